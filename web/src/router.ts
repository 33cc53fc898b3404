/** Which page the address bar names, and how to get to another without loading again. */
import { signal } from "@preact/signals";

export type Place =
  | { page: "home" }
  | { page: "watch" }
  | { page: "table"; id: string }
  | { page: "join"; code: string }
  | { page: "review"; id: string; step: number | null }
  | { page: "lesson"; id: string }
  | { page: "today" }
  | { page: "yours" }
  | { page: "history" }
  | { page: "challenge"; id: string }
  | { page: "puzzles"; id: string | null }
  | { page: "rules"; section: string | null }
  | { page: "print"; id: string }
  | { page: "workshops" }
  | { page: "workshop"; game: string; file: string }
  | { page: "missing"; path: string };

/** The place that a path with its query names; places of a step may also end in "#12". */
export function placeOf(path: string, query = "", hash = ""): Place {
  const parts = decoded(path);
  if (!parts) return { page: "missing", path };
  const [first = "", second = "", ...rest] = parts;
  const step = stepOf(new URLSearchParams(query).get("step") ?? hash.replace(/^#(step)?/, ""));
  switch (first) {
    case "":
      return { page: "home" };
    case "watch":
    case "today":
    case "yours":
    case "history":
      if (!second) return { page: first };
      break;
    case "puzzles":
      if (!rest.length) return { page: "puzzles", id: second || null };
      break;
    case "rules":
      return { page: "rules", section: second ? [second, ...rest].join("/") : null };
  }
  if (first === "workshop" && !second) return { page: "workshops" };
  if (first === "workshop" && rest.length === 1) return { page: "workshop", game: second, file: rest[0]! };
  if (!second || rest.length) return { page: "missing", path };
  switch (first) {
    case "table":
      return step === null ? { page: "table", id: second } : { page: "review", id: second, step };
    case "join":
      return { page: "join", code: second };
    case "review":
      return { page: "review", id: second, step };
    case "lesson":
      return { page: "lesson", id: second };
    case "challenge":
      return { page: "challenge", id: second };
    case "print":
      return { page: "print", id: second };
  }
  return { page: "missing", path };
}

function decoded(path: string): string[] | null {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

function stepOf(text: string): number | null {
  return /^\d+$/.test(text) ? Number(text) : null;
}

function here(): Place {
  return placeOf(location.pathname, location.search, location.hash);
}

export const place = signal<Place>(here());

/** Go to an address of this page; `replace` leaves no trace in the browser's history. */
export function go(address: string, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", address);
  arrive();
  if (!replace) window.scrollTo(0, 0);
}

function arrive(): void {
  const next = here();
  if (JSON.stringify(next) !== JSON.stringify(place.peek())) place.value = next;
}

/** Links to our own pages are followed without loading again, wherever they were drawn. */
export function followLinks(): void {
  window.addEventListener("popstate", arrive);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
    if (url.hash && url.pathname === location.pathname && url.search === location.search) return;
    event.preventDefault();
    go(url.pathname + url.search + url.hash);
  });
}
