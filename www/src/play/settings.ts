/** The player's settings, which the browser stores. */
import { signal } from "@preact/signals";
import { flag, orElse, stored } from "../ui/schema";

export interface Settings {
  /** Whether the page maintains the candidates of every blank cell. */
  readonly auto: boolean;
  /** Whether each candidate has its own place in the cell; otherwise candidates are written side by side. */
  readonly places: boolean;
  /** Whether placing a digit removes its marks from the cells that share a house with it. */
  readonly tidy: boolean;
  /** Whether conflicting digits are marked. */
  readonly clashes: boolean;
  /** Whether digits and marks that the solution contradicts are marked. */
  readonly mistakes: boolean;
  /** Whether cells of the same digit are shaded. */
  readonly same: boolean;
  /** Whether the time is shown. */
  readonly timer: boolean;
  /** Whether keys reach the board from anywhere in its view; otherwise only from the board itself. */
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

// All sessions share the settings, because they are preferences that the browser stores.
export const settings = signal<Settings>(recallSettings());

export function set(name: keyof Settings, on: boolean): void {
  settings.value = { ...settings.peek(), [name]: on };
  storage.keep(settings.value);
}
