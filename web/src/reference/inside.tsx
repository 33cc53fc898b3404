/** What the dialog of the rules shows: the contents of the game that is played, or one section. */
import { useLayoutEffect, useRef } from "preact/hooks";
import * as texts from "words/reference.ts";
import { sectionsFor } from "../api.ts";
import { Problem, useAsked } from "../loading.tsx";
import { scene, snapshot } from "../store.ts";
import { Contents, SearchBox, SectionBody } from "./parts.tsx";

export function Inside({ section, show }: { section: string | null; show: (id: string | null) => void }) {
  const setup = snapshot.value?.setup;
  const { value, problem, again } = useAsked(() => sectionsFor(setup), JSON.stringify(setup));
  const top = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (!section) return;
    top.current?.focus();
    top.current?.closest("dialog")?.scrollTo(0, 0);
  }, [section, value]);
  if (!value) return <Problem text={problem} again={again} />;
  const game = scene.value?.game ?? value[0]?.game ?? "";
  const here = value.find(({ id }) => id === section);
  return (
    <>
      <SearchBox key={section} sections={value} game={here?.game ?? game} />
      {here ? (
        <article class="rules-side">
          <button class="small plain" onClick={() => show(null)}>
            {texts.allRulesBack}
          </button>
          <h3 ref={top} tabIndex={-1}>
            {here.title}
          </h3>
          <SectionBody section={here} sections={value} />
        </article>
      ) : (
        <Contents sections={value} game={game} />
      )}
    </>
  );
}
