/** A real board on which bots play: still where motion is reduced or it was held, and anybody may take it over. */
import { useEffect, useRef, useState } from "preact/hooks";
import * as texts from "words/home.ts";
import { api } from "../api.ts";
import { StillBoard } from "../board/still.tsx";
import { patched } from "../cascade/patched.ts";
import { useAtRest, useInSight } from "../common/in_sight.ts";
import { named } from "../common/people.ts";
import { sitDown } from "../common/sitting.ts";
import type { BoardFace } from "../games/game.ts";
import { gameOf } from "../games/index.ts";
import { Problem, useAsked, useSending } from "../loading.tsx";
import type { Glimpse, View } from "../protocol/index.ts";
import { reducedMotion, settings } from "../settings.ts";

export function LivingBoard() {
  const { value } = useAsked(api.glimpse, "glimpse");
  const face = value && gameOf(value.scene.game).board;
  const rests = useAtRest();
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useInSight(box);
  return (
    <div class="living board" ref={box}>
      {face && rests && <Film glimpse={value} face={face} isSeen={isSeen} />}
    </div>
  );
}

/** The picture begins within the border of the sheet, so that the middle of things is large. */
const CUT = 0.055;

function Film({ glimpse, face, isSeen }: { glimpse: Glimpse; face: BoardFace; isSeen: boolean }) {
  const [held, setHeld] = useState(false);
  const isStill = held || !isSeen || reducedMotion.value;
  const { view, text, step } = useFilm(glimpse, isStill);
  return (
    <>
      <StillBoard face={face} scene={glimpse.scene} view={view} label={texts.botsAtPlay} cut={CUT} isStill={isStill} />
      <div class="living-bar">
        <p class="living-text">{text ? named(text, (pawn) => glimpse.names[pawn] ?? null) : texts.botsPlay}</p>
        {!reducedMotion.value && (
          <button class="plain round" aria-pressed={held} aria-label={texts.hold} title={texts.hold} onClick={() => setHeld(!held)}>
            <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true" fill="currentColor">
              <path d={held ? "M5 3l12 7-12 7z" : "M4 3h4v14H4zM12 3h4v14h-4z"} />
            </svg>
          </button>
        )}
        <TakeOverButton step={step} />
      </div>
    </>
  );
}

function TakeOverButton({ step }: { step: number }) {
  const { busy, problem, run } = useSending();
  const take = () =>
    void run(async () => {
      const name = settings.peek().name;
      sitDown(await api.takeOver({ step, name }));
    });
  return (
    <>
      <button class="small primary" disabled={busy} onClick={take}>
        {texts.takeOver}
      </button>
      <Problem text={problem} />
    </>
  );
}

interface Moment {
  /** How many frames were shown. */
  shown: number;
  view: View;
  /** What was told last. */
  text: string;
  step: number;
}

/** The first picture stays so long, until the page has come to rest, and the last before it begins again. */
const REST = 3_000;

/** The moment that is shown; it goes on by itself unless it is still. */
function useFilm(glimpse: Glimpse, isStill: boolean): Moment {
  const first = { shown: 0, view: glimpse.first, text: "", step: glimpse.step };
  const [moment, setMoment] = useState<Moment>(first);
  useEffect(() => {
    if (isStill) return;
    const wait = moment.shown ? (glimpse.frames[moment.shown - 1]!.dwell ?? 0) : REST;
    const isOver = moment.shown >= glimpse.frames.length;
    const timer = setTimeout(() => setMoment(isOver ? first : after(glimpse, moment)), isOver ? REST : wait);
    return () => clearTimeout(timer);
  }, [moment, isStill]);
  return moment;
}

/** The next moment: frames that nobody looks at are shown with the one after them. */
function after({ frames }: Glimpse, { shown, view, text, step }: Moment): Moment {
  while (shown < frames.length) {
    const frame = frames[shown]!;
    [view, text, step] = [patched(view, frame.patch), frame.text || text, frame.step];
    shown += 1;
    if (frame.dwell) break;
  }
  return { shown, view, text, step };
}
