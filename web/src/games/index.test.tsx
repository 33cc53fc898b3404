// @vitest-environment happy-dom
import { render } from "preact";
import { expect, it, vi } from "vitest";
import { Board } from "../board/board.tsx";
import { receive } from "../store.ts";
import { snapshotOf } from "../testing/table.ts";
import { keep } from "../tickets.ts";
import { gameOf } from "./index.ts";

it("knows the boards of its own games", () => {
  expect(gameOf("flashpoint").board).not.toBeNull();
  expect(gameOf("hotshots").board).not.toBeNull();
});

it("shows any other game as the engine draws it, with the key of the seat", async () => {
  const asked = vi.fn(async (_path: string, _init: RequestInit) => new Response("<svg>#7</svg>"));
  vi.stubGlobal("fetch", asked);
  keep({ table: "k3x", code: "", person: 0, token: "mine", pawns: [0] });
  receive({ type: "snapshot", id: null, snapshot: snapshotOf({ step: 7 }) });
  const root = document.createElement("div");
  render(<Board />, root);
  const picture = root.querySelector("img")!;
  expect(picture.alt).toBe("Firefighter 1 has 4 AP.");
  await vi.waitFor(() => expect(picture.getAttribute("src")).toBe("data:image/svg+xml,%3Csvg%3E%237%3C%2Fsvg%3E"));
  const [path, init] = asked.mock.calls[0]!;
  expect(path).toBe("/api/tables/k3x/picture?step=7");
  expect(init.headers).toEqual({ Authorization: "bearer mine" });
});
