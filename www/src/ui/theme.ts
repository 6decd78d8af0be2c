/** The themes of the page, and the theme that the address requests. */
import { signal } from "@preact/signals";

export const themes = ["auto", "light", "dark", "contrast"] as const;
export type ThemeName = (typeof themes)[number];

/**
 * The theme in the address, which is never stored; `null` if the address names none. Shared by all sessions on purpose:
 * the page has one theme.
 */
export const addressTheme = signal<ThemeName | null>(null);
