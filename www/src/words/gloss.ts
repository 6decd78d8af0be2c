/** Explains a term where a text first uses it. */
import { table } from "./tables";

const { house } = await table("gloss");

const entries = [house.one, house.several].flatMap(({ forms, meaning }) =>
  forms.split(", ").map((form) => [form, meaning] as const),
);
const meanings = new Map(entries);
const term = new RegExp(
  `(?<![\\p{L}\`-])(${entries.map(([form]) => form).join("|")})(?![\\p{L}\`-])`,
  "u",
);

/**
 * Returns the text with the meaning of "house" in parentheses after its first use, unless the text has explained the
 * word before. The rows, columns and boxes of a puzzle have no other common name that readers would know.
 */
export function glossed(text: string): string {
  const found = term.exec(text);
  const form = found?.[1];
  if (!found || !form) return text;
  const end = found.index + form.length;
  const isExplained = [...meanings.values()].some((meaning) =>
    text.slice(0, found.index).includes(meaning),
  );
  return isExplained ? text : `${text.slice(0, end)} (${meanings.get(form)})${text.slice(end)}`;
}
