/**
 * Checks of what callers hand over, before any of it reaches a module's memory: a module takes the bytes of
 * whatever it is given, so that a number in place of a text would break the whole instance.
 */

// Read by what the language itself knows of a value, which no object can pretend.
const typed = Object.getPrototypeOf(Uint8Array.prototype);
const tagOf = Object.getOwnPropertyDescriptor(typed, Symbol.toStringTag).get;
const lengthOf = Object.getOwnPropertyDescriptor(typed, "length").get;
const bufferOf = Object.getOwnPropertyDescriptor(typed, "buffer").get;

/** Whether it is an array of this type, whose elements can be read. */
function isTyped(value, type) {
  try {
    if (tagOf.call(value) !== type || value.length !== lengthOf.call(value)) return false;
    // A buffer that was transferred elsewhere can only be told by its use.
    return value.length > 0 || new Uint8Array(bufferOf.call(value)).length >= 0;
  } catch {
    return false;
  }
}

function isTexts(value) {
  try {
    return Array.isArray(value) && Array.from(value).every((one) => typeof one === "string");
  } catch {
    return false;
  }
}

function isSignal(value) {
  try {
    return typeof value.aborted === "boolean" && typeof value.addEventListener === "function";
  } catch {
    return false;
  }
}

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

/** What a value is, in words. */
function kindOf(value) {
  if (value === null || value === undefined || typeof value === "boolean") return `${value}`;
  if (typeof value === "number") return `the number ${value}`;
  if (typeof value !== "object") return `a ${typeof value}`;
  const tag = tagOf.call(value);
  if (!tag) return "an object";
  return isTyped(value, tag) ? `a ${tag}` : `a ${tag} whose buffer is gone`;
}

/**
 * What is wrong with an argument; `null` if nothing is. The type is what `typeof` gives, `object` without
 * `null`, `count` (an integer from 0, or infinity), `texts`, the name of a typed array or `any`; with `?` behind
 * it `undefined` and `null` fit too.
 */
export function faultOf(name, value, type) {
  const optional = type.endsWith("?");
  if (optional && (value === undefined || value === null)) return null;
  const known = optional ? type.slice(0, -1) : type;
  if (fits(value, known)) return null;
  return `${name} must be ${WORDS[known] ?? `a ${known}`}, not ${kindOf(value)}`;
}

/** Throws an error with the code `argument` unless an argument is of the type. */
export function expectArgument(name, value, type) {
  const fault = faultOf(name, value, type);
  if (fault !== null) throw Object.assign(new Error(fault), { code: "argument" });
}
