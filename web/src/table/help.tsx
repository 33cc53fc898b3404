/** How a turn is played, and every key, on one card. */
import * as texts from "words/table.ts";
import { Dialog } from "../common/dialog.tsx";
import { offers } from "../store.ts";
import { BINDINGS, HEARD_ELSEWHERE, helpOpen } from "./keys.ts";

export function HelpDialog() {
  return (
    <Dialog open={helpOpen.value} onClose={() => (helpOpen.value = false)} title={texts.helpTitle}>
      <div class="help">
        <p>
          {texts.helpTurn}
        </p>
        <dl>
          {[...BINDINGS, ...HEARD_ELSEWHERE].map(({ written, text }) => (
            <div key={written}>
              <dt>
                <kbd>{written}</kbd>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p class="soft">
          {texts.helpTyped({ example: offers.value[0]?.action ?? "none", code: (typed) => <code>{typed}</code> })}
        </p>
      </div>
    </Dialog>
  );
}
