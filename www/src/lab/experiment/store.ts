/** Stores the results of experiments in IndexedDB, so that they survive a reload, if the browser allows it. */

import { signal } from "@preact/signals";
import { fetchOnce } from "../../ui/load";
import { isFramed } from "../../ui/storage";
import { canonicalText } from "./definition";
import type { Definition, StudySolver } from "./types";

/**
 * Whether the browser refused to store the results of an experiment. The page has one storage, so all sessions share
 * this signal.
 */
export const isStorageRefused = signal(false);

/** The stored description of an experiment, without its records. */
export interface StoredExperiment {
  readonly definition: Definition;
  readonly done: number;
  readonly tasks: number;
  /** The time of the last completed run, ms since 1970. */
  readonly when: number;
  /** Whether runs were imported, so that their times may be those of another machine. */
  readonly elsewhere?: boolean;
}

/**
 * The maximum number of stored experiments. If there are more, those that have not been used for the longest time are
 * deleted.
 */
const MAX_STORED_EXPERIMENTS = 24;

type Keyval = typeof import("idb-keyval");
interface OpenDatabase {
  readonly keyval: Keyval;
  readonly store: ReturnType<Keyval["createStore"]>;
}
let pendingDatabase: Promise<OpenDatabase> | null = null;

const loadKeyval = () => import("idb-keyval");

async function openDatabase(): Promise<OpenDatabase> {
  if (!globalThis.indexedDB) throw new Error("this browser has no database");
  const keyval = await fetchOnce(loadKeyval);
  return { keyval, store: keyval.createStore("sudoku-lab", "experiments") };
}

/**
 * Whether an entry is an experiment that this page has stored under this name. The browser's database may contain any
 * value, including values that JSON cannot represent.
 */
function isKept(item: unknown, name: string): item is StoredExperiment {
  const { definition, done, tasks, when } = (item ?? {}) as Record<string, unknown>;
  const { set, contestant } = (definition ?? {}) as Record<string, unknown>;
  return (
    [done, tasks, when].every((number) => Number.isFinite(number)) &&
    Array.isArray(set) &&
    Array.isArray(contestant) &&
    [...set, ...contestant].every((entry) => typeof entry === "object" && entry !== null) &&
    contestant.every(({ name, algorithm }) => typeof (name ?? algorithm) === "string") &&
    isReferenced(definition as Definition, name)
  );
}

function isReferenced(definition: Definition, name: string): boolean {
  try {
    return canonicalText(definition) === name;
  } catch {
    return false; // a cycle, or a number that JSON cannot represent
  }
}

/**
 * Calls `work` with the open database, or reports once that the browser has no database. A frame stores nothing,
 * because it is part of another page. Rejects with errors that do not come from the database.
 */
async function withDatabase<T>(
  fallback: T,
  work: (opened: OpenDatabase) => Promise<T>,
): Promise<T> {
  if (isFramed) return fallback;
  const refuse = (): T => {
    pendingDatabase = null;
    isStorageRefused.value = true;
    return fallback;
  };
  pendingDatabase ??= openDatabase();
  const opened = await pendingDatabase.catch(() => null);
  if (!opened) return refuse();
  try {
    return await work(opened);
  } catch (error) {
    // A transaction that the browser aborts, for example when the visitor leaves the page, has no error.
    if (error === null || error instanceof DOMException) return refuse();
    throw error;
  }
}

/** The keys of the database: of an experiment, of its packs in order, of a file by its name, and of a solver by its digest. */
const EXPERIMENT_KEY = "experiment";
const PACK_KEY = "pack";
const FILE_KEY = "file";
const SOLVER_KEY = "solver";
const isOf = (key: IDBValidKey, kind: string, name?: string): key is [string, string, number] =>
  Array.isArray(key) && key[0] === kind && (name === undefined || key[1] === name);

/** Resolves to all stored records of an experiment, in the order in which they were stored. */
export const loadPacks = (definition: Definition): Promise<Uint8Array[]> =>
  withDatabase<Uint8Array[]>([], async ({ keyval, store }) => {
    const name = canonicalText(definition);
    const keys = (await keyval.keys(store)).filter((key) => isOf(key, PACK_KEY, name));
    const packs: unknown[] = await keyval.getMany(keys, store);
    return packs.filter((pack) => pack instanceof Uint8Array);
  });

/** Resolves to whether stored runs of an experiment were imported. */
export const areRunsImported = (definition: Definition): Promise<boolean> =>
  withDatabase<boolean>(false, async ({ keyval, store }) => {
    const name = canonicalText(definition);
    const about: unknown = await keyval.get([EXPERIMENT_KEY, name], store);
    return isKept(about, name) && about.elsewhere === true;
  });

/** Stores the records since the last call. */
export const storePack = (about: StoredExperiment, pack: Uint8Array | null): Promise<void> =>
  withDatabase<void>(undefined, async ({ keyval, store }) => {
    const name = canonicalText(about.definition);
    // Another tab may run the same experiment: storing the records of both is harmless.
    const key = [PACK_KEY, name, Date.now() + Math.random()];
    await keyval.setMany(
      [[[EXPERIMENT_KEY, name], about], ...(pack ? [[key, pack] as [IDBValidKey, unknown]] : [])],
      store,
    );
    await deleteOldest(keyval, store);
  });

/** Resolves to the stored experiments, the most recently used first. */
export const loadExperiments = (): Promise<readonly StoredExperiment[]> =>
  withDatabase<readonly StoredExperiment[]>([], ({ keyval, store }) =>
    recentExperiments(keyval, store),
  );

/** Resolves to the descriptions of all stored experiments, the most recently used first. */
async function recentExperiments(
  keyval: Keyval,
  store: OpenDatabase["store"],
): Promise<StoredExperiment[]> {
  const keys = (await keyval.keys(store)).filter((key) => isOf(key, EXPERIMENT_KEY));
  const all: readonly unknown[] = await keyval.getMany(keys, store);
  return all
    .filter((one, at): one is StoredExperiment => isKept(one, String(keys[at]?.[1])))
    .sort((a, b) => b.when - a.when);
}

/** Deletes everything that is stored about an experiment. */
export const deleteStored = (definition: Definition): Promise<void> =>
  withDatabase<void>(undefined, ({ keyval, store }) =>
    deleteExperiment(keyval, store, canonicalText(definition)),
  );

async function deleteExperiment(
  keyval: Keyval,
  store: OpenDatabase["store"],
  name: string,
): Promise<void> {
  const keys = (await keyval.keys(store)).filter(
    (key) => isOf(key, PACK_KEY, name) || isOf(key, EXPERIMENT_KEY, name),
  );
  await keyval.delMany(keys, store);
}

async function deleteOldest(keyval: Keyval, store: OpenDatabase["store"]): Promise<void> {
  const old = (await recentExperiments(keyval, store)).slice(MAX_STORED_EXPERIMENTS);
  for (const { definition } of old)
    await deleteExperiment(keyval, store, canonicalText(definition));
}

/** Resolves to a file of the visitor, by the name that definitions use; `undefined` if there is none. */
export const loadFile = (name: string): Promise<string | undefined> =>
  withDatabase<string | undefined>(undefined, async ({ keyval, store }) => {
    const text: unknown = await keyval.get([FILE_KEY, name], store);
    return typeof text === "string" ? text : undefined;
  });

export const storeFile = (name: string, text: string): Promise<void> =>
  withDatabase<void>(undefined, ({ keyval, store }) => keyval.set([FILE_KEY, name], text, store));

/** Stores the solver of a study, by its digest. */
export const storeSolver = (solver: StudySolver): Promise<void> =>
  withDatabase<void>(undefined, ({ keyval, store }) =>
    keyval.set([SOLVER_KEY, solver.sha256], solver, store),
  );

/** The solver of a study that was stored with a digest. Its content must be compared with the digest. */
export const loadSolver = (sha256: string): Promise<StudySolver | undefined> =>
  withDatabase<StudySolver | undefined>(undefined, async ({ keyval, store }) => {
    const solver: unknown = await keyval.get([SOLVER_KEY, sha256], store);
    return isSolver(solver) ? solver : undefined;
  });

function isSolver(item: unknown): item is StudySolver {
  const { source, name, step, random, counters } = (item ?? {}) as Record<string, unknown>;
  const { kind, text, bytes } = (source ?? {}) as Record<string, unknown>;
  const isSource = kind === "js" ? typeof text === "string" : bytes instanceof Uint8Array;
  const areTexts = [name, step].every((label) => typeof label === "string");
  return isSource && areTexts && typeof random === "boolean" && Array.isArray(counters);
}
