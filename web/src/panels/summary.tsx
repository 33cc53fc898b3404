/** After the end: what became of it and why, how it stands among other teams, and where to go from here. */
import { useEffect } from "preact/hooks";
import * as texts from "words/panels.ts";
import { api } from "../api.ts";
import { begun } from "../common/grammar.ts";
import { RecordLink, tellsRecord } from "../common/record_link.tsx";
import { later } from "../common/later.tsx";
import { attempt } from "../connection.ts";
import { useAsked } from "../loading.tsx";
import { game } from "../games/current.ts";
import type { LogLine, Snapshot, Standing } from "../protocol/index.ts";
import { countGame } from "../settings.ts";
import { log, you } from "../store.ts";
import { headline } from "../table/turn.ts";
import "./panels.css";
import { Why } from "./why.tsx";

export function SummaryPanel({ now }: { now: Snapshot }) {
  const { table } = now;
  const won = table.result === "won";
  const safe = game.value.endingWords?.(now.scene, now.view, won);
  const last = endingLine(log.value);
  useEffect(() => countGame(table.id, now.scene.game), [table.id]);
  return (
    <section class="result" data-won={won} aria-label={texts.result}>
      {safe && <b>{safe}</b>}
      <p class="result-why">
        {reasonOf(last?.text ?? now.situation, headline(now))} <Why cite={last?.cite ?? null} />
      </p>
      <p class="buttons">
        <Again now={now} />
        <a class="button" href={`/review/${table.id}`}>
          {texts.lookBack}
        </a>
        {tellsRecord(table) && <RecordLink table={table.id}>{texts.download}</RecordLink>}
      </p>
      {won && isPlayedAlone(now) && <NextGame setup={now.setup} />}
      <details>
        <summary>{texts.aboutGame}</summary>
        <About now={now} />
      </details>
      {table.ranked && <RankedResult now={now} />}
      {table.seed !== null && <Teams id={table.id} />}
      {canChallenge(table) && <ChallengeOthers table={table.id} />}
    </section>
  );
}

const NextGame = later(() => import("../home/next_game.tsx").then((part) => part.NextGame));
const RankedResult = later(() => import("../today/ranked_result.tsx").then((part) => part.RankedResult));
const ChallengeOthers = later(() => import("../today/challenge.tsx").then((part) => part.ChallengeOthers));

/** Who plays with people says with them what comes next. */
function isPlayedAlone({ table, holders, you: me }: Snapshot): boolean {
  const alone = holders.every((holder) => holder.kind === "bot" || (holder.kind === "person" && holder.person === me.person));
  return me.person !== null && alone && !table.next && !table.branch && !table.lesson && !table.puzzle;
}

/** Only luck that the server drew from the start can be met again by others. */
function canChallenge({ seed, branch, lesson, puzzle }: Snapshot["table"]): boolean {
  return seed !== null && !branch && !lesson && !puzzle;
}

/** The line that tells why the game ended; what people do at the table afterwards has lines of its own. */
export function endingLine(lines: LogLine[]): LogLine | undefined {
  const told = lines.filter(({ undone }) => !undone);
  return told.findLast(({ kind }) => kind === "game-ended") ?? told.at(-1);
}

/** Why the game ended, without what the headline says already. */
export function reasonOf(text: string, said: string): string {
  return begun(text.startsWith(`${said}: `) ? text.slice(said.length + 2) : text);
}

function aidsWords(used: Record<string, number>): string {
  const parts = Object.entries(used).filter(([, count]) => count > 0);
  return parts.length ? parts.map(([kind, count]) => texts.aidUsed({ kind, count })).join(", ") : texts.noAid;
}

function About({ now: { table } }: { now: Snapshot }) {
  return (
    <dl class="about">
      <dt>{texts.adviceAsked}</dt>
      <dd>{aidsWords(table.aids_used)}</dd>
      {table.seed !== null && (
        <>
          <dt>{texts.seed}</dt>
          <dd>
            {texts.seedOf({ code: (words) => <code>{words}</code>, seed: table.seed, day: table.daily || "none" })}
          </dd>
        </>
      )}
      {table.branch && (
        <>
          <dt>{texts.whatIf}</dt>
          <dd>
            {texts.whatIfFrom({ step: table.branch.step, a: (words) => <a href={`/review/${table.branch!.table}?step=${table.branch!.step}`}>{words}</a> })}
          </dd>
        </>
      )}
    </dl>
  );
}

function Again({ now }: { now: Snapshot }) {
  if (now.table.next) {
    return (
      <a class="button primary" href={`/table/${now.table.next}`}>
        {texts.nextGame}
      </a>
    );
  }
  if (you.value.person === null) return null;
  return <button class="primary" onClick={() => void attempt({ do: "again" })}>{texts.again}</button>;
}

/** How other teams did with the same luck; nothing while there is no other. */
export function Teams({ id }: { id: string }) {
  const { value } = useAsked(() => api.standing(id), id);
  return value && value.played > 1 ? <StandingTable standing={value} /> : null;
}

function StandingTable({ standing: { teams, won, played } }: { standing: Standing }) {
  return (
    <details>
      <summary>
        {texts.standing({ won, played })}
      </summary>
      <div class="scroll" tabIndex={0} role="group" aria-label={texts.teams}>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.team}</th>
              <th scope="col">{texts.result}</th>
              <th scope="col">{texts.score}</th>
              <th scope="col">{texts.advice}</th>
            </tr>
          </thead>
          <tbody>
            {teams.map((team, index) => (
              <tr key={index} class={team.yours ? "yours" : undefined}>
                <td>
                  {team.table ? <a href={`/review/${team.table}`}>{team.names.join(", ")}</a> : team.names.join(", ")}
                  {team.yours && ` ${texts.teamYours}`}
                </td>
                <td>{team.result}</td>
                <td>{team.score}</td>
                <td>{aidsWords(team.aids_used)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
