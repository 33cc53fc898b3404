// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Announcer } from "./announcer.tsx";
import { say, toast as toasted } from "./store.ts";

const toast = () => document.querySelector(".toast")?.textContent ?? null;
const pass = (time: number) => act(() => void vi.advanceTimersByTime(time));

beforeEach(() => {
  vi.useFakeTimers();
  toasted.value = null;
  return act(() => render(<Announcer />, document.body));
});

afterEach(() => {
  render(null, document.body);
  vi.useRealTimers();
});

it("draws a sentence for a while", async () => {
  await act(() => say("Grace is here.", false, true));
  expect(toast()).toBe("Grace is here.");
  await pass(5000);
  expect(toast()).toBeNull();
});

it("goes although something else is said meanwhile", async () => {
  await act(() => say("Grace is here.", false, true));
  await pass(1000);
  await act(() => say("The fire spreads."));
  expect(toast()).toBe("Grace is here.");
  await pass(4000);
  expect(toast()).toBeNull();
});

it("says what is urgent without forgetting what was said just before", async () => {
  await act(() => {
    say("The fire spreads.");
    say("Your turn.", true, false);
  });
  const region = (role: string) => document.querySelector(`[role=${role}]`)?.textContent;
  expect([region("status"), region("alert")]).toEqual(["The fire spreads.", "Your turn."]);
});
