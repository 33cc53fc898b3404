/** What the game at the table brings to the page. */
import { computed } from "@preact/signals";
import { scene } from "../store.ts";
import { gameOf } from "./index.ts";

export const game = computed(() => gameOf(scene.value?.game ?? ""));
