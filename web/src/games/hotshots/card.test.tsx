// @vitest-environment happy-dom
import { render } from "preact";
import { describe, expect, it } from "vitest";
import { CardFace, wrapped } from "./card.tsx";
import { FOREST } from "./testing.ts";

const TILES = ["barn", "campground", "lodge", "log-cabin", "logging-site", "lookout-tower", "radio-tower", "air-base"];
const CARDS = [
  ...["n", "ne", "se", "s", "sw", "nw"].map((way) => `wind-${way}`),
  ...["light-breeze", "strong-gust", "light-feeding-breeze", "strong-feeding-gust", "lowest-1", "lowest-2"],
  ...["3", "4", "5"].map((limit) => `single-${limit}`),
  ...["4-3", "5-3", "5-4", "3-3", "4-4", "5-5"].map((limits) => `multiple-${limits}`),
  ...TILES.map((tile) => `ember-${tile}`),
];
const cards = Object.fromEntries(CARDS.map((id) => [id, { id, title: id, text: "What it does.", reconstructed: true }]));
const scene = { ...FOREST, cards };

function faceOf(card: string): SVGElement {
  const box = document.createElement("div");
  render(<CardFace scene={scene} card={card} />, box);
  return box.querySelector("svg")!;
}

describe("the face of a card", () => {
  it("differs from that of every other card, but for its twin", () => {
    const faces = CARDS.map((card) => faceOf(card).innerHTML.replaceAll(card, "").replace(/<text class="card-title".*?<\/text>/g, ""));
    expect(new Set(faces).size).toBe(CARDS.length - 1);
  });

  it("says what it is and does, and that no source shows it", () => {
    const face = faceOf("light-breeze");
    expect(face.getAttribute("aria-label")).toBe("light-breeze. What it does. No source shows this card: it is our proposal.");
    expect(face.querySelector(".card-title")!.textContent).toBe("light-breeze");
  });
});

it("breaks a title into two lines", () => {
  expect(wrapped("Ember on the Log Cabin", 13)).toEqual(["Ember on the", "Log Cabin"]);
  expect(wrapped("Light Breeze", 13)).toEqual(["Light Breeze"]);
});
