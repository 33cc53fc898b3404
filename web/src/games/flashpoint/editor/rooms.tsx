/** The rooms of a house: which one is painted, and what each is called. */
import * as texts from "words/flashpoint-editor.ts";
import { freeLetter, lettersOf, noted } from "./edits.ts";
import type { House } from "./house.ts";

interface Props {
  house: House;
  letter: string;
  choose: (letter: string) => void;
  change: (house: House, stroke: string) => void;
}

export function Rooms({ house, letter, choose, change }: Props) {
  const used = lettersOf(house);
  const free = freeLetter(house);
  const letters = [...new Set([...used, ...(used.includes(letter) ? [] : [letter])])].sort();
  return (
    <fieldset class="draw-rooms">
      <legend>{texts.rooms}</legend>
      {letters.map((one) => (
        <div key={one} class="draw-room">
          <label>
            <input type="radio" name="room" checked={one === letter} onChange={() => choose(one)} />
            <b>{one}</b>
          </label>
          {used.includes(one) ? (
            <input
              aria-label={texts.roomName({ letter: one })}
              value={house.notes.get(`room ${one}`) ?? ""}
              maxLength={40}
              placeholder={texts.noName}
              onInput={(event) => change(noted(house, `room ${one}`, event.currentTarget.value), `room ${one}`)}
            />
          ) : (
            <span class="soft">{texts.paintSquares}</span>
          )}
        </div>
      ))}
      {free && letters.includes(letter) && used.includes(letter) && (
        <button type="button" class="small" onClick={() => choose(free)}>
          {texts.newRoom}
        </button>
      )}
    </fieldset>
  );
}
