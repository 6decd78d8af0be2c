/** The tasks of an experiment: `sudoku_experiment::Plan`, from the output of the module. */

import { SudokuError } from "../errors.js";
import { OWN } from "../guest/about.js";
import { guestSetup } from "../guest/setup.js";
import type { Guest } from "../guest.js";
import { bindings, glue } from "../module/all.js";
import type { Registry } from "../module/registry.js";
import { toTextParams } from "../module/setup.js";
import type { AlgorithmInfo, AnySetup } from "../types.js";
import type { AnyContestantSpec, AnyDefinition } from "./definition.js";
import { COLUMNS, COUNTER_PREFIX, FIXED_COUNTERS } from "./schema.js";

/** A definition that was checked. */
export interface CheckedDefinition {
  /** The names of sets and contestants. */
  readonly sets: readonly string[];
  readonly contestants: readonly string[];
  readonly setups: readonly AnySetup[];
  /**
   * The number of the first task of each contestant on the first puzzle; the last entry is the number of tasks per
   * puzzle.
   */
  readonly firsts: readonly number[];
  readonly seeds: readonly number[];
  /** For each contestant, the ids of its counters that have an open column in records. */
  readonly counters: readonly (readonly string[])[];
  /** A visitor's solver, if it is among the contestants. */
  readonly guest?: Guest;
}

/**
 * Checks a definition, whose contestants can be the solvers of the lab and one visitor's solver, by default that of the
 * lab. Throws a `SudokuError` `refused` for an invalid definition or contestant.
 */
export function checkDefinition(
  definition: AnyDefinition,
  lab: Registry,
  guest: Guest | null = lab.guest,
): CheckedDefinition {
  // The module reports what is wrong with a malformed definition.
  if (!areSpecs(definition.contestant)) return checkedDefinition(definition);
  checkFiles(definition.contestant, guest);
  const isGuest = ({ algorithm }: AnyContestantSpec) =>
    guest !== null && algorithm === guest.info.id;
  if (!guest || !definition.contestant.some(isGuest)) return checkedDefinition(definition);
  // The module knows only the solvers of the lab: in place of a visitor's solver, it receives a solver with the same
  // number of runs.
  const like = ({ kind, random }: AlgorithmInfo) =>
    kind === "solver" && random === guest.info.random;
  const algorithm = lab.algorithms.find(like)?.id ?? "";
  const contestant = definition.contestant.map((spec): AnyContestantSpec => {
    if (!isGuest(spec)) return spec;
    const { steps } = spec;
    return { algorithm, name: titleOf(spec, guest), ...(steps === undefined ? {} : { steps }) };
  });
  const all = checkedDefinition({ ...definition, contestant });
  const setups = all.setups.map((setup, at) => {
    const spec = definition.contestant[at];
    if (!spec || !isGuest(spec)) return setup;
    const { preset, params } = spec;
    const own = toTextParams({ ...setup, algorithm: spec.algorithm, preset, params: params ?? {} });
    guestSetup(guest.info, own);
    return own;
  });
  const fixed: readonly string[] = FIXED_COUNTERS;
  const own = guest.info.counters.map(({ id }) => id).filter((id) => !fixed.includes(id));
  const counters = all.counters.map((ids, at) => {
    const spec = definition.contestant[at];
    return spec && isGuest(spec) ? own : ids;
  });
  return { ...all, setups, counters, guest };
}

/** Returns the counters with an open column, each once, in the order of the contestants. */
export const openCounters = ({ counters }: CheckedDefinition): readonly string[] => [
  ...new Set(counters.flat()),
];

/** Returns the columns of records with these counters. */
export const columnsOf = (counters: readonly string[]): readonly string[] => [
  ...COLUMNS,
  ...counters.map((id) => `${COUNTER_PREFIX}${id}`),
];

const checkedDefinition = (definition: AnyDefinition): CheckedDefinition => {
  const json = JSON.stringify(definition);
  return bindings.guarded(() => glue.experiment(json)) as CheckedDefinition;
};

/**
 * Returns the name of a visitor's solver in records. The digest of its file is a part of the name, as on the command
 * line, so that records of different files cannot be mixed.
 */
function titleOf(
  { name, algorithm, params = {}, steps, file }: AnyContestantSpec,
  { digest }: Guest,
): string {
  const id = file === undefined ? algorithm : `${algorithm}@${digest}`;
  if (name !== undefined) return file === undefined ? name : `${name} (${id})`;
  const set = Object.entries(params).sort(([one], [other]) => (one < other ? -1 : 1));
  const limit = steps === undefined ? [] : [`max-steps=${steps}`];
  return [id, ...set.map(([id, value]) => `${id}=${value}`), ...limit].join(" ");
}

/** Whether the contestants have the types of a definition, as far as they are used before the module checks them. */
function areSpecs(contestants: unknown): contestants is readonly AnyContestantSpec[] {
  return Array.isArray(contestants) && contestants.every(isSpec);
}

function isSpec(spec: Readonly<Record<string, unknown>> | null): boolean {
  if (typeof spec !== "object" || spec === null) return false;
  const { params = {}, name = "", file = "", sha256 = "" } = spec;
  const texts = [name, file, sha256].every((text) => typeof text === "string");
  return texts && typeof params === "object" && params !== null;
}

/** Hexadecimal digits of a SHA-256 digest. */
const DIGEST_DIGITS = 64;
const DIGEST = new RegExp(`^[0-9a-f]{${DIGEST_DIGITS}}$`);

/**
 * Throws a `SudokuError` `refused` unless the open solver can be that of every file of the definition. `digest` has the
 * first digits of the SHA-256 digest, or is a checksum with a hyphen if the browser computes no digests.
 */
function checkFiles(specs: readonly AnyContestantSpec[], guest: Guest | null): void {
  const refused = (reason: string) => new SudokuError("refused", reason);
  // These two checks of `Contestant::fault` are made here, because the module does not receive the keys of a visitor's
  // solver.
  for (const [at, { algorithm, file, sha256 }] of specs.entries()) {
    if (algorithm !== OWN || sha256 === undefined) continue;
    const fault =
      file === undefined
        ? "sha256 is the digest of a file, but there is no file"
        : `sha256 must have ${DIGEST_DIGITS} hexadecimal digits in lower case`;
    if (file === undefined || !DIGEST.test(sha256)) throw refused(`contestant ${at + 1}: ${fault}`);
  }
  const files = specs.filter(({ algorithm, file }) => algorithm === OWN && file !== undefined);
  const [first] = files;
  if (first === undefined) return;
  if (guest === null) {
    throw refused(
      `the solver in ${first.file} is not open: open the file as your own solver first`,
    );
  }
  const other = files.find(({ file }) => file !== first.file);
  if (other) {
    throw refused(
      `${first.file} and ${other.file}: only one solver of your own can run at a time here; the command line runs several`,
    );
  }
  const invalid = files.find(
    ({ sha256 }) => sha256 !== undefined && !sha256.startsWith(guest.digest),
  );
  if (invalid && guest.digest.includes("-")) {
    throw refused(
      `the SHA-256 digest of ${invalid.file} cannot be checked: browsers compute digests only in a secure context (https or localhost)`,
    );
  }
  if (invalid) {
    throw refused(
      `the solver that is open is not ${invalid.file}: its SHA-256 digest begins with ${guest.digest}, not ${invalid.sha256?.slice(0, guest.digest.length)}`,
    );
  }
}

/** The puzzle, contestant and seed of a task. */
export interface TaskPlace {
  readonly puzzle: number;
  readonly contestant: number;
  readonly seed: number;
}

/** The numbering of the tasks: by puzzle, then by contestant, then by seed. */
export class Plan {
  /** The number of tasks per puzzle. */
  readonly each: number;
  /** The contestant of each task of a puzzle. */
  readonly contestants: Uint32Array;
  readonly seeds: Uint32Array;

  constructor({ firsts, seeds }: CheckedDefinition) {
    this.each = firsts.at(-1) ?? 0;
    this.contestants = new Uint32Array(this.each);
    this.seeds = new Uint32Array(this.each);
    for (let contestant = 0; contestant + 1 < firsts.length; contestant += 1) {
      const [from = 0, to = 0] = firsts.slice(contestant);
      this.contestants.fill(contestant, from, to);
      this.seeds.set(seeds.slice(0, to - from), from);
    }
  }

  place(task: number): TaskPlace {
    const own = task % this.each;
    const contestant = this.contestants[own] ?? 0;
    return { puzzle: Math.floor(task / this.each), contestant, seed: this.seeds[own] ?? 0 };
  }
}
