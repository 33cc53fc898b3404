/** What people have made and show to others, each with its picture and who made it. */
import { useState } from "preact/hooks";
import { api } from "../api.ts";
import { sitDown } from "../common/sitting.ts";
import type { FileEditor } from "../games/game.ts";
import { Problem, useAsked, useSending } from "../loading.tsx";
import type { Work } from "../protocol/index.ts";
import { settings } from "../settings.ts";
import { dropKey, keys } from "./keys.ts";
import { addressOfWork } from "./link.ts";

interface Props {
  game: string;
  file: string;
  editor: FileEditor;
}

export function Gallery({ game, file, editor }: Props) {
  const [skips, setSkips] = useState([0]);
  return (
    <section class="gallery" aria-labelledby={`gallery-${game}-${file}`}>
      <h2 id={`gallery-${game}-${file}`}>Gallery: {editor.title.toLowerCase()}</h2>
      <ul class="gallery-works">
        {skips.map((skip) => (
          <Page
            key={skip}
            {...{ game, file, editor, skip }}
            more={skip === skips.at(-1) ? (known) => setSkips([...skips, skip + known]) : null}
          />
        ))}
      </ul>
    </section>
  );
}

function Page({ game, file, editor, skip, more }: Props & { skip: number; more: ((known: number) => void) | null }) {
  const { value, problem, again } = useAsked(() => api.gallery(game, file, skip), `${game}/${file}/${skip}`);
  if (problem) return <li><Problem text={problem} again={again} /></li>;
  if (!value) return null;
  if (!skip && !value.works.length) return <li class="soft">Nothing hangs here yet. Yours may be the first.</li>;
  return (
    <>
      {value.works.map((work) => (
        <li key={work.id} class="card">
          <Hung work={work} editor={editor} gone={again} />
        </li>
      ))}
      {value.more && more && (
        <li>
          <button onClick={() => more(value.works.length)}>Show more</button>
        </li>
      )}
    </>
  );
}

function Hung({ work, editor, gone }: { work: Work; editor: FileEditor; gone: () => void }) {
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
      <editor.Picture text={work.text} />
      <h3>{work.title}</h3>
      <p class="soft">
        by {work.maker}, {new Date(work.created).toLocaleDateString()}
      </p>
      <p class="buttons">
        <button class="small" disabled={sending.busy} aria-label={`Play ${work.title}`} onClick={() => void play()}>
          Play
        </button>
        <a class="button small" aria-label={`Open ${work.title} in the workshop`} href={addressOfWork(work)}>
          Open
        </a>
        {key && (
          <button class="small" disabled={sending.busy} aria-label={`Remove ${work.title}`} onClick={() => void remove()}>
            Remove
          </button>
        )}
      </p>
      <Problem text={sending.problem} />
    </>
  );
}
