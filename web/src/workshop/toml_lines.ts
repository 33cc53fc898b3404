/** Files of tables, line by line: what is changed is a line, everything else stays as it was written. */

export interface Cell {
  line: number;
  /** As the file has it, with quotes. */
  raw: string;
}

export interface Section {
  /** Empty for what stands above the first heading. */
  name: string;
  /** Is it one of many of its name? */
  many: boolean;
  /** The line of its heading, and the first line that is no longer its own. */
  from: number;
  to: number;
  cells: Map<string, Cell>;
}

export function sectionsOf(text: string): Section[] {
  const lines = text.split("\n");
  const found: Section[] = [{ name: "", many: false, from: 0, to: lines.length, cells: new Map() }];
  lines.forEach((line, number) => {
    const heading = /^\s*(\[\[?)\s*([^\][]+?)\s*\]/.exec(line);
    const entry = /^\s*([A-Za-z0-9_-]+)\s*=\s*(.*)$/.exec(line);
    if (heading) {
      found.at(-1)!.to = number;
      found.push({ name: heading[2]!, many: heading[1] === "[[", from: number, to: lines.length, cells: new Map() });
    } else if (entry) {
      found.at(-1)!.cells.set(entry[1]!, { line: number, raw: withoutComment(entry[2]!) });
    }
  });
  return found;
}

/** A value without what is said about it behind a #; one inside quotes is no comment. */
function withoutComment(value: string): string {
  return (/^((?:"(?:[^"\\]|\\.)*"|[^"#])*)/.exec(value)?.[1] ?? value).trim();
}

/** A value as people write it. */
export function shown(raw: string): string {
  try {
    const value: unknown = JSON.parse(raw);
    return Array.isArray(value) ? value.join(", ") : String(value);
  } catch {
    return raw;
  }
}

/** What people wrote as a value of the same kind as another one. */
export function literal(text: string, like: string): string {
  const word = (one: string) => (/^(-?\d+|true|false)$/.test(one) ? one : JSON.stringify(one));
  if (like.startsWith("[")) return `[${text.split(",").map((one) => one.trim()).filter(Boolean).map(word).join(", ")}]`;
  return like.startsWith('"') && !/^(-?\d+|true|false)$/.test(text.trim()) ? JSON.stringify(text) : word(text.trim());
}

/** The text with another value in a section; without a value its line goes. */
export function withCell(text: string, section: Section, key: string, raw: string | null): string {
  const lines = text.split("\n");
  const cell = section.cells.get(key);
  const line = raw === null ? [] : [`${key} = ${raw}`];
  if (cell) lines.splice(cell.line, 1, ...line);
  else lines.splice(endOf(section) + 1, 0, ...line);
  return lines.join("\n");
}

function endOf({ from, cells }: Section): number {
  return Math.max(from, ...[...cells.values()].map(({ line }) => line));
}

/** The text with a section once more, right behind itself. */
export function withCopy(text: string, section: Section): string {
  const lines = text.split("\n");
  const copy = lines.slice(section.from, endOf(section) + 1);
  lines.splice(endOf(section) + 1, 0, "", ...copy);
  return lines.join("\n");
}

export function without(text: string, { from, to }: Section): string {
  const lines = text.split("\n");
  lines.splice(from, to - from);
  return lines.join("\n");
}
