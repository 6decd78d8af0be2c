/** Stores the results of experiments in IndexedDB, so that they survive a reload, if the browser allows it. */

import { signal } from "@preact/signals";
import { fetchOnce } from "../../ui/load";
import { framed } from "../../ui/storage";
import { canonical } from "./definition";
import type { Definition, StudySolver } from "./types";

/**
 * Whether the browser refused to store the results of an experiment. The page has one storage, so all sessions share
 * this signal.
 */
export const unkept = signal(false);

/** The stored description of an experiment, without its records. */
export interface Kept {
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
const MOST = 24;

type Keyval = typeof import("idb-keyval");
interface Opened {
  readonly keyval: Keyval;
  readonly store: ReturnType<Keyval["createStore"]>;
}
let opening: Promise<Opened> | null = null;

const loadKeyval = () => import("idb-keyval");

async function begin(): Promise<Opened> {
  if (!globalThis.indexedDB) throw new Error("this browser has no database");
  const keyval = await fetchOnce(loadKeyval);
  return { keyval, store: keyval.createStore("sudoku-lab", "experiments") };
}

/**
 * Whether an entry is an experiment that this page has stored under this name. The browser's database may contain any
 * value, including values that JSON cannot represent.
 */
function isKept(one: unknown, name: string): one is Kept {
  const { definition, done, tasks, when } = (one ?? {}) as Record<string, unknown>;
  const { set, contestant } = (definition ?? {}) as Record<string, unknown>;
  return (
    [done, tasks, when].every((number) => Number.isFinite(number)) &&
    Array.isArray(set) &&
    Array.isArray(contestant) &&
    [...set, ...contestant].every((entry) => typeof entry === "object" && entry !== null) &&
    contestant.every(({ name, algorithm }) => typeof (name ?? algorithm) === "string") &&
    isNamed(definition as Definition, name)
  );
}

function isNamed(definition: Definition, name: string): boolean {
  try {
    return canonical(definition) === name;
  } catch {
    return false; // a cycle, or a number that JSON cannot represent
  }
}

/**
 * Calls `work` with the open database, or reports once that the browser has no database. A frame stores nothing,
 * because it is part of another page. Rejects with errors that do not come from the database.
 */
async function tried<T>(otherwise: T, work: (opened: Opened) => Promise<T>): Promise<T> {
  if (framed) return otherwise;
  const refuse = (): T => {
    opening = null;
    unkept.value = true;
    return otherwise;
  };
  opening ??= begin();
  const opened = await opening.catch(() => null);
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
const ABOUT = "experiment";
const PACK = "pack";
const FILE = "file";
const SOLVER = "solver";
const isOf = (key: IDBValidKey, kind: string, name?: string): key is [string, string, number] =>
  Array.isArray(key) && key[0] === kind && (name === undefined || key[1] === name);

/** Resolves to all stored records of an experiment, in the order in which they were stored. */
export const recallPacks = (definition: Definition): Promise<Uint8Array[]> =>
  tried<Uint8Array[]>([], async ({ keyval, store }) => {
    const name = canonical(definition);
    const keys = (await keyval.keys(store)).filter((key) => isOf(key, PACK, name));
    const packs: unknown[] = await keyval.getMany(keys, store);
    return packs.filter((pack) => pack instanceof Uint8Array);
  });

/** Resolves to whether stored runs of an experiment were imported. */
export const recallElsewhere = (definition: Definition): Promise<boolean> =>
  tried<boolean>(false, async ({ keyval, store }) => {
    const name = canonical(definition);
    const about: unknown = await keyval.get([ABOUT, name], store);
    return isKept(about, name) && about.elsewhere === true;
  });

/** Stores the records since the last call. */
export const keepPack = (about: Kept, pack: Uint8Array | null): Promise<void> =>
  tried<void>(undefined, async ({ keyval, store }) => {
    const name = canonical(about.definition);
    // Another tab may run the same experiment: storing the records of both is harmless.
    const key = [PACK, name, Date.now() + Math.random()];
    await keyval.setMany(
      [[[ABOUT, name], about], ...(pack ? [[key, pack] as [IDBValidKey, unknown]] : [])],
      store,
    );
    await forgetOldest(keyval, store);
  });

/** Resolves to the stored experiments, the most recently used first. */
export const keptExperiments = (): Promise<readonly Kept[]> =>
  tried<readonly Kept[]>([], ({ keyval, store }) => latest(keyval, store));

/** Resolves to the descriptions of all stored experiments, the most recently used first. */
async function latest(keyval: Keyval, store: Opened["store"]): Promise<Kept[]> {
  const keys = (await keyval.keys(store)).filter((key) => isOf(key, ABOUT));
  const all: readonly unknown[] = await keyval.getMany(keys, store);
  return all
    .filter((one, at): one is Kept => isKept(one, String(keys[at]?.[1])))
    .sort((a, b) => b.when - a.when);
}

/** Deletes everything that is stored about an experiment. */
export const forgetKept = (definition: Definition): Promise<void> =>
  tried<void>(undefined, ({ keyval, store }) => forget(keyval, store, canonical(definition)));

async function forget(keyval: Keyval, store: Opened["store"], name: string): Promise<void> {
  const keys = (await keyval.keys(store)).filter(
    (key) => isOf(key, PACK, name) || isOf(key, ABOUT, name),
  );
  await keyval.delMany(keys, store);
}

async function forgetOldest(keyval: Keyval, store: Opened["store"]): Promise<void> {
  const old = (await latest(keyval, store)).slice(MOST);
  for (const { definition } of old) await forget(keyval, store, canonical(definition));
}

/** Resolves to a file of the visitor, by the name that definitions use; `undefined` if there is none. */
export const recallFile = (name: string): Promise<string | undefined> =>
  tried<string | undefined>(undefined, async ({ keyval, store }) => {
    const text: unknown = await keyval.get([FILE, name], store);
    return typeof text === "string" ? text : undefined;
  });

export const keepFile = (name: string, text: string): Promise<void> =>
  tried<void>(undefined, ({ keyval, store }) => keyval.set([FILE, name], text, store));

/** Stores the solver of a study, by its digest. */
export const keepSolver = (solver: StudySolver): Promise<void> =>
  tried<void>(undefined, ({ keyval, store }) => keyval.set([SOLVER, solver.sha256], solver, store));

/** The solver of a study that was stored with a digest. Its content must be compared with the digest. */
export const recallStoredSolver = (sha256: string): Promise<StudySolver | undefined> =>
  tried<StudySolver | undefined>(undefined, async ({ keyval, store }) => {
    const solver: unknown = await keyval.get([SOLVER, sha256], store);
    return isSolver(solver) ? solver : undefined;
  });

function isSolver(one: unknown): one is StudySolver {
  const { source, name, step, random, counters } = (one ?? {}) as Record<string, unknown>;
  const { kind, text, bytes } = (source ?? {}) as Record<string, unknown>;
  const isSource = kind === "js" ? typeof text === "string" : bytes instanceof Uint8Array;
  const areTexts = [name, step].every((label) => typeof label === "string");
  return isSource && areTexts && typeof random === "boolean" && Array.isArray(counters);
}
