/** The rules as pages: contents, search, one section at a time. */
import { useEffect } from "preact/hooks";
import * as texts from "words/reference.ts";
import { sections } from "../api.ts";
import { SiteHeader } from "../header.tsx";
import { Problem, useAsked } from "../loading.tsx";
import type { Section } from "../protocol/index.ts";
import { Contents, SearchBox, SectionBody, titleOf } from "./parts.tsx";

export function RulesPage({ section }: { section: string | null }) {
  const { value, problem, again } = useAsked(sections, "reference");
  const here = value?.find(({ id }) => id === section) ?? null;
  useEffect(() => {
    document.title = here ? texts.sectionTitle({ title: here.title, game: here.game_title }) : texts.pageTitle;
  }, [here]);
  return (
    <>
      <SiteHeader />
      <main id="main" class="page rules-page" tabIndex={-1} aria-busy={!value && !problem}>
        <Problem text={problem} again={again} />
        {value && (section ? <One sections={value} id={section} here={here} /> : <All sections={value} />)}
      </main>
    </>
  );
}

function All({ sections }: { sections: Section[] }) {
  return (
    <>
      <h1>{texts.rules}</h1>
      <p class="soft">{texts.rulesAbout}</p>
      <SearchBox sections={sections} />
      <div class="both-games">
        {[...new Set(sections.map(({ game }) => game))].map((game) => (
          <section key={game} aria-labelledby={`rules-${game}`}>
            <h2 id={`rules-${game}`}>{titleOf(sections, game)}</h2>
            <Contents sections={sections} game={game} />
          </section>
        ))}
      </div>
    </>
  );
}

function One({ sections, id, here }: { sections: Section[]; id: string; here: Section | null }) {
  if (!here) {
    return (
      <>
        <h1>{texts.noSection({ id })}</h1>
        <p>
          <a href="/rules">{texts.allRules}</a>
        </p>
      </>
    );
  }
  return (
    <div class="with-contents">
      <aside>
        <p>
          <a href="/rules">{texts.allRules}</a> · <b>{here.game_title}</b>
        </p>
        <SearchBox sections={sections} game={here.game} />
        <Contents sections={sections} game={here.game} here={here.id} />
      </aside>
      <article>
        <h1>{here.title}</h1>
        <SectionBody section={here} sections={sections} />
      </article>
    </div>
  );
}
