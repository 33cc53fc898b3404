/** First games with a guide, offered to who is new. */
import * as texts from "words/home.ts";
import { api } from "../api.ts";
import { gameOf } from "../games/index.ts";
import { useAsked } from "../loading.tsx";

export function LessonCards() {
  const { value } = useAsked(api.lessons, "lessons");
  return (
    <section class="lessons" aria-labelledby="lessons-title">
      <div class="home-head">
        <h2 id="lessons-title">{texts.newHere}</h2>
        <p class="soft">{texts.newHereAbout}</p>
      </div>
      <ul>
        {value?.map((lesson) => {
          const { Sign } = gameOf(lesson.game);
          return (
            <li key={lesson.id}>
              <a class="card" href={`/lesson/${lesson.id}`}>
                <svg class="game-sign" viewBox="0 0 48 36" aria-hidden="true">
                  <Sign />
                </svg>
                <b>{lesson.title}</b>
                <span class="soft">
                  {texts.lessonLine({ game: lesson.game_title, minutes: lesson.minutes })}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
