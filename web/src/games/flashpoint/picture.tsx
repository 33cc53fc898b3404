/** The picture of a Flash Point position: ground, edges, vehicles, pieces and pawns. */
import { useEffect, useRef } from "preact/hooks";
import { memo } from "../../board/memo.ts";
import { PlacedPawn } from "../../board/pawn.tsx";
import "../../board/picture.css";
import { Edge } from "./edges.tsx";
import { Furniture } from "./furniture/furniture.tsx";
import { Ground, Numbers, RoomNames } from "./ground.tsx";
import { figureOf } from "./art/figures.ts";
import { loadPortraits } from "./art/symbols.ts";
import "./art/art.css";
import { follow, type Followed } from "./following.ts";
import { edgesOf } from "./model.ts";
import "./pieces.css";
import type { PictureProps } from "../game.ts";
import type { PlanLayout } from "./layout.ts";
import type { Placed } from "./placing.ts";
import "./plan.css";
import type { FlashPointScene, FlashPointView } from "./protocol.ts";
import { residentsOf } from "./residents.ts";
import type { PlanSheet } from "./sheet.ts";
import { FlashPointSigns } from "./signs.tsx";
import { parkedAt, Vehicle, VEHICLE_NAMES } from "./vehicles.tsx";

const CARRIED = new Set<Placed["sort"]>(["hazmat", "victim", "pawn"]);

export function FlashPointPicture({ scene, view, layout, children }: PictureProps<FlashPointScene, FlashPointView, PlanLayout>) {
  const { sheet, pieces } = layout;
  useEffect(() => void loadPortraits().catch(() => {}), []);
  return (
    <>
      <FlashPointSigns />
      <Ground scene={scene} sheet={sheet} />
      <Furniture scene={scene} sheet={sheet} />
      <Clouds sheet={sheet} burning={view.fire} smoky={view.smoke} />
      <Edges scene={scene} sheet={sheet} view={view} />
      <Numbers sheet={sheet} />
      <g class="vehicles">
        {VEHICLE_NAMES.map((vehicle) => {
          const parked = parkedAt(sheet, view, vehicle);
          return parked && <Vehicle key={vehicle} vehicle={vehicle} {...parked} />;
        })}
      </g>
      {children}
      <RoomNames scene={scene} sheet={sheet} />
      <g class="pieces">
        {pieces.map((piece) =>
          !CARRIED.has(piece.sort) ? <PieceAt key={piece.key} {...lookOf(piece)} /> : null,
        )}
      </g>
      <Hazmats pieces={pieces} />
      <Found view={view} pieces={pieces} />
      <Pawns view={view} pieces={pieces} />
    </>
  );
}

/** Fire lights its square and, softly, the ones around it; smoke dims its own. */
const Clouds = memo(({ sheet, burning, smoky }: { sheet: PlanSheet; burning: string[]; smoky: string[] }) => {
  const areas = (names: string[]) =>
    names.flatMap((name) => {
      const square = sheet.squares.get(name);
      return square ? [{ name, ...sheet.area(square) }] : [];
    });
  return (
    <g class="clouds" aria-hidden="true">
      {areas(burning).map(({ name, x, y, width, height }) => (
        <circle key={name} class="fire-light" cx={x + width / 2} cy={y + height / 2} r={GLOW} />
      ))}
      {areas(burning).map(({ name, ...area }) => (
        <rect key={name} class="cloud-ground burning" {...area} />
      ))}
      {areas(smoky).map(({ name, ...area }) => (
        <rect key={name} class="cloud-ground smoky" {...area} />
      ))}
    </g>
  );
});

/** How far the light of a fire goes. */
const GLOW = 118;

const HEIGHT = ["light", "window", "wall", "exit", "door"];

interface EdgesProps {
  scene: FlashPointScene;
  sheet: PlanSheet;
  view: FlashPointView;
}

const Edges = memo(
  ({ scene, sheet, view }: EdgesProps) => {
    const states = edgesOf(scene, view);
    const ordered = [...scene.edges].sort((a, b) => HEIGHT.indexOf(a.kind) - HEIGHT.indexOf(b.kind));
    return (
      <g class="edges">
        {ordered.map((edge) => (
          <Edge key={edge.name} edge={edge} sheet={sheet} {...states.get(edge.name)!} />
        ))}
      </g>
    );
  },
  (before, after) =>
    before.scene === after.scene &&
    before.sheet === after.sheet &&
    (["open", "damaged", "destroyed"] as const).every((key) => before.view[key] === after.view[key]),
);

/** Hazmats glide with the pawn that carries them. */
function Hazmats({ pieces }: { pieces: Placed[] }) {
  const last = useRef<{ pieces: Placed[]; pawns: Map<number, string>; followed: Followed<Placed>[]; next: number } | null>(null);
  if (last.current?.pieces !== pieces) {
    const before = last.current ?? { followed: [], pawns: new Map<number, string>(), next: 1 };
    let { next } = before;
    const pawns = squaresOfPawns(pieces);
    const hazmats = pieces.filter(({ sort }) => sort === "hazmat");
    const followed = follow(before.followed, before.pawns, pawns, hazmats, () => next++);
    last.current = { pieces, pawns, followed, next };
  }
  return (
    <g class="pieces carried">
      {last.current!.followed.map(({ id, thing }) => (
        <PieceAt key={id} {...lookOf(thing)} />
      ))}
    </g>
  );
}

function squaresOfPawns(pieces: Placed[]): Map<number, string> {
  return new Map(pieces.flatMap(({ pawn, square }) => (pawn === undefined ? [] : [[pawn, square] as const])));
}

/** Those who were found in the house, with their faces; they glide with who carries or leads them. */
function Found({ view, pieces }: { view: FlashPointView; pieces: Placed[] }) {
  const free = pieces.filter(({ sort }) => sort === "victim");
  const placed = [...residentsOf(view).found]
    .sort((a, b) => a.id - b.id)
    .flatMap((one) => {
      const index = free.findIndex(({ square, sign }) => square === one.square && (sign === "victim-treated") === one.treated);
      return index < 0 ? [] : [{ one, piece: free.splice(index, 1)[0]! }];
    });
  return (
    <g class="pieces carried">
      {placed.map(({ one, piece }) => (
        <ResidentAt key={one.id} face={one.face} called={one.name} {...lookOf(piece)} />
      ))}
      {free.map((piece) => (
        <PieceAt key={piece.key} {...lookOf(piece)} />
      ))}
    </g>
  );
}

const ResidentAt = memo(({ face, called, sort, sign, name, x, y, size }: PieceProps & { face: string; called: string }) => (
  <g class={`piece ${sort} ${sign}`} style={{ transform: `translate(${x}px, ${y}px) scale(${size / 100})` }}>
    <title>{`${called}, ${name}`}</title>
    <use href={`#face-${face}`} x="-46" y="-46" width="92" height="92" />
    <use href={`#sign-${sign}`} />
  </g>
));

function lookOf({ sort, sign, name, x, y, size }: Placed): PieceProps {
  return { sort, sign, name, x, y, size };
}

interface PieceProps {
  sort: string;
  sign: string;
  name: string;
  x: number;
  y: number;
  size: number;
}

const PieceAt = memo(({ sort, sign, name, x, y, size }: PieceProps) => (
  <g class={`piece ${sort}`} style={{ transform: `translate(${x}px, ${y}px) scale(${size / 100})` }}>
    <title>{name}</title>
    <use href={`#sign-${sign}`} />
  </g>
));

function Pawns({ view, pieces }: { view: FlashPointView; pieces: Placed[] }) {
  const rows = view.pawns;
  const placed = new Map(pieces.filter((piece) => piece.pawn !== undefined).map((piece) => [piece.pawn!, piece]));
  return (
    <g class="pawns">
      {rows.map((row, pawn) => {
        const at = placed.get(pawn);
        if (!at) return null;
        return (
          <PlacedPawn
            key={pawn}
            pawn={pawn}
            face={`portrait-${figureOf(row.role, pawn)}`}
            down={row.down}
            saved={row.saved}
            onTurn={view.turn === pawn && !view.ending}
            name={at.name}
            x={at.x}
            y={at.y}
            size={at.size}
          />
        );
      })}
    </g>
  );
}
