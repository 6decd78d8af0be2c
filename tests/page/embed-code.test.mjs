/** The code that embeds the page elsewhere, and the picture for places that do not permit frames. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { generators } = await load("app/share/code.ts");
const { renderFigure, wrapText } = await load("app/share/figure.ts");
const { qr } = await load("app/share/qr.ts");
const { fromGivens } = await load("play/position.ts");

const shown = {
  address: "https://example.org/lab/index.html#v=1&view=race&p=1.%25_(2)&compact=1",
  link: "https://example.org/lab/index.html#v=1&view=race&p=1.%25_(2)",
  title: 'A "race" & more',
  compact: true,
  width: null,
  height: 480,
};

/** Decodes the entities of HTML. @param {string} text */
const read = (text) =>
  text.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&amp;", "&");
const attribute = (/** @type {string} */ text, /** @type {string} */ name) =>
  read(new RegExp(`[ \\n]${name}="([^"]*)"`).exec(text)?.[1] ?? "");

test("an iframe has the complete address, its title and its size", () => {
  const code = generators.frame(shown);
  assert.equal(attribute(code, "src"), shown.address);
  assert.equal(attribute(code, "title"), shown.title);
  assert.equal(attribute(code, "width"), "100%");
  assert.equal(attribute(generators.frame({ ...shown, width: 640 }), "width"), "640");
  assert.equal(attribute(code, "height"), "480");
});

test("the custom element has its script, the settings of the view, and a link if scripts are disabled", () => {
  const code = generators.element(shown);
  assert.equal(attribute(code, "src"), "https://example.org/lab/embed.js");
  assert.equal(attribute(code, "hash"), "v=1&view=race&p=1.%25_(2)&compact=1");
  assert.equal(attribute(code, "href"), shown.link);
  assert.ok(!/compact="/.test(code));
  const other = generators.element({ ...shown, compact: false, width: 500 });
  assert.match(other, /<sudoku-lab hash="[^"]*" compact="0" style="width: 500px">/);
});

test("in Markdown, brackets in the address or the title are escaped", () => {
  const code = generators.markdown({ ...shown, title: "Lane [1]" });
  assert.equal(
    code,
    "[![Lane \\[1\\]](sudoku-lab.svg)](https://example.org/lab/index.html#v=1&view=race&p=1.%25_%282%29)",
  );
});

test("in LaTeX, no character of the address starts a comment, an argument or a column", () => {
  const [title, needs, ...rest] = generators.latex(shown).split("\n");
  assert.equal(title, '% A "race" \\& more');
  assert.equal(needs, "% \\usepackage{graphicx,hyperref}");
  const [, address = ""] = /^\\href\{(.*)\}\{%$/.exec(rest[0] ?? "") ?? [];
  assert.doesNotMatch(address, /(?<!\\)[#%&_]/);
  assert.equal(address.replaceAll(/\\([#%&_])/g, "$1"), shown.link);
});

test("the picture contains the givens of the puzzle and the lanes, and is valid XML", () => {
  const givens = new Uint8Array(16);
  givens[3] = 4;
  const drawing = renderFigure({
    title: "Race & <more>",
    lines: ["One", "Two"],
    position: fromGivens(givens, "2x2"),
  });
  const texts = [...drawing.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);
  assert.deepEqual(texts, ["4", "Race &amp; &lt;more&gt;", "One", "Two"]);
  assert.equal(drawing.match(/<svg /g)?.length, 2);
  assert.equal(drawing.match(/<\/svg>/g)?.length, 2);
  assert.doesNotMatch(drawing, /<svg [^>]*(\b\w+)="[^"]*"[^>]* \1="/, "no attribute twice");
  assert.equal(renderFigure({ title: "T", lines: [], position: null }).match(/<svg /g)?.length, 1);
});

test("long lines are broken between words", () => {
  assert.deepEqual(wrapText("one two three", 7), ["one two", "three"]);
  assert.deepEqual(wrapText("longerthanall", 7), ["longerthanall"]);
});

test("a link becomes a QR code, black on white, except if it is too long", () => {
  const code = qr(`https://example.org/#${"p".repeat(800)}`);
  assert.match(code ?? "", /^<svg [^>]*viewBox="-4 -4 (\d+) \1"/, "with its quiet margin");
  assert.match(code ?? "", /fill="#fff"/);
  assert.equal(qr(`https://example.org/#${"p".repeat(3000)}`), null);
});
