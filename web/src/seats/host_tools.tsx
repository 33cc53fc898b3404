/** What who made a table does for its peace, and giving up one's own seat. */
import { useState } from "preact/hooks";
import * as texts from "words/seats.ts";
import { Sure } from "../common/sure.tsx";
import { attempt } from "../connection.ts";
import { Field } from "../loading.tsx";
import type { Person, Snapshot } from "../protocol/index.ts";
import "./seats.css";

export const MAKER = 0;

export function HostTools({ now }: { now: Snapshot }) {
  const { person } = now.you;
  if (person === null || now.table.status === "over" || now.table.lesson) return null;
  return person === MAKER ? <Tools now={now} /> : <GiveUp now={now} />;
}

function Tools({ now }: { now: Snapshot }) {
  const { closed, hushed } = now.table;
  const others = now.people.filter(({ id }) => id !== MAKER);
  return (
    <details class="host-tools" open={now.table.status === "lobby"}>
      <summary>{texts.youMade}</summary>
      <p class="buttons">
        <button onClick={() => void attempt({ do: "admit", open: closed })}>
          {closed ? texts.openIt : texts.closeIt}
        </button>
        {others.length > 0 && (
          <button onClick={() => void attempt({ do: "mute", muted: !hushed })}>{hushed ? texts.openChat : texts.closeChat}</button>
        )}
      </p>
      <ul class="host-people" aria-label={texts.people}>
        {others.map((other) => (
          <li key={other.id}>
            <Tamed person={other} isMuted={now.table.muted.includes(other.id)} />
          </li>
        ))}
      </ul>
      <WarmSeats now={now} />
      <WordFilter count={now.table.blocked} />
    </details>
  );
}

function Tamed({ person, isMuted }: { person: Person; isMuted: boolean }) {
  return (
    <>
      <b>{person.name}</b>
      <button class="small" onClick={() => void attempt({ do: "mute", person: person.id, muted: !isMuted })}>
        {isMuted ? texts.letSpeak : texts.mute}
      </button>
      <Sure
        label={texts.takeOff({ name: person.name })}
        text={texts.takeOffAbout}
        work={async () => void (await attempt({ do: "remove", person: person.id }))}
      />
    </>
  );
}

/** The seats that bots have on nobody's behalf: open to others, or not. */
function WarmSeats({ now }: { now: Snapshot }) {
  const seats = now.holders.flatMap((holder, pawn) => (holder.kind === "bot" && holder.person === null ? [{ holder, pawn }] : []));
  if (!seats.length) return null;
  return (
    <ul class="host-people" aria-label={texts.seatsOfBots}>
      {seats.map(({ holder, pawn }) => (
        <li key={pawn}>
          <b>{now.pawns[pawn]}</b>
          <button class="small" onClick={() => void attempt({ do: "offer-seat", pawn, open: !holder.open })}>
            {holder.open ? texts.keepSeat : texts.openSeat}
          </button>
        </li>
      ))}
    </ul>
  );
}

function WordFilter({ count }: { count: number }) {
  const [text, setText] = useState("");
  const submit = async (event: Event) => {
    event.preventDefault();
    const words = text.split(/[,\s]+/).filter(Boolean);
    if (await attempt({ do: "filter", words })) setText("");
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Field label={texts.unwantedWords} text={texts.filtered({ count })}>
        <input value={text} autocomplete="off" onInput={(event) => setText(event.currentTarget.value)} />
      </Field>
      <button class="small">{texts.filter}</button>
    </form>
  );
}

function GiveUp({ now }: { now: Snapshot }) {
  if (!now.you.pawns.length) return null;
  return (
    <p>
      <Sure
        label={texts.giveUp}
        text={texts.giveUpAbout}
        work={async () => void (await attempt({ do: "leave" }))}
      />
    </p>
  );
}
