/** At a ranked table after its end: which place, how to tell others. */
import { useEffect } from "preact/hooks";
import { api } from "../api.ts";
import { Problem, useAsked } from "../loading.tsx";
import type { Snapshot } from "../protocol/index.ts";
import { ticketOf } from "../tickets.ts";
import { days, keepDay, streak } from "./days.ts";
import { ordinal } from "./share.ts";
import { ShareButtons } from "./share_buttons.tsx";
import "./today.css";

export function RankedResult({ now: { table, scene } }: { now: Snapshot }) {
  const { value, problem, again } = useAsked(() => api.day(scene.game, table.daily!, table.id), table.id);
  useEffect(() => {
    if (ticketOf(table.id)) keepDay({ day: table.daily!, game: scene.game, table: table.id, won: table.result === "won" });
  }, [table.id]);
  const you = value?.teams.find(({ yours }) => yours);
  const count = streak(days.value, scene.game, table.daily!);
  return (
    <section class="ranked-result" aria-label="Today’s game">
      <Problem text={problem} again={again} />
      {value && !you && <p>This game is not among the first of its day.</p>}
      {value && you && (
        <>
          <p>
            You are <b>{ordinal(you.place)}</b> of {value.played} {value.played === 1 ? "team" : "teams"} today.
          </p>
          <ShareButtons shared={{ day: value.day, game: scene.title, team: you, played: value.played, streak: count }} />
        </>
      )}
      <p>
        <a href="/today">All teams of today</a> <span class="soft">The seed and the record are told when the day is over.</span>
      </p>
    </section>
  );
}
