/**
 * Schemas for data in the browser's storage. A schema reads a value of any shape, and returns `undefined` if the shape
 * does not match: other versions of the page, browser extensions and people can write there too. The page needs so few
 * features that a library would cost more than this module.
 */
import { readJson, storeValue } from "./storage";

export type Schema<T> = (value: unknown) => T | undefined;
type ReadValue<S> = S extends Schema<infer T> ? T : never;

export const textSchema: Schema<string> = (value) =>
  typeof value === "string" ? value : undefined;
export const numberSchema: Schema<number> = (value) =>
  typeof value === "number" ? value : undefined;
export const flagSchema: Schema<boolean> = (value) =>
  typeof value === "boolean" ? value : undefined;

/** An object with these fields; other fields are dropped. */
export const objectSchema =
  <S extends Readonly<Record<string, Schema<unknown>>>>(
    fields: S,
  ): Schema<{ readonly [K in keyof S]: ReadValue<S[K]> }> =>
  (value) => {
    if (typeof value !== "object" || value === null) return undefined;
    const read = Object.entries(fields).map(
      ([name, field]) => [name, field((value as Record<string, unknown>)[name])] as const,
    );
    if (read.some(([, one]) => one === undefined)) return undefined;
    return Object.fromEntries(read) as { readonly [K in keyof S]: ReadValue<S[K]> };
  };

/** A list; entries that do not match are dropped. */
export const listSchema =
  <T>(entry: Schema<T>, max = Number.POSITIVE_INFINITY): Schema<readonly T[]> =>
  (value) => {
    if (!Array.isArray(value)) return undefined;
    return value.flatMap((one) => entry(one) ?? []).slice(0, max);
  };

/** As `schema`, with a fallback for values that do not match. */
export const withFallback =
  <T>(schema: Schema<T>, otherwise: T) =>
  (value: unknown): T =>
    schema(value) ?? otherwise;

/** Converts a value of one version to the next version. */
export type Migration = (value: unknown) => unknown;

export interface Stored<T> {
  /** Returns the stored value in the shape of this version of the page. */
  recall(): T;
  keep(value: T): void;
}

/**
 * A value that the browser stores under a key. Its version is the number of its migrations: version 0 is stored as it
 * is, a later version as `{ v, data }`. Values of later versions of the page are treated as missing.
 */
export function stored<T>(
  key: string,
  read: (value: unknown) => T,
  migrations: readonly Migration[] = [],
): Stored<T> {
  const version = migrations.length;
  return {
    recall() {
      const storedValue = readJson(key);
      const { v, data } = (storedValue ?? {}) as { readonly v?: unknown; readonly data?: unknown };
      const isVersioned = Number.isSafeInteger(v) && data !== undefined;
      const from = isVersioned ? Number(v) : 0;
      if (from < 0 || from > version) return read(null);
      const value = isVersioned ? data : storedValue;
      return read(migrations.slice(from).reduce((before, migrate) => migrate(before), value));
    },
    keep: (value) =>
      storeValue(key, JSON.stringify(version === 0 ? value : { v: version, data: value })),
  };
}
