/** What the things on the table are, for whoever points at them: a name, a sentence, and the icons on them. */
import type { Explanation, Scene } from "../../lib/game";
import { title } from "../../lib/speech";
import { contentOf, partsOf, wordsOf, type Content } from "./content";
import { type WinterView } from "./view";

/** Things of the content: their group there, which is part of how their texts are called, and the effect of each. */
const GROUPS: Readonly<
  Record<
    string,
    { group: Exclude<keyof Content, "format">; effect: (content: Content, id: string) => string | undefined }
  >
> = {
  card: { group: "cards", effect: ({ cards }, id) => cards[id]?.effect },
  setup: { group: "setups", effect: ({ setups }, id) => setups[id]?.effect },
  animal: { group: "animals", effect: ({ animals }, id) => animals[id]?.tip },
  stone: { group: "stones", effect: () => undefined },
  terrain: { group: "terrain", effect: ({ terrain }, id) => terrain[id]?.income },
  ice_find: { group: "ice_finds", effect: ({ ice_finds }, id) => ice_finds[id]?.reward },
  rest_tile: { group: "rest_tiles", effect: ({ rest_tiles }, id) => rest_tiles[id]?.effect },
  // Its places explain themselves.
  column: { group: "columns", effect: () => undefined },
};
/** Places on boards whose texts are numbered; their names are the browser's. */
const NUMBERED = new Set(["offering", "honor", "order", "stone_slot", "megalith_slot"]);

/** `thing` is what stands in `data-explain`: a kind and an id. */
export function explain(thing: string, scene: Scene<WinterView>): Explanation | null {
  const { speak } = scene;
  const content = contentOf(scene.content);
  const [kind = "", id = "", more = ""] = thing.split(":");
  const known = GROUPS[kind];
  if (known) {
    if (!Object.hasOwn(content[known.group], id)) return null;
    const words = wordsOf(partsOf(content, known.effect(content, id)));
    if (kind === "card" && content.cards[id]?.labor2 && !words.includes("labor")) words.unshift("labor");
    return {
      title: title(scene.content, known.group, id),
      text: speak(`winter-${kind}-${id}`),
      words,
    };
  }
  if (kind === "chief") {
    const effect = content.chiefs[id]?.[more as "a" | "b"];
    return {
      title: title(scene.content, "chiefs", id),
      text: speak(`winter-chief-${id}-${more}`),
      words: wordsOf(partsOf(content, effect)),
    };
  }
  if (kind === "effect") {
    const effect = content.effects[id];
    return effect ? { title: "", text: speak(`winter-effect-${effect.id}`), words: wordsOf(effect.parts) } : null;
  }
  if (kind === "word") return { title: "", text: speak(`winter-web-word-${id}`), words: [] };
  if (NUMBERED.has(kind))
    return {
      title: speak(`winter-web-${kind}`, { number: Number(id) }),
      text: speak(`winter-${kind}-${id}`),
      words: [],
    };
  if (kind.startsWith("has_"))
    return {
      title: "",
      text: speak(`winter-web-${kind}`, { count: Number(id), limit: Number(more) }),
      words: [],
    };
  return {
    title: "",
    text: speak(`winter-web-note-${kind}`, { number: Number(id) || 0, count: Number(more) || 0 }),
    words: [],
  };
}
