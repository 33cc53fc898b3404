/** Everything about the table that is being made, from "who plays" to the last option. */
import { useRef } from "preact/hooks";
import * as texts from "words/home.ts";
import { api } from "../api.ts";
import { NameField } from "../common/name_field.tsx";
import { sitDown } from "../common/sitting.ts";
import { playsHere } from "../device/mode.ts";
import { Field, Problem, useSending } from "../loading.tsx";
import type { Catalogue, Ruleset } from "../protocol/index.ts";
import { settings } from "../settings.ts";
import { type SetupDraft, edit, mistake, pawnCount, presetKey, wanted } from "./draft.ts";
import { OptionsForm } from "./options.tsx";
import { RulesForm } from "./rules.tsx";
import { MODES, SeatsForm } from "./seats.tsx";
import "./start.css";

const FORM = "start-form";

export function StartPanel({ catalogue, now }: { catalogue: Catalogue; now: SetupDraft }) {
  const sending = useSending();
  const rules = useRef<HTMLDetailsElement>(null);
  const ruleset = catalogue.rulesets.find(({ id }) => id === now.ruleset);
  if (!ruleset) return null;
  const start = (event: Event) => {
    event.preventDefault();
    void sending.run(async () => {
      const wrong = mistake(now);
      if (wrong) throw new Error(wrong);
      if (playsHere.peek() && withOthers(now)) throw new Error(texts.othersNeedServer);
      const ticket = await api.create(wanted(now, settings.peek().name, ruleset));
      sitDown({ ...ticket, title: ruleset.title, shared: now.mode === "screen" });
    });
  };
  const look = () => {
    rules.current!.open = true;
    rules.current!.scrollIntoView({ block: "start" });
    rules.current!.querySelector("summary")!.focus({ preventScroll: true });
  };
  return (
    <>
      <form id={FORM} class="start card" onSubmit={start}>
        <details ref={rules} class="rules-details">
          <summary>{texts.changeRules}</summary>
          <RulesForm catalogue={catalogue} ruleset={ruleset} now={now} />
          <OptionsForm ruleset={ruleset} now={now} />
        </details>
        <SeatsForm catalogue={catalogue} ruleset={ruleset} now={now} />
        <details>
          <summary>{texts.more}</summary>
          {now.mode !== "referee" && <SeedForm now={now} today={catalogue.today} />}
          {now.mode !== "referee" && <ClockField now={now} />}
          <AdviceForm now={now} />
        </details>
        <NameField />
      </form>
      <div class="start-bar">
        <p class="start-what">
          <b>{titleOf(ruleset, now)}</b>
          <span class="soft">{summary(ruleset, now)}</span>
        </p>
        <button type="button" onClick={look}>
          {texts.change}
        </button>
        <button class="primary large" form={FORM} disabled={sending.busy}>
          {sending.busy ? texts.setting : withOthers(now) ? texts.openTable : texts.start}
        </button>
        <Problem text={sending.problem} />
      </div>
    </>
  );
}

/** Is there a seat for somebody who is not here? */
function withOthers(now: SetupDraft): boolean {
  return now.seats.includes("open") || now.mode === "open";
}

/** The name of the ready-made game, or of the rule set once something was changed. */
function titleOf(ruleset: Ruleset, now: SetupDraft): string {
  return ruleset.presets.find((preset) => presetKey(preset) === now.preset)?.title ?? ruleset.title;
}

/** The set-up in one line. */
function summary(ruleset: Ruleset, now: SetupDraft): string {
  const title = (list: { id: string; title: string }[], id: string) => list.find((item) => item.id === id)?.title;
  const changed = Object.keys(now.options).length;
  const parts = [
    ruleset.title,
    ruleset.boards.length > 1 ? title(ruleset.boards, now.board) : null,
    title(ruleset.difficulties, now.difficulty),
    texts.crewOf({ count: pawnCount(now) }),
    changed && !now.preset ? texts.optionsChanged({ count: changed }) : null,
    MODES.find(([mode]) => mode === now.mode)?.[1].toLowerCase(),
  ];
  return parts.filter(Boolean).join(" · ");
}

const SEEDS: [SetupDraft["seed"], string, string][] = [
  ["secret", texts.seedFresh, texts.seedFreshAbout],
  ["daily", texts.seedDay, texts.seedDayAbout],
  ["typed", texts.seedOwn, texts.seedOwnAbout],
];

function SeedForm({ now, today }: { now: SetupDraft; today: string }) {
  return (
    <fieldset>
      <legend>{texts.luck}</legend>
      {SEEDS.map(([kind, label, text]) => (
        <label key={kind} class="radio">
          <input type="radio" name="seed" checked={now.seed === kind} onChange={() => edit({ seed: kind })} />
          <span>
            <b>{label}</b> {kind === "daily" && today} <span class="soft">{text}</span>
          </span>
        </label>
      ))}
      {now.seed === "typed" && (
        <Field label={texts.seed}>
          <input inputMode="numeric" value={now.typed} onInput={(event) => edit({ typed: event.currentTarget.value })} />
        </Field>
      )}
    </fieldset>
  );
}

const HOUR = 3600;
const CLOCKS: [number, string][] = [
  [0, texts.clockNone],
  [HOUR, texts.clockHour],
  [12 * HOUR, texts.clockHalfDay],
  [24 * HOUR, texts.clockDay],
  [72 * HOUR, texts.clockThreeDays],
  [168 * HOUR, texts.clockWeek],
];

function ClockField({ now }: { now: SetupDraft }) {
  return (
    <Field
      label={texts.clock}
      text={texts.clockAbout}
    >
      <select value={now.clock ?? 0} onChange={(event) => edit({ clock: Number(event.currentTarget.value) })}>
        {CLOCKS.map(([seconds, title]) => (
          <option key={seconds} value={seconds}>
            {title}
          </option>
        ))}
      </select>
    </Field>
  );
}

const SWITCHES: ["hint" | "chance" | "threats" | "consent" | "public", string, string][] = [
  ["hint", texts.hints, texts.hintsAbout],
  ["chance", texts.chance, texts.chanceAbout],
  ["threats", texts.threats, texts.threatsAbout],
  ["consent", texts.consent, texts.consentAbout],
  ["public", texts.watchers, texts.watchersAbout],
];

function AdviceForm({ now }: { now: SetupDraft }) {
  return (
    <fieldset>
      <legend>{texts.atTheTable}</legend>
      {SWITCHES.map(([key, label, text]) => (
        <label key={key} class="radio">
          <input type="checkbox" checked={now[key]} onChange={(event) => edit({ [key]: event.currentTarget.checked })} />
          <span>
            <b>{label}</b> <span class="soft">{text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
