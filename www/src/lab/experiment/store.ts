/** What experiments have done, over a reload: in IndexedDB, where the browser lets it. */

import { signal } from "@preact/signals";
import { fetchOnce } from "../../ui/load";
import { framed } from "../../ui/storage";
import { canonical } from "./definition";
import type { Definition } from "./types";

/** Whether the browser refused to keep what an experiment has done. Of the page, which has one storage. */
export const unkept = signal(false);

/** What is kept of an experiment beside what it has done. */
export interface Kept {
  readonly definition: Definition;
  readonly done: number;
  readonly tasks: number;
  /** When something was done last, in milliseconds since 1970. */
  readonly when: number;
}

/** Experiments that are kept; of more, those that were left alone longest go. */
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
 * Whether an entry is what this page keeps of an experiment under this name: anything may be in the browser's
 * database by now, also what JSON does not have.
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
    return false; // a cycle, or a number that JSON does not have
  }
}

/**
 * Does it, or says once that the browser does not; a frame keeps nothing, as it is part of another page. Rejects with
 * errors that are not the database's.
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
    // A transaction that the browser aborts, as when the page is left, has no error.
    if (error === null || error instanceof DOMException) return refuse();
    throw error;
  }
}

/** Keys: of an experiment, of its packs in order, of a file by its name. */
const ABOUT = "experiment";
const PACK = "pack";
const FILE = "file";
const isOf = (key: IDBValidKey, kind: string, name?: string): key is [string, string, number] =>
  Array.isArray(key) && key[0] === kind && (name === undefined || key[1] === name);

/** All that was done of an experiment, in the order in which it was kept. */
export const recallPacks = (definition: Definition): Promise<Uint8Array[]> =>
  tried<Uint8Array[]>([], async ({ keyval, store }) => {
    const name = canonical(definition);
    const keys = (await keyval.keys(store)).filter((key) => isOf(key, PACK, name));
    const packs: unknown[] = await keyval.getMany(keys, store);
    return packs.filter((pack) => pack instanceof Uint8Array);
  });

/** Keeps what has been done since the last time. */
export const keepPack = (about: Kept, pack: Uint8Array | null): Promise<void> =>
  tried<void>(undefined, async ({ keyval, store }) => {
    const name = canonical(about.definition);
    // Another tab may do the same experiment: what both have done does no harm.
    const key = [PACK, name, Date.now() + Math.random()];
    await keyval.setMany(
      [[[ABOUT, name], about], ...(pack ? [[key, pack] as [IDBValidKey, unknown]] : [])],
      store,
    );
    await forgetOldest(keyval, store);
  });

/** What is kept, what was done last first. */
export const keptExperiments = (): Promise<readonly Kept[]> =>
  tried<readonly Kept[]>([], ({ keyval, store }) => latest(keyval, store));

/** What is known of each that is kept, what was done last first. */
async function latest(keyval: Keyval, store: Opened["store"]): Promise<Kept[]> {
  const keys = (await keyval.keys(store)).filter((key) => isOf(key, ABOUT));
  const all: readonly unknown[] = await keyval.getMany(keys, store);
  return all
    .filter((one, at): one is Kept => isKept(one, String(keys[at]?.[1])))
    .sort((a, b) => b.when - a.when);
}

/** Keeps nothing of an experiment any more. */
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

/** A file of the visitor's own, by the name that definitions call it. */
export const recallFile = (name: string): Promise<string | undefined> =>
  tried<string | undefined>(undefined, async ({ keyval, store }) => {
    const text: unknown = await keyval.get([FILE, name], store);
    return typeof text === "string" ? text : undefined;
  });

export const keepFile = (name: string, text: string): Promise<void> =>
  tried<void>(undefined, ({ keyval, store }) => keyval.set([FILE, name], text, store));
