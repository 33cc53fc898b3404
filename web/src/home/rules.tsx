/** Which game, rule set, board, difficulty and crew. */
import * as texts from "words/home.ts";
import { Field } from "../loading.tsx";
import type { Catalogue, Choice, Ruleset } from "../protocol/index.ts";
import { begin, type Cards, cardsOf, type SetupDraft, edit, pawnCount, setCards } from "./draft.ts";

export function RulesForm({ catalogue, ruleset, now }: { catalogue: Catalogue; ruleset: Ruleset; now: SetupDraft }) {
  const siblings = catalogue.rulesets.filter(({ game }) => game === ruleset.game);
  return (
    <>
      <fieldset class="cards-2">
        <legend>{texts.game}</legend>
        {catalogue.games.map(({ id: game, title, text }) => {
          const first = catalogue.rulesets.find((other) => other.game === game);
          return (
            first && (
              <label key={game} class="radio-card">
                <input
                  type="radio"
                  name="game"
                  checked={ruleset.game === game}
                  onChange={() => begin({ ruleset: first.id }, catalogue)}
                />
                <b>{title}</b>
                <span class="soft">{text}</span>
              </label>
            )
          );
        })}
      </fieldset>
      <div class="fields">
        {siblings.length > 1 && (
          <Field label={texts.ruleset} text={ruleset.text}>
            <Select
              list={siblings}
              value={ruleset.id}
              choose={(id) => begin({ ruleset: id, crew: pawnCount(now) }, catalogue)}
            />
          </Field>
        )}
        <ChoiceField label={texts.board} list={ruleset.boards} value={now.board} choose={(board) => edit({ board, preset: null })} />
        <ChoiceField
          label={texts.difficulty}
          list={ruleset.difficulties}
          value={now.difficulty}
          choose={(difficulty) => edit({ difficulty, preset: null })}
        />
      </div>
      <CrewForm ruleset={ruleset} now={now} />
    </>
  );
}

function ChoiceField(props: { label: string; list: Choice[]; value: string; choose: (id: string) => void }) {
  if (props.list.length < 2) return null;
  return (
    <Field label={props.label} text={props.list.find(({ id }) => id === props.value)?.text}>
      <Select {...props} />
    </Field>
  );
}

function Select({ list, value, choose }: { list: { id: string; title: string }[]; value: string; choose: (id: string) => void }) {
  return (
    <select value={value} onChange={(event) => choose(event.currentTarget.value)}>
      {list.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </select>
  );
}

function CrewForm({ ruleset, now }: { ruleset: Ruleset; now: SetupDraft }) {
  const named = Array.isArray(now.crew);
  const count = pawnCount(now);
  const resize = (size: number) => {
    const crew = Array.isArray(now.crew) ? Array.from({ length: size }, (_, pawn) => (now.crew as string[])[pawn] ?? "") : size;
    edit({ crew, preset: null });
  };
  return (
    <fieldset>
      <legend>{texts.crew}</legend>
      <div class="sizes" role="group" aria-label={texts.crewSize}>
        {ruleset.crew.map((size) => (
          <button type="button" key={size} aria-pressed={size === count} onClick={() => resize(size)}>
            {size}
          </button>
        ))}
      </div>
      {(ruleset.choosing.includes(now.difficulty) || named) && <CardsForm now={now} />}
      {Array.isArray(now.crew) && now.crew.map((role, pawn) => <RoleField key={pawn} {...{ ruleset, now, role, pawn }} />)}
    </fieldset>
  );
}

const CARDS: [Cards, string, string][] = [
  ["table", texts.cardsTable, texts.cardsTableAbout],
  ["dealt", texts.cardsDealt, texts.cardsDealtAbout],
  ["named", texts.cardsNamed, texts.cardsNamedAbout],
];

function CardsForm({ now }: { now: SetupDraft }) {
  return (
    <div role="radiogroup" aria-label={texts.cards}>
      {CARDS.map(([cards, label, text]) => (
        <label key={cards} class="radio">
          <input type="radio" name="cards" checked={cardsOf(now) === cards} onChange={() => setCards(cards)} />
          <span>
            <b>{label}</b> <span class="soft">{text}</span>
          </span>
        </label>
      ))}
    </div>
  );
}

function RoleField({ ruleset, now, role, pawn }: { ruleset: Ruleset; now: SetupDraft; role: string; pawn: number }) {
  const choose = (id: string) => edit({ crew: (now.crew as string[]).with(pawn, id), preset: null });
  return (
    <Field label={texts.roleNumber({ number: pawn + 1 })} text={ruleset.roles.find(({ id }) => id === role)?.text}>
      <Select list={[{ id: "", title: texts.choose }, ...ruleset.roles]} value={role} choose={choose} />
    </Field>
  );
}
