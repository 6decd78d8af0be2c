/** How the language of the page writes numbers and lists, which is what every compiled catalog calls. */
import { language } from "./language";

const LATIN = { numberingSystem: "latn" };
const numbers = new Intl.NumberFormat(language, LATIN);
const decimals = new Intl.NumberFormat(language, { ...LATIN, maximumSignificantDigits: 15 });
const lists = new Intl.ListFormat(language);
const rules = new Intl.PluralRules(language);
const sign = numbers.formatToParts(0.5).find(({ type }) => type === "decimal")?.value ?? ".";

/** In what is typed a point stands before decimals in every language: groups of digits have a narrow space between them. */
const grouped = (text: string) => (sign === "." ? text : text.replaceAll(".", "\u202f"));

/** Digits in groups of three, the same in every place the page shows a number. */
export const format = (n: number): string => grouped(numbers.format(n));
/** A number with all its digits. */
export const exact = (n: number): string => grouped(decimals.format(n));
/** A number that is a text already, with its decimal sign. */
export const decimal = (text: string): string =>
  sign === "." ? text : text.replace(/(?<=\d)\.(?=\d)/, sign);
export const fixed = (n: number, places: number): string => decimal(n.toFixed(places));
/** A number with three figures, for what was measured. */
export const rough = (n: number): string => format(Number(n.toPrecision(3)));
export const and = (names: readonly string[]): string => lists.format(names);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What catalogs call: by name the functions that they write in capitals. */
export const functions = {
  number: format,
  list: and,
  plural: (n: number) => rules.select(n),
  any: (value: number | string | readonly string[] | null | undefined) =>
    typeof value === "number"
      ? format(value)
      : typeof value === "string"
        ? value
        : and(value ?? []),
  FIXED: fixed,
  ROUGH: rough,
  ROUND: Math.round,
  SHARE: (share: number) => share * 100,
  HUNDREDTHS: (share: number) => Math.round(share * 100),
  DECIMAL: (text: string | number) => decimal(String(text)),
  CAPITAL: capital,
  LOWER: (text: string) => text.charAt(0).toLowerCase() + text.slice(1),
};
