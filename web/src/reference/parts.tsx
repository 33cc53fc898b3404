/** The parts of the reference: search, contents, one section with its neighbours. */
import { useState } from "preact/hooks";
import * as texts from "words/reference.ts";
import { Markdown } from "../common/markdown.tsx";
import { SearchField } from "../common/search_field.tsx";
import type { Section } from "../protocol/index.ts";
import { neighbours, search } from "./finding.ts";
import "./reference.css";

const HITS = 12;

export function SearchBox({ sections, game }: { sections: Section[]; game?: string | undefined }) {
  const [typed, setTyped] = useState("");
  const scope = game ? sections.filter((section) => section.game === game) : sections;
  const found = search(scope, typed);
  return (
    <search>
      <SearchField label={texts.search} value={typed} onType={setTyped} />
      {typed.trim() && (
        <div class="hits" role="status">
          {found.length ? (
            <ul>
              {found.slice(0, HITS).map(({ section, excerpt }) => (
                <li key={section.id}>
                  <a href={`/rules/${section.id}`} onClick={() => setTyped("")}>
                    {section.title}
                  </a>{" "}
                  <span class="soft">
                    {!game && `${section.game_title} · `}
                    {excerpt}
                  </span>
                </li>
              ))}
            </ul>
          ) : (
            <p>{texts.nothingFound}</p>
          )}
        </div>
      )}
    </search>
  );
}

/** What a game is called that has sections. */
export function titleOf(sections: Section[], game: string): string {
  return sections.find((section) => section.game === game)?.game_title ?? game;
}

export function Contents({ sections, game, here }: { sections: Section[]; game: string; here?: string | undefined }) {
  return (
    <nav class="contents" aria-label={texts.rulesOf({ game: titleOf(sections, game) })}>
      <ul>
        {sections
          .filter((section) => section.game === game)
          .map((section) => (
            <li key={section.id}>
              <a href={`/rules/${section.id}`} aria-current={section.id === here ? "page" : undefined}>
                {section.title}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}

export function SectionBody({ section, sections }: { section: Section; sections: Section[] }) {
  const { before, after } = neighbours(sections, section.id);
  return (
    <>
      {section.only_in.length > 0 && <p class="soft">{texts.onlyIn({ boxes: section.only_in.join("; ") })}</p>}
      <div class="rule-text">
        <Markdown text={section.body} />
      </div>
      <p class="soft sources">{texts.from({ sources: section.sources.join("; ") })}</p>
      <nav class="neighbours" aria-label={texts.beforeAndAfter}>
        {before && (
          <a href={`/rules/${before.id}`} rel="prev">
            ← {before.title}
          </a>
        )}
        {after && (
          <a href={`/rules/${after.id}`} rel="next">
            {after.title} →
          </a>
        )}
      </nav>
    </>
  );
}
