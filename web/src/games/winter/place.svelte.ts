/** The area last looked at, kept while other tabs of the table are shown. */
import type { Area } from "./areas";

export const place = $state<{ area: Area }>({ area: "actions" });

/** The moment of a decision whose area has been shown already. */
export const followed: { choices: unknown; picked: unknown } = { choices: null, picked: null };
