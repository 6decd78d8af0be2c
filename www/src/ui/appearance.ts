/**
 * The appearance of the page: light, dark or high contrast. Follows the system unless the visitor has chosen a theme.
 */
import { computed, effect, signal } from "@preact/signals";
import { readValue, storeValue } from "./storage";
import { addressTheme, type ThemeName, themes } from "./theme";

const isTheme = (text: string | null): text is ThemeName => themes.some((theme) => theme === text);
const storedTheme = readValue("theme");

// Shared by all sessions on purpose: the theme and the preference for reduced motion belong to the page.
export const theme = signal<ThemeName>(isTheme(storedTheme) ? storedTheme : "auto");
export const shownTheme = computed(() => addressTheme.value ?? theme.value);
/** A counter of colour changes, by which canvases know when to redraw. */
export const paletteVersion = signal(0);

const matchQuery = (query: string) => matchMedia(query);
const reducedMotionQuery = matchQuery("(prefers-reduced-motion: reduce)");
export const prefersReducedMotion = signal(reducedMotionQuery.matches);

reducedMotionQuery.addEventListener("change", () => {
  prefersReducedMotion.value = reducedMotionQuery.matches;
});
const colourNames = [
  "(prefers-color-scheme: dark)",
  "(prefers-contrast: more)",
  "(forced-colors: active)",
];
for (const query of colourNames) {
  matchQuery(query).addEventListener("change", () => {
    paletteVersion.value++;
  });
}

effect(() => {
  const root = document.documentElement;
  if (shownTheme.value === "auto") root.removeAttribute("data-theme");
  else root.setAttribute("data-theme", shownTheme.value);
  paletteVersion.value = paletteVersion.peek() + 1;
});

export function setTheme(next: ThemeName): void {
  addressTheme.value = null;
  theme.value = next;
  storeValue("theme", next);
}
