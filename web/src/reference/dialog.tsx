/** The rules beside the board: links to them open here, so that nobody leaves the table to read. */
import type { Signal } from "@preact/signals";
import { useLayoutEffect, useState } from "preact/hooks";
import * as texts from "words/table.ts";
import { Dialog } from "../common/dialog.tsx";
import { later } from "../common/later.tsx";

const Inside = later(() => import("./inside.tsx").then((part) => part.Inside));

const RULES = /^\/rules(?:\/(.+))?$/;

/** While it is on the page, every link to a rule opens it; `open` shows the contents. */
export function RulesDialog({ open }: { open: Signal<boolean> }) {
  const [section, setSection] = useState<string | null>(null);
  useLayoutEffect(() => {
    const follow = (event: MouseEvent) => {
      const found = linkedSection(event);
      if (found === undefined) return;
      event.preventDefault();
      setSection(found);
      open.value = true;
    };
    document.addEventListener("click", follow, true);
    return () => document.removeEventListener("click", follow, true);
  }, []);
  const close = () => {
    open.value = false;
    setSection(null);
  };
  return (
    <Dialog open={open.value} onClose={close} title={texts.rules} side>
      <Inside section={section} show={setSection} />
    </Dialog>
  );
}

/** The section of a link to the rules that was clicked plainly; undefined for anything else. */
function linkedSection(event: MouseEvent): string | null | undefined {
  if (event.button || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  const link = (event.target as Element).closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return undefined;
  const found = RULES.exec(link.pathname);
  return found ? (found[1] ? decodeURIComponent(found[1]) : null) : undefined;
}
