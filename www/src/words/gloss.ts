/** Explains a term where a text first uses it. */
import { table } from "./tables";

const { house } = await table("gloss");

const glossaryEntries = [house.one, house.several].flatMap(({ forms, meaning }) =>
  forms.split(", ").map((form) => [form, meaning] as const),
);
const meanings = new Map(glossaryEntries);
const termPattern = new RegExp(
  `(?<![\\p{L}\`-])(${glossaryEntries.map(([form]) => form).join("|")})(?![\\p{L}\`-])`,
  "u",
);

/**
 * Returns the text with the meaning of "house" in parentheses after its first use, unless the text has explained the
 * word before. The rows, columns and boxes of a puzzle have no other common name that readers would know.
 */
export function glossText(text: string): string {
  const result = termPattern.exec(text);
  const form = result?.[1];
  if (!result || !form) return text;
  const end = result.index + form.length;
  const isExplained = [...meanings.values()].some((meaning) =>
    text.slice(0, result.index).includes(meaning),
  );
  return isExplained ? text : `${text.slice(0, end)} (${meanings.get(form)})${text.slice(end)}`;
}
