/** Counts that fill towards an end: how far each is, and what happens when it is full. */
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import * as texts from "words/panels.ts";
import type { Purse } from "../games/game.ts";
import { game } from "../games/current.ts";
import type { Track } from "../protocol/index.ts";
import { roleName } from "../common/people.ts";
import { scene, shown } from "../store.ts";
import { countsOf } from "./counts.ts";
import "./panels.css";
import "./tracks.css";

/** Tracks of few steps show each of them; longer ones are a bar. */
const MOST_STEPS = 12;

export function TracksPanel() {
  const tracks = scene.value?.tracks ?? [];
  return (
    <section class="tracks" aria-label={texts.howItStands}>
      {countsOf(tracks, shown.value).map(({ track, value }) => (
        <TrackLine key={track.key} track={track} value={value} />
      ))}
    </section>
  );
}

/** What happens at the end of a track; a supply is told as it stands, for it empties. */
export function trackWords({ goal, tone, text }: Track): string {
  return tone === "plain" ? text : texts.atGoal({ goal, what: text.charAt(0).toLowerCase() + text.slice(1) });
}

function TrackLine({ track, value }: { track: Track; value: number }) {
  const { label, goal, tone } = track;
  const full = Math.min(value, goal);
  const words = trackWords(track);
  return (
    <div class={`tally ${tone}`} data-track={track.key} data-near={tone === "bad" && goal - value <= Math.max(1, goal / 6)} title={words}>
      <span class="tally-label">
        {label}
      </span>
      <span class="tally-count">
        <b>{value}</b>
        {tone !== "plain" && `/${goal}`}
      </span>
      <Bar label={`${label}. ${words}`} full={full} goal={goal}>
        {game.value.drawTrack?.(track, value, scene.value!, shown.value)}
      </Bar>
    </div>
  );
}

interface BarProps {
  label: string;
  full: number;
  goal: number;
  /** A picture instead of the steps. */
  children?: ComponentChildren;
}

function Bar({ label, full, goal, children }: BarProps) {
  return (
    <div
      role="meter"
      class={children ? "tally-picture" : "tally-bar"}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={goal}
      aria-valuenow={full}
    >
      {children ? (
        children
      ) : goal <= MOST_STEPS ? (
        Array.from({ length: goal }, (_, index) => <i key={index} class={index < full ? "on" : undefined} />)
      ) : (
        <i class="on" style={{ flex: `0 0 ${(100 * full) / goal}%` }} />
      )}
    </div>
  );
}

/** What the pawn on turn has left to spend, and what it has saved. */
export function PurseLine() {
  const known = useRef<Purse | null>(null);
  const purse = (known.current = game.value.purseOf?.(shown.value, known.current) ?? null);
  if (!purse?.most) return null;
  const { pawn, left, most, saved } = purse;
  return (
    <div class={`purse pawn-${pawn}`} title={texts.pointsOf({ pawn: roleName(pawn) })}>
      <Pips label={texts.apOf({ pawn: roleName(pawn) })} left={left} most={most} />
      <span class="purse-count">
        {texts.pointsLeft({ b: (words) => <b>{words}</b>, left, saved })}
      </span>
    </div>
  );
}

function Pips({ label, left, most }: { label: string; left: number; most: number }) {
  return (
    <div role="meter" class="pips" aria-label={label} aria-valuemin={0} aria-valuemax={most} aria-valuenow={left}>
      {Array.from({ length: Math.min(most, MOST_STEPS) }, (_, index) => (
        <i key={index} class={index < left ? "on" : undefined} />
      ))}
    </div>
  );
}
