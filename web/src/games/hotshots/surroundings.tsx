/** What lies around the map: wind rose, round, Firebreaks, bag. */
import { memo } from "../../board/memo.ts";
import type { Point } from "../../board/sheet.ts";
import { toldLog } from "../../told.ts";
import { snapshot } from "../../store.ts";
import type { Corners } from "./corners.ts";
import type { HotshotsScene, HotshotsView } from "./protocol.ts";
import { CardBack, CardFace, wrapped } from "./card.tsx";
import { cardTitle, deckSize, lastCard, openCards } from "./deck.ts";
import { FirebreakBar } from "./firebreak.tsx";
import { WindSock } from "./wind_sock.tsx";

interface Props {
  scene: HotshotsScene;
  view: HotshotsView;
}

export function Surroundings({ scene, view, corners }: Props & { corners: Corners }) {
  return (
    <g class="surroundings">
      <WindRose at={corners.rose} wind={view.wind} />
      <Round scene={scene} view={view} at={corners.round} />
      <FirebreakPile at={corners.firebreaks} laid={view.firebreaks.length} all={scene.firebreaks} />
      <Bag at={corners.bag} tokens={view.bag.length} />
    </g>
  );
}

function moved({ x, y }: Point): string {
  return `translate(${x} ${y})`;
}

/** The six ways, and how far round they are on a map that is wider than high. */
const WAYS: Record<string, number> = { n: 0, ne: 63, se: 117, s: 180, sw: 243, nw: 297 };
const NAMES: Record<string, string> = {
  n: "north",
  ne: "north-east",
  se: "south-east",
  s: "south",
  sw: "south-west",
  nw: "north-west",
};
const TICKS = Array.from({ length: 36 }, (_, index) => {
  const [sin, cos] = [Math.sin((index * Math.PI) / 18), Math.cos((index * Math.PI) / 18)];
  return `M${(56 * sin).toFixed(1)} ${(56 * cos).toFixed(1)}L${(61 * sin).toFixed(1)} ${(61 * cos).toFixed(1)}`;
}).join("");

/** Which way the wind blows, over the six sides of a tile. */
const WindRose = memo(({ at, wind }: { at: Point; wind: string }) => (
  <g class="wind-rose" transform={moved(at)}>
    <title>{`The wind blows ${NAMES[wind] ?? wind}`}</title>
    <circle class="rose-ground" r="62" />
    <path class="rose-ticks" d={TICKS} />
    <path class="rose-hex" d="M-17 -29H17L34 0L17 29H-17L-34 0z" />
    {Object.entries(WAYS).map(([name, turn]) => {
      const angle = (turn * Math.PI) / 180;
      return (
        <text key={name} class={name === wind ? "way blows" : "way"} x={Math.sin(angle) * 45} y={-Math.cos(angle) * 45}>
          {name.toUpperCase()}
        </text>
      );
    })}
    <g style={{ transform: `rotate(${WAYS[wind] ?? 0}deg)` }} class="rose-sock">
      <WindSock />
    </g>
  </g>
));

/** How often the turn has gone round, as the log tells. */
function roundOf(crew: number): number | null {
  if (!snapshot.value || !crew) return null;
  const turns = toldLog.value.filter(({ kind, undone }) => kind === "turn-started" && !undone).length;
  return turns ? Math.ceil(turns / crew) : null;
}

/** The round, the deck, and the card that is open or came last. */
function Round({ scene, view, at }: Props & { at: Point }) {
  const round = roundOf(view.pawns.length);
  const card = openCards(view)[0] ?? lastCard();
  return (
    <g class="round" transform={moved(at)}>
      <text class="corner-title" y="-54">
        {round ? `Round ${round}` : scene.board_title}
      </text>
      <CardBack left={view.deck} all={deckSize(scene, view)} x={card ? -66 : -29} y={-40} width={58} height={80} />
      {card && <CardFace scene={scene} card={card} untitled x={-2} y={-36} width={68} height={72} />}
      {wrapped(card ? cardTitle(scene, card) : "Fire deck", 15).map((line, index) => (
        <text key={line} class="corner-text" y={51 + 15 * index}>
          {line}
        </text>
      ))}
    </g>
  );
}

const FirebreakPile = memo(({ at, laid, all }: { at: Point; laid: number; all: number }) => (
  <g class="firebreak-pile" transform={moved(at)}>
    <title>{`${all - laid} Firebreaks left, ${laid} laid`}</title>
    <g transform="translate(-7 -12) rotate(-8)">
      <FirebreakBar />
    </g>
    <g transform="translate(7 -24) rotate(6)">
      <FirebreakBar />
    </g>
    <g transform="translate(-2 -36) rotate(-3)">
      <FirebreakBar />
    </g>
    <text class="corner-title" y="18">{`${all - laid} Firebreaks`}</text>
    <text class="corner-text" y="36">{`${laid} laid`}</text>
  </g>
));

const Bag = memo(({ at, tokens }: { at: Point; tokens: number }) => (
  <g class="bag" transform={moved(at)}>
    <title>{`${tokens} tokens in the bag`}</title>
    <g transform="translate(0 -24) scale(1.1)">
      <path class="bag-cloth" d="M-27 20C-36 -4 -16 -10 -12 -20H12C16 -10 36 -4 27 20Q0 30 -27 20z" />
      <path class="bag-fold" d="M12 -20C16 -10 36 -4 27 20Q14 26 4 25C18 8 10 -8 4 -20z" />
      <path class="bag-cloth" d="M-14 -20Q-8 -32 0 -26Q8 -32 14 -20z" />
      <path class="bag-cord" d="M-13 -19Q0 -14 13 -19M10 -18L20 -27" />
    </g>
    <text class="corner-title" y="24">
      {tokens === 1 ? "1 token" : `${tokens} tokens`}
    </text>
    <text class="corner-text" y="42">
      in the bag
    </text>
  </g>
));
