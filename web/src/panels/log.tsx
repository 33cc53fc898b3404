/** What happened, in sentences, turn by turn; a line under the pointer or the focus lights its places. */
import { useRef, useState } from "preact/hooks";
import * as texts from "words/panels.ts";
import { namedLine, playerName, roleName } from "../common/people.ts";
import { underFocus, underPointer } from "../common/lighting.ts";
import { game } from "../games/current.ts";
import type { LogLine } from "../protocol/index.ts";
import { toldLog } from "../told.ts";
import { Sign } from "../common/sign.tsx";
import { signOfEvent } from "./event_signs.ts";
import { Face } from "./face.tsx";
import { useFollow } from "./follow.ts";
import "./log.css";
import "./panels.css";
import { inShort, type Turn, turnsOf } from "./turns.ts";
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
    <section class="log" aria-label={texts.log} ref={box} onKeyDown={walk}>
      {shown.length < turns.length && (
        <button class="small" onClick={() => setAll(true)}>
          {texts.earlier({ count: turns.length - shown.length })}
        </button>
      )}
      {!turns.length && <p class="soft">{texts.nothingYet}</p>}
      {shown.map((turn) => (
        <TurnLines key={turn.start?.seq ?? 0} turn={turn} front={turn === front} />
      ))}
      {turns.length > 0 && <p class="soft log-hint">{texts.logKeys}</p>}
    </section>
  );
}

/** The last line of all is where the keyboard comes in. */
function TurnLines({ turn, front }: { turn: Turn; front: boolean }) {
  const { start, pawn, lines } = turn;
  if (!start && !front && lines.length > MANY) return <Before lines={lines} />;
  return (
    <>
      <h3 class={pawn >= 0 ? `log-turn pawn-${pawn}` : "log-turn"}>
        {pawn >= 0 && <Face pawn={pawn} size={22} />}
        {pawn >= 0 ? <Player pawn={pawn} /> : (start?.text ?? texts.beforeFirst)}
      </h3>
      <Lines lines={lines} front={front} />
    </>
  );
}

const MANY = 8;

/** How the board was laid, if that takes many lines, is folded away as soon as somebody plays. */
function Before({ lines }: { lines: LogLine[] }) {
  return (
    <details class="log-before">
      <summary>{texts.beforeFirst}</summary>
      <Lines lines={lines} front={false} />
    </details>
  );
}

function Lines({ lines, front }: { lines: LogLine[]; front: boolean }) {
  return (
    <ol class="log-lines">
      {inShort(lines, game.value.inShort ?? {}).map((line, index, shown) => (
        <Line key={`${line.seq}.${index}`} line={line} front={front && index === shown.length - 1} />
      ))}
    </ol>
  );
}

/** Who played, and which of the crew that is on the board. */
function Player({ pawn }: { pawn: number }) {
  const [who, name] = [playerName(pawn), roleName(pawn)];
  return (
    <>
      {who} {who !== name && <small class="soft">{name}</small>}
    </>
  );
}

function Line({ line, front }: { line: LogLine; front: boolean }) {
  return (
    <li class={line.undone ? "undone" : line.pawn < 0 ? "of-luck" : undefined} data-kind={line.kind} {...underPointer(line.spots)}>
      <LineSign line={line} />
      <span class="log-text" tabIndex={front ? 0 : -1} {...underFocus(line.spots)}>
        {line.undone ? (
          <>
            <s>{namedLine(line)}</s> <small>{texts.takenBack}</small>
          </>
        ) : (
          namedLine(line)
        )}
      </span>{" "}
      <Why cite={line.cite} />
    </li>
  );
}

/** What happened, at a glance. */
function LineSign({ line: { kind } }: { line: LogLine }) {
  const { d, tone } = signOfEvent(kind);
  return (
    <span class={`log-sign ${tone}`} aria-hidden="true">
      <Sign d={d} size={14} />
    </span>
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
