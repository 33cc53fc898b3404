/** The choice that is on its way, so that it comes as no surprise when it is done. */
import { computed } from "@preact/signals";
import * as texts from "words/table.ts";
import { takeBack } from "../connection.ts";
import { isOffline } from "../device/mode.ts";
import { connection, sending, snapshot } from "../store.ts";
import { ticketOf } from "../tickets.ts";

/** A browser without a network holds a socket open for a while. */
const isConnected = computed(() => {
  const isHere = ticketOf(snapshot.value?.table.id ?? "")?.here;
  return connection.value.kind === "open" && (isHere || !isOffline.value);
});

/** With a good connection nobody needs it. */
export function SendingNote() {
  const choice = sending.value;
  if (!choice || isConnected.value) return null;
  return (
    <div class="banner sending" role="status">
      <p>
        {texts.sending({ b: (words) => <b>{words}</b>, action: wordsOf(choice.actions) })}
      </p>
      {!choice.sent && (
        <button class="small" onClick={takeBack}>
          {texts.notSend}
        </button>
      )}
    </div>
  );
}

function wordsOf(actions: string[]): string {
  const last = actions.at(-1);
  if (last === undefined) return texts.undo;
  return snapshot.value?.offers.find(({ action }) => action === last)?.label ?? last;
}
