/** Counts that fill towards an end: how far each is, and what happens when it is full. */
import type { Track } from "../protocol/index.ts";
import { scene, shown } from "../store.ts";
import { counted } from "./counting.ts";
import "./panels.css";

/** Tracks of few steps show each of them; longer ones are a bar. */
const MOST_STEPS = 12;

export function TracksPanel() {
  const tracks = scene.value?.tracks ?? [];
  return (
    <section class="tracks" aria-label="How it stands">
      {tracks.map((track) => (
        <TrackLine key={track.key} track={track} value={counted(shown.value, track.key)} />
      ))}
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
      <div role="meter" class="tally-bar" aria-label={`${label}. ${words}`} aria-valuemin={0} aria-valuemax={goal} aria-valuenow={full}>
        {goal <= MOST_STEPS ? (
          Array.from({ length: goal }, (_, index) => <i key={index} class={index < full ? "on" : undefined} />)
        ) : (
          <i class="on" style={{ flex: `0 0 ${(100 * full) / goal}%` }} />
        )}
      </div>
    </div>
  );
}
