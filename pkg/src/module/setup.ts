/** What callers hand over to be run, made what a module takes, or refused with what there is instead. */
import { SudokuError } from "../errors.js";
import type { Start } from "../protocol.js";
import type { AlgorithmInfo, Position, Puzzle, Setup } from "../types.js";
import type { Registry } from "./registry.js";

const KEYS = ["algorithm", "preset", "params", "seed", "solutions", "maxSteps"];

/** A puzzle, or the text of one. */
export const puzzleOf = (lab: Registry, puzzle: Puzzle | string): Puzzle =>
  typeof puzzle === "object" && puzzle && "text" in puzzle ? puzzle : lab.read(puzzle);

/** A puzzle, the text of one or a position, as human techniques begin with it. */
export function startOf(lab: Registry, from: Puzzle | Position | string): Start {
  if (typeof from !== "object" || !from || "text" in from || !("givens" in from)) {
    const { text, box } = puzzleOf(lab, from as Puzzle | string);
    return { text, box };
  }
  const { box, givens, values, candidates } = from;
  if (typeof box !== "string") throw new SudokuError("box", `a position says its box, as "3x3"`);
  const wrong = (name: string, kind: string) =>
    new SudokuError("refused", `${name} must be a ${kind}`);
  if (!(givens instanceof Uint8Array)) throw wrong("givens", "Uint8Array");
  if (values && !(values instanceof Uint8Array)) throw wrong("values", "Uint8Array");
  if (candidates && !(candidates instanceof Uint32Array)) throw wrong("candidates", "Uint32Array");
  return { box, givens, values, candidates };
}

/** What is known of an algorithm. Throws `unknown-algorithm`, and says which there are. */
export function known(lab: Registry, id: string): AlgorithmInfo {
  const info = lab.algorithm(id);
  if (info) return info;
  const message = among("algorithm", id, "there are", lab.algorithms);
  throw new SudokuError("unknown-algorithm", message);
}

const among = (what: string, id: string, has: string, all: readonly { readonly id: string }[]) =>
  `there is no ${what} ${id}: ${has} ${all.map((one) => one.id).join(", ") || "none"}`;

/** A setup whose parameters are text, as a module takes them. */
export function textual<S extends Partial<Setup>>(setup: S): S {
  const { params } = setup;
  if (typeof params !== "object" || !params) return setup;
  const texts = Object.entries(params).map(([id, value]) => {
    const plain = typeof value !== "object" || Array.isArray(value);
    return [id, plain ? String(value) : value];
  });
  return { ...setup, params: Object.fromEntries(texts) };
}

/**
 * A setup as a module takes it. Throws a `SudokuError` where something is not known by its name; what
 * else is wrong with it, such as a value out of its range, is for the module to say.
 */
export function checked(lab: Registry, setup: Setup): Setup {
  if (typeof setup?.algorithm !== "string") {
    const example = `{ algorithm: "${lab.algorithms[0]?.id}" }`;
    throw new SudokuError("refused", `a setup is an object such as ${example}`);
  }
  for (const key of Object.keys(setup)) {
    if (KEYS.includes(key)) continue;
    throw new SudokuError("refused", `a setup has no ${key}: it has ${KEYS.join(", ")}`);
  }
  const { id, presets, params } = known(lab, setup.algorithm);
  const { preset, params: set } = setup;
  if (typeof preset === "string" && !presets.some((one) => one.id === preset)) {
    throw new SudokuError("unknown-preset", among("preset", preset, `${id} has`, presets));
  }
  for (const name of Object.keys(typeof set === "object" ? (set ?? {}) : {})) {
    if (params.some((one) => one.id === name)) continue;
    throw new SudokuError("unknown-param", among("parameter", name, `${id} has`, params));
  }
  return textual(setup);
}
