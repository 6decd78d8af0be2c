/**
 * Hostile hashes: addresses of every view with wrong, huge, foreign and contradictory values, followed one after the
 * other in the built page. No script error, no empty page; afterwards the page still races.
 */
import { readFileSync } from "node:fs";
import { inRoot } from "../../tools/run.mjs";
import { open, race } from "../browsers/page.mjs";
import { EASY, randomOf } from "../monkey/actions.mjs";

/** Hashes followed between two looks at the page. */
const BATCH = 100;
/** Hashes followed before the page is opened again. */
const PER_VISIT = 2000;

/** Views as addresses name them, with what tells views of one name apart. */
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
      // Another language reloads the page: `e2e/language.spec.ts` tests that.
      parts.push(`${key}=${key === "lang" && value === "de" ? "xx" : value}`);
    }
    // Not in order, so that a key may be given twice and before what it depends on.
    if (below(4) === 0) parts.reverse();
    yield `#${parts.join("&")}`;
  }
}

/**
 * @param {Awaited<ReturnType<typeof import("../browsers/tab.mjs").openTab>>} tab
 * @param {string} address of the site @param {{ hashes: number, seed: number }} size
 * @returns {Promise<{ hashes: number, views: Record<string, number>, wrong: string[] }>}
 */
export async function attackHashes(tab, address, { hashes, seed }) {
  const source = hashesOf(seed);
  /** @type {Record<string, number>} */
  const views = {};
  /** @type {string[]} */
  const wrong = [];
  for (let done = 0; done < hashes; done += BATCH) {
    if (done % PER_VISIT === 0) await open(tab, address);
    const batch = Array.from(
      { length: Math.min(BATCH, hashes - done) },
      () => source.next().value ?? "",
    );
    const { seen, empty } = await tab.run(follow, batch);
    for (const [view, count] of Object.entries(seen)) views[view] = (views[view] ?? 0) + count;
    const said = await tab.run(() => window.witnessed?.() ?? ["there is no witness"]);
    wrong.push(
      ...empty,
      ...said.map((/** @type {string} */ one) => `${one}\namong ${batch.join("\n")}`),
    );
    if (wrong.length > 20) break;
  }
  await open(tab, address, `#v=1&view=race&p=${EASY}&a=fast,general&pace=max`);
  await race(tab);
  return { hashes, views, wrong };
}

/** In the page: follows hashes, and tells which views were open and which hashes left an empty page. @param {string[]} hashes */
async function follow(hashes) {
  /** @type {Record<string, number>} */
  const seen = {};
  /** @type {string[]} */
  const empty = [];
  for (const hash of hashes) {
    location.replace(hash);
    // The address is followed in a task of its own, and drawn in the next frame.
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
    });
    const main = document.querySelector("main[data-view]");
    const view = main?.getAttribute("data-view") ?? "none";
    seen[view] = (seen[view] ?? 0) + 1;
    if (!main || (main.textContent ?? "").trim() === "") empty.push(`an empty page at ${hash}`);
  }
  return { seen, empty };
}
