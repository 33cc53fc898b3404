/** How several pieces share one place and stay readable. */
export interface Slot {
  x: number;
  y: number;
  /** The side of the piece's box. */
  size: number;
}

const GRID = [-29, 0, 29];

/** Rows by the number of pieces, for a square of 100 around 0, 0. */
const SLOTS: Slot[][] = [
  [],
  [{ x: 0, y: 5, size: 66 }],
  [
    { x: -23, y: 3, size: 50 },
    { x: 23, y: 3, size: 50 },
  ],
  [
    { x: -23, y: -18, size: 43 },
    { x: 23, y: -18, size: 43 },
    { x: 0, y: 25, size: 45 },
  ],
  [
    { x: -23, y: -18, size: 42 },
    { x: 23, y: -18, size: 42 },
    { x: -23, y: 25, size: 42 },
    { x: 23, y: 25, size: 42 },
  ],
  [
    { x: -29, y: -20, size: 36 },
    { x: 29, y: -20, size: 36 },
    { x: 0, y: 3, size: 36 },
    { x: -29, y: 27, size: 36 },
    { x: 29, y: 27, size: 36 },
  ],
];

/** Slots for so many pieces; beyond nine the last ones lie on each other. */
export function slots(number: number): Slot[] {
  const found = SLOTS[number];
  if (found) return found;
  return Array.from({ length: number }, (_, index) => {
    const place = Math.min(index, 8);
    return { x: GRID[place % 3]!, y: GRID[Math.floor(place / 3)]! + 2, size: 29 };
  });
}
