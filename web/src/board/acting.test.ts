import { beforeEach, expect, test, vi } from "vitest";
import type { Answer } from "../connection.ts";
import { connection, receive, routes } from "../store.ts";
import { snapshotOf } from "../testing/table.ts";
import { act } from "./acting.ts";

const answers: ((answer: Answer) => void)[] = [];
const send = vi.hoisted(() => vi.fn());
vi.mock("../connection.ts", () => ({ send, play: vi.fn() }));

const HERE = "square:1,1";

beforeEach(() => {
  answers.length = 0;
  send.mockReset().mockImplementation(() => new Promise<Answer>((resolve) => answers.push(resolve)));
  connection.value = { kind: "open" };
});

test("a click before the next picture asks what it means, and waits for it", async () => {
  receive({ type: "snapshot", id: null, snapshot: snapshotOf({ position: 7 }) });
  const done = vi.fn();
  act(() => [HERE], HERE, done);
  expect(send).toHaveBeenCalledExactlyOnceWith({ do: "routes", at: 7 });
  expect(done).not.toHaveBeenCalled();

  const answer = { type: "routes" as const, id: "1", at: 7, routes: [] };
  routes.value = answer;
  answers[0]!(answer);
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());

  act(() => [HERE], HERE, done);
  expect(done).toHaveBeenCalledTimes(2);
  expect(send).toHaveBeenCalledOnce();
});
