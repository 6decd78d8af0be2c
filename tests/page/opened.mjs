/** Opens addresses in the page's own table of views, without a browser. */
import { all } from "../package/support.mjs";
import { load } from "./load.mjs";

/** An element of which everything can be set. */
const element = {
  dataset: {},
  style: { setProperty() {} },
  setAttribute() {},
  removeAttribute() {},
  toggleAttribute() {},
};

// What the page's modules find around them.
globalThis.navigator ??= /** @type {Navigator} */ ({ languages: ["en"] });
Object.assign(globalThis, {
  location: { hash: "", href: "https://lab.example/" },
  history: { state: null, replaceState() {}, pushState() {} },
  addEventListener() {},
  document: { documentElement: element, querySelector: () => null },
  matchMedia: () => ({ matches: false, addEventListener() {} }),
});
const { registry } = await load("app/registry.ts");
const { offer, view } = await load("lab/address/views.ts");
const { applyHash, linkTo, shared } = await load("lab/address/link.ts");
const { lab, puzzle } = await load("lab/store.ts");
const { notices } = await load("ui/notices.ts");
const { unpack } = await load("play/formats/packed.ts");
const { fromGivens, digitsOf } = await load("play/position.ts");

offer(registry, "race");
lab.value = all;
/** Sets every view back, and the board. */
const RESET = `#p=${".".repeat(81)}`;

/**
 * What an address opens, in normal form: the view, its settings as the page writes them, the puzzle with the shape of its
 * boxes, the position on it, and the parts that could not be used, each as it stands in the address.
 * @param {string} hash
 */
export function opened(hash) {
  for (const { name, of } of registry) {
    applyHash(all, `${RESET}&view=${name}${of === undefined ? "" : `&of=${of}`}`, true);
  }
  notices.value = [];
  applyHash(all, hash, true);
  const { text, box, givens } = puzzle.peek();
  const packed = new URLSearchParams(hash.slice(1)).get("position");
  return {
    view: view.peek(),
    link: linkTo(view.peek(), { ...shared(), version: [] }),
    puzzle: `${box} ${text}`,
    ...(packed && { position: positionOf(givens, box, packed) }),
    unused: notices.peek().map((/** @type {{ text: string }} */ { text }) => part(text)),
  };
}

/** The part of an address in the notice about it, whose other words may change. */
const part = (/** @type {string} */ notice) =>
  /: ([\w.-]+=[^:]*):/.exec(notice)?.[1] ?? "the address";

/** @param {Uint8Array} givens @param {string} box @param {string} packed */
function positionOf(givens, box, packed) {
  try {
    const { centre, corner, colours, candidateColours, ...rest } = unpack(
      fromGivens(givens, box),
      packed,
    );
    const marks = [centre, corner, colours].map((layer) => [...layer].join(""));
    return [[...digitsOf(rest)].join(""), ...marks, candidateColours.size].join(" ");
  } catch (error) {
    return String(error);
  }
}
