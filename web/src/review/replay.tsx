/** The board as it was at a moment, with the places lit that the step was about. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { EnginePicture } from "../board/engine_picture.tsx";
import type { BoardFace } from "../games/game.ts";
import { gameOf } from "../games/index.ts";
import type { Scene, Spot, View } from "../protocol/index.ts";

const TALL = 560;

interface Props {
  table: string;
  step: number;
  scene: Scene;
  view: View;
  spots: Spot[];
  words: string;
}

export function Replay({ table, step, words, ...position }: Props) {
  const { board } = gameOf(position.scene.game);
  if (board) return <Drawn face={board} words={words} {...position} />;
  return (
    <div class="replay board">
      <EnginePicture table={table} step={step} words={words} />
    </div>
  );
}

function Drawn({ face, scene, view, spots, words }: Omit<Props, "table" | "step"> & { face: BoardFace }) {
  const frame = useRef<HTMLDivElement>(null);
  const tall = useTall(frame);
  const shape = tall ? (face.narrowShape?.(scene) ?? "small") : "wide";
  const layout = useMemo(() => face.layOut(scene, view, shape), [scene, view, shape]);
  const { width, height } = layout.sheet;
  return (
    <div class="replay board" ref={frame}>
      <svg class="sheet" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words}>
        <face.Picture scene={scene} view={view} layout={layout} />
        {spots.map((spot) => {
          const outline = layout.outlines.get(spot);
          return outline && <path key={spot} class={`replay-lit ${outline.kind}`} d={outline.d} />;
        })}
      </svg>
    </div>
  );
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
