/** A moment of rest after something has changed under the pointer, so that a slip does nothing. */
import { useEffect, useState } from "preact/hooks";

/** Did the key change less than so many milliseconds ago? What was there from the start is fresh only on wish. */
export function useFresh(key: unknown, lasts: number, fromStart = false): boolean {
  const [known, setKnown] = useState(fromStart ? undefined : key);
  useEffect(() => {
    if (known === key) return;
    const timer = setTimeout(() => setKnown(key), lasts);
    return () => clearTimeout(timer);
  }, [key, known]);
  return known !== key;
}

/** A button that was pressed by a pointer gives the focus back, so that Space is no second press. */
export function release(event: MouseEvent): void {
  if (event.detail > 0) (event.currentTarget as HTMLElement).blur();
}

/** Enter that is held down presses a button again and again. */
export function pressOnce(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}
