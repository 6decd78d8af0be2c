/** What the table of a view is made of: a key of the address, where its value stands, how it is read. */
import type { Puzzle, Registry } from "sudoku-lab";
import { createDocument } from "../../session/document";
import type { Session } from "../../session/session";
import { words } from "../../words";
import { reasonOf } from "../../words/messages";
import { checkLanes } from "../check";
import type { LaneSpec, Problem } from "../setup";
import { type Pair, type Parsed, readLanes, writeLanes } from "./hash";

/** What a key is read from. */
export interface Source extends Pick<Parsed, "given" | "params"> {
  readonly lab: Registry;
  readonly problem: (problem: Problem) => void;
  /** Puts a puzzle on the board. */
  readonly show: (puzzle: Puzzle) => void;
}

export interface Key {
  /** Its name, and those of what is written along with it. */
  readonly names: readonly string[];
  /** Whether it says something as the view is set; by default it always does. */
  readonly used?: () => boolean;
  /** Whether others can only be read after it. */
  readonly first?: boolean;
  /** What it is now; nothing where that is its default. */
  write(): readonly Pair[];
  /**
   * What a link says that is made to be given to others, where that is more than the page's own address says: what the
   * browser keeps for the visitor is not there for anybody else.
   */
  share?(): readonly Pair[];
  /** `reset`: what the link leaves out takes its default, instead of staying as it is. */
  read(from: Source, reset: boolean): void;
}

/** How a value is written; what it reads as `undefined` is none. */
export interface Type<T> {
  readonly allowed: string;
  read(text: string): T | undefined;
  write(value: T): string;
}

/** A whole number; one above `most` is taken for that. */
export const integer = (min: number, max: number, most = max): Type<number | null> => ({
  allowed: words.wholeNumber(min, max),
  read(text) {
    const number = Number(text);
    const fits = /^\d+$/.test(text) && number >= min && number <= max;
    return fits ? Math.min(number, most) : undefined;
  },
  write: String,
});

export const oneOf = <T extends string>(all: readonly T[]): Type<T> => ({
  allowed: all.join(", "),
  read: (text) => all.find((one) => one === text),
  write: (one) => one,
});

/** Any text, for what can only be judged later. */
export const text: Type<string | null> = {
  allowed: "",
  read: (value) => value,
  write: (value) => value ?? "",
};

/** Steps per second. */
export const speed: Type<number | null> = {
  allowed: "0.5 to 1000000, max, auto",
  read(text) {
    if (text === "auto") return null;
    if (text === "max") return Number.POSITIVE_INFINITY;
    const number = Number(text);
    return text !== "" && number >= 0.5 && number <= 1e6 ? number : undefined;
  },
  write: (value) => (value === Number.POSITIVE_INFINITY ? "max" : String(value)),
};

interface Target<T> {
  value: T;
}

type Options = Pick<Key, "used" | "first">;

/** A key with one value; its default is left out of the address. */
export const key = <T>(
  name: string,
  target: Target<T>,
  type: Type<NoInfer<T>> | Type<NoInfer<T> | null>,
  defaultValue: NoInfer<T>,
  options: Options & { readonly refuse?: (value: NoInfer<T>) => string | null } = {},
): Key => {
  const { refuse, ...rest } = options;
  const { allowed, read, write } = type as Type<T>;
  return {
    names: [name],
    ...rest,
    write: () => (target.value === defaultValue ? [] : [[name, write(target.value)]]),
    read({ given, problem }, reset) {
      const said = given.get(name);
      let value = said === undefined ? undefined : read(said);
      if (said !== undefined) {
        const bad = value === undefined ? words.badValue(allowed) : refuse?.(value);
        if (bad) {
          problem({ key: name, value: said, why: bad });
          value = undefined;
        }
      }
      if (reset || value !== undefined) target.value = value ?? defaultValue;
    },
  };
};

/** The puzzle of a source; what cannot be read is reported and `null`. */
export function readPuzzle({ lab, given, problem }: Source): Puzzle | null {
  const said = given.get("p");
  if (said === undefined) return null;
  const box = given.get("box");
  try {
    return lab.read(said, box === undefined ? {} : { box });
  } catch (error) {
    problem({ key: "p", value: said, why: reasonOf(error) });
    return null;
  }
}

/** The puzzle on the board, which views share. */
export function board(session: Session): Key {
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

/** `box` only where the size does not imply it. */
export const writePuzzle = (text: string, box: string | null): readonly Pair[] => [
  ["p", text],
  ...(box === null ? [] : [["box", box] as const]),
];

interface Lanes {
  readonly most: number;
  /** Whether they are held against the registry; else the view does it, once it is there. */
  readonly check: boolean;
  get(): readonly LaneSpec[] | null;
  set(lanes: readonly LaneSpec[] | null, reset: boolean): void;
}

/** Algorithms with what is set of them. */
export const lanes = ({ most, check, get, set }: Lanes): Key => ({
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

/** The one algorithm of a view that has but one. */
export const lane = (target: Target<LaneSpec | null>, check = true): Key =>
  lanes({
    most: 1,
    check,
    get: () => target.value && [target.value],
    set(all, reset) {
      if (reset || all?.[0]) target.value = all?.[0] ?? null;
    },
  });
