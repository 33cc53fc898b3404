/** The sections, asked for once. */
import { api } from "../api.ts";
import type { Section } from "../protocol/index.ts";

let once: Promise<Section[]> | null = null;

export function sections(): Promise<Section[]> {
  once ??= api.sections().catch((error: unknown) => {
    once = null;
    throw error;
  });
  return once;
}
