/** What a game brings to the page; everything else asks for it here. */
import type { ComponentChild, ComponentChildren } from "preact";
import type { Effects } from "../cascade/drawings.tsx";
import type { Layout, Shape } from "../board/layout.ts";
import type { Fault, Offer, Scene, Spot, Track, View } from "../protocol/index.ts";
import type { Sound } from "../sound/sound.ts";

export interface PictureProps<S, V, L> {
  scene: S;
  view: V;
  layout: L;
  /** What lies under the pieces and over the ground. */
  children?: ComponentChildren;
}

/** A board of the game's own, with places to click. */
export interface BoardFace<S extends Scene = Scene, V extends View = View, L extends Layout = Layout> {
  /** Where everything of a position lies. */
  layOut(scene: S, view: V, shape: Shape): L;
  /** The shape in which so much room shows it best; "wide" where it has only one. */
  bestShape?(scene: S, width: number, height: number): Shape;
  /** The shape of a picture on a narrow screen. */
  narrowShape?(scene: S): Shape;
  Picture(props: PictureProps<S, V, L>): ComponentChild;
  /** What lies below the board. */
  Strip?(props: { scene: S; view: V }): ComponentChild;
  /** What the turn is about, above its actions. */
  Turn?(props: { scene: S; view: V }): ComponentChild;
  /** What lies beside the board, below the actions. */
  Things?(props: { scene: S; view: V }): ComponentChild;
  /** The place of a pawn; null while it is not on the board. */
  placeOf(view: V, pawn: number): Spot | null;
  /** The pawn whose turn it is. */
  onTurn(view: V): number;
  /** Places that burn already, so that no threat of it is shown. */
  burning?(view: V): Spot[];
}

/** What the pawn on turn has to spend. */
export interface Purse {
  pawn: number;
  /** What is left of it, whatever it is for. */
  left: number;
  /** The most there was since the turn began, as far as this page has seen it. */
  most: number;
  saved: number;
}

/** A kind of card on paper. */
export interface PrintedCard {
  id: string;
  title: string;
  text: string;
  /** How many of it the game has. */
  count: number;
  picture: ComponentChild;
}

export interface EditorProps {
  /** The file as it is now; the editor draws it and tells of every change. */
  text: string;
  /** Changes of the same stroke one after the other are undone together. */
  change: (text: string, stroke?: string) => void;
  /** What the service finds wrong with the file. */
  fault: Fault | null;
}

/** How a file of players' own is made on the page. */
export interface FileEditor {
  title: string;
  /** What it is for, in a sentence. */
  intro: string;
  /** How the names of its files end. */
  ending: string;
  /** The rule set in which it is tried first; the game's first one if there is nothing to say. */
  ruleset?: string;
  /** Beginnings besides the game's own files. */
  blanks: { title: string; text: string }[];
  Editor(props: EditorProps): ComponentChild;
  /** A file as a small picture. */
  Picture(props: { text: string }): ComponentChild;
  /** What a file calls itself; empty if it says nothing. */
  titleOf(text: string): string;
}

export interface Game<S extends Scene = Scene, V extends View = View, L extends Layout = Layout> {
  /** What one of the crew is called. */
  member: string;
  /** Its sign, in a box of 48 by 36. */
  Sign(): ComponentChild;
  /** The address of the picture on the box that a rule set came in. */
  coverOf?(ruleset: string): string;
  /** Null: it is shown as the engine draws it, and played from the list of actions. */
  board: BoardFace<S, V, L> | null;
  /** The symbol of a pawn's portrait. */
  faceOf?(view: V, pawn: number): string;
  /** The colour that marks a pawn, if it is not the one of its number. */
  toneOf?(view: V, pawn: number): string | null;
  /** What a pawn has saved for later turns. */
  savedOf?(view: V, pawn: number): number;
  /** A track as a picture; null for a row of steps. */
  drawTrack?(track: Track, value: number, scene: S, view: V): ComponentChild;
  /** The portrait of a role, as its card shows it. */
  roleFace?(role: string): string;
  /** The cards that lie open, in games that have some. */
  Cards?(props: { scene: S; view: V }): ComponentChild;
  hasCards?(view: V): boolean;
  /** Every kind of card, to be printed. */
  printedCards?(scene: S, view: V): PrintedCard[];
  /** The last picture of a game. */
  Ending?(props: { scene: S; view: V; won: boolean }): ComponentChild;
  /** What the crew is here for, and what it must not let happen. */
  aimWords?(scene: S): string;
  /** What lies at a place means, for newcomers; empty where nothing needs to be told. */
  meaningOf?(view: V, spot: Spot): string;
  /** What became of people, in a sentence for the end. */
  endingWords?(scene: S, view: V, won: boolean): string;
  /** What a pawn did, in a few words, from how often it did what. */
  deedsOf?(counted: Record<string, number>): string;
  /** What is said instead of many lines of a kind in a row. */
  inShort?: Record<string, string>;
  /** What is to be done before what ends the turn or the fight; nothing where the end is as good. */
  firstOf?(offers: Offer[]): Offer | undefined;
  /** The id of a pawn's role; null if it has none. */
  roleOf(view: V, pawn: number): string | null;
  /** What the pawn on turn has to spend, after what was known of it. */
  purseOf?(view: V, before: Purse | null): Purse | null;
  /** What a face of a die is called. */
  faceTitle?(scene: S, letter: string): string;
  /** The editors of files of players' own by the name of the file, fetched when one is opened. */
  editors?: Record<string, () => Promise<FileEditor>>;
  effects: Effects;
  /** Sounds by the kind of what happens. */
  sounds: Record<string, Sound>;
}

/** The ends of tracks by their keys, for sentences that tell them. */
export function goalsOf<K extends string>(tracks: readonly Track[]): Record<K, number> {
  return Object.fromEntries(tracks.map(({ key, goal }) => [key, goal])) as Record<K, number>;
}
