/** The themes of the page, and the one that an address asks for. */
import { signal } from "@preact/signals";

export const themes = ["auto", "light", "dark", "contrast"] as const;
export type Theme = (typeof themes)[number];

/** The theme that the address says, which is never kept; `null` where it says none. Of the page, which has one theme. */
export const worn = signal<Theme | null>(null);
