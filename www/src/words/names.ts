/** Returns display names of ids: translated names if the language has them, otherwise derived from the English ids. */
import { capitalize } from "./format";
import { table } from "./tables";

/** Empty in English, whose names are derived from the ids. */
const names: Readonly<Record<string, string>> = await table("names");

/**
 * Returns the translated name of an id. Ids that differ only in their number share a name, to which the number is
 * added.
 */
function nameOf(id: string): string | undefined {
  const own = names[id.replace(/[_ ]/g, "-")];
  if (own !== undefined) return own;
  const [, kind = "", number] = /^(.*)[-_ ](\d+)$/.exec(id) ?? [];
  return number && names[kind] ? `${names[kind]} ${number}` : undefined;
}

/** Returns the name of a technique or an algorithm: naked single, X-wing. */
export const spoken = (id: string): string =>
  nameOf(id) ??
  id.replace(/(?<=\w\w)-/g, " ").replace(/^\w(?=-)/, (letter) => letter.toUpperCase());
/** Returns the name of a parameter or a counter: candidates left, shake-ups. */
export const label = (id: string): string =>
  nameOf(id) ?? id.replaceAll("_", " ").replace(/ (?=ups?$)/, "-");
/** Returns the name of an option's value. */
export const value = (id: string): string => nameOf(id) ?? id.replaceAll("-", " ");
/** Returns the translated name of an id, or otherwise the id. */
export const named = (id: string): string => nameOf(id) ?? id;
/** Returns the name of an id as a heading. */
export const heading = (id: string): string =>
  capitalize(nameOf(id) ?? id.replaceAll("-", " ").replace("color", "colour"));
