/** The text of the file that a set is read from: one that the page has, or one of the visitor's own. */

import { words } from "../../words/experiment";
import { reasonOf } from "../../words/messages";
import { fetchOwn } from "../sets";
import { keepFile, recallFile } from "./store";
import type { SetSpec } from "./types";

/** What a definition calls a set of the page, as seen from the definitions that come with the page in a clone. */
export const SHIPPED = "../../../tests/puzzles/";

/** The name of the page's file that a definition means; `null` where it means one of the visitor's own. */
const shippedName = (file: string): string | null =>
  /^(?:\.\.\/)*(?:tests\/puzzles|sets)\/([\w-]+\.(?:txt|csv))$/.exec(file)?.[1] ?? null;

/** What a set is called where nobody has given it a name: by its file, or by what makes it. */
export const titleOf = ({ name, file, generate }: SetSpec): string =>
  name ?? file?.replace(/.*\//, "").replace(/\.\w+$/, "") ?? generate?.algorithm ?? "";

/** Files of the visitor's own, by name. */
const own = new Map<string, string>();

/** Takes a file of the visitor's own; the name by which definitions call it: another has another. */
export async function takeFile(name: string, text: string): Promise<string> {
  const plain = name.replace(/[,"/\\\r\n]/g, " ").trim() || "puzzles.txt";
  const [, stem = plain, ending = ""] = /^(.*?)(\.\w+)?$/.exec(plain) ?? [];
  for (let number = 1; ; number += 1) {
    const title = number === 1 ? plain : `${stem} ${number}${ending}`;
    const before = await textOf(title);
    if (before !== undefined && before !== text) continue;
    own.set(title, text);
    await keepFile(title, text);
    return title;
  }
}

const textOf = async (name: string) => own.get(name) ?? (await recallFile(name));

/** Of the sets that the page has fetched. */
const fetched = new Map<string, Promise<string>>();

/** What `Experiment.open` reads sets with. Throws a sentence where there is no such file. */
export async function readSet({ file = "" }: SetSpec): Promise<string> {
  const name = shippedName(file);
  if (name !== null) return readShipped(name);
  const text = await textOf(file);
  if (text === undefined) throw new Error(words.noFile(file));
  return text;
}

async function readShipped(name: string): Promise<string> {
  const text = fetched.get(name) ?? fetchOwn(`sets/${name}`).then((response) => response.text());
  fetched.set(name, text);
  try {
    return await text;
  } catch (error) {
    fetched.delete(name);
    throw new Error(words.notFetched(name, reasonOf(error)));
  }
}
