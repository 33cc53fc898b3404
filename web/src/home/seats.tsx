/** How the game is played, and by whom each pawn. */
import * as texts from "words/home.ts";
import { gameOf } from "../games/index.ts";
import { Field } from "../loading.tsx";
import type { Catalogue, Ruleset, SeatWish } from "../protocol/index.ts";
import { SeekingForm } from "../seats/seeking_form.tsx";
import { usualSeeks } from "../seats/seeking.ts";
import { type SetupDraft, edit, type Mode, setMode, WARM } from "./draft.ts";

export const MODES: [Mode, string, string][] = [
  ["alone", texts.alone, texts.aloneAbout],
  ["screen", texts.screen, texts.screenAbout],
  ["friends", texts.friends, texts.friendsAbout],
  ["open", texts.anybody, texts.anybodyAbout],
  ["referee", texts.realTable, texts.realTableAbout],
];

export function SeatsForm({ catalogue, ruleset, now }: { catalogue: Catalogue; ruleset: Ruleset; now: SetupDraft }) {
  return (
    <>
      <fieldset class="cards-4">
        <legend>{texts.how}</legend>
        {MODES.map(([mode, label, text]) => (
          <label key={mode} class="radio-card">
            <input type="radio" name="mode" checked={now.mode === mode} onChange={() => setMode(mode)} />
            <b>{label}</b>
            <span class="soft">{text}</span>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{texts.who}</legend>
        <div class="seats">
          {now.seats.map((wish, pawn) => (
            <Field key={pawn} label={pawnLabel(ruleset, now, pawn)}>
              <SeatSelect catalogue={catalogue} wish={wish} choose={(seat) => edit({ seats: now.seats.with(pawn, seat) })} />
            </Field>
          ))}
        </div>
      </fieldset>
      {now.mode === "open" && <SeekingForm seeks={now.seeks ?? usualSeeks()} choose={(seeks) => edit({ seeks })} />}
    </>
  );
}

function pawnLabel(ruleset: Ruleset, now: SetupDraft, pawn: number): string {
  const role = Array.isArray(now.crew) ? ruleset.roles.find(({ id }) => id === (now.crew as string[])[pawn]) : null;
  const { member } = gameOf(ruleset.game);
  return role?.title ?? `${member.charAt(0).toUpperCase()}${member.slice(1)} ${pawn + 1}`;
}

function SeatSelect(props: { catalogue: Catalogue; wish: SeatWish; choose: (wish: SeatWish) => void }) {
  return (
    <select value={props.wish} onChange={(event) => props.choose(event.currentTarget.value as SeatWish)}>
      <option value="me">{texts.me}</option>
      <option value="open">{texts.seatOpen}</option>
      <option value={WARM}>{texts.seatWarm}</option>
      <optgroup label={texts.bot}>
        {props.catalogue.bots.map((bot) => (
          <option key={bot.id} value={`bot:${bot.id}`} title={bot.text}>
            {bot.title}
          </option>
        ))}
      </optgroup>
    </select>
  );
}
