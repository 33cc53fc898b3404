// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from "vitest";
import { follow, isRunning } from "../cascade/control.ts";
import { settings } from "../settings.ts";
import { clear, queue, receive, refusal, shown } from "../store.ts";
import { frame, moved, snapshotOf } from "../testing/table.ts";
import { helpOpen, listenToKeys } from "./keys.ts";

const NO = { code: "no", text: "That is not allowed.", cite: null };
let ends: (() => void)[];

/** A table whose last move is still being shown, with keys that were bound before the film. */
beforeEach(() => {
  settings.value = { ...settings.peek(), speed: 1 };
  receive({ type: "snapshot", id: null, snapshot: snapshotOf() });
  ends = [listenToKeys(), follow()];
  receive(moved(6, { frames: [frame(4), frame(4), frame(4, { fire: ["6,7"] })], view: { fire: ["6,7"] } }));
});

afterEach(() => {
  for (const end of ends) end();
  clear();
  document.body.replaceChildren();
  refusal.value = null;
  helpOpen.value = false;
});

function press(key: string, at: Element = document.body, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  at.dispatchEvent(event);
  return event;
}

function put(html: string): Element {
  document.body.innerHTML = html;
  return document.body.firstElementChild!;
}

it("skips the film with Escape before it closes a note", () => {
  refusal.value = NO;
  expect(isRunning.value).toBe(true);
  expect(press("Escape").defaultPrevented).toBe(true);
  expect(queue.value).toEqual([]);
  expect(shown.value).toEqual({ fire: ["6,7"] });
  expect(refusal.value).toBe(NO);
  press("Escape");
  expect(refusal.value).toBeNull();
});

it("steps through the film, and leaves its keys alone when there is none", () => {
  press("]");
  expect(queue.value).toHaveLength(1);
  press("ArrowLeft", document.body, { shiftKey: true });
  expect(queue.value).toHaveLength(2);
  press("Escape");
  expect(press("]").defaultPrevented).toBe(false);
});

it("hears nothing that is typed, or meant for what lies in front", () => {
  press("Escape", put("<input>"));
  press("?", put("<textarea></textarea>"));
  put("<dialog open></dialog>");
  press("Escape");
  press("?");
  expect(isRunning.value).toBe(true);
  expect(helpOpen.value).toBe(false);
});

it("does a thing once while its key is held down", () => {
  expect(press("?", document.body, { repeat: true }).defaultPrevented).toBe(true);
  expect(helpOpen.value).toBe(false);
  press("?");
  expect(helpOpen.value).toBe(true);
});
