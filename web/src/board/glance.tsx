/** The whole board in a corner of a small screen, with the part that is seen; a tap shows all of it. */
import * as texts from "words/board.ts";
import { game } from "../games/current.ts";
import type { Spot } from "../protocol/index.ts";
import { shown, snapshot } from "../store.ts";
import { lookAtAll, seen, view } from "./camera.ts";
import "./glance.css";
import type { Outline } from "./sheet.ts";
import { layout } from "./state.ts";
import { seenFrame } from "./viewport.ts";

export function Glance() {
  const here = layout.value;
  const { frame } = view.value;
  if (!here) return null;
  const outlineOf = (spot: Spot | null): Outline[] => {
    const found = spot && here.outlines.get(spot);
    return found && isWithin(found) ? [found] : [];
  };
  const isWithin = ({ x, y }: Outline) =>
    x > frame.x && x < frame.x + frame.width && y > frame.y && y < frame.y + frame.height;
  const cells = here.sheet.cells.flatMap(outlineOf);
  const burning = (game.value.board?.burning?.(shown.value) ?? []).flatMap(outlineOf);
  const pawns = snapshot.value?.pawns ?? [];
  return (
    <button class="glance" aria-label={texts.wholeBoard} title={texts.wholeBoard} onClick={lookAtAll}>
      <svg viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`} aria-hidden="true">
        <path class="glance-cells" d={cells.map(({ d }) => d).join("")} />
        <path class="glance-fire" d={burning.map(({ d }) => d).join("")} />
        {pawns.map((_, pawn) =>
          outlineOf(game.value.board?.placeOf(shown.value, pawn) ?? null).map(({ x, y }) => (
            <circle key={pawn} class={`glance-pawn pawn-${pawn}`} cx={x} cy={y} r="34" />
          )),
        )}
        <rect class="glance-seen" {...clipped()} rx="20" />
      </svg>
    </button>
  );
}

/** What is seen, as far as it lies on the frame. */
function clipped() {
  const { frame } = view.value;
  const part = seenFrame(seen.value, view.value);
  const [left, top] = [Math.max(frame.x, part.x), Math.max(frame.y, part.y)];
  return {
    x: left,
    y: top,
    width: Math.min(frame.x + frame.width, part.x + part.width) - left,
    height: Math.min(frame.y + frame.height, part.y + part.height) - top,
  };
}
