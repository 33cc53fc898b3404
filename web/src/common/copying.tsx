/** Links to be sent to somebody: copied, or marked by hand where the browser lets nothing be copied. */
import { useState } from "preact/hooks";
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
    say(done ? "The link was copied." : "The browser does not let the page copy; mark the link and copy it yourself.");
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
      This address works only on this machine. For others in your network start the service with{" "}
      <code>firehouse serve --host 0.0.0.0</code>, and open this table at the address of this machine.
    </p>
  );
}
