/** A small menu at a place of the board; arrow keys go through it, Escape closes it. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Spot } from "../protocol/index.ts";
import { focusPlace } from "./focus.ts";
import type { Point } from "./sheet.ts";
import { layout } from "./state.ts";
import { onScreen } from "./viewport.ts";

interface Props {
  spot: Spot;
  label: string;
  onClose: () => void;
  children: ComponentChildren;
}

export function Floating({ spot, label, onClose, children }: Props) {
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place(menu.current, spot), [spot, children]);
  useLayoutEffect(() => {
    const outside = (event: PointerEvent) => {
      if (!menu.current?.contains(event.target as Node)) onClose();
    };
    document.addEventListener("pointerdown", outside, true);
    return () => document.removeEventListener("pointerdown", outside, true);
  }, [onClose]);
  const close = () => {
    onClose();
    focusPlace(spot);
  };
  return (
    <div
      ref={menu}
      class="floating"
      role="menu"
      aria-label={label}
      onKeyDown={(event) => press(event, menu.current!, close)}
      onClick={(event) => isByKey(event) && focusPlace(spot)}
    >
      {children}
    </div>
  );
}

/** Who chooses with a key goes on at the place; a mouse takes no focus there. */
function isByKey({ detail }: MouseEvent): boolean {
  return detail === 0;
}

/** Beside the place, and inside the board. */
function place(menu: HTMLDivElement | null, spot: Spot): void {
  const frame = menu?.offsetParent;
  const at = middleOf(spot);
  if (!menu || !frame || !at) return;
  const around = frame.getBoundingClientRect();
  const [x, y] = [at.x - around.left, at.y - around.top];
  const left = Math.min(Math.max(8, x - menu.offsetWidth / 2), around.width - menu.offsetWidth - 8);
  const below = y + 20 + menu.offsetHeight < around.height || y < menu.offsetHeight + 28;
  menu.style.left = `${Math.max(8, left)}px`;
  const top = below ? y + 20 : y - 20 - menu.offsetHeight;
  menu.style.top = `${Math.max(8, Math.min(top, around.height - menu.offsetHeight - 8))}px`;
}

/** The middle of a place of the board, or of what lies beside it. */
function middleOf(spot: Spot): Point | null {
  const outline = layout.peek()?.outlines.get(spot);
  if (outline) return onScreen(outline);
  const box = document.querySelector(`:is(.strip, .things) [data-spot="${CSS.escape(spot)}"]`)?.getBoundingClientRect();
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

function press(event: KeyboardEvent, menu: HTMLElement, close: () => void): void {
  const items = [...menu.querySelectorAll<HTMLElement>("[role=menuitem]")];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const go = (index: number) => items[(index + items.length) % items.length]?.focus();
  if (event.key === "ArrowDown") go(at + 1);
  else if (event.key === "ArrowUp") go(at - 1);
  else if (event.key === "Home") go(0);
  else if (event.key === "End") go(items.length - 1);
  else if (event.key === "Escape" || event.key === "Tab") close();
  else return event.stopPropagation();
  event.preventDefault();
  event.stopPropagation();
}
