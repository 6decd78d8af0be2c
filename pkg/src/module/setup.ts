/** What callers hand over to be run, made what a module takes, or refused with what there is instead. */
import { SudokuError } from "../errors.js";
import type { PuzzleText, Start } from "../protocol.js";
import type { AlgorithmInfo, AnySetup, Givens, Position, Puzzle } from "../types.js";
import { type Expected, entriesOf, expect, fieldsOf, keysOf, textOf } from "./arguments.js";
import type { Registry } from "./registry.js";

const KEYS = ["algorithm", "preset", "params", "seed", "solutions", "maxSteps"];

/** A puzzle as `read` gives it, of what a caller has: such a one, or its text. */
export function puzzleOf(lab: Registry, puzzle: Puzzle | string): Puzzle {
  if (typeof puzzle !== "object" || puzzle === null) return lab.read(puzzle);
  // What else a puzzle says of itself follows from these, and might not be true any more.
  const { text, box } = fieldsOf<Partial<Pick<Puzzle, "text" | "box">>>("puzzle", puzzle, {
    text: "string?",
    box: "string?",
  });
  // What has no text is none, which `read` says.
  return text === undefined ? lab.read(puzzle as unknown as string) : lab.read(text, { box });
}

/** A puzzle, the text of one or a position, as human techniques begin with it. */
export function startOf(lab: Registry, from: Puzzle | Position | string): Start {
  if (typeof from === "object" && from !== null) {
    const { text, givens } = fieldsOf<{ text?: unknown; givens?: unknown }>("from", from, {
      text: "any",
      givens: "any",
    });
    if (text === undefined && givens !== undefined) {
      return fieldsOf<Position>("position", from as Position, {
        box: "string",
        givens: "Uint8Array",
        values: "Uint8Array?",
        candidates: "Uint32Array?",
      });
    }
  }
  const { text, box } = puzzleOf(lab, from as Puzzle | string);
  return { text, box };
}

/**
 * A puzzle, its text or its givens, as a scale of difficulty rates it. Throws `refused` for a position in which
 * anything was entered: a scale rates the puzzle, not what a player has made of it.
 */
export function ratedOf(lab: Registry, puzzle: Puzzle | Givens | string): PuzzleText {
  const start = startOf(lab, puzzle as Puzzle | Position | string);
  if ("text" in start) return start;
  const { box, givens, values, candidates } = start;
  if (values?.some((digit) => digit > 0) || candidates?.some((set) => set > 0)) {
    const message =
      "a puzzle is rated by its givens: leave out values and candidates, or read the digits as a puzzle of its own";
    throw new SudokuError("refused", message);
  }
  return { text: lab.write(givens as Uint8Array<ArrayBuffer>, box), box };
}

/** What is known of an algorithm. Throws `unknown-algorithm`, and says which there are. */
export function known(lab: Registry, id: string): AlgorithmInfo {
  expect("algorithm", id, "string");
  const info = lab.algorithm(id);
  if (info) return info;
  const message = among("algorithm", id, "there are", lab.algorithms);
  throw new SudokuError("unknown-algorithm", message);
}

const among = (what: string, id: string, has: string, all: readonly { readonly id: string }[]) =>
  `there is no ${what} ${id}: ${has} ${all.map((one) => one.id).join(", ") || "none"}`;

/** A setup as plain data whose parameters are text, as a module takes them. */
export function textual<S extends Partial<AnySetup>>(setup: S): S {
  const fields = { ...ANY, algorithm: "any?" } as { readonly [K in keyof S]-?: Expected };
  const copy = fieldsOf("setup", setup, fields, "refused");
  const { params } = copy;
  if (typeof params !== "object") return copy;
  const texts = entriesOf("params", params, "refused").map(([id, value]) => {
    const plain = typeof value !== "object" || Array.isArray(value);
    // What cannot be a value is refused by the module.
    return [id, plain ? textOf(`params.${id}`, value, "refused") : null];
  });
  return { ...copy, params: Object.fromEntries(texts) };
}

/** Fields of a setup, whose types are for the module to say. */
const ANY = {
  preset: "any?",
  params: "any?",
  seed: "any?",
  solutions: "any?",
  maxSteps: "any?",
} as const;

/**
 * A setup as a module takes it. Throws a `SudokuError` where something is not known by its name; what
 * else is wrong with it, such as a value out of its range, is for the module to say.
 */
export function checked(lab: Registry, given: AnySetup): AnySetup {
  const setup = typeof given === "object" && given !== null ? textual(given) : null;
  if (typeof setup?.algorithm !== "string") {
    const example = `{ algorithm: "${lab.algorithms[0]?.id}" }`;
    throw new SudokuError("refused", `a setup is an object such as ${example}`);
  }
  for (const key of keysOf("setup", given, "refused")) {
    if (KEYS.includes(key)) continue;
    throw new SudokuError("refused", `a setup has no ${key}: it has ${KEYS.join(", ")}`);
  }
  const { id, presets, params } = known(lab, setup.algorithm);
  const { preset, params: set } = setup;
  if (typeof preset === "string" && !presets.some((one) => one.id === preset)) {
    throw new SudokuError("unknown-preset", among("preset", preset, `${id} has`, presets));
  }
  for (const name of Object.keys(typeof set === "object" ? set : {})) {
    if (params.some((one) => one.id === name)) continue;
    throw new SudokuError("unknown-param", among("parameter", name, `${id} has`, params));
  }
  return setup;
}
