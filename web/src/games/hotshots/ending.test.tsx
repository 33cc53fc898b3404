// @vitest-environment happy-dom
import { render } from "preact";
import { expect, it } from "vitest";
import { Ending } from "./ending.tsx";
import { FOREST, FOREST_VIEW } from "./testing.ts";

function pictureOf(won: boolean): SVGElement {
  const box = document.createElement("div");
  render(<Ending scene={FOREST} view={FOREST_VIEW} won={won} />, box);
  return box.querySelector("svg")!;
}

it("shows the crew before what still stands, at dawn", () => {
  const picture = pictureOf(true);
  expect(picture.getAttribute("aria-label")).toBe("Sawyer before the forest at dawn, the last flame is out; 1 place still stands.");
  expect(picture.querySelector('[href="#figure-sawyer"]')).not.toBeNull();
  expect(picture.querySelector('[href="#scene-lodge"]')).not.toBeNull();
  expect(picture.querySelector('[href="#flame"]')).toBeNull();
});

it("grieves before the burning forest", () => {
  const picture = pictureOf(false);
  expect(picture.dataset["mood"]).toBe("-0.55");
  expect(picture.querySelector('[href="#flame"]')).not.toBeNull();
  expect(picture.querySelector('[href="#scene-lodge"]')).toBeNull();
});
