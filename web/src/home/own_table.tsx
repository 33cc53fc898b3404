/** A table of one's own: any ready-made game, changed as one likes, and the button that starts it. */
import * as texts from "words/home.ts";
import type { Catalogue, Preset } from "../protocol/index.ts";
import { begin, draft } from "./draft.ts";
import { AllPresets } from "./presets.tsx";
import { StartPanel } from "./start.tsx";

export function OwnTable({ catalogue }: { catalogue: Catalogue }) {
  const choose = (preset: Preset) => begin(preset.setup, catalogue, preset);
  return (
    <section class="making" aria-labelledby="start-title">
      <div class="home-head">
        <h2 id="start-title">{texts.makeOwn}</h2>
        <p class="soft">{texts.makeOwnAbout}</p>
      </div>
      <AllPresets catalogue={catalogue} choose={choose} />
      {draft.value && <StartPanel catalogue={catalogue} now={draft.value} />}
    </section>
  );
}
