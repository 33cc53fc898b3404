/** What is to be decided now: a proposal to answer, real dice to type in, or an action to choose. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { current } from "../cascade/control.ts";
import { game } from "../games/current.ts";
import { DicePanel } from "../panels/dice.tsx";
import { BotReason, OffersPanel } from "../panels/offers.tsx";
import { ProposalPanel } from "../panels/proposal.tsx";
import { SummaryPanel } from "../panels/summary.tsx";
import { SoundOffer } from "../sound/offer.tsx";
import { scene, shown, snapshot } from "../store.ts";
import { isTold } from "../told.ts";
import { RefusalNote } from "./refusal.tsx";

/** The panels of the turn beside the board; every new question is read from its beginning. */
export function SideNow() {
  const box = useRef<HTMLDivElement>(null);
  useBeginning(() => box.current?.scrollTo(0, 0));
  return (
    <div class="side-now" ref={box}>
      <TurnPanels />
    </div>
  );
}

/** The same on a phone, where the page itself scrolls below its board: to where the choice begins, if that is told. */
export function TurnBelow() {
  useBeginning(() => {
    const choice = document.querySelector("#tab-panel [data-begins]");
    if (choice) choice.scrollIntoView();
    else scrollTo(0, 0);
  });
  return <TurnPanels />;
}

/** With every question, and when the film that leads to it starts and ends. */
function useBeginning(show: () => void): void {
  useLayoutEffect(show, [snapshot.value?.position, isTold.value]);
}

/** What is to be decided, or while the film runs what it shows: two views, so that no part of one is pushed about by the other. */
export function TurnPanels() {
  return isTold.value ? <Turning key="turn" /> : <Watching key={current.value?.fire ? "fire" : "moves"} />;
}

/** Whoever may hear the fire is asked where no action loses its place for it: below all else. */
function Turning() {
  return (
    <>
      <Pawn />
      <Decision />
      {snapshot.value?.table.status !== "over" && <SoundOffer />}
      <Things />
    </>
  );
}

/** Why a bot does it, and the fire's cards or the fight of whoever plays. */
function Watching() {
  const now = snapshot.value;
  const haveBots = now?.holders.some(({ kind }) => kind === "bot");
  return (
    <div class="watching">
      {now?.proposal && <ProposalPanel />}
      {haveBots && (
        <div class="reason-room">
          <BotReason />
        </div>
      )}
      {current.value?.fire ? <Things /> : <Pawn />}
      <SoundOffer />
    </div>
  );
}

/** What the game tells of the pawn on turn. */
function Pawn() {
  const Turn = game.value.board?.Turn;
  return Turn && scene.value ? <Turn scene={scene.value} view={shown.value} /> : null;
}

/** What the game has beside the board. */
function Things() {
  const Beside = game.value.board?.Things;
  return Beside && scene.value ? <Beside scene={scene.value} view={shown.value} /> : null;
}

function Decision() {
  const now = snapshot.value;
  if (!now) return null;
  if (now.table.status === "over") {
    return (
      <>
        <RefusalNote />
        <SummaryPanel now={now} />
      </>
    );
  }
  return (
    <>
      <RefusalNote />
      {now.proposal && <ProposalPanel />}
      {now.awaits.chance ? <DicePanel /> : <OffersPanel />}
    </>
  );
}
