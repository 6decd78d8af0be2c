/** The text of the file from which a set is read: a file of the page, or a file of the visitor. */

import { words } from "../../words/experiment";
import { reasonOf } from "../../words/messages";
import { fetchOwnSets, fetchSets } from "../sets";
import { loadFile, storeFile } from "./store";
import type { SetSpec } from "./types";

/** The path by which a definition names a set of the page, relative to the definitions in a clone of the repository. */
export const SHIPPED_SETS_FOLDER = "../../../tests/puzzles/";

/**
 * Returns the name of the page's file that a definition names; `null` if the definition names a file of the visitor.
 */
const shippedName = (file: string): string | null =>
  /^(?:\.\.\/)*(?:tests\/puzzles|sets)\/([\w-]+\.(?:txt|csv))$/.exec(file)?.[1] ?? null;

/** Returns the title of a set without a name: its file, or the generator that makes it. */
export const titleOf = ({ name, file, generate }: SetSpec): string =>
  name ?? file?.replace(/.*\//, "").replace(/\.\w+$/, "") ?? generate?.algorithm ?? "";

/** The visitor's files, by name. */
const ownFiles = new Map<string, string>();

/**
 * Stores a file of the visitor, and returns the name by which definitions refer to it. Files with different contents
 * have different names. `stores` is called with the name and the text, and stores them for later visits.
 */
export async function takeFile(
  name: string,
  text: string,
  stores: (name: string, text: string) => unknown = storeFile,
): Promise<string> {
  const plain = name.replace(/[,"/\\\r\n]/g, " ").trim() || "puzzles.txt";
  const [, stem = plain, ending = ""] = /^(.*?)(\.\w+)?$/.exec(plain) ?? [];
  for (let number = 1; ; number += 1) {
    const title = number === 1 ? plain : `${stem} ${number}${ending}`;
    const before = await textOf(title);
    if (before !== undefined && before !== text) continue;
    ownFiles.set(title, text);
    await stores(title, text);
    return title;
  }
}

const textOf = async (name: string) => ownFiles.get(name) ?? (await loadFile(name));

/** The sets of the page that have been fetched. */
const fetchedSets = new Map<string, Promise<string>>();

/** Reads a set for `Experiment.open`. Throws an error with a readable message if there is no such file. */
export async function readSet({ file = "" }: SetSpec): Promise<string> {
  const name = shippedName(file);
  if (name !== null) return readShipped(name);
  const text = await textOf(file);
  if (text === undefined) throw new Error(words.noFile(file));
  return text;
}

/**
 * The text of the set of the page that a definition names; `null` if the page's list of sets does not contain the file,
 * or if the list or the file cannot be fetched.
 */
export async function shippedText(file: string): Promise<string | null> {
  const name = shippedName(file);
  if (name === null) return null;
  try {
    const sets = await fetchSets();
    return sets.some((set) => set.file === name) ? await readShipped(name) : null;
  } catch {
    return null;
  }
}

async function readShipped(name: string): Promise<string> {
  const text =
    fetchedSets.get(name) ?? fetchOwnSets(`sets/${name}`).then((response) => response.text());
  fetchedSets.set(name, text);
  try {
    return await text;
  } catch (error) {
    fetchedSets.delete(name);
    throw new Error(words.notFetched(name, reasonOf(error)));
  }
}
