/** Counting down to a moment. */
import { useEffect, useState } from "preact/hooks";

/** Seconds until a moment of Date.now, counted down once a second; 0 where there is none. */
export function useSeconds(until: number | null): number {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (until === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [until]);
  return until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
}
