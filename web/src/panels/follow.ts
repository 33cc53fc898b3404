/** Keeps the end of a list in sight, unless somebody reads further up. */
import { useLayoutEffect, useRef } from "preact/hooks";

const NEAR = 40;

interface Scrolled {
  scrollTop: number;
  scrollHeight: number;
  clientHeight: number;
}

/** Only the reader's own scrolling lets the end go: room that became smaller does not. */
export class Follower {
  private pinned = true;
  private room = "";

  constructor(private readonly scroller: Scrolled) {}

  /** Lines came, or the room has changed. */
  changed(): void {
    const { scroller } = this;
    if (this.pinned) scroller.scrollTop = scroller.scrollHeight;
    this.room = roomOf(scroller);
  }

  scrolled(): void {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    if (this.room === roomOf(this.scroller)) this.pinned = scrollHeight - scrollTop - clientHeight < NEAR;
  }
}

function roomOf({ scrollHeight, clientHeight }: Scrolled): string {
  return `${clientHeight}/${scrollHeight}`;
}

/** Follow the lines in a box, inside of the panel that scrolls. */
export function useFollow(box: { current: HTMLElement | null }, length: number): void {
  const follower = useRef<Follower | null>(null);
  useLayoutEffect(() => {
    const scroller = box.current?.closest(".tab-panel");
    if (!scroller) return;
    const here = (follower.current = new Follower(scroller));
    const look = () => here.scrolled();
    scroller.addEventListener("scroll", look, { passive: true });
    const sizes = new ResizeObserver(() => here.changed());
    sizes.observe(scroller);
    sizes.observe(box.current!);
    return () => {
      sizes.disconnect();
      scroller.removeEventListener("scroll", look);
    };
  }, []);
  useLayoutEffect(() => follower.current?.changed(), [length]);
}
