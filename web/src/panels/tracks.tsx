/** Counts that fill towards an end: how far each is, and what happens when it is full. */
import { useRef } from "preact/hooks";
import type { Purse } from "../games/game.ts";
import { game } from "../games/current.ts";
import type { Track } from "../protocol/index.ts";
import { pawnName, scene, shown } from "../store.ts";
import { counted } from "./counting.ts";
import "./panels.css";
import "./tracks.css";

/** Tracks of few steps show each of them; longer ones are a bar. */
const MOST_STEPS = 12;

export function TracksPanel() {
  const tracks = scene.value?.tracks ?? [];
  return (
    <section class="tracks" aria-label="How it stands">
      {tracks.map((track) => (
        <TrackLine key={track.key} track={track} value={counted(shown.value, track.key)} />
      ))}
      <PurseLine />
    </section>
  );
}

const SIGNS = { good: "✓", bad: "!", plain: "·" };

/** What happens at the end of a track; a supply is told as it stands, for it empties. */
export function trackWords({ goal, tone, text }: Track): string {
  return tone === "plain" ? text : `At ${goal}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

function TrackLine({ track, value }: { track: Track; value: number }) {
  const { label, goal, tone } = track;
  const full = Math.min(value, goal);
  const words = trackWords(track);
  return (
    <div class={`tally ${tone}`} data-near={tone === "bad" && goal - value <= Math.max(1, goal / 6)} title={words}>
      <span class="tally-label">
        <span aria-hidden="true">{SIGNS[tone]}</span> {label}
      </span>
      <span class="tally-count">
        <b>{value}</b> of {goal}
        {tone === "plain" && " left"}
      </span>
      <Bar label={`${label}. ${words}`} full={full} goal={goal} />
    </div>
  );
}

function Bar({ label, full, goal }: { label: string; full: number; goal: number }) {
  return (
    <div role="meter" class="tally-bar" aria-label={label} aria-valuemin={0} aria-valuemax={goal} aria-valuenow={full}>
      {goal <= MOST_STEPS ? (
        Array.from({ length: goal }, (_, index) => <i key={index} class={index < full ? "on" : undefined} />)
      ) : (
        <i class="on" style={{ flex: `0 0 ${(100 * full) / goal}%` }} />
      )}
    </div>
  );
}

/** What the pawn on turn has left to spend, and what it has saved. */
function PurseLine() {
  const known = useRef<Purse | null>(null);
  const purse = (known.current = game.value.purseOf?.(shown.value, known.current) ?? null);
  if (!purse?.most) return null;
  const { pawn, left, most, saved } = purse;
  return (
    <div class={`tally purse pawn-${pawn}`} title={`Action points of ${pawnName(pawn)}`}>
      <span class="tally-label">AP</span>
      <span class="tally-count">
        <b>{left}</b> left{saved > 0 && `, ${saved} saved`}
      </span>
      <Bar label={`AP of ${pawnName(pawn)}`} full={left} goal={most} />
      <SavedBar label={`Saved AP of ${pawnName(pawn)}`} saved={saved} />
    </div>
  );
}

/** How many may be saved is a matter of role and options; what is there is drawn. */
function SavedBar({ label, saved }: { label: string; saved: number }) {
  return (
    <div role="img" class="tally-bar saved" aria-label={`${label}: ${saved}`}>
      {Array.from({ length: Math.min(saved, MOST_STEPS) }, (_, index) => (
        <i key={index} class="on" />
      ))}
    </div>
  );
}
