// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import { clear, receive, refusal } from "../store.ts";
import { offer, snapshotOf } from "../testing/table.ts";
import { TurnButtons } from "./actions.tsx";

const LEFT = { name: "offer.end", arguments: { left: 4 } };

afterEach(() => {
  render(null, document.body);
  vi.useRealTimers();
  clear();
});

it("is not answered by the second click of a double click whether a turn ends with points left", async () => {
  vi.useFakeTimers();
  receive({ type: "snapshot", id: null, snapshot: snapshotOf({ offers: [offer("end", { phrase: LEFT })] }) });
  await act(() => render(<TurnButtons />, document.body));
  const press = () => act(() => document.querySelector<HTMLElement>(".end-turn")!.click());
  await press();
  expect(document.body.textContent).toContain("left?");
  await act(() => void vi.advanceTimersByTime(400));
  await press();
  expect(refusal.value).toBeNull();
  await act(() => void vi.advanceTimersByTime(200));
  await press();
  // Without a connection what is sent is refused.
  expect(refusal.value?.code).toBe("offline");
});
