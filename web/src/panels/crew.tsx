/** The pawns: what they can, what they have left, who plays them, and handing a seat over. */
import { useState } from "preact/hooks";
import * as texts from "words/panels.ts";
import { catalogue } from "../api.ts";
import { underPointer } from "../common/lighting.ts";
import { useSeconds } from "../common/clock.ts";
import { attempt } from "../connection.ts";
import type { Choice, Holder, Snapshot } from "../protocol/index.ts";
import { countdown, holderName, shown, snapshot, thinking } from "../store.ts";
import { isTold, pawnOnTurn } from "../told.ts";
import { factsOf, specialOf } from "./crew_words.ts";
import { Face } from "./face.tsx";
import "./panels.css";

export function CrewPanel() {
  const now = snapshot.value;
  if (!now) return null;
  return (
    <section class="crew" aria-label={texts.crew}>
      <ul>
        {now.pawns.map((_, pawn) => (
          <Member key={pawn} now={now} pawn={pawn} />
        ))}
      </ul>
      {now.spectators > 0 && (
        <p class="soft">{texts.spectators({ count: now.spectators })}</p>
      )}
    </section>
  );
}

function Member({ now, pawn }: { now: Snapshot; pawn: number }) {
  const special = specialOf(now.scene, shown.value, pawn);
  const isOnTurn = (now.table.status === "playing" || !isTold.value) && pawnOnTurn.value === pawn;
  return (
    <li class={`member pawn-${pawn}`} aria-current={isOnTurn ? "step" : undefined} {...underPointer([`pawn:${pawn}`])}>
      <div class="member-face">
        <Face pawn={pawn} size={76} />
      </div>
      <div class="member-about">
        <p class="member-name">
          <b>{special?.title ?? now.pawns[pawn]}</b> <PlayedBy now={now} pawn={pawn} />
          {isOnTurn && <span class="member-tag">{thinking.value?.pawn === pawn ? texts.thinks : texts.onTurn}</span>}
        </p>
        {special && <p class="soft role-text">{special.text}</p>}
        <p class="facts">{factsOf(shown.value, pawn).join(" · ")}</p>
        <SeatButtons now={now} pawn={pawn} />
      </div>
    </li>
  );
}

function PlayedBy({ now, pawn }: { now: Snapshot; pawn: number }) {
  const holder = now.holders[pawn];
  if (!holder) return null;
  const person = personOf(now, holder);
  const isYou = holder.kind === "person" && holder.person === now.you.person;
  return (
    <span class="soft">
      {isYou ? texts.you : holderName(pawn)}
      {person && !isYou && (
        <span class={person.online ? "presence online" : "presence"}> {person.online ? texts.online : texts.away}</span>
      )}
    </span>
  );
}

function personOf(now: Snapshot, holder: Holder) {
  return holder.kind === "person" ? now.people.find(({ id }) => id === holder.person) : undefined;
}

/** A player hands the own seat over and takes it back; an absent player's seat after the countdown. */
function SeatButtons({ now, pawn }: { now: Snapshot; pawn: number }) {
  const holder = now.holders[pawn];
  const me = now.you.person;
  if (holder?.kind === "bot" && holder.open && !now.table.closed && me === null) {
    return (
      <a class="button small" href={`/join/${now.table.code}`}>
        {texts.sitDown}
      </a>
    );
  }
  if (!holder || me === null || now.table.status !== "playing" || now.table.lesson) return null;
  if (holder.kind === "bot" && (holder.person === me || holder.person === null)) {
    return (
      <button class="small" onClick={() => void attempt({ do: "take-back", pawn })}>
        {holder.person === me ? texts.takeBack : texts.playYourself}
      </button>
    );
  }
  if (holder.kind !== "person") return null;
  const person = personOf(now, holder);
  if (holder.person === me) return <HandOver pawn={pawn} words={texts.handOver} />;
  if (!person || person.online) return null;
  return <AfterCountdown pawn={pawn} away={person.away ?? 0} patience={now.table.patience} name={person.name} />;
}

function AfterCountdown({ pawn, away, patience, name }: { pawn: number; away: number; patience: number; name: string }) {
  const told = countdown.value?.pawn === pawn ? countdown.value.until : null;
  const [until] = useState(() => Date.now() + Math.max(0, patience - away) * 1000);
  const left = useSeconds(told ?? until);
  if (left > 0) return <p class="soft">{texts.botSoon({ left })}</p>;
  return <HandOver pawn={pawn} words={texts.botFor({ name })} />;
}

function HandOver({ pawn, words }: { pawn: number; words: string }) {
  const [bots, setBots] = useState<Choice[] | null>(null);
  const [failed, setFailed] = useState(false);
  const ask = () =>
    catalogue().then(
      (found) => setBots(found.bots),
      () => setFailed(true),
    );
  if (failed) return <p role="alert">{texts.noBots}</p>;
  if (!bots) {
    return (
      <button class="small plain" onClick={() => void ask()}>
        {words}
      </button>
    );
  }
  return (
    <div class="bots" role="group" aria-label={words}>
      {bots.map((bot) => (
        <button key={bot.id} class="small" title={bot.text} onClick={() => void attempt({ do: "hand-over", pawn, bot: bot.id })}>
          {bot.title}
        </button>
      ))}
      <button class="small plain" onClick={() => setBots(null)}>
        {texts.cancel}
      </button>
    </div>
  );
}
