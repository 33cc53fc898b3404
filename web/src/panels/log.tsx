/** What happened, in sentences, turn by turn; a line under the pointer or the focus lights its places. */
import { useRef, useState } from "preact/hooks";
import { named, playerName } from "../common/people.ts";
import { underFocus, underPointer } from "../common/lighting.ts";
import type { LogLine } from "../protocol/index.ts";
import { pawnName } from "../store.ts";
import { toldLog } from "../told.ts";
import { Face } from "./face.tsx";
import { useFollow } from "./follow.ts";
import "./log.css";
import "./panels.css";
import { type Turn, turnsOf } from "./turns.ts";
import { Why } from "./why.tsx";

const TURNS_AT_FIRST = 6;

export function LogPanel() {
  const [all, setAll] = useState(false);
  const box = useRef<HTMLElement>(null);
  const turns = turnsOf(toldLog.value);
  const shown = all ? turns : turns.slice(-TURNS_AT_FIRST);
  const front = shown.findLast(({ lines }) => lines.length);
  useFollow(box, toldLog.value.length);
  return (
    <section class="log" aria-label="Log" ref={box} onKeyDown={walk}>
      {shown.length < turns.length && (
        <button class="small" onClick={() => setAll(true)}>
          Show {turns.length - shown.length} earlier turns
        </button>
      )}
      {!turns.length && <p class="soft">Nothing has happened yet.</p>}
      {shown.map((turn) => (
        <TurnLines key={turn.start?.seq ?? 0} turn={turn} front={turn === front} />
      ))}
      {turns.length > 0 && <p class="soft log-hint">Up and down arrows go through the lines; each lights its places.</p>}
    </section>
  );
}

/** The last line of all is where the keyboard comes in. */
function TurnLines({ turn, front }: { turn: Turn; front: boolean }) {
  const { start, pawn, lines } = turn;
  return (
    <>
      <h3 class={pawn >= 0 ? `log-turn pawn-${pawn}` : "log-turn"}>
        {pawn >= 0 && <Face pawn={pawn} size={28} />}
        {pawn >= 0 ? <Player pawn={pawn} /> : (start?.text ?? "Before the first turn")}
      </h3>
      <ol class="log-lines">
        {lines.map((line, index) => (
          <Line key={`${line.seq}.${index}`} line={line} front={front && index === lines.length - 1} />
        ))}
      </ol>
    </>
  );
}

/** Who played, and which of the crew that is on the board. */
function Player({ pawn }: { pawn: number }) {
  const [who, name] = [playerName(pawn), pawnName(pawn)];
  return (
    <>
      {who} {who !== name && <small class="soft">{name}</small>}
    </>
  );
}

function Line({ line, front }: { line: LogLine; front: boolean }) {
  return (
    <li class={line.undone ? "undone" : line.pawn < 0 ? "of-luck" : undefined} data-kind={line.kind} {...underPointer(line.spots)}>
      <span class="log-text" tabIndex={front ? 0 : -1} {...underFocus(line.spots)}>
        {line.undone ? (
          <>
            <s>{named(line.text)}</s> <small>taken back</small>
          </>
        ) : (
          named(line.text)
        )}
      </span>{" "}
      <Why cite={line.cite} />
    </li>
  );
}

/** Up and down go from line to line, so that Tab need not. */
function walk(event: KeyboardEvent): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const here = (event.target as Element).closest(".log-text");
  if (!step || !here) return;
  const lines = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>(".log-text")];
  lines[lines.indexOf(here as HTMLElement) + step]?.focus();
  event.preventDefault();
  event.stopPropagation();
}
