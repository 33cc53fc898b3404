/** Why there is no table to be seen, and what can be done. */
import * as texts from "words/table.ts";
import { later } from "../common/later.tsx";
import { connect, disconnect } from "../connection.ts";
import { SiteHeader } from "../header.tsx";
import { forget, ticketOf } from "../tickets.ts";

const Invitation = later(() => import("../lobby/join.tsx").then((part) => part.Invitation));

export function NoTable({ id, code, text }: { id: string; code: string; text: string }) {
  const again = () => {
    disconnect();
    connect(id);
  };
  const asWatcher = () => {
    forget(id);
    again();
  };
  return (
    <>
      <SiteHeader />
      <main id="main" class="page" tabIndex={-1}>
        <h1>{texts.missing({ why: code })}</h1>
        <p role="alert">{text}</p>
        {code === "only-team" && <Invitation id={id} />}
        <p class="buttons">
          <button class="primary" onClick={again}>
            {texts.tryAgain}
          </button>
          {ticketOf(id) && <button onClick={asWatcher}>{texts.giveUp}</button>}
          <a class="button" href="/">
            {texts.backToStart}
          </a>
        </p>
      </main>
    </>
  );
}
