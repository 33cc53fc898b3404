/** Whether this browser is told whose turn it is. */
import { Problem, useSending } from "../loading.tsx";
import { key } from "./key.ts";
import { locker } from "./locker.ts";
import { isTold, obstacle, startPush, stopPush } from "./push.ts";

export function PushCard() {
  const { busy, problem, run } = useSending();
  const pushKey = locker.value?.push_key;
  const hindered = obstacle();
  return (
    <section class="card" aria-labelledby="yours-push">
      <h2 id="yours-push">Being told</h2>
      <p>
        When a table waits for you and you are not there, this browser can tell you, also while the page is closed. The message
        goes through the push service of the browser’s maker, sealed so that only this browser reads it.
      </p>
      {hindered ? (
        <p class="soft">{hindered}</p>
      ) : isTold.value ? (
        <button disabled={busy} onClick={() => void run(stopPush)}>
          Tell me no more
        </button>
      ) : (
        <button disabled={busy || !pushKey} onClick={() => void run(() => startPush(key.peek()!, pushKey!))}>
          Tell me when it is my turn
        </button>
      )}
      <Problem text={problem} />
    </section>
  );
}
