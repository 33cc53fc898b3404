/** What waits for somebody to agree: who asks for what, and the answer. */
import * as texts from "words/panels.ts";
import { attempt } from "../connection.ts";
import type { Proposal, Snapshot } from "../protocol/index.ts";
import { snapshot } from "../store.ts";
import "./panels.css";

export function ProposalPanel() {
  const now = snapshot.value;
  const proposal = now?.proposal;
  if (!now || !proposal) return null;
  const me = now.you.person;
  const mayAnswer = me !== null && proposal.waits_for.includes(me);
  return (
    <section class="proposal" aria-label={texts.proposal}>
      <p>
        <b>{proposal.text}</b>
      </p>
      {mayAnswer ? (
        <p class="buttons">
          <Answer proposal={proposal.seq} agree={true} words={texts.agree} />
          <Answer proposal={proposal.seq} agree={false} words={texts.decline} />
        </p>
      ) : (
        <p class="soft">{waitingWords(now, proposal)}</p>
      )}
      {me !== null && proposal.by === me && (
        <button class="small" onClick={() => void attempt({ do: "withdraw", proposal: proposal.seq })}>
          {texts.withdraw}
        </button>
      )}
    </section>
  );
}

function Answer({ proposal, agree, words }: { proposal: number; agree: boolean; words: string }) {
  return (
    <button class={agree ? "primary" : undefined} onClick={() => void attempt({ do: "answer", proposal, agree })}>
      {words}
    </button>
  );
}

function waitingWords(now: Snapshot, proposal: Proposal): string {
  if (proposal.waits_for.length === 0) return texts.allAgree;
  return texts.waitingFor({ who: proposal.waits_for.map((person) => nameOf(now, person)) });
}

function nameOf(now: Snapshot, person: number): string {
  if (person < 0) return texts.aBot;
  return now.people.find(({ id }) => id === person)?.name ?? texts.somebody;
}
