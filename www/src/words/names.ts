/** How ids are read: by the names that a language has for them, in English as they are. */
import { capital } from "./format";
import { table } from "./tables";

/** English has none: its names follow from the ids. */
const names: Readonly<Record<string, string>> = await table("names");

/** The name of an id, if the language has one; of several that differ by a number, one name with the number. */
function nameOf(id: string): string | undefined {
  const own = names[id.replace(/[_ ]/g, "-")];
  if (own !== undefined) return own;
  const [, kind = "", number] = /^(.*)[-_ ](\d+)$/.exec(id) ?? [];
  return number && names[kind] ? `${names[kind]} ${number}` : undefined;
}

/** An id as people write it: naked single, X-wing. */
export const spoken = (id: string): string =>
  nameOf(id) ??
  id.replace(/(?<=\w\w)-/g, " ").replace(/^\w(?=-)/, (letter) => letter.toUpperCase());
/** A name as people read it: candidates left, shake-ups. */
export const label = (id: string): string =>
  nameOf(id) ?? id.replaceAll("_", " ").replace(/ (?=ups?$)/, "-");
/** The id of a value that was chosen. */
export const value = (id: string): string => nameOf(id) ?? id.replaceAll("-", " ");
/** An id, unless the language has a name for it. */
export const named = (id: string): string => nameOf(id) ?? id;
/** The id of a heading. */
export const heading = (id: string): string =>
  capital(nameOf(id) ?? id.replaceAll("-", " ").replace("color", "colour"));
