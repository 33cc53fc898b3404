/** The guide at the table of a lesson, fetched when there is one. */
import { later } from "../common/later.tsx";

export const Coach = later(() => import("./guide.tsx").then((part) => part.Guide));
