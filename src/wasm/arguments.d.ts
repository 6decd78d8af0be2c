type One =
  | "string"
  | "number"
  | "count"
  | "boolean"
  | "function"
  | "object"
  | "texts"
  | "signal"
  | "any";
type Typed = "Uint8Array" | "Uint32Array" | "Float64Array";

/** What an argument must be; with `?` it may be missing. */
export type Expected = One | Typed | `${One | Typed}?`;

/** What is wrong with an argument, in words; `null` if nothing is. */
export declare function faultOf(name: string, value: unknown, type: Expected): string | null;

/** Throws an error with the code `argument` unless an argument is of the type. */
export declare function expectArgument(name: string, value: unknown, type: Expected): void;
