/** What concerns the whole table: inviting, pausing, asking who is ready, the record. */
import { api } from "../api.ts";
import { LinkField, OnlyHere, useCopying } from "../common/copying.tsx";
import { clockWords, endWords } from "../common/clock.ts";
import { attempt } from "../connection.ts";
import type { Snapshot } from "../protocol/index.ts";
import { snapshot } from "../store.ts";
import { HostTools } from "../seats/host_tools.tsx";
import { MyData } from "./mine.tsx";
import "./panels.css";

export function TableMenu() {
  const now = snapshot.value;
  if (!now) return null;
  const isSeated = now.you.person !== null;
  const { table } = now;
  return (
    <section class="table-menu" aria-labelledby="menu-title">
      <h3 id="menu-title">This table</h3>
      <dl class="about">
        <dt>Game</dt>
        <dd>{table.title}</dd>
        <dt>Board</dt>
        <dd>
          {now.scene.board_title}
          {now.scene.board_status && <span class="soft"> ({now.scene.board_status})</span>}
        </dd>
        <dt>Code</dt>
        <dd>
          <code>{table.code}</code>
        </dd>
        {table.clock > 0 && (
          <>
            <dt>Clock</dt>
            <dd>
              {clockWords(table.clock)} for each turn; then a bot plays it
              {table.ends && <span class="soft"> (this one ends {endWords(table.ends)})</span>}
            </dd>
          </>
        )}
        <dt>Watching</dt>
        <dd>
          {now.spectators} {now.spectators === 1 ? "person" : "people"}; {table.public ? "shown in the list" : "only by link"}
        </dd>
      </dl>
      <p class="buttons">
        <Invite code={table.code} />
        {isSeated && table.status === "playing" && <Commands now={now} />}
        <a class="button" href={`/print/${table.id}`}>
          On paper
        </a>
        {(table.status === "over" || table.referee) && (
          <a class="button" href={api.recordAddress(table.id)} download>
            Download the record
          </a>
        )}
      </p>
      <HostTools now={now} />
      <MyData now={now} />
    </section>
  );
}

function Commands({ now }: { now: Snapshot }) {
  const { paused } = now.table;
  return (
    <>
      <button onClick={() => void attempt({ do: "pause", paused: !paused })}>{paused ? "Go on" : "Pause"}</button>
      {now.people.length > 1 && <button onClick={() => void attempt({ do: "check" })}>Is everybody ready?</button>}
    </>
  );
}

function Invite({ code }: { code: string }) {
  const link = `${location.origin}/join/${code}`;
  const { copied, copy } = useCopying(link);
  return (
    <>
      <button onClick={copy}>{copied ? "Copied" : "Copy the link"}</button>
      {copied !== null && (
        <>
          <LinkField label="Link to this table" link={link} />
          <OnlyHere />
        </>
      )}
    </>
  );
}
