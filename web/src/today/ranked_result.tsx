/** At a ranked table after its end: which place, how to tell others. */
import { useEffect } from "preact/hooks";
import * as texts from "words/today.ts";
import { api } from "../api.ts";
import { Problem, useAsked } from "../loading.tsx";
import type { Snapshot } from "../protocol/index.ts";
import { ticketOf } from "../tickets.ts";
import { days, keepDay, streak } from "./days.ts";
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
    <section class="ranked-result" aria-label={texts.todaysGame}>
      <Problem text={problem} again={again} />
      {value && !you && <p>{texts.notFirst}</p>}
      {value && you && (
        <>
          <p>
            {texts.youAreToday({ place: you.place, played: value.played, b: (words) => <b>{words}</b> })}
          </p>
          <ShareButtons shared={{ day: value.day, game: scene.title, team: you, played: value.played, streak: count }} />
        </>
      )}
      <p>
        <a href="/today">{texts.allTeams}</a> <span class="soft">{texts.toldLater}</span>
      </p>
    </section>
  );
}
