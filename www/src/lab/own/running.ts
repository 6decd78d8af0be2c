/** The visitor's own solver that is open, so that races can use it as a lane. */
import { signal } from "@preact/signals";
import type { HashEntry, ParsedHash } from "../address/hash";
import type { AddressKey } from "../address/keys";

/** The id of the visitor's solver in the registry. */
export const CUSTOM_SOLVER_ID = "own";

/** The maximum length of code in a link, in characters; mail programs and chats cut longer links. */
export const MAX_LINK_CODE_LENGTH = 30_000;

/**
 * The code of the open solver in the form of a link; `null` while none is open. All sessions share it, because the
 * engine holds one such solver.
 */
export const runningCode = signal<string | null>(null);

/**
 * The key for the code in the address of a view that uses the solver. The code is not read here: a link that contains
 * code is followed only after the code was shown and allowed.
 */
export const customCodeKey = (used: () => boolean): AddressKey => ({
  names: [CUSTOM_SOLVER_ID],
  write: () => (used() ? codeEntries() : []),
  read: () => {},
});

/** Returns the code of the open solver as pairs, if it is short enough for a link. */
export const codeEntries = (): readonly HashEntry[] =>
  runningCode.value !== null && runningCode.value.length <= MAX_LINK_CODE_LENGTH
    ? [[CUSTOM_SOLVER_ID, runningCode.value]]
    : [];

/** The key under which a link with code waits until the code is allowed: it holds the link without the code. */
export const PENDING_LINK_KEY = "next";

/** Redirects a link that contains code to the view in which the visitor reads the code first. */
export function gateCodeLink(parsed: ParsedHash, hash: string): ParsedHash {
  const { given } = parsed;
  const code = given.get(CUSTOM_SOLVER_ID);
  if (code === undefined || code === runningCode.peek() || given.get("of") === CUSTOM_SOLVER_ID)
    return parsed;
  const rest = hash.replace(/^#/, "").split("&");
  const onward = rest.filter((pair) => !pair.startsWith(`${CUSTOM_SOLVER_ID}=`)).join("&");
  const asked = {
    view: "learn",
    of: CUSTOM_SOLVER_ID,
    [CUSTOM_SOLVER_ID]: code,
    [PENDING_LINK_KEY]: onward,
  };
  return { ...parsed, given: new Map(Object.entries(asked)), params: [] };
}
