/** The area last looked at, kept while other tabs of the table are shown. */
import type { Area } from "./areas";

export const place = $state<{ area: Area }>({ area: "actions" });
