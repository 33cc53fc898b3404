/** Taking an open seat, by link or by short code. */
import { useState } from "preact/hooks";
import * as texts from "words/lobby.ts";
import { api } from "../api.ts";
import { invitationOf } from "../common/invitation.ts";
import { NameField } from "../common/name_field.tsx";
import { connect, disconnect } from "../connection.ts";
import { SiteHeader } from "../header.tsx";
import { Field, Problem, useAsked, useSending } from "../loading.tsx";
import type { TableLine } from "../protocol/index.ts";
import { go, place } from "../router.ts";
import { settings } from "../settings.ts";
import { keep, ticketOf } from "../tickets.ts";
import { player } from "../today/player.ts";
import "./lobby.css";

export function JoinPage({ code }: { code: string }) {
  const { value, problem, again } = useAsked(() => api.byCode(code.toUpperCase()), code);
  return (
    <>
      <SiteHeader />
      <main id="main" class="page lobby" tabIndex={-1}>
        <h1>{texts.joinTitle}</h1>
        <Problem text={problem} again={again} />
        {problem && (
          <p>
            <a href="/">{texts.anotherCode}</a>
          </p>
        )}
        {value && <Invited line={value} again={again} />}
      </main>
    </>
  );
}

/** The way to a table that is not to be watched. */
export function Invitation({ id }: { id: string }) {
  const { value, problem, again } = useAsked(() => api.line(id), id);
  return (
    <>
      <Problem text={problem} again={again} />
      {value && <Invited line={value} again={again} />}
    </>
  );
}

function Invited({ line, again }: { line: TableLine; again: () => void }) {
  const kept = ticketOf(line.id);
  const { title, others } = invitationOf(line.people);
  return (
    <section class="card narrow-card">
      <p class="soft">{line.title}</p>
      <h2>{title}</h2>
      {others && <p>{others}</p>}
      {line.ranked && (kept || line.open_seats > 0) && <p>{texts.ranked}</p>}
      {kept ? (
        <p>
          {texts.haveSeat({ a: (words) => <a href={`/table/${line.id}`}>{words}</a> })}
        </p>
      ) : line.open_seats > 0 ? (
        <TakeSeatForm table={line.id} onRefused={again} />
      ) : (
        <p>{texts.allTaken}</p>
      )}
      {!kept && line.watch && (
        <a class="button" href={`/table/${line.id}`}>
          {texts.onlyWatch}
        </a>
      )}
      {!kept && !line.watch && (
        <p>
          {texts.onlyTeam({ a: (words) => <a href="/today">{words}</a> })}
        </p>
      )}
    </section>
  );
}

interface SeatProps {
  table: string;
  open?: number[];
  pawns?: string[];
  /** The seats are no more as they were. */
  onRefused?: () => void;
}

/** Name and seat; where the seats are known one can be chosen. */
export function TakeSeatForm({ table, open = [], pawns = [], onRefused }: SeatProps) {
  const sending = useSending();
  const [pawn, setPawn] = useState<number | null>(null);
  const seat = async (name: string) => {
    try {
      const wanted = { name, player: player() };
      return await api.takeSeat(table, pawn === null ? wanted : { ...wanted, pawns: [pawn] });
    } catch (error) {
      onRefused?.();
      throw error;
    }
  };
  const sit = (event: Event) => {
    event.preventDefault();
    void sending.run(async () => {
      const { name } = settings.peek();
      keep(await seat(name));
      if (place.peek().page === "table") {
        disconnect();
        connect(table);
      } else go(`/table/${table}`);
    });
  };
  return (
    <form class="sit" onSubmit={sit}>
      <NameField />
      {open.length > 1 && (
        <Field label={texts.seat}>
          <select onChange={(event) => setPawn(Number(event.currentTarget.value))}>
            {open.map((seat) => (
              <option key={seat} value={seat}>
                {pawns[seat] ?? texts.pawn({ number: seat + 1 })}
              </option>
            ))}
          </select>
        </Field>
      )}
      <button class="primary large" disabled={sending.busy}>
        {texts.sitDown}
      </button>
      <Problem text={sending.problem} />
    </form>
  );
}
