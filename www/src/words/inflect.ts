/** How English names of techniques are inflected, for the English catalog. */

/** A name within a sentence: `Hidden pair` begins small there, `X-wing` and `Sue de Coq` do not. */
const within = (name: string) =>
  /^[A-Z][a-z]{2}[a-z-]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

/** `an` where the name is said with a vowel first: an X-wing, an ALS-XZ, an empty rectangle; but a unique one. */
const article = (name: string) => (/^([AEFHILMNORSX](?=[A-Z-])|[aeio])/.test(name) ? "an" : "a");

/** Names that are the same for several: swordfish, locked candidates, multi-colours. */
const alike = /(fish|s|subset of five or more|Medusa|Coq)$/;

/** One of several of its kind stands before a comma: unique rectangles, type 1. */
export function PLURAL(name: string): string {
  const plain = within(name);
  const [head = "", ...rest] = plain.split(/(?=,| \+)/);
  return alike.test(head) ? plain : [`${head}s`, ...rest].join("");
}

export function SINGULAR(name: string): string {
  const plain = within(name);
  return /(candidates|colours)$/.test(plain) ? `${plain} once` : `${article(plain)} ${plain}`;
}
