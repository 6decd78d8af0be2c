/**
 * Checks the arguments of callers before they are copied to the memory of a module. The bindings do not check types: a
 * number in place of a string would corrupt the whole instance.
 */

// The getters of the built-in prototype read internal slots, which other objects cannot imitate.
const typed = Object.getPrototypeOf(Uint8Array.prototype);
const tagOf = Object.getOwnPropertyDescriptor(typed, Symbol.toStringTag).get;
const lengthOf = Object.getOwnPropertyDescriptor(typed, "length").get;
const bufferOf = Object.getOwnPropertyDescriptor(typed, "buffer").get;

/** Returns whether a value is a typed array of this type, such as `Uint8Array`, whose elements can be read. */
function isTyped(value, type) {
  try {
    if (tagOf.call(value) !== type || value.length !== lengthOf.call(value)) return false;
    // A detached buffer has length 0, as an empty one has, but only a detached buffer throws when it is used.
    return value.length > 0 || new Uint8Array(bufferOf.call(value)).length >= 0;
  } catch {
    return false;
  }
}

/** Returns whether a value is an array of strings. */
function isTexts(value) {
  try {
    return Array.isArray(value) && Array.from(value).every((one) => typeof one === "string");
  } catch {
    return false;
  }
}

/** Returns whether a value has the interface of an `AbortSignal`. */
function isSignal(value) {
  try {
    return typeof value.aborted === "boolean" && typeof value.addEventListener === "function";
  } catch {
    return false;
  }
}

/** Returns whether a value is of a type, which is written as for `faultOf`, but without `?`. */
function fits(value, type) {
  if (type === "any") return true;
  if (type === "signal") return isSignal(value);
  if (type === "object") return typeof value === "object" && value !== null;
  if (type === "texts") return isTexts(value);
  if (type === "count") return value === Infinity || (Number.isInteger(value) && value >= 0);
  // biome-ignore lint/suspicious/useValidTypeof: the type is one of those that typeof gives, or of an array
  return /^[A-Z]/.test(type) ? isTyped(value, type) : typeof value === type;
}

const WORDS = {
  string: "a string",
  number: "a number",
  count: "a whole number from 0",
  boolean: "true or false",
  function: "a function",
  object: "an object",
  texts: "an array of strings",
  signal: "an AbortSignal",
};

/** Describes the kind of a value for an error message. */
function kindOf(value) {
  if (value === null || value === undefined || typeof value === "boolean") return `${value}`;
  if (typeof value === "number") return `the number ${value}`;
  if (typeof value !== "object") return `a ${typeof value}`;
  const tag = tagOf.call(value);
  if (!tag) return "an object";
  return isTyped(value, tag) ? `a ${tag}` : `a ${tag} whose buffer is gone`;
}

/**
 * Returns an error message if an argument is not of a type, otherwise `null`. A type is a result of `typeof` (but
 * `object` excludes `null`), `count` (an integer of at least 0, or infinity), `texts` (an array of strings), `signal`
 * (an `AbortSignal`), the name of a typed array, or `any`. A type that ends with `?` also accepts `undefined` and
 * `null`.
 */
export function faultOf(name, value, type) {
  const optional = type.endsWith("?");
  if (optional && (value === undefined || value === null)) return null;
  const known = optional ? type.slice(0, -1) : type;
  if (fits(value, known)) return null;
  return `${name} must be ${WORDS[known] ?? `a ${known}`}, not ${kindOf(value)}`;
}

/** Throws an error with the code `argument` if an argument is not of the type. */
export function expectArgument(name, value, type) {
  const fault = faultOf(name, value, type);
  if (fault !== null) throw Object.assign(new Error(fault), { code: "argument" });
}
