/**
 * All keys of the board in one table, with their names and commands. The list of keys in the help is made from this
 * table.
 */
import { MODES, type Mode } from "./moves";

/** A key press. */
export interface KeyPress {
  readonly code: string;
  readonly key: string;
  readonly shift: boolean;
  /** Whether Ctrl, or Cmd on a Mac, is held. */
  readonly command: boolean;
  readonly alt: boolean;
  /** Whether letters stand for digits on this board. */
  readonly letters: boolean;
  /** Whether the number pad writes digits. */
  readonly numLock: boolean;
}

export type Direction = "up" | "down" | "left" | "right" | "home" | "end" | "first" | "last";

export type KeyAction =
  | { readonly do: "write"; readonly mode: Mode | null; readonly typed: string }
  | { readonly do: "mode"; readonly mode: Mode }
  | {
      readonly do: "move";
      readonly way: Direction;
      readonly extend: boolean;
      readonly jump: boolean;
    }
  | { readonly do: "filter"; readonly by: 1 | -1 }
  | {
      readonly do:
        | "erase"
        | "cycle"
        | "toggle"
        | "all"
        | "none"
        | "undo"
        | "redo"
        | "sheet"
        | "hint";
    };

export interface BoardKey {
  /** The name of the command in `words.command`. */
  readonly name: string;
  /** The text of the key in the list of keys. */
  readonly shown: string;
  readonly read: (press: KeyPress) => KeyAction | null;
}

/** Returns the digit of a key by its position on the keyboard, independent of the layout. */
function digitOf({ code, key, numLock }: KeyPress): string | null {
  const [, where, digit] = /^(Digit|Numpad)(\d)$/.exec(code) ?? [];
  if (digit !== undefined && (where === "Digit" || numLock || key === digit)) return digit;
  return code === "" && /^\d$/.test(key) ? key : null; // keys of on-screen keyboards have no position
}

/** Returns the letter of a key in the current layout, or by its position if the layout has no letter there. */
function letterOf({ code, key, alt }: KeyPress): string | null {
  if (!alt && /^[a-z]$/i.test(key)) return key.toLowerCase();
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? null;
}

/** Returns a digit or, on large boards, the letter of a digit. */
function typedDigit(press: KeyPress): string | null {
  const letter = press.letters && !press.alt && !press.command ? letterOf(press) : null;
  return press.alt ? null : (digitOf(press) ?? letter);
}

/** A command that writes digits while certain keys are held; without a mode, it writes in the current mode. */
const digitCommand =
  (mode: Mode | null, shift: boolean, command: boolean) =>
  (press: KeyPress): KeyAction | null => {
    const text = press.shift === shift && press.command === command ? typedDigit(press) : null;
    if (text === null || (mode === null && text === "0" && !press.letters)) return null;
    return { do: "write", mode, typed: text };
  };

/** A key with a single letter, together with Alt if letters are digits. */
const letterKey =
  (wanted: string, action: KeyAction) =>
  (press: KeyPress): KeyAction | null =>
    letterOf(press) === wanted && !press.shift && !press.command && press.alt === press.letters
      ? action
      : null;

/** Returns whether Ctrl and this letter are pressed. */
const isControlPress = (press: KeyPress, wanted: string, shift: boolean) =>
  press.command && !press.alt && press.shift === shift && letterOf(press) === wanted;

const isPlainPress = (press: KeyPress, ...keys: readonly string[]) =>
  !press.command && !press.alt && keys.includes(press.key);

const arrowDirections: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

const moveCommand =
  (extend: boolean, jump: boolean) =>
  ({ key, shift, command, alt }: KeyPress): KeyAction | null => {
    const way = arrowDirections[key];
    return way && !alt && shift === extend && command === jump
      ? { do: "move", way, extend, jump }
      : null;
  };

const MODE_LETTERS = ["z", "x", "c", "v"];
const modeNames: Readonly<Record<Mode, string>> = {
  digit: "modeDigit",
  corner: "modeCorner",
  centre: "modeCentre",
  colour: "modeColour",
};

export const boardKeys: readonly BoardKey[] = [
  { name: "digits", shown: "1 … 9", read: digitCommand(null, false, false) },
  { name: "corner", shown: "Shift 1 … 9", read: digitCommand("corner", true, false) },
  { name: "centre", shown: "Ctrl 1 … 9", read: digitCommand("centre", false, true) },
  { name: "colour", shown: "Ctrl Shift 1 … 9", read: digitCommand("colour", true, true) },
  {
    name: "erase",
    shown: "0, Delete, Backspace",
    read: (press) =>
      isPlainPress(press, "Delete", "Backspace") || (digitOf(press) === "0" && !press.command)
        ? { do: "erase" }
        : null,
  },
  ...MODES.map((mode, index) => ({
    name: modeNames[mode],
    shown: (MODE_LETTERS[index] ?? "").toUpperCase(),
    read: letterKey(MODE_LETTERS[index] ?? "", { do: "mode", mode }),
  })),
  {
    name: "cycle",
    shown: "Space",
    read: (press) => (isPlainPress(press, " ") ? { do: "cycle" } : null),
  },
  {
    name: "toggle",
    shown: "Ctrl Space",
    read: ({ key, command }) => (key === " " && command ? { do: "toggle" } : null),
  },
  { name: "move", shown: "Arrows", read: moveCommand(false, false) },
  { name: "extend", shown: "Shift Arrows", read: moveCommand(true, false) },
  { name: "jump", shown: "Ctrl Arrows", read: moveCommand(false, true) },
  {
    name: "ends",
    shown: "Home, End",
    read: ({ key, command, shift }) => {
      if (key !== "Home" && key !== "End") return null;
      const way = key === "Home" ? (command ? "first" : "home") : command ? "last" : "end";
      return { do: "move", way, extend: shift, jump: false };
    },
  },
  {
    name: "all",
    shown: "Ctrl A",
    read: (press) => (isControlPress(press, "a", false) ? { do: "all" } : null),
  },
  {
    name: "none",
    shown: "Esc",
    read: (press) => (isPlainPress(press, "Escape") ? { do: "none" } : null),
  },
  {
    name: "undo",
    shown: "Ctrl Z, [",
    read: (press) =>
      isControlPress(press, "z", false) || isPlainPress(press, "[") ? { do: "undo" } : null,
  },
  {
    name: "redo",
    shown: "Ctrl Y, Ctrl Shift Z, ]",
    read: (press) =>
      isControlPress(press, "y", false) ||
      isControlPress(press, "z", true) ||
      isPlainPress(press, "]")
        ? { do: "redo" }
        : null,
  },
  {
    name: "filter",
    shown: ",  .",
    read: (press) =>
      isPlainPress(press, ",", ".") ? { do: "filter", by: press.key === "." ? 1 : -1 } : null,
  },
  {
    name: "hint",
    shown: "Shift H",
    read: (press) =>
      letterOf(press) === "h" && press.shift && !press.command && press.alt === press.letters
        ? { do: "hint" }
        : null,
  },
  {
    name: "sheet",
    shown: "?",
    read: (press) => (isPlainPress(press, "?") ? { do: "sheet" } : null),
  },
];

/** Returns the action of a key on the board; `null` if the key has none. */
export function actionOf(press: KeyPress): KeyAction | null {
  for (const { read } of boardKeys) {
    const action = read(press);
    if (action) return action;
  }
  return null;
}
