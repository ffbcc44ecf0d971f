/** The pictures of a rulebook: each game draws its own, with the components and prepared positions of the game. */
import type { Component } from "svelte";
import { api } from "./api";
import type { Scene } from "./game";
import { Picker } from "./picker.svelte";
import type { Content, Seat } from "./protocol";
import { Voice } from "./speech";

export interface PictureProps {
  name: string;
  /** A prepared position, as seat 0 sees it. */
  scene: (position: string) => Scene<never>;
}

interface PictureModule {
  default: Component<PictureProps>;
  /** The positions that the pictures show. */
  POSITIONS: readonly string[];
}

export interface Drawer {
  Picture: Component<PictureProps>;
  Sprite: Component;
  scene: PictureProps["scene"];
}

const modules = import.meta.glob<PictureModule>("../games/*/Picture.svelte");
const sprites = import.meta.glob<{ default: Component }>("../games/*/Sprite.svelte");

/** Everybody in a prepared position is called by colour. */
export function seatsOf(view: unknown, mine = 0): Seat[] {
  const { players } = view as { players: { colour: string | null }[] };
  return players.map(({ colour }, seat) => ({
    seat,
    name: "",
    kind: "human",
    program: false,
    bot: null,
    colour,
    connected: true,
    mine: seat === mine,
    host: false,
    lost: null,
    passes: null,
    away_since: null,
    vote: null,
  }));
}

export function sceneOf(view: unknown, content: Content, picker = new Picker()): Scene<never> {
  const seats = seatsOf(view);
  const voice = new Voice(seats, content.data, content.vocabulary);
  return {
    view: view as never,
    me: 0,
    seats,
    picker,
    voice,
    speak: voice.say,
    content: content.data,
    decision: null,
    story: [],
  };
}

export async function drawer(game: string): Promise<Drawer> {
  const load = modules[`../games/${game}/Picture.svelte`];
  const sprite = sprites[`../games/${game}/Sprite.svelte`];
  if (!load || !sprite) throw new Error(`${game} has no pictures`);
  const [{ default: Picture, POSITIONS }, { default: Sprite }, content] = await Promise.all([
    load(),
    sprite(),
    api.content(game),
  ]);
  const views = await Promise.all(POSITIONS.map((position) => api.prepared(game, position)));
  const scenes = new Map(POSITIONS.map((position, n) => [position, sceneOf(views[n]!.view, content)]));
  return { Picture, Sprite, scene: (position) => scenes.get(position)! };
}
