/** Strips above the board: a lost connection, a pause, the next person at a shared screen. */
import { useEffect, useState } from "preact/hooks";
import { retryNow, send } from "../connection.ts";
import { connection, countdown, holderName, isMine, pawnName, readyCheck, snapshot, you } from "../store.ts";
import { ticketOf } from "../tickets.ts";

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
        {navigator.onLine ? state.text : "You are offline."} Nothing is lost; trying again
        {seconds > 1 ? ` in ${seconds} seconds` : " now"}. <button class="small" onClick={retryNow}>Try now</button>
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
  const pawn = now?.awaits.pawn ?? -1;
  const [taken, setTaken] = useState(pawn);
  if (!now || !ticketOf(now.table.id)?.shared || !isMine.value || pawn < 0 || pawn === taken) return null;
  return (
    <p class="banner hand-on" role="status">
      <span>
        Hand the screen to <b>{pawnName(pawn)}</b>.
      </span>
      <button class="small primary" onClick={() => setTaken(pawn)}>
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
      {holderName(gone.pawn)} is away.
      {seconds > 0 ? ` A bot may play ${pawnName(gone.pawn)} in ${seconds} seconds.` : ""}
      {seconds <= 0 && you.value.person !== null && (
        <button class="small" onClick={bot}>
          Let a bot play {pawnName(gone.pawn)}
        </button>
      )}
    </p>
  );
}

/** Seconds until a moment, counted down once a second. */
function useSeconds(until: number | null): number {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (until === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [until]);
  return until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
}
