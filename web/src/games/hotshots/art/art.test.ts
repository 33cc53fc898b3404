// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import crew from "./crew.svg?raw";
import { FRAMES } from "./frames.ts";
import scenes from "./scenes.svg?raw";
import { loadArt } from "./load.ts";
import tokens from "./tokens.svg?raw";
import tools from "./tools.svg?raw";

const idsOf = (drawing: string) => [...drawing.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]!);
const all = [scenes, crew, tools, tokens];
const ids = all.flatMap(idsOf);

describe("the drawings of the forest", () => {
  it("frame every figure", () => {
    expect(Object.keys(FRAMES).filter((role) => !ids.includes(`figure-${role}`))).toEqual([]);
  });

  it("use only what is drawn, by ids that are told apart", () => {
    const used = all.flatMap((drawing) => [...drawing.matchAll(/href="#([^"]+)"/g)].map((found) => found[1]!));
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("carry no style of their own, which the page forbids", () => {
    expect(all.filter((drawing) => /<style|style=/.test(drawing))).toEqual([]);
  });

  it("come into the document once", async () => {
    await Promise.all([loadArt(), loadArt()]);
    expect(document.querySelectorAll("svg.forest-art")).toHaveLength(1);
    expect(document.getElementById("portrait-sawyer")).not.toBeNull();
  });
});
