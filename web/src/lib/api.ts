/** The server's HTTP addresses. Every refusal becomes a `Refused` that can be shown to people. */
import type {
  Addresses,
  AnalysisMessage,
  CompanionGame,
  CompanionReport,
  Content,
  Created,
  DeviceCode,
  GameInfo,
  Games,
  Handbook,
  HintMessage,
  HintRequest,
  Hits,
  Joined,
  LessonAnswer,
  Lessons,
  LessonScene,
  Lobby,
  NewLink,
  NewTable,
  PictureScene,
  Problem,
  PushKey,
  PushRequest,
  PushSeats,
  PushStop,
  Rematched,
  Replay,
  Rulebook,
  Schema,
  SeatChange,
  SeatChanged,
  Summaries,
  Summary,
  TableLog,
  WhatIf,
  WhatIfMessage,
} from "./protocol";
import { t, texts } from "./text.svelte";

export class Refused extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** What to tell the player about anything that went wrong. */
export function tell(error: unknown): string {
  if (error instanceof Refused) return t(error.problem.key, error.problem.args);
  return t("web-no-answer");
}

async function ask<T>(method: "GET" | "POST", path: string, body?: unknown, tokens: string[] = []): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (tokens.length) headers["Authorization"] = `Bearer ${tokens.join(",")}`;
  const request: RequestInit = { method, headers };
  if (body !== undefined) request.body = JSON.stringify(body);
  const answer = await fetch(`/api/${path}`, request);
  if (answer.ok) return (await answer.json()) as T;
  let problem: Problem;
  try {
    problem = (await answer.json()) as Problem;
  } catch {
    throw new Error(`status ${answer.status}`);
  }
  throw new Refused(problem);
}

/** Lists as parts of an address. */
const query = (lists: Record<string, readonly (string | number)[]>): string =>
  new URLSearchParams(Object.entries(lists).flatMap(([name, all]) => all.map((one) => [name, `${one}`]))).toString();

let known: Promise<Games> | null = null;

export function games(): Promise<Games> {
  known ??= ask<Games>("GET", "games").catch((error: unknown) => {
    known = null; // ask again next time
    throw error;
  });
  return known;
}

export async function gameInfo(key: string): Promise<GameInfo | undefined> {
  return (await games()).games.find((game) => game.key === key);
}

export const api = {
  /** With the words for it. */
  content: async (game: string, version = ""): Promise<Content> => {
    const asked = ask<Content>("GET", `games/${game}/content${version ? `?version=${version}` : ""}`);
    const [found] = await Promise.all([asked, texts.add(`game-${game}`)]);
    return found;
  },
  schema: (game: string) => ask<Schema>("GET", `games/${game}/schema`),
  rulebook: (game: string, language: string) => ask<Handbook>("GET", `games/${game}/rulebook/${language}`),
  clauses: (game: string, language: string) => ask<Rulebook>("GET", `games/${game}/rules/${language}`),
  search: (game: string, language: string, question: string) =>
    ask<Hits>("GET", `games/${game}/rulebook/${language}/search?q=${encodeURIComponent(question)}`),
  prepared: (game: string, position: string) => ask<PictureScene>("GET", `games/${game}/positions/${position}`),
  companion: (game: string, body: CompanionGame) => ask<CompanionReport>("POST", `games/${game}/companion`, body),
  lessons: () => ask<Lessons>("GET", "learn"),
  lesson: (name: string, chapter: string, step: number, choices: readonly number[]) =>
    ask<LessonScene>("GET", `learn/${name}/${chapter}/${step}?${query({ choices })}`),
  lessonWhy: (
    name: string,
    chapter: string,
    step: number,
    asked: { choices: readonly number[]; targets: string[]; around: string[] },
  ) => ask<LessonAnswer>("GET", `learn/${name}/${chapter}/${step}/why?${query(asked)}`),
  create: (table: NewTable) => ask<Created>("POST", "tables", table),
  summary: (table: string, tokens: string[]) => ask<Summary>("GET", `tables/${table}`, undefined, tokens),
  mine: (tables: { table: string; tokens: string[] }[]) => ask<Summaries>("POST", "tables/mine", { tables }),
  join: (table: string, secret: string, name: string, token: string | null) =>
    ask<Joined>("POST", `tables/${table}/join`, { secret, name, token }),
  start: (table: string, tokens: string[], bot: string | null) =>
    ask<Summary>("POST", `tables/${table}/start`, { bot }, tokens),
  addresses: (table: string, tokens: string[]) => ask<Addresses>("GET", `tables/${table}/addresses`, undefined, tokens),
  changeSeat: (table: string, seat: number, body: SeatChange, tokens: string[]) =>
    ask<SeatChanged>("POST", `tables/${table}/seats/${seat}`, body, tokens),
  deviceCode: (table: string, seat: number, move: boolean, tokens: string[]) =>
    ask<DeviceCode>("POST", `tables/${table}/seats/${seat}/device`, { move }, tokens),
  takeSeat: (table: string, code: string, token: string) =>
    ask<Joined>("POST", `tables/${table}/device`, { code, token }),
  newLink: (table: string, seat: number, tokens: string[]) =>
    ask<NewLink>("POST", `tables/${table}/seats/${seat}/link`, {}, tokens),
  answerLink: (table: string, seat: number, agree: boolean, tokens: string[]) =>
    ask<NewLink>("POST", `tables/${table}/seats/${seat}/link/answer`, { agree }, tokens),
  leave: (table: string, tokens: string[]) => ask<Summary>("POST", `tables/${table}/leave`, {}, tokens),
  rematch: (table: string, tokens: string[]) => ask<Rematched>("POST", `tables/${table}/rematch`, {}, tokens),
  lobby: (game: string, language: string) =>
    ask<Lobby>("GET", `lobby?${query({ game: game ? [game] : [], language: language ? [language] : [] })}`),
  sit: (table: string, name: string, token: string) => ask<Joined>("POST", `tables/${table}/sit`, { name, token }),
  listing: (table: string, language: string | null, tokens: string[]) =>
    ask<Summary>("POST", `tables/${table}/listing`, { language }, tokens),
  /** How a table began, as one seat was told it. */
  beginning: (table: string, seat: number, count: number, tokens: string[]) =>
    ask<TableLog>("GET", `tables/${table}/log?seat=${seat}&count=${count}`, undefined, tokens),
  record: (table: string, tokens: string[]) =>
    ask<Record<string, unknown>>("GET", `tables/${table}/record`, undefined, tokens),
  log: (table: string, seat: number | null, tokens: string[]) =>
    ask<TableLog>("GET", `tables/${table}/log${seat === null ? "" : `?seat=${seat}`}`, undefined, tokens),
  pushKey: () => ask<PushKey>("GET", "push"),
  push: (table: string, body: PushRequest, tokens: string[]) =>
    ask<PushSeats>("POST", `tables/${table}/push`, body, tokens),
  stopPush: (table: string, body: PushStop, tokens: string[]) =>
    ask<PushSeats>("POST", `tables/${table}/push/stop`, body, tokens),
  hint: (table: string, body: HintRequest, tokens: string[]) =>
    ask<HintMessage>("POST", `tables/${table}/hint`, body, tokens),
  whatIf: (table: string, body: WhatIf, tokens: string[]) =>
    ask<WhatIfMessage>("POST", `tables/${table}/what-if`, body, tokens),
  analysis: (table: string, seat: number | null, tokens: string[]) =>
    ask<AnalysisMessage>("GET", `tables/${table}/analysis${seat === null ? "" : `?seat=${seat}`}`, undefined, tokens),
  replay: (table: string, seat: number | null, from: number, tokens: string[]) =>
    ask<Replay>(
      "GET",
      `tables/${table}/replay?from=${from}&count=200${seat === null ? "" : `&seat=${seat}`}`,
      undefined,
      tokens,
    ),
};

/** The content that a table is played with; where it is older than the game's, the texts of its cards are, too. */
export async function contentOf(game: string, version: string): Promise<Content> {
  const older = (await gameInfo(game))?.content !== version;
  try {
    const found = await api.content(game, older ? version : "");
    await texts.useEdition(game, older ? version : "");
    return found;
  } catch (error) {
    // Of a table that cannot be played on, the content may be lost: the present one draws it best.
    if (older && error instanceof Refused) return api.content(game);
    throw error;
  }
}
