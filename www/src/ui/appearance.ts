/** Light, dark or high contrast: the system's wish unless the reader says otherwise. */
import { effect, signal } from "@preact/signals";
import { keep, recall } from "./storage";

export const themes = ["auto", "light", "dark", "contrast"] as const;
export type Theme = (typeof themes)[number];

const isTheme = (text: string | null): text is Theme => themes.some((theme) => theme === text);
const stored = recall("theme");

export const theme = signal<Theme>(isTheme(stored) ? stored : "auto");
/** Counts changes of colour, so that canvases know to be drawn again. */
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
  if (theme.value === "auto") root.removeAttribute("data-theme");
  else root.setAttribute("data-theme", theme.value);
  palette.value = palette.peek() + 1;
});

export function setTheme(next: Theme): void {
  theme.value = next;
  keep("theme", next);
}
