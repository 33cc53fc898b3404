/** The end of a game as a picture, with its numbers, everybody's deeds and the moment that decided it. */
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { savePicture } from "../common/picture_file.ts";
import { game } from "../games/current.ts";
import type { Moment, Review, Snapshot } from "../protocol/index.ts";
import { useReview } from "../review/asking.ts";
import { biggest, NONE } from "../review/moments.ts";
import { curveOf, HEIGHT, WIDTH } from "../review/scale.ts";
import { log, snapshot } from "../store.ts";
import { isTold } from "../told.ts";
import { percent } from "./chances.ts";
import { counted } from "./counting.ts";
import { specialOf } from "./crew_words.ts";
import "./ending.css";
import { Face } from "./face.tsx";
import { turnsOf } from "./turns.ts";

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
        Show the ending
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
    if (svg) void savePicture(svg, 1232, "firehouse.png", `${won ? "Won" : "Lost"} · ${scene.title} · ${sums(now).join(" · ")}`);
  };
  return (
    <section class="ending" aria-label="The end" ref={box}>
      <div class="ending-scene">
        <Picture scene={scene} view={view} won={won} />
        <p class="ending-tools">
          <button class="small" onClick={() => (isAside.value = true)}>
            Show the board
          </button>
          <button class="small" onClick={save}>
            Save the picture
          </button>
        </p>
      </div>
      <div class="ending-body">
        <Numbers now={now} />
        <Deeds now={now} />
        <Decided id={table.id} />
      </div>
    </section>
  );
}

function sums({ scene, view }: Snapshot): string[] {
  return scene.tracks.filter(({ tone }) => tone !== "plain").map(({ key, label }) => `${label.toLowerCase()} ${counted(view, key)}`);
}

function Numbers({ now }: { now: Snapshot }) {
  const { scene, view, pawns } = now;
  const rounds = Math.ceil(turnsOf(log.value).filter(({ start }) => start).length / Math.max(1, pawns.length));
  return (
    <dl class="ending-numbers">
      {scene.tracks
        .filter(({ tone }) => tone !== "plain")
        .map(({ key, label, goal, tone }) => (
          <div key={key} class={tone}>
            <dt>{label}</dt>
            <dd>
              {counted(view, key)}
              <small>/{goal}</small>
            </dd>
          </div>
        ))}
      <div>
        <dt>Rounds</dt>
        <dd>{rounds}</dd>
      </div>
    </dl>
  );
}

function Deeds({ now }: { now: Snapshot }) {
  return (
    <ul class="ending-deeds">
      {now.pawns.map((name, pawn) => (
        <li key={pawn}>
          <Face pawn={pawn} size={34} />
          <span>
            <b>{specialOf(now.scene, now.view, pawn)?.title ?? name}</b>
            {game.value.deedsOf?.(log.value, pawn)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Decided({ id }: { id: string }) {
  const { answer, problem } = useReview(id);
  const review = answer?.review;
  const moment = review && biggest(review, 1)[0];
  if (problem) return null;
  return (
    <div class="ending-moment">
      <p>
        <b>The moment that decided</b>
        {moment ? moment.story || moment.text : review ? NONE : "Playing the game out from every moment …"}
      </p>
      {moment && <SmallCurve review={review} moment={moment} />}
      {!review && <progress max={1} value={answer?.progress ?? 0} aria-label="How far the review is" />}
    </div>
  );
}

function SmallCurve({ review, moment }: { review: Review; moment: Moment }) {
  const spots = curveOf(review);
  const index = spots.findIndex(({ step }) => step === moment.step);
  const [before, here] = [spots[index - 1] ?? spots[0]!, spots[index] ?? spots[0]!];
  const words = `${percent(before.value)} → ${percent(here.value)}`;
  return (
    <figure>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`The chance to win over the game; here ${words}`}>
        <path class="whole" d={`M${spots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`} />
        <path class="part" d={`M${before.x} ${before.y}L${here.x} ${here.y}`} />
        <circle cx={here.x} cy={here.y} r="12" />
      </svg>
      <figcaption>
        chance to win <b>{words}</b>
      </figcaption>
    </figure>
  );
}
