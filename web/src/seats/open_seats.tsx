/** Tables where anybody may sit down, and one click for those who just want to play. */
import { useState } from "preact/hooks";
import * as texts from "words/seats.ts";
import { api } from "../api.ts";
import { sitDown } from "../common/sitting.ts";
import { Problem, useSending } from "../loading.tsx";
import type { TableLine } from "../protocol/index.ts";
import { settings } from "../settings.ts";
import { tickets } from "../tickets.ts";
import { languageName, languages, LEVELS, ownLanguage, seatWords, seekWords } from "./seeking.ts";
import { Choice } from "./seeking_form.tsx";
import "./seats.css";

export function OpenSeats({ lines }: { lines: TableLine[] }) {
  return (
    <section class="open-seats" aria-labelledby="open-seats-title">
      <h2 id="open-seats-title">{texts.openSeats}</h2>
      <QuickMatch />
      <ul class="lines">
        {lines.map((line) => (
          <li key={line.id}>
            <a href={`/join/${line.code}`}>
              <b>{line.title}</b>
              <span class="soft">{line.seeks && seekWords(line.seeks)}</span>
              <span class="soft">
                {line.people.join(", ")} · {seatWords(line.open_seats)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Level = keyof typeof LEVELS;

function QuickMatch() {
  const { busy, problem, run } = useSending();
  const [language, setLanguage] = useState(ownLanguage);
  const [level, setLevel] = useState<Level>("any");
  const match = () =>
    void run(async () => {
      const besides = tickets.peek().map(({ table }) => table);
      sitDown(await api.quickMatch({ name: settings.peek().name, language, level, besides }));
    });
  return (
    <div class="quick">
      <button class="primary" disabled={busy} onClick={match}>
        {texts.quickMatch}
      </button>
      <details>
        <summary>
          {texts.quickWith({ language: languageName(language), level })}
        </summary>
        <Choice label={texts.language} list={languages()} value={language} choose={setLanguage} />
        <Choice label={texts.level} list={Object.entries(LEVELS)} value={level} choose={(id) => setLevel(id as Level)} />
      </details>
      <Problem text={problem} />
    </div>
  );
}
