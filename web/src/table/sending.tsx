/** The choice that is on its way, so that it comes as no surprise when it is done. */
import { takeBack } from "../connection.ts";
import { connection, sending, snapshot } from "../store.ts";

/** With a good connection nobody needs it. */
export function SendingNote() {
  const choice = sending.value;
  if (!choice || connection.value.kind === "open") return null;
  return (
    <div class="sending" role="status">
      <p>
        <b>Sending:</b> {wordsOf(choice.actions)} … It is done when the connection is back.
      </p>
      {!choice.sent && (
        <button class="small" onClick={takeBack}>
          Do not send it
        </button>
      )}
    </div>
  );
}

function wordsOf(actions: string[]): string {
  const last = actions.at(-1);
  if (last === undefined) return "Undo";
  return snapshot.value?.offers.find(({ action }) => action === last)?.label ?? last;
}
