/**
 * Schemas of what the browser keeps. A schema reads a value of any shape, and returns `undefined` if it is another one: other
 * versions of the page, extensions and people write there too. So little is needed that a library would cost more than this.
 */
import { keep, recallJson } from "./storage";

export type Schema<T> = (value: unknown) => T | undefined;
type Read<S> = S extends Schema<infer T> ? T : never;

export const text: Schema<string> = (value) => (typeof value === "string" ? value : undefined);
export const number: Schema<number> = (value) => (typeof value === "number" ? value : undefined);
export const flag: Schema<boolean> = (value) => (typeof value === "boolean" ? value : undefined);

/** An object with these fields; others are left out. */
export const object =
  <S extends Readonly<Record<string, Schema<unknown>>>>(
    fields: S,
  ): Schema<{ readonly [K in keyof S]: Read<S[K]> }> =>
  (value) => {
    if (typeof value !== "object" || value === null) return undefined;
    const read = Object.entries(fields).map(
      ([name, field]) => [name, field((value as Record<string, unknown>)[name])] as const,
    );
    if (read.some(([, one]) => one === undefined)) return undefined;
    return Object.fromEntries(read) as { readonly [K in keyof S]: Read<S[K]> };
  };

/** A list, from which entries of another shape are left out. */
export const listOf =
  <T>(entry: Schema<T>, most = Number.POSITIVE_INFINITY): Schema<readonly T[]> =>
  (value) => {
    if (!Array.isArray(value)) return undefined;
    return value.flatMap((one) => entry(one) ?? []).slice(0, most);
  };

/** The same, with a value for what is of another shape. */
export const orElse =
  <T>(schema: Schema<T>, otherwise: T) =>
  (value: unknown): T =>
    schema(value) ?? otherwise;

/** Makes a value of the next version out of one of the version before. */
export type Migration = (value: unknown) => unknown;

export interface Stored<T> {
  /** What is kept, as this version of the page has it. */
  recall(): T;
  keep(value: T): void;
}

/**
 * A value that the browser keeps under a key. Its version is the number of its migrations: version 0 is kept as it is, and a
 * later one as `{ v, data }`. What a later version of the page has kept is read as if nothing were there.
 */
export function stored<T>(
  key: string,
  read: (value: unknown) => T,
  migrations: readonly Migration[] = [],
): Stored<T> {
  const version = migrations.length;
  return {
    recall() {
      const kept = recallJson(key);
      const { v, data } = (kept ?? {}) as { readonly v?: unknown; readonly data?: unknown };
      const isVersioned = Number.isSafeInteger(v) && data !== undefined;
      const from = isVersioned ? Number(v) : 0;
      if (from < 0 || from > version) return read(null);
      const value = isVersioned ? data : kept;
      return read(migrations.slice(from).reduce((before, migrate) => migrate(before), value));
    },
    keep: (value) => keep(key, JSON.stringify(version === 0 ? value : { v: version, data: value })),
  };
}
