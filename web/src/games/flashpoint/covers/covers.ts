/** The pictures on the boxes of Flash Point. */
import cards from "./cards.svg";
import classic from "./classic.svg";
import fullCrew from "./full-crew.svg";
import rowHouse from "./row-house.svg";
import twoFloors from "./two-floors.svg";

const COVERS: Record<string, string> = {
  "flashpoint/experienced": fullCrew,
  "flashpoint/advanced": fullCrew,
  "flashpoint/brownstone": rowHouse,
  "flashpoint/second-story": twoFloors,
  "flashpoint/tragic-events": cards,
};

export function coverOf(ruleset: string): string {
  return COVERS[ruleset] ?? classic;
}
