import type { Motion } from "./game";

/** Lets pieces fly from one element to another; those that somebody owns in the colour of their player. */
export const flying =
  (players: readonly { colour: string }[]) =>
  (piece: string, from: string, to: string, owner: unknown = null): Motion => ({
    kind: "fly",
    piece,
    colour: owner === null ? null : (players[Number(owner)]?.colour ?? null),
    from,
    to,
  });
