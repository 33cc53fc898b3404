/** A challenge: the same fire for another team. */
import { useState } from "preact/hooks";
import { api } from "../api.ts";
import { LinkField, OnlyHere, useCopying } from "../common/copying.tsx";
import { NameField } from "../common/name_field.tsx";
import { sitDown } from "../common/sitting.ts";
import { SiteHeader } from "../header.tsx";
import { Problem, useAsked, useSending } from "../loading.tsx";
import type { Challenge, SeatWish } from "../protocol/index.ts";
import { settings } from "../settings.ts";
import { ticketOf } from "../tickets.ts";

export function ChallengePage({ id }: { id: string }) {
  const { value, problem, again } = useAsked(() => api.challenge(id), id);
  return (
    <>
      <SiteHeader />
      <main id="main" class="page" tabIndex={-1} aria-busy={!value && !problem}>
        <h1>A challenge</h1>
        <Problem text={problem} again={again} />
        {problem && (
          <p>
            <a href="/">Play a game of your own</a>
          </p>
        )}
        {value && <Challenged challenge={value} />}
      </main>
    </>
  );
}

function Challenged({ challenge }: { challenge: Challenge }) {
  const { busy, problem, run } = useSending();
  const { names, title, pawns, played } = challenge;
  const begin = (seats: SeatWish[]) =>
    void run(async () => {
      const ticket = await api.takeChallenge(challenge.id, { name: settings.peek().name, seats });
      sitDown({ ...ticket, title });
    });
  return (
    <section class="card narrow-card">
      <p class="soft">{title}</p>
      <h2>Can you do better than {names.join(", ")}?</h2>
      <p>
        You meet the same fire with a crew of {pawns}. What luck has shown is not taken back, and the teams are compared when
        yours has finished. {played ? `${played} ${played === 1 ? "team has" : "teams have"} finished it.` : ""}
      </p>
      <NameField />
      <p class="buttons">
        <button class="primary" disabled={busy} onClick={() => begin([])}>
          Take it up
        </button>
        {pawns > 1 && (
          <button disabled={busy} onClick={() => begin(["me", ...Array<SeatWish>(pawns - 1).fill("open")])}>
            With friends
          </button>
        )}
      </p>
      <Problem text={problem} />
    </section>
  );
}

/** Makes the link, for somebody who has a seat. */
export function ChallengeOthers({ table }: { table: string }) {
  const [link, setLink] = useState<string | null>(null);
  const { busy, problem, run } = useSending();
  const ticket = ticketOf(table);
  if (!ticket) return null;
  const make = () =>
    void run(async () => {
      const { id } = await api.makeChallenge(table, { token: ticket.token });
      setLink(`${location.origin}/challenge/${id}`);
    });
  return (
    <div class="challenge">
      {link ? (
        <Link link={link} />
      ) : (
        <button disabled={busy} onClick={make}>
          Challenge others
        </button>
      )}
      <Problem text={problem} />
    </div>
  );
}

function Link({ link }: { link: string }) {
  const { copied, copy } = useCopying(link);
  return (
    <>
      <p>Whoever opens this link meets the same fire; the teams are compared in the end.</p>
      <LinkField label="Link of the challenge" link={link} />
      <button onClick={copy}>{copied ? "Copied" : "Copy the link"}</button>
      <OnlyHere />
    </>
  );
}
