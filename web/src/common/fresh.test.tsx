// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useFresh } from "./fresh.ts";

function Shown({ list }: { list: string }) {
  return <p>{useFresh(list, 300) ? "fresh" : "settled"}</p>;
}

const show = (list: string) => act(() => render(<Shown list={list} />, document.body));
const pass = (time: number) => act(() => void vi.advanceTimersByTime(time));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  render(null, document.body);
  vi.useRealTimers();
});

it("rests after each change, and not at the start", async () => {
  await show("first");
  expect(document.body.textContent).toBe("settled");
  await show("second");
  expect(document.body.textContent).toBe("fresh");
  await pass(200);
  await show("third");
  await pass(200);
  expect(document.body.textContent).toBe("fresh");
  await pass(100);
  expect(document.body.textContent).toBe("settled");
});
