/** What is to be decided now: a proposal to answer, real dice to type in, or an action to choose. */
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
import { SendingNote } from "./sending.tsx";
import { isActing, subline } from "./turn.ts";
import { width } from "./width.ts";

export function TurnPanels() {
  const face = game.value.board;
  const about = scene.value && { scene: scene.value, view: shown.value };
  return (
    <>
      <SoundOffer />
      {face?.Turn && about && <face.Turn {...about} />}
      <Decision />
      {face?.Things && about && <face.Things {...about} />}
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
      <SendingNote />
      <RefusalNote />
      {width.value === "narrow" && !isActing(now) && !now.awaits.chance && <p>{subline(now)}</p>}
      {now.proposal && <ProposalPanel />}
      {now.awaits.chance ? <DicePanel /> : <OffersPanel />}
    </>
  );
}
