import { beforeEach, expect, it } from "vitest";
import { clear, narrowing, openRoutes, receive } from "../store.ts";
import { snapshotOf } from "../testing/table.ts";

beforeEach(clear);

it("offers a way again that only the step before did not allow", () => {
  const now = snapshotOf();
  receive({ type: "snapshot", id: null, snapshot: now });
  const way = { to: "square:5,1", label: "Move", price: 3, actions: ["move 6,2", "move 5,1"], through: [], phrase: null, main: false, apt: false, saves: false, deed: false, where: "", order: 2 };
  narrowing.value = (action) => action === "move 6,3";
  receive({ type: "routes", id: "r", at: now.position, routes: [way] });
  expect(openRoutes.value).toEqual([]);

  narrowing.value = () => true;

  expect(openRoutes.value).toEqual([way]);
});
