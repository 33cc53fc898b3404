/** What a track counts, read from the view. */
import type { View } from "../protocol/index.ts";

/** The number at a path with dots: * stands for every entry, true counts 1, objects count their sum. */
export function counted(view: View, path: string): number {
  let found: unknown[] = [view];
  for (const part of path.split(".")) {
    found = found.flatMap((value) => {
      if (value === null || typeof value !== "object") return [];
      return part === "*" ? Object.values(value) : [(value as Record<string, unknown>)[part]];
    });
  }
  return found.reduce<number>((sum, value) => sum + worth(value), 0);
}

function worth(value: unknown): number {
  if (typeof value === "number") return value;
  if (value === true) return 1;
  if (value === null || typeof value !== "object") return 0;
  return Object.values(value).reduce<number>((sum, part) => sum + worth(part), 0);
}
