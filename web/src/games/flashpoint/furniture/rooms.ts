/** What stands in a room, by the words of its name: first what matters most. */

/** A piece, or the first of several that fits, and where it likes to stand. */
export type Wish = [piece: string, where: "wall" | "corner" | "middle"];

const KINDS: [RegExp, Wish[]][] = [
  [/toilet|\bwc\b/, [["wc", "wall"], ["basin", "wall"], ["mat", "middle"]]],
  [/wash|bath|shower/, [["bath", "wall"], ["wc", "wall"], ["basin", "wall"], ["washer", "corner"], ["mat", "middle"]]],
  [
    /kitchen|galley/,
    [["sink", "wall"], ["stove", "wall"], ["fridge", "corner"], ["counter", "wall"], ["island", "middle"], ["clock", "wall"]],
  ],
  [/dining|breakfast/, [["dining", "middle"], ["cabinet", "wall"], ["plant", "corner"], ["plant", "corner"], ["clock", "wall"]]],
  [
    /restaurant|cafe|canteen/,
    [["table", "middle"], ["table", "middle"], ["table", "middle"], ["table", "middle"], ["counter", "wall"], ["plant", "corner"]],
  ],
  [/games?\b|billiard|hobby/, [["pool", "middle"], ["darts", "wall"], ["shelf", "wall"], ["plant", "corner"], ["armchair", "corner"]]],
  [/child|nursery|small bedroom|south bedroom/, [["bed", "wall"], ["desk", "wall"], ["train", "middle"], ["cabinet", "wall"]]],
  [
    /main bedroom|master|guest/,
    [["double|bed", "wall"], ["night", "wall"], ["wardrobe|cabinet", "wall"], ["armchair", "corner"], ["plant", "corner"], ["rug", "middle"]],
  ],
  [/bed/, [["double|bed", "wall"], ["bed", "wall"], ["night", "wall"], ["wardrobe", "wall"], ["lamp", "corner"], ["rug", "middle"]]],
  [
    /study|office|library/,
    [["desk", "wall"], ["shelf", "wall"], ["shelf", "wall"], ["armchair", "corner"], ["plant", "corner"], ["rug", "middle"]],
  ],
  [
    /lobby|reception|porter/,
    [["reception|desk", "wall"], ["sofa", "wall"], ["armchair", "corner"], ["plant", "corner"], ["plant", "corner"], ["rug", "middle"]],
  ],
  [/closet|wardrobe|dressing/, [["wardrobe", "wall"], ["cabinet", "wall"], ["mat", "middle"]]],
  [/pantry|store|cellar|garage|shed/, [["shelf", "wall"], ["crate", "corner"], ["crate", "corner"], ["shelf", "wall"], ["crate", "wall"]]],
  [/hall|corridor|landing|stair|passage/, [["runner", "middle"], ["cabinet|lamp", "wall"], ["plant|lamp", "corner"], ["lamp", "corner"]]],
  [
    /living|lounge|sitting|parlou?r/,
    [
      ["sofa", "wall"],
      ["tv", "wall"],
      ["rug", "middle"],
      ["armchair", "corner"],
      ["piano", "wall"],
      ["shelf", "wall"],
      ["plant", "corner"],
      ["plant", "corner"],
    ],
  ],
];

const ANY: Wish[] = [["rug", "middle"], ["armchair", "corner"], ["cabinet", "wall"], ["plant", "corner"]];

/** What a room of this name holds; one without a known word gets what stands anywhere. */
export function wishesOf(room: string): Wish[] {
  return KINDS.find(([words]) => words.test(room.toLowerCase()))?.[1] ?? ANY;
}
