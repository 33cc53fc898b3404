/** What a frame looks like while it happens, as its game draws it. */
import type { Outline, Point } from "../board/sheet.ts";
import { layout } from "../board/state.ts";
import { game } from "../games/current.ts";
import type { Spot } from "../protocol/index.ts";
import { reducedMotion } from "../settings.ts";
import "./cascade.css";
import { current, isRunning, reel } from "./control.ts";
import { Label, Ring } from "./drawings.tsx";

export function Effects() {
  const frame = current.value;
  const here = layout.value;
  const { drawn, loud, lasting, told, blast } = game.value.effects;
  if (!frame || !here || (!frame.fire && !loud.includes(frame.kind))) return null;
  if (!isRunning.value && !lasting.includes(frame.kind) && !frame.fire) return null;
  const at = frame.spots.map((spot) => here.outlines.get(spot)).find((found) => found !== undefined);
  if (!at) return null;
  const words = told?.[frame.kind]?.(frame);
  const still = reducedMotion.value;
  const Draw = still ? Ring : (drawn[frame.kind] ?? Ring);
  return (
    <g key={`${reel.value.at}/${frame.kind}`} class={`effect ${frame.kind}${still ? " still" : ""}`} aria-hidden="true">
      <Draw frame={frame} at={at} from={lastOf(blast, here.outlines)} />
      {words && <Label at={at} words={words} />}
    </g>
  );
}

/** Where the last event of a kind happened, if it belongs to what is shown. */
function lastOf(kind: string | undefined, outlines: Map<Spot, Outline>): Point | null {
  const { frames, at } = reel.value;
  for (let index = at - 1; index >= 0 && index > at - 40; index--) {
    const frame = frames[index]!;
    if (frame.kind === kind && frame.spots[0]) return outlines.get(frame.spots[0]) ?? null;
  }
  return null;
}
