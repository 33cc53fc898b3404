/** What is stored about whoever sits here: saved as a file, or deleted; and the table itself, by who made it. */
import * as texts from "words/panels.ts";
import { api } from "../api.ts";
import { download } from "../common/saving.ts";
import { Sure } from "../common/sure.tsx";
import { disconnect } from "../connection.ts";
import { Problem, useSending } from "../loading.tsx";
import type { Snapshot } from "../protocol/index.ts";
import { go } from "../router.ts";
import { MAKER } from "../seats/host_tools.tsx";
import { forget, type Kept, ticketOf } from "../tickets.ts";
import "./panels.css";

export function MyData({ now }: { now: Snapshot }) {
  const ticket = ticketOf(now.table.id);
  const { busy, problem, run } = useSending();
  if (!ticket || ticket.here || now.you.person === null) return null;
  const save = () => void run(async () => download(await api.mine(ticket.table, ticket.token), `firehouse-${ticket.code}.json`));
  return (
    <details class="my-data">
      <summary>{texts.yourData}</summary>
      <p class="buttons">
        <button disabled={busy} onClick={save}>
          {texts.saveData}
        </button>
        <Sure
          label={texts.forgetMe}
          text={texts.forgetMeAbout}
          work={() => leave(ticket, api.forgetMe)}
        />
        {now.you.person === MAKER && (
          <Sure
            label={texts.deleteTable}
            text={texts.deleteTableAbout}
            work={() => leave(ticket, api.deleteTable)}
          />
        )}
      </p>
      <Problem text={problem} />
    </details>
  );
}

/** Go for good, and then home. */
async function leave(ticket: Kept, how: (table: string, token: string) => Promise<unknown>): Promise<void> {
  await how(ticket.table, ticket.token);
  disconnect();
  forget(ticket.table);
  go("/");
}
