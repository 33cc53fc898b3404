/** What counts as a deed in the forest. */
import * as texts from "words/hotshots.ts";
import { type Deeds, toldDeeds } from "../deeds.ts";

const DEEDS: Deeds = [
  [["flames-removed"], texts.putOut],
  [["succeeded"], texts.wonFights],
  [["vehicle-used"], texts.usedVehicles],
  [["firebreak-placed"], texts.laidFirebreaks],
  [["blew-up"], texts.blowups],
  [["token-played"], texts.playedTokens],
  [["moved"], texts.walked],
];

export function deedsOf(counted: Record<string, number>): string {
  return toldDeeds(DEEDS, counted, texts.stoodBy);
}
