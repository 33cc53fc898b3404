/** The picture of a Hotshots position: ground, tiles, Firebreaks, wind, vehicles and pawns. */
import { useEffect } from "preact/hooks";
import * as texts from "words/hotshots.ts";
import { memo } from "../../board/memo.ts";
import "../../board/picture.css";
import type { PictureProps } from "../game.ts";
import "./art/art.css";
import { loadArt } from "./art/load.ts";
import { ContourLines } from "./ground.tsx";
import type { MapLayout } from "./layout.ts";
import "./map.css";
import { Pawns } from "./pawns.tsx";
import type { HotshotsScene, HotshotsView } from "./protocol.ts";
import { hexagon, type MapSheet, sideOutline, vehiclePlaces } from "./sheet.ts";
import { Surroundings } from "./surroundings.tsx";
import { Tile, TileShape } from "./tile.tsx";
import { MapVehicle } from "./vehicles.tsx";

export function HotshotsPicture({ scene, view, layout, children }: PictureProps<HotshotsScene, HotshotsView, MapLayout>) {
  const { sheet } = layout;
  useEffect(() => void loadArt().catch(() => {}), []);
  return (
    <>
      <TileShape />
      <ContourLines width={sheet.width} height={sheet.height} />
      <Surroundings scene={scene} view={view} corners={sheet.corners} />
      <Cells sheet={sheet} gap={view.gap} />
      <Tiles scene={scene} view={view} sheet={sheet} />
      <Glows view={view} sheet={sheet} />
      <Firebreaks sheet={sheet} sides={view.firebreaks} />
      <g class="vehicles">
        {[...vehiclePlaces(view, sheet.tiles)].map(([vehicle, at]) => (
          <MapVehicle key={vehicle} vehicle={vehicle} title={scene.vehicles[vehicle]?.title ?? vehicle} {...at} />
        ))}
      </g>
      {children}
      <Pawns scene={scene} sheet={sheet} view={view} />
    </>
  );
}

function Tiles({ scene, view, sheet }: { scene: HotshotsScene; view: HotshotsView; sheet: MapSheet }) {
  const fighting = view.rolled !== null || view.locked || view.extra ? view.pawns[view.turn]?.tile : null;
  return (
    <g class="tiles">
      {[...sheet.tiles].map(([tile, at]) => (
        <Tile
          key={tile}
          info={scene.tiles[tile]!}
          x={at.x}
          y={at.y}
          flames={view.tiles[tile]!.flames}
          scorched={view.tiles[tile]!.scorched}
          matched={tile === fighting ? view.locked + view.extra : ""}
          here={tile === fighting}
          isDense={sheet.isDense}
        />
      ))}
    </g>
  );
}

/** By night what burns lights its surroundings. */
function Glows({ view, sheet }: { view: HotshotsView; sheet: MapSheet }) {
  return (
    <g class="fire-glows" aria-hidden="true">
      {[...sheet.tiles].map(([tile, { x, y }]) => {
        const { flames } = view.tiles[tile]!;
        return flames > 0 && <circle key={tile} cx={x} cy={y} r={90 + 25 * Math.min(flames, 4)} />;
      })}
    </g>
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
          <title>{texts.firebreak}</title>
          <path class="bank" d={d} />
          <path class="earth" d={d} />
          <path class="furrow" d={d} />
        </g>
      );
    })}
  </g>
));
