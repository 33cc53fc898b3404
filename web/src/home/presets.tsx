/** Ready-made games: what a newcomer sees first. */
import type { Catalogue, Preset, Ruleset } from "../protocol/index.ts";
import { draft, presetKey, presetsOf } from "./draft.ts";

/** The rule sets whose first preset a newcomer is shown; all others are one click away. */
const TONIGHT = [
  "flashpoint/family",
  "hotshots/standard",
  "flashpoint/experienced",
  "flashpoint/brownstone",
  "flashpoint/second-story",
  "flashpoint/tragic-events",
];

interface Choosing {
  choose: (preset: Preset) => void;
}

export function PresetCards({ catalogue, choose }: { catalogue: Catalogue } & Choosing) {
  const tonight = TONIGHT.flatMap((id) => catalogue.rulesets.find((ruleset) => ruleset.id === id) ?? []);
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
  return (
    <button class={`preset ${ruleset.game}`} aria-pressed={chosen} onClick={() => choose(preset)}>
      <GameSign game={ruleset.game} />
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

/** A house plan for the one game, hexagons for the other. */
function GameSign({ game }: { game: Ruleset["game"] }) {
  return (
    <svg class="game-sign" viewBox="0 0 48 36" aria-hidden="true">
      {game === "flashpoint" ? (
        <>
          <path d="M4 4h40v28H4zM20 4v11M20 22v10M20 18h9M36 18h8" fill="none" stroke="currentColor" stroke-width="2.2" />
          <path class="flame" d="M33 21c.5 2 2.600 3 2.600 5.600a3 3 0 0 1-6 0c0-1.300.6-2 1.200-2.800.3.8.6 1 .9 1 .1-1.400.4-2.700 1.300-3.800z" />
        </>
      ) : (
        <>
          <path d="M15 3l9 5v10l-9 5-9-5V8zM33 3l9 5v10l-9 5-9-5V8zM24 18l9 5v8.500l-9 2.500-9-2.500V23z" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round" />
          <path class="flame" d="M33.600 8c.5 2 2.600 3 2.600 5.600a3 3 0 0 1-6 0c0-1.300.6-2 1.200-2.800.3.8.6 1 .9 1 .1-1.400.4-2.700 1.300-3.800z" />
        </>
      )}
    </svg>
  );
}
