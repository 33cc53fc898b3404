/** Puts the drawings of the forest into the document, once, as symbols that are used by their ids. */
import { FRAMES } from "./frames.ts";

const HOLDER = "forest-art";

/** Loaded with the first forest that is shown; fails where the page is left or the network goes meanwhile. */
export async function loadArt(): Promise<void> {
  if (document.getElementById(HOLDER)) return;
  const drawings = await Promise.all([
    import("./scenes.svg?raw"),
    import("./crew.svg?raw"),
    import("./tools.svg?raw"),
    import("./tokens.svg?raw"),
  ]);
  if (document.getElementById(HOLDER)) return;
  document.body.insertAdjacentHTML("beforeend", holder(drawings.map((drawing) => inner(drawing.default))));
}

/** One drawing of no size; it has no style attributes, which the page forbids. */
function holder(drawings: string[]): string {
  const defs = [...drawings, GRADIENTS, NOBODY, ...Object.entries(FRAMES).map(portrait)].join("");
  return `<svg id="${HOLDER}" class="forest-art" width="0" height="0" aria-hidden="true"><defs>${defs}</defs></svg>`;
}

function inner(drawing: string): string {
  return drawing.slice(drawing.indexOf(">") + 1, drawing.lastIndexOf("</svg>"));
}

const GRADIENTS =
  '<radialGradient id="heat" cx=".5" cy=".85" r=".8"><stop offset="0" stop-color="#ff8a2a"/>' +
  '<stop offset=".6" stop-color="#f0642e" stop-opacity=".75"/><stop offset="1" stop-color="#7a2410" stop-opacity=".55"/></radialGradient>' +
  '<radialGradient id="fire-glow"><stop offset="0" stop-color="#ff8a2a" stop-opacity=".75"/><stop offset="1" stop-color="#ff8a2a" stop-opacity="0"/></radialGradient>';

/** Before roles are dealt: a helmet. */
const NOBODY =
  '<symbol id="portrait-nobody" viewBox="-54 -54 108 108" overflow="visible"><circle class="portrait-ground" r="46"/>' +
  '<path class="portrait-nobody" d="M-26 4C-28 -24 -14 -32 0 -32C14 -32 28 -24 26 4zM-36 4C-20 -3 20 -3 36 4C36 10 -36 10 -36 4z"/>' +
  '<circle class="portrait-frame" r="46"/></symbol>';

/** A figure in the frame of its role. */
function portrait([role, frame]: [string, string]): string {
  return (
    `<clipPath id="clip-${role}"><path d="${frame}"/></clipPath>` +
    `<symbol id="portrait-${role}" viewBox="-54 -54 108 108" overflow="visible">` +
    `<path class="portrait-ground" d="${frame}"/>` +
    `<g clip-path="url(#clip-${role})"><use href="#figure-${role}" y="4"/></g>` +
    `<path class="portrait-frame ${role}" d="${frame}"/></symbol>`
  );
}
