/** Strips above the board: a lost connection, a pause, the next person at a shared screen. */
import { useLayoutEffect, useState } from "preact/hooks";
import { useSeconds } from "../common/seconds.ts";
import { retryNow, send } from "../connection.ts";
import { lookOf } from "../panels/crew_words.ts";
import { Face } from "../panels/face.tsx";
import { connection, countdown, holderName, pawnName, readyCheck, snapshot, you } from "../store.ts";
import { ticketOf } from "../tickets.ts";
import { isMyTurn } from "../told.ts";
import { atFirst, handedTo, isToBeHandedOn, taken } from "./hand_on.ts";

export function Banners() {
  return (
    <>
      <ConnectionBanner />
      <PauseBanner />
      <ReadyBanner />
      <HandOnBanner />
      <AwayBanner />
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
          {navigator.onLine ? state.text : "You are offline."} Nothing is lost; trying again
          <Counted words={seconds > 1 ? ` in ${seconds} seconds` : " now"} />.
        </span>
        <button class="small" onClick={retryNow}>
          Try now
        </button>
      </p>
    );
  }
  if (state.kind === "connecting" && snapshot.value) {
    return (
      <p class="banner" role="status">
        Coming back to the table …
      </p>
    );
  }
  return null;
}

/** What changes every second is for the eyes: read aloud, it would never end. */
function Counted({ words }: { words: string }) {
  return <span aria-hidden="true">{words}</span>;
}

function PauseBanner() {
  if (!snapshot.value?.table.paused) return null;
  return (
    <p class="banner" role="status">
      The game is paused.
      {you.value.person !== null && (
        <button class="small" onClick={() => void send({ do: "pause", paused: false })}>
          Go on
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
      {check.name} asks: are you ready?
      <button class="small" onClick={answer}>
        I am
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
        Hand the screen to <b>{lookOf(now.scene, now.view, pawn)}</b>.
      </span>
      <button class="small primary" onClick={() => setHand(taken(hand))}>
        I have it
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
        {holderName(gone.pawn)} is away.
        {seconds > 0 && (
          <>
            {` A bot may play ${pawnName(gone.pawn)} soon`}
            <Counted words={`: in ${seconds} seconds`} />.
          </>
        )}
      </span>
      {seconds <= 0 && you.value.person !== null && (
        <button class="small" onClick={bot}>
          Let a bot play {pawnName(gone.pawn)}
        </button>
      )}
    </p>
  );
}
