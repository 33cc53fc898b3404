/** The head of a table: whose turn it is, what is waited for, and the way to everything else. */
import { snapshot } from "../store.ts";
import { isMyTurn } from "../told.ts";
import { TurnButtons } from "./actions.tsx";
import { TableTools } from "./tools.tsx";
import { headline, subline } from "./turn.ts";
import { width } from "./width.ts";

export function TableHead() {
  const now = snapshot.value;
  if (!now) return null;
  return (
    <header class="table-head">
      <a class="brand" href="/" aria-label="Firehouse: back to the start">
        <img src="/favicon.svg" alt="" width="32" height="32" />
      </a>
      <div class="turn" data-mine={isMyTurn.value}>
        <h1>{headline(now)}</h1>
        <p>
          {now.table.branch && <b>What if, from step {now.table.branch.step}: </b>}
          {subline(now)}
        </p>
      </div>
      {width.value !== "narrow" && <TurnButtons />}
      <TableTools />
    </header>
  );
}
