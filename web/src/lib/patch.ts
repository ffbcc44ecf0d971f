/** Applies the patches that come with events (JSON Patch, RFC 6902: add, replace, remove). */
import type { Change, Patch } from "./protocol";

type Node = Record<string, unknown> | unknown[];

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null;
}

/** The same with one change; whatever the change does not touch is shared with what was before. */
function changed(node: unknown, path: readonly string[], change: Change): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return change.value;
  if (!isNode(node)) throw new Error(`there is nothing at ${change.path}`);
  if (Array.isArray(node)) return node.map((item, i) => (i === Number(name) ? changed(item, rest, change) : item));
  if (change.op === "remove" && rest.length === 0) {
    const { [name]: _, ...others } = node;
    return others;
  }
  return { ...node, [name]: changed(node[name], rest, change) };
}

/** A view after an event. */
export function patched<V>(view: V, patch: Patch): V {
  return patch.reduce<unknown>((now, change) => {
    const path = change.path
      .split("/")
      .slice(1)
      .map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
    return changed(now, path, change);
  }, view) as V;
}
