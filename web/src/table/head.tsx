/** The bar above the board: the way home, what is played, how it stands. */
import * as texts from "words/table.ts";
import { TracksPanel } from "../panels/tracks.tsx";
import { percent } from "../panels/chances.ts";
import { chance, snapshot } from "../store.ts";
import "./head.css";
import { TableTools } from "./tools.tsx";
import { width } from "./width.ts";

export function TableHead() {
  const now = snapshot.value;
  if (!now) return null;
  return (
    <header class="table-head">
      <a class="brand" href="/" aria-label={texts.brand}>
        <img src="/favicon.svg" alt="" width="32" height="32" />
      </a>
      <p class="table-title">
        <b>{now.scene.board_title.split(",")[0]}</b>
        <span>{now.scene.title}</span>
      </p>
      <TracksPanel />
      {width.value !== "narrow" && <WinRing />}
      <TableTools />
    </header>
  );
}

const ROUND = 2 * Math.PI * 12;

/** The chance to win, where the table allows itself to ask for it and has asked. */
function WinRing() {
  const said = chance.value;
  const now = snapshot.value;
  if (!said || !now?.table.aids.chance || said.at !== now.position) return null;
  const { value } = said.chance;
  return (
    <p class="win-ring" title={said.text}>
      <svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">
        <circle cx="16" cy="16" r="12" />
        <circle class="part" cx="16" cy="16" r="12" stroke-dasharray={`${value * ROUND} ${ROUND}`} transform="rotate(-90 16 16)" />
      </svg>
      {texts.toWin({ b: (words) => <b>{words}</b>, chance: percent(value) })}
    </p>
  );
}
