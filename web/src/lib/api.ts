/** The server's HTTP addresses. Every refusal becomes a `Refused` that can be shown to people. */
import type {
  CompanionGame,
  CompanionReport,
  Content,
  Created,
  GameInfo,
  Games,
  Joined,
  NewTable,
  Problem,
  Rematched,
  Replay,
  Rulebook,
  Schema,
  Summaries,
  Summary,
  TableLog,
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
  content: (game: string, version = "") =>
    ask<Content>("GET", `games/${game}/content${version ? `?version=${version}` : ""}`),
  schema: (game: string) => ask<Schema>("GET", `games/${game}/schema`),
  rules: (game: string) => ask<Rulebook>("GET", `games/${game}/rules`),
  companion: (game: string, body: CompanionGame) => ask<CompanionReport>("POST", `games/${game}/companion`, body),
  create: (table: NewTable) => ask<Created>("POST", "tables", table),
  summary: (table: string, tokens: string[]) => ask<Summary>("GET", `tables/${table}`, undefined, tokens),
  mine: (tables: { table: string; tokens: string[] }[]) => ask<Summaries>("POST", "tables/mine", { tables }),
  join: (table: string, secret: string, name: string, token: string | null) =>
    ask<Joined>("POST", `tables/${table}/join`, { secret, name, token }),
  start: (table: string, tokens: string[]) => ask<Summary>("POST", `tables/${table}/start`, {}, tokens),
  leave: (table: string, tokens: string[]) => ask<Summary>("POST", `tables/${table}/leave`, {}, tokens),
  rematch: (table: string, tokens: string[]) => ask<Rematched>("POST", `tables/${table}/rematch`, {}, tokens),
  record: (table: string, tokens: string[]) =>
    ask<Record<string, unknown>>("GET", `tables/${table}/record`, undefined, tokens),
  log: (table: string, seat: number | null, tokens: string[]) =>
    ask<TableLog>("GET", `tables/${table}/log${seat === null ? "" : `?seat=${seat}`}`, undefined, tokens),
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
