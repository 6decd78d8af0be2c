/** Checks of the arguments that callers pass: every entry of the package uses these functions. */
import { type Expected, faultOf } from "../../wasm/arguments.js";
import { describeError, type ErrorCode, SudokuError } from "../errors.js";

export type { Expected };

/** Throws a `SudokuError` that names the argument, the expected and the received type. */
export function expect(
  name: string,
  value: unknown,
  type: Expected,
  code: ErrorCode = "argument",
): void {
  const fault = faultOf(name, value, type);
  if (fault !== null) throw new SudokuError(code, fault);
}

/** Reads from an object of the caller, whose getters may throw any value. */
function readSafely<T>(name: string, read: () => T, code: ErrorCode = "argument"): T {
  try {
    return read();
  } catch (error) {
    throw new SudokuError(code, `${name} cannot be read: ${describeError(error)}`);
  }
}

/**
 * Returns the fields of an object, each read once and checked for its type: a copy that the caller cannot change.
 * Fields that are `undefined`, and all other fields, are omitted.
 */
export function fieldsOf<T extends object>(
  name: string,
  given: T | undefined,
  types: { readonly [K in keyof T]-?: Expected },
  code?: ErrorCode,
): T {
  const copy: Record<string, unknown> = {};
  if (given !== undefined) {
    expect(name, given, "object", code);
    for (const [key, type] of Object.entries<Expected>(types)) {
      const field = `${name}.${key}`;
      const value = readSafely(field, () => given[key as keyof T], code);
      expect(field, value, type, code);
      if (value !== undefined && value !== null) copy[key] = value;
    }
  }
  return copy as T;
}

/** Returns the items of an array or a typed array, read once. */
export function itemsOf<T>(name: string, given: ArrayLike<T>): readonly T[] {
  const isList = readSafely(name, () => Array.isArray(given) || ArrayBuffer.isView(given));
  if (!isList) throw new SudokuError("argument", `${name} must be an array`);
  return readSafely(name, () => Array.from(given));
}

/** Returns a copy of plain data, such as options that the module reads, which the caller cannot change. */
export function plainOf<T extends object>(name: string, given: T): T {
  expect(name, given, "object");
  return readSafely(name, () => structuredClone(given));
}

/** Returns the entries of an object, read once. */
export function entriesOf(name: string, given: object, code?: ErrorCode): [string, unknown][] {
  return readSafely(name, () => Object.entries(given), code);
}

/** Returns the keys of an object, read once. */
export const keysOf = (name: string, given: object, code?: ErrorCode): string[] =>
  readSafely(name, () => Object.keys(given), code);

/** Returns the text of a value, as `String` converts it. */
export const textOf = (name: string, value: unknown, code?: ErrorCode): string =>
  readSafely(name, () => String(value), code);

/**
 * The objects that constructors of this package have created, in all copies of the package that a program has loaded.
 */
interface CreatedObjects {
  readonly pool: WeakSet<object>;
  readonly lab: WeakSet<object>;
  readonly workshop: WeakSet<object>;
}

const LAB_SYMBOL = Symbol.for("sudoku-lab");
const sharedGlobal = globalThis as { [LAB_SYMBOL]?: CreatedObjects };
sharedGlobal[LAB_SYMBOL] ??= { pool: new WeakSet(), lab: new WeakSet(), workshop: new WeakSet() };
const createdObjects = sharedGlobal[LAB_SYMBOL];

/** Registers an object of a class; the constructor of the class calls this function. */
export const registerObject = (kind: keyof CreatedObjects, object: object): void => {
  createdObjects[kind].add(object);
};

/** Throws an error unless the value was created by the class of this kind. */
export function expectMade(kind: keyof CreatedObjects, value: unknown): void {
  expect(kind, value, "object");
  const what = kind === "pool" ? "a Pool" : "what load() gives";
  if (!createdObjects[kind].has(value as object)) {
    throw new SudokuError("argument", `${kind} must be ${what}, not another object`);
  }
}
