/** Finding a section by words, and the sections before and after one. */
import { plain } from "../common/marks.ts";
import type { Section } from "../protocol/index.ts";

export interface Found {
  section: Section;
  /** The words around the first hit in the text. */
  excerpt: string;
}

const AROUND = 60;

/** Sections that hold every word; those with a hit in their title first. */
export function search(sections: Section[], typed: string): Found[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const found = sections.flatMap((section) => {
    const body = plain(section.body);
    const whole = `${section.title} ${body}`.toLowerCase();
    if (!words.every((word) => whole.includes(word))) return [];
    const inTitle = words.filter((word) => section.title.toLowerCase().includes(word)).length;
    return [{ section, excerpt: excerptOf(body, words), inTitle }];
  });
  return found.sort((one, other) => other.inTitle - one.inTitle).map(({ section, excerpt }) => ({ section, excerpt }));
}

function excerptOf(body: string, words: string[]): string {
  const at = Math.max(0, Math.min(...words.map((word) => body.toLowerCase().indexOf(word)).filter((place) => place >= 0)));
  if (!Number.isFinite(at)) return `${body.slice(0, 2 * AROUND)} …`;
  const start = Math.max(0, at - AROUND);
  const end = Math.min(body.length, at + AROUND * 2);
  return `${start ? "… " : ""}${body.slice(start, end)}${end < body.length ? " …" : ""}`;
}

/** The neighbours of a section within its game. */
export function neighbours(sections: Section[], id: string): { before: Section | null; after: Section | null } {
  const here = sections.find((section) => section.id === id);
  const own = sections.filter(({ game }) => game === here?.game);
  const place = own.findIndex((section) => section.id === id);
  return { before: own[place - 1] ?? null, after: place < 0 ? null : (own[place + 1] ?? null) };
}
