/** Something beside the board that offers may belong to: lit and clickable as a place is. */
import type { ComponentChildren } from "preact";
import type { Spot } from "../protocol/index.ts";
import { highlight } from "../store.ts";
import { act } from "./acting.ts";
import { isOpen, targets } from "./state.ts";

interface Props {
  spot: Spot;
  class: string;
  title: string;
  children: ComponentChildren;
}

export function SpotButton({ spot, class: kind, title, children }: Props) {
  const lit = isOpen.value && targets.value.has(spot);
  const named = highlight.value.includes(spot) ? " named" : "";
  if (!lit) {
    return (
      <span class={`${kind}${named}`} data-spot={spot} title={title}>
        {children}
      </span>
    );
  }
  return (
    <button class={`${kind} lit${named}`} data-spot={spot} title={title} onClick={() => act(() => [spot], spot)}>
      {children}
    </button>
  );
}
