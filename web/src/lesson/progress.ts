/** How far a lesson is, by the decisions that were played at its table and what was read. */
import type { Lesson, LessonStep } from "../protocol/index.ts";

export function fits(action: string, patterns: string[]): boolean {
  return patterns.some((pattern) => (pattern.endsWith("*") ? action.startsWith(pattern.slice(0, -1)) : action === pattern));
}

export function actionsOf(step: LessonStep): string[] {
  return "actions" in step.until ? step.until.actions : [];
}

interface Progress {
  /** The step that is shown. */
  step: number;
  /** The step whose action the table waits for; the number of steps when the lesson lets go. */
  waiting: number;
}

/** The step to show: what lies between the last action and the next is read one by one. */
export function progressOf(lesson: Lesson, decisions: string[], read: number): Progress {
  const { steps } = lesson;
  const waits = steps.flatMap((step, index) => (actionsOf(step).length ? [index] : []));
  let done = 0;
  for (const action of decisions) {
    const index = waits[done];
    if (index !== undefined && fits(action, actionsOf(steps[index]!))) done += 1;
  }
  const after = done ? waits[done - 1]! + 1 : 0;
  const waiting = waits[done] ?? steps.length;
  return { step: Math.min(Math.max(read, after), waiting), waiting };
}

/** May this action be played while the lesson waits at a step? */
export function allows(lesson: Lesson, waiting: number, action: string): boolean {
  const step = lesson.steps[waiting];
  return !step || fits(action, step.allow ?? actionsOf(step));
}
