/** The door to a lesson: what it is about, and the way to its table. */
import * as texts from "words/lesson.ts";
import { api } from "../api.ts";
import { NameField } from "../common/name_field.tsx";
import { sitDown } from "../common/sitting.ts";
import { SiteHeader } from "../header.tsx";
import { Problem, useAsked, useSending } from "../loading.tsx";
import type { Lesson } from "../protocol/index.ts";
import { settings } from "../settings.ts";
import "./lesson.css";

export function LessonPage({ id }: { id: string }) {
  const { value, problem, again } = useAsked(api.lessons, "lessons");
  const lesson = value?.find((found) => found.id === id);
  return (
    <>
      <SiteHeader />
      <main id="main" class="page lesson-page" tabIndex={-1} aria-busy={!value && !problem}>
        <Problem text={problem} again={again} />
        {lesson && <Begin lesson={lesson} />}
        {value && !lesson && (
          <>
            <h1>{texts.noLesson({ id })}</h1>
            <p>
              <a href="/">{texts.backToStart}</a>
            </p>
          </>
        )}
      </main>
    </>
  );
}

/** What somebody without a name is called here. */
const NOBODY = texts.learner;

function Begin({ lesson }: { lesson: Lesson }) {
  const { busy, problem, run } = useSending();
  const begin = (event: Event) => {
    event.preventDefault();
    void run(async () => {
      const ticket = await api.takeLesson(lesson.id, { name: settings.peek().name.trim() || NOBODY });
      sitDown({ ...ticket, title: lesson.title });
    });
  };
  return (
    <form class="card" onSubmit={begin}>
      <h1>{lesson.title}</h1>
      <p>{lesson.text}</p>
      <p class="soft">
        {texts.lessonAbout({ minutes: lesson.minutes })}
      </p>
      <NameField placeholder={NOBODY} />
      <p class="buttons">
        <button class="primary large" disabled={busy}>
          {texts.begin}
        </button>
        <a class="button large" href={`/rules/${lesson.game}/overview`}>
          {texts.readRules}
        </a>
      </p>
      <Problem text={problem} />
    </form>
  );
}
