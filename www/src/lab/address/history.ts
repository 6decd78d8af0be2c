/**
 * Writes the address of the page, rarely enough for every browser, and never over an address that the visitor entered
 * in the meantime.
 */

import type { Session } from "../../session/session";
import { isFramed } from "../../ui/storage";

/**
 * The number of writes that are allowed immediately, and the interval after which one more is allowed, ms. Some
 * browsers refuse more than 100 writes in 30 s; these limits allow at most 95 in any 30 s, and write a single change
 * immediately.
 */
const MAX_BURST_WRITES = 20;
const WRITE_INTERVAL_MS = 400;
/** The delay after a refused write until the next attempt, ms. */
const RETRY_DELAY_MS = 5000;

/** The state of a history entry that contains the visitor's own setup instead of the setup of a link. */
const USER_STATE = "own";

// Shared by all sessions on purpose: a page has one address, which one session writes.
/** The address that is still to be written; `null` if there is none. */
let pendingState: { readonly hash: string; readonly own: boolean } | null = null;
/** The address that was written or read last. */
let lastAddress = "";
/** The time at which the full number of immediate writes is available again, by `performance.now`. */
let burstRestoredAt = 0;
let writeTimer: ReturnType<typeof setTimeout> | undefined;

/**
 * Writes an address as soon as a write is allowed. A new entry of the history is written immediately, except in a
 * frame, whose entries belong to the page around it.
 */
export function writeHash(hash: string, own: boolean, entering: boolean): void {
  if (entering) flushAddress();
  pendingState = { hash, own };
  const wait = burstRestoredAt - (MAX_BURST_WRITES - 1) * WRITE_INTERVAL_MS - performance.now();
  if (entering || wait <= 0) putState(entering);
  else writeTimer ??= setTimeout(flushAddress, wait);
}

/** Writes the pending address immediately. */
const flushAddress = () => putState(false);

function putState(entering: boolean): void {
  clearTimeout(writeTimer);
  writeTimer = undefined;
  // If another address was entered in the meantime, the page is about to be notified and to apply it.
  if (!pendingState || location.hash !== lastAddress) return;
  const { hash, own } = pendingState;
  const state = own ? USER_STATE : null;
  if (hash !== lastAddress || state !== history.state) {
    burstRestoredAt = Math.max(burstRestoredAt, performance.now()) + WRITE_INTERVAL_MS;
    try {
      if (entering && !isFramed && hash !== lastAddress) history.pushState(state, "", hash);
      else history.replaceState(state, "", hash);
    } catch {
      writeTimer = setTimeout(flushAddress, RETRY_DELAY_MS);
      return;
    }
    lastAddress = location.hash;
  }
  pendingState = null;
}

/**
 * Calls `to` when the address changes without having been written by the page, and reports whether the new address
 * contains the visitor's own setup. Returns whether the address with which the page was opened contains it.
 */
export function connectAddress(
  session: Session,
  to: (hash: string, own: boolean) => void,
): boolean {
  lastAddress = location.hash;
  const arrive = () => {
    pendingState = null;
    lastAddress = location.hash;
    to(lastAddress, history.state === USER_STATE);
  };
  addEventListener("hashchange", arrive);
  addEventListener("pagehide", flushAddress);
  // A link leads away from this entry, which must contain the changes that were made before.
  const leave = ({ target }: Event) => {
    if (target instanceof Element && target.closest("a")) flushAddress();
  };
  addEventListener("pointerdown", leave, true);
  addEventListener("keydown", leave, true);
  session.onDispose(() => {
    removeEventListener("hashchange", arrive);
    removeEventListener("pagehide", flushAddress);
    removeEventListener("pointerdown", leave, true);
    removeEventListener("keydown", leave, true);
  });
  return history.state === USER_STATE;
}
