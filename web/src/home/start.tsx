/** Everything about the table that is being made, from "who plays" to the last option. */
import { useRef } from "preact/hooks";
import { api } from "../api.ts";
import { NameField } from "../common/name_field.tsx";
import { sitDown } from "../common/sitting.ts";
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
          <summary>Change game, board, crew or rules</summary>
          <RulesForm catalogue={catalogue} ruleset={ruleset} now={now} />
          <OptionsForm ruleset={ruleset} now={now} />
        </details>
        <SeatsForm catalogue={catalogue} ruleset={ruleset} now={now} />
        <details>
          <summary>Seed, advice and watching</summary>
          {now.mode !== "referee" && <SeedForm now={now} today={catalogue.today} />}
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
          Change …
        </button>
        <button class="primary large" form={FORM} disabled={sending.busy}>
          {sending.busy ? "Setting the table …" : now.seats.includes("open") ? "Open the table" : "Start the game"}
        </button>
        <Problem text={sending.problem} />
      </div>
    </>
  );
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
    `crew of ${pawnCount(now)}`,
    changed && !now.preset ? `${changed} ${changed === 1 ? "option" : "options"} changed` : null,
    MODES.find(([mode]) => mode === now.mode)?.[1].toLowerCase(),
  ];
  return parts.filter(Boolean).join(" · ");
}

const SEEDS: [SetupDraft["seed"], string, string][] = [
  ["secret", "Fresh luck", "Nobody knows the seed until the game is over."],
  ["daily", "Seed of the day", "Everybody who plays this set-up today meets the same luck, and can compare."],
  ["typed", "A seed of your own", "The same number and set-up give the same luck again."],
];

function SeedForm({ now, today }: { now: SetupDraft; today: string }) {
  return (
    <fieldset>
      <legend>Luck</legend>
      {SEEDS.map(([kind, label, text]) => (
        <label key={kind} class="radio">
          <input type="radio" name="seed" checked={now.seed === kind} onChange={() => edit({ seed: kind })} />
          <span>
            <b>{label}</b> {kind === "daily" && today} <span class="soft">{text}</span>
          </span>
        </label>
      ))}
      {now.seed === "typed" && (
        <Field label="Seed">
          <input inputMode="numeric" value={now.typed} onInput={(event) => edit({ typed: event.currentTarget.value })} />
        </Field>
      )}
    </fieldset>
  );
}

const SWITCHES: ["hint" | "chance" | "threats" | "consent" | "public", string, string][] = [
  ["hint", "Hints", "Anybody may ask for a plan. The result tells how often."],
  ["chance", "Chance of winning", "Anybody may ask how the game stands."],
  ["threats", "Threat map", "Anybody may ask where the fire may strike next."],
  ["consent", "Ask the owner", "Orders and gifts to another player's pawn wait for that player."],
  ["public", "Open to watchers", "The table is in the list of tables to watch."],
];

function AdviceForm({ now }: { now: SetupDraft }) {
  return (
    <fieldset>
      <legend>At the table</legend>
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
