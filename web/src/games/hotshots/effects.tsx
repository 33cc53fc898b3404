/** How what happens in the forest looks and sounds. */
import { Burst, type Effects, Flare, Loss, Rescue, Splash } from "../../cascade/drawings.tsx";
import type { Sound } from "../../sound/sound.ts";

export const EFFECTS: Effects = {
  drawn: {
    "flames-added": Flare,
    "flames-removed": Splash,
    "blew-up": Burst,
    scorched: Burst,
    "ability-lost": Loss,
    "die-lost": Loss,
    succeeded: Rescue,
  },
  loud: ["succeeded", "rolled", "flames-removed"],
  lasting: ["succeeded"],
};

export const SOUNDS: Record<string, Sound> = {
  rolled: "roll",
  moved: "step",
  "card-drawn": "card",
  "flames-added": "fire",
  "flames-removed": "water",
  "firebreak-placed": "chop",
  "wind-turned": "wind",
  scorched: "explosion",
  "blew-up": "explosion",
  succeeded: "rescue",
  "roll-failed": "loss",
};
