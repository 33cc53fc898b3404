/** What the board itself remembers: its layout, the cursor, the pencil, the open menus. */
import { computed, signal } from "@preact/signals";
import { game } from "../games/current.ts";
import type { Offer, Route, Spot } from "../protocol/index.ts";
import { settings } from "../settings.ts";
import { isMine, isSettled, offers, openRoutes, scene, shown, snapshot } from "../store.ts";
import { type Layout, reachableAt, type Shape, withChoices } from "./layout.ts";
import { type Target, targetsOf } from "./targets.ts";
import { lineOf, toldAt } from "./words.ts";

/** The room that the board has on the screen. */
export const room = signal({ width: 1000, height: 800 });

const shape = computed<Shape>(() => {
  const here = scene.value;
  const best = here && game.value.board?.bestShape?.(here, room.value.width, room.value.height);
  return best ?? "wide";
});

export const layout = computed<Layout | null>(() => {
  const here = scene.value;
  return here && (game.value.board?.layOut(here, shown.value, shape.value) ?? null);
});

/** Where the keyboard's cursor is; null until it was moved. */
export const cursor = signal<Spot | null>(null);

/** Lines are drawn instead of actions played. */
export const pencil = signal(false);

/** The places whose meanings the menu lists. */
export const inMenu = signal<Spot[]>([]);

/** The way under the pointer or the focus in the menu at a place. */
export const previewed = signal<Route | null>(null);

/** Where somebody is about to point, and chooses with which sign. */
export const pointing = signal<Spot | null>(null);

/** Forget what belonged to the table that was left. */
export function forgetBoard(): void {
  cursor.value = pointing.value = previewed.value = null;
  inMenu.value = [];
  pencil.value = false;
}

const NO_OFFERS: Offer[] = [];

/** What a click means now; of the player who is waited for, if it is somebody else. */
export const targets = computed<Map<Spot, Target>>(() => {
  const here = layout.value;
  const now = snapshot.value;
  if (!here || !now || !isSettled.value || now.table.status !== "playing") return new Map();
  const open = isMine.value ? offers.value : now.awaits.chance ? NO_OFFERS : now.offers;
  return targetsOf(open, openRoutes.value, (spot) => here.outlines.has(spot) || here.beside.has(spot));
});

/** Every cell in words. */
export const words = computed<Map<Spot, string>>(() => {
  const [here, now] = [layout.value, scene.value];
  if (!here || !now) return new Map();
  const told = (cell: Spot) => toldAt(now, shown.value, cell) ?? { name: cell, there: "", where: "" };
  return new Map(here.sheet.cells.map((cell) => [cell, lineOf(told(cell), settings.value.coordinates)]));
});

/** The same with what can be done there. */
export const labels = computed<Map<Spot, string>>(() => {
  const here = layout.value;
  if (!here) return new Map();
  const near = (cell: Spot) => (isMine.value ? reachableAt(here, targets.value, cell) : []);
  const currency = scene.value?.currency ?? "";
  return new Map([...words.value].map(([cell, what]) => [cell, withChoices(what, near(cell), currency)]));
});

/** Is the board to be clicked, and not only looked at? */
export const isOpen = computed(() => isMine.value && isSettled.value);

/** Does a click on a lit place play? Not while plans are drawn. */
export const isLit = computed(() => isMine.value && !pencil.value);
