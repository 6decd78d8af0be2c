/**
 * The keys of a view's table: the name of a key in the address, where its value is stored, and how it is read and
 * written.
 */
import type { Puzzle, Registry } from "sudoku-lab";
import { createDocument } from "../../session/document";
import type { Session } from "../../session/session";
import { words } from "../../words";
import { reasonOf } from "../../words/messages";
import { checkLanes } from "../check";
import type { LaneSpec, Problem } from "../setup";
import { type HashEntry, type ParsedHash, readLanes, writeLanes } from "./hash";

/** The source from which a key is read. */
export interface KeySource extends Pick<ParsedHash, "given" | "params"> {
  readonly lab: Registry;
  readonly problem: (problem: Problem) => void;
  /** Shows a puzzle on the board. */
  readonly show: (puzzle: Puzzle) => void;
}

export interface AddressKey {
  /** The name of the key, and the names of the keys that are written together with it. */
  readonly names: readonly string[];
  /** Whether the key has a meaning in the current state of the view; by default it always has. */
  readonly used?: () => boolean;
  /** Whether other keys can be read only after this key. */
  readonly first?: boolean;
  /** Returns the current value as pairs; empty if it is the default. */
  write(): readonly HashEntry[];
  /**
   * The pairs in a link for other people, if such a link has to contain more than the page's own address: data that
   * this browser stores is not available elsewhere.
   */
  share?(): readonly HashEntry[];
  /**
   * Reads the key. If `reset` is true, a key that is missing from the link takes its default instead of staying
   * unchanged.
   */
  read(from: KeySource, reset: boolean): void;
}

/** Converts between a value and its text. Reading returns `undefined` if the text is not a valid value. */
export interface KeyType<T> {
  readonly allowed: string;
  read(text: string): T | undefined;
  write(value: T): string;
}

/** A whole number. A number above `maximum` is reduced to `maximum`. */
export const integer = (min: number, max: number, maximum = max): KeyType<number | null> => ({
  allowed: words.wholeNumber(min, max),
  read(text) {
    const number = Number(text);
    const fits = /^\d+$/.test(text) && number >= min && number <= max;
    return fits ? Math.min(number, maximum) : undefined;
  },
  write: String,
});

export const oneOf = <T extends string>(all: readonly T[]): KeyType<T> => ({
  allowed: all.join(", "),
  read: (text) => all.find((one) => one === text),
  write: (one) => one,
});

/** Any text, for values that can be checked only later. */
export const text: KeyType<string | null> = {
  allowed: "",
  read: (value) => value,
  write: (value) => value ?? "",
};

/** A speed in steps per second. */
export const speed: KeyType<number | null> = {
  allowed: "0.5 to 1000000, max, auto",
  read(text) {
    if (text === "auto") return null;
    if (text === "max") return Number.POSITIVE_INFINITY;
    const number = Number(text);
    return text !== "" && number >= 0.5 && number <= 1e6 ? number : undefined;
  },
  write: (value) => (value === Number.POSITIVE_INFINITY ? "max" : String(value)),
};

interface KeyTarget<T> {
  value: T;
}

type Options = Pick<AddressKey, "used" | "first">;

/** Creates a key with one value. The default value is omitted from the address. */
export const key = <T>(
  name: string,
  target: KeyTarget<T>,
  type: KeyType<NoInfer<T>> | KeyType<NoInfer<T> | null>,
  defaultValue: NoInfer<T>,
  options: Options & { readonly refuse?: (value: NoInfer<T>) => string | null } = {},
): AddressKey => {
  const { refuse, ...rest } = options;
  const { allowed, read, write } = type as KeyType<T>;
  return {
    names: [name],
    ...rest,
    write: () => (target.value === defaultValue ? [] : [[name, write(target.value)]]),
    read({ given, problem }, reset) {
      const rawText = given.get(name);
      let value = rawText === undefined ? undefined : read(rawText);
      if (rawText !== undefined) {
        const bad = value === undefined ? words.badValue(allowed) : refuse?.(value);
        if (bad) {
          problem({ key: name, value: rawText, why: bad });
          value = undefined;
        }
      }
      if (reset || value !== undefined) target.value = value ?? defaultValue;
    },
  };
};

/** Returns the puzzle of a source. A puzzle that cannot be read is reported as a problem, and the result is `null`. */
export function readPuzzle({ lab, given, problem }: KeySource): Puzzle | null {
  const fieldText = given.get("p");
  if (fieldText === undefined) return null;
  const box = given.get("box");
  try {
    return lab.read(fieldText, box === undefined ? {} : { box });
  } catch (error) {
    problem({ key: "p", value: fieldText, why: reasonOf(error) });
    return null;
  }
}

/** Creates the key of the puzzle on the board, which several views share. */
export function board(session: Session): AddressKey {
  const { puzzle } = session.get(createDocument);
  return {
    names: ["p", "box"],
    write: () =>
      puzzle.value
        ? writePuzzle(puzzle.value.text, puzzle.value.usualBox ? null : puzzle.value.box)
        : [],
    read(from) {
      const read = readPuzzle(from);
      if (read) from.show(read);
    },
  };
}

/** Returns the pairs of a puzzle. `box` is written only if the size of the grid does not imply it. */
export const writePuzzle = (text: string, box: string | null): readonly HashEntry[] => [
  ["p", text],
  ...(box === null ? [] : [["box", box] as const]),
];

interface Lanes {
  readonly most: number;
  /**
   * Whether the lanes are checked against the registry. Otherwise the view checks them once the registry has loaded.
   */
  readonly check: boolean;
  get(): readonly LaneSpec[] | null;
  set(lanes: readonly LaneSpec[] | null, reset: boolean): void;
}

/** Creates the keys of several lanes: their algorithms, presets and parameters. */
export const lanes = ({ most, check, get, set }: Lanes): AddressKey => ({
  names: ["a"],
  write() {
    const now = get();
    return now ? writeLanes(now) : [];
  },
  read({ lab, given, params, problem }, reset) {
    const all = readLanes({ given, params }, problem);
    if (all && all.length > most) {
      problem({ key: "a", value: given.get("a") ?? "", why: words.tooManyLanes(most) });
    }
    const some = all?.slice(0, most) ?? null;
    const checked = some && check ? checkLanes(lab, some) : null;
    for (const one of checked?.problems ?? []) problem(one);
    set(checked ? checked.lanes : some, reset);
  },
});

/** The key of a view with a single algorithm. */
export const lane = (target: KeyTarget<LaneSpec | null>, check = true): AddressKey =>
  lanes({
    most: 1,
    check,
    get: () => target.value && [target.value],
    set(all, reset) {
      if (reset || all?.[0]) target.value = all?.[0] ?? null;
    },
  });
