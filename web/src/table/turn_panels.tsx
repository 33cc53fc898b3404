/** What is to be decided now: a proposal to answer, real dice to type in, or an action to choose. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { current } from "../cascade/control.ts";
import { game } from "../games/current.ts";
import { DicePanel } from "../panels/dice.tsx";
import { OffersPanel } from "../panels/offers.tsx";
import { ProposalPanel } from "../panels/proposal.tsx";
import { SummaryPanel } from "../panels/summary.tsx";
import { WatchPanel } from "../panels/watch.tsx";
import { SoundOffer } from "../sound/offer.tsx";
import { scene, shown, snapshot } from "../store.ts";
import { isTold } from "../told.ts";
import { RefusalNote } from "./refusal.tsx";

/** The panels of the turn beside the board; every new question is read from its beginning. */
export function SideNow() {
  const box = useRef<HTMLDivElement>(null);
  const position = snapshot.value?.position;
  useLayoutEffect(() => box.current?.scrollTo(0, 0), [position]);
  return (
    <div class="side-now" ref={box}>
      <TurnPanels />
    </div>
  );
}

/** Whoever may hear the fire is asked where no action loses its place for it: over the film, else below the list. While the fire advances, its cards come first. */
export function TurnPanels() {
  const face = game.value.board;
  const about = scene.value && { scene: scene.value, view: shown.value };
  const isFire = !isTold.value && !!current.value?.fire;
  const things = face?.Things && about && <face.Things {...about} />;
  return (
    <>
      {isFire && things}
      {!isTold.value && <SoundOffer />}
      {face?.Turn && about && <face.Turn {...about} />}
      <Decision />
      {isTold.value && snapshot.value?.table.status !== "over" && <SoundOffer />}
      {!isFire && things}
    </>
  );
}

function Decision() {
  const now = snapshot.value;
  if (!now) return null;
  if (!isTold.value) {
    return (
      <>
        {now.proposal && <ProposalPanel />}
        <WatchPanel />
      </>
    );
  }
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
