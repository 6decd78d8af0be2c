/** How a person likes to play; kept. */
import { signal } from "@preact/signals";
import { keep, recallJson } from "../ui/storage";

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
  /** Whether keys go to the board from all over its view; else from the board alone. */
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

const KEY = "play";

// Of the page: preferences that its browser keeps.
export const settings = signal<Settings>(recallSettings());

export function recallSettings(): Settings {
  const kept = (recallJson(KEY) ?? {}) as Record<string, unknown>;
  const names = Object.keys(USUAL) as (keyof Settings)[];
  const own = names.flatMap((name) => {
    const value = kept[name];
    return typeof value === "boolean" ? [[name, value] as const] : [];
  });
  return { ...USUAL, ...Object.fromEntries(own) };
}

export function set(name: keyof Settings, on: boolean): void {
  settings.value = { ...settings.peek(), [name]: on };
  keep(KEY, JSON.stringify(settings.value));
}
