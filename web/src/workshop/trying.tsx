/** The game in which a file is tried: which rules, how many players, a test game, and how hard it is. */
import { useEffect, useState } from "preact/hooks";
import * as texts from "words/workshop.ts";
import { api } from "../api.ts";
import { NameField } from "../common/name_field.tsx";
import { sitDown } from "../common/sitting.ts";
import { Field, Problem, useSending } from "../loading.tsx";
import type { Hardness, Ruleset, Setup, Trial } from "../protocol/index.ts";
import { settings } from "../settings.ts";

export interface Way {
  ruleset: string;
  difficulty: string;
  crew: number;
}

export function firstWay(ruleset: Ruleset): Way {
  const crew = ruleset.usual.crew;
  return { ruleset: ruleset.id, difficulty: ruleset.difficulties[0]?.id ?? "", crew: typeof crew === "number" ? crew : ruleset.crew[0]! };
}

/** The set-up that plays a file in this way. */
export function setupOf({ ruleset, difficulty, crew }: Way, file: string, text: string): Setup {
  return { ruleset, crew, files: { [file]: text }, ...(difficulty ? { difficulty } : {}) };
}

interface Props {
  rulesets: Ruleset[];
  way: Way;
  change: (way: Way) => void;
  setup: Setup;
  /** Can it be played as it is? */
  ready: boolean;
}

export function Trying({ rulesets, way, change, setup, ready }: Props) {
  const ruleset = rulesets.find(({ id }) => id === way.ruleset)!;
  const sending = useSending();
  const play = () =>
    sending.run(async () => {
      const ticket = await api.create({ setup, name: settings.peek().name, seats: [], aids: { hint: true, chance: true, threats: true } });
      sitDown({ ...ticket, title: ruleset.title });
    });
  return (
    <section class="card workshop-try" aria-labelledby="try-title">
      <h2 id="try-title">{texts.tryIt}</h2>
      <Field label={texts.rules}>
        <select value={way.ruleset} onChange={(event) => change(firstWay(rulesets.find(({ id }) => id === event.currentTarget.value)!))}>
          {rulesets.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </Field>
      {ruleset.difficulties.length > 0 && (
        <Field label={texts.difficulty}>
          <select value={way.difficulty} onChange={(event) => change({ ...way, difficulty: event.currentTarget.value })}>
            {ruleset.difficulties.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </Field>
      )}
      <Field label={texts.crew}>
        <select value={way.crew} onChange={(event) => change({ ...way, crew: Number(event.currentTarget.value) })}>
          {ruleset.crew.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </Field>
      <NameField />
      <p class="buttons">
        <button class="primary" disabled={!ready || sending.busy} onClick={() => void play()}>
          {texts.testGame}
        </button>
      </p>
      <Problem text={sending.problem} />
      <HowHard key={JSON.stringify(setup)} setup={setup} ready={ready} />
    </section>
  );
}

/** Milliseconds between two questions. */
const AGAIN = 1200;

function HowHard({ setup, ready }: { setup: Setup; ready: boolean }) {
  const [wanted, setWanted] = useState(false);
  const [found, setFound] = useState<Hardness | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let timer = 0;
    let here = true;
    const ask = () =>
      api.tryOut(setup).then(
        (answer) => {
          if (!here) return;
          setFound(answer);
          if (!answer.done) timer = window.setTimeout(ask, AGAIN);
        },
        (error: Error) => {
          if (!here) return;
          setProblem(error.message);
          setWanted(false);
        },
      );
    void ask();
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [wanted]);
  const ask = () => {
    setProblem(null);
    setWanted(true);
  };
  return (
    <>
      <button disabled={!ready || wanted} onClick={ask}>
        {texts.howHard}
      </button>
      <Problem text={problem} />
      {wanted && !found && <p class="soft">{texts.asking}</p>}
      {found && <Found found={found} />}
    </>
  );
}

function Found({ found }: { found: Hardness }) {
  return (
    <div class="how-hard" aria-live="polite">
      {found.waits !== null && <p class="soft">{texts.othersBefore({ seconds: found.waits })}</p>}
      <table>
        <caption class="soft">{found.done ? texts.botsWon : texts.botsPlay}</caption>
        <tbody>
          {found.trials.map((trial) => (
            <Row key={trial.bot} trial={trial} />
          ))}
        </tbody>
      </table>
      {found.done && <p>{verdict(found.trials)}</p>}
    </div>
  );
}

function Row({ trial: { title, games, most, wins, low, high } }: { trial: Trial }) {
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>
        {games ? texts.wonBetween({ chance: percent(wins / games), low: percent(low), high: percent(high) }) : "–"}
        <span class="soft">
          {texts.gamesPlayed({ games, most, some: games < most })}
        </span>
      </td>
    </tr>
  );
}

function percent(share: number): string {
  return texts.percent({ whole: Math.round(share * 100) });
}

/** In words, by the bot that plays best. */
export function verdict(trials: Trial[]): string {
  const best = Math.max(...trials.map(({ wins, games }) => (games ? wins / games : 0)));
  if (best >= 0.85) return texts.easy;
  if (best >= 0.6) return texts.fair;
  if (best >= 0.3) return texts.hard;
  if (best >= 0.1) return texts.veryHard;
  return texts.hardly;
}
