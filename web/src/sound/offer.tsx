/** At the first game, once: does somebody wish to hear it? */
import * as texts from "words/sound.ts";
import { change, FIRST_GAMES, gamesPlayed, settings } from "../settings.ts";
import { sound } from "./sound.ts";
import "./offer.css";

export function SoundOffer() {
  const { sounds, soundOffered } = settings.value;
  if (sounds || soundOffered || gamesPlayed() >= FIRST_GAMES) return null;
  const listen = () => {
    change({ sounds: true, soundOffered: true });
    void sound("turn");
  };
  return (
    <div class="sound-offer" role="group" aria-label={texts.sound}>
      <span>{texts.wouldYouLike}</span>
      <button class="small primary" onClick={listen}>
        {texts.soundOn}
      </button>
      <button class="small" onClick={() => change({ soundOffered: true })}>
        {texts.noThanks}
      </button>
    </div>
  );
}
