/** The tools of the drawing board: each has a key, works on edges or on squares, and says what it does. */
import * as texts from "words/flashpoint-editor.ts";
import { turnArrow } from "./arrows.ts";
import { barSquare, drawEdge, type Edited, paintRoom, park, type Start, toggleStart } from "./edits.ts";
import { type House, isEdge, STAIRS } from "./house.ts";
import type { EdgeKind } from "../protocol.ts";

/** What a tool needs to know besides where it is used. */
export interface Hand {
  /** The room that is painted. */
  letter: string;
  /** The game whose start squares are set. */
  start: Start;
}

export interface Tool {
  id: string;
  title: string;
  key: string;
  group: "between" | "inside" | "outside" | "start";
  on: "edge" | "square";
  /** Is it of use while it is drawn over many places? */
  strokes: boolean;
  use(house: House, place: string, hand: Hand): Edited;
}

function edgeTool(id: EdgeKind | "open", title: string, key: string): Tool {
  const kind = id === "open" ? null : id;
  return { id, title, key, group: "between", on: "edge", strokes: true, use: (house, place) => drawEdge(house, place, kind) };
}

export const TOOLS: Tool[] = [
  edgeTool("wall", texts.wall, "w"),
  edgeTool("door", texts.door, "d"),
  edgeTool("exit", texts.exit, "e"),
  edgeTool("window", texts.window, "i"),
  edgeTool("light", texts.lightWall, "l"),
  edgeTool("open", texts.nothing, "o"),
  {
    id: "room",
    title: texts.room,
    key: "r",
    group: "inside",
    on: "square",
    strokes: true,
    use: (house, place, { letter }) => paintRoom(house, place, letter),
  },
  {
    id: "stairs",
    title: texts.stairs,
    key: "s",
    group: "inside",
    on: "square",
    strokes: false,
    use: (house, place) => paintRoom(house, place, STAIRS),
  },
  { id: "arrow", title: texts.arrow, key: "v", group: "inside", on: "square", strokes: false, use: (house, place) => turnArrow(house, place) },
  {
    id: "engine",
    title: texts.engine,
    key: "g",
    group: "outside",
    on: "square",
    strokes: false,
    use: (house, place) => park(house, place, "En"),
  },
  {
    id: "ambulance",
    title: texts.ambulance,
    key: "a",
    group: "outside",
    on: "square",
    strokes: false,
    use: (house, place) => park(house, place, "Am"),
  },
  { id: "barred", title: texts.noEntry, key: "n", group: "outside", on: "square", strokes: false, use: (house, place) => barSquare(house, place) },
  {
    id: "fire",
    title: texts.fire,
    key: "f",
    group: "start",
    on: "square",
    strokes: false,
    use: (house, place, { start }) => toggleStart(house, place, start, "fire"),
  },
  {
    id: "poi",
    title: texts.pointTool,
    key: "p",
    group: "start",
    on: "square",
    strokes: false,
    use: (house, place, { start }) => toggleStart(house, place, start, "poi"),
  },
];

export const GROUPS = [...new Set(TOOLS.map(({ group }) => group))];

/** What becomes of a house when a tool is used at a place that it may not be for. */
export function used(tool: Tool, house: House, place: string, hand: Hand): Edited {
  if (isEdge(place) === (tool.on === "edge")) return tool.use(house, place, hand);
  return tool.on === "edge"
    ? texts.goToLine({ tool: tool.title })
    : texts.goToSquare({ tool: tool.title });
}
