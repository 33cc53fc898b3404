/** What the page asks the service over HTTP. */
import * as texts from "words/page.ts";
import { known, playsHere } from "./device/mode.ts";
import { reach } from "./device/reach.ts";
import type {
  AskForPush,
  Branching,
  Catalogue,
  Challenge,
  Day,
  Glimpse,
  Hardness,
  History,
  Importing,
  Judgement,
  Lesson,
  Locker,
  MakeChallenge,
  MakePuzzle,
  NewLocker,
  NewTable,
  PlayedBefore,
  PlayToday,
  Prefer,
  Problem,
  Published,
  PublishWork,
  PutSeat,
  PuzzleAnswer,
  PuzzleAtTable,
  PuzzleLine,
  QuickMatch,
  ReviewAnswer,
  Sample,
  Section,
  Setup,
  Standing,
  StoredAbout,
  StoredInLocker,
  TableLine,
  TakeChallenge,
  TakeLesson,
  TakeOver,
  TakePuzzle,
  TakeSeat,
  Ticket,
  Today,
  Work,
  Works,
} from "./protocol/index.ts";

/** The answer of the service; what it refuses, or its silence, is thrown as a sentence. */
async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  const { status, body } = await reach(path, init);
  if (status < 300) return body as T;
  throw new Error((body as Problem | null)?.text ?? texts.errorStatus({ status }));
}

function post<T>(path: string, body: unknown): Promise<T> {
  return ask(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

/** The whole game, put together from its pages. */
async function history(id: string): Promise<History> {
  const whole = await ask<History>(`${table(id)}/frames`);
  while (whole.next !== null) {
    const page = await ask<History>(`${table(id)}/frames?first=${whole.next}`);
    whole.frames.push(...page.frames);
    whole.steps.push(...page.steps);
    whole.next = page.next;
  }
  return whole;
}

const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const api = {
  catalogue: () => ask<Catalogue>("/rulesets"),
  tables: () => ask<TableLine[]>("/tables"),
  line: (id: string) => ask<TableLine>(table(id)),
  byCode: (code: string) => ask<TableLine>(`/codes/${encodeURIComponent(code)}`),
  create: (wanted: NewTable) => post<Ticket>("/tables", wanted),
  quickMatch: (wanted: QuickMatch) => post<Ticket>("/quick", wanted),
  takeSeat: (id: string, wanted: TakeSeat) => post<Ticket>(`${table(id)}/seats`, wanted),
  branch: (id: string, wanted: Branching) => post<Ticket>(`${table(id)}/branch`, wanted),
  importRecord: (wanted: Importing) => post<Ticket>("/records", wanted),
  takeLesson: (id: string, wanted: TakeLesson) =>
    post<Ticket>(`/lessons/${encodeURIComponent(id)}`, wanted),
  mine: (id: string, token: string) => post<StoredAbout>(`${table(id)}/mine`, { token }),
  forgetMe: (id: string, token: string) => post<null>(`${table(id)}/forget`, { token }),
  deleteTable: (id: string, token: string) => post<null>(`${table(id)}/delete`, { token }),
  history,
  review: (id: string) => ask<ReviewAnswer>(`${table(id)}/review`),
  standing: (id: string) => ask<Standing>(`${table(id)}/standing`),
  today: (mine: string) => ask<Today>(`/today?mine=${mine}`),
  day: (game: string, day: string, mine: string) => ask<Day>(`/today/${game}/${day}?mine=${mine}`),
  playToday: (game: string, wanted: PlayToday) => post<Ticket>(`/today/${game}`, wanted),
  challenge: (id: string) => ask<Challenge>(`/challenges/${encodeURIComponent(id)}`),
  makeChallenge: (id: string, wanted: MakeChallenge) => post<Challenge>(`${table(id)}/challenge`, wanted),
  takeChallenge: (id: string, wanted: TakeChallenge) => post<Ticket>(`/challenges/${encodeURIComponent(id)}`, wanted),
  makeLocker: () => post<NewLocker>("/lockers", {}),
  openLocker: (key: string) => post<Locker>("/lockers/open", { key }),
  putSeat: (wanted: PutSeat) => post<Ticket>("/lockers/seats", wanted),
  takeOutSeat: (key: string, table: string) => post<null>("/lockers/seats/remove", { key, table }),
  prefer: (key: string, preferences: object) => post<null>("/lockers/preferences", { key, preferences } as Prefer),
  askForPush: (wanted: AskForPush) => post<null>("/lockers/push", wanted),
  stopPush: (key: string, endpoint: string) => post<null>("/lockers/push/remove", { key, endpoint }),
  played: (key: string) => post<PlayedBefore>("/lockers/history", { key }),
  exportLocker: (key: string) => post<StoredInLocker>("/lockers/export", { key }),
  deleteLocker: (key: string) => post<null>("/lockers/delete", { key }),
  sections: () => ask<Section[]>("/reference"),
  sectionsOf: (ruleset: string, options: string) =>
    ask<Section[]>(`/reference?ruleset=${encodeURIComponent(ruleset)}&options=${encodeURIComponent(options)}`),
  glimpse: () => ask<Glimpse>("/glimpse"),
  takeOver: (wanted: TakeOver) => post<Ticket>("/glimpse", wanted),
  puzzles: () => ask<PuzzleLine[]>("/puzzles"),
  takePuzzle: (id: string, wanted: TakePuzzle) => post<Ticket>(`/puzzles/${encodeURIComponent(id)}`, wanted),
  makePuzzle: (id: string, wanted: MakePuzzle) => post<Ticket>(`${table(id)}/puzzle`, wanted),
  puzzleAt: (id: string) => ask<PuzzleAtTable>(`${table(id)}/puzzle`),
  puzzleAnswer: (id: string) => ask<PuzzleAnswer>(`${table(id)}/puzzle/answer`),
  samples: (game: string, file: string) => ask<Sample[]>(`/files/${encodeURIComponent(game)}/${encodeURIComponent(file)}`),
  judge: (setup: Setup) => post<Judgement>("/files/judge", { setup }),
  tryOut: (setup: Setup) => post<Hardness>("/files/try", { setup }),
  gallery: (skip: number) => ask<Works>(`/gallery?skip=${skip}`),
  work: (id: string) => ask<Work>(`/gallery/${encodeURIComponent(id)}`),
  publish: (wanted: PublishWork) => post<Published>("/gallery", wanted),
  removeWork: (id: string, key: string) => post<null>(`/gallery/${encodeURIComponent(id)}/remove`, { key }),
  lessons: () => ask<Lesson[]>("/lessons"),
  puzzlePicture: (id: string) => `/api/puzzles/${encodeURIComponent(id)}/picture`,
  record: (id: string) => ask<object>(`${table(id)}/record`),
  recordAddress: (id: string) => `/api${table(id)}/record`,
  /** A position as SVG. */
  picture: (id: string, step: number) => ask<string>(`${table(id)}/picture?step=${step}`),
};

const catalogues = { here: once(api.catalogue), there: once(api.catalogue) };

/** The catalogue changes only with the day and the place, so it is asked for once; so are the sections of the reference. */
export async function catalogue(): Promise<Catalogue> {
  await known;
  return catalogues[playsHere.peek() ? "here" : "there"]();
}

export const sections = once(api.sections);

const read = new Map<string, () => Promise<Section[]>>();

/** The sections for a set-up: what its rule set has; some options mix the boxes, then all are there. */
export function sectionsFor(setup: Setup | undefined): Promise<Section[]> {
  if (!setup) return sections();
  const options = Object.keys(setup.options ?? {}).sort().join();
  const key = `${setup.ruleset} ${options}`;
  if (!read.has(key)) read.set(key, once(() => api.sectionsOf(setup.ruleset, options)));
  return read.get(key)!();
}

/** What does not change while the page is open is asked for once; after a failure, again. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | null = null;
  return () => {
    asked ??= ask().catch((error: unknown) => {
      asked = null;
      throw error;
    });
    return asked;
  };
}
