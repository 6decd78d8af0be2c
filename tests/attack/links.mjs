/**
 * Parses hostile hashes with the page's own parser, tables and stores, but without a page, so that a hundred times as
 * many can be tested. The link that is written from a parsed hash must parse to the same state.
 */
import { once } from "node:events";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { lab } from "../package/support.mjs";
import { hashesOf } from "./hashes.mjs";

/** The number of hashes between two reports of the progress. */
const BATCH = 1000;
/** The number of failures after which the attack ends, because further failures would add no information. */
const MAX_FAILURES = 20;
/** The maximum numbers of notices about one link, of characters of a notice, and of lanes. */
const [MAX_NOTICES, MAX_NOTICE_CHARACTERS, MAX_LANES] = [10, 400, 16];

/** @typedef {{ hashes: number, views: Record<string, number>, notices: number, wrong: string[] }} Counts */

/**
 * Runs in a separate thread, because the modules need the globals of a page.
 * @param {{ hashes: number, seed: number, onProgress: (counts: Counts) => void }} size @returns {Promise<Counts>}
 */
export async function attackLinks({ hashes, seed, onProgress }) {
  const thread = new Worker(new URL(import.meta.url), { workerData: { hashes, seed } });
  /** @type {Counts} */
  let counts = { hashes: 0, views: {}, notices: 0, wrong: [] };
  thread.on("message", (now) => {
    counts = now;
    onProgress(counts);
  });
  await once(thread, "exit"); // rejects if the thread throws an error
  return counts;
}

if (!isMainThread) {
  const post = (/** @type {Counts} */ counts) => parentPort?.postMessage(counts);
  post(await readAll({ ...workerData, onProgress: post }));
}

/** @param {{ hashes: number, seed: number, onProgress: (counts: Counts) => void }} size @returns {Promise<Counts>} */
async function readAll({ hashes, seed, onProgress }) {
  pretendPage();
  const { load } = await import("../page/load.mjs");
  const { registry } = await load("app/registry.ts");
  const { offer, view } = await load("lab/address/views.ts");
  const { applyHash, linkTo } = await load("lab/address/link.ts");
  const { notices } = await load("ui/notices.ts");
  const { lab: known } = await load("lab/store.ts");
  const { lanes } = await load("views/race/store.ts");
  offer(registry, "race");
  known.value = lab;
  const inherited = Object.getOwnPropertyNames(Object.prototype).join();

  /** Opens a hash; returns the notices of the page. @param {string} hash @returns {string[]} */
  const follow = (hash) => {
    notices.value = [];
    applyHash(lab, hash, true);
    return notices.peek().map((/** @type {{ text: string }} */ { text }) => text);
  };
  /** @param {string} hash @returns {string | null} the fault, or `null` */
  const faultOf = (hash) => {
    const said = follow(hash);
    counts.notices += said.length;
    const id = view.peek();
    counts.views[id] = (counts.views[id] ?? 0) + 1;
    if (said.length > MAX_NOTICES) return `${said.length} notices`;
    if (said.some((text) => text.length >= MAX_NOTICE_CHARACTERS)) return "a notice too long";
    if (lanes.peek().length > MAX_LANES) return `${lanes.peek().length} lanes`;
    const written = linkTo();
    const saidAgain = follow(written);
    if (saidAgain.length > 0) return `its own link ${written} is refused: ${saidAgain.join(" ")}`;
    if (linkTo() !== written) return `its link ${written} reads as ${linkTo()}`;
    const now = Object.getOwnPropertyNames(Object.prototype).join();
    return now === inherited ? null : `objects inherit ${now}`;
  };

  /** @type {Counts} */
  const counts = { hashes: 0, views: {}, notices: 0, wrong: [] };
  for (const hash of hashesOf(seed)) {
    if (counts.hashes >= hashes || counts.wrong.length > MAX_FAILURES) break;
    counts.hashes += 1;
    try {
      const fault = faultOf(hash);
      if (fault) counts.wrong.push(`${fault}\nat ${hash}`);
    } catch (error) {
      counts.wrong.push(`${error instanceof Error ? error.stack : error}\nat ${hash}`);
    }
    if (counts.hashes % BATCH === 0) onProgress(counts);
  }
  return counts;
}

/**
 * Defines the browser globals that the modules of the page use while they are loaded. Nearly every property and
 * every call of such a global returns the global itself, because drawing is not tested here.
 */
function pretendPage() {
  /** @type {any} */
  const anything = new Proxy(() => {}, {
    get: (_, name) => {
      if (name === Symbol.toPrimitive) return () => "";
      if (name === Symbol.iterator) return function* () {};
      if (name === "matches") return false;
      return name === "length" ? 0 : anything;
    },
    set: () => true,
    apply: () => anything,
    construct: () => anything,
  });
  Object.assign(globalThis, {
    matchMedia: anything,
    navigator: { languages: ["en"], hardwareConcurrency: 2 },
    location: new URL("http://localhost/"),
    addEventListener() {},
    document: anything,
    history: anything,
    localStorage: { getItem: () => null, setItem() {}, removeItem() {} },
  });
}
