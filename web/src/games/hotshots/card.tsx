/** Fire cards: the back with what is left of the deck, and a face with a picture for each. */
import * as texts from "words/hotshots.ts";
import { cardAbout } from "./deck.ts";
import type { HotshotsScene } from "./protocol.ts";
import { WindSock } from "./wind_sock.tsx";

/** Where a card lies within another drawing. */
interface Place {
  x?: number;
  y?: number;
  width?: number;
  height?: number;
}

export function CardBack({ left, all, ...at }: { left: number; all: number } & Place) {
  const under = Math.min(3, Math.ceil(left / 8));
  return (
    <svg class="fire-card back" viewBox="0 0 124 172" {...at} role="img" aria-label={texts.deckLeft({ left, all })}>
      {Array.from({ length: under }, (_, index) => (
        <rect key={index} class="back-ground" x={1 + 4 * (under - index)} y={1 + 4 * (under - index)} width="110" height="158" rx="9" />
      ))}
      {left > 0 && <rect class="back-ground" x="1" y="1" width="110" height="158" rx="9" />}
      <rect class="back-line" x="8" y="8" width="96" height="144" rx="6" />
      <use href="#flame" transform="translate(56 84) scale(2.1)" />
      <text class="back-count" x="56" y="124">
        {left}
      </text>
      <text class="back-of" x="56" y="144">
        {texts.deckOf({ all })}
      </text>
    </svg>
  );
}

const TURNS: Record<string, number> = { n: 0, ne: 63, se: 117, s: 180, sw: 243, nw: 297 };

/** The picture, and below it the title unless that stands elsewhere. */
export function CardFace({ scene, card, untitled, ...at }: { scene: HotshotsScene; card: string; untitled?: boolean } & Place) {
  const title = scene.cards[card]?.title ?? card;
  const lines = untitled ? [] : wrapped(title, 13);
  return (
    <svg class="fire-card face" viewBox={`0 0 120 ${untitled ? 128 : 168}`} {...at} role="img" aria-label={`${title}. ${cardAbout(scene, card)}`}>
      <clipPath id={`card-${card}`}>
        <rect x="8" y="8" width="104" height="112" rx="6" />
      </clipPath>
      <rect class="card-paper" x="1" y="1" width="118" height={untitled ? 126 : 166} rx="10" />
      <g clip-path={`url(#card-${card})`}>
        <CardPicture card={card} />
      </g>
      {lines.map((line, index) => (
        <text key={line} class="card-title" x="60" y={(lines.length > 1 ? 136 : 144) + 17 * index}>
          {line}
        </text>
      ))}
    </svg>
  );
}

/** Words in lines of so many letters, two at most. */
export function wrapped(text: string, most: number): string[] {
  const words = text.split(" ");
  const first: string[] = [];
  while (words.length && [...first, words[0]].join(" ").length <= most) first.push(words.shift()!);
  return words.length ? [first.join(" "), words.join(" ")] : [first.join(" ")];
}

function CardPicture({ card }: { card: string }) {
  return (
    <>
      <rect class={card.includes("gust") ? "card-sky storm" : "card-sky"} x="8" y="8" width="104" height="112" />
      <path class="art-hill-1" d="M0 86Q30 56 56 78Q84 52 124 82V124H0z" />
      <path class="card-field" d="M0 98Q40 86 70 96T124 94V124H0z" />
      <Motif card={card} />
    </>
  );
}

function Motif({ card }: { card: string }) {
  const way = /^wind-(n|ne|se|s|sw|nw)$/.exec(card)?.[1];
  if (way) return <WindTurns way={way} />;
  if (card.startsWith("single-")) return <Limits limits={[card.slice(7)]} flames={2} />;
  if (card.startsWith("multiple-")) return <Limits limits={card.slice(9).split("-")} flames={1} />;
  if (card.startsWith("lowest")) return <Lowest />;
  if (card.startsWith("ember-")) return <Ember tile={card.slice(6)} />;
  return <Wind strong={card.includes("gust")} feeding={card.includes("feeding")} />;
}

function Flame({ x, y, size }: { x: number; y: number; size: number }) {
  return <use href="#flame" transform={`translate(${x} ${y}) scale(${size})`} />;
}

function Pine({ x, y, size, lean = 0 }: { x: number; y: number; size: number; lean?: number }) {
  return <use href="#pine" transform={`translate(${x} ${y}) rotate(${lean}) scale(${size})`} />;
}

const GUSTS = ["M14 40Q50 30 86 48Q98 56 88 62Q80 63 82 56", "M10 62Q44 56 74 70", "M22 24Q62 14 104 32", "M30 80Q60 74 96 82"];

function WindTurns({ way }: { way: string }) {
  return (
    <>
      <Pine x={22} y={104} size={1} />
      <Pine x={100} y={108} size={1.1} />
      <path class="card-wind" d={GUSTS.slice(0, 2).join("")} />
      <g transform={`translate(60 62) rotate(${TURNS[way]}) scale(1.15)`}>
        <WindSock />
      </g>
    </>
  );
}

function Wind({ strong, feeding }: { strong: boolean; feeding: boolean }) {
  const lean = strong ? 18 : 5;
  return (
    <>
      <Pine x={84} y={106} size={1.5} lean={lean} />
      <Pine x={102} y={112} size={1.2} lean={lean} />
      <Flame x={26} y={112} size={feeding ? 2.2 : 1.5} />
      {feeding && <Flame x={48} y={114} size={1.7} />}
      {feeding && <Flame x={68} y={114} size={1.1} />}
      <path class="card-wind" d={GUSTS.slice(0, strong ? 4 : 2).join("")} stroke-width={strong ? 4 : 3} />
      {!strong && <path class="card-break" d="M62 96L74 120" />}
    </>
  );
}

/** Tiles of these limits get flames. */
function Limits({ limits, flames }: { limits: string[]; flames: number }) {
  const step = 46;
  return (
    <>
      {limits.map((limit, index) => (
        <g key={index} transform={`translate(${60 + (index - (limits.length - 1) / 2) * step} ${78 + (index % 2) * 14})`}>
          {Array.from({ length: flames }, (_, flame) => (
            <Flame key={flame} x={(flame - (flames - 1) / 2) * 22} y={-12} size={1.5} />
          ))}
          <path class="card-limit" d="M-12 -21H12L24 0L12 21H-12L-24 0z" />
          <text class="card-number" y="8">
            {limit}
          </text>
        </g>
      ))}
    </>
  );
}

function Lowest() {
  return (
    <>
      <Flame x={60} y={70} size={1.8} />
      <path class="card-limit" d="M46 66H74L88 90L74 114H46L32 90z" />
      <path class="card-arrow" d="M60 74V100M49 91L60 103L71 91" />
    </>
  );
}

/** A spark flies to the place that the card names. */
function Ember({ tile }: { tile: string }) {
  return (
    <>
      <use href={`#scene-${tile}`} transform="translate(60 100) scale(.86)" />
      <path class="card-spark" d="M16 22Q44 18 62 58" />
      <g transform="translate(66 66) rotate(28)">
        <Flame x={0} y={6} size={1} />
      </g>
      <circle class="art-ember" cx="24" cy="30" r="2.5" />
      <circle class="art-ember" cx="42" cy="20" r="2" />
      <circle class="art-ember" cx="50" cy="44" r="2.2" />
    </>
  );
}
