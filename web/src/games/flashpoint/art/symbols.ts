/** Puts the portraits into the document, once, as symbols that are used by their ids. */
import { FACES, type Figure, FIGURES } from "./figures.ts";

/** Loaded with the first board that needs it; fails where the page is left or the network goes meanwhile. */
export async function loadPortraits(): Promise<void> {
  if (document.getElementById(HOLDER)) return;
  const [heads, residents] = await Promise.all([import("./heads.svg?raw"), import("./residents.svg?raw")]);
  if (document.getElementById(HOLDER)) return;
  document.body.insertAdjacentHTML("beforeend", symbols(heads.default, residents.default));
}

/** Loaded when a game has ended. */
export async function loadScenes(): Promise<void> {
  if (document.getElementById(SCENES)) return;
  const scenes = await import("./scenes.svg?raw");
  if (document.getElementById(SCENES)) return;
  document.body.insertAdjacentHTML("beforeend", holder(SCENES, inner(scenes.default)));
}

const HOLDER = "portraits";
const SCENES = "scenes";

function holder(id: string, defs: string): string {
  return `<svg id="${id}" class="holder" width="0" height="0" aria-hidden="true"><defs>${defs}</defs></svg>`;
}

/** All symbols as one drawing of no size; it has no style attributes, which the page forbids. */
export function symbols(heads: string, residents: string): string {
  const portraits = Object.entries(FIGURES).map(([id, figure]) => portrait(id, figure));
  const faces = FACES.map(face);
  const defs = ['<clipPath id="portrait-low"><path d="M-20 66H120V120H-20z"/></clipPath>', inner(heads), inner(residents), ...portraits, ...faces];
  return holder(HOLDER, defs.join(""));
}

function inner(drawing: string): string {
  return drawing.slice(drawing.indexOf(">") + 1, drawing.lastIndexOf("</svg>"));
}

const SHOULDERS = "M12 104C12 84 28 77 40 75L50 80L60 75C72 77 88 84 88 104z";
const STRIPE =
  '<path d="M14.5 93Q30 89 50 89Q70 89 85.5 93" fill="none" stroke="#f3ecc5" stroke-width="5"/>' +
  '<path d="M14.5 93Q30 89 50 89Q70 89 85.5 93" fill="none" stroke="#9aa" stroke-width="1.5"/><path class="ln" d="M50 80V100"/>';

/** The frame clips the shoulders; the headgear rises above it. */
function portrait(id: string, { tone, coat, frame, behind = "", chest = STRIPE }: Figure): string {
  const stroke = `stroke="${tone}" stroke-width="5" stroke-linejoin="round"`;
  return (
    `<clipPath id="clip-${id}"><path d="${frame}"/><path d="M-20 -30H120V56H-20z"/></clipPath>` +
    `<symbol id="portrait-${id}" viewBox="-8 -12 116 116" overflow="visible">` +
    `<path d="${frame}" fill="color-mix(in srgb, ${tone} 22%, var(--raised))" ${stroke}/>` +
    `<g clip-path="url(#clip-${id})">${behind}<path class="ink" fill="${coat}" d="${SHOULDERS}"/>${chest}` +
    `<use href="#head-${id}" transform="translate(50 48) scale(1.12)"/></g>` +
    `<path d="${frame}" clip-path="url(#portrait-low)" fill="none" ${stroke}/></symbol>`
  );
}

/** The face of somebody who lives there, in a round frame. */
function face(id: string): string {
  return (
    `<clipPath id="clip-face-${id}"><circle r="28"/></clipPath>` +
    `<symbol id="face-${id}" viewBox="-32 -32 64 64" overflow="visible"><circle class="face-frame" r="29" />` +
    `<g clip-path="url(#clip-face-${id})"><path d="M-26 36Q-22 21 0 21Q22 21 26 36z" fill="#8fa4b4"/>` +
    `<use href="#resident-${id}" transform="translate(0 -1) scale(.95)"/></g></symbol>`
  );
}
