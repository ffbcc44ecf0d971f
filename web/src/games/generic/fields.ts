/** What a view says of each field, by the schema that the server sends: the same for every game. */
import { api } from "../../lib/api";
import type { DomainInfo, FieldInfo } from "../../lib/protocol";
import { t, texts } from "../../lib/text.svelte";
import type { DefaultView } from "../../lib/view_types";

/** What every such view has, and the fields of the game, which only its schema knows. */
export type GenericView = DefaultView & Readonly<Record<string, unknown>>;

/** An index on each axis, by the axis' name. */
export type At = Readonly<Record<string, number>>;

/** Stands in a view for something that is there and that the viewer may not know. */
export const UNKNOWN = "?";

/** Everything that lies on the same axes is drawn together: a grid, a row of places, a table of rows and columns. */
export interface Group {
  axes: DomainInfo[];
  fields: FieldInfo[];
}

export interface Layout {
  /** Single numbers, and rows of cards that belong to nobody. */
  facts: FieldInfo[];
  groups: Group[];
  /** What each player has. */
  players: FieldInfo[];
  /** What players hold in their hands. */
  hands: FieldInfo[];
}

const layouts = new Map<string, Layout>();

export async function loadLayout(game: string): Promise<void> {
  if (!layouts.has(game)) layouts.set(game, arrange((await api.schema(game)).fields));
}

export function layoutOf({ game }: GenericView): Layout {
  return layouts.get(game)!;
}

export function handsOf(game: string): FieldInfo[] {
  return layouts.get(game)!.hands;
}

const isSeat = ({ name }: DomainInfo): boolean => name === "seat";
export const bySeat = ({ axes }: FieldInfo): boolean => axes.some(isSeat);

function arrange(fields: FieldInfo[]): Layout {
  const groups = new Map<string, Group>();
  for (const field of fields) {
    const axes = field.axes.filter((axis) => !isSeat(axis));
    if (axes.length === 0) continue;
    const name = axes.map((axis) => axis.name).join();
    if (!groups.has(name)) groups.set(name, { axes, fields: [] });
    groups.get(name)!.fields.push(field);
  }
  const players = fields.filter(({ axes }) => axes.length === 1 && isSeat(axes[0]!));
  return {
    facts: fields.filter(({ axes }) => axes.length === 0),
    groups: [...groups.values()],
    players,
    hands: players.filter(({ many, see }) => many && see === "owner"),
  };
}

export function word(domain: DomainInfo, index: number): string {
  return domain.names[index] ?? String(index + domain.first);
}

/** How the engine names the element in choices. */
export function element(domain: DomainInfo, name: unknown): string {
  return `${isSeat(domain) ? "player" : domain.name}:${String(name)}`;
}

/** What the view has at the end of a field's path; undefined if it has nothing there. */
export function valueOf(field: FieldInfo, view: GenericView, at: At = {}): unknown {
  let found: unknown = view;
  for (const step of field.path) {
    if (found === null || typeof found !== "object") return undefined;
    const name = step.slice(1, -1);
    if (step.startsWith("[")) found = (found as unknown[])[at[name]!];
    else if (step.startsWith("{")) {
      const axis = field.axes.find((axis) => axis.name === name)!;
      found = (found as Record<string, unknown>)[word(axis, at[name]!)];
    } else found = (found as Record<string, unknown>)[step];
  }
  return found;
}

const spaced = (name: string): string => name.replaceAll("_", " ");

export function fieldName({ game }: GenericView, { name }: FieldInfo): string {
  return t(`${game}-field-${name}`);
}

/** A word of the game as people read it: translated if the game does that. */
export function wordName(game: string, kind: string, name: unknown): string {
  if (typeof name === "boolean") return t(name ? "web-yes" : "web-no");
  const key = `${game}-${kind}-${String(name)}`;
  return texts.has(key) ? t(key) : spaced(String(name));
}

export const kindName = spaced;

/** Like cards beside each other become one with a number. */
export function counted(names: readonly unknown[]): { name: string | number; count: number }[] {
  const found = new Map<string | number, number>();
  for (const name of names as (string | number)[]) found.set(name, (found.get(name) ?? 0) + 1);
  return [...found].map(([name, count]) => ({ name, count }));
}

const TINTS = ["--moss", "--ice", "--accent-fill", "--blood", "--seat-violet", "--seat-teal", "--seat-blue"];

/** Things of one kind are told apart by a colour besides their name. */
export function tint({ names, first }: DomainInfo, name: unknown): string {
  const index = names.length ? names.indexOf(String(name)) : Number(name) - first;
  return `--tint: var(${TINTS[Math.max(index, 0) % TINTS.length]})`;
}

/** Everything that lies in a place, in words. */
export function told(group: Group, view: GenericView, at: At): string {
  const parts: string[] = [];
  for (const field of group.fields) {
    if (bySeat(field)) continue;
    const value = valueOf(field, view, at);
    if (value === null || value === undefined) continue;
    const what = value === UNKNOWN ? t("web-face-down") : wordName(view.game, field.entry.name, value);
    parts.push(group.fields.length > 1 ? `${fieldName(view, field)} ${what}` : what);
  }
  return parts.join(", ");
}
