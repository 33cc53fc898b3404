/** Strips above the board: a lost connection, a pause, the next person at a shared screen. */
import { useLayoutEffect, useState } from "preact/hooks";
import * as texts from "words/table.ts";
import type { Mark } from "../common/grammar.ts";
import { useSeconds } from "../common/clock.ts";
import { retryNow, send } from "../connection.ts";
import { lookOf } from "../panels/crew_words.ts";
import { Face } from "../panels/face.tsx";
import { roleName } from "../common/people.ts";
import { connection, countdown, holderName, readyCheck, snapshot, you } from "../store.ts";
import { ticketOf } from "../tickets.ts";
import { isMyTurn } from "../told.ts";
import { SendingNote } from "./sending.tsx";
import { atFirst, handedTo, isToBeHandedOn, taken } from "./hand_on.ts";

export function Banners() {
  return (
    <>
      <ConnectionBanner />
      <PauseBanner />
      <ReadyBanner />
      <HandOnBanner />
      <AwayBanner />
      <SendingNote />
    </>
  );
}

export function ConnectionBanner() {
  const state = connection.value;
  const seconds = useSeconds(state.kind === "waiting" ? state.until : null);
  if (state.kind === "waiting") {
    return (
      <p class="banner bad" role="status">
        <span>
          {texts.tryingAgain({ why: navigator.onLine ? state.text : texts.offline, seconds, soon: counted })}
        </span>
        <button class="small" onClick={retryNow}>
          {texts.tryNow}
        </button>
      </p>
    );
  }
  if (state.kind === "connecting" && snapshot.value) {
    return (
      <p class="banner" role="status">
        {texts.comingBack}
      </p>
    );
  }
  return null;
}

/** What changes every second is for the eyes: read aloud, it would never end. */
const counted: Mark = (words) => <span aria-hidden="true">{words}</span>;

function PauseBanner() {
  if (!snapshot.value?.table.paused) return null;
  return (
    <p class="banner" role="status">
      {texts.paused}
      {you.value.person !== null && (
        <button class="small" onClick={() => void send({ do: "pause", paused: false })}>
          {texts.goOn}
        </button>
      )}
    </p>
  );
}

/** Somebody asks whether everybody is there. */
function ReadyBanner() {
  const check = readyCheck.value;
  if (!check || check.person === you.value.person || you.value.person === null) return null;
  const answer = () => {
    void send({ do: "ready", ready: true });
    readyCheck.value = null;
  };
  return (
    <p class="banner" role="status">
      {texts.asksReady({ name: check.name })}
      <button class="small" onClick={answer}>
        {texts.iAm}
      </button>
    </p>
  );
}

/** Several people share the screen: say who comes next, until that one takes it. */
function HandOnBanner() {
  const now = snapshot.value;
  const pawn = isMyTurn.value ? (now?.awaits.pawn ?? -1) : -1;
  const [kept, setHand] = useState(() => atFirst(pawn));
  const hand = pawn < 0 ? kept : handedTo(kept, pawn);
  useLayoutEffect(() => setHand(hand), [hand]);
  if (!now || pawn < 0 || !ticketOf(now.table.id)?.shared || !isToBeHandedOn(hand)) return null;
  return (
    <p class="banner hand-on" role="status">
      <Face pawn={pawn} size={40} />
      <span>
        {texts.handOn({ look: lookOf(now.scene, now.view, pawn), who: (words) => <b>{words}</b> })}
      </span>
      <button class="small primary" onClick={() => setHand(taken(hand))}>
        {texts.haveIt}
      </button>
    </p>
  );
}

/** A player who is waited for has gone: teammates see when a bot may take over. */
function AwayBanner() {
  const gone = countdown.value;
  const seconds = useSeconds(gone?.until ?? null);
  if (!gone) return null;
  const bot = () => void send({ do: "hand-over", pawn: gone.pawn, bot: "greedy" });
  return (
    <p class="banner" role="status">
      <span>
        {texts.awayBot({ who: holderName(gone.pawn), soon: seconds > 0, pawn: roleName(gone.pawn), seconds, when: counted })}
      </span>
      {seconds <= 0 && you.value.person !== null && (
        <button class="small" onClick={bot}>
          {texts.letBotPlay({ pawn: roleName(gone.pawn) })}
        </button>
      )}
    </p>
  );
}
