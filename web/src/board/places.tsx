/** The places that can be reached by keyboard and by screen readers, over everything drawn. */
import { useComputed } from "@preact/signals";
import * as texts from "words/board.ts";
import type { Spot } from "../protocol/index.ts";
import { hovered } from "../store.ts";
import { ARROWS, moveCursor, startOfCursor } from "./cursor.ts";
import { actAround } from "./acting.ts";
import { memo } from "./memo.ts";
import { cursor, labels, layout, pointing, words } from "./state.ts";

export function Places() {
  const here = layout.value;
  const told = labels.value;
  if (!here) return null;
  const first = cursor.value ?? startOfCursor();
  return (
    <g class="places" onKeyDown={press}>
      {here.sheet.cells.map((spot) => (
        <Place key={spot} spot={spot} d={here.outlines.get(spot)!.d} label={told.get(spot)!} first={spot === first} />
      ))}
    </g>
  );
}

interface PlaceProps {
  spot: Spot;
  d: string;
  label: string;
  first: boolean;
}

const Place = memo(({ spot, d, label, first }: PlaceProps) => (
  <path
    class="place"
    data-place={spot}
    data-spot={spot}
    d={d}
    role="button"
    tabindex={first ? 0 : -1}
    aria-label={label}
    onFocus={() => (cursor.value = hovered.value = spot)}
    onBlur={() => (hovered.value = null)}
  />
));

function press(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.repeat && !(event.key in ARROWS)) return event.preventDefault();
  const spot = cursor.peek();
  const way = ARROWS[event.key];
  if (way) moveCursor(way);
  else if ((event.key === "Enter" || event.key === " ") && spot) actAround(spot);
  else if (event.key === "p" && spot) pointing.value = spot;
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** The board as a table of words, for those who read it in order. */
export function BoardTable() {
  const rows = useComputed(() => layout.value?.rows ?? []);
  return (
    <div class="unseen">
      <table>
        <caption>{texts.inWords}</caption>
        <tbody>
          {rows.value.map(({ title, spots }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {spots.map((spot) => (
                <td key={spot}>{words.value.get(spot)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
