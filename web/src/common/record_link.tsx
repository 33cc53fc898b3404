/** The record of a game as a file: from the server, or from this device where the game is. */
import type { ComponentChildren } from "preact";
import { api } from "../api.ts";
import { Problem, useSending } from "../loading.tsx";
import type { Snapshot } from "../protocol/index.ts";
import { ticketOf } from "../tickets.ts";
import { download } from "./saving.ts";

/** May the record be had? It tells the luck, which the game of a day keeps until the day is over. */
export function tellsRecord({ status, ranked, seed, referee }: Snapshot["table"]): boolean {
  return referee || (status === "over" && (!ranked || seed !== null));
}

export function RecordLink({ table, children }: { table: string; children: ComponentChildren }) {
  const { busy, problem, run } = useSending();
  if (!ticketOf(table)?.here) {
    return (
      <a class="button" href={api.recordAddress(table)} download>
        {children}
      </a>
    );
  }
  return (
    <>
      <button disabled={busy} onClick={() => void run(async () => download(await api.record(table), `firehouse-${table}.json`))}>
        {children}
      </button>
      <Problem text={problem} />
    </>
  );
}
