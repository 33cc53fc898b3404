/** A table: the wait for it, its lobby, its game, or why there is none. */
import { useEffect } from "preact/hooks";
import { connect, disconnect } from "../connection.ts";
import { SiteHeader } from "../header.tsx";
import { Lobby } from "../lobby/lobby.tsx";
import { connection, snapshot } from "../store.ts";
import { announceTable } from "./announce.ts";
import { ConnectionBanner } from "./banners.tsx";
import { TableFrame } from "./frame.tsx";
import { NoTable } from "./missing.tsx";

export function TablePage({ id }: { id: string }) {
  useEffect(() => {
    connect(id);
    const silence = announceTable();
    return () => {
      silence();
      disconnect();
    };
  }, [id]);
  const state = connection.value;
  if (state.kind === "closed") return <NoTable id={id} code={state.code} text={state.text} />;
  const now = snapshot.value;
  if (now && now.table.status !== "lobby") return <TableFrame />;
  return (
    <>
      <SiteHeader />
      <ConnectionBanner />
      {now ? (
        <Lobby now={now} />
      ) : (
        <main id="main" class="page" aria-busy="true" tabIndex={-1}>
          <p class="soft">Going to the table …</p>
        </main>
      )}
    </>
  );
}
