/** Small Markdown read into blocks: paragraphs, lists, tables, bold, italics, code and links. */

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "bold" | "italic"; parts: Inline[] }
  | { kind: "code"; text: string }
  | { kind: "link"; target: string; parts: Inline[] };

export type Block =
  | { kind: "paragraph"; parts: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

const BULLET = /^[-*] +/;
const NUMBER = /^\d+\. +/;

export function blocksOf(text: string): Block[] {
  return text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(blockOf);
}

function blockOf(part: string): Block {
  const lines = part.split("\n");
  if (lines.length > 1 && lines.every((line) => line.startsWith("|"))) return tableOf(lines);
  if (BULLET.test(part)) return { kind: "list", ordered: false, items: itemsOf(lines, BULLET) };
  if (NUMBER.test(part)) return { kind: "list", ordered: true, items: itemsOf(lines, NUMBER) };
  return { kind: "paragraph", parts: inlinesOf(lines.join(" ")) };
}

/** A line without a mark of its own goes on with the item before it. */
function itemsOf(lines: string[], mark: RegExp): Inline[][] {
  const items: string[] = [];
  for (const line of lines) {
    if (mark.test(line) || !items.length) items.push(line.replace(mark, ""));
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return items.map(inlinesOf);
}

function tableOf(lines: string[]): Block {
  const [head, , ...rows] = lines.map((line) =>
    line
      .replace(/^\||\|\s*$/g, "")
      .split("|")
      .map((cell) => inlinesOf(cell.trim())),
  );
  return { kind: "table", head: head ?? [], rows };
}

const MARK = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[([^\]]+)\]\(([^)\s]+)\)/;

export function inlinesOf(text: string): Inline[] {
  const found = MARK.exec(text);
  if (!found) return text ? [{ kind: "text", text }] : [];
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + found[0].length);
  return [...inlinesOf(before), inlineOf(found), ...inlinesOf(after)];
}

function inlineOf([, bold, italic, code, words, target]: RegExpExecArray): Inline {
  if (bold) return { kind: "bold", parts: inlinesOf(bold) };
  if (italic) return { kind: "italic", parts: inlinesOf(italic) };
  if (code) return { kind: "code", text: code };
  return { kind: "link", target: target!, parts: inlinesOf(words!) };
}

/** The words alone, for searching and for lines of a contents. */
export function plain(text: string): string {
  return blocksOf(text)
    .flatMap((block) => {
      if (block.kind === "paragraph") return [block.parts];
      return block.kind === "list" ? block.items : [...block.head, ...block.rows.flat()];
    })
    .map(wordsOf)
    .join(" ");
}

function wordsOf(parts: Inline[]): string {
  return parts.map((part) => ("text" in part ? part.text : wordsOf(part.parts))).join("");
}
