/** Who is who in a portrait: the shape of the frame, the coat, what is carried. The heads are in heads.svg. */

export interface Figure {
  /** The colour of the frame, as the page's themes have it. */
  tone: string;
  coat: string;
  /** The outline of the frame, in a box of 100. */
  frame: string;
  /** Drawn behind the shoulders. */
  behind?: string;
  /** Drawn on the coat, instead of the stripe that shines in the dark. */
  chest?: string;
}

const FRAMES = {
  disc: "M50 4A46 46 0 1 1 50 96A46 46 0 1 1 50 4z",
  diamond: "M50 2L98 50L50 98L2 50z",
  screen: "M18 6H82Q94 6 94 18V82Q94 94 82 94H18Q6 94 6 82V18Q6 6 18 6z",
  shield: "M50 3L92 13V48C92 74 74 90 50 98C26 90 8 74 8 48V13z",
  drop: "M50 2C60 17 92 36 92 61C92 83 73 97 50 97C27 97 8 83 8 61C8 36 40 17 50 2z",
  hexagon: "M50 3L91 26V74L50 97L9 74V26z",
  flatHexagon: "M26 8H74L97 50L74 92H26L3 50z",
  house: "M50 3L95 38V92Q95 96 91 96H9Q5 96 5 92V38z",
  octagon: "M33 4H67L96 33V67L67 96H33L4 67V33z",
  arch: "M6 96V48A44 44 0 0 1 94 48V96z",
  flower: "M50 4Q66 4 70 18Q86 14 92 28Q96 40 88 50Q96 60 92 72Q86 86 70 82Q66 96 50 96Q34 96 30 82Q14 86 8 72Q4 60 12 50Q4 40 8 28Q14 14 30 18Q34 4 50 4z",
  bone: "M24 8Q38 8 50 14Q62 8 76 8Q94 10 94 28Q94 40 88 50Q94 60 94 72Q94 90 76 92Q62 92 50 86Q38 92 24 92Q6 90 6 72Q6 60 12 50Q6 40 6 28Q6 10 24 8z",
  tag: "M6 20Q6 8 18 8H82Q94 8 94 20V66L50 97L6 66z",
};

const COLLAR = '<path class="ln" d="M38 77Q40 95 50 95Q60 95 62 77"/>';
const AXE =
  '<g transform="translate(85 62) rotate(24)"><path class="ink" fill="#a8794a" d="M-2.5 -34h5v62h-5z"/>' +
  '<path class="ink" fill="#cfd4d8" d="M2 -32Q15 -36 17 -22Q10 -22 2 -18zM-2 -30L-12 -26L-2 -22z"/></g>';
const BOTTLE =
  '<rect class="ink" x="70" y="46" width="17" height="44" rx="8" fill="#e8b93c"/><path class="ink" fill="#39434c" d="M75 40h7v7h-7z"/>';
const HARNESS =
  '<path d="M26 84Q50 96 74 84" fill="none" stroke="#fff3d8" stroke-width="5"/>' +
  '<path class="ink" fill="#fff3d8" d="M43 84h14v14h-14z"/><path d="M50 86v10M45 91h10" stroke="#c22a20" stroke-width="3.4"/>';
const TIE = '<path class="ink" fill="#f4f1ea" d="M40 76L50 81L60 76L58 92H42z"/><path class="ink" fill="#16273f" d="M47 81h6l3 18h-12z"/>';

function plain(pawn: number, coat: string, frame: string): Figure {
  return { tone: `var(--pawn-${pawn})`, coat, frame };
}

function special(role: string, coat: string, frame: string, more: Partial<Figure> = {}): Figure {
  return { tone: `var(--tone-${role})`, coat, frame, ...more };
}

/** Every portrait by its id; plain firefighters have one for each number. */
export const FIGURES: Record<string, Figure> = {
  "firefighter-1": plain(0, "#3a4048", FRAMES.disc),
  "firefighter-2": plain(1, "#3a4048", FRAMES.diamond),
  "firefighter-3": plain(2, "#3a4048", FRAMES.screen),
  "firefighter-4": plain(3, "#3a4048", FRAMES.shield),
  "firefighter-5": plain(4, "#3a4048", FRAMES.hexagon),
  "firefighter-6": plain(5, "#3a4048", FRAMES.drop),
  paramedic: special("paramedic", "#2f7fb8", FRAMES.disc, { chest: COLLAR + '<circle class="ink" cx="50" cy="95" r="4" fill="#cfd4d8"/>' }),
  "fire-captain": special("fire-captain", "#a8242d", FRAMES.shield),
  "rescue-specialist": special("rescue-specialist", "#e0701a", FRAMES.diamond, { behind: AXE }),
  "driver-operator": special("driver-operator", "#43833f", FRAMES.octagon),
  "imaging-technician": special("imaging-technician", "#7453b3", FRAMES.screen),
  "cafs-firefighter": special("cafs-firefighter", "#138487", FRAMES.drop, { behind: BOTTLE }),
  "hazmat-technician": special("hazmat-technician", "#e6c62d", FRAMES.hexagon, {
    chest: '<path d="M18 92H82" stroke="#8c7300" stroke-width="3"/>',
  }),
  generalist: special("generalist", "#9a6b41", FRAMES.house),
  "structural-engineer": special("structural-engineer", "#d9822b", FRAMES.flatHexagon),
  veteran: special("veteran", "#4a4f57", FRAMES.arch),
  "rescue-dog": special("rescue-dog", "#c22a20", FRAMES.bone, { chest: HARNESS }),
  "fire-prevention-specialist": special("fire-prevention-specialist", "#31507a", FRAMES.tag, { chest: TIE }),
};

/** The portrait of a pawn by its role. */
export function figureOf(role: string, pawn: number): string {
  return role in FIGURES ? role : `firefighter-${(pawn % 6) + 1}`;
}

/** The faces of those who live in the house. */
export const FACES = ["alder", "pip", "nora", "biscuit", "sam", "june", "granny", "tomas", "miso", "ida", "leo", "hana"];

/** Is it the face of an animal? */
export function isAnimal({ face }: { face: string }): boolean {
  return ["biscuit", "miso"].includes(face);
}
