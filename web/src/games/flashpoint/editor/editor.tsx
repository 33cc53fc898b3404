/** The editor of houses: tools, the drawing board, rooms. */
import { useMemo, useState } from "preact/hooks";
import * as texts from "words/flashpoint-editor.ts";
import { say } from "../../../store.ts";
import type { EditorProps } from "../../game.ts";
import { Drawing, known } from "./drawing.tsx";
import { withoutArrows } from "./arrows.ts";
import { noted, type Start, STARTS, tidied } from "./edits.ts";
import "./editor.css";
import type { House } from "./house.ts";
import { Rooms } from "./rooms.tsx";
import { placeAt, read, write } from "./text.ts";
import { GROUPS, type Hand, TOOLS, type Tool, used } from "./tools.ts";

export function HouseEditor({ text, change, fault }: EditorProps) {
  const house = useMemo(() => read(text), [text]);
  if (house) return <Board house={house} text={text} change={change} fault={fault} />;
  return <p class="problem">{texts.noDrawing}</p>;
}

const START_TITLES: Record<Start, string> = { family: texts.familyGame, basic: texts.basicGame };

function Board({ house, text, change, fault }: { house: House } & EditorProps) {
  const [tool, setTool] = useState<Tool>(TOOLS[0]!);
  const [hand, setHand] = useState<Hand>({ letter: "A", start: "family" });
  const put = (next: House, stroke = "") => change(write(tidied(next)), stroke);
  const use = (place: string, stroke = "") => {
    const edited = used(tool, house, place, hand);
    if (typeof edited === "string") say(edited, false, true);
    else put(edited, stroke);
  };
  const chooseRoom = (letter: string) => {
    setHand({ ...hand, letter });
    setTool(TOOLS.find(({ id }) => id === "room")!);
  };
  const place = fault?.line && write(house) === text ? placeAt(house, fault.line, fault.column ?? 1) : null;
  return (
    <div class="house-editor">
      <div class="draw-tools" role="group" aria-label={texts.tools}>
        {GROUPS.map((group) => (
          <fieldset key={group}>
            <legend>{texts.toolGroup({ group })}</legend>
            {TOOLS.filter((one) => one.group === group && (one.id !== "stairs" || house.floors === 2)).map((one) => (
              <button
                key={one.id}
                type="button"
                class="small"
                aria-pressed={one === tool}
                aria-keyshortcuts={one.key}
                onClick={() => setTool(one)}
              >
                {one.title} <kbd>{one.key}</kbd>
              </button>
            ))}
            {group === "inside" && [...house.notes.keys()].some((key) => key.startsWith("arrows ")) && (
              <button type="button" class="small" onClick={() => put(withoutArrows(house))}>
                {texts.noArrows}
              </button>
            )}
            {group === "start" && (
              <select
                aria-label={texts.startOf}
                value={hand.start}
                onChange={(event) => setHand({ ...hand, start: event.currentTarget.value as Start })}
              >
                {STARTS.map((start) => (
                  <option key={start} value={start}>
                    {START_TITLES[start]}
                  </option>
                ))}
              </select>
            )}
          </fieldset>
        ))}
      </div>
      <div class="board draw-frame">
        <Drawing
          house={house}
          tool={tool}
          start={hand.start}
          wrong={known(house, place)}
          use={use}
          choose={setTool}
          chooseRoom={chooseRoom}
        />
      </div>
      <div class="draw-names">
        <label class="field">
          <span class="field-label">{texts.titleOfHouse}</span>
          <input
            value={house.notes.get("title") ?? ""}
            maxLength={60}
            onInput={(event) => put(noted(house, "title", event.currentTarget.value), "title")}
          />
        </label>
        <Rooms house={house} letter={hand.letter} choose={chooseRoom} change={put} />
      </div>
    </div>
  );
}
