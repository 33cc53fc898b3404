/** Is something in sight? What nobody sees need not move. */
import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";

export function useInSight(box: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const watcher = new IntersectionObserver((found) => setSeen(found.at(-1)!.isIntersecting));
    watcher.observe(box.current);
    return () => watcher.disconnect();
  }, [box]);
  return seen;
}

/** Has the page come to rest? Pictures that take long to draw wait for it, so that words and buttons are there first. */
export function useAtRest(): boolean {
  const [rests, setRests] = useState(false);
  useEffect(() => {
    if (!window.requestIdleCallback) {
      const timer = setTimeout(() => setRests(true), PATIENCE);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(() => setRests(true), { timeout: PATIENCE });
    return () => cancelIdleCallback(idle);
  }, []);
  return rests;
}

/** Milliseconds. */
const PATIENCE = 1500;
