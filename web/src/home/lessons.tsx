/** First games with a guide, offered to who is new. */
import { api } from "../api.ts";
import { gameOf } from "../games/index.ts";
import { useAsked } from "../loading.tsx";

export function LessonCards() {
  const { value } = useAsked(api.lessons, "lessons");
  return (
    <section class="lessons" aria-labelledby="lessons-title">
      <div class="home-head">
        <h2 id="lessons-title">New here?</h2>
        <p class="soft">A first game with a guide at your side, one rule at a time.</p>
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
                  {lesson.game_title} · {lesson.minutes} minutes
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
