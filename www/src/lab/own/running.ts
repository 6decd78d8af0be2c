/** Which solver of the visitor's own is open, so that races can have it as a lane. */
import { signal } from "@preact/signals";
import type { Pair, Parsed } from "../address/hash";
import type { Key } from "../address/keys";

/** What the registry calls it. */
export const OWN = "own";

/** Characters of code that a link may have: what is longer, mail programs and chats cut. */
export const MOST_LINK = 30_000;

/** Its code as a link holds it; `null` while none is open. Of the page, because the engine has room for one. */
export const running = signal<string | null>(null);

/**
 * The code, in the address of what it takes part in. It is not read here: a link that brings code is only
 * followed once that was shown and allowed.
 */
export const ownCode = (used: () => boolean): Key => ({
  names: [OWN],
  write: () => (used() ? codePairs() : []),
  read: () => {},
});

/** The code of the one that is open, where a link has room for it. */
export const codePairs = (): readonly Pair[] =>
  running.value !== null && running.value.length <= MOST_LINK ? [[OWN, running.value]] : [];

/** Where a link waits that brought code, until that is allowed: the link without the code. */
export const ONWARD = "next";

/** A link that brings code leads first to where that is read. */
export function gate(parsed: Parsed, hash: string): Parsed {
  const { given } = parsed;
  const code = given.get(OWN);
  if (code === undefined || code === running.peek() || given.get("of") === OWN) return parsed;
  const rest = hash.replace(/^#/, "").split("&");
  const onward = rest.filter((pair) => !pair.startsWith(`${OWN}=`)).join("&");
  const asked = { view: "learn", of: OWN, [OWN]: code, [ONWARD]: onward };
  return { ...parsed, given: new Map(Object.entries(asked)), params: [] };
}
