/** Converts the arguments of a run into the form of a module, or rejects them with the accepted values. */
import { SudokuError } from "../errors.js";
import type { PuzzleText, Start } from "../protocol.js";
import type { AlgorithmInfo, AnySetup, Givens, Position, Puzzle } from "../types.js";
import { type Expected, entriesOf, expect, fieldsOf, keysOf, textOf } from "./arguments.js";
import type { Registry } from "./registry.js";

const SETUP_KEYS = ["algorithm", "preset", "params", "seed", "solutions", "maxSteps"];

/** Returns a puzzle in the form of `read`, from a puzzle of the caller or its text. */
export function puzzleOf(lab: Registry, puzzle: Puzzle | string): Puzzle {
  if (typeof puzzle !== "object" || puzzle === null) return lab.read(puzzle);
  // The other properties of a puzzle follow from these, and may be out of date.
  const { text, box } = fieldsOf<Partial<Pick<Puzzle, "text" | "box">>>("puzzle", puzzle, {
    text: "string?",
    box: "string?",
  });
  // A value without a text is not a puzzle, which `read` reports.
  return text === undefined ? lab.read(puzzle as unknown as string) : lab.read(text, { box });
}

/** Returns a puzzle, the text of a puzzle, or a position, in the form in which human techniques start. */
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
 * Returns a puzzle, its text or its givens, in the form in which a scale rates it. Throws `refused` for a position in
 * which anything was entered: a scale rates the puzzle, not the progress of a player.
 */
export function rateablePuzzle(lab: Registry, puzzle: Puzzle | Givens | string): PuzzleText {
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

/** Returns the description of an algorithm. Throws `unknown-algorithm` with the known ids. */
export function findAlgorithm(lab: Registry, id: string): AlgorithmInfo {
  expect("algorithm", id, "string");
  const info = lab.algorithm(id);
  if (info) return info;
  const message = unknownIdError("algorithm", id, "there are", lab.algorithms);
  throw new SudokuError("unknown-algorithm", message);
}

const unknownIdError = (
  what: string,
  id: string,
  has: string,
  all: readonly { readonly id: string }[],
) => `there is no ${what} ${id}: ${has} ${all.map((one) => one.id).join(", ") || "none"}`;

/** Returns a setup as plain data whose parameters are text, as a module takes them. */
export function toTextParams<S extends Partial<AnySetup>>(setup: S): S {
  const fields = { ...SETUP_FIELDS, algorithm: "any?" } as { readonly [K in keyof S]-?: Expected };
  const copy = fieldsOf("setup", setup, fields, "refused");
  const { params } = copy;
  if (typeof params !== "object") return copy;
  const texts = entriesOf("params", params, "refused").map(([id, value]) => {
    const plain = typeof value !== "object" || Array.isArray(value);
    // The module refuses anything that cannot be a value.
    return [id, plain ? textOf(`params.${id}`, value, "refused") : null];
  });
  return { ...copy, params: Object.fromEntries(texts) };
}

/** The fields of a setup. Their types are not checked here, because the module checks them. */
const SETUP_FIELDS = {
  preset: "any?",
  params: "any?",
  seed: "any?",
  solutions: "any?",
  maxSteps: "any?",
} as const;

/**
 * Returns a setup in the form of a module. Throws a `SudokuError` for an unknown name; the module reports all other
 * mistakes, such as a value out of range.
 */
export function checkSetup(lab: Registry, given: AnySetup): AnySetup {
  const setup = typeof given === "object" && given !== null ? toTextParams(given) : null;
  if (typeof setup?.algorithm !== "string") {
    const example = `{ algorithm: "${lab.algorithms[0]?.id}" }`;
    throw new SudokuError("refused", `a setup is an object such as ${example}`);
  }
  for (const key of keysOf("setup", given, "refused")) {
    if (SETUP_KEYS.includes(key)) continue;
    throw new SudokuError("refused", `a setup has no ${key}: it has ${SETUP_KEYS.join(", ")}`);
  }
  const { id, presets, params } = findAlgorithm(lab, setup.algorithm);
  const { preset, params: set } = setup;
  if (typeof preset === "string" && !presets.some((one) => one.id === preset)) {
    throw new SudokuError("unknown-preset", unknownIdError("preset", preset, `${id} has`, presets));
  }
  for (const name of Object.keys(typeof set === "object" ? set : {})) {
    if (params.some((one) => one.id === name)) continue;
    throw new SudokuError("unknown-param", unknownIdError("parameter", name, `${id} has`, params));
  }
  return setup;
}
