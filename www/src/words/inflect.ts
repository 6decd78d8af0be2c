/** Inflects English names of techniques, for the English catalog. */

/**
 * Returns a name for use within a sentence: `Hidden pair` becomes lower case there, `X-wing` and `Sue de Coq` do not.
 */
const lowerCaseWithin = (name: string) =>
  /^[A-Z][a-z]{2}[a-z-]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

/**
 * Returns `an` if the name is pronounced with a vowel first: an X-wing, an ALS-XZ, an empty rectangle; but a unique
 * one.
 */
const article = (name: string) => (/^([AEFHILMNORSX](?=[A-Z-])|[aeio])/.test(name) ? "an" : "a");

/** Matches names whose plural equals their singular: swordfish, locked candidates, multi-colours. */
const unchangedPlural = /(fish|s|subset of five or more|Medusa|Coq)$/;

/** Returns the plural of a name. The first part of a name with a comma is inflected: unique rectangles, type 1. */
export function PLURAL(name: string): string {
  const plain = lowerCaseWithin(name);
  const [head = "", ...rest] = plain.split(/(?=,| \+)/);
  return unchangedPlural.test(head) ? plain : [`${head}s`, ...rest].join("");
}

export function SINGULAR(name: string): string {
  const plain = lowerCaseWithin(name);
  return /(candidates|colours)$/.test(plain) ? `${plain} once` : `${article(plain)} ${plain}`;
}
