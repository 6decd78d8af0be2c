/**
 * Opens hostile hashes one after another in the built page: addresses of every view with wrong, huge, foreign and
 * contradictory values. No hash may cause a script error, an empty page or a growing number of nodes and workers, and a
 * race must still work afterwards.
 */
import { readFileSync } from "node:fs";
import { inRoot } from "../../tools/run.mjs";
import { open, race } from "../browsers/page.mjs";
import { EASY, randomOf } from "../monkey/actions.mjs";

/** The number of hashes between two checks of the page. */
const HASHES_PER_CHECK = 100;
/** The number of hashes after which the page is opened again. */
const HASHES_PER_VISIT = 2000;
/** The maximum numbers of nodes and workers after a batch; a page normally has about 6,500 and 10. */
const [MAX_NODES, MAX_WORKERS] = [30_000, 60];
/** The number of failures after which the attack ends, because further failures would add no information. */
const MAX_FAILURES = 20;

/** Views by their names in addresses, with parameters that distinguish views of the same name. */
const VIEWS = [
  ...["solve", "race", "generate", "experiment", "learn", "many", "cores", "technique"],
  ...[
    "experiment&of=papers",
    "experiment&of=cores",
    "experiment&of=set",
    "learn&of=own",
    "nowhere",
    "",
  ],
];

const KEYS = [
  ...[
    "v",
    "view",
    "of",
    "p",
    "box",
    "a",
    "seed",
    "seeds",
    "steps",
    "pace",
    "look",
    "until",
    "rank",
    "set",
    "n",
  ],
  ...[
    "solutions",
    "e",
    "d",
    "figure",
    "paper",
    "task",
    "technique",
    "difficulty",
    "position",
    "projector",
    "range",
  ],
  ...[
    "hide",
    "lock",
    "theme",
    "lang",
    "autoplay",
    "max-seconds",
    "compact",
    "version",
    "code",
    "own",
    "on",
  ],
  ...[
    "1.symmetry",
    "1.population",
    "2.cell_order",
    "99.x",
    "0.y",
    "__proto__",
    "constructor",
    "toString",
    "x",
  ],
];

const VALUES = [
  ...[
    "",
    "0",
    "1",
    "-1",
    "2",
    "9",
    "16",
    "25",
    "1e9",
    "1e308",
    "NaN",
    "Infinity",
    "4294967296",
    "0.5",
    "007",
  ],
  ...[
    "max",
    "auto",
    "all",
    "first",
    "steps",
    "time",
    "true",
    "on",
    "de",
    "en",
    "xx",
    "dark",
    "contrast",
    "hard",
  ],
  ...[
    "3x3",
    "2x3",
    "4x4",
    "5x5",
    "0x0",
    "1x1",
    "99x99",
    "3X3",
    "3×3",
    "×",
    "top95",
    "easy50",
    "../../etc/passwd",
  ],
  ...[
    "%",
    "%%%",
    "%E0%A4%A",
    "%00",
    "%ff",
    "\u202e",
    "😀",
    "\ud800",
    "<img src=x onerror=alert(1)>",
    "javascript:1",
  ],
  ...[
    "__proto__",
    "constructor",
    "toString",
    "hasOwnProperty",
    "null",
    "undefined",
    "[]",
    "{}",
    '{"a":',
    "N4Ig",
  ],
  ...[
    EASY,
    `33${EASY.slice(2)}`,
    `${EASY}.`,
    EASY.slice(1),
    ".".repeat(81),
    ".".repeat(16),
    ".".repeat(625),
  ],
  ...[
    "1...............",
    "hello",
    "A".repeat(256),
    "9".repeat(3000),
    ",".repeat(200),
    ":".repeat(200),
  ],
  ...[
    "x-wing",
    "naked-single",
    "hardest",
    "a",
    "b",
    "c",
    "d",
    "givens",
    "people",
    "families",
    "ants",
    "success",
  ],
];

/** @param {number} seed @returns {Generator<string>} */
export function* hashesOf(seed) {
  const random = randomOf(seed);
  const below = (/** @type {number} */ bound) => Math.floor(random() * bound);
  const pick = (/** @type {readonly string[]} */ list) => list[below(list.length)] ?? "";
  const catalog = readFileSync(inRoot("pkg", "wasm", "workshop", "catalog.js"), "utf8");
  const solvers = readFileSync(inRoot("pkg", "wasm", "catalog.js"), "utf8");
  const ids = [catalog, solvers].flatMap((text) =>
    [...text.matchAll(/\{"id":"([a-z-]+)","name"/g)].map(([, id = ""]) => id),
  );
  const races = JSON.parse(readFileSync(inRoot("www", "public", "races.json"), "utf8"));
  const links = races.map(
    (/** @type {{ link?: string, hash?: string }} */ one) => one.link ?? one.hash,
  );
  const lanes = () =>
    Array.from({ length: 1 + below(6) }, () =>
      below(4) === 0 ? pick(VALUES) : `${pick(ids)}${below(3) === 0 ? `:${pick(VALUES)}` : ""}`,
    ).join(",");
  for (;;) {
    if (below(50) === 0) {
      yield `#${Array.from({ length: below(200) }, () => String.fromCharCode(below(0x250))).join("")}`;
      continue;
    }
    const parts = below(3) === 0 ? [pick(links)] : [`v=1&view=${pick(VIEWS)}`];
    for (let left = below(7); left > 0; left -= 1) {
      const key = pick(KEYS);
      const value = key === "a" ? lanes() : pick(VALUES);
      // A change of the language reloads the page, which `e2e/language.spec.ts` tests.
      parts.push(`${key}=${key === "lang" && value === "de" ? "xx" : value}`);
    }
    // The order varies, so that a key can be repeated and can occur before a key on which it depends.
    if (below(4) === 0) parts.reverse();
    yield `#${parts.join("&")}`;
  }
}

/** @typedef {{ hashes: number, views: Record<string, number>, nodes: number, workers: number, wrong: string[] }} Counts */

/**
 * `nodes` and `workers` are the maxima after any batch.
 * @param {import("../browsers/tab.mjs").Tab} tab of Chromium
 * @param {string} address of the site
 * @param {{ hashes: number, seed: number, onProgress: (counts: Counts) => void }} size `onProgress` is called after
 *   each
 *   batch
 * @returns {Promise<Counts>}
 */
export async function attackHashes(tab, address, { hashes, seed, onProgress }) {
  const source = hashesOf(seed);
  /** @type {Counts} */
  const counts = { hashes: 0, views: {}, nodes: 0, workers: 0, wrong: [] };
  const { page } = tab;
  if (!page) throw new Error("nodes can be counted in Chromium alone");
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  // An animated race would take longer than opening the next hashes; `actions` attacks animated races.
  await page.emulateMedia({ reducedMotion: "reduce" });
  while (counts.hashes < hashes && counts.wrong.length <= MAX_FAILURES) {
    if (counts.hashes % HASHES_PER_VISIT === 0) await open(tab, address);
    const batch = Array.from(
      { length: Math.min(HASHES_PER_CHECK, hashes - counts.hashes) },
      () => source.next().value ?? "",
    );
    const { seen, empty } = await tab.run(follow, batch);
    for (const view of seen) counts.views[view] = (counts.views[view] ?? 0) + 1;
    counts.hashes += batch.length;
    const among = `among ${batch.join("\n")}`;
    const said = await tab.run(witnessed);
    counts.wrong.push(...empty, ...said.map((one) => `${one}\n${among}`));
    await session.send("HeapProfiler.collectGarbage");
    const { metrics } = await session.send("Performance.getMetrics");
    const nodes = metrics.find(({ name }) => name === "Nodes")?.value ?? Number.NaN;
    const workers = page.workers().length;
    counts.nodes = Math.max(counts.nodes, nodes);
    counts.workers = Math.max(counts.workers, workers);
    if (!(nodes <= MAX_NODES)) counts.wrong.push(`${nodes} nodes after ${counts.hashes} hashes`);
    if (workers > MAX_WORKERS) {
      counts.wrong.push(`${workers} workers after ${counts.hashes} hashes`);
    }
    onProgress(counts);
  }
  await open(tab, address, `#v=1&view=race&p=${EASY}&a=fast,general&pace=max`);
  await race(tab);
  return counts;
}

/** Runs in the page: returns the errors that `witness.js` has recorded since the last call. */
function witnessed() {
  /** @type {Window & { witnessed?: () => string[] }} */
  const witness = window;
  return witness.witnessed?.() ?? ["there is no witness"];
}

/**
 * Runs in the page: opens hashes, and returns the views that were open and the hashes that left an empty page.
 * @param {string[]} hashes
 */
async function follow(hashes) {
  /** @type {string[]} */
  const seen = [];
  /** @type {string[]} */
  const empty = [];
  for (const hash of hashes) {
    const before = location.href;
    // The page opens an address in a task of its own and draws the view in the next frame.
    const followed = new Promise((resolve) => {
      addEventListener("hashchange", resolve, { once: true });
    });
    location.replace(hash);
    if (location.href !== before) await followed;
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
    });
    const main = document.querySelector("main[data-view]");
    seen.push(main?.getAttribute("data-view") ?? "none");
    if (!main || (main.textContent ?? "").trim() === "") empty.push(`an empty page at ${hash}`);
  }
  return { seen, empty };
}
