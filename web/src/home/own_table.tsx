/** A table of one's own: any ready-made game, changed as one likes, and the button that starts it. */
import type { Catalogue, Preset } from "../protocol/index.ts";
import { begin, draft } from "./draft.ts";
import { AllPresets } from "./presets.tsx";
import { StartPanel } from "./start.tsx";

export function OwnTable({ catalogue }: { catalogue: Catalogue }) {
  const choose = (preset: Preset) => begin(preset.setup, catalogue, preset);
  return (
    <section class="making" aria-labelledby="start-title">
      <div class="home-head">
        <h2 id="start-title">Make your own table</h2>
        <p class="soft">Any game, board, crew and rules; alone, around one screen or with friends by a link.</p>
      </div>
      <AllPresets catalogue={catalogue} choose={choose} />
      {draft.value && <StartPanel catalogue={catalogue} now={draft.value} />}
    </section>
  );
}
