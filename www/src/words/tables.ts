/** Loads the page's own texts: each table from the catalogs of the language of the page. */
import { firstFiles, groupOf, type TableFile } from "virtual:tables";
import { functions as core } from "./format";
import { language } from "./language";
import type { Tables } from "./types";

/** The functions that the catalogs of a table call in addition to the common ones; they are passed with the table. */
type NeededTables<K extends keyof Tables> = [Tables[K]["functions"]] extends [never]
  ? []
  : [given: Readonly<Record<Tables[K]["functions"], (...given: never[]) => unknown>>];

async function fetchGroup(name: keyof Tables, tag: string): Promise<TableFile | undefined> {
  const first = await firstFiles[tag]?.();
  const group = groupOf[name] ?? name;
  return group === "first" ? first : first?.files[group]?.();
}

async function loadTable(name: keyof Tables, functions: object, tag = language): Promise<unknown> {
  // If a language cannot be fetched, the texts are English.
  const tables = await fetchGroup(name, tag).catch((error) => {
    if (tag === "en") throw error;
    return fetchGroup(name, "en");
  });
  return tables?.[name]?.(functions) ?? {};
}

const units = (await loadTable("units", core)) as Tables["units"]["words"];
const counts: Readonly<Record<string, (n: number) => string>> = units.count;
const singulars: Readonly<Record<string, string>> = units.one;
const plurals: Readonly<Record<string, string>> = units.several;

/** Returns a number of steps in the unit of an algorithm. */
export const count = (n: number, unit: string): string =>
  counts[unit]?.(n) ?? units.unknown(n, unit);

const functions = {
  ...core,
  COUNT: count,
  UNIT: (unit: string) => singulars[unit] ?? unit,
  UNITS: (unit: string) => plurals[unit] ?? unit,
};

/** Loads a table of texts in the language of the page, together with the first part of the page that uses it. */
export const table = async <K extends keyof Tables>(
  name: K,
  ...[given]: NeededTables<K>
): Promise<Tables[K]["words"]> =>
  (await loadTable(name, { ...functions, ...given })) as Tables[K]["words"];

/** Loads translated names by their English names. Empty in English. */
export async function namesIn(
  name: "collection" | "contestants",
): Promise<ReadonlyMap<string, string>> {
  if (language === "en") return new Map();
  const [english, own] = await Promise.all(
    ["en", language].map((tag) => loadTable(name, core, tag)),
  );
  const names = own as Readonly<Record<string, string>>;
  return new Map(
    Object.entries(english as Readonly<Record<string, string>>).map(([key, text]) => [
      text,
      names[key] ?? text,
    ]),
  );
}

/**
 * Fetches the files of tables while the parts that use them are being fetched: one after the other would take longer.
 */
export function fetchAhead(names: readonly (keyof Tables)[] = []): void {
  // The part that uses the table reports the error.
  for (const name of names) fetchGroup(name, language).catch(() => {});
}
