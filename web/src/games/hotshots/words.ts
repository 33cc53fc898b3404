/** What is on each tile, in words: for screen readers and the line under the board. */
import { listed } from "../../board/listing.ts";
import type { HotshotsScene, HotshotsView, Tile } from "./protocol.ts";

/** Every cell by its spot: its tile, the flames, what fights them, who is there. */
export function tileWords(scene: HotshotsScene, view: HotshotsView): Map<string, string> {
  const found = new Map<string, string>();
  const rows = view.tiles;
  const lying = new Map(Object.entries(rows).flatMap(([tile, row]) => (row.cell ? [[row.cell, tile]] : [])));
  for (const { name } of scene.cells) {
    const tile = lying.get(name);
    if (tile) found.set(`tile:${tile}`, oneTile(scene, view, tile, rows[tile]!));
    else found.set(`cell:${name}`, `${name}: ${name === view.gap ? "a gap" : "no tile yet"}`);
  }
  return found;
}

function oneTile(scene: HotshotsScene, view: HotshotsView, tile: string, row: Tile): string {
  const info = scene.tiles[tile]!;
  const parts = [
    row.scorched ? "scorched" : flameWords(row.flames, info.limit),
    row.scorched || !info.needs ? "" : `needs ${needWords(scene, info.needs)}`,
    listed(breaksOf(scene, view, tile)),
    listed(peopleOn(scene, view, tile)),
    tile === "air-base"
      ? listed(view.vehicles.map((name) => scene.vehicles[name]?.title ?? name))
      : "",
  ];
  return `${info.title}, ${row.cell}: ${parts.filter(Boolean).join("; ")}`;
}

function flameWords(flames: number, limit: number): string {
  if (!limit) return "cannot burn";
  return flames ? `${flames} of ${limit} flames` : `no flames, ${limit} would scorch it`;
}

function needWords(scene: HotshotsScene, needs: string): string {
  return listed([...needs].map((letter) => scene.faces[letter]?.title ?? letter));
}

function breaksOf(scene: HotshotsScene, view: HotshotsView, tile: string): string[] {
  return view.firebreaks.flatMap((side) => {
    const [a, b] = side.split("/") as [string, string];
    const other = a === tile ? b : b === tile ? a : null;
    return other ? [`Firebreak towards ${scene.tiles[other]?.title ?? other}`] : [];
  });
}

function peopleOn(scene: HotshotsScene, view: HotshotsView, tile: string): string[] {
  return view.pawns.flatMap((row, pawn) => {
    const role = row.role && scene.roles[row.role]?.title;
    return row.tile === tile ? [`firefighter ${pawn + 1}${role ? ` (${role})` : ""}`] : [];
  });
}

/** The rows of the table for screen readers: one for each column of cells. */
export function mapRows(
  scene: HotshotsScene,
  cells: string[],
  words: Map<string, string>,
): { title: string; spots: string[] }[] {
  const columns = [...new Set(scene.cells.map((cell) => cell.col))].sort((a, b) => a - b);
  return columns.map((column) => {
    const letter = String.fromCharCode(65 + column);
    const here = cells.filter((spot) => new RegExp(`(^|, )${letter}\\d+: `).test(words.get(spot) ?? ""));
    return { title: `Column ${letter}, from north to south`, spots: here };
  });
}
