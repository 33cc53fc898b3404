/** What is stored about whoever sits here: saved as a file, or deleted; and the table itself, by who made it. */
import { useState } from "preact/hooks";
import { api } from "../api.ts";
import { Dialog } from "../common/dialog.tsx";
import { disconnect } from "../connection.ts";
import { Problem, useSending } from "../loading.tsx";
import type { Snapshot } from "../protocol/index.ts";
import { go } from "../router.ts";
import { forget, type Kept, ticketOf } from "../tickets.ts";
import "./panels.css";

const MAKER = 0;

export function MyData({ now }: { now: Snapshot }) {
  const ticket = ticketOf(now.table.id);
  const { busy, problem, run } = useSending();
  if (!ticket || now.you.person === null) return null;
  const save = () => void run(async () => download(await api.mine(ticket.table, ticket.token), `firehouse-${ticket.code}.json`));
  return (
    <details class="my-data">
      <summary>Your data</summary>
      <p class="buttons">
        <button disabled={busy} onClick={save}>
          Save what is stored about you
        </button>
        <Leaving
          ticket={ticket}
          label="Forget me here"
          text="Your name and what you wrote are deleted, and you cannot come back to this seat. The game stays as it stands."
          leave={api.forgetMe}
        />
        {now.you.person === MAKER && (
          <Leaving
            ticket={ticket}
            label="Delete this table"
            text="The game, its result and all that was said are deleted, for everybody. This cannot be undone."
            leave={api.deleteTable}
          />
        )}
      </p>
      <Problem text={problem} />
    </details>
  );
}

interface LeavingProps {
  ticket: Kept;
  label: string;
  text: string;
  leave: (table: string, token: string) => Promise<unknown>;
}

/** Something that cannot be undone: it is asked for again, and then this browser goes home. */
function Leaving({ ticket, label, text, leave }: LeavingProps) {
  const [asked, setAsked] = useState(false);
  const { busy, problem, run } = useSending();
  const sure = () =>
    void run(async () => {
      await leave(ticket.table, ticket.token);
      disconnect();
      forget(ticket.table);
      go("/");
    });
  return (
    <>
      <button onClick={() => setAsked(true)}>{label} …</button>
      <Dialog open={asked} onClose={() => setAsked(false)} title={`${label}?`}>
        <p>{text}</p>
        <p class="buttons">
          <button onClick={() => setAsked(false)}>Keep it</button>
          <button class="primary" disabled={busy} onClick={sure}>
            {label}
          </button>
        </p>
        <Problem text={problem} />
      </Dialog>
    </>
  );
}

function download(data: unknown, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(data, null, 1)], { type: "application/json" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
