/** Flames and smoke move by a beat of a few poses a second: a browser left alone has next to nothing to draw. */

const BEAT_MS = 350;

/** Drawings that live for as long as they are seen; their style pauses them, and so no frame is drawn between two beats. */
const LIVING = new Set(["flicker", "drift", "beckon"]);

export function startBeat(): void {
  setInterval(() => {
    if (!document.hidden) beat(document.getAnimations());
  }, BEAT_MS);
}

/** Each living drawing takes its next pose. */
export function beat(animations: readonly Animation[]): void {
  for (const one of animations) {
    if (LIVING.has((one as CSSAnimation).animationName)) one.currentTime = Number(one.currentTime) + BEAT_MS;
  }
}
