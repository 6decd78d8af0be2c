/** Plots of curves: the live plot and the exported drawing are created from one description. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { describePlot, ticksOn } = await load("views/race/curves/description.ts");
const { sceneOf } = await load("views/race/curves/scene.ts");
const { drawSvg } = await load("views/race/curves/svg.ts");
const { drawTikz, escapeLatex, hexOf } = await load("views/race/curves/tikz.ts");
const { vegaLite } = await load("views/race/curves/vega-lite.ts");
const { columnsOf, groupCurves } = await load("views/race/curves/groups.ts");
const { createSession } = await load("session/session.ts");
const session = createSession();

const lanes = Array.from({ length: 8 }, (_, at) => `#00000${at}`);
const colours = { ink: "#111", muted: "#222", faint: "#333", paper: "#444", font: "serif", lanes };

/** A group of two lanes whose series has these values at steps 0, 1, 10 and 100. */
const series = [{ id: "conflicts", unit: "conflicts", doc: "", main: true, target: "zero" }];
const published = [{ of: "conflicts", value: 5, note: "a paper", presets: [] }];
const [group] = groupCurves(
  [0, 1].map((lane) => ({
    lane,
    name: `lane <${lane}>`,
    series,
    published,
    source: `paper ${lane}`,
  })),
);
const frames = [
  [40, 20, 0, Number.NaN],
  [30, 10, 3, 2],
].map((values) => ({ samples: 4, step: 100, trace: Float64Array.of(0, 1, 10, 100, ...values) }));
/** @param {boolean} logX @param {boolean} logY */
const scales = (logX, logY) => ({ against: "step", logX, logY });

test("a logarithmic axis has no zero: lines begin at the edge, and values of zero are omitted", () => {
  const columns = columnsOf(group, frames, "step");
  const linear = describePlot(session, group, scales(false, false), colours).points(columns);
  assert.deepEqual(linear, [
    [0, 1, 10, 100],
    [40, 20, 0, null],
    [30, 10, 3, 2],
  ]);
  const log = describePlot(session, group, scales(true, true), colours);
  assert.deepEqual(log.points(columns), [
    [0.5, 1, 10, 100],
    [40, 20, null, null],
    [30, 10, 3, 2],
  ]);
  // The value at a solution is zero, which a logarithmic axis does not have either.
  assert.deepEqual(describePlot(session, group, scales(false, false), colours).targets, [0]);
  assert.deepEqual(log.targets, []);
});

test("the drawing has the lines, ticks, references and names of the description", () => {
  for (const [logX, logY] of [
    [false, false],
    [true, false],
    [true, true],
  ]) {
    const plot = describePlot(session, group, scales(logX, logY), colours);
    const svg = drawSvg(sceneOf(session, group, scales(logX, logY), frames, colours), "{}");
    const texts = [...svg.matchAll(/<text x="([\d.-]+)" y="([\d.-]+)"[^>]*>([^<]*)</g)];
    const labels = (/** @type {(at: string[]) => boolean} */ is) =>
      texts.filter(([, x = "", y = ""]) => is([x, y])).map(([, , , text]) => text);
    // The plot area is 576 units wide and 260 high.
    const up = ticksOn(plot.up, plot.up.range(frames), 260, () => 24);
    assert.deepEqual(
      labels(([x]) => x === "56"),
      up.map(({ text }) => text),
    );
    const wide = (/** @type {string} */ text) => text.length * 7.5 + 16;
    const along = ticksOn(plot.along, plot.along.range(frames), 576, wide);
    assert.deepEqual(
      labels(([, y]) => y === "316"),
      along.map(({ text }) => text),
    );
    assert.ok(up.length > 1 && along.length > 1);
    const paths = [
      ...svg.matchAll(/<path d="([^"]*)" fill="none" stroke="([^"]*)" stroke-width="([^"]*)"/g),
    ];
    assert.deepEqual(
      paths.map(([, , colour, width]) => [colour, Number(width)]),
      plot.lines.map(({ colour, width }) => [colour, width]),
    );
    // The first lane has no value at its end, and no positive value at step 10.
    const points = paths.map(([, d = ""]) => d.split(/[ML]/).length - 1);
    assert.deepEqual(points, [logY ? 2 : 3, 4]);
    // Two papers print the same value: one line with one label.
    assert.equal(svg.match(/stroke-dasharray="5 4"/g)?.length, 1);
    assert.ok(svg.includes("lane &lt;0&gt;"), svg);
  }
});

test("all texts of a drawing are inside it, and none overlap", () => {
  /** @param {string} text */
  const wide = (text) => text.length * 6.8;
  for (const [count, name, note] of /** @type {[number, string, string][]} */ ([
    [2, "GA", "mean of a paper"],
    [9, "GA", "mean of a paper"],
    [9, "Relaxation labeling with a name that is wider than a column of the legend", "a paper"],
  ])) {
    const [long] = groupCurves(
      Array.from({ length: count }, (_, lane) => ({
        ...{ lane, name: `${name} ${lane}`, series, source: "a paper" },
        published: [{ of: "conflicts", value: 12345.678, note, presets: [] }],
      })),
    );
    const all = Array.from({ length: count }, (_, lane) => frames[lane % 2]);
    const scene = sceneOf(session, long, scales(false, false), all, colours);
    const texts = scene.items.filter(({ kind }) => kind === "text");
    const boxes = texts.map(({ at: [x, y], anchor, text, heading }) => {
      const width = wide(text) * (heading ? 16 / 12 : 1);
      const left = x - { start: 0, middle: 0.5, end: 1 }[anchor] * width;
      return { text, left, right: left + width, y };
    });
    for (const currentBox of boxes) {
      assert.ok(
        currentBox.left >= 0 && currentBox.right <= scene.width,
        `${currentBox.text} ends at ${currentBox.right}`,
      );
      assert.ok(currentBox.y < scene.height - 4, `${currentBox.text} is at ${currentBox.y}`);
      const over = boxes.find(
        (other) =>
          other !== currentBox &&
          Math.abs(other.y - currentBox.y) < 12 &&
          other.left < currentBox.right &&
          currentBox.left < other.right,
      );
      assert.equal(over, undefined, `${currentBox.text} and ${over?.text}`);
    }
    const svg = drawSvg(scene, "{}");
    const [, width, height, shown] =
      /<svg [^>]*width="(\d+)" height="(\d+)" viewBox="0 0 ([^"]*)"/.exec(svg) ?? [];
    assert.equal(shown, `${width} ${height}`);
    assert.match(drawTikz(scene, "{}"), new RegExp(`boundingbox.*\\(${width},${height}\\)`));
  }
});

test("TikZ has the lines and the texts of the SVG, in commands that LaTeX accepts", () => {
  const of = scales(false, false);
  const tikz = drawTikz(sceneOf(session, group, of, frames, colours), '{"a": "100 %"}');
  const svg = drawSvg(sceneOf(session, group, of, frames, colours), "{}");
  assert.equal(tikz.match(/\\node/g)?.length, svg.match(/<text/g)?.length);
  assert.equal(tikz.match(/\\draw/g)?.length, svg.match(/<(line|path)/g)?.length);
  assert.ok(tikz.includes("{lane \\textless{}0\\textgreater{}}"), tikz);
  assert.ok(!/NaN|undefined/.test(tikz));
  for (const environment of ["tikzpicture", "scope"]) {
    const begun = tikz.split(`\\begin{${environment}}`).length;
    assert.equal(begun, tikz.split(`\\end{${environment}}`).length);
    assert.ok(begun > 1);
  }
  const named = new Set([...tikz.matchAll(/\\definecolor\{(c\d+)\}/g)].map(([, name]) => name));
  const used = [...tikz.matchAll(/(?:\\draw\[|text=)(c\d+)/g)].map(([, name]) => name);
  assert.deepEqual(new Set(used), named);
  // The first lane has no value at its end, so its line has three points.
  const drawn = [...tikz.matchAll(/\\clip[^;]*;\n\\draw\[[^\]]*\] ([^;]*);/g)];
  assert.deepEqual(
    drawn.map(([, path = ""]) => path.split(" -- ").length),
    [3, 4],
  );
  assert.equal(
    escapeLatex("50 % of {a_b} \\ #1 & 2 < 3"),
    "50 \\% of \\{a\\_b\\} \\textbackslash{} \\#1 \\& 2 \\textless{} 3",
  );
  assert.equal(
    escapeLatex("a… → b² ≠ σ, 5 µs ^ „x“"),
    "a\\ldots{} $\\rightarrow$ b\\textsuperscript{2} $\\ne$ $\\sigma$, 5 \\textmu{}s \\textasciicircum{} ,,x``",
  );
  assert.match(tikz, /^% .*UTF-8.*lualatex/m);
  assert.deepEqual(["#1a2B3c", "#abc", "rgb(1, 2, 255)"].map(hexOf), [
    "1A2B3C",
    "AABBCC",
    "0102FF",
  ]);
});

test("Vega-Lite has the points, the scales and the references of the description", () => {
  for (const log of [false, true]) {
    const plot = describePlot(session, group, scales(log, log), colours);
    const points = plot.points(columnsOf(group, frames, "step"));
    const [x, y] = [plot.along.range(frames), plot.up.range(frames)];
    const text = vegaLite({ plot, points, x, y, summary: "two lanes", provenance: { seed: 1 } });
    const { layer, usermeta } = JSON.parse(text);
    assert.deepEqual(usermeta, { seed: 1 });
    const { data, encoding } = layer.at(-1);
    assert.equal(data.values.length, log ? 6 : 7);
    assert.deepEqual(data.values[0], {
      line: plot.lines[0].name,
      part: 0,
      x: log ? 0.5 : 0,
      y: 40,
    });
    assert.deepEqual(encoding.x.scale.domain, [x.low, x.high]);
    assert.equal(encoding.y.scale.type, log ? "log" : "linear");
    assert.deepEqual(
      encoding.color.scale.domain,
      plot.lines.map(({ name }) => name),
    );
    // The value at a solution, which a logarithmic axis does not have, and the value of two papers.
    assert.equal(layer.length - 1, log ? 1 : 2);
  }
  const plot = describePlot(session, group, scales(false, false), colours);
  const broken = vegaLite({
    ...{ plot, x: null, y: null, summary: "", provenance: null },
    points: [
      [0, 1, 2],
      [5, null, 3],
      [1, 1, 1],
    ],
  });
  const parts = JSON.parse(broken)
    .layer.at(-1)
    .data.values.map((/** @type {any} */ of) => of.part);
  assert.deepEqual(parts, [0, 1, 0, 0, 0]);
});

test("the lines of up to four lanes are solid, and lines of nearly the same colour differ by their dashes", async () => {
  const { dashOf } = await load("ui/series-colours.ts");
  assert.deepEqual(
    [0, 1, 2, 3].map((lane) => dashOf(lane)),
    [[], [], [], []],
  );
  const lines = [dashOf(0), dashOf(0, 1), dashOf(0, 2), dashOf(8)].map(String);
  assert.equal(new Set(lines).size, 4);
  assert.ok([4, 5, 6, 7].every((lane) => dashOf(lane).length > 0));
});
