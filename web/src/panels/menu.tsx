/** What concerns the whole table: inviting, pausing, asking who is ready, the record. */
import * as texts from "words/panels.ts";
import { RecordLink, tellsRecord } from "../common/record_link.tsx";
import { LinkField, OnlyHere, useCopying } from "../common/copying.tsx";
import { clockWords, endWords } from "../common/clock.ts";
import { attempt } from "../connection.ts";
import type { Snapshot } from "../protocol/index.ts";
import { snapshot } from "../store.ts";
import { HostTools } from "../seats/host_tools.tsx";
import { ticketOf } from "../tickets.ts";
import { MyData } from "./mine.tsx";
import "./panels.css";

export function TableMenu() {
  const now = snapshot.value;
  if (!now) return null;
  const isSeated = now.you.person !== null;
  const { table } = now;
  return (
    <section class="table-menu" aria-labelledby="menu-title">
      <h3 id="menu-title">{texts.thisTable}</h3>
      <dl class="about">
        <dt>{texts.game}</dt>
        <dd>{table.title}</dd>
        <dt>{texts.board}</dt>
        <dd>
          {now.scene.board_title}
          {now.scene.board_status && <span class="soft"> ({now.scene.board_status})</span>}
        </dd>
        <dt>{texts.code}</dt>
        <dd>
          <code>{table.code}</code>
        </dd>
        {table.clock > 0 && (
          <>
            <dt>{texts.clock}</dt>
            <dd>
              {texts.clockOf({ time: clockWords(table.clock), ends: table.ends ? endWords(table.ends) : "none", soft: (words) => <span class="soft">{words}</span> })}
            </dd>
          </>
        )}
        <dt>{texts.watching}</dt>
        <dd>
          {texts.watchedBy({ count: now.spectators, open: table.public })}
        </dd>
      </dl>
      <p class="buttons">
        {!ticketOf(table.id)?.here && <Invite code={table.code} />}
        {isSeated && table.status === "playing" && <Commands now={now} />}
        <a class="button" href={`/print/${table.id}`}>
          {texts.onPaper}
        </a>
        {tellsRecord(table) && <RecordLink table={table.id}>{texts.download}</RecordLink>}
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
      <button onClick={() => void attempt({ do: "pause", paused: !paused })}>{paused ? texts.goOn : texts.pause}</button>
      {now.people.length > 1 && <button onClick={() => void attempt({ do: "check" })}>{texts.everybodyReady}</button>}
    </>
  );
}

function Invite({ code }: { code: string }) {
  const link = `${location.origin}/join/${code}`;
  const { copied, copy } = useCopying(link);
  return (
    <>
      <button onClick={copy}>{copied ? texts.copied : texts.copyLink}</button>
      {copied !== null && (
        <>
          <LinkField label={texts.link} link={link} />
          <OnlyHere />
        </>
      )}
    </>
  );
}
