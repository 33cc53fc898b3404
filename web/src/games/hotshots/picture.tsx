/** The picture of a Hotshots position: tiles, Firebreaks, wind, vehicles and pawns. */
import { memo } from "../../board/memo.ts";
import { PlacedPawn } from "../../board/pawn.tsx";
import type { Point } from "../../board/sheet.ts";
import type { PictureProps } from "../game.ts";
import { TerrainPatterns } from "./emblems.tsx";
import type { MapLayout } from "./layout.ts";
import "./map.css";
import type { HotshotsScene, HotshotsView } from "./protocol.ts";
import { hexagon, type MapSheet, sideOutline, vehiclePlaces } from "./sheet.ts";
import { Tile } from "./tile.tsx";
import { ToolSigns } from "./tools.tsx";
import { MapVehicle } from "./vehicles.tsx";

export function HotshotsPicture({ scene, view, layout, children }: PictureProps<HotshotsScene, HotshotsView, MapLayout>) {
  const { sheet } = layout;
  const fighting = view.pawns[view.turn]?.tile;
  const locked = `${view.locked}${view.extra}`;
  return (
    <>
      <ToolSigns />
      <TerrainPatterns />
      <Cells sheet={sheet} gap={view.gap} />
      <g class="tiles">
        {[...sheet.tiles].map(([tile, at]) => (
          <Tile
            key={tile}
            info={scene.tiles[tile]!}
            x={at.x}
            y={at.y}
            flames={view.tiles[tile]!.flames}
            scorched={view.tiles[tile]!.scorched}
            matched={tile === fighting ? locked : ""}
          />
        ))}
      </g>
      <Firebreaks sheet={sheet} sides={view.firebreaks} />
      <WindRose at={sheet.rose} wind={view.wind} />
      <g class="vehicles">
        {[...vehiclePlaces(view, sheet.tiles)].map(([vehicle, at]) => (
          <MapVehicle
            key={vehicle}
            vehicle={vehicle}
            title={scene.vehicles[vehicle]?.title ?? vehicle}
            x={at.x}
            y={at.y}
          />
        ))}
      </g>
      {children}
      <Pawns scene={scene} sheet={sheet} view={view} />
    </>
  );
}

/** Cells without a tile: before the map is laid, and the gap that is left. */
function Cells({ sheet, gap }: { sheet: MapSheet; gap: string | null }) {
  const covered = new Set([...sheet.tiles.values()]);
  return (
    <g class="cells">
      {[...sheet.centres].map(([cell, at]) =>
        covered.has(at) ? null : (
          <g key={cell} data-spot={`cell:${cell}`}>
            <path class={cell === gap ? "cell gap" : "cell"} d={hexagon(0.93, at)} />
            <text x={at.x} y={at.y}>
              {cell === gap ? "gap" : cell}
            </text>
          </g>
        ),
      )}
    </g>
  );
}

const Firebreaks = memo(({ sheet, sides }: { sheet: MapSheet; sides: string[] }) => (
  <g class="firebreaks">
    {sides.map((side) => {
      const [a, b] = side.split("/").map((tile) => sheet.tiles.get(tile));
      if (!a || !b) return null;
      const { d } = sideOutline(a, b);
      return (
        <g key={side} class="firebreak" data-spot={`side:${side}`}>
          <title>Firebreak</title>
          <path class="bank" d={d} />
          <path class="earth" d={d} />
          <path class="furrow" d={d} />
        </g>
      );
    })}
  </g>
));

const WAYS: Record<string, number> = { n: 0, ne: 60, se: 120, s: 180, sw: 240, nw: 300 };

/** Which way the wind blows, over the six sides of a tile. */
const WindRose = memo(({ at, wind }: { at: Point; wind: string }) => (
  <g class="wind-rose" transform={`translate(${at.x} ${at.y})`}>
    <title>{`wind blows ${wind}`}</title>
    <circle class="rose-ground" r="52" />
    <path class="rose-hex" d={hexagon(0.3)} />
    <g style={{ transform: `rotate(${WAYS[wind] ?? 0}deg)` }} class="rose-arrow">
      <path d="M0 -50L17 -20H7V40H-7V-20H-17z" />
      <path class="feather" d="M-12 34h24M-12 26h24" />
    </g>
    {Object.entries(WAYS).map(([name, turn]) => {
      const angle = (turn * Math.PI) / 180;
      return (
        <text key={name} class={name === wind ? "way blows" : "way"} x={Math.sin(angle) * 64} y={-Math.cos(angle) * 64}>
          {name.toUpperCase()}
        </text>
      );
    })}
  </g>
));

function Pawns({ scene, sheet, view }: { scene: HotshotsScene; sheet: MapSheet; view: HotshotsView }) {
  return (
    <g class="pawns">
      {view.pawns.map((row, pawn) => {
        const at = sheet.pawns.get(pawn);
        const role = row.role ? scene.roles[row.role] : undefined;
        if (!at) return null;
        return (
          <PlacedPawn
            key={pawn}
            pawn={pawn}
            letter={role?.letter ?? ""}
            faded={!row.able && !!row.role}
            onTurn={view.turn === pawn && !view.ending}
            name={`firefighter ${pawn + 1}${role ? ` (${role.title})` : ""}`}
            x={at.x}
            y={at.y}
            size={at.size}
          />
        );
      })}
    </g>
  );
}
