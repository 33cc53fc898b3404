/** How a turn is played, and every key, on one card. */
import { Dialog } from "../common/dialog.tsx";
import { BINDINGS, HEARD_ELSEWHERE, helpOpen } from "./keys.ts";

export function HelpDialog() {
  return (
    <Dialog open={helpOpen.value} onClose={() => (helpOpen.value = false)} title="Help and keys">
      <div class="help">
        <p>
          Click what you want on the board: lit places show the price, and a place with two meanings asks. The list at the
          side has the same actions. When nothing is left to do, end the turn; then the fire advances.
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
          Typed commands are those of the list of actions, such as <code>move 3,4</code>; also <code>undo</code>,{" "}
          <code>end</code>, <code>why</code> with an action, <code>help</code> and <code>say</code> with a text.
        </p>
      </div>
    </Dialog>
  );
}
