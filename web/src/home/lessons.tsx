/** The first game, offered before everything else. */
import { api } from "../api.ts";
import { useAsked } from "../loading.tsx";

export function LessonCards() {
  const { value } = useAsked(api.lessons, "lessons");
  if (!value?.length) return null;
  return (
    <section class="lessons" aria-labelledby="lessons-title">
      <h2 id="lessons-title">New here?</h2>
      <p>Play a first game with a guide at your side, one rule at a time.</p>
      <ul>
        {value.map((lesson) => (
          <li key={lesson.id}>
            <a class="button" href={`/lesson/${lesson.id}`}>
              {lesson.game_title}: {lesson.title} <span class="soft">{lesson.minutes} minutes</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
