import { describe, expect, it } from "vitest";
import { trackWords } from "./tracks.tsx";

describe("trackWords", () => {
  const track = { key: "lost", label: "Lost", goal: 4 };

  it("tells what happens when a count is full", () => {
    expect(trackWords({ ...track, tone: "bad", text: "The game is lost." })).toBe("At 4: the game is lost.");
  });

  it("tells a supply as it stands, for it is full at the beginning", () => {
    const text = "Flare Ups that can still join the Fire deck.";
    expect(trackWords({ ...track, tone: "plain", text })).toBe(text);
  });
});
