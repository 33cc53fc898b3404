/** The way from something that happened, or was refused, to the rule behind it. */
import * as texts from "words/panels.ts";
import type { Cite } from "../protocol/index.ts";

export function Why({ cite }: { cite: Cite | null }) {
  if (!cite?.section) return null;
  return (
    <a class="why" href={`/rules/${cite.section}`} title={cite.rule} aria-label={texts.whyRule({ rule: cite.rule })}>
      {texts.why}
    </a>
  );
}

/** The rule by its name, with a link where the reference has it. */
export function RuleName({ cite }: { cite: Cite | null }) {
  if (!cite) return null;
  return cite.section ? <a href={`/rules/${cite.section}`}>{cite.rule}</a> : <cite>{cite.rule}</cite>;
}
