import { expect, it } from "vitest";
import { invitationOf, isOnlyHere, shortName } from "./invitation.ts";

it("knows the addresses that lead nowhere from another machine", () => {
  expect(["localhost", "127.0.0.1", "[::1]", "game.localhost"].every(isOnlyHere)).toBe(true);
  expect(["192.168.0.7", "firehouse.example", "127.example"].some(isOnlyHere)).toBe(false);
});

it("lets only the maker of the table invite", () => {
  expect(invitationOf(["Ada", "Ben", "Cleo"])).toEqual({ title: "Ada invited you.", others: "Also at the table: Ben, Cleo." });
  expect(invitationOf([])).toEqual({ title: "You are invited.", others: "" });
});

it("shortens a name by letters, and not through one", () => {
  expect(shortName("Ada")).toBe("Ada");
  expect(shortName("🔥".repeat(32))).toBe(`${"🔥".repeat(15)}…`);
});
