import { hazmatMeans, hotSpotMeans, pointMeans } from "words/flashpoint.ts";
import { expect, test } from "vitest";
import { meaningOf } from "./meanings.ts";
import type { FlashPointView } from "./protocol.ts";

const VIEW = { points: ["2,4"], hazmats: [{ square: "4,2" }, { square: "2,4" }], hot_spots: ["1,8"] } as unknown as FlashPointView;

test("every marker of a place is explained, and bare floor is not", () => {
  const meant = ["2,4", "4,2", "1,8", "5,5"].map((name) => meaningOf(VIEW, `square:${name}`));
  expect(meant).toEqual([`${pointMeans} ${hazmatMeans}`, hazmatMeans, hotSpotMeans, ""]);
});
