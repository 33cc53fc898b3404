/** The review of a game, asked for until it is there. */
import { useEffect, useState } from "preact/hooks";
import { api } from "../api.ts";
import type { ReviewAnswer } from "../protocol/index.ts";

const PAUSE = 1200;

export function useReview(id: string): { answer: ReviewAnswer | null; problem: string | null } {
  const [answer, setAnswer] = useState<ReviewAnswer | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      try {
        const next = await api.review(id);
        if (!wanted) return;
        setAnswer(next);
        if (!next.review) timer = setTimeout(() => void ask(), PAUSE);
      } catch (error) {
        if (wanted) setProblem((error as Error).message);
      }
    };
    void ask();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [id]);
  return { answer, problem };
}
