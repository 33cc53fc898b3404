/** The rules in our words, and the lessons. */
import type { Spot } from "./spot.ts";

export interface Section {
  id: string;
  game: "flashpoint" | "hotshots";
  title: string;
  /** Small Markdown: paragraphs, lists, **bold**, tables, links to other sections as [text](#id). */
  body: string;
  sources: string[];
  /** Titles of the rule sets that it belongs to, where these are not all of its game. */
  only_in: string[];
}

/** A lesson is a table made ready, with steps that wait for the learner. */
export interface Lesson {
  id: string;
  game: "flashpoint" | "hotshots";
  title: string;
  text: string;
  minutes: number;
  steps: LessonStep[];
}

export interface LessonStep {
  /** One rule, in a few sentences; small Markdown. */
  text: string;
  /** Places that the text speaks of. */
  lights: Spot[];
  section: string | null;
  /** What goes on to the next step: a button, one of these actions (a trailing * stands for any), or the
   * fire having been watched to its end. */
  until: { next: true } | { actions: string[] } | { watched: true };
  /** The only actions that the table takes at this step; left out: those of `until`. */
  allow?: string[];
}
