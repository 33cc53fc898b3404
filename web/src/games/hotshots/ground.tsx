/** The ground of the map: height lines that run on beyond the sheet. */
import { memo } from "../../board/memo.ts";

interface Hill {
  x: number;
  y: number;
  /** The radius of the innermost line, and how many there are. */
  size: number;
  lines: number;
  turn: number;
}

/** In parts of the sheet; the last ones lie outside, where a screen is wider than the map. */
const HILLS: Hill[] = [
  { x: 0.12, y: 0.16, size: 46, lines: 6, turn: 0.4 },
  { x: 0.9, y: 0.86, size: 58, lines: 6, turn: 2.1 },
  { x: 0.94, y: 0.1, size: 34, lines: 5, turn: 4.2 },
  { x: 0.5, y: 0.5, size: 210, lines: 4, turn: 1.2 },
  { x: -0.35, y: 0.7, size: 60, lines: 6, turn: 3.3 },
  { x: 1.4, y: 0.45, size: 70, lines: 6, turn: 5.5 },
  { x: 0.3, y: -0.55, size: 60, lines: 5, turn: 2.7 },
  { x: 0.7, y: 1.5, size: 60, lines: 5, turn: 0.9 },
];
const POINTS = 40;
const SPACING = 34;

export const ContourLines = memo(({ width, height }: { width: number; height: number }) => (
  <g class="contours" aria-hidden="true">
    {HILLS.flatMap(({ x, y, size, lines, turn }, hill) =>
      Array.from({ length: lines }, (_, line) => (
        <path key={`${hill}-${line}`} d={ring(x * width, y * height, size + line * SPACING, turn + line * 0.05)} />
      )),
    )}
  </g>
));

/** A closed line that is round on the whole and wavers on the way. */
function ring(x: number, y: number, radius: number, turn: number): string {
  const points = Array.from({ length: POINTS }, (_, index) => {
    const angle = (index * 2 * Math.PI) / POINTS;
    const far =
      radius * (1 + 0.16 * Math.sin(2 * angle + turn) + 0.09 * Math.sin(3 * angle - 2 * turn) + 0.04 * Math.sin(7 * angle + 3 * turn));
    return [x + far * 1.2 * Math.cos(angle), y + far * Math.sin(angle)] as const;
  });
  const middles = points.map(([px, py], index) => {
    const [qx, qy] = points[(index + 1) % POINTS]!;
    return `${px.toFixed(0)} ${py.toFixed(0)} ${((px + qx) / 2).toFixed(0)} ${((py + qy) / 2).toFixed(0)}`;
  });
  const [first, last] = [points[0]!, points[POINTS - 1]!];
  return `M${((first[0] + last[0]) / 2).toFixed(0)} ${((first[1] + last[1]) / 2).toFixed(0)}Q${middles.join("Q")}z`;
}
