/** Everything that can be made on this page, game by game. */
import * as texts from "words/workshop.ts";
import { catalogue } from "../api.ts";
import type { FileEditor } from "../games/game.ts";
import { gameOf } from "../games/index.ts";
import { SiteHeader } from "../header.tsx";
import { Problem, useAsked } from "../loading.tsx";
import { Gallery } from "./gallery.tsx";
import "./workshop.css";

interface Made {
  game: string;
  gameTitle: string;
  file: string;
  editor: FileEditor;
}

export function WorkshopsPage() {
  const { value, problem, again } = useAsked(kinds, "kinds");
  return (
    <>
      <SiteHeader />
      <main id="main" class="page" tabIndex={-1} aria-busy={!value && !problem}>
        <h1>{texts.workshop}</h1>
        <p class="soft">{texts.workshopAbout}</p>
        <Problem text={problem} again={again} />
        <ul class="workshop-kinds">
          {value?.map(({ game, gameTitle, file, editor: { title, intro } }) => (
            <li key={`${game}/${file}`} class="card">
              <h2>
                <a href={`/workshop/${game}/${file}`}>{title}</a>
              </h2>
              <p class="soft">{gameTitle}</p>
              <p>{intro}</p>
            </li>
          ))}
        </ul>
        {value && <Gallery editorOf={(work) => value.find(({ game, file }) => game === work.game && file === work.file)?.editor} />}
      </main>
    </>
  );
}

async function kinds(): Promise<Made[]> {
  const { games } = await catalogue();
  const made = games.flatMap(({ id, title }) =>
    Object.entries(gameOf(id).editors ?? {}).map(async ([file, load]) => {
      return { game: id, gameTitle: title, file, editor: await load() };
    }),
  );
  return Promise.all(made);
}
