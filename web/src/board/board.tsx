/** The board of a game: the picture, what lies over it, and its tools. */
import { signal, useComputed, useSignalEffect } from "@preact/signals";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { Effects } from "../cascade/effects.tsx";
import { game } from "../games/current.ts";
import { settings } from "../settings.ts";
import { scene, shown } from "../store.ts";
import { askForRoutes } from "./acting.ts";
import "./board.css";
import { Chooser } from "./chooser.tsx";
import { EngineBoard } from "./engine_picture.tsx";
import { FloorSwitch, frame } from "./floors.tsx";
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
import { setDrawing, viewBox, whole, type Window } from "./viewport.ts";

/** On a phone the board takes as much height as it needs, up to this part of the screen. */
const PHONE = 672;
const PHONE_PART = 0.56;

const seen = signal<Window | null>(null);

export function Board() {
  return game.value.board ? <DrawnBoard /> : <EngineBoard />;
}

function DrawnBoard() {
  const box = useRef<HTMLDivElement>(null);
  useSignalEffect(askForRoutes);
  useLayoutEffect(() => watchShape(box.current!), []);
  useLayoutEffect(() => forgetBoard, []);
  return (
    <section class={settings.value.coordinates ? "board" : "board unnumbered"} aria-label="Board">
      <FloorSwitch />
      <div class={pencil.value ? "board-frame drawing" : "board-frame"} ref={box}>
        <Drawing />
        <Chooser />
        <PointMenu />
      </div>
      <ThreatChoice />
      <Tools seen={seen} />
      <Strip />
      <BoardTable />
    </section>
  );
}

/** Follow the shape of the room that the board has. */
function watchShape(element: HTMLElement): () => void {
  const observer = new ResizeObserver(([entry]) => {
    const { width, height } = entry!.contentRect;
    if (width) room.value = { width, height: innerWidth < PHONE ? innerHeight * PHONE_PART : height };
  });
  observer.observe(element);
  return () => observer.disconnect();
}

function Drawing() {
  const svg = useRef<SVGSVGElement>(null);
  const size = useComputed(() => viewBox(whole(frame.value), frame.value));
  const { width, height } = frame.peek();
  const handlers = useMemo(
    () => gestures({ seen: () => seen.peek() ?? whole(frame.peek()), look: (next) => (seen.value = next) }),
    [],
  );
  useLayoutEffect(() => {
    setDrawing(svg.current);
    seen.value = null;
    return () => setDrawing(null);
  }, [size.value]);
  useSignalEffect(() => {
    const now = seen.value;
    svg.current?.classList.toggle("zoomed", !!now && now.zoom > 1);
    svg.current?.setAttribute("viewBox", viewBox(now ?? whole(frame.value), frame.value));
  });
  return (
    <svg
      ref={svg}
      class="sheet"
      role="group"
      aria-label="Board: arrow keys move over the places, Enter acts, P points"
      viewBox={size.value}
      style={{ aspectRatio: `${width} / ${height}` }}
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
