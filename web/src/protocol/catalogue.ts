/** The catalogue of ways to play: GET /api/rulesets. */

export interface OptionInfo {
  name: string;
  title: string;
  /** "words": any number of the choices, with spaces between them. */
  kind: "number" | "switch" | "choice" | "words";
  default: number | boolean | string;
  low: number;
  high: number;
  choices: string[];
  text: string;
  source: string;
}

/** A thing to choose with a line of text: a board, a difficulty, a role. */
export interface Choice {
  id: string;
  title: string;
  text: string;
}

export interface Preset {
  id: string;
  title: string;
  text: string;
  setup: Setup;
}

export interface Ruleset {
  id: string;
  game: "flashpoint" | "hotshots";
  title: string;
  text: string;
  boards: Choice[];
  difficulties: Choice[];
  crew: number[];
  roles: Choice[];
  /** The difficulties in which everybody has a card, which the players may choose at the table. */
  choosing: string[];
  options: OptionInfo[];
  presets: Preset[];
}

export interface Catalogue {
  rulesets: Ruleset[];
  bots: Choice[];
  /** The day of the daily seed, such as "2026-11-15". */
  today: string;
}

export interface Setup {
  ruleset: string;
  board?: string;
  difficulty?: string;
  crew?: number | string[];
  options?: Record<string, number | boolean | string>;
  files?: Record<string, string>;
}
