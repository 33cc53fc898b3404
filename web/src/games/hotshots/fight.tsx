/** The fight as one column: what is at stake, the six places it wants, the dice, what matches bring. */
import { signal } from "@preact/signals";
import { perform } from "../../board/acting.ts";
import { isOpen } from "../../board/state.ts";
import { choiceOf } from "../../board/targets.ts";
import { offers } from "../../store.ts";
import { Die, Tool } from "./die.tsx";
import "./fight.css";
import { Ladder } from "./ladder.tsx";
import { canTake, locksOf, matchedOf } from "./locking.ts";
import type { HotshotsScene, HotshotsView, TileInfo } from "./protocol.ts";
import { groundOf } from "./terrain.ts";
import { Scene } from "./tile.tsx";

interface Props {
  scene: HotshotsScene;
  view: HotshotsView;
}

/** What the game waits for in the middle of a fight. */
const FIGHTING = ["lock", "go-on", "roll-dice"];

export function Fight({ scene, view }: Props) {
  const tile = view.pawns[view.turn]?.tile;
  const info = tile ? scene.tiles[tile] : undefined;
  if (!tile || !info || view.ending) return null;
  const row = view.tiles[tile]!;
  const fighting = FIGHTING.includes(view.awaits.what) || !!view.rolled;
  const matched = fighting ? view.locked + view.extra : "";
  return (
    <section class="fight" aria-label={fighting ? "The fight" : "Where the turn is"}>
      <Stake info={info} flames={row.flames} scorched={row.scorched} matched={fighting ? matched.length : null} support={view.support} />
      {fighting && (
        <>
          <Places scene={scene} needs={info.needs} locked={fighting ? view.locked : ""} extra={fighting ? view.extra : ""} />
          <div class="fight-middle">
            <Tray scene={scene} view={view} />
            <Ladder rewards={scene.rewards} matches={matched.length} burning={row.flames > 0 || view.succeeded_on.includes(tile)} />
          </div>
        </>
      )}
    </section>
  );
}

interface StakeProps {
  info: TileInfo;
  flames: number;
  scorched: boolean;
  /** Null while nobody fights. */
  matched: number | null;
  support: number;
}

function Stake({ info, flames, scorched, matched, support }: StakeProps) {
  return (
    <header class="stake">
      <svg class="stake-tile" viewBox="-90 -68 180 136" aria-hidden="true">
        <g class={`tile on-${groundOf(info.id)}`} clip-path="url(#tile-hex)">
          <g transform="translate(0 14) scale(1.18)">
            <Scene tile={info.id} flames={flames} limit={info.limit} scorched={scorched} />
          </g>
        </g>
        <path class={flames > 0 ? "stake-border burning" : "stake-border"} d="M-42.5 -63.7H42.5L84.9 0L42.5 63.7H-42.5L-84.9 0z" />
      </svg>
      <div>
        <h2>{matched === null ? info.title : `${info.title}: ${matched} of ${info.needs.length}`}</h2>
        <p>
          <StakeWords info={info} flames={flames} scorched={scorched} /> {matched !== null && supportWords(support)}
        </p>
      </div>
    </header>
  );
}

/** What most tiles say of themselves. */
const NOTHING = "Nothing special.";
const SCORCHED = "Scorched. People pass, and nothing burns here any more.";

function StakeWords({ info, flames, scorched }: { info: TileInfo; flames: number; scorched: boolean }) {
  if (scorched) return <>{SCORCHED}</>;
  const left = info.limit - flames;
  const burns = flames ? `${flames} of ${info.limit} flames.` : `No flames; ${info.limit} would scorch it.`;
  return (
    <>
      {burns} {flames > 0 && <b>{left === 1 ? "One more scorches it." : ""}</b>} {info.text === NOTHING ? "" : info.text}
      {info.reconstructed.length > 0 && <Ours what={info.reconstructed} />}
    </>
  );
}

function supportWords(support: number): string {
  return support ? `${support} Support.` : "No Support.";
}

/** Says of a value that no source shows it. */
function Ours({ what }: { what: string[] }) {
  const values = what.map((value) => (value === "icons" ? "icons" : "limit")).join(" and ");
  return (
    <details class="ours">
      <summary aria-label="Where these values come from">?</summary>
      <span>No source shows the {values} of this tile: they are our proposal.</span>
    </details>
  );
}

/** The six faces that the tile asks for, with locked dice lying on them. */
function Places({ scene, needs, locked, extra }: { scene: HotshotsScene; needs: string; locked: string; extra: string }) {
  const byDie = matchedOf(needs, locked);
  const rest = [...needs].filter((_, index) => !byDie[index]).join("");
  const byToken = matchedOf(rest, extra);
  let open = 0;
  return (
    <ul class="places-wanted" aria-label="Faces that are wanted">
      {[...needs].map((letter, index) => {
        const title = scene.faces[letter]?.title ?? letter;
        if (byDie[index]) return <li key={index}><Die letter={letter} kind="locked" title={`${title}, locked`} /></li>;
        const token = byToken[open++];
        if (token) return <li key={index}><Die letter={letter} kind="locked token" title={`${title}, by a token`} /></li>;
        return (
          <li key={index}>
            <span class="wanted" role="img" aria-label={`${title}, wanted`}>
              <Tool letter={letter} />
              <b>{letter}</b>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The places of the rolled dice that are in hand, and the roll that they belong to. */
const hand = signal<{ roll: string; places: number[] }>({ roll: "", places: [] });

const MOST_DICE = 6;

function Tray({ scene, view }: Props) {
  const rolled = view.rolled ?? "";
  const waiting = Math.max(0, view.dice - rolled.length - view.locked.length);
  const lost = MOST_DICE - view.dice;
  return (
    <div class="tray-box" role="group" aria-label="Dice">
      <span class="tray-dice">
        <Rolled scene={scene} rolled={rolled} />
        {Array.from({ length: waiting }, (_, index) => (
          <Die key={`w${index}`} letter="" kind="waiting" />
        ))}
      </span>
      <span class="tray-words">{trayWords(rolled, waiting, lost)}</span>
      <Locks rolled={rolled} />
    </div>
  );
}

function trayWords(rolled: string, waiting: number, lost: number): string {
  const gone = lost ? `, ${lost} lost` : "";
  if (rolled) return isOpen.value && offers.value.some(({ verb }) => verb === "lock") ? `Choose dice to lock${gone}` : `Rolled${gone}`;
  return `${waiting === 1 ? "1 die" : `${waiting} dice`} to roll${gone}`;
}

function inHand(rolled: string): number[] {
  return hand.value.roll === rolled ? hand.value.places : [];
}

function lettersInHand(rolled: string): string {
  return inHand(rolled)
    .map((place) => rolled[place])
    .join("");
}

/** Rolled dice are taken in hand one by one; only what makes a lock can be taken. */
function Rolled({ scene, rolled }: { scene: HotshotsScene; rolled: string }) {
  const taken = inHand(rolled);
  const open = isOpen.value ? offers.value : [];
  return (
    <>
      {[...rolled].map((letter, place) => {
        const held = taken.includes(place);
        const able = held || canTake(open, lettersInHand(rolled), letter);
        const toggle = () => {
          const places = held ? taken.filter((other) => other !== place) : [...taken, place];
          hand.value = { roll: rolled, places };
        };
        return (
          <button
            key={`r${place}`}
            class="die-button"
            data-spot={`die:${letter}`}
            aria-pressed={held}
            disabled={!able}
            aria-label={`${scene.faces[letter]?.title ?? letter}, rolled`}
            onClick={toggle}
          >
            <Die letter={letter} kind={held ? "rolled held" : "rolled"} />
          </button>
        );
      })}
    </>
  );
}

/** With an ability the same dice may be locked in several ways. */
function Locks({ rolled }: { rolled: string }) {
  const taken = rolled && isOpen.value ? lettersInHand(rolled) : "";
  if (!taken) return null;
  const found = locksOf(offers.value, taken);
  if (!found.length) return <span class="tray-words">No lock with these dice alone</span>;
  return (
    <>
      {found.map((offer) => (
        <button key={offer.action} class="small primary" onClick={() => perform(choiceOf(offer))}>
          {offer.label}
        </button>
      ))}
    </>
  );
}
