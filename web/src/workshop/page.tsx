/** The workshop: a file of one's own, drawn with the game's editor, judged, tried and shared. */
import { useEffect, useMemo, useState } from "preact/hooks";
import * as texts from "words/workshop.ts";
import { api, catalogue } from "../api.ts";
import type { FileEditor } from "../games/game.ts";
import { gameOf } from "../games/index.ts";
import { SiteHeader } from "../header.tsx";
import { Problem, useAsked } from "../loading.tsx";
import type { Ruleset } from "../protocol/index.ts";
import { Files } from "./files.tsx";
import { changed, type Draft, draftOf, redone, undone } from "./history.ts";
import { type Judged, useJudgement } from "./judging.ts";
import { fileIn, workIn } from "./link.ts";
import { Publish } from "./publish.tsx";
import { firstWay, setupOf, Trying } from "./trying.tsx";
import "./workshop.css";

interface Props {
  game: string;
  file: string;
}

export function WorkshopPage({ game, file }: Props) {
  const loading = useAsked(() => prepared(game, file), `${game}/${file}`);
  return (
    <>
      <SiteHeader />
      <main id="main" class="page workshop" tabIndex={-1} aria-busy={!loading.value && !loading.problem}>
        <Problem text={loading.problem} again={loading.again} />
        {loading.value && <Workshop game={game} file={file} {...loading.value} />}
      </main>
    </>
  );
}

interface Ready {
  editor: FileEditor;
  rulesets: Ruleset[];
  draft: Draft;
  /** Why the file of the link could not be opened. */
  broken: string | null;
}

/** All that is needed to begin; a file that comes by a link is a step after the draft, which is not lost. */
async function prepared(game: string, file: string): Promise<Ready> {
  const load = gameOf(game).editors?.[file];
  if (!load) throw new Error(texts.nothingMade);
  const [editor, all, samples] = await Promise.all([load(), catalogue(), api.samples(game, file)]);
  const draft = draftOf(game, file, samples[0]?.text ?? editor.blanks[0]!.text);
  let broken: string | null = null;
  try {
    const id = workIn(location.hash);
    const linked = id ? (await api.work(id)).text : await fileIn(location.hash);
    if (linked !== null) {
      draft.set(changed(draft.steps.peek(), linked));
      history.replaceState(null, "", location.pathname);
    }
  } catch (error) {
    broken = (error as Error).message;
  }
  const tonight = (id: string) => (all.tonight.includes(id) ? all.tonight.indexOf(id) : all.tonight.length);
  const rulesets = all.rulesets.filter((one) => one.game === game).sort((a, b) => tonight(a.id) - tonight(b.id));
  return { editor, rulesets, draft, broken };
}

function Workshop({ game, file, editor, rulesets, draft, broken }: Props & Ready) {
  const { now: text, past, future } = draft.steps.value;
  const [way, setWay] = useState(firstWay(rulesets.find(({ id }) => id === editor.ruleset) ?? rulesets[0]!));
  const setup = useMemo(() => setupOf(way, file, text), [way, text]);
  const judged = useJudgement(setup);
  const undo = () => draft.set(undone(draft.steps.peek()));
  const redo = () => draft.set(redone(draft.steps.peek()));
  const open = (next: string, board?: string) => {
    draft.set(changed(draft.steps.peek(), next));
    const fitting = rulesets.filter(({ boards }) => boards.some(({ id }) => id === board));
    if (fitting.length && !fitting.some(({ id }) => id === way.ruleset)) setWay(firstWay(fitting[0]!));
  };
  useUndoKeys(undo, redo);
  const ready = judged.current && !judged.fault && !judged.problem;
  const boards = [...new Map(rulesets.flatMap((one) => one.boards).map((board) => [board.id, board])).values()];
  return (
    <>
      <h1>{editor.title}</h1>
      <p class="workshop-on-paper">{editor.titleOf(text) || editor.title}</p>
      <p class="soft workshop-intro">{editor.intro}</p>
      <Problem text={broken} />
      <div class="workshop-columns">
        <div class="workshop-main">
          <div class="workshop-bar">
            <p class="buttons">
              <button aria-keyshortcuts="Control+Z" disabled={!past.length} onClick={undo}>
                {texts.undo}
              </button>
              <button aria-keyshortcuts="Control+Y" disabled={!future.length} onClick={redo}>
                {texts.redo}
              </button>
            </p>
            <Judgement judged={judged} />
          </div>
          <editor.Editor
            text={text}
            fault={judged.current ? judged.fault : null}
            change={(next, stroke) => draft.set(changed(draft.steps.peek(), next, stroke))}
          />
          <details class="workshop-text">
            <summary>{texts.asText}</summary>
            <textarea
              aria-label={texts.fileAsText}
              spellcheck={false}
              rows={30}
              value={text}
              onInput={(event) => draft.set(changed(draft.steps.peek(), event.currentTarget.value, "text"))}
            />
          </details>
        </div>
        <aside class="workshop-side" aria-label={texts.fileAndGames}>
          <section class="card" aria-labelledby="file-title">
            <h2 id="file-title">{texts.theFile}</h2>
            <Files game={game} file={file} editor={editor} boards={boards} text={text} open={open} />
          </section>
          <Publish setup={setup} own={editor.titleOf(text)} ready={ready} />
          <Trying rulesets={rulesets} way={way} change={setWay} setup={setup} ready={ready} />
        </aside>
      </div>
    </>
  );
}

/** What is wrong, or that nothing is; told once it is known, not with every stroke. */
function Judgement({ judged: { fault, current, problem } }: { judged: Judged }) {
  const words = problem ?? fault?.text ?? texts.canBePlayed;
  return (
    <p class={`workshop-judgement ${fault || problem ? "wrong" : "right"}`} role="status" aria-busy={!current}>
      {current ? words : "…"}
    </p>
  );
}

/** Ctrl+Z and Ctrl+Y, except where a text is being written: there the browser takes back letters. */
function useUndoKeys(undo: () => void, redo: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || (event.target as Element).matches("input, textarea, select")) return;
      const key = event.key.toLowerCase();
      if (key === "y" || (key === "z" && event.shiftKey)) redo();
      else if (key === "z") undo();
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
