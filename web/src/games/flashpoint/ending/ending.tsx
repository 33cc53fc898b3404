/** The last picture: the crew with those they brought out, before the house at dawn or what the night left of it. */
import { useEffect } from "preact/hooks";
import * as texts from "words/flashpoint.ts";
import { FACES, FIGURES, figureOf, isAnimal } from "../art/figures.ts";
import { loadPortraits, loadScenes } from "../art/symbols.ts";
import { Faces, LastPicture } from "../../last_picture.tsx";
import type { FlashPointScene, FlashPointView, Resident } from "../protocol.ts";
import { residentsOf } from "../residents.ts";
import { places } from "./places.ts";

interface Props {
  scene: FlashPointScene;
  view: FlashPointView;
  won: boolean;
}

export function Ending({ scene, view, won }: Props) {
  useEffect(() => void Promise.all([loadPortraits(), loadScenes()]).catch(() => {}), []);
  const { safe, lost } = residentsOf(view);
  const isDown = !won && view.damage >= (scene.tracks.find(({ key }) => key === "damage")?.goal ?? Infinity);
  const { crew, residents } = places(view.pawns.length, safe.map(isAnimal));
  const standing = safe.map((resident, index) => ({ resident, at: residents[index]! }));
  return (
    <LastPicture label={words(safe, won, isDown)} won={won}>
      <use href={won ? "#scene-dawn" : "#scene-night"} />
      <use href={isDown ? "#scene-ruin" : "#scene-house"} />
      {!won && !isDown && <Burning />}
      {view.engine && <use href="#scene-engine" />}
      {view.ambulance && <use href="#scene-ambulance" />}
      <Faces won={won}>
        {standing.map(({ resident, at }) => !isAnimal(resident) && <Person key={resident.id} resident={resident} {...at} />)}
        {crew.map((at, pawn) => (
          <Member key={pawn} figure={figureOf(view.pawns[pawn]!.role, pawn)} {...at} />
        ))}
        {standing.map(({ resident, at }) => isAnimal(resident) && <Animal key={resident.id} resident={resident} {...at} />)}
      </Faces>
      <Candles lost={lost} won={won} />
    </LastPicture>
  );
}

/** Who is safe, by name. */
export function endingWords(_scene: FlashPointScene, view: FlashPointView, won: boolean): string {
  const people = residentsOf(view).safe.map(({ name }) => name);
  return texts.allSafe({ count: people.length, people, won });
}

function words(safe: Resident[], won: boolean, isDown: boolean): string {
  return texts.lastPicture({ people: safe.map(({ name }) => name).join(", ") || "none", house: won ? "won" : isDown ? "down" : "burns" });
}

interface At {
  x: number;
  y: number;
  size: number;
}

function place({ x, y, size }: At): string {
  return `translate(${x} ${y}) scale(${size})`;
}

function Member({ figure, ...at }: At & { figure: string }) {
  const { coat } = FIGURES[figure]!;
  if (figure === "rescue-dog") return <Dog head={`head-${figure}`} fur="#b9783c" {...at} />;
  return (
    <g transform={place(at)}>
      <ellipse cy="1" rx="26" ry="5" fill="#000" opacity=".2" />
      <path class="ink" fill="#39434c" d="M-15 -32H15L16 -6H3L0 -24L-3 -6H-16z" />
      <path class="ink" fill="#20262d" d="M-18 -8H-2V1H-20zM18 -8H2V1H20z" />
      <path class="ink" fill={coat} d="M-17 -70Q-27 -60 -25 -40L-17 -38L-13 -58zM17 -70Q27 -60 25 -40L17 -38L13 -58z" />
      <path class="ink" fill="#39434c" d="M-26 -36a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M16 -36a5 5 0 1 0 10 0a5 5 0 1 0 -10 0" />
      <path class="ink" fill={coat} d="M-17 -72Q0 -78 17 -72L20 -28Q0 -24 -20 -28z" />
      <path d="M-19 -40Q0 -36 19 -40" fill="none" stroke="#f3ecc5" stroke-width="5" />
      <path class="ln" d="M0 -75V-27" />
      <use href={`#head-${figure}`} transform="translate(0 -92) scale(.98)" />
    </g>
  );
}

const CLOTHES = ["#d9776a", "#8aa8bd", "#e3b04b", "#5a8f83", "#a07cb8", "#c98a5a", "#6f7f4f"];

function Person({ resident: { face }, ...at }: At & { resident: Resident }) {
  return (
    <g transform={place(at)}>
      <ellipse cy="1" rx="22" ry="4.500" fill="#000" opacity=".2" />
      <path class="ink" fill="#4d5867" d="M-12 -28H12L12 -4H2L0 -18L-2 -4H-12z" />
      <path class="ink" fill="#6b4a33" d="M-14 -5H-2V1H-16zM14 -5H2V1H16z" />
      <path class="ink" fill={CLOTHES[FACES.indexOf(face) % CLOTHES.length]} d="M-18 -66Q0 -73 18 -66Q25 -42 21 -20Q0 -14 -21 -20Q-25 -42 -18 -66z" />
      <use href={`#resident-${face}`} transform="translate(0 -84) scale(.9)" />
    </g>
  );
}

function Animal({ resident: { face }, ...at }: At & { resident: Resident }) {
  return <Dog head={`resident-${face}`} fur={face === "miso" ? "#6d6f78" : "#d6a266"} {...at} />;
}

function Dog({ head, fur, ...at }: At & { head: string; fur: string }) {
  return (
    <g transform={place(at)}>
      <ellipse cy="1" rx="20" ry="4" fill="#000" opacity=".2" />
      <path d="M16 -8Q30 -12 26 -26" fill="none" stroke={fur} stroke-width="6" stroke-linecap="round" />
      <path class="ink" fill={fur} d="M-15 0Q-19 -26 -8 -32H8Q19 -26 15 0z" />
      <path class="ln" d="M-5 0V-12M5 0V-12" />
      <use href={`#${head}`} transform="translate(0 -40) scale(.8)" />
    </g>
  );
}

/** What rises from the roof. */
const SMOKE = [
  [262, 92, 22],
  [246, 64, 27],
  [276, 46, 31],
  [256, 14, 36],
  [292, -14, 42],
  [276, -52, 48],
] as const;

/** A house that still stands in the night, with fire in its windows. */
function Burning() {
  return (
    <>
      <rect x="-400" y="-300" width="1416" height="700" fill="#161b2b" opacity=".38" />
      <ellipse cx="308" cy="196" rx="250" ry="120" fill="url(#scene-ember)" opacity=".75" />
      <ellipse cx="308" cy="292" rx="230" ry="42" fill="url(#scene-ember)" opacity=".5" />
      {SMOKE.map(([x, y, r]) => (
        <circle key={y} cx={x} cy={y} r={r} fill="#8b8288" opacity=".22" />
      ))}
      {[
        [197, 205],
        [247, 204],
        [371, 204],
        [417, 205],
      ].map(([x, y]) => (
        <use key={x} href="#sign-flame" transform={`translate(${x} ${y}) scale(.3)`} />
      ))}
    </>
  );
}

/** One for each who was lost. */
function Candles({ lost, won }: { lost: Resident[]; won: boolean }) {
  return (
    <>
      {lost.map(({ id }, index) => (
        <g key={id} transform={`translate(${won ? 40 + index * 18 : 308 + (index - (lost.length - 1) / 2) * 22} 334)`}>
          <circle cy="-16" r="13" fill="#f6b14a" opacity=".28" />
          <path fill="#fff3d8" d="M-4 -12h8v14h-8z" />
          <path fill="#f6a62c" d="M0 -23q5 5 0 10q-5 -5 0 -10z" />
        </g>
      ))}
    </>
  );
}
