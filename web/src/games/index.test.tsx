// @vitest-environment happy-dom
import { render } from "preact";
import { expect, it } from "vitest";
import { Board } from "../board/board.tsx";
import { receive } from "../store.ts";
import { snapshotOf } from "../testing/table.ts";
import { gameOf } from "./index.ts";

it("knows the boards of its own games", () => {
  expect(gameOf("flashpoint").board).not.toBeNull();
  expect(gameOf("hotshots").board).not.toBeNull();
});

it("shows any other game as the engine draws it", () => {
  receive({ type: "snapshot", id: null, snapshot: snapshotOf({ step: 7 }) });
  const root = document.createElement("div");
  render(<Board />, root);
  const picture = root.querySelector("img")!;
  expect(picture.getAttribute("src")).toBe("/api/tables/k3x/picture?step=7");
  expect(picture.alt).toBe("Firefighter 1 has 4 AP.");
});
