/** The picture of a Flash Point position: ground, edges, vehicles, pieces and pawns. */
import { useRef } from "preact/hooks";
import { memo } from "../../board/memo.ts";
import { PlacedPawn } from "../../board/pawn.tsx";
import { Edge } from "./edges.tsx";
import { Ground, RoomNames } from "./ground.tsx";
import { follow, type Followed, isCarried, squaresOfPawns } from "./following.ts";
import { edgesOf, letterOf } from "./model.ts";
import "./pieces.css";
import type { PictureProps } from "../game.ts";
import type { PlanLayout } from "./layout.ts";
import type { Placed } from "./placing.ts";
import "./plan.css";
import type { FlashPointScene, FlashPointView } from "./protocol.ts";
import type { PlanSheet } from "./sheet.ts";
import { FlashPointSigns } from "./signs.tsx";
import { parkedAt, Vehicle, VEHICLE_NAMES } from "./vehicles.tsx";

export function FlashPointPicture({ scene, view, layout, children }: PictureProps<FlashPointScene, FlashPointView, PlanLayout>) {
  const { sheet, pieces } = layout;
  return (
    <>
      <FlashPointSigns />
      <Ground scene={scene} sheet={sheet} />
      <Clouds sheet={sheet} burning={view.fire} smoky={view.smoke} />
      <RoomNames scene={scene} sheet={sheet} />
      <Edges scene={scene} sheet={sheet} view={view} />
      <g class="vehicles">
        {VEHICLE_NAMES.map((vehicle) => {
          const parked = parkedAt(sheet, view, vehicle);
          return parked && <Vehicle key={vehicle} vehicle={vehicle} {...parked} />;
        })}
      </g>
      {children}
      <g class="pieces">
        {pieces.map((piece) =>
          piece.pawn === undefined && !isCarried(piece) ? <PieceAt key={piece.key} {...lookOf(piece)} /> : null,
        )}
      </g>
      <Carried pieces={pieces} />
      <Pawns scene={scene} view={view} pieces={pieces} />
    </>
  );
}

/** The glow of burning squares and the haze of smoky ones, under walls and pieces. */
const Clouds = memo(({ sheet, burning, smoky }: { sheet: PlanSheet; burning: string[]; smoky: string[] }) => (
  <g class="clouds" aria-hidden="true">
    {[["burning", burning] as const, ["smoky", smoky] as const].flatMap(([kind, names]) =>
      names.map((name) => {
        const square = sheet.squares.get(name);
        return square && <rect key={`${kind}${name}`} class={`cloud-ground ${kind}`} {...sheet.area(square)} />;
      }),
    )}
  </g>
));

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

/** Victims and hazmats glide with the pawn that carries them. */
function Carried({ pieces }: { pieces: Placed[] }) {
  const last = useRef<{ pieces: Placed[]; followed: Followed[] }>({ pieces: [], followed: [] });
  if (last.current.pieces !== pieces) {
    const { followed, pieces: before } = last.current;
    last.current = { pieces, followed: follow(followed, squaresOfPawns(before), pieces) };
  }
  return (
    <g class="pieces carried">
      {last.current.followed.map(({ id, piece }) => (
        <PieceAt key={id} {...lookOf(piece)} />
      ))}
    </g>
  );
}

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

function Pawns({ scene, view, pieces }: { scene: FlashPointScene; view: FlashPointView; pieces: Placed[] }) {
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
            letter={letterOf(scene, rows, pawn)}
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
