/** Names of places are texts with a kind: "square:3,4", "edge:3,3-3,4", "pawn:0", "vehicle:engine",
 * "tile:lake", "cell:C2", "side:barn/lake" (the tile that comes first in the scene first), "token:…",
 * "die:red" (Hotshots: "die:P" by its face), "card:…", "role:…". The page gives the drawn element the
 * same text as `data-spot`, and so can light and click what it knows nothing about.
 */
export type Spot = string;
