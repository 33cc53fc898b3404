/** Fingers and mouse on the board: tap, hold or right click, drag, pinch, double tap and pencil strokes. */
import type { Spot } from "../protocol/index.ts";
import { game } from "../games/current.ts";
import { hovered, snapshot, you } from "../store.ts";
import { act } from "./acting.ts";
import { look, seen, view } from "./camera.ts";
import { addToStroke, finishStroke } from "./pencil.ts";
import { distance, isCell, type Point, pick, pickAll } from "./sheet.ts";
import { isOpen, layout, pencil, pointing, targets } from "./state.ts";
import { askWhyNot } from "./why_not.ts";
import { onSheet, scaleOfScreen, type Window, zoomed, held } from "./viewport.ts";

const HOLD = 550;
const DOUBLE = 320;
/** Pixels that a finger may slip during a tap. */
const SLIP = 9;
/** Half of the 44 pixels that a finger needs. */
const FINGER = 22;
const MOUSE = 8;

/** The spots that a point of the screen means: where something can be done, else the cell. */
function spotsAt(x: number, y: number, finger: boolean): Spot[] {
  const here = layout.peek();
  const point = onSheet(x, y);
  if (!here || !point) return [];
  const least = (finger ? FINGER : MOUSE) / scaleOfScreen();
  const lit = isOpen.peek() ? pickAll(point, targets.peek().keys(), here.outlines, least) : [];
  return lit.length ? lit : pickAll(point, here.sheet.cells, here.outlines);
}

function spotAt(x: number, y: number, finger: boolean): Spot | null {
  return spotsAt(x, y, finger)[0] ?? null;
}

/** The handlers of the drawing. */
export function gestures() {
  const down = new Map<number, Point>();
  let start: Point | null = null;
  let from: Window | null = null;
  let spread = 0;
  let slipped = false;
  let lastTap = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function begin(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    clearTimeout(timer);
    if (down.size === 2) return beginPinch();
    start = { x: event.clientX, y: event.clientY };
    from = seen.peek();
    slipped = false;
    if (pencil.peek()) {
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      return draw(event);
    }
    timer = setTimeout(() => hold(event), HOLD);
  }

  function beginPinch(): void {
    const [a, b] = [...down.values()];
    spread = distance(a!, b!);
    from = seen.peek();
    slipped = true;
  }

  function move(event: PointerEvent): void {
    const before = down.get(event.pointerId);
    if (!before) {
      if (event.pointerType === "mouse") point(spotAt(event.clientX, event.clientY, false));
      return;
    }
    const now = { x: event.clientX, y: event.clientY };
    down.set(event.pointerId, now);
    if (down.size === 2) return pinch();
    if (start && distance(start, now) > SLIP) {
      slipped = true;
      clearTimeout(timer);
    }
    if (pencil.peek()) draw(event);
    else if (slipped && start && from) drag(start, now, from);
  }

  /** The pawn on turn shows where it would go; otherwise the sheet moves, if there is more of it. */
  function drag(begun: Point, now: Point, before: Window): void {
    if (isDragged(begun)) return point(cellAt(now));
    if (before.zoom <= 1) return;
    const scale = scaleOfScreen();
    const [x, y] = [before.x - (now.x - begun.x) / scale, before.y - (now.y - begun.y) / scale];
    look(held({ ...before, x, y }, view.peek()));
  }

  function pinch(): void {
    const [a, b] = [...down.values()] as [Point, Point];
    const middle = onSheet((a.x + b.x) / 2, (a.y + b.y) / 2);
    if (!middle || !spread) return;
    const wanted = distance(a, b) / spread;
    look(zoomed(seen.peek(), middle, (from!.zoom * wanted) / seen.peek().zoom, view.peek()));
  }

  function end(event: PointerEvent): void {
    if (!down.delete(event.pointerId)) return;
    clearTimeout(timer);
    if (pencil.peek()) finishStroke();
    else if (slipped && start && !down.size) drop(start, { x: event.clientX, y: event.clientY });
  }

  /** The pawn on turn may be dragged to where it is to go. */
  function drop(begun: Point, at: Point): void {
    if (!isDragged(begun)) return;
    const to = cellAt(at);
    point(null);
    if (to && to !== pawnCell()) act(() => [to], to, () => refuse(to));
  }

  /** A click comes after the fingers are up; what was a drag or a pinch is none. */
  function click(event: MouseEvent): void {
    if (slipped || pencil.peek() || pointing.peek()) {
      slipped = false;
      return;
    }
    const finger = (event as PointerEvent).pointerType === "touch";
    const found = spotsAt(event.clientX, event.clientY, finger);
    const spots = found.length ? found : placeOf(event);
    const [best] = spots;
    if (!best) return tap(event);
    act(() => spots, best, () => {
      refuse(best);
      tap(event);
    });
  }

  /** Two clicks where nothing can be done look closer, and two more back. */
  function tap(event: MouseEvent): void {
    const again = event.timeStamp - lastTap < DOUBLE;
    lastTap = again ? 0 : event.timeStamp;
    if (again) toggle(event);
  }

  function toggle(event: MouseEvent): void {
    const at = onSheet(event.clientX, event.clientY);
    if (at) look(zoomed(seen.peek(), at, seen.peek().zoom > 1.2 ? 0.01 : 2.4, view.peek()));
  }

  function hold(event: MouseEvent): void {
    const spot = spotAt(event.clientX, event.clientY, true);
    if (!spot || you.peek().person === null) return;
    slipped = true;
    pointing.value = spot;
  }

  function wheel(event: WheelEvent): void {
    const at = event.ctrlKey ? onSheet(event.clientX, event.clientY) : null;
    if (!at) return;
    event.preventDefault();
    look(zoomed(seen.peek(), at, Math.exp(-event.deltaY / 200), view.peek()));
  }

  function draw(event: PointerEvent): void {
    const spot = cellAt({ x: event.clientX, y: event.clientY });
    if (spot && isCell(spot)) addToStroke(spot);
  }

  return {
    onPointerDown: begin,
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === "mouse") point(null);
    },
    onClick: click,
    onWheel: wheel,
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      hold(event);
      slipped = false;
    },
  };
}

/** Where the pawn on turn stands. */
function pawnCell(): Spot | null {
  const now = snapshot.peek();
  return now && now.awaits.pawn >= 0 ? (game.peek().board?.placeOf(now.view, now.awaits.pawn) ?? null) : null;
}

/** The cell at a point of the screen. */
function cellAt({ x, y }: Point): Spot | null {
  const here = layout.peek();
  const at = onSheet(x, y);
  return here && at ? pick(at, here.sheet.cells, here.outlines) : null;
}

/** Does a drag that begins there take the pawn along? */
function isDragged(begun: Point): boolean {
  const home = pawnCell();
  return isOpen.peek() && home !== null && cellAt(begun) === home;
}

/** Nothing can be done there: say why not. */
function refuse(spot: Spot): void {
  point(spot);
  void askWhyNot(spot);
}

function point(spot: Spot | null): void {
  if (hovered.peek() !== spot) hovered.value = spot;
}

/** Screen readers click an element and tell no point. */
function placeOf(event: MouseEvent): Spot[] {
  const spot = (event.target as Element).closest<SVGElement>("[data-spot]")?.dataset["spot"];
  return spot ? [spot] : [];
}
