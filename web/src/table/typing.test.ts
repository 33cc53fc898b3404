import { beforeEach, expect, test, vi } from "vitest";
import { clear, receive } from "../store.ts";
import { offer, snapshotOf } from "../testing/table.ts";
import { helpOpen } from "./keys.ts";
import { run } from "./typing.ts";

const sent = vi.hoisted(() => [] as { do: string }[]);

vi.mock("../connection.ts", () => ({
  send: (order: { do: string }) => {
    sent.push(order);
    const allowed = !JSON.stringify(order).includes("5,5");
    return Promise.resolve({ type: "why", id: "1", allowed, text: allowed ? "" : "It is too far.", cite: null });
  },
  play: (...actions: string[]) => Promise.resolve(sent.push({ do: actions.join() }) > 0),
  undo: () => Promise.resolve(true),
}));

function see(part: Parameters<typeof snapshotOf>[0] = {}): void {
  receive({ type: "snapshot", id: null, snapshot: snapshotOf(part) });
}

beforeEach(() => {
  clear();
  sent.length = 0;
  helpOpen.value = false;
});

test("an action that is offered is played", async () => {
  see();
  expect((await run(" Move  3,1")).good).toBe(true);
  expect(sent).toEqual([{ do: "move 3,1" }]);
});

test("off turn the answer is whose turn it is", async () => {
  see({ awaits: { what: "act", pawn: 1, chance: false } });
  expect(await run("move 5,5")).toMatchObject({ good: false, text: "It is the turn of Firefighter 2, who is played by Grace." });
  expect(sent).toEqual([]);
});

test("why asks and plays nothing", async () => {
  const scene = { ...snapshotOf().scene, currency: "AP" };
  see({ scene, offers: [offer("move 3,1", { price: 2 })], awaits: { what: "act", pawn: 1, chance: false } });
  expect(await run("why move 3,1")).toMatchObject({ good: true, text: "move 3,1 is allowed; it costs 2 AP." });
  expect(await run("why move 5,5")).toMatchObject({ good: false, text: "It is too far." });
  expect((await run("why")).good).toBe(false);
  expect(sent.map((order) => order.do)).toEqual(["why", "why"]);
});

test("help opens the help, and what is too long is not sent", async () => {
  see();
  expect((await run("help")).good).toBe(true);
  expect(helpOpen.value).toBe(true);
  expect((await run("move ".repeat(60))).text).toContain("at most 200 characters");
  expect(sent).toEqual([]);
});
