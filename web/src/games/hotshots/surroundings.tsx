/** What lies around the map: wind rose, round, Firebreaks, bag. */
import * as texts from "words/hotshots.ts";
import { memo } from "../../board/memo.ts";
import type { Point } from "../../board/sheet.ts";
import { roundsOf } from "../../panels/turns.ts";
import { toldLog } from "../../told.ts";
import { snapshot } from "../../store.ts";
import type { Corners } from "./corners.ts";
import type { HotshotsScene, HotshotsView } from "./protocol.ts";
import { CardBack } from "./card.tsx";
import { deckSize } from "./deck.ts";
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
const TICKS = Array.from({ length: 36 }, (_, index) => {
  const [sin, cos] = [Math.sin((index * Math.PI) / 18), Math.cos((index * Math.PI) / 18)];
  return `M${(56 * sin).toFixed(1)} ${(56 * cos).toFixed(1)}L${(61 * sin).toFixed(1)} ${(61 * cos).toFixed(1)}`;
}).join("");

/** Which way the wind blows, over the six sides of a tile. */
const WindRose = memo(({ at, wind }: { at: Point; wind: string }) => (
  <g class="wind-rose" transform={moved(at)}>
    <title>{texts.windBlows({ wind })}</title>
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

/** The round and the deck; the cards that are open lie beside the map. */
function Round({ scene, view, at }: Props & { at: Point }) {
  const round = snapshot.value && roundsOf(toldLog.value, snapshot.value);
  return (
    <g class="round" transform={moved(at)}>
      <text class="corner-title" y="-54">
        {round ? texts.round({ round }) : scene.board_title}
      </text>
      <CardBack left={view.deck} all={deckSize(scene, view)} x={-29} y={-40} width={58} height={80} />
      <text class="corner-text" y="55">
        {texts.fireDeck}
      </text>
    </g>
  );
}

const FirebreakPile = memo(({ at, laid, all }: { at: Point; laid: number; all: number }) => (
  <g class="firebreak-pile" transform={moved(at)}>
    <title>{texts.firebreaksLeft({ left: all - laid, laid })}</title>
    <g transform="translate(-7 -12) rotate(-8)">
      <FirebreakBar />
    </g>
    <g transform="translate(7 -24) rotate(6)">
      <FirebreakBar />
    </g>
    <g transform="translate(-2 -36) rotate(-3)">
      <FirebreakBar />
    </g>
    <text class="corner-title" y="18">{texts.firebreaks({ left: all - laid })}</text>
    <text class="corner-text" y="36">{texts.laid({ laid })}</text>
  </g>
));

const Bag = memo(({ at, tokens }: { at: Point; tokens: number }) => (
  <g class="bag" transform={moved(at)}>
    <title>{texts.tokensInBag({ count: tokens })}</title>
    <g transform="translate(0 -24) scale(1.1)">
      <path class="bag-cloth" d="M-27 20C-36 -4 -16 -10 -12 -20H12C16 -10 36 -4 27 20Q0 30 -27 20z" />
      <path class="bag-fold" d="M12 -20C16 -10 36 -4 27 20Q14 26 4 25C18 8 10 -8 4 -20z" />
      <path class="bag-cloth" d="M-14 -20Q-8 -32 0 -26Q8 -32 14 -20z" />
      <path class="bag-cord" d="M-13 -19Q0 -14 13 -19M10 -18L20 -27" />
    </g>
    <text class="corner-title" y="24">
      {texts.tokenCount({ count: tokens })}
    </text>
    <text class="corner-text" y="42">
      {texts.inTheBag}
    </text>
  </g>
));
