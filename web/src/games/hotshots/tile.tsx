/** One tile as a small picture: sky, hills, heat, the place itself, fire; then the icons and a row of flames up to the limit. */
import * as texts from "words/hotshots.ts";
import { memo } from "../../board/memo.ts";
import { matchedOf } from "./locking.ts";
import type { TileInfo } from "./protocol.ts";
import { groundOf } from "./terrain.ts";
import "./tile.css";

interface Props {
  info: TileInfo;
  x: number;
  y: number;
  flames: number;
  scorched: boolean;
  /** Faces that were locked in the fight on this tile. */
  matched: string;
  /** The fight goes on here. */
  here: boolean;
  /** Small on its screen: the icons stand in two rows, larger, and the scene above them. */
  isDense: boolean;
}

/** Scenes are drawn in a cell of 176 by 132. */
export const SCENE_SCALE = 100 / 88;
const HEX = "M-42.5 -63.7H42.5L84.9 0L42.5 63.7H-42.5L-84.9 0z";

export const Tile = memo(({ info, x, y, flames, scorched, matched, here, isDense }: Props) => (
  <g class={tileClass(info, flames, scorched, here)} transform={`translate(${x} ${y}) scale(${SCENE_SCALE.toFixed(4)})`}>
    <path class="tile-edge" d={HEX} transform="translate(0 4)" />
    <g clip-path="url(#tile-hex)">
      {isDense && !scorched && info.limit > 0 ? (
        <>
          {AIR}
          <g transform="translate(0 -16) scale(.78)">
            <Scene tile={info.id} flames={flames} limit={info.limit} scorched={scorched} />
          </g>
          <path class="tile-band" d="M-90 -7H90V66H-90z" />
        </>
      ) : (
        <>
          <Scene tile={info.id} flames={flames} limit={info.limit} scorched={scorched} />
          {!scorched && info.limit > 0 && <path class="tile-band" d="M-90 18H90V66H-90z" />}
        </>
      )}
    </g>
    <path class="tile-border" d={HEX} />
    {here && <path class="tile-fought" d={HEX} />}
    <TileName title={info.title} />
    {scorched && (
      <text class="tile-note" y="50">
        {texts.scorched}
      </text>
    )}
    {!scorched && info.limit > 0 && (
      <>
        <Needs needs={info.needs} matched={matched} isDense={isDense} />
        <FlameRow number={flames} limit={info.limit} />
      </>
    )}
    {!scorched && !info.limit && (
      <text class="tile-note" y="50">
        {texts.givesSupport}
      </text>
    )}
  </g>
));

function tileClass({ id, limit }: TileInfo, flames: number, scorched: boolean, here: boolean): string {
  const state = scorched ? " scorched" : flames > 0 ? (flames >= limit - 1 ? " burning brink" : " burning") : "";
  return `tile on-${groundOf(id)}${state}${here ? " here" : ""}`;
}

/** The shape that all tiles are cut to. */
export const TileShape = memo(() => (
  <defs>
    <clipPath id="tile-hex">
      <path d={HEX} />
    </clipPath>
  </defs>
));

const AIR = <rect class="tile-sky" x="-88" y="-66" width="176" height="132" />;

/** Where flames stand before and behind a place: across, down, size. */
const BEFORE = [
  [44, 19, 1.2],
  [-42, 19, 1.1],
  [22, 19, 0.95],
  [-20, 19, 0.9],
  [2, 20, 0.8],
] as const;
const BEHIND = [
  [-46, 14, 1.3],
  [46, 13, 1.4],
  [0, 12, 1.2],
] as const;
const SMOKE = [
  [-30, -24, 1.1],
  [34, -30, 1.35],
] as const;

export function Scene({ tile, flames, limit, scorched }: { tile: string; flames: number; limit: number; scorched: boolean }) {
  if (scorched) return <Ruin tile={tile} />;
  if (!limit) return <Water tile={tile} />;
  const heat = flames === 0 ? 0 : flames >= limit - 1 ? 3 : Math.min(2, flames);
  return (
    <>
      {AIR}
      <use href="#hills" />
      {heat > 0 && <rect class={`tile-heat heat-${heat}`} x="-88" y="-66" width="176" height="132" />}
      {SMOKE.slice(0, heat - 1 > 0 ? heat - 1 : 0).map(([x, y, size]) => (
        <use key={x} href="#puff" transform={`translate(${x} ${y}) scale(${size})`} />
      ))}
      {BEHIND.slice(0, heat > 1 ? heat : 0).map(([x, y, size]) => (
        <use key={x} href="#flame" transform={`translate(${x} ${y}) scale(${size})`} />
      ))}
      <path class="tile-ground" d="M-90 2Q-40 -5 0 1T90 -2V66H-90z" />
      <path class="tile-fore" d="M-90 12Q-30 6 10 12T90 9V66H-90z" />
      <use href={`#scene-${tile}`} />
      {BEFORE.slice(0, flames).map(([x, y, size]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <use href="#flame" class="flicker" />
        </g>
      ))}
    </>
  );
}

function Water({ tile }: { tile: string }) {
  return (
    <>
      <rect class="tile-water" x="-88" y="-66" width="176" height="132" />
      <use href={`#scene-${tile}`} />
    </>
  );
}

/** The same drawing as a black ruin. */
function Ruin({ tile }: { tile: string }) {
  return (
    <>
      <path class="tile-char" d={HEX} />
      <use href="#scorched-air" />
      <g class="ruin" transform="rotate(-4)">
        <use href={`#scene-${tile}`} />
      </g>
      <use href="#ash" />
    </>
  );
}

const LONG = 15;

/** Long names stand in two lines. */
function TileName({ title }: { title: string }) {
  if (title.length <= LONG)
    return (
      <text class="tile-name" y="-45">
        {title}
      </text>
    );
  const [first, ...rest] = title.split(" ");
  return (
    <>
      <text class="tile-name upper" y="-51">
        {first}
      </text>
      <text class="tile-name" y="-38">
        {rest.join(" ")}
      </text>
    </>
  );
}

/** Boxes in a row, the side of each, and where the first row begins. */
const ONE_ROW = { across: 6, box: 19.2, top: 19.7 };
const TWO_ROWS = { across: 3, box: 25.4, top: -5.5 };

/** The faces asked for; a matched one is green. */
function Needs({ needs, matched, isDense }: { needs: string; matched: string; isDense: boolean }) {
  const done = matchedOf(needs, matched);
  const { across, box, top } = isDense ? TWO_ROWS : ONE_ROW;
  const left = (-Math.min(across, needs.length) * box) / 2;
  return (
    <g class="needs">
      {[...needs].map((letter, index) => {
        const [x, y] = [left + (index % across) * box, top + Math.floor(index / across) * box];
        return (
          <g key={index} class={done[index] ? "need done" : "need"}>
            <rect x={x + 0.2} y={y} width={box - 0.4} height={box - 0.4} rx="3.5" />
            <use href={`#tool-${letter}`} x={x + 0.5} y={y + 0.3} width={box - 1} height={box - 1} />
          </g>
        );
      })}
    </g>
  );
}

/** A flame for each that burns, an outline for each that still fits, a black tile where the next one scorches it. */
function FlameRow({ number, limit }: { number: number; limit: number }) {
  const step = Math.min(15, 96 / limit);
  const left = (-(limit - 1) * step) / 2;
  return (
    <g class="flame-row">
      {Array.from({ length: limit - 1 }, (_, index) => (
        <FlameStep key={index} lit={index < number} x={left + index * step} />
      ))}
      <use href="#limit-hex" transform={`translate(${left + (limit - 1) * step} 50.5)`} />
    </g>
  );
}

function FlameStep({ lit, x }: { lit: boolean; x: number }) {
  if (lit) return <use href="#flame" transform={`translate(${x} 58) scale(.62)`} />;
  return <use href="#flame-outline" class="flame-step" transform={`translate(${x} 57) scale(.5)`} />;
}
