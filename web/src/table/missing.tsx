/** Why there is no table to be seen, and what can be done. */
import { connect, disconnect } from "../connection.ts";
import { SiteHeader } from "../header.tsx";
import { forget, ticketOf } from "../tickets.ts";

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
        <h1>{HEADINGS[code] ?? "This table cannot be shown"}</h1>
        <p role="alert">{text}</p>
        <p class="buttons">
          <button class="primary" onClick={again}>
            Try again
          </button>
          {ticketOf(id) && <button onClick={asWatcher}>Give the seat up and watch</button>}
          <a class="button" href="/">
            Back to the start
          </a>
        </p>
      </main>
    </>
  );
}

const HEADINGS: Record<string, string> = {
  "no-table": "There is no such table",
  "bad-token": "This browser's seat is not known",
};
