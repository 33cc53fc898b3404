/** One tile: ground, name, flames towards its limit, emblem, and the faces that fight fire there. */
import { FLAME } from "../../board/flame.ts";
import { memo } from "../../board/memo.ts";
import { EmblemDrawing, emblemOf } from "./emblems.tsx";
import type { TileInfo } from "./protocol.ts";
import { hexagon } from "./sheet.ts";

interface Props {
  info: TileInfo;
  x: number;
  y: number;
  flames: number;
  scorched: boolean;
  /** Faces that were locked in the fight on this tile. */
  matched: string;
}

const CRACKS =
  "M-70 -24L-38 -21L-25 -4L0 0L15 21L46 28L57 40M-25 -4L-46 11L-44 30M0 0L27 -15L59 -11L73 4M27 -15L32 -36M15 21L-4 38M-38 -21L-32 -40M46 28L65 21";
const HEX = hexagon();

export const Tile = memo(({ info, x, y, flames, scorched, matched }: Props) => {
  const { terrain } = emblemOf(info.id);
  const burning = flames > 0 ? " burning" : "";
  const brink = info.limit > 0 && flames >= info.limit ? " brink" : "";
  return (
    <g
      class={`tile on-${terrain}${scorched ? " scorched" : burning + brink}`}
      transform={`translate(${x} ${y})`}
    >
      <path class="tile-ground" d={HEX} />
      {!scorched && <path class="tile-texture" d={HEX} fill={`url(#terrain-${terrain})`} />}
      {scorched ? <path class="tile-cracks" d={CRACKS} /> : <Emblem tile={info.id} />}
      <path class="tile-border" d={HEX} />
      <text class="tile-name" y="-59" font-size={Math.min(15.5, 228 / info.title.length)}>
        {info.title}
      </text>
      {scorched ? (
        <text class="tile-note" y="66">
          scorched
        </text>
      ) : (
        <Living info={info} flames={flames} matched={matched} />
      )}
    </g>
  );
});

function Emblem({ tile }: { tile: string }) {
  return (
    <g class="emblem" transform="translate(0 6) scale(.62)">
      <EmblemDrawing tile={tile} />
    </g>
  );
}

function Living({ info, flames, matched }: { info: TileInfo; flames: number; matched: string }) {
  if (!info.limit)
    return (
      <text class="tile-note" y="66">
        {info.needs ? "" : "no fire here"}
      </text>
    );
  return (
    <>
      <Flames number={flames} limit={info.limit} ours={info.reconstructed.includes("limit")} />
      <Needs needs={info.needs} matched={matched} ours={info.reconstructed.includes("icons")} />
    </>
  );
}

/** A flame for each that burns, an outline for each that fits before the tile is scorched.
 *
 * A question mark, or dashes around the faces, tells that no source shows the value.
 */
function Flames({ number, limit, ours }: { number: number; limit: number; ours: boolean }) {
  const shown = Math.max(number, limit);
  const step = Math.min(17, 92 / shown);
  const left = (-(shown * step) - 30) / 2 + step / 2;
  return (
    <g class="tile-flames">
      {Array.from({ length: shown }, (_, index) => (
        <path
          key={index}
          class={index < number ? "tile-flame lit" : "tile-flame"}
          d={FLAME}
          transform={`translate(${left + index * step} -39) scale(.2)`}
        />
      ))}
      <text x={left + shown * step - step / 2 + 4} y="-38">
        {number}/{limit}
        {ours && <tspan class="ours">?</tspan>}
      </text>
    </g>
  );
}

const CHIP = 19.4;

/** The faces asked for; a matched one is filled and ticked. */
function Needs({ needs, matched, ours }: { needs: string; matched: string; ours: boolean }) {
  const done = matchedOf(needs, matched);
  const left = (-needs.length * CHIP) / 2 + CHIP / 2;
  return (
    <g class={ours ? "needs ours" : "needs"}>
      {[...needs].map((letter, index) => (
        <g key={index} class={done[index] ? "need done" : "need"} transform={`translate(${left + index * CHIP} 53)`}>
          <rect x="-8.800" y="-15" width="17.600" height="30" rx="4" />
          <use href={`#tool-${letter}`} transform="translate(0 -5.500) scale(.15)" />
          <text y="9">{letter}</text>
        </g>
      ))}
    </g>
  );
}

/** Which of the faces asked for are among the locked ones. */
function matchedOf(needs: string, matched: string): boolean[] {
  const left = [...matched];
  return [...needs].map((letter) => {
    const index = left.indexOf(letter);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
}
