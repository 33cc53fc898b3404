/** Every option of a rule set, with its line of text; what was changed stands out. */
import { useState } from "preact/hooks";
import * as texts from "words/home.ts";
import { SearchField } from "../common/search_field.tsx";
import type { Option, Ruleset } from "../protocol/index.ts";
import { CHOOSING, type SetupDraft, edit, groups, setOption } from "./draft.ts";

export function OptionsForm({ ruleset, now }: { ruleset: Ruleset; now: SetupDraft }) {
  const [search, setSearch] = useState("");
  const own = ruleset.options.filter(({ name }) => name !== CHOOSING || !ruleset.choosing.length);
  const found = groups(own, search);
  const changed = own.filter(({ name }) => name in now.options);
  return (
    <details class="options">
      <summary>
        {texts.options({ count: own.length, changed: changed.length })}
      </summary>
      <div class="options-head">
        <SearchField label={texts.searchOptions} value={search} onType={setSearch} />
        {changed.length > 0 && (
          <button type="button" onClick={() => edit({ options: {}, preset: null })}>
            {texts.backToRules}
          </button>
        )}
      </div>
      {!found.length && <p class="soft">{texts.noOption({ search })}</p>}
      {found.map(([title, options]) => (
        <fieldset key={title} class="option-group">
          <legend>{title}</legend>
          {options.map((info) => (
            <OptionRow key={info.name} info={info} now={now} />
          ))}
        </fieldset>
      ))}
    </details>
  );
}

function OptionRow({ info, now }: { info: Option; now: SetupDraft }) {
  const changed = info.name in now.options;
  const value = now.options[info.name] ?? info.default;
  const id = `option-${info.name}`;
  return (
    <div class="option" data-changed={changed}>
      <label for={id}>
        <b>{info.title}</b>
        {changed && <span class="changed">{texts.changed}</span>}
      </label>
      <OptionControl id={id} info={info} value={value} />
      <p class="soft" id={`${id}-text`}>
        {info.text} <cite>{info.source}</cite>
      </p>
    </div>
  );
}

function OptionControl({ id, info, value }: { id: string; info: Option; value: number | boolean | string }) {
  const described = { id, "aria-describedby": `${id}-text` };
  switch (info.kind) {
    case "switch":
      return (
        <input
          {...described}
          type="checkbox"
          checked={Boolean(value)}
          onChange={(event) => setOption(info, event.currentTarget.checked)}
        />
      );
    case "number":
      return (
        <input
          {...described}
          type="number"
          min={info.low}
          max={info.high}
          value={Number(value)}
          onChange={(event) => setOption(info, clamp(event.currentTarget.valueAsNumber, info))}
        />
      );
    case "choice":
      return (
        <select {...described} value={String(value)} onChange={(event) => setOption(info, event.currentTarget.value)}>
          {info.choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice.replaceAll(/[_-]/g, " ")}
            </option>
          ))}
        </select>
      );
    case "words":
      return <Words {...{ described, info }} chosen={String(value).split(" ").filter(Boolean)} />;
  }
}

function Words({ described, info, chosen }: { described: object; info: Option; chosen: string[] }) {
  const toggle = (word: string) => {
    const kept = info.choices.filter((other) => (other === word) !== chosen.includes(other));
    setOption(info, kept.join(" "));
  };
  return (
    <div class="words" role="group" {...described} aria-label={info.title}>
      {info.choices.map((word) => (
        <label key={word}>
          <input type="checkbox" checked={chosen.includes(word)} onChange={() => toggle(word)} />
          {word.replaceAll("-", " ")}
        </label>
      ))}
    </div>
  );
}

function clamp(value: number, { low, high, default: usual }: Option): number {
  return Number.isFinite(value) ? Math.min(high, Math.max(low, Math.round(value))) : Number(usual);
}
