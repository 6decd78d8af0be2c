/** The number and list formatting of the page's language, which every compiled catalog uses. */
import { language } from "./language";

const LATIN = { numberingSystem: "latn" };
const numbers = new Intl.NumberFormat(language, LATIN);
const decimals = new Intl.NumberFormat(language, { ...LATIN, maximumSignificantDigits: 15 });
const lists = new Intl.ListFormat(language);
const rules = new Intl.PluralRules(language);
const sign = numbers.formatToParts(0.5).find(({ type }) => type === "decimal")?.value ?? ".";

/**
 * Replaces group separators that are points by narrow spaces, because a point is the decimal separator of typed numbers
 * in every language.
 */
const grouped = (text: string) => (sign === "." ? text : text.replaceAll(".", "\u202f"));

/** Formats a number with groups of three digits, in the same way everywhere on the page. */
export const format = (n: number): string => grouped(numbers.format(n));
/** Formats a number with all its digits. */
export const exact = (n: number): string => grouped(decimals.format(n));
/** Replaces the decimal point of a number that is given as text. */
export const decimal = (text: string): string =>
  sign === "." ? text : text.replace(/(?<=\d)\.(?=\d)/, sign);
export const fixed = (n: number, places: number): string => decimal(n.toFixed(places));
/** Formats a measured number with three significant digits. */
export const rough = (n: number): string => format(Number(n.toPrecision(3)));
export const and = (names: readonly string[]): string => lists.format(names);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The functions that catalogs can call; those in capitals are called by name in the catalogs. */
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
