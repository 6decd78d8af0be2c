/** Parses the input of the settings. `undefined` means invalid input, `null` means empty input. */
import { MAX_SEED } from "../../../lab/setup";

const parseInteger = (text: string): number | undefined =>
  /^\d+$/.test(text.trim()) ? Number(text) : undefined;

/** Formats one or several numbers as a visitor would type them. */
export const numbersText = (value: number | readonly number[]): string =>
  typeof value === "number" ? String(value) : value.join(", ");

/** Parses the number of seeds, or a list of seeds. */
export function readSeeds(text: string): number | readonly number[] | null | undefined {
  if (text.trim() === "") return null;
  const all = text.split(",").map(parseInteger);
  const [first, ...others] = all;
  if (first === undefined) return undefined;
  if (others.length === 0) return first > 0 ? first : undefined;
  const list = all.filter((seed) => seed !== undefined && seed <= MAX_SEED);
  return list.length === all.length && new Set(list).size === list.length
    ? (list as readonly number[])
    : undefined;
}

/** Parses a number of givens, or the least and the greatest number. */
export function readGivens(text: string): number | readonly [number, number] | null | undefined {
  if (text.trim() === "") return null;
  const [low, high, more] = text.split(/[-–]/).map(parseInteger);
  if (more !== undefined || low === undefined) return undefined;
  if (!/[-–]/.test(text)) return low;
  return high !== undefined && low <= high ? [low, high] : undefined;
}

export const givensText = (givens: number | readonly [number, number] | undefined): string =>
  givens === undefined ? "" : typeof givens === "number" ? String(givens) : givens.join("–");

export function readSeconds(text: string): number | null | undefined {
  if (text.trim() === "") return null;
  const seconds = Number(text);
  return seconds > 0 && Number.isFinite(seconds) ? seconds : undefined;
}
