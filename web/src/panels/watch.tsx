/** In place of the actions while the film shows what nobody at this screen has seen. */
import * as texts from "words/panels.ts";
import { current, skip } from "../cascade/control.ts";
import { release } from "../common/fresh.ts";
import { filmWords } from "../told.ts";
import { BotReason } from "./offers.tsx";
import "./panels.css";

export function WatchPanel() {
  return (
    <section class="offers" aria-label={texts.actions}>
      <BotReason />
      <p class="soft">{texts.sentence({ words: filmWords.value })}</p>
      {current.value?.fire && (
        <button class="small" onClick={skipIt}>
          {texts.skip}
        </button>
      )}
    </section>
  );
}

function skipIt(event: MouseEvent): void {
  release(event);
  skip();
}
