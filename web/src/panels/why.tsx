/** The way from something that happened to the rule behind it. */
import type { Cite } from "../protocol/index.ts";

export function Why({ cite, tabIndex }: { cite: Cite | null; tabIndex?: number }) {
  if (!cite?.section) return null;
  return (
    <a class="why" href={`/rules/${cite.section}`} title={cite.rule} tabIndex={tabIndex} aria-label={`Why? ${cite.rule}`}>
      why?
    </a>
  );
}
