/** A file in the address of a page: packed, in letters that need no escape. */
import * as texts from "words/workshop.ts";
import { CONTENT } from "../common/content.ts";

const MARK = "#file=";
/** A work of the gallery is named, not brought. */
const SHOWN = "#work=";
/** The longest file that the service takes. */
export const LONGEST = 20_000;

/** The address of a page with a file. */
export async function linkOf(page: string, text: string): Promise<string> {
  const packed = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(text), Infinity);
  const letters = btoa(String.fromCharCode(...packed!));
  return `${page}${MARK}${letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** The id of the work that an address names; null if it names none. */
export function workIn(hash: string): string | null {
  return hash.startsWith(SHOWN) ? hash.slice(SHOWN.length) : null;
}

export function addressOfWork({ game, file, id }: { game: string; file: string; id: string }): string {
  return `/workshop/${game}/${file}${SHOWN}${id}`;
}

/** The file that an address brings; null if it brings none, and an error if it is broken or too long. */
export async function fileIn(hash: string): Promise<string | null> {
  if (!hash || hash === CONTENT) return null;
  try {
    const bytes = hash.startsWith(MARK) && (await unpacked(hash.slice(MARK.length)));
    if (bytes) return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // said below
  }
  throw new Error(texts.brokenLink);
}

function unpacked(text: string): Promise<Uint8Array | null> {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return through(new DecompressionStream("deflate-raw"), packed, LONGEST);
}

/** What comes out of a stream for these bytes; null if it is more than this. */
async function through(stream: CompressionStream | DecompressionStream, bytes: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array | null> {
  const writer = stream.writable.getWriter();
  const written = Promise.all([writer.write(bytes), writer.close()]);
  written.catch(() => undefined); // what is wrong is heard by who reads
  const parts: number[] = [];
  const reader = (stream.readable as ReadableStream<Uint8Array>).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Uint8Array.from(parts);
    if (parts.length + value.length > most) return null;
    for (const byte of value) parts.push(byte);
  }
}
