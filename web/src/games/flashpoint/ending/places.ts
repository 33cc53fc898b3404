/** Where everybody stands in the last picture, which is 616 wide and 340 high. */

interface At {
  x: number;
  y: number;
  size: number;
}

const MIDDLE = 308;
const CREW_APART = 52;
const RESIDENTS_APART = 43;
/** So much at each side may be cut off, as the picture fills frames of any shape. */
const MARGIN = 84;

/** The crew in the middle, the people to both sides of it, animals in front. */
export function places(crew: number, animals: boolean[]): { crew: At[]; residents: At[] } {
  const edge = (crew * CREW_APART) / 2 + 20;
  const sides = [0, 0];
  const front = [0, 0];
  const crowds = [0, 1].map((side) => animals.filter((isAnimal, index) => !isAnimal && index % 2 === side).length);
  const apart = Math.min(RESIDENTS_APART, (MIDDLE - MARGIN - edge) / Math.max(1, Math.max(...crowds) - 1));
  const residents = animals.map((isAnimal, index) => {
    const side = index % 2;
    const way = side ? 1 : -1;
    if (isAnimal) return { x: MIDDLE + way * (60 + 70 * front[side]!++), y: 332, size: 0.72 };
    return { x: MIDDLE + way * (edge + apart * sides[side]!++), y: 298 + (index % 3) * 4, size: 0.76 };
  });
  const stands = Array.from({ length: crew }, (_, pawn) => ({
    x: MIDDLE + (pawn - (crew - 1) / 2) * CREW_APART,
    y: 314 + (pawn % 2) * 5,
    size: 0.9,
  }));
  return { crew: stands, residents };
}
