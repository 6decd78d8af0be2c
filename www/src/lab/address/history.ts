/**
 * Writes the address of the page, rarely enough for every browser, and never over an address that the visitor entered
 * in the meantime.
 */

import type { Session } from "../../session/session";
import { framed } from "../../ui/storage";

/**
 * The number of writes that are allowed immediately, and the interval after which one more is allowed, ms. Some
 * browsers refuse more than 100 writes in 30 s; these limits allow at most 95 in any 30 s, and write a single change
 * immediately.
 */
const AT_ONCE = 20;
const APART = 400;
/** The delay after a refused write until the next attempt, ms. */
const PATIENCE = 5000;

/** The state of a history entry that contains the visitor's own setup instead of the setup of a link. */
const OWN = "own";

// Shared by all sessions on purpose: a page has one address, which one session writes.
/** The address that is still to be written; `null` if there is none. */
let wanted: { readonly hash: string; readonly own: boolean } | null = null;
/** The address that was written or read last. */
let seen = "";
/** The time at which the full number of immediate writes is available again, by `performance.now`. */
let rested = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Writes an address as soon as a write is allowed. A new entry of the history is written immediately, except in a
 * frame, whose entries belong to the page around it.
 */
export function write(hash: string, own: boolean, entering: boolean): void {
  if (entering) flush();
  wanted = { hash, own };
  const wait = rested - (AT_ONCE - 1) * APART - performance.now();
  if (entering || wait <= 0) put(entering);
  else timer ??= setTimeout(flush, wait);
}

/** Writes the pending address immediately. */
const flush = () => put(false);

function put(entering: boolean): void {
  clearTimeout(timer);
  timer = undefined;
  // If another address was entered in the meantime, the page is about to be notified and to apply it.
  if (!wanted || location.hash !== seen) return;
  const { hash, own } = wanted;
  const state = own ? OWN : null;
  if (hash !== seen || state !== history.state) {
    rested = Math.max(rested, performance.now()) + APART;
    try {
      if (entering && !framed && hash !== seen) history.pushState(state, "", hash);
      else history.replaceState(state, "", hash);
    } catch {
      timer = setTimeout(flush, PATIENCE);
      return;
    }
    seen = location.hash;
  }
  wanted = null;
}

/**
 * Calls `to` when the address changes without having been written by the page, and reports whether the new address
 * contains the visitor's own setup. Returns whether the address with which the page was opened contains it.
 */
export function followAddress(session: Session, to: (hash: string, own: boolean) => void): boolean {
  seen = location.hash;
  const arrive = () => {
    wanted = null;
    seen = location.hash;
    to(seen, history.state === OWN);
  };
  addEventListener("hashchange", arrive);
  addEventListener("pagehide", flush);
  // A link leads away from this entry, which must contain the changes that were made before.
  const leave = ({ target }: Event) => {
    if (target instanceof Element && target.closest("a")) flush();
  };
  addEventListener("pointerdown", leave, true);
  addEventListener("keydown", leave, true);
  session.onDispose(() => {
    removeEventListener("hashchange", arrive);
    removeEventListener("pagehide", flush);
    removeEventListener("pointerdown", leave, true);
    removeEventListener("keydown", leave, true);
  });
  return history.state === OWN;
}
