/** In and out: where to begin, a file from the disk, to the disk, as a link, on paper. */
import { useRef, useState } from "preact/hooks";
import { LANGUAGE } from "words/language.ts";
import * as texts from "words/workshop.ts";
import { api } from "../api.ts";
import { LinkField, OnlyHere, useCopying } from "../common/copying.tsx";
import type { FileEditor } from "../games/game.ts";
import { Problem, useAsked } from "../loading.tsx";
import type { Choice } from "../protocol/index.ts";
import { linkOf, LONGEST } from "./link.ts";

interface Props {
  game: string;
  file: string;
  editor: FileEditor;
  /** What the game calls its own boards. */
  boards: Choice[];
  text: string;
  /** Begin with a text; of one of the game's own boards its id is told too. */
  open: (text: string, board?: string) => void;
}

export function Files({ game, file, editor, boards, text, open }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const chosen = useRef<HTMLInputElement>(null);
  const read = async (input: HTMLInputElement) => {
    const found = input.files?.[0];
    input.value = "";
    if (!found) return;
    setProblem(null);
    if (found.size > LONGEST) setProblem(texts.longest({ count: LONGEST.toLocaleString(LANGUAGE) }));
    else open(await found.text());
  };
  return (
    <>
      <Beginnings game={game} file={file} editor={editor} boards={boards} open={open} />
      <p class="buttons">
        <button onClick={() => chosen.current!.click()}>{texts.openFile}</button>
        <input ref={chosen} type="file" accept={`${editor.ending},text/plain`} hidden onChange={(event) => void read(event.currentTarget)} />
        <a class="button" download={nameOf(editor, text)} href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}>
          {texts.download}
        </a>
        <button onClick={() => void linkOf(location.origin + location.pathname, text).then(setLink)}>{texts.linkToIt}</button>
        <button onClick={() => window.print()}>{texts.print}</button>
      </p>
      <Problem text={problem} />
      {link && <Shared key={link} link={link} />}
    </>
  );
}

function nameOf(editor: FileEditor, text: string): string {
  const name = editor.titleOf(text).toLowerCase().replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "");
  return `${name || "mine"}${editor.ending}`;
}

function Beginnings({ game, file, editor, boards, open }: Omit<Props, "text">) {
  const { value } = useAsked(() => api.samples(game, file), `${game}/${file}`);
  const titles = new Map(boards.map(({ id, title }) => [id, title]));
  const all = [...editor.blanks.map((blank) => ({ id: undefined, ...blank })), ...(value ?? []).map(({ id, text }) => ({ id, title: titles.get(id) ?? id, text }))];
  return (
    <label class="field">
      <span class="field-label">{texts.startFrom}</span>
      <select
        value=""
        onChange={(event) => {
          const found = all[Number(event.currentTarget.value)];
          event.currentTarget.value = "";
          if (found) open(found.text, found.id);
        }}
      >
        <option value="">{texts.choose}</option>
        {all.map(({ title }, index) => (
          <option key={title} value={index}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The whole file is in the link: nothing of it is kept on the server. */
function Shared({ link }: { link: string }) {
  const { copied, copy } = useCopying(link);
  return (
    <div class="workshop-link">
      <LinkField label={texts.linkToFile} link={link} />
      <button onClick={copy}>{copied ? texts.copied : texts.copy}</button>
      <p class="soft">{texts.inTheLink}</p>
      <OnlyHere />
    </div>
  );
}
