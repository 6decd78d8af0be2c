/** Writes the address: seldom enough for every browser, and never over one that came meanwhile. */

import type { Session } from "../../session/session";
import { framed } from "../../ui/storage";

/**
 * There are browsers that refuse more than a hundred writes in half a minute. So many go at once, and one
 * more every so many ms: 95 in any half a minute. What is done one by one stands there at once.
 */
const AT_ONCE = 20;
const APART = 400;
/** Until another try after a refusal, ms. */
const PATIENCE = 5000;

/** The state of an entry of the history that holds the visitor's own set-up, not a link's. */
const OWN = "own";

// The address is of the page: one session writes it.
/** What is still to be written. */
let wanted: { readonly hash: string; readonly own: boolean } | null = null;
/** The address as it was written or read last. */
let seen = "";
/** When all writes that may go at once are there again, by `performance.now`. */
let rested = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Has the address say this, as soon as a write is due; in an entry of its own at once, but in a frame, whose
 * entries are those of the page around it. */
export function write(hash: string, own: boolean, entering: boolean): void {
  if (entering) flush();
  wanted = { hash, own };
  const wait = rested - (AT_ONCE - 1) * APART - performance.now();
  if (entering || wait <= 0) put(entering);
  else timer ??= setTimeout(flush, wait);
}

/** Writes at once what is still to be written. */
const flush = () => put(false);

function put(entering: boolean): void {
  clearTimeout(timer);
  timer = undefined;
  // Where another address came meanwhile, the page is about to hear of it, and follows it.
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
 * Calls when the address has become another than the page has written, and says whether that holds
 * the visitor's own set-up; returns whether the one does with which the page was opened.
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
  // A link leads away from this entry, which is to hold what was done before.
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
