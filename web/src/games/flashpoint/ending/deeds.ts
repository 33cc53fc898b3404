/** What counts as a deed in a burning house. */
import * as texts from "words/flashpoint.ts";
import { type Deeds, toldDeeds } from "../../deeds.ts";

const DEEDS: Deeds = [
  [["victim-rescued"], texts.broughtOut],
  [["gun-hit"], texts.gunHits],
  [["treated"], texts.treated],
  [["hazmat-removed"], texts.disposed],
  [["dampened", "cleared"], texts.foughtFire],
  [["door-opened", "door-closed"], texts.workedDoors],
  [["wall-damaged", "wall-destroyed"], texts.chopped],
  [["moved", "entered"], texts.walked],
];

export function deedsOf(counted: Record<string, number>): string {
  return toldDeeds(DEEDS, counted, texts.stoodBy);
}
