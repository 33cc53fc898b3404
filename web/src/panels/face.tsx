/** The portrait of one of the crew, or the pawn where a game has no portraits. */
import { PawnPicture } from "../board/pawn.tsx";
import { grown } from "../common/sign.tsx";
import { game } from "../games/current.ts";
import { scene, shown } from "../store.ts";
import { specialOf } from "./crew_words.ts";

export function Face({ pawn, size }: { pawn: number; size: number }) {
  const face = game.value.faceOf?.(shown.value, pawn);
  if (!face) return <PawnPicture pawn={pawn} size={size} letter={(scene.value && specialOf(scene.value, shown.value, pawn)?.letter) ?? ""} />;
  return <Portrait symbol={face} size={size} />;
}

export function Portrait({ symbol, size }: { symbol: string; size: number }) {
  return (
    <svg class="portrait" viewBox="-8 -12 116 116" width={grown(size)} height={grown(size)} aria-hidden="true">
      <use href={`#${symbol}`} x="-8" y="-12" width="116" height="116" />
    </svg>
  );
}
