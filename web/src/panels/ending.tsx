/** The end of a game as a picture, with its numbers, everybody's deeds and the moment that decided it. */
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import * as texts from "words/panels.ts";
import { named, playerName, titleOf } from "../common/people.ts";
import { savePicture } from "../common/picture_file.ts";
import { game } from "../games/current.ts";
import type { Moment, Review, Snapshot } from "../protocol/index.ts";
import { useReview } from "../review/asking.ts";
import { deciding, NONE } from "../review/moments.ts";
import { curveOf, HEIGHT, WIDTH } from "../review/scale.ts";
import { log, snapshot } from "../store.ts";
import { isTold } from "../told.ts";
import { percent } from "./chances.ts";
import { countsOf } from "./counts.ts";
import "./ending.css";
import { Face } from "./face.tsx";
import { roundsOf } from "./turns.ts";

/** Does somebody look at the board instead? */
const isAside = signal(false);

export function EndingScene() {
  const now = snapshot.value;
  const isOver = now?.table.status === "over" && isTold.value && !!game.value.Ending;
  useEffect(() => {
    if (!isOver) isAside.value = false;
  }, [isOver]);
  if (!now || !isOver) return null;
  if (isAside.value) {
    return (
      <button class="small ending-back" onClick={() => (isAside.value = false)}>
        {texts.showEnding}
      </button>
    );
  }
  return <Shown now={now} />;
}

function Shown({ now }: { now: Snapshot }) {
  const box = useRef<HTMLElement>(null);
  const { table, scene, view } = now;
  const won = table.result === "won";
  const Picture = game.value.Ending!;
  const save = () => {
    const svg = box.current?.querySelector<SVGSVGElement>(".ending-picture");
    if (svg) void savePicture(svg, 1232, "firehouse.png", `${texts.wonOrLost({ won })} · ${scene.title} · ${sums(now).join(" · ")}`);
  };
  return (
    <section class="ending" aria-label={texts.theEnd} ref={box}>
      <div class="ending-scene">
        <Picture scene={scene} view={view} won={won} />
        <p class="ending-tools">
          <button class="small" onClick={() => (isAside.value = true)}>
            {texts.showBoard}
          </button>
          <button class="small" onClick={save}>
            {texts.savePicture}
          </button>
        </p>
      </div>
      <div class="ending-body">
        <Numbers now={now} />
        <Deeds now={now} />
        <Decided id={table.id} won={won} />
      </div>
    </section>
  );
}

function sums({ scene, view }: Snapshot): string[] {
  return endsOf(scene, view).map(({ track, value }) => `${track.label.toLowerCase()} ${value}`);
}

/** The tracks whose end is an end of the game. */
function endsOf(scene: Snapshot["scene"], view: Snapshot["view"]) {
  return countsOf(scene.tracks, view).filter(({ track }) => track.tone !== "plain");
}

function Numbers({ now }: { now: Snapshot }) {
  const { scene, view } = now;
  return (
    <dl class="ending-numbers">
      {endsOf(scene, view).map(({ track: { key, label, goal, tone }, value }) => (
        <div key={key} class={tone}>
          <dt>{label}</dt>
          <dd>
            {value}
            <small>/{goal}</small>
          </dd>
        </div>
      ))}
      <div>
        <dt>{texts.rounds}</dt>
        <dd>{roundsOf(log.value, now)}</dd>
      </div>
    </dl>
  );
}

function Deeds({ now }: { now: Snapshot }) {
  return (
    <ul class="ending-deeds">
      {now.pawns.map((_, pawn) => (
        <li key={pawn}>
          <Face pawn={pawn} size={34} />
          <span>
            <b>{nameOf(pawn)}</b>
            {game.value.deedsOf?.(now.table.deeds[pawn] ?? {})}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Who played, or which of the crew it was where that tells more. */
function nameOf(pawn: number): string {
  return titleOf(pawn) ?? playerName(pawn);
}

function Decided({ id, won }: { id: string; won: boolean }) {
  const { answer, problem } = useReview(id);
  const review = answer?.review;
  const moment = review && deciding(review, won);
  if (problem) return null;
  return (
    <div class="ending-moment">
      <p>
        <b>{texts.momentDecided}</b>
        {moment ? <Told id={id} moment={moment} /> : review ? NONE : texts.playingOut}
      </p>
      {moment && <SmallCurve review={review} moment={moment} />}
      {!review && <progress max={1} value={answer?.progress ?? 0} aria-label={texts.reviewProgress} />}
    </div>
  );
}

const LONG = 150;

/** The beginning of a long story; the review tells and shows the rest of it. */
export function beginning(story: string): string {
  const sentences = story.split(/(?<=[.!?]) /);
  let told = sentences[0] ?? "";
  for (const sentence of sentences.slice(1)) {
    if (told.length + sentence.length > LONG) return `${told} …`;
    told += ` ${sentence}`;
  }
  return told;
}

function Told({ id, moment }: { id: string; moment: Moment }) {
  return (
    <>
      {beginning(named(moment.story || moment.text))} <a href={`/review/${id}?step=${moment.step}`}>{texts.seeItAgain}</a>
    </>
  );
}

function SmallCurve({ review, moment }: { review: Review; moment: Moment }) {
  const spots = curveOf(review);
  const index = spots.findIndex(({ step }) => step === moment.step);
  const [before, here] = [spots[index - 1] ?? spots[0]!, spots[index] ?? spots[0]!];
  const words = `${percent(before.value)} → ${percent(here.value)}`;
  return (
    <figure>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={texts.curve({ change: words })}>
        <path class="whole" d={`M${spots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`} />
        <path class="part" d={`M${before.x} ${before.y}L${here.x} ${here.y}`} />
        <circle cx={here.x} cy={here.y} r="12" />
      </svg>
      <figcaption>
        {texts.curveCaption({ b: (said) => <b>{said}</b>, change: words })}
      </figcaption>
    </figure>
  );
}
