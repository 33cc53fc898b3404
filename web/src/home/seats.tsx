/** How the game is played, and by whom each pawn. */
import { gameOf } from "../games/index.ts";
import { Field } from "../loading.tsx";
import type { Catalogue, Ruleset, SeatWish } from "../protocol/index.ts";
import { SeekingForm } from "../seats/seeking_form.tsx";
import { usualSeeks } from "../seats/seeking.ts";
import { type SetupDraft, edit, type Mode, setMode, WARM } from "./draft.ts";

export const MODES: [Mode, string, string][] = [
  ["alone", "Alone", "You play the whole crew, or leave some of it to bots."],
  ["screen", "Around this screen", "The screen is handed on from turn to turn."],
  ["friends", "With friends", "Everybody at a screen of their own, by a link or a short code."],
  ["open", "With anybody", "Listed on the first page; bots keep the seats warm until somebody sits down."],
  ["referee", "At a real table", "You move real pieces; the page keeps the rules and asks what fell."],
];

export function SeatsForm({ catalogue, ruleset, now }: { catalogue: Catalogue; ruleset: Ruleset; now: SetupDraft }) {
  return (
    <>
      <fieldset class="cards-4">
        <legend>How do you play?</legend>
        {MODES.map(([mode, label, text]) => (
          <label key={mode} class="radio-card">
            <input type="radio" name="mode" checked={now.mode === mode} onChange={() => setMode(mode)} />
            <b>{label}</b>
            <span class="soft">{text}</span>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>Who plays whom?</legend>
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
      <option value="me">Me</option>
      <option value="open">Open seat, for a friend</option>
      <option value={WARM}>Open seat, a bot until then</option>
      <optgroup label="Bot">
        {props.catalogue.bots.map((bot) => (
          <option key={bot.id} value={`bot:${bot.id}`} title={bot.text}>
            {bot.title}
          </option>
        ))}
      </optgroup>
    </select>
  );
}
