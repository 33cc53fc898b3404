/** The tools of the drawing board: each has a key, works on edges or on squares, and says what it does. */
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
  group: "Between squares" | "Inside" | "Outside" | "At the start";
  on: "edge" | "square";
  /** Is it of use while it is drawn over many places? */
  strokes: boolean;
  use(house: House, place: string, hand: Hand): Edited;
}

function edgeTool(id: EdgeKind | "open", title: string, key: string): Tool {
  const kind = id === "open" ? null : id;
  return { id, title, key, group: "Between squares", on: "edge", strokes: true, use: (house, place) => drawEdge(house, place, kind) };
}

export const TOOLS: Tool[] = [
  edgeTool("wall", "Wall", "w"),
  edgeTool("door", "Door", "d"),
  edgeTool("exit", "Exit", "e"),
  edgeTool("window", "Window", "i"),
  edgeTool("light", "Light wall", "l"),
  edgeTool("open", "Nothing", "o"),
  {
    id: "room",
    title: "Room",
    key: "r",
    group: "Inside",
    on: "square",
    strokes: true,
    use: (house, place, { letter }) => paintRoom(house, place, letter),
  },
  {
    id: "stairs",
    title: "Stairs",
    key: "s",
    group: "Inside",
    on: "square",
    strokes: false,
    use: (house, place) => paintRoom(house, place, STAIRS),
  },
  { id: "arrow", title: "Arrow", key: "v", group: "Inside", on: "square", strokes: false, use: (house, place) => turnArrow(house, place) },
  {
    id: "engine",
    title: "Engine",
    key: "g",
    group: "Outside",
    on: "square",
    strokes: false,
    use: (house, place) => park(house, place, "En"),
  },
  {
    id: "ambulance",
    title: "Ambulance",
    key: "a",
    group: "Outside",
    on: "square",
    strokes: false,
    use: (house, place) => park(house, place, "Am"),
  },
  { id: "barred", title: "No entry", key: "n", group: "Outside", on: "square", strokes: false, use: (house, place) => barSquare(house, place) },
  {
    id: "fire",
    title: "Fire",
    key: "f",
    group: "At the start",
    on: "square",
    strokes: false,
    use: (house, place, { start }) => toggleStart(house, place, start, "fire"),
  },
  {
    id: "poi",
    title: "Point of interest",
    key: "p",
    group: "At the start",
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
    ? `${tool.title}: go to the line between two squares.`
    : `${tool.title}: go to a square, not to the line between two.`;
}
