/** A board that is only looked at: nothing on it can be clicked. */
import { useMemo } from "preact/hooks";
import type { BoardFace } from "../games/game.ts";
import type { Scene, View } from "../protocol/index.ts";

interface Props {
  face: BoardFace;
  scene: Scene;
  view: View;
  /** The picture in words. */
  label: string;
  /** How much of the sheet is left out on each side, so that the middle of things is large. */
  cut?: number;
  /** Does nothing on it move? */
  isStill?: boolean;
}

export function StillBoard({ face, scene, view, label, cut = 0, isStill = true }: Props) {
  const layout = useMemo(() => face.layOut(scene, view, "wide"), [face, scene, view]);
  const { width, height } = layout.sheet;
  const seen = [width * cut, height * cut, width * (1 - 2 * cut), height * (1 - 2 * cut)].join(" ");
  return (
    <svg class={isStill ? "sheet still" : "sheet"} viewBox={seen} role="img" aria-label={label}>
      <face.Picture scene={scene} view={view} layout={layout} />
    </svg>
  );
}
