/** The board of a game: the picture, what lies over it, and its tools. */
import { useSignalEffect } from "@preact/signals";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import * as texts from "words/board.ts";
import { Effects } from "../cascade/effects.tsx";
import { game } from "../games/current.ts";
import { settings } from "../settings.ts";
import { scene, shown } from "../store.ts";
import { askForRoutes } from "./acting.ts";
import "./board.css";
import { Chooser } from "./chooser.tsx";
import { EngineBoard } from "./engine_picture.tsx";
import { follow, follows, isSmall, isZoomed, seen, tagScale, view } from "./camera.ts";
import { FloorSwitch } from "./floors.tsx";
import { glideTo } from "./glide.ts";
import { gestures } from "./gestures.ts";
import { Highlights, Hover, Preview, Prices, Targets } from "./overlays.tsx";
import { Pings, PointMenu } from "./pings.tsx";
import { BoardTable, Places } from "./places.tsx";
import { forgetBoard, layout, pencil, room } from "./state.ts";
import "./marks.css";
import { Strokes } from "./strokes.tsx";
import { ThreatChoice, ThreatNumbers, ThreatTints } from "./threats.tsx";
import "./tools.css";
import { Tools } from "./tools.tsx";
import { setDrawing, viewBox } from "./viewport.ts";

export function Board() {
  return game.value.board ? <DrawnBoard /> : <EngineBoard />;
}

function DrawnBoard() {
  const box = useRef<HTMLDivElement>(null);
  useSignalEffect(askForRoutes);
  useLayoutEffect(() => watchShape(box.current!), []);
  useLayoutEffect(() => forgetBoard, []);
  return (
    <section class={settings.value.coordinates ? "board" : "board unnumbered"} aria-label={texts.board}>
      <FloorSwitch />
      <div class={pencil.value ? "board-frame drawing" : "board-frame"} ref={box}>
        <Drawing />
        <Chooser />
        <PointMenu />
        {isSmall.value && <Tools />}
      </div>
      <ThreatChoice />
      {!isSmall.value && <Tools />}
      <Strip />
      <BoardTable />
    </section>
  );
}

/** Follow the shape of the room that the board has. */
function watchShape(element: HTMLElement): () => void {
  const observer = new ResizeObserver(([entry]) => {
    const { width, height } = entry!.contentRect;
    if (width && height) room.value = { width, height };
  });
  observer.observe(element);
  return () => observer.disconnect();
}

function Drawing() {
  const svg = useRef<SVGSVGElement>(null);
  const handlers = useMemo(gestures, []);
  const first = useMemo(() => viewBox(seen.peek(), view.peek()), []);
  useLayoutEffect(() => {
    setDrawing(svg.current);
    return () => setDrawing(null);
  }, []);
  useLayoutEffect(follow, []);
  useSignalEffect(() => {
    if (svg.current) glideTo(svg.current, seen.value, view.value, follows.peek());
  });
  return (
    <svg
      ref={svg}
      class={isZoomed.value ? "sheet zoomed" : "sheet"}
      role="group"
      aria-label={texts.boardKeys}
      viewBox={first}
      style={{ "--tag": tagScale.value }}
      {...handlers}
    >
      <Shown />
      <Strokes />
      <Highlights />
      <ThreatNumbers />
      <Prices />
      <Hover />
      <Preview />
      <Effects />
      <Places />
      <Pings />
    </svg>
  );
}

function Shown() {
  const here = layout.value;
  const face = game.value.board;
  return (
    here &&
    face && (
      <face.Picture scene={scene.value!} view={shown.value} layout={here}>
        <ThreatTints />
        <Targets />
      </face.Picture>
    )
  );
}

/** What lies below the board, as the game shows it. */
function Strip() {
  const Part = game.value.board?.Strip;
  return Part && scene.value && <Part scene={scene.value} view={shown.value} />;
}
