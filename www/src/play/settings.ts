/** How a person likes to play; kept. */
import { signal } from "@preact/signals";
import { flag, orElse, stored } from "../ui/schema";

export interface Settings {
  /** Whether the page keeps the candidates of every blank cell. */
  readonly auto: boolean;
  /** Whether each candidate stands in its own place in the cell; else they stand side by side. */
  readonly places: boolean;
  /** Whether a digit takes its marks from the cells it shares a house with. */
  readonly tidy: boolean;
  /** Whether digits that clash are marked. */
  readonly clashes: boolean;
  /** Whether digits and marks that the solution contradicts are marked. */
  readonly mistakes: boolean;
  /** Whether cells of the same digit are shaded. */
  readonly same: boolean;
  /** Whether the time is shown. */
  readonly timer: boolean;
  /**
   * Whether single keys act from all over a view: those of the board in Solve, and P in Race. Else a key without Ctrl or
   * Alt acts only where the focus is, as users of speech input need (WCAG 2.1.4).
   */
  readonly keys: boolean;
}

const USUAL: Settings = {
  auto: false,
  places: false,
  tidy: true,
  clashes: true,
  mistakes: false,
  same: true,
  timer: true,
  keys: true,
};

const storage = stored("play", (value): Settings => {
  const kept = (value ?? {}) as Record<string, unknown>;
  const names = Object.keys(USUAL) as (keyof Settings)[];
  return Object.fromEntries(
    names.map((name) => [name, orElse(flag, USUAL[name])(kept[name])]),
  ) as unknown as Settings;
});
export const recallSettings = storage.recall;

// Of the page: preferences that its browser keeps.
export const settings = signal<Settings>(recallSettings());

export function set(name: keyof Settings, on: boolean): void {
  settings.value = { ...settings.peek(), [name]: on };
  storage.keep(settings.value);
}
