/** The drawing board: the house as the game draws it, and over it the places where the tool can be used. */
import type { ComponentChildren } from "preact";
import { useMemo, useRef, useState } from "preact/hooks";
import * as texts from "words/flashpoint-editor.ts";
import type { Shape } from "../../../board/layout.ts";
import { layOut } from "../layout.ts";
import { FlashPointPicture } from "../picture.tsx";
import { CELL, type PlanSheet } from "../sheet.ts";
import type { Start } from "./edits.ts";
import { edgesOf, endsOf, type House, isEdge, nameOf, squaresOf } from "./house.ts";
import { isWay, step, told } from "./places.ts";
import { sceneOf, viewOf } from "./scene.ts";
import { type Tool, TOOLS } from "./tools.ts";

/** How far a line between squares can be reached. */
const REACH = 22;
/** On screens that are narrower one floor stands above the other. */
const NARROW = 700;

interface PlanProps {
  house: House;
  start: Start;
  shape?: Shape;
  children?: (sheet: PlanSheet) => ComponentChildren;
}

export function Plan({ house, start, shape = "wide", children }: PlanProps) {
  const scene = useMemo(() => sceneOf(house), [house]);
  const view = useMemo(() => viewOf(house, start), [house, start]);
  const layout = useMemo(() => layOut(scene, view, shape), [scene, view, shape]);
  return (
    <>
      <FlashPointPicture scene={scene} view={view} layout={layout} />
      {children?.(layout.sheet)}
    </>
  );
}

/** How large the sheet of a house is, as the picture lays it out. */
export function boxOf(house: House, shape: Shape = "wide"): string {
  const { width, height } = layOut(sceneOf(house), viewOf(house, "family"), shape).sheet;
  return `0 0 ${width} ${height}`;
}

interface Props {
  house: House;
  tool: Tool;
  start: Start;
  /** A place that is wrong. */
  wrong: string | null;
  /** Use the tool; what is drawn in one stroke has its name. */
  use: (place: string, stroke?: string) => void;
  choose: (tool: Tool) => void;
  chooseRoom: (letter: string) => void;
}

export function Drawing({ house, tool, start, wrong, use, choose, chooseRoom }: Props) {
  const [cursor, setCursor] = useState(nameOf({ floor: 0, row: 3, col: 1 }));
  const [focused, setFocused] = useState(false);
  const stroke = useRef({ number: 0, on: false });
  const places = useMemo(
    () => (tool.on === "edge" ? edgesOf(house.floors) : squaresOf(house.floors).map(nameOf)),
    [house.floors, tool.on],
  );
  const shape = innerWidth < NARROW && house.floors > 1 ? "tall" : "wide";
  const box = useMemo(() => boxOf(house, shape), [house.floors, shape]);
  const here = fits(house, cursor) ? cursor : nameOf({ floor: 0, row: 3, col: 1 });

  const nameOfStroke = () => `stroke ${stroke.current.number}`;
  const key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const found = TOOLS.find((one) => one.key === event.key);
    if (isWay(event.key)) setCursor(step(house, here, event.key, event.shiftKey));
    else if (event.key === "Enter" || event.key === " ") use(here);
    else if (found) choose(found);
    else if (/^[A-Z]$/.test(event.key)) chooseRoom(event.key);
    else return;
    event.preventDefault();
  };
  const press = (place: string, event: PointerEvent) => {
    (event.target as Element).releasePointerCapture?.(event.pointerId);
    stroke.current = { number: stroke.current.number + 1, on: tool.strokes };
    setCursor(place);
    use(place, nameOfStroke());
  };
  const enter = (place: string, event: PointerEvent) => {
    if (!stroke.current.on || !event.buttons) return;
    setCursor(place);
    use(place, nameOfStroke());
  };
  return (
    <>
      <svg
        class="sheet drawing-board"
        viewBox={box}
        role="application"
        aria-roledescription={texts.drawingBoard}
        aria-label={texts.planKeys}
        aria-activedescendant={focused ? idOf(here) : undefined}
        tabindex={0}
        onKeyDown={key}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onPointerUp={() => (stroke.current.on = false)}
      >
        <Plan house={house} start={start} shape={shape}>
          {(sheet) => (
            <>
              {tool.id === "engine" && <Quadrants house={house} sheet={sheet} />}
              <g class={`draw-places on-${tool.on}`}>
                {places.map((place) => (
                  <rect
                    key={place}
                    {...areaOf(sheet, place)}
                    data-place={place}
                    onPointerDown={(event) => press(place, event)}
                    onPointerEnter={(event) => enter(place, event)}
                  />
                ))}
              </g>
              {wrong && <rect class="draw-wrong" {...areaOf(sheet, wrong)} />}
              <g id={idOf(here)} role="img" aria-label={told(house, here, start)}>
                {focused && <rect class="draw-cursor" {...areaOf(sheet, here)} />}
              </g>
            </>
          )}
        </Plan>
      </svg>
      <p class="draw-here" aria-hidden="true">
        {told(house, here, start)}
      </p>
    </>
  );
}

function idOf(place: string): string {
  return `draw-${place.replaceAll("/", "_")}`;
}

function fits(house: House, place: string): boolean {
  return place.split("-").every((name) => house.marks.has(name));
}

/** Where a place is on the sheet. */
function areaOf(sheet: PlanSheet, place: string): { x: number; y: number; width: number; height: number; rx: number } {
  const area = (name: string) => sheet.area(sheet.squares.get(name)!);
  if (!isEdge(place)) return { ...area(place), rx: 10 };
  const [first, second] = endsOf(place);
  const { x, y, width, height } = area(nameOf(second));
  return first.row === second.row
    ? { x: x - REACH, y: y + 6, width: 2 * REACH, height: height - 12, rx: 10 }
    : { x: x + 6, y: y - REACH, width: width - 12, height: 2 * REACH, rx: 10 };
}

/** The quarters of the house that a deck gun covers, which follow from where the engine stands. */
function Quadrants({ house, sheet }: { house: House; sheet: PlanSheet }) {
  return (
    <g class="draw-quadrants" aria-hidden="true">
      {sheet.floors.map(({ number, left, top, width, height, ring }) => (
        <path
          key={number}
          d={`M${left} ${top + ring.y + 3 * CELL}h${width}${house.floors === 1 ? `M${left + ring.x + 4 * CELL} ${top}v${height}` : ""}`}
        />
      ))}
    </g>
  );
}

/** A place of the drawing, if it is one of this house. */
export function known(house: House, place: string | null): string | null {
  return place && fits(house, place) ? place : null;
}
