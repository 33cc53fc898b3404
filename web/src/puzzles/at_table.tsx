/** The puzzle of a table, fetched when there is one. */
import { later } from "../common/later.tsx";

export const PuzzleAtTheTable = later(() => import("./panel.tsx").then((part) => part.PuzzlePanel));
