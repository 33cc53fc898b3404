/** After the end: what became of it and why, how it stands among other teams, and where to go from here. */
import { useEffect } from "preact/hooks";
import { api } from "../api.ts";
import { later } from "../common/later.tsx";
import { attempt } from "../connection.ts";
import { useAsked } from "../loading.tsx";
import type { LogLine, Snapshot, Standing } from "../protocol/index.ts";
import { countGame } from "../settings.ts";
import { log, you } from "../store.ts";
import "./panels.css";
import { Why } from "./why.tsx";

export function SummaryPanel({ now }: { now: Snapshot }) {
  const { table } = now;
  const won = table.result === "won";
  const last = endingLine(log.value);
  useEffect(() => countGame(table.id), [table.id]);
  return (
    <section class="result" data-won={won} aria-label="Result">
      <h2>
        <span aria-hidden="true">{won ? "✓" : "✗"}</span> {won ? "Won!" : "Lost."}
      </h2>
      <p>
        {last?.text ?? now.situation} <Why cite={last?.cite ?? null} />
      </p>
      <About now={now} />
      <p class="buttons">
        <a class="button primary" href={`/review/${table.id}`}>
          Look back on the game
        </a>
        <Again now={now} />
        <a class="button" href={api.recordAddress(table.id)} download>
          Download the record
        </a>
      </p>
      {table.ranked && <RankedResult now={now} />}
      {table.seed !== null && <Teams id={table.id} />}
      {canChallenge(table) && <ChallengeOthers table={table.id} />}
    </section>
  );
}

const RankedResult = later(() => import("../today/ranked_result.tsx").then((part) => part.RankedResult));
const ChallengeOthers = later(() => import("../today/challenge.tsx").then((part) => part.ChallengeOthers));

/** Only luck that the server drew from the start can be met again by others. */
function canChallenge({ seed, branch, lesson, puzzle }: Snapshot["table"]): boolean {
  return seed !== null && !branch && !lesson && !puzzle;
}

/** The line that tells why the game ended; what people do at the table afterwards has lines of its own. */
export function endingLine(lines: LogLine[]): LogLine | undefined {
  const told = lines.filter(({ undone }) => !undone);
  return told.findLast(({ kind }) => kind === "game-ended") ?? told.at(-1);
}

const AIDS: Record<string, string> = { hint: "hints", chance: "chances to win", threats: "threat maps" };

function aidsWords(used: Record<string, number>): string {
  const parts = Object.entries(used).filter(([, count]) => count > 0);
  return parts.length ? parts.map(([kind, count]) => `${AIDS[kind] ?? kind} ${count}×`).join(", ") : "none";
}

function About({ now: { table } }: { now: Snapshot }) {
  return (
    <dl class="about">
      <dt>Advice asked for</dt>
      <dd>{aidsWords(table.aids_used)}</dd>
      {table.seed !== null && (
        <>
          <dt>Seed</dt>
          <dd>
            <code>{table.seed}</code>
            {table.daily && ` of ${table.daily}`}
          </dd>
        </>
      )}
      {table.branch && (
        <>
          <dt>What if</dt>
          <dd>
            from <a href={`/review/${table.branch.table}?step=${table.branch.step}`}>step {table.branch.step} of another game</a>
          </dd>
        </>
      )}
    </dl>
  );
}

function Again({ now }: { now: Snapshot }) {
  if (now.table.next) {
    return (
      <a class="button" href={`/table/${now.table.next}`}>
        To the next game
      </a>
    );
  }
  if (you.value.person === null) return null;
  return <button onClick={() => void attempt({ do: "again" })}>Play again, same table</button>;
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
        This set-up and seed: {won} of {played} teams have won
      </summary>
      <div class="scroll" tabIndex={0} role="group" aria-label="Teams">
        <table>
          <thead>
            <tr>
              <th scope="col">Team</th>
              <th scope="col">Result</th>
              <th scope="col">Score</th>
              <th scope="col">Advice</th>
            </tr>
          </thead>
          <tbody>
            {teams.map((team, index) => (
              <tr key={index} class={team.yours ? "yours" : undefined}>
                <td>
                  {team.table ? <a href={`/review/${team.table}`}>{team.names.join(", ")}</a> : team.names.join(", ")}
                  {team.yours && " (you)"}
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
