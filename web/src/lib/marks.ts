/** The mark that goes with each colour, so that colour is never the only sign of a player. */
export const MARKS: Readonly<Record<string, string>> = {
  red: "paw",
  yellow: "sun",
  green: "leaf",
  blue: "fish",
  black: "raven",
  violet: "moon",
  orange: "hand",
  teal: "spiral",
  turquoise: "fish",
};
