/** The part of the sheet that is seen: fingers and wheel zoom and move it. */
import type { Frame, Point } from "./sheet.ts";

export interface Window {
  /** 1 shows the whole frame. */
  zoom: number;
  /** The middle of what is seen, in the units of the sheet. */
  x: number;
  y: number;
}

const MOST_ZOOM = 5;

/** All of a frame. */
export function whole({ x, y, width, height }: Frame): Window {
  return { zoom: 1, x: x + width / 2, y: y + height / 2 };
}

/** Kept within the frame. */
export function held(seen: Window, frame: Frame): Window {
  const zoom = Math.max(1, Math.min(MOST_ZOOM, seen.zoom));
  const hold = (middle: number, start: number, size: number) => {
    const half = size / zoom / 2;
    return Math.max(start + half, Math.min(start + size - half, middle));
  };
  return { zoom, x: hold(seen.x, frame.x, frame.width), y: hold(seen.y, frame.y, frame.height) };
}

/** Zoomed so that a point of the sheet stays where it is on the screen. */
export function zoomed(seen: Window, at: Point, factor: number, frame: Frame): Window {
  const zoom = Math.max(1, Math.min(MOST_ZOOM, seen.zoom * factor));
  const part = seen.zoom / zoom;
  return held({ zoom, x: at.x + (seen.x - at.x) * part, y: at.y + (seen.y - at.y) * part }, frame);
}

export function viewBox({ zoom, x, y }: Window, { width, height }: Frame): string {
  const [wide, high] = [width / zoom, height / zoom];
  return `${round(x - wide / 2)} ${round(y - high / 2)} ${round(wide)} ${round(high)}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
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
