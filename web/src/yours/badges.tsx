/** Badges: those that were earned first, then how far the others are. */
import { LANGUAGE } from "words/language.ts";
import * as texts from "words/yours.ts";
import type { EarnedBadge } from "../protocol/index.ts";

export function Badges({ badges, gameName }: { badges: EarnedBadge[]; gameName: (id: string) => string }) {
  const earned = badges.filter(({ at }) => at !== null).sort((one, other) => (other.at! > one.at! ? 1 : -1));
  const open = badges.filter(({ at }) => at === null);
  return (
    <section aria-labelledby="badges-title">
      <h2 id="badges-title">
        {texts.badges({ earned: earned.length, all: badges.length, soft: (words) => <span class="soft">{words}</span> })}
      </h2>
      <ul class="badges">
        {[...earned, ...open].map((badge) => (
          <li key={`${badge.game} ${badge.id}`} data-earned={badge.at !== null}>
            <Medal />
            <div>
              <p class="badge-title">
                <b>{badge.title}</b> <span class="soft">{badge.game ? gameName(badge.game) : texts.allGames}</span>
              </p>
              <p>{badge.text}</p>
              <p class="soft">{badge.at ? day(badge.at) : progress(badge)}</p>
              {!badge.at && badge.needed > 1 && <progress max={badge.needed} value={badge.done} aria-label={`${badge.title}: ${progress(badge)}`} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function progress({ done, needed }: EarnedBadge): string {
  return needed > 1 ? texts.doneOf({ done, needed }) : texts.notYet;
}

function day(at: string): string {
  return new Date(at).toLocaleDateString(LANGUAGE, { day: "numeric", month: "long", year: "numeric" });
}

/** A Maltese cross, as firefighters wear it. */
function Medal() {
  return (
    <svg class="medal" viewBox="-24 -24 48 48" width="48" height="48" aria-hidden="true">
      {[0, 90, 180, 270].map((turn) => (
        <path key={turn} transform={`rotate(${turn})`} d="M0 0 L-13 -20 Q0 -15 13 -20 Z" />
      ))}
      <circle r="7" />
    </svg>
  );
}
