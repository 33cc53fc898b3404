/** What who made a table does for its peace, and giving up one's own seat. */
import { useState } from "preact/hooks";
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
      <summary>You made this table</summary>
      <p class="buttons">
        <button onClick={() => void attempt({ do: "admit", open: closed })}>
          {closed ? "Open it: anybody with the link sits down" : "Close it: nobody sits down any more"}
        </button>
        {others.length > 0 && (
          <button onClick={() => void attempt({ do: "mute", muted: !hushed })}>{hushed ? "Open the chat" : "Close the chat"}</button>
        )}
      </p>
      <ul class="host-people" aria-label="People">
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
        {isMuted ? "Let speak" : "Mute"}
      </button>
      <Sure
        label={`Take ${person.name} off`}
        text="A bot plays on in their seat, and they cannot come back to it. You can open the seat for others afterwards."
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
    <ul class="host-people" aria-label="Seats of bots">
      {seats.map(({ holder, pawn }) => (
        <li key={pawn}>
          <b>{now.pawns[pawn]}</b>
          <button class="small" onClick={() => void attempt({ do: "offer-seat", pawn, open: !holder.open })}>
            {holder.open ? "Keep the seat for the bot" : "Open the seat to anybody"}
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
      <Field label="Words that you do not want to read here" text={count ? `${count} ${count === 1 ? "word is" : "words are"} refused in names and chat. An empty list takes the filter off.` : "With commas; word* stands for any ending."}>
        <input value={text} autocomplete="off" onInput={(event) => setText(event.currentTarget.value)} />
      </Field>
      <button class="small">Filter</button>
    </form>
  );
}

function GiveUp({ now }: { now: Snapshot }) {
  if (!now.you.pawns.length) return null;
  return (
    <p>
      <Sure
        label="Give up my seat"
        text="A bot plays on for you, and anybody may take the seat. You can still watch."
        work={async () => void (await attempt({ do: "leave" }))}
      />
    </p>
  );
}
