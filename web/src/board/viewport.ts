/** The part of the sheet that is seen: fingers and wheel zoom and move it. */
import type { Frame, Point } from "./sheet.ts";

export interface Window {
  /** 1 shows the whole frame. */
  zoom: number;
  /** The middle of what is seen, in the units of the sheet. */
  x: number;
  y: number;
}

/** What is looked at: a frame of the sheet, in room of some shape on the screen. */
export interface View {
  frame: Frame;
  room: Size;
}

export interface Size {
  width: number;
  height: number;
}

const MOST_ZOOM = 5;
/** How near the border of what is seen something may come before the window follows it. */
const NEAR = 0.16;

/** All of a frame. */
export function whole({ frame: { x, y, width, height } }: View): Window {
  return { zoom: 1, x: x + width / 2, y: y + height / 2 };
}

/** The frame, grown to the shape of the room. */
function grown({ frame, room }: View): Size {
  const scale = Math.min(room.width / frame.width, room.height / frame.height);
  return { width: room.width / scale, height: room.height / scale };
}

/** Pixels for a unit of the sheet at which everything on it can be read and tapped. */
const LEGIBLE = 0.62;

/** The zoom at which a frame can be read, and leaves no part of the room empty. */
export function legible(view: View): number {
  const { width, height } = grown(view);
  return Math.max(width / view.frame.width, height / view.frame.height, (LEGIBLE * width) / view.room.width);
}

/** Kept within the frame; what is smaller than the room lies in its middle. */
export function held(seen: Window, view: View): Window {
  const zoom = Math.max(1, Math.min(MOST_ZOOM, seen.zoom));
  const { frame } = view;
  const { width, height } = grown(view);
  const hold = (middle: number, start: number, size: number, shown: number) =>
    shown >= size ? start + size / 2 : Math.max(start + shown / 2, Math.min(start + size - shown / 2, middle));
  return { zoom, x: hold(seen.x, frame.x, frame.width, width / zoom), y: hold(seen.y, frame.y, frame.height, height / zoom) };
}

/** Zoomed so that a point of the sheet stays where it is on the screen. */
export function zoomed(seen: Window, at: Point, factor: number, view: View): Window {
  const zoom = Math.max(1, Math.min(MOST_ZOOM, seen.zoom * factor));
  const part = seen.zoom / zoom;
  return held({ zoom, x: at.x + (seen.x - at.x) * part, y: at.y + (seen.y - at.y) * part }, view);
}

/** Around a point that has come near the border or beyond it; else as it was. */
export function following(seen: Window, at: Point, view: View): Window {
  const { width, height } = grown(view);
  const isFar = (far: number, size: number) => Math.abs(far) > (size / seen.zoom) * (0.5 - NEAR);
  if (!isFar(at.x - seen.x, width) && !isFar(at.y - seen.y, height)) return seen;
  return held({ ...seen, ...at }, view);
}

/** What is seen, in the shape of the room. */
export function seenFrame({ zoom, x, y }: Window, view: View): Frame {
  const { width, height } = grown(view);
  const [wide, high] = [width / zoom, height / zoom];
  return { x: x - wide / 2, y: y - high / 2, width: wide, height: high };
}

export function viewBox(seen: Window, view: View): string {
  const { x, y, width, height } = seenFrame(seen, view);
  return [x, y, width, height].map((value) => Math.round(value * 100) / 100).join(" ");
}

let drawing: SVGSVGElement | null = null;

/** The drawing that points are measured in. */
export function setDrawing(svg: SVGSVGElement | null): void {
  drawing = svg;
}

/** A point of the screen on the sheet. */
export function onSheet(clientX: number, clientY: number): Point | null {
  const matrix = drawing?.getScreenCTM();
  if (!matrix) return null;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return { x, y };
}

/** A point of the sheet on the screen. */
export function onScreen(point: Point): Point {
  const matrix = drawing?.getScreenCTM();
  if (!matrix) return point;
  const { x, y } = new DOMPoint(point.x, point.y).matrixTransform(matrix);
  return { x, y };
}

/** Pixels for each unit of the sheet. */
export function scaleOfScreen(): number {
  return drawing?.getScreenCTM()?.a || 1;
}
