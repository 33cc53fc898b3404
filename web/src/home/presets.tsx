/** All ready-made games, by their boxes. */
import * as texts from "words/home.ts";
import type { Catalogue, Preset } from "../protocol/index.ts";
import { draft, presetKey, presetsOf } from "./draft.ts";

interface Props {
  catalogue: Catalogue;
  choose: (preset: Preset) => void;
}

export function AllPresets({ catalogue, choose }: Props) {
  return (
    <details class="all-presets">
      <summary>{texts.readyMade({ count: presetsOf(catalogue).length })}</summary>
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
