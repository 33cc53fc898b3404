/** Picks the page that the address names; pages after the first are loaded when they are needed. */
import type { ComponentType } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Announcer } from "./announcer.tsx";
import { HomePage } from "./home/page.tsx";
import { type Place, place } from "./router.ts";
import { TablePage } from "./table/page.tsx";

export function App() {
  const here = place.value;
  const first = useRef(true);
  // Before anything can be clicked or typed there: the focus is not taken away again.
  useLayoutEffect(() => {
    if (here.page !== "table") document.title = `${TITLES[here.page]} · Firehouse`;
    if (!first.current) document.getElementById("main")?.focus({ preventScroll: true });
    first.current = false;
  }, [here.page]);
  return (
    <>
      <a class="skip" href="#main">
        Skip to the content
      </a>
      <Page place={here} />
      <Announcer />
    </>
  );
}

/** The table writes its own title, with whose turn it is. */
const TITLES: Record<Place["page"], string> = {
  home: "Play",
  watch: "Tables to watch",
  table: "Table",
  join: "Join a table",
  review: "Review",
  lesson: "Lesson",
  rules: "Rules",
  missing: "Not found",
};

const WatchPage = later(() => import("./home/watch.tsx").then((part) => part.WatchPage));
const JoinPage = later(() => import("./lobby/join.tsx").then((part) => part.JoinPage));
const ReviewPage = later(() => import("./review/page.tsx").then((part) => part.ReviewPage));
const LessonPage = later(() => import("./lesson/page.tsx").then((part) => part.LessonPage));
const RulesPage = later(() => import("./reference/page.tsx").then((part) => part.RulesPage));

function Page({ place: here }: { place: Place }) {
  switch (here.page) {
    case "home":
      return <HomePage />;
    case "watch":
      return <WatchPage />;
    case "table":
      return <TablePage key={here.id} id={here.id} />;
    case "join":
      return <JoinPage code={here.code} />;
    case "review":
      return <ReviewPage key={here.id} id={here.id} step={here.step} />;
    case "lesson":
      return <LessonPage key={here.id} id={here.id} />;
    case "rules":
      return <RulesPage section={here.section} />;
    case "missing":
      return (
        <main id="main" class="page" tabIndex={-1}>
          <h1>There is no page at {here.path}</h1>
          <p>
            <a href="/">Back to the start</a>
          </p>
        </main>
      );
  }
}

/** A component whose code is fetched when it is first drawn. */
function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return function Later(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      load().then(
        (part) => setPart(() => part),
        () => setFailed(true),
      );
    }, []);
    if (Part) return <Part {...props} />;
    return (
      <main id="main" class="page" tabIndex={-1} aria-busy={!failed}>
        {failed && (
          <p role="alert">
            This page could not be loaded. <button onClick={() => location.reload()}>Try again</button>
          </p>
        )}
      </main>
    );
  };
}
