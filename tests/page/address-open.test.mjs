/** Opening the page at an address: the puzzle on the board while the page loads. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { effect } from "@preact/signals";
import { fullLab } from "../package/support.mjs";
import { load } from "./load.mjs";

const LINKED = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
const FIRST = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

// The globals that the modules of a page expect when they are loaded.
const location = { hash: `#view=solve&p=${LINKED}`, href: "https://lab.example/" };
globalThis.navigator ??= /** @type {Navigator} */ ({ languages: ["en"] });
Object.assign(globalThis, {
  location,
  history: { state: null, replaceState() {}, pushState() {} },
  addEventListener() {},
});
const { createAddress } = await load("lab/address/link.ts");
const { registerViews } = await load("lab/address/views.ts");
const { board } = await load("lab/address/keys.ts");
const { lab } = await load("session/engine.ts");
const { createSession } = await load("session/session.ts");
const { createDocument } = await load("session/document.ts");

test("only the puzzle of the address is ever on the board, never that of the first race", () => {
  const view = (/** @type {string} */ id) => ({
    id,
    name: id,
    words: { link: id, title: id, tagline: id },
    content: () => null,
    keys: (/** @type {unknown} */ session) => [board(session)],
  });
  registerViews([view("race"), view("solve")], "race");
  lab.value = fullLab;
  const session = createSession();
  const { puzzle } = session.get(createDocument);
  /** @type {string[]} */
  const shown = [];
  effect(() => {
    if (puzzle.value) shown.push(puzzle.value.text);
  });
  session.get(createAddress).open(fullLab, `#view=race&p=${FIRST}`, () => {});
  assert.deepEqual(shown, [LINKED]);
});
