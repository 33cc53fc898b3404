/** A challenge: the same fire for another team. */
import { useState } from "preact/hooks";
import * as texts from "words/today.ts";
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
        <h1>{texts.aChallenge}</h1>
        <Problem text={problem} again={again} />
        {problem && (
          <p>
            <a href="/">{texts.ownGame}</a>
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
      <h2>{texts.doBetter({ names: names.join(", ") })}</h2>
      <p>
        {texts.sameFireAgain({ pawns, played })}
      </p>
      <NameField />
      <p class="buttons">
        <button class="primary" disabled={busy} onClick={() => begin([])}>
          {texts.takeUp}
        </button>
        {pawns > 1 && (
          <button disabled={busy} onClick={() => begin(["me", ...Array<SeatWish>(pawns - 1).fill("open")])}>
            {texts.withFriends}
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
          {texts.challengeOthers}
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
      <p>{texts.challengeAbout}</p>
      <LinkField label={texts.challengeLink} link={link} />
      <button onClick={copy}>{copied ? texts.copied : texts.copyLink}</button>
      <OnlyHere />
    </>
  );
}
