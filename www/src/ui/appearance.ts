/**
 * The appearance of the page: light, dark or high contrast. Follows the system unless the visitor has chosen a theme.
 */
import { computed, effect, signal } from "@preact/signals";
import { keep, recall } from "./storage";
import { type Theme, themes, worn } from "./theme";

const isTheme = (text: string | null): text is Theme => themes.some((theme) => theme === text);
const stored = recall("theme");

// Shared by all sessions on purpose: the theme and the preference for reduced motion belong to the page.
export const theme = signal<Theme>(isTheme(stored) ? stored : "auto");
export const shown = computed(() => worn.value ?? theme.value);
/** A counter of colour changes, by which canvases know when to redraw. */
export const palette = signal(0);

const media = (query: string) => matchMedia(query);
const motion = media("(prefers-reduced-motion: reduce)");
export const stillness = signal(motion.matches);

motion.addEventListener("change", () => {
  stillness.value = motion.matches;
});
const colours = [
  "(prefers-color-scheme: dark)",
  "(prefers-contrast: more)",
  "(forced-colors: active)",
];
for (const query of colours) {
  media(query).addEventListener("change", () => {
    palette.value++;
  });
}

effect(() => {
  const root = document.documentElement;
  if (shown.value === "auto") root.removeAttribute("data-theme");
  else root.setAttribute("data-theme", shown.value);
  palette.value = palette.peek() + 1;
});

export function setTheme(next: Theme): void {
  worn.value = null;
  theme.value = next;
  keep("theme", next);
}
