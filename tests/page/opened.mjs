/** Opens addresses with the page's own table of views, without a browser. */
import { fullLab } from "../package/support.mjs";
import { load } from "./load.mjs";

/** An element on which any property can be set. */
const element = {
  dataset: {},
  style: { setProperty() {} },
  setAttribute() {},
  removeAttribute() {},
  toggleAttribute() {},
};

// The globals that the page's modules expect.
globalThis.navigator ??= /** @type {Navigator} */ ({ languages: ["en"] });
Object.assign(globalThis, {
  location: { hash: "", href: "https://lab.example/" },
  history: { state: null, replaceState() {}, pushState() {} },
  addEventListener() {},
  document: { documentElement: element, querySelector: () => null },
  matchMedia: () => ({ matches: false, addEventListener() {} }),
});
const { registry } = await load("app/registry.ts");
const { createNavigation, registerViews } = await load("lab/address/views.ts");
const { createAddress } = await load("lab/address/link.ts");
const { lab } = await load("session/engine.ts");
const { createSession } = await load("session/session.ts");
const { createDocument } = await load("session/document.ts");
const { notices } = await load("ui/notices.ts");
const { unpack } = await load("play/formats/packed.ts");
const { fromGivens, digitsOf } = await load("play/position.ts");

registerViews(registry, "race");
lab.value = fullLab;
/**
 * Returns the state that an address opens, in normal form: the view, its settings as the page writes them, the puzzle
 * with its box, the position, and the parts of the address that could not be used.
 * @param {string} hash
 */
export function stateOpenedBy(hash) {
  const session = createSession();
  const { view } = session.get(createNavigation);
  const { applyHash, linkTo, shared } = session.get(createAddress);
  const { puzzle, setPuzzle } = session.get(createDocument);
  // An address without lanes keeps the current ones.
  applyHash(fullLab, "#view=race&a=general,dancing-links", true);
  setPuzzle(fullLab.read(".".repeat(81)));
  notices.value = [];
  applyHash(fullLab, hash, true);
  session.dispose();
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

/** Returns the part of the address in a notice, because the other words of the notice may change. */
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
