/** A table: the wait for it, its lobby, its game, or why there is none. */
import { useEffect } from "preact/hooks";
import * as texts from "words/table.ts";
import { later, type WaitingProps } from "../common/later.tsx";
import { connect, disconnect } from "../connection.ts";
import { SiteHeader } from "../header.tsx";
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
      {now ? <Lobby now={now} /> : <Going isBusy={true} />}
    </>
  );
}

/** Who plays alone never sees it. */
const Lobby = later(() => import("../lobby/lobby.tsx").then((part) => part.Lobby), Going);

function Going({ isBusy, children }: WaitingProps) {
  return (
    <main id="main" class="page" aria-busy={isBusy} tabIndex={-1}>
      {children || <p class="soft">{texts.going}</p>}
    </main>
  );
}
