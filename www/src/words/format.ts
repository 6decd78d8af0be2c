/** The number and list formatting of the page's language, which every compiled catalog uses. */
import { language } from "./language";

const LATIN_DIGITS = { numberingSystem: "latn" };
const numberFormat = new Intl.NumberFormat(language, LATIN_DIGITS);
const decimalFormat = new Intl.NumberFormat(language, {
  ...LATIN_DIGITS,
  maximumSignificantDigits: 15,
});
const listFormat = new Intl.ListFormat(language);
const pluralRules = new Intl.PluralRules(language);
const decimalSign =
  numberFormat.formatToParts(0.5).find(({ type }) => type === "decimal")?.value ?? ".";

/**
 * Replaces group separators that are points by narrow spaces, because a point is the decimal separator of typed numbers
 * in every language.
 */
const narrowGroups = (text: string) =>
  decimalSign === "." ? text : text.replaceAll(".", "\u202f");

/** Formats a number with groups of three digits, in the same way everywhere on the page. */
export const format = (n: number): string => narrowGroups(numberFormat.format(n));
/** Formats a number with all its digits. */
export const formatExact = (n: number): string => narrowGroups(decimalFormat.format(n));
/** Replaces the decimal point of a number that is given as text. */
export const localizeDecimal = (text: string): string =>
  decimalSign === "." ? text : text.replace(/(?<=\d)\.(?=\d)/, decimalSign);
export const formatFixed = (n: number, places: number): string =>
  localizeDecimal(n.toFixed(places));
/** Formats a measured number with three significant digits. */
export const formatRough = (n: number): string => format(Number(n.toPrecision(3)));
export const joinNames = (names: readonly string[]): string => listFormat.format(names);

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The functions that catalogs can call; those in capitals are called by name in the catalogs. */
export const functions = {
  number: format,
  list: joinNames,
  plural: (n: number) => pluralRules.select(n),
  any: (value: number | string | readonly string[] | null | undefined) =>
    typeof value === "number"
      ? format(value)
      : typeof value === "string"
        ? value
        : joinNames(value ?? []),
  FIXED: formatFixed,
  ROUGH: formatRough,
  ROUND: Math.round,
  SHARE: (share: number) => share * 100,
  HUNDREDTHS: (share: number) => Math.round(share * 100),
  DECIMAL: (text: string | number) => localizeDecimal(String(text)),
  CAPITAL: capitalize,
  LOWER: (text: string) => text.charAt(0).toLowerCase() + text.slice(1),
};
