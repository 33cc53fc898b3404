/** Whether this browser is told whose turn it is. */
import * as texts from "words/yours.ts";
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
      <h2 id="yours-push">{texts.beingTold}</h2>
      <p>
        {texts.beingToldAbout}
      </p>
      {hindered ? (
        <p class="soft">{hindered}</p>
      ) : isTold.value ? (
        <button disabled={busy} onClick={() => void run(stopPush)}>
          {texts.tellNoMore}
        </button>
      ) : (
        <button disabled={busy || !pushKey} onClick={() => void run(() => startPush(key.peek()!, pushKey!))}>
          {texts.tellMe}
        </button>
      )}
      <Problem text={problem} />
    </section>
  );
}
