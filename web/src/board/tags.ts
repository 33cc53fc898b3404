/** Where the tag with a price lies: at the border of its place, where it covers nobody and no other tag. */
import type { Frame, Outline, Point } from "./sheet.ts";

/** Somebody who is drawn on the board. */
export interface Disc extends Point {
  r: number;
}

const HEIGHT = 18;

/** How wide a tag is. */
export function tagWidth(text: string): number {
  return Math.max(22, text.length * 8.6 + 12);
}

export interface Tagged {
  outline: Outline;
  text: string;
}

/** The middle of each tag, one after the other and on no name; null for a place that has none. */
export function placeTags(tagged: Tagged[], people: Disc[], scale: number, names: Frame[] = []): (Point | null)[] {
  const taken: Frame[] = [...names];
  const points = tagged.map((): Point | null => null);
  for (const index of narrowestFirst(tagged)) {
    const { outline, text } = tagged[index]!;
    const [width, height] = [tagWidth(text) * scale, HEIGHT * scale];
    const ranked = candidates(outline, width, height).map((point) => {
      const frame = { x: point.x - width / 2, y: point.y - height / 2, width, height };
      return { point, frame, covered: covered(frame, people, taken) };
    });
    const best = ranked.find((one) => !one.covered) ?? ranked.toSorted((one, other) => one.covered - other.covered)[0];
    if (!best) continue;
    taken.push(best.frame);
    points[index] = best.point;
  }
  return points;
}

/** Doors and walls have little choice of where their tag lies, so squares leave it to them. */
function narrowestFirst(tagged: Tagged[]): number[] {
  const isLine = (index: number) => tagged[index]!.outline.kind === "line";
  return [...tagged.keys()].toSorted((one, other) => Number(isLine(other)) - Number(isLine(one)));
}

/** Squares have their tag on a border, where no piece lies, tiles at a side, lines on or beside them.
 *
 * Pawns and vehicles have none, as they are drawn on squares that have one.
 */
function candidates({ x, y, half, kind, reach, ends }: Outline, width: number, height: number): Point[] {
  if (half) {
    const [dx, dy] = [half[0] - 2 - width / 2, half[1]];
    const corners = (high: number) => [1, -1].flatMap((down) => [1, -1].map((right) => ({ x: x + right * dx, y: y - down * high })));
    return [...corners(dy), ...corners(dy - height)];
  }
  if (kind === "line") return [{ x, y }, ...beside(x, y, ends, width, height)];
  const far = reach + 10 - width / 2;
  return reach > 60 ? [1, -1].map((right) => ({ x: x + right * far, y })) : [];
}

/** On either side of a line, or at one of its ends. */
function beside(x: number, y: number, ends: Outline["ends"], width: number, height: number): Point[] {
  if (!ends) return [];
  const upright = Math.abs(ends[0].x - ends[1].x) < Math.abs(ends[0].y - ends[1].y);
  const [dx, dy] = upright ? [width / 2 + 4, 0] : [0, height / 2 + 4];
  return [{ x: x - dx, y: y - dy }, { x: x + dx, y: y + dy }, ...ends];
}

/** By how much a tag lies on people or on other tags. */
function covered(tag: Frame, people: Disc[], tags: Frame[]): number {
  const onPeople = people.map(({ x, y, r }) => {
    const [dx, dy] = [x - held(x, tag.x, tag.width), y - held(y, tag.y, tag.height)];
    return Math.max(0, r - Math.hypot(dx, dy));
  });
  const onTags = tags.map((other) => Math.max(0, Math.min(common(tag, other, "x", "width"), common(tag, other, "y", "height"))));
  return [...onPeople, ...onTags].reduce((sum, part) => sum + part, 0);
}

function held(value: number, from: number, length: number): number {
  return Math.max(from, Math.min(from + length, value));
}

function common(one: Frame, other: Frame, from: "x" | "y", size: "width" | "height"): number {
  return Math.min(one[from] + one[size], other[from] + other[size]) - Math.max(one[from], other[from]);
}
