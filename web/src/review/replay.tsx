/** The board as it was at a moment, with the places lit that the step was about. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { layOut } from "../board/layout.ts";
import { Picture } from "../board/picture.tsx";
import type { Scene, Spot, View } from "../protocol/index.ts";

const TALL = 560;

export function Replay({ scene, view, spots, words }: { scene: Scene; view: View; spots: Spot[]; words: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const tall = useTall(frame);
  const layout = useMemo(() => layOut(scene, view, tall ? narrowShape(scene) : "wide"), [scene, view, tall]);
  const { width, height } = layout.sheet;
  return (
    <div class="replay board" ref={frame}>
      <svg class="sheet" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words}>
        <Picture scene={scene} view={view} layout={layout} />
        {spots.map((spot) => {
          const outline = layout.outlines.get(spot);
          return outline && <path key={spot} class={`replay-lit ${outline.kind}`} d={outline.d} />;
        })}
      </svg>
    </div>
  );
}

/** Two floors are told apart by their names; one floor has the whole width. */
function narrowShape(scene: Scene): "tall" | "small" {
  return scene.game === "flashpoint" && scene.floors > 1 ? "tall" : "small";
}

/** Narrow screens show two floors one under the other. */
function useTall(frame: { current: HTMLDivElement | null }): boolean {
  const [tall, setTall] = useState(false);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setTall(entry!.contentRect.width < TALL));
    observer.observe(frame.current!);
    return () => observer.disconnect();
  }, []);
  return tall;
}
