/** Before the game: who sits where, how friends get here, and when it starts. */
import * as texts from "words/lobby.ts";
import { StillBoard } from "../board/still.tsx";
import { LinkField, OnlyHere, useCopying } from "../common/copying.tsx";
import { attempt } from "../connection.ts";
import { game } from "../games/current.ts";
import { Problem } from "../loading.tsx";
import { ChatPanel } from "../panels/chat.tsx";
import { Face } from "../panels/face.tsx";
import { OwnName } from "../panels/own_name.tsx";
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
        <div>
          <p class="soft">{now.table.title}</p>
          <h1>{open ? texts.waitingForCrew : texts.everybodyHere}</h1>
          <p class="soft">{now.scene.board_title}</p>
          {now.table.ranked && <p>{texts.ranked}</p>}
        </div>
        <Preview now={now} />
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
            <h2>{texts.chat}</h2>
            <ChatPanel />
          </div>
        )}
      </div>
    </main>
  );
}

/** Where the crew will meet. */
function Preview({ now }: { now: Snapshot }) {
  const face = game.value.board;
  if (!face) return null;
  return (
    <div class="lobby-board board">
      <StillBoard face={face} scene={now.scene} view={now.view} label={now.scene.board_title} cut={0.05} />
    </div>
  );
}

function Invite({ code }: { code: string }) {
  const link = `${location.origin}/join/${code}`;
  const { copied, copy } = useCopying(link);
  return (
    <section class="card invite" aria-labelledby="invite-title">
      <h2 id="invite-title">{texts.invite}</h2>
      <p>{texts.inviteAbout}</p>
      <p class="code" aria-label={texts.codeSaid({ letters: [...code].join(" ") })}>
        {code}
      </p>
      <div class="join-row">
        <LinkField label={texts.link} link={link} />
        <button class="primary" onClick={copy}>
          {copied ? texts.copied : texts.copy}
        </button>
      </div>
      <OnlyHere />
      {copied === false && <p class="soft">{texts.noCopy}</p>}
    </section>
  );
}

function Seats({ now }: { now: Snapshot }) {
  return (
    <section class="card" aria-labelledby="seats-title">
      <h2 id="seats-title">{texts.seats}</h2>
      <ol class="seat-list">
        {now.holders.map((holder, pawn) => (
          <li key={pawn} data-kind={holder.kind}>
            <Face pawn={pawn} size={44} />
            <b>{now.pawns[pawn] ?? texts.pawn({ number: pawn + 1 })}</b>
            <Holds holder={holder} people={now.people} />
          </li>
        ))}
      </ol>
      <OwnName />
      {now.spectators > 0 && <p class="soft">{texts.watching({ count: now.spectators })}</p>}
    </section>
  );
}

function Holds({ holder, people }: { holder: Holder; people: Person[] }) {
  if (holder.kind === "open") return <span class="soft">{texts.open}</span>;
  if (holder.kind === "bot") return <span title={holder.style}>{holder.name} <small class="soft">{texts.bot}</small></span>;
  const person = people.find(({ id }) => id === holder.person);
  return (
    <span>
      {person?.name ?? texts.somebody}
      {person?.id === you.value.person && ` ${texts.isYou}`}{" "}
      <span class="soft">{person?.online === false ? texts.away : person?.ready ? texts.isReady : texts.here}</span>
    </span>
  );
}

function Starting({ now, open }: { now: Snapshot; open: number }) {
  const me = now.people.find(({ id }) => id === you.value.person);
  const maker = you.value.person === Math.min(...now.people.map(({ id }) => id));
  const ready = me?.ready ?? false;
  return (
    <section class="card starting" aria-labelledby="starting-title">
      <h2 id="starting-title">{texts.start}</h2>
      <button aria-pressed={ready} onClick={() => void attempt({ do: "ready", ready: !ready })}>
        {ready ? texts.readyNow : texts.ready}
      </button>
      {maker ? (
        <MakerStarts open={open} />
      ) : (
        <p class="soft">
          {texts.startsByItself({ maker: open ? "none" : (now.people[0]?.name ?? texts.theMaker) })}
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
        <p class="soft">{texts.orAtOnce}</p>
        <button class="primary large" onClick={() => void attempt({ do: "start" })}>
          {texts.startGame}
        </button>
      </>
    );
  }
  return (
    <>
      <p class="soft">{texts.orStartNow}</p>
      <button onClick={() => void attempt({ do: "start", fill: "bot:greedy" })}>{texts.botsTake({ count: open })}</button>
      <button onClick={() => void attempt({ do: "start", fill: "me" })}>{texts.iTake({ count: open })}</button>
    </>
  );
}

function Visitor({ now }: { now: Snapshot }) {
  return (
    <section class="card" aria-labelledby="sit-title">
      <h2 id="sit-title">{texts.sitDown}</h2>
      <TakeSeatForm table={now.table.id} open={now.holders.flatMap((holder, pawn) => (holder.kind === "open" ? [pawn] : []))} pawns={now.pawns} />
    </section>
  );
}
