/** The visitor's own solver that is open, so that races can use it as a lane. */
import { signal } from "@preact/signals";
import type { Pair, Parsed } from "../address/hash";
import type { Key } from "../address/keys";

/** The id of the visitor's solver in the registry. */
export const OWN = "own";

/** The maximum length of code in a link, in characters; mail programs and chats cut longer links. */
export const MOST_LINK = 30_000;

/**
 * The code of the open solver in the form of a link; `null` while none is open. All sessions share it, because the
 * engine holds one such solver.
 */
export const running = signal<string | null>(null);

/**
 * The key for the code in the address of a view that uses the solver. The code is not read here: a link that contains
 * code is followed only after the code was shown and allowed.
 */
export const ownCode = (used: () => boolean): Key => ({
  names: [OWN],
  write: () => (used() ? codePairs() : []),
  read: () => {},
});

/** Returns the code of the open solver as pairs, if it is short enough for a link. */
export const codePairs = (): readonly Pair[] =>
  running.value !== null && running.value.length <= MOST_LINK ? [[OWN, running.value]] : [];

/** The key under which a link with code waits until the code is allowed: it holds the link without the code. */
export const ONWARD = "next";

/** Redirects a link that contains code to the view in which the visitor reads the code first. */
export function gate(parsed: Parsed, hash: string): Parsed {
  const { given } = parsed;
  const code = given.get(OWN);
  if (code === undefined || code === running.peek() || given.get("of") === OWN) return parsed;
  const rest = hash.replace(/^#/, "").split("&");
  const onward = rest.filter((pair) => !pair.startsWith(`${OWN}=`)).join("&");
  const asked = { view: "learn", of: OWN, [OWN]: code, [ONWARD]: onward };
  return { ...parsed, given: new Map(Object.entries(asked)), params: [] };
}
