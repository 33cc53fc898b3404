/** Ready-made games: what a newcomer sees first. */
import { gameOf } from "../games/index.ts";
import type { Catalogue, Preset, Ruleset } from "../protocol/index.ts";
import { draft, presetKey, presetsOf } from "./draft.ts";

interface Choosing {
  choose: (preset: Preset) => void;
}

export function PresetCards({ catalogue, choose }: { catalogue: Catalogue } & Choosing) {
  const tonight = catalogue.tonight.flatMap((id) => catalogue.rulesets.find((ruleset) => ruleset.id === id) ?? []);
  const shown = tonight.length ? tonight : catalogue.rulesets;
  return (
    <section aria-labelledby="tonight">
      <h2 id="tonight">Play tonight</h2>
      <ul class="preset-cards">
        {shown.flatMap((ruleset) =>
          ruleset.presets.slice(0, 1).map((preset) => (
            <li key={preset.id}>
              <PresetCard {...{ ruleset, preset, choose }} />
            </li>
          )),
        )}
      </ul>
      <AllPresets catalogue={catalogue} choose={choose} />
    </section>
  );
}

function PresetCard({ ruleset, preset, choose }: { ruleset: Ruleset; preset: Preset } & Choosing) {
  const chosen = draft.value?.preset === presetKey(preset);
  const { Sign } = gameOf(ruleset.game);
  return (
    <button class={`preset ${ruleset.game}`} aria-pressed={chosen} onClick={() => choose(preset)}>
      <svg class="game-sign" viewBox="0 0 48 36" aria-hidden="true">
        <Sign />
      </svg>
      <span class="preset-game">{ruleset.title}</span>
      <span class="preset-title">{preset.title}</span>
      <span class="preset-text soft">{preset.text}</span>
    </button>
  );
}

function AllPresets({ catalogue, choose }: { catalogue: Catalogue } & Choosing) {
  return (
    <details class="all-presets">
      <summary>All {presetsOf(catalogue).length} ready-made games</summary>
      {catalogue.rulesets.map((ruleset) => (
        <section key={ruleset.id} aria-label={ruleset.title}>
          <h3>{ruleset.title}</h3>
          <p class="soft">{ruleset.text}</p>
          <ul>
            {ruleset.presets.map((preset) => (
              <li key={preset.id}>
                <button class="small" aria-pressed={draft.value?.preset === presetKey(preset)} onClick={() => choose(preset)}>
                  {preset.title}
                </button>
                <span class="soft">{preset.text}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}
