// Made from src/beringia/kernel/content_types.py by `python -m beringia.server.typescript`; do not edit.

export type Provenance = "rulebook" | "public" | "design";

/** A group of the file, which says where it comes from. */
export interface Sourced {
  source: Provenance;
}

/** A thing with a name. */
export interface Named {
  source: Provenance;
  /** By language; also where the name itself comes from, as its source. */
  name: Record<string, string>;
}

/** The colours of the players, in the order of the seats. */
export interface Colours {
  source: Provenance;
  order: string[];
}
