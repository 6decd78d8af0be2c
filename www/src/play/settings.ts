/** The player's settings, which the browser stores. */
import { signal } from "@preact/signals";
import { flagSchema, stored, withFallback } from "../ui/schema";

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

const DEFAULT_SETTINGS: Settings = {
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
  const storedValue = (value ?? {}) as Record<string, unknown>;
  const names = Object.keys(DEFAULT_SETTINGS) as (keyof Settings)[];
  return Object.fromEntries(
    names.map((name) => [
      name,
      withFallback(flagSchema, DEFAULT_SETTINGS[name])(storedValue[name]),
    ]),
  ) as unknown as Settings;
});
export const loadSettings = storage.recall;

// All sessions share the settings, because they are preferences that the browser stores.
export const settings = signal<Settings>(loadSettings());

export function setSetting(name: keyof Settings, on: boolean): void {
  settings.value = { ...settings.peek(), [name]: on };
  storage.keep(settings.value);
}

/** Elements that read letters. */
const TEXT_INPUT_SELECTOR = `input:not([type="checkbox"], [type="radio"], [type="range"]), select, textarea, [contenteditable],
  [role="listbox"]`;

/**
 * Whether a single key, which speech input could press by a word, is a shortcut of the page: such keys are turned on, no
 * dialog or menu is open, and nothing that has the focus reads letters. `also` selects further elements that keep their keys.
 */
export const isShortcut = (target: EventTarget | null, also = ""): boolean =>
  settings.peek().keys &&
  !document.querySelector("dialog[open], :popover-open") &&
  !(
    target instanceof Element &&
    target.closest(also ? `${TEXT_INPUT_SELECTOR}, ${also}` : TEXT_INPUT_SELECTOR)
  );
