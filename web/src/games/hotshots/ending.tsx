/** The last picture: the crew before the forest that they saved, at dawn, or before what the fire left of it. */
import { useEffect } from "preact/hooks";
import * as texts from "words/hotshots.ts";
import { Faces, LastPicture } from "../last_picture.tsx";
import { loadArt } from "./art/load.ts";
import type { HotshotsScene, HotshotsView } from "./protocol.ts";

interface Props {
  scene: HotshotsScene;
  view: HotshotsView;
  won: boolean;
}

export function Ending({ scene, view, won }: Props) {
  useEffect(() => void loadArt().catch(() => {}), []);
  const standing = Object.entries(view.tiles).filter(([tile, row]) => row.cell && !row.scorched && scene.tiles[tile]?.limit);
  return (
    <LastPicture label={words(scene, view, won, standing.length)} won={won}>
      {won ? <Dawn /> : <Night />}
      <Places tiles={standing.map(([tile]) => tile)} won={won} />
      <path fill={won ? "#b9cc94" : "#2a2320"} d="M0 268Q150 246 310 262T616 254V340H0z" />
      <path fill={won ? "#a3bb7d" : "#1d1815"} d="M0 300Q180 282 330 296T616 290V340H0z" />
      {won ? <Meadow /> : <Embers />}
      <Faces won={won}>
        {view.pawns.map(({ role }, pawn) => (
          <Member key={pawn} role={role ?? "lookout"} x={308 + (pawn - (view.pawns.length - 1) / 2) * 92} />
        ))}
      </Faces>
    </LastPicture>
  );
}

function words(scene: HotshotsScene, view: HotshotsView, won: boolean, standing: number): string {
  const crew = view.pawns.map(({ role }) => (role && scene.roles[role]?.title) || texts.aFirefighter).join(", ");
  return texts.lastPicture({ crew, won, standing });
}

function Dawn() {
  return (
    <>
      <rect width="616" height="340" fill="#f8d8a8" />
      <path fill="#f5c48a" d="M0 0H616V70Q308 120 0 84z" />
      <path fill="#b9d3dc" d="M0 0H616V42Q308 86 0 54z" />
      <circle cx="452" cy="150" r="96" fill="#fde9b8" opacity=".55" />
      <circle cx="452" cy="150" r="56" fill="#fff3cf" />
      <path fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" d="M92 72q12 -10 22 0q10 -8 22 2M210 46q10 -8 18 0q8 -6 18 2" />
      <path fill="#8fb08b" d="M0 190Q90 130 170 168Q260 108 352 164Q450 116 616 176V340H0z" />
      <path fill="#7ea172" d="M0 226Q120 180 240 214Q380 178 616 218V340H0z" />
    </>
  );
}

function Night() {
  return (
    <>
      <rect width="616" height="340" fill="#161b2c" />
      <path fill="#3a1d1a" d="M0 130Q308 70 616 130V340H0z" />
      <path fill="#6d2a16" d="M0 178Q308 128 616 178V340H0z" />
      <path fill="#a8451a" d="M60 214Q308 170 560 214V340H60z" opacity=".8" />
      <path fill="#4a4348" opacity=".55" d="M120 40q-30 26 4 52t-10 60h60q40 -30 8 -58t14 -62q-30 -26 -76 8zM392 10q-36 30 6 62t-12 92h76q44 -40 8 -78t18 -76q-44 -32 -96 0z" />
      <path fill="#fff" d="M40 30h2v2h-2zM300 22h2v2h-2zM560 44h2v2h-2zM240 58h2v2h-2zM96 92h2v2h-2zM520 96h2v2h-2z" />
      <path fill="#1d1512" d="M0 214Q90 166 170 198Q260 156 352 194Q450 160 616 204V340H0z" />
    </>
  );
}

/** Trees, burnt or not, and the places that still stand among them. */
const TREES = [
  [30, 250, 2.2],
  [76, 238, 1.7],
  [128, 246, 2],
  [196, 236, 1.6],
  [420, 236, 1.7],
  [486, 246, 2.1],
  [540, 238, 1.8],
  [592, 252, 2.3],
] as const;
const SPOTS = [92, 214, 396, 520];

function Places({ tiles, won }: { tiles: string[]; won: boolean }) {
  const shown = tiles.filter((tile) => SIGHTS.includes(tile)).slice(0, SPOTS.length);
  return (
    <>
      {TREES.map(([x, y, size]) =>
        won ? <use key={x} href="#pine" transform={`translate(${x} ${y}) scale(${size})`} /> : <Snag key={x} x={x} y={y} size={size} />,
      )}
      {won && shown.map((tile, index) => <use key={tile} href={`#scene-${tile}`} transform={`translate(${SPOTS[index]} 244) scale(.82)`} />)}
      {!won && [44, 118, 244, 374, 496, 570].map((x, index) => <use key={x} href="#flame" transform={`translate(${x} ${246 + (index % 2) * 8}) scale(${1.6 + (index % 3) * 0.7})`} />)}
    </>
  );
}

/** Places that look well from afar, the best first. */
const SIGHTS = ["lodge", "lookout-tower", "barn", "fire-camp", "house-2", "log-cabin", "house-1", "radio-tower", "campground", "fire-cache", "supply-trailer"];

/** What fire leaves of a tree. */
function Snag({ x, y, size }: { x: number; y: number; size: number }) {
  return <path fill="#0d0a09" transform={`translate(${x} ${y}) scale(${size})`} d="M-1.5 0L-1 -30L0 -34L1 -28L1.5 0zM0 -20L7 -27L7.5 -26L1 -17zM0 -12L-7 -19L-7.5 -18L-1 -9z" />;
}

function Meadow() {
  return <path fill="none" stroke="#7f9a58" stroke-width="2" stroke-linecap="round" d="M40 318q2 -9 -2 -14M46 318q0 -8 5 -12M150 326q2 -9 -2 -14M156 326q0 -8 5 -12M470 326q2 -9 -2 -14M476 326q0 -8 5 -12M572 316q2 -9 -2 -14M578 316q0 -8 5 -12" />;
}

function Embers() {
  return (
    <g fill="#ffb04a">
      {[70, 132, 250, 372, 470, 548].map((x, index) => (
        <circle key={x} cx={x} cy={316 - (index % 3) * 9} r={2 + (index % 2)} />
      ))}
      <path fill="none" stroke="#d2622a" stroke-width="2.5" d="M20 312L60 322L96 312M220 330L262 316L300 328M420 320L470 330L520 316L590 326" />
    </g>
  );
}

/** The same figure as in the portrait, standing. */
function Member({ role, x }: { role: string; x: number }) {
  return (
    <g transform={`translate(${x} 246)`}>
      <ellipse cy="86" rx="34" ry="6" fill="#000" opacity=".25" />
      <path fill="#39434c" d="M-17 52H-2V82H-19zM2 52H17L19 82H2z" />
      <path fill="#20262d" d="M-23 80h22v6h-22zM1 80h22v6H1z" />
      <path fill="#e0ac14" d="M-24 14Q0 4 24 14L29 46L21 48L19 56H-19L-21 48L-29 46z" />
      <path fill="#f2ead0" d="M-20 40H20V45H-20z" />
      <use href={`#figure-${role}`} transform="scale(.72)" />
    </g>
  );
}
