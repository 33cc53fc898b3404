/** At the first game, once: does somebody wish to hear it? */
import { change, gamesPlayed, settings } from "../settings.ts";
import { sound } from "./sound.ts";
import "./offer.css";

const FIRST_GAMES = 3;

export function SoundOffer() {
  const { sounds, soundOffered } = settings.value;
  if (sounds || soundOffered || gamesPlayed() >= FIRST_GAMES) return null;
  const listen = () => {
    change({ sounds: true, soundOffered: true });
    void sound("turn");
  };
  return (
    <div class="sound-offer" role="group" aria-label="Sound">
      <span>Would you like to hear the fire?</span>
      <button class="small primary" onClick={listen}>
        Sound on
      </button>
      <button class="small" onClick={() => change({ soundOffered: true })}>
        No, thanks
      </button>
    </div>
  );
}
