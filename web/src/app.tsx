/** Picks the page that the address names; pages after the first are loaded when they are needed. */
import { useLayoutEffect, useRef } from "preact/hooks";
import * as texts from "words/page.ts";
import { Announcer } from "./announcer.tsx";
import { CONTENT } from "./common/content.ts";
import { later, type WaitingProps } from "./common/later.tsx";
import { HomePage } from "./home/page.tsx";
import { OfflineBanner } from "./offline.tsx";
import { type Place, place } from "./router.ts";
import { waiting } from "./yours/locker.ts";

export function App() {
  const here = place.value;
  const first = useRef(true);
  // Before anything can be clicked or typed there: the focus is not taken away again.
  useLayoutEffect(() => {
    if (!first.current) focusMain();
    first.current = false;
  }, [here.page]);
  // A number before the title says how many tables wait; a table writes its own, with whose turn it is.
  const count = waiting.value.length;
  useLayoutEffect(() => {
    if (here.page !== "table") document.title = texts.tabTitle({ waiting: count, page: texts.titles({ page: here.page }) });
  }, [here.page, count]);
  return (
    <>
      <a class="skip" href={CONTENT}>
        {texts.skip}
      </a>
      <OfflineBanner />
      <Page place={here} />
      <Announcer />
    </>
  );
}

function focusMain(): void {
  document.getElementById("main")?.focus({ preventScroll: true });
}

const TablePage = later(() => import("./table/page.tsx").then((part) => part.TablePage), WaitingPage);
const WatchPage = later(() => import("./home/watch.tsx").then((part) => part.WatchPage), WaitingPage);
const JoinPage = later(() => import("./lobby/join.tsx").then((part) => part.JoinPage), WaitingPage);
const ReviewPage = later(() => import("./review/page.tsx").then((part) => part.ReviewPage), WaitingPage);
const LessonPage = later(() => import("./lesson/page.tsx").then((part) => part.LessonPage), WaitingPage);
const TodayPage = later(() => import("./today/page.tsx").then((part) => part.TodayPage), WaitingPage);
const ChallengePage = later(() => import("./today/challenge.tsx").then((part) => part.ChallengePage), WaitingPage);
const PrintPage = later(() => import("./print/page.tsx").then((part) => part.PrintPage), WaitingPage);
const YoursPage = later(() => import("./yours/page.tsx").then((part) => part.YoursPage), WaitingPage);
const HistoryPage = later(() => import("./yours/history.tsx").then((part) => part.HistoryPage), WaitingPage);
const PuzzlesPage = later(() => import("./puzzles/page.tsx").then((part) => part.PuzzlesPage), WaitingPage);
const WorkshopPage = later(() => import("./workshop/page.tsx").then((part) => part.WorkshopPage), WaitingPage);
const WorkshopsPage = later(() => import("./workshop/home.tsx").then((part) => part.WorkshopsPage), WaitingPage);
const RulesPage = later(() => import("./reference/page.tsx").then((part) => part.RulesPage), WaitingPage);

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
    case "today":
      return <TodayPage />;
    case "challenge":
      return <ChallengePage key={here.id} id={here.id} />;
    case "yours":
      return <YoursPage />;
    case "history":
      return <HistoryPage />;
    case "puzzles":
      return <PuzzlesPage id={here.id} />;
    case "rules":
      return <RulesPage section={here.section} />;
    case "print":
      return <PrintPage key={here.id} id={here.id} />;
    case "workshops":
      return <WorkshopsPage />;
    case "workshop":
      return <WorkshopPage key={`${here.game}/${here.file}`} game={here.game} file={here.file} />;
    case "missing":
      return (
        <main id="main" class="page" tabIndex={-1}>
          <h1>{texts.noPage({ path: here.path })}</h1>
          <p>
            <a href="/">{texts.backToStart}</a>
          </p>
        </main>
      );
  }
}

/** Stands where a page will be; the focus that was led here goes on to the page. */
function WaitingPage({ isBusy, children }: WaitingProps) {
  const here = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = here.current;
    return () => {
      if (document.activeElement === element) queueMicrotask(focusMain);
    };
  }, []);
  return (
    <main id="main" ref={here} class="page" tabIndex={-1} aria-busy={isBusy}>
      {children}
    </main>
  );
}
