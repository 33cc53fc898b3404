/** What people have made and show to others, each with its picture and who made it. */
import { useState } from "preact/hooks";
import { LANGUAGE } from "words/language.ts";
import * as texts from "words/workshop.ts";
import { api } from "../api.ts";
import { sitDown } from "../common/sitting.ts";
import type { FileEditor } from "../games/game.ts";
import { Problem, useAsked, useSending } from "../loading.tsx";
import type { Work } from "../protocol/index.ts";
import { settings } from "../settings.ts";
import { dropKey, keys } from "./keys.ts";
import { addressOfWork } from "./link.ts";

type EditorOf = (work: Work) => FileEditor | undefined;

export function Gallery({ editorOf }: { editorOf: EditorOf }) {
  const [skips, setSkips] = useState([0]);
  return (
    <section class="gallery" aria-labelledby="gallery-title">
      <h2 id="gallery-title">{texts.gallery}</h2>
      <ul class="gallery-works">
        {skips.map((skip) => (
          <Page
            key={skip}
            skip={skip}
            editorOf={editorOf}
            more={skip === skips.at(-1) ? (known) => setSkips([...skips, skip + known]) : null}
          />
        ))}
      </ul>
    </section>
  );
}

interface PageProps {
  skip: number;
  editorOf: EditorOf;
  more: ((known: number) => void) | null;
}

function Page({ skip, editorOf, more }: PageProps) {
  const { value, problem, again } = useAsked(() => api.gallery(skip), String(skip));
  if (problem) {
    return (
      <li>
        <Problem text={problem} again={again} />
      </li>
    );
  }
  if (!value) return null;
  if (!skip && !value.works.length) return <li class="soft">{texts.nothingHangs}</li>;
  return (
    <>
      {value.works.map((work) => (
        <li key={work.id} class="card">
          <Hung work={work} editor={editorOf(work)} gone={again} />
        </li>
      ))}
      {value.more && more && (
        <li>
          <button onClick={() => more(value.works.length)}>{texts.showMore}</button>
        </li>
      )}
    </>
  );
}

function Hung({ work, editor, gone }: { work: Work; editor: FileEditor | undefined; gone: () => void }) {
  const sending = useSending();
  const key = keys.value[work.id];
  const play = () =>
    sending.run(async () => {
      const setup = { ...work.setup, files: { [work.file]: work.text } };
      sitDown({ ...(await api.create({ setup, name: settings.peek().name, seats: [] })), title: work.title });
    });
  const remove = () =>
    sending.run(async () => {
      await api.removeWork(work.id, key!);
      dropKey(work.id);
      gone();
    });
  return (
    <>
      {editor && <editor.Picture text={work.text} />}
      <h3>{work.title}</h3>
      <p class="soft">
        {texts.madeBy({ maker: work.maker, day: new Date(work.created).toLocaleDateString(LANGUAGE) })}
      </p>
      <p class="buttons">
        <button class="small" disabled={sending.busy} aria-label={texts.playWork({ title: work.title })} onClick={() => void play()}>
          {texts.play}
        </button>
        {editor && (
          <a class="button small" aria-label={texts.openWork({ title: work.title })} href={addressOfWork(work)}>
            {texts.open}
          </a>
        )}
        {key && (
          <button class="small" disabled={sending.busy} aria-label={texts.removeWork({ title: work.title })} onClick={() => void remove()}>
            {texts.remove}
          </button>
        )}
      </p>
      <Problem text={sending.problem} />
    </>
  );
}
