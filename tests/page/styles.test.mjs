/** The style sheets: one scale per property, every rule in a layer, and no rule for unused classes. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { transform } from "lightningcss";
import { classesOf, declarations, importNameOf, styleModules } from "../../tools/style-types.mjs";
import { classNameOf } from "../../www/css-modules.mjs";
import { load } from "./load.mjs";

const root = fileURLToPath(new URL("../../www/src/", import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: "utf8" });
const read = (/** @type {string} */ file) => readFileSync(join(root, file), "utf8");
const sheets = files
  .filter((file) => file.endsWith(".css"))
  .map((file) => ({ file, css: read(file).replace(/\/\*[\s\S]*?\*\//g, "") }));
const code = files
  .filter((file) => /\.tsx?$/.test(file))
  .map(read)
  .join("\n");
const views = [...code.matchAll(/^ {2}id: "(\w+)",$/gm)].map(([, id]) => `view-${id}`);

/** Returns every match in every sheet, with its file. @param {RegExp} what */
const all = (what) =>
  sheets.flatMap(({ file, css }) =>
    [...css.matchAll(what)].map(([whole, part]) => ({ file, whole, part: part ?? whole })),
  );

/**
 * The widths at which the layout of the page changes; the last but one is the start of the range after its neighbour. A
 * window below 16em is a small screen with a very large font.
 */
const WIDTHS = ["16em", "30em", "40em", "53.75em", "53.8125em", "77.5em"];

/** Further widths, at which only one part changes. */
const WIDTHS_OF_PARTS = [
  ["views/race/Race.module.css", "22rem"], // two boards of 160 pixels side by side
  ["views/race/Race.module.css", "100em"], // more than four lanes per row
];

/** Returns every width in the media queries of a style sheet, in any notation. @param {string} css */
function widthsIn(css) {
  /** @type {string[]} */
  const widths = [];
  const visit = (/** @type {any} */ condition) => {
    for (const one of condition?.conditions ?? []) visit(one);
    if (condition?.type === "not") visit(condition.value);
    if (condition?.type !== "feature") return;
    const { name, value, start, end } = condition.value;
    if (!/(^|-)width$/.test(name)) return;
    for (const length of [value, start, end]) {
      const at = length?.value?.value;
      if (length) widths.push(at ? `${at.value}${at.unit}` : JSON.stringify(length));
    }
  };
  transform({
    filename: "sheet.css",
    code: Buffer.from(css),
    visitor: { MediaQuery: (query) => visit(query.condition) },
  });
  return widths;
}

test("widths are read in every notation", () => {
  const css =
    "@media (40em <= width < 50em) and (max-height: 3em), not ((min-width: 31em) or (width > 32em)) { a { color: red } }";
  assert.deepEqual(widthsIn(css), ["40em", "50em", "31em", "32em"]);
});

test("the page changes at five widths, and only the listed parts at others", () => {
  const used = sheets.flatMap(({ file, css }) => widthsIn(css).map((width) => [file, width]));
  assert.ok(used.length > 60, `${used.length} widths`);
  const others = used.filter(([, width]) => !WIDTHS.includes(width ?? ""));
  const names = (/** @type {string[][]} */ pairs) => [...new Set(pairs.map(String))].sort();
  assert.deepEqual(names(others), names(WIDTHS_OF_PARTS));
});

test("spaces and radii are from their scales", () => {
  const declared = all(
    /(?<![\w-])((?:row-|column-)?gap|(?:padding|margin)(?:-\w+)?|border-radius): [^;{}]+;/g,
  );
  assert.ok(declared.length > 200);
  const literal = declared.flatMap(({ file, whole }) =>
    [...whole.matchAll(/(?<![\w.])-?(\d+)px/g)].flatMap(([, px]) =>
      Number(px) > 1 ? [`${file} ${whole}`] : [],
    ),
  );
  // Space for drawn or fixed elements, and offsets of shadows.
  const known = ["9px", "22px", "48px", "-11px", "34px", "52px", "136px", "15px"];
  assert.deepEqual(
    literal.filter((one) => !known.some((px) => one.includes(` ${px}`))),
    [],
  );
});

test("font sizes are from one scale, except digits on boards and in drawings, which depend on their size", () => {
  const rem = all(/font(?:-size)?: [^;]*?(?<![\w.])([\d.]+rem)/g);
  assert.deepEqual(
    rem.filter(({ whole }) => !whole.endsWith("0.8125rem")), // in the rules of the page itself
    [],
  );
});

test("every custom property that is used is defined, and every defined one is used", () => {
  const drawn = new Set(all(/var\((--[\w-]+)/g).map(({ part }) => part));
  const defined = new Set(all(/(--[\w-]+):/g).map(({ part }) => part));
  const set = new Set([...code.matchAll(/"(--[\w-]+)"/g)].map(([, name]) => name));
  assert.deepEqual(
    [...drawn].filter((name) => !defined.has(name) && !set.has(name)),
    [],
  );
  const read = new Set([...code.matchAll(/get\("([\w-]+)"\)/g)].map(([, name]) => `--${name}`));
  const lane = /^--(lane|mark)-\d$/;
  assert.deepEqual(
    [...defined].filter((name) => !drawn.has(name) && !read.has(name) && !lane.test(name)),
    [],
  );
});

test("every rule is in a layer", () => {
  const first = new Set(
    [...read("styles/main.css").matchAll(/@import "\.\/([\w/-]+\.css)" layer\(\w+\);/g)].map(
      ([, name]) => `styles/${name}`,
    ),
  );
  for (const { file, css } of sheets) {
    if (first.has(file)) continue;
    const outside = css
      .replace(/@import [^;]+;/g, "")
      .replace(/@layer [\w, ]+;/g, "")
      .trim();
    const [layers] =
      /^(@(layer (components|view|frame|touch|print)|keyframes [\w-]+) \{[\s\S]*?\n\}\s*)*$/.exec(
        outside,
      ) ?? [];
    assert.equal(layers, outside, file);
  }
});

test("every class that has a rule is used in the page", () => {
  const rules = all(/\.([a-zA-Z][\w-]*)(?=[^{};]*\{)/g).filter(({ file }) => !isModule(file));
  const components = new Set(modules.flatMap(({ names }) => names));
  const there = (/** @type {string} */ name) =>
    views.includes(name) ||
    components.has(name) ||
    /^(u-|lane-colour-)/.test(name) || // classes of uPlot, and classes with a number
    new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(code);
  assert.deepEqual(
    rules.filter(({ part }) => !there(part)),
    [],
  );
});

test("several lines of one lane are distinguishable from each other and from the background", async () => {
  const { LANE_COLOUR_COUNT } = await load("ui/colours.ts");
  const { seriesColour } = await load("ui/series-colours.ts");
  const theme = read("styles/theme.css");
  const [base = "", contrast = ""] = [
    /^:root \{[^}]*\}/m.exec(theme)?.[0],
    /:root\[data-theme="contrast"\] \{\n[^}]*--ink[^}]*\}/.exec(theme)?.[0],
  ];
  const rgb = (/** @type {string} */ hex) =>
    [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  /** @param {string} name @param {0 | 1} dark @param {string} [sheet] @returns {number[]} */
  const value = (name, dark, sheet = base) => {
    const found = new RegExp(`--${name}: (?:light-dark\\()?(#\\w+)(?:, (#\\w+))?`).exec(sheet);
    if (!found && sheet !== base) return value(name, dark);
    return rgb(found?.[1 + dark] ?? "");
  };
  const linear = (/** @type {number} */ channel) =>
    channel <= 10 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
  const luminance = (/** @type {number[]} */ colour) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, by, at) => sum + by * linear(colour[at] ?? 0), 0);
  const ratio = (/** @type {number[]} */ one, /** @type {number[]} */ other) => {
    const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const text = (/** @type {number[]} */ colour) => `rgb(${colour.join(", ")})`;
  for (const [sheet, dark] of /** @type {[string, 0 | 1][]} */ ([
    [base, 0],
    [base, 1],
    [contrast, 0],
  ])) {
    assert.ok(sheet.includes("--lane-8"));
    const [ink, paper] = [value("ink", dark, sheet), value("board", dark, sheet)];
    const lanes = Array.from({ length: LANE_COLOUR_COUNT }, (_, at) =>
      text(value(`lane-${at + 1}`, dark, sheet)),
    );
    const palette = { ink: text(ink), paper: text(paper), lanes };
    for (const lane of lanes.keys()) {
      // As many series as an algorithm of the registry has in one unit, except for replicas, which look alike.
      const shades = [0, 1, 2, 3, 4].map((series) =>
        (seriesColour(palette, lane, series).match(/\d+/g) ?? []).map(Number),
      );
      const said = `lane ${lane + 1}, ${dark ? "dark" : "light"}: ${shades.join(" | ")}`;
      for (const [at, shade] of shades.entries()) {
        assert.ok(ratio(shade, paper) >= 3, `${said}: ${shade} on its ground`);
        for (const other of shades.slice(at + 1)) {
          assert.ok(ratio(shade, other) >= 1.2, `${said}: ${shade} and ${other}`);
        }
      }
    }
  }
});

/** Sheets that adapt rules of other sheets: basic elements, touch screens, print. */
const ADAPTING = ["styles/base.css", "styles/touch.css", "styles/print.css"];

/**
 * Returns the classes for which a sheet has rules that apply everywhere: the selector is only the class.
 * @param {string} css
 */
function classesIn(css) {
  /** @type {Set<string>} */
  const classes = new Set();
  transform({
    filename: "sheet.css",
    code: Buffer.from(css),
    visitor: {
      Rule: {
        style({ value: { selectors } }) {
          for (const [only, ...more] of selectors) {
            if (more.length === 0 && only?.type === "class") classes.add(only.name);
          }
        },
      },
    },
  });
  return classes;
}

const isModule = (/** @type {string} */ file) => file.endsWith(".module.css");

/** The style sheets of components, with the names of their classes in the page. */
const modules = styleModules()
  .filter((path) => path.startsWith(root))
  .map((path) => {
    const locals = classesOf(path);
    return {
      file: relative(root, path),
      css: sheets.find(({ file }) => file === relative(root, path))?.css ?? "",
      locals,
      names: locals.map((local) => classNameOf(local, path)),
    };
  });

test("a class has one meaning: only one sheet has rules for it that apply everywhere", () => {
  // Sheets of views stay loaded when the view is left: if two sheets use one class, the later one would change the
  // other view.
  /** @type {Map<string, string[]>} */
  const places = new Map();
  const put = (/** @type {string} */ name, /** @type {string} */ file) =>
    places.set(name, [...(places.get(name) ?? []), file]);
  for (const { file, names } of modules) for (const name of names) put(name, file);
  for (const { file, css } of sheets) {
    if (ADAPTING.includes(file) || isModule(file)) continue;
    for (const name of classesIn(css)) put(name, file);
  }
  assert.ok(places.size > 300, `${places.size} classes`);
  const twice = [...places].filter(([, found]) => found.length > 1);
  assert.deepEqual(Object.fromEntries(twice), {});
});

/** The modules that import each sheet of a component. */
const importers = new Map(modules.map(({ file }) => [file, /** @type {string[]} */ ([])]));
for (const file of files.filter((one) => /\.tsx?$/.test(one))) {
  for (const [, path = ""] of read(file).matchAll(/from "(\.[^"]+\.module\.css)"/g)) {
    importers.get(normalize(join(dirname(file), path)))?.push(file);
  }
}

test("the sheet of a component belongs to one module, that of a larger part to the modules of its folder", () => {
  const wrong = [...importers].filter(([file, found]) => {
    const folder = dirname(file);
    return /^(parts|views|app)\//.test(file)
      ? found.length === 0 || found.some((one) => !one.startsWith(`${folder}/`))
      : found.length !== 1 || dirname(found[0] ?? "") !== folder;
  });
  assert.deepEqual(wrong, []);
});

test("every class of a component's sheet is used, and the types list the existing classes", () => {
  for (const { file, locals } of modules) {
    const text = (importers.get(file) ?? []).map(read).join("\n");
    const [, alias] =
      new RegExp(`import \\* as (\\w+) from "[^"]*${file.split("/").at(-1)}"`).exec(text) ?? [];
    assert.ok(alias, `${file} is imported as a namespace`);
    const unused = locals.filter(
      (local) => !new RegExp(`\\b\\w*[cC]ss\\.${importNameOf(local)}\\b`).test(text),
    );
    assert.deepEqual(unused, [], file);
  }
  for (const [file, text] of declarations()) {
    assert.equal(readFileSync(file, "utf8"), text, "run node tools/style-types.mjs");
  }
});

/** Sheets that belong to no component, with their purposes. */
const PAGE_SHEETS = {
  "styles/base.css": "elements, and the words for text that any element may have",
  "styles/frame/page.css": "what an address hides of the page",
  "styles/layout.css": "the grid of the page and of its views",
  "styles/main.css": "the order of the layers",
  "styles/print.css": "what of the whole page is printed",
  "styles/theme.css": "the design tokens",
  "styles/touch.css": "the sizes of what a finger presses, whatever it is",
};

test("style sheets are in the folders of their components", () => {
  const global = sheets.map(({ file }) => file).filter((file) => !isModule(file));
  assert.deepEqual(global.sort(), Object.keys(PAGE_SHEETS).sort());
});

/** Classes that any sheet may use: text classes of the base sheet, the element of each view, and classes of uPlot. */
const COMMON = /^(muted|numbers?|view|view-\w+|lane-colour-\d|u-\w[\w-]*)$/;

test("the sheet of a component uses only its own classes", () => {
  const foreign = modules.flatMap(({ file, css }) =>
    [...css.matchAll(/:global\(\.([\w-]+)\)/g)].flatMap(([, name = ""]) =>
      COMMON.test(name) ? [] : [`${file} ${name}`],
    ),
  );
  assert.deepEqual([...new Set(foreign)], []);
});

test("no sheet of the page changes a component from outside", () => {
  const names = new Set(modules.flatMap((one) => one.names));
  const restyled = sheets
    .filter(({ file }) => !isModule(file))
    .flatMap(({ file, css }) =>
      [...css.matchAll(/([^{};]+)\{/g)]
        .map(([, selector = ""]) => selector.trim())
        .filter((selector) =>
          [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].some(([, name = ""]) => names.has(name)),
        )
        .map((selector) => `${file} ${selector}`),
    );
  assert.deepEqual(restyled, []);
});

/** The drawings in which the colour of selection marks a selection, a digit of the player, or the mark of the page. */
const SELECTED = [
  "board/Marked.module.css", // digits of the player
  "board/Overlay.module.css", // what a hint selects
  "ui/Mark.module.css",
  "views/experiment/Experiment.module.css", // the puzzle under the pointer
  "views/solve/path/Path.module.css", // the step that is shown
];

test("data are not drawn in the colour of selection", () => {
  const used = all(
    /\b(?:fill|stroke|color):[^;]*var\(--plot, var\(--accent\)|\b(?:fill|stroke):[^;]*var\(--accent\b/g,
  );
  const files = [...new Set(used.map(({ file }) => file))];
  assert.deepEqual(files.sort(), SELECTED);
});
