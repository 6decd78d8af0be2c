/** Plots of curves: the live plot and the exported drawing are made from one description. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { describePlot, ticksOn } = await load("views/race/curves/description.ts");
const { drawSvg } = await load("views/race/curves/svg.ts");
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

test("a logarithmic axis has no place for zero: it begins at the edge, and other values are left out", () => {
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
  // The value of a solution is zero, which has no place either.
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
    const svg = drawSvg(session, group, scales(logX, logY), frames, "{}", colours);
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
    // The first lane has no value at its end, and none above zero at step 10.
    const points = paths.map(([, d = ""]) => d.split(/[ML]/).length - 1);
    assert.deepEqual(points, [logY ? 2 : 3, 4]);
    // Two papers print the same figure: one line with one label.
    assert.equal(svg.match(/stroke-dasharray="5 4"/g)?.length, 1);
    assert.ok(svg.includes("lane &lt;0&gt;"), svg);
  }
});
