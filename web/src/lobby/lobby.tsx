/** Before the game: who sits where, how friends get here, and when it starts. */
import { LinkField, OnlyHere, useCopying } from "../common/copying.tsx";
import { attempt } from "../connection.ts";
import { Problem } from "../loading.tsx";
import { ChatPanel } from "../panels/chat.tsx";
import type { Holder, Person, Snapshot } from "../protocol/index.ts";
import { refusal, you } from "../store.ts";
import { HostTools, MAKER } from "../seats/host_tools.tsx";
import { TakeSeatForm } from "./join.tsx";
import "./lobby.css";

export function Lobby({ now }: { now: Snapshot }) {
  const open = now.holders.filter(({ kind }) => kind === "open").length;
  const seated = you.value.person !== null;
  return (
    <main id="main" class="page lobby" tabIndex={-1}>
      <div class="lobby-head">
        <p class="soft">{now.table.title}</p>
        <h1>{open ? "Waiting for the crew" : "Everybody is here"}</h1>
        <p class="soft">{now.scene.board_title}</p>
      </div>
      <div class="lobby-columns">
        {open > 0 && <Invite code={now.table.code} />}
        <Seats now={now} />
        {seated ? <Starting now={now} open={open} /> : open > 0 && <Visitor now={now} />}
        {you.value.person === MAKER && now.people.length > 1 && (
          <div class="card">
            <HostTools now={now} />
          </div>
        )}
        {now.people.length > 1 && (
          <div class="card">
            <h2>Chat</h2>
            <ChatPanel />
          </div>
        )}
      </div>
    </main>
  );
}

function Invite({ code }: { code: string }) {
  const link = `${location.origin}/join/${code}`;
  const { copied, copy } = useCopying(link);
  return (
    <section class="card invite" aria-labelledby="invite-title">
      <h2 id="invite-title">Invite</h2>
      <p>Friends open the link, or type the code on the first page.</p>
      <p class="code" aria-label={`Code: ${[...code].join(" ")}`}>
        {code}
      </p>
      <div class="join-row">
        <LinkField label="Link to this table" link={link} />
        <button class="primary" onClick={copy}>
          {copied ? "Copied" : "Copy"}
        </button>
      </div>
      <OnlyHere />
      {copied === false && <p class="soft">The browser does not let the page copy; mark the link and copy it yourself.</p>}
    </section>
  );
}

function Seats({ now }: { now: Snapshot }) {
  return (
    <section class="card" aria-labelledby="seats-title">
      <h2 id="seats-title">Seats</h2>
      <ol class="seat-list">
        {now.holders.map((holder, pawn) => (
          <li key={pawn} data-kind={holder.kind}>
            <span class="pawn-letter" style={{ background: `var(--pawn-${pawn % 6})` }} aria-hidden="true">
              {pawn + 1}
            </span>
            <b>{now.pawns[pawn] ?? `Pawn ${pawn + 1}`}</b>
            <Holds holder={holder} people={now.people} />
          </li>
        ))}
      </ol>
      {now.spectators > 0 && <p class="soft">{now.spectators} watching</p>}
    </section>
  );
}

function Holds({ holder, people }: { holder: Holder; people: Person[] }) {
  if (holder.kind === "open") return <span class="soft">open</span>;
  if (holder.kind === "bot") return <span title={holder.style}>{holder.name} <small class="soft">bot</small></span>;
  const person = people.find(({ id }) => id === holder.person);
  return (
    <span>
      {person?.name ?? "somebody"}
      {person?.id === you.value.person && " (you)"}{" "}
      <span class="soft">{person?.online === false ? "○ away" : person?.ready ? "✓ ready" : "● here"}</span>
    </span>
  );
}

function Starting({ now, open }: { now: Snapshot; open: number }) {
  const me = now.people.find(({ id }) => id === you.value.person);
  const maker = you.value.person === Math.min(...now.people.map(({ id }) => id));
  const ready = me?.ready ?? false;
  return (
    <section class="card starting" aria-labelledby="starting-title">
      <h2 id="starting-title">Start</h2>
      <button aria-pressed={ready} onClick={() => void attempt({ do: "ready", ready: !ready })}>
        {ready ? "✓ I am ready" : "I am ready"}
      </button>
      {maker ? (
        <MakerStarts open={open} />
      ) : (
        <p class="soft">
          The game starts by itself when every seat is taken and everybody is ready
          {open ? "" : `, or when ${now.people[0]?.name ?? "the maker"} starts it`}.
        </p>
      )}
      <Problem text={refusal.value?.text ?? null} />
    </section>
  );
}

function MakerStarts({ open }: { open: number }) {
  if (!open) {
    return (
      <>
        <p class="soft">The game starts by itself when everybody is ready. Or, without waiting:</p>
        <button class="primary large" onClick={() => void attempt({ do: "start" })}>
          Start the game
        </button>
      </>
    );
  }
  const seats = open === 1 ? "the open seat" : `the ${open} open seats`;
  return (
    <>
      <p class="soft">The game starts by itself when every seat is taken and everybody is ready. Or start now:</p>
      <button onClick={() => void attempt({ do: "start", fill: "bot:greedy" })}>Bots take {seats}</button>
      <button onClick={() => void attempt({ do: "start", fill: "me" })}>I take {seats}</button>
    </>
  );
}

function Visitor({ now }: { now: Snapshot }) {
  return (
    <section class="card" aria-labelledby="sit-title">
      <h2 id="sit-title">Sit down</h2>
      <TakeSeatForm table={now.table.id} open={now.holders.flatMap((holder, pawn) => (holder.kind === "open" ? [pawn] : []))} pawns={now.pawns} />
    </section>
  );
}
