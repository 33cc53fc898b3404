/** How what happens in the forest looks and sounds. */
import { Burst, type Effects, Flare, Loss, Rescue } from "../../cascade/drawings.tsx";
import type { Sound } from "../../sounds.ts";

export const EFFECTS: Effects = {
  drawn: {
    "flames-added": Flare,
    "blew-up": Burst,
    scorched: Burst,
    "ability-lost": Loss,
    "die-lost": Loss,
    succeeded: Rescue,
  },
  loud: ["succeeded", "rolled"],
  lasting: ["succeeded"],
};

export const SOUNDS: Record<string, Sound> = {
  rolled: "roll",
  "card-drawn": "roll",
  "flames-added": "smoke",
  scorched: "explosion",
  "blew-up": "explosion",
  succeeded: "rescue",
  "roll-failed": "loss",
};
