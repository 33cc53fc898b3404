/** Links to be sent to somebody: copied, or marked by hand where the browser lets nothing be copied. */
import { useState } from "preact/hooks";
import * as texts from "words/common.ts";
import { say } from "../store.ts";
import { isOnlyHere } from "./invitation.ts";

interface Copying {
  /** Null until it was tried. */
  copied: boolean | null;
  copy: () => void;
}

export function useCopying(link: string): Copying {
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = async () => {
    const done = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    );
    setCopied(done);
    say(done ? texts.linkCopied : texts.noCopy);
  };
  return { copied, copy: () => void copy() };
}

/** A link that is marked whole as soon as it has the focus. */
export function LinkField({ label, link }: { label: string; link: string }) {
  return <input readOnly aria-label={label} value={link} onFocus={(event) => event.currentTarget.select()} />;
}

/** A link that only works on this machine says so, and how others get in. */
export function OnlyHere() {
  if (!isOnlyHere(location.hostname)) return null;
  return (
    <p class="soft">
      {texts.onlyHere({ code: (typed) => <code>{typed}</code> })}
    </p>
  );
}
