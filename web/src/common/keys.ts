/** Whether a key that was pressed is meant for the page, or for what has the focus or lies in front. */

const FIELDS = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";
const IN_FRONT = "dialog[open], :popover-open";

export function isForPage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !isWithin(event, FIELDS) && !document.querySelector(IN_FRONT);
}

/** Was it pressed on something that the selector names, or inside it? */
export function isWithin(event: KeyboardEvent, selector: string): boolean {
  return event.target instanceof Element && event.target.closest(selector) !== null;
}
