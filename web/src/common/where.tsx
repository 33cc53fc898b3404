/** The numbers of squares, small beside the words of the place, for those who like them. */
import { settings } from "../settings.ts";

export function Where({ squares }: { squares: string }) {
  return squares && settings.value.coordinates ? <small class="where">{squares}</small> : null;
}
