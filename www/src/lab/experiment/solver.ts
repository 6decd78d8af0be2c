/**
 * The user's own solver in a study. A study is opened, checked and shown without executing its solver: until the
 * visitor allows that, a guest that cannot run takes its place in the experiment.
 */
import { type AlgorithmInfo, type ParamSpec, SudokuError } from "sudoku-lab";
import type { Guest } from "sudoku-lab/guest";
import { words } from "../../words/experiment";
import { CUSTOM_SOLVER_ID } from "../own/running";
import type { Source } from "../own/source";
import { digestOf } from "./digest";
import { loadSolver } from "./store";
import type { Definition, StudySolver } from "./types";

/** The number of digits of a digest in the names of contestants, as on the command line. */
const DIGEST_DIGITS = 16;

/** The maximum length of the name and of the unit of a step, in characters. */
const MAX_LABEL_LENGTH = 60;

/** The file of a solver in a study or a directory of records. */
export const solverFile = (kind: Source["kind"], sha256: string): string => `own-${sha256}.${kind}`;

/** The file with the name and the unit of a step of a solver. */
export const labelsFile = (sha256: string): string => `own-${sha256}.json`;

/** The file name of a solver that a definition does not name. */
const defaultFile = (kind: Source["kind"]): string => `solver.${kind}`;

/** The size of a source in bytes. */
export const sizeOf = (source: Source): number =>
  source.kind === "js" ? new TextEncoder().encode(source.text).length : source.bytes.length;

/**
 * A text of another person as a label on one line, cut after a number of characters: characters that control the output
 * are replaced.
 */
export const plainLabel = (text: string, max = MAX_LABEL_LENGTH): string =>
  [...text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "\u{fffd}")].slice(0, max).join("");

/** An experiment whose own solver is named by its file and its digest, as the command line demands. */
export interface SolverFileContent {
  readonly definition: Definition;
  /** The records, with the names of contestants that follow from the definition. */
  readonly csv: string;
  /** The new name of each contestant whose name differs. */
  readonly renamed: ReadonlyMap<string, string>;
  /** The name of the file in the definition. */
  readonly file: string;
}

/** Names the file of the user's own solver in the definition of an experiment and in its records. */
export function withFile(
  definition: Definition,
  contestants: readonly string[],
  csv: string,
  kind: Source["kind"],
  sha256: string,
): SolverFileContent {
  const guestContestant = definition.contestant.find(
    ({ algorithm, file }) => algorithm === CUSTOM_SOLVER_ID && file,
  );
  const file = guestContestant?.file ?? defaultFile(kind);
  const id = `${CUSTOM_SOLVER_ID}@${sha256.slice(0, DIGEST_DIGITS)}`;
  const renamed = new Map<string, string>();
  const contestant = definition.contestant.map((spec, at) => {
    if (spec.algorithm !== CUSTOM_SOLVER_ID) return spec;
    const title = contestants[at] ?? "";
    if (spec.file === undefined) {
      const next =
        spec.name === undefined
          ? `${id}${title.slice(CUSTOM_SOLVER_ID.length)}`
          : `${spec.name} (${id})`;
      renamed.set(title, next);
    }
    return { ...spec, file, sha256 };
  });
  return {
    definition: { ...definition, contestant },
    csv: renameContestants(csv, renamed),
    renamed,
    file,
  };
}

/** Records with other names of contestants, which are the fifth field of each row after the header. */
function renameContestants(csv: string, renamed: ReadonlyMap<string, string>): string {
  if (renamed.size === 0) return csv;
  const start = csv.indexOf("\n") + 1;
  const rows = csv
    .slice(start)
    .replace(
      /^((?:[^,\n]*,){4})([^,\n]*)/gm,
      (_, before: string, title: string) => before + (renamed.get(title) ?? title),
    );
  return csv.slice(0, start) + rows;
}

/**
 * What the records show about a solver: whether it has several runs on a puzzle, and which counters it has. A counter
 * without values is the solver's unless another contestant declares it. `countersOf` returns the counters of an
 * algorithm of the page.
 */
export function recordedTraits(
  definition: Definition,
  records: readonly string[],
  sha256: string,
  countersOf: (algorithm: string) => readonly string[],
): Pick<StudySolver, "random" | "counters"> {
  const id = `${CUSTOM_SOLVER_ID}@${sha256.slice(0, DIGEST_DIGITS)}`;
  const declared = new Set(
    definition.contestant.flatMap(({ algorithm }) =>
      algorithm === CUSTOM_SOLVER_ID ? [] : countersOf(algorithm),
    ),
  );
  const seeds = new Map<string, string>();
  let random = false;
  const counters = new Set<string>();
  for (const csv of records) {
    const [head = "", ...rows] = csv.split("\n");
    const columns = head.trimEnd().split(",");
    const at = (name: string) => columns.indexOf(name);
    const [contestant, seed] = [at("contestant"), at("seed")];
    const open = columns.flatMap((name, index) =>
      name.startsWith(COUNTER_PREFIX) ? [{ index, id: name.slice(COUNTER_PREFIX.length) }] : [],
    );
    const valued = new Set<string>();
    for (const row of rows) {
      const fields = row.split(",");
      const title = fields[contestant] ?? "";
      if (!(title.endsWith(`(${id})`) || title === id || title.startsWith(`${id} `))) continue;
      const first = seeds.get(title) ?? fields[seed] ?? "";
      random ||= first !== fields[seed];
      seeds.set(title, first);
      for (const { index, id } of open) if (fields[index]?.trim()) valued.add(id);
    }
    for (const { id } of open) if (valued.has(id) || !declared.has(id)) counters.add(id);
  }
  return { random, counters: [...counters] };
}

/** The prefix of the columns of counters. */
const COUNTER_PREFIX = "counter.";

/** The solvers of guests that cannot run. */
const standInSolvers = new WeakMap<Guest, StudySolver>();

/** The solver that a guest stands for and that the visitor has not allowed to run; `null` if the guest can run. */
export const foreignSolver = (guest: Guest | null | undefined): StudySolver | null =>
  (guest && standInSolvers.get(guest)) ?? null;

/** A guest that stands for a solver and cannot run: experiments with it can be opened, checked and summarized. */
function createStandIn(solver: StudySolver, definition: Definition): Guest {
  const { source, sha256, name, step, random, counters } = solver;
  const info: AlgorithmInfo = {
    id: CUSTOM_SOLVER_ID,
    name,
    kind: "solver",
    complete: false,
    divisible: false,
    sharesSteps: false,
    random,
    summary: "",
    step,
    stepDoc: "",
    sizes: { least: 4, most: 25 },
    presets: [],
    params: paramsOf(definition),
    series: [],
    counters: counters.map((id) => ({ id, doc: "" })),
  };
  const guest: Guest = {
    info,
    docs: "",
    source,
    digest: sha256.slice(0, DIGEST_DIGITS),
    createWorker() {
      throw new SudokuError("refused", words.study.notAllowed);
    },
    dispose() {},
  };
  standInSolvers.set(guest, solver);
  return guest;
}

/** The parameters that a definition sets, each with the values that the definition sets it to. */
function paramsOf({ contestant }: Definition): readonly ParamSpec[] {
  const values = new Map<string, Set<string>>();
  for (const { algorithm, params = {} } of contestant) {
    if (algorithm !== CUSTOM_SOLVER_ID) continue;
    for (const [id, value] of Object.entries(params)) {
      values.set(id, (values.get(id) ?? new Set()).add(String(value)));
    }
  }
  return [...values].map(([id, all]) => {
    const options = [...all].map((id) => ({ id, doc: "" }));
    const allowed = [...all].join(", ");
    return { id, doc: "", allowed, type: "choice", default: options[0]?.id ?? "", options };
  });
}

/** The solvers of studies that were opened since the page was loaded, by their digests. */
const openedSolvers = new Map<string, StudySolver>();

/** Makes the solver of a study available to experiments that name its digest. */
export const holdSolver = (solver: StudySolver): void =>
  void openedSolvers.set(solver.sha256, solver);

/**
 * The guest with which a definition is opened: the open solver of the visitor if the definition does not demand another
 * one, otherwise a guest that stands for the solver of a study. `null` if there is neither.
 */
export async function guestFor(definition: Definition, open: Guest | null): Promise<Guest | null> {
  const isOwn = (spec: Definition["contestant"][number] | null) =>
    spec?.algorithm === CUSTOM_SOLVER_ID;
  const specs = Array.isArray(definition.contestant) ? definition.contestant.filter(isOwn) : [];
  const sha256 = specs.find((spec) => typeof spec.sha256 === "string")?.sha256;
  if (sha256 === undefined || (open && sha256.startsWith(open.digest))) return open;
  const solver = openedSolvers.get(sha256) ?? (await recallSolver(sha256));
  return solver ? createStandIn(solver, definition) : open;
}

/** The solver with a digest that the browser has stored; `undefined` if there is none, or it was altered. */
async function recallSolver(sha256: string): Promise<StudySolver | undefined> {
  const solver = await loadSolver(sha256);
  if (solver === undefined) return undefined;
  const { source } = solver;
  const content = source.kind === "js" ? source.text : source.bytes;
  return (await digestOf(content)) === sha256 ? solver : undefined;
}
