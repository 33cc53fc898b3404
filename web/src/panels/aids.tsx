/** Hint, win chance and threats: off until the table allows itself each of them. */
import { useState } from "preact/hooks";
import * as texts from "words/panels.ts";
import { underFocus, underPointer } from "../common/lighting.ts";
import { attempt } from "../connection.ts";
import type { Aids, Plan } from "../protocol/index.ts";
import { roleName } from "../common/people.ts";
import { chance, hint, scene, snapshot, threats, you } from "../store.ts";
import { chanceWords, percent } from "./chances.ts";
import "./panels.css";
import { priceOf } from "./verbs.ts";

const KINDS: { aid: keyof Aids; title: string; text: string }[] = [
  { aid: "hint", title: texts.hint, text: texts.hintAbout },
  { aid: "chance", title: texts.winChance, text: texts.winChanceAbout },
  { aid: "threats", title: texts.threatMap, text: texts.threatMapAbout },
];

export function AidsPanel() {
  const now = snapshot.value;
  if (!now) return null;
  const mayChange = you.value.person !== null;
  return (
    <section class="aids" aria-label={texts.advice}>
      <p class="soft">{adviceWords(now.table.aids)}</p>
      {KINDS.map(({ aid, title, text }) => (
        <div key={aid} class="aid">
          <label class="switch">
            <input
              type="checkbox"
              role="switch"
              checked={now.table.aids[aid]}
              disabled={!mayChange}
              onChange={(event) => void toggle(aid, event.currentTarget)}
            />
            <span>
              <b>{title}</b> <span class="soft">{text}</span>
              {now.proposal?.aids[aid] && <span class="soft"> {texts.othersAsked}</span>}
            </span>
          </label>
          {now.table.aids[aid] && <Asked aid={aid} used={now.table.aids_used[aid] ?? 0} />}
        </div>
      ))}
    </section>
  );
}

/** What holds for advice at this table. */
export function adviceWords(aids: Aids): string {
  const some = Object.values(aids).some(Boolean);
  return texts.adviceOn({ some });
}

/** The switch stays as the table has it until the others have agreed. */
async function toggle(aid: keyof Aids, box: HTMLInputElement): Promise<void> {
  await attempt({ do: "aids", aids: { [aid]: box.checked } });
  box.checked = snapshot.peek()?.table.aids[aid] ?? false;
}

function Asked({ aid, used }: { aid: keyof Aids; used: number }) {
  const [busy, setBusy] = useState(false);
  const now = snapshot.value!;
  const playing = now.table.status === "playing" && you.value.person !== null;
  const ask = async () => {
    setBusy(true);
    await attempt(aid === "threats" ? { do: "threats", at: now.position, turns: "mine" } : { do: aid, at: now.position });
    setBusy(false);
  };
  return (
    <div class="aid-answer">
      {playing && (
        <button class="small" disabled={busy} onClick={() => void ask()}>
          {busy ? texts.thinking : texts.ask}
        </button>
      )}
      {used > 0 && <span class="soft"> {texts.askedTimes({ count: used })}</span>}
      {aid === "hint" && <HintAnswer />}
      {aid === "chance" && <ChanceAnswer />}
      {aid === "threats" && <ThreatAnswer />}
    </div>
  );
}

function Stale({ at }: { at: number }) {
  return at === snapshot.value?.position ? null : <p class="soft">{texts.stale}</p>;
}

function HintAnswer() {
  const said = hint.value;
  if (!said) return null;
  return (
    <>
      <Stale at={said.at} />
      <p>{said.text}</p>
      {said.plan && <PlanSteps plan={said.plan} />}
    </>
  );
}

/** Why, each reason once, and what threatens after it. */
export function reasonsOf(plan: Plan): string[] {
  return [...new Set([...plan.steps.map(({ why }) => why), ...plan.facts])].filter(Boolean);
}

function PlanSteps({ plan }: { plan: Plan }) {
  return (
    <>
      <ol class="plan">
        {plan.steps.map((step, index) => (
          <li key={index} tabIndex={0} {...underPointer(step.spots)} {...underFocus(step.spots)}>
            <b>{step.label}</b> <span class="price">{priceOf(step.price, scene.value?.currency ?? "")}</span>
          </li>
        ))}
      </ol>
      <details>
        <summary>{texts.numbers}</summary>
        <p class="soft">
          {texts.planFor({ pawn: roleName(plan.pawn), chance: chanceWords(plan.chance) })}
        </p>
        <Facts facts={reasonsOf(plan)} />
      </details>
    </>
  );
}

function ChanceAnswer() {
  const said = chance.value;
  if (!said) return null;
  const { value, low, high } = said.chance;
  return (
    <>
      <Stale at={said.at} />
      <div class="chance-bar" role="img" aria-label={chanceWords(said.chance)}>
        <i style={{ left: `${low * 100}%`, right: `${100 - high * 100}%` }} />
        <b style={{ left: `${value * 100}%` }} />
      </div>
      <p>
        <b>{percent(value)}</b> <span class="soft">{said.text}</span>
      </p>
    </>
  );
}

function ThreatAnswer() {
  const said = threats.value;
  if (!said) return null;
  const { turns, exact } = said.threats;
  return (
    <>
      <Stale at={said.at} />
      <p class="soft">
        {texts.threatsOver({ turns, exact })}
      </p>
      <Facts facts={said.facts} />
    </>
  );
}

function Facts({ facts }: { facts: string[] }) {
  if (!facts.length) return null;
  return (
    <ul>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
