/** The board glides to what the camera follows; what fingers and buttons choose is there at once. */
import { reducedMotion } from "../settings.ts";
import { type View, viewBox, type Window } from "./viewport.ts";

const LASTS = 280;
let drawn: Window | null = null;
let next = 0;

/** Show a part of the board in its drawing. */
export function glideTo(svg: SVGSVGElement, to: Window, view: View, calmly: boolean): void {
  cancelAnimationFrame(next);
  const from = drawn;
  const draw = (seen: Window) => svg.setAttribute("viewBox", viewBox((drawn = seen), view));
  if (!from || !calmly || reducedMotion.peek() || from.zoom !== to.zoom) return draw(to);
  const start = performance.now();
  const step = (now: number): void => {
    const part = Math.min(1, (now - start) / LASTS);
    const eased = part * part * (3 - 2 * part);
    draw({ zoom: to.zoom, x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased });
    if (part < 1) next = requestAnimationFrame(step);
  };
  next = requestAnimationFrame(step);
}
