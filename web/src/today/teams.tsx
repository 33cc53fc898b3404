/** How the teams of a day did, with shared places for ties. */
import * as texts from "words/today.ts";
import type { Day } from "../protocol/index.ts";
import { adviceWords } from "./share.ts";

export function DayTeams({ day, label }: { day: Day; label: string }) {
  if (!day.teams.length) return <p class="soft">{texts.noTeam}</p>;
  const titles = day.teams[0]!.figures.map(({ title }) => title);
  return (
    <div class="scroll" tabIndex={0} role="group" aria-label={label}>
      <table class="day-teams">
        <thead>
          <tr>
            {[texts.place, texts.team, texts.result, ...titles, texts.advice].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {day.teams.map((team, index) => (
            <tr key={index} class={team.yours ? "yours" : undefined}>
              <td>{team.place}</td>
              <td>
                {team.table ? <a href={`/review/${team.table}`}>{team.names.join(", ")}</a> : team.names.join(", ")}
                {team.yours && ` ${texts.teamYours}`}
              </td>
              <td>{team.result}</td>
              {team.figures.map(({ title, value }) => (
                <td key={title}>{value}</td>
              ))}
              <td>{adviceWords(team.advice)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {day.played > day.teams.length && (
        <p class="soft">
          {texts.firstOf({ shown: day.teams.length, played: day.played })}
        </p>
      )}
    </div>
  );
}
