/** Axes of charts: any window, scale and lanes give a drawable range with labelled ticks. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import {
  drawableRange,
  labelledTicks,
  MAX_TICKS,
  paddedRange,
  shareOf,
  ticksOf,
} from "../../pkg/dist/plot.js";
import { load } from "./load.mjs";

const { MAX_DRAWN, formatAxisValues, columnsOf, sampledIndices } = await load(
  "views/race/curves/groups.ts",
);
const { alongRange, lastShown, valueRange, wholeAxis } = await load("views/race/curves/extent.ts");
const { createPlotStore, MIN_LOG_VALUE } = await load("views/race/curves/settings.ts");
const { createSession } = await load("session/session.ts");
const session = createSession();
const settings = session.get(createPlotStore);
const { Scale } = await load("views/race/series/strips.ts");

/** Returns a generator of numbers in [0, 1), the same for each seed (xorshift32). @param {number} seed */
function generator(seed) {
  let state = seed | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** @typedef {() => number} Random */
/** @template T @param {Random} random @param {readonly T[]} from @returns {T} */
const pick = (random, from) => /** @type {T} */ (from[Math.floor(random() * from.length)]);

const SPECIAL = [
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  Number.MAX_VALUE,
  -Number.MAX_VALUE,
  Number.MIN_VALUE,
  Number.EPSILON,
  Number.MAX_SAFE_INTEGER,
  0,
  -0,
  0.5,
  1,
  81,
];

/** Returns a number of any size and sign. @param {Random} random */
function anyNumber(random) {
  if (random() < 0.3) return pick(random, SPECIAL);
  const exponent = random() < 0.7 ? random() * 12 - 4 : random() * 610 - 305;
  return (random() < 0.25 ? -1 : 1) * 10 ** exponent;
}

/** Returns two ends: unrelated, equal, or so close that few numbers lie between them. @param {Random} random */
function anyEnds(random) {
  const from = anyNumber(random);
  const relative = 1 + pick(random, [0, 1e-17, 2 ** -52, 1e-15, 1e-12, 1e-9, 1e-3, 0.5]);
  return [from, random() < 0.5 ? anyNumber(random) : from * relative];
}

/**
 * Fails with a description of the case, which is computed only on failure.
 * @param {boolean} holds @param {() => unknown} about
 */
function check(holds, about) {
  if (!holds) assert.fail(JSON.stringify(about()));
}

/** @param {{ low: number, high: number, log: boolean }} range @param {unknown} about */
function assertDrawable({ low, high, log }, about) {
  const said = () => [about, String(low), String(high)];
  check(Number.isFinite(low) && Number.isFinite(high) && low < high, said);
  check(!log || low > 0, said);
  check(Number.isFinite(high - low), said);
}

/** @param {any} range @param {readonly number[]} ticks @param {number} max @param {unknown} about */
function assertTicks(range, ticks, max, about) {
  const said = () => [about, range, ticks];
  check(ticks.length >= 1 && ticks.length <= max, said);
  for (const [at, tick] of ticks.entries()) {
    check(tick >= range.low && tick <= range.high, said);
    check(at === 0 || tick > (ticks[at - 1] ?? tick), said);
    const share = shareOf(range, tick);
    check(share > -1e-6 && share < 1 + 1e-6, said);
  }
}

/** Checks labels of the lengths that the page uses. @param {any} range @param {number} length @param {unknown} about */
function assertLabels(range, length, about) {
  const room = (/** @type {string} */ text) => 7 * text.length + 10;
  const found = labelledTicks(range, {
    length,
    room,
    text: formatAxisValues,
    whole: length % 2 === 0,
  });
  const said = () => [about, range, found];
  const values = found.map((/** @type {any} */ { value }) => value);
  assertTicks(range, values, MAX_TICKS, about);
  const texts = found.map((/** @type {any} */ { text }) => text);
  check(new Set(texts).size === texts.length, said);
  check(!texts.some((/** @type {string} */ text) => /NaN|∞|^$/.test(text)), said);
  const ends = found.map((/** @type {any} */ { value, text }) => {
    const at = shareOf(range, value) * length;
    return [at - room(text) / 2, at + room(text) / 2];
  });
  for (const [at, [start]] of ends.entries()) {
    check(at === 0 || start >= ends[at - 1][1] - 1e-6, said);
  }
}

test("any two ends give a range that can be drawn, and a bounded number of ticks inside it", () => {
  const random = generator(30);
  for (let round = 0; round < 4000; round++) {
    const [from, to] = anyEnds(random);
    const log = random() < 0.5;
    const about = [String(from), String(to), log];
    for (const range of [drawableRange(from, to, log), paddedRange(from, to, log)]) {
      assertDrawable(range, about);
      const most = pick(random, [1, 2, 3, 5, 8, MAX_TICKS]);
      assertTicks(range, ticksOf(range, { most, whole: random() < 0.3 }), most, about);
      check(ticksOf(range, { most: anyNumber(random) }).length <= MAX_TICKS, () => about);
      for (const value of [from, to, anyNumber(random)]) {
        check(Number.isNaN(value) || Number.isFinite(shareOf(range, value)), () => about);
      }
      if (round % 10 === 0) assertLabels(range, pick(random, [0, 40, 201, 600, 1900]), about);
    }
  }
});

test("finite ends that are far enough apart are unchanged, in ascending order", () => {
  const random = generator(31);
  for (let round = 0; round < 2000; round++) {
    const [one, other] = [random() * 1e4 - 5e3, random() * 1e4 - 5e3];
    const range = drawableRange(one, other, false);
    assert.deepEqual([range.low, range.high], [Math.min(one, other), Math.max(one, other)]);
    const padded = paddedRange(one, other, false);
    assert.ok(padded.low <= range.low && padded.high >= range.high);
  }
  assert.deepEqual(drawableRange(9, 3, true), { low: 3, high: 9, log: true });
});

test("ticks are round numbers, or powers of ten if a logarithmic axis contains two of them", () => {
  const linear = (/** @type {number} */ low, /** @type {number} */ high, most = 6) =>
    ticksOf(drawableRange(low, high, false), { most });
  assert.deepEqual(linear(0, 1), [0, 0.2, 0.4, 0.6, 0.8, 1]);
  assert.deepEqual(linear(-3, 3, 7), [-3, -2, -1, 0, 1, 2, 3]);
  assert.deepEqual(linear(80.9, 81.1), [80.9, 80.95, 81, 81.05, 81.1]);
  assert.deepEqual(linear(3022.6, 3023.4, 4), [3023]);
  const log = (/** @type {number} */ low, /** @type {number} */ high, most = 6) =>
    ticksOf(drawableRange(low, high, true), { most });
  assert.deepEqual(log(0.5, 4000), [1, 10, 100, 1000]);
  assert.deepEqual(log(15, 130), [20, 50, 100]);
  assert.deepEqual(log(210, 450), [250, 300, 350, 400, 450]);
  assert.deepEqual(log(1, 1e12, 5), [1, 1e3, 1e6, 1e9, 1e12]);
});

test("labels have as many digits as are needed to distinguish the ticks", () => {
  assert.deepEqual(formatAxisValues([0, 0.25, 0.5]), ["0", "0.25", "0.5"]);
  assert.deepEqual(formatAxisValues([1000, 3000, 20_000]), ["1,000", "3,000", "20k"]);
  assert.deepEqual(formatAxisValues([3022.5, 3023]), ["3022.5", "3023"]);
  assert.deepEqual(formatAxisValues([123_456, 123_457]), ["123456", "123457"]);
});

/**
 * Returns a frame of a lane: samples at ascending steps, two series with gaps, and a clock that has measured some of
 * its times.
 * @param {Random} random @param {number} samples
 */
function frameOf(random, samples) {
  const size = pick(random, [1, 1, 3, 1000]);
  const [flat, scale] = [random() < 0.3, anyNumber(random)];
  let step = 0;
  const steps = Array.from({ length: samples }, (_, at) => {
    if (at > 0) step += 1 + Math.floor(random() * size);
    return step;
  });
  const values = () =>
    steps.map(() => (random() < 0.05 ? Number.NaN : flat ? scale : scale * (random() - 0.3)));
  const trace = Float64Array.from([...steps, ...values(), ...values()]);
  const micros = random() * 10 ** (random() * 9 - 1);
  return { trace, samples, step, times: Float64Array.from([0, 0, step, micros]) };
}

/** @param {number} lane @param {number} index @param {readonly object[]} published */
const curveOf = (lane, index, published) => ({
  lane,
  laneName: `Lane ${lane}`,
  index,
  within: index,
  label: `series ${index}`,
  doc: "",
  main: true,
  published,
  source: "",
});

/**
 * Returns a window on an axis that ends at `end`; the window may lie beyond the end.
 * @param {Random} random @param {number} end
 */
function anyWindow(random, end) {
  if (random() < 0.25) return anyEnds(random);
  const [from, to] = [random() * 1.3 * end, random() * 1.3 * end];
  return random() < 0.2 ? [from, from + Number.EPSILON * from] : [from, to];
}

test("any zoom, any scales and lanes that end at different steps: labelled axes and bounded work", () => {
  const random = generator(32);
  for (let round = 0; round < 300; round++) {
    const lengths = Array.from({ length: 1 + Math.floor(random() * 4) }, () =>
      pick(random, [0, 1, 2, 30, 300, round % 50 === 0 ? 5000 : 90]),
    );
    const frames = lengths.map((length) => (length > 0 ? frameOf(random, length) : null));
    const published = random() < 0.2 ? [{ value: anyNumber(random), note: "mean" }] : [];
    const all = lengths.flatMap((_, lane) =>
      [0, 1].map((index) => curveOf(lane, index, published)),
    );
    const curves = all.filter(() => random() < 0.7);
    const group = { id: "g", family: "g", title: "g", unit: "", sole: false, curves, all };
    const scales = {
      against: pick(random, ["step", "time"]),
      logX: random() < 0.5,
      logY: random() < 0.5,
    };
    settings.turnAgainst(scales.against);
    settings.logX.value = scales.logX;
    const whole = wholeAxis(frames, scales.against);
    const about = { round, lengths, scales };
    for (let window = 0; window < 4; window++) {
      const [from, to] = anyWindow(random, whole[1]);
      // As set by a drag, by keys, or by a window that an earlier, longer race left behind.
      if (window === 0) settings.zoom.value = null;
      else if (window === 1) settings.zoomTo(from, to, whole);
      else if (window === 2)
        settings.zoomBy(pick(random, [0.5, 2, 0.001, 1e9]), random() < 0.5 ? null : from, whole);
      else settings.zoom.value = [from, to];
      const part = settings.zoom.value;
      const said = { ...about, window, part };
      if (part !== null && window < 3) {
        check(part[0] >= whole[0] && part[1] <= whole[1] && part[0] < part[1], () => said);
      }
      const along = alongRange(session, group, frames, scales);
      assertDrawable(along, said);
      assertLabels(along, 700, said);
      const up = valueRange(session, group, frames, scales);
      const [x, ...lines] = columnsOf(group, frames, scales.against);
      const drawn = lengths.reduce((sum, length) => sum + Math.min(length, MAX_DRAWN), 0);
      assert.ok(x.length <= drawn && lines.every((line) => line.length === x.length));
      if (!up) continue;
      assertDrawable(up, said);
      assertLabels(up, 301, said);
      // Each label is at a height within the plot, beside a line that is visible.
      const usable = scales.logY
        ? lines.map((line) => line.map((y) => (typeof y === "number" && y <= 0 ? null : y)))
        : lines;
      const places = scales.logX ? x.map((one) => Math.max(one, MIN_LOG_VALUE[scales.against])) : x;
      for (const line of usable) {
        const end = lastShown(places, line, [along.low, along.high], scales);
        if (end === null) continue;
        const share = shareOf(up, end);
        check(share > -1e-6 && share < 1 + 1e-6, () => [said, end]);
      }
    }
  }
});

test("the number of drawn samples is bounded, and they include the first and the last", () => {
  for (const samples of [0, 1, 2, 399, 400, 401, 599, 600, 601, 5000, 1_000_003]) {
    const drawn = [...sampledIndices(samples)];
    assert.ok(drawn.length <= Math.min(samples, MAX_DRAWN), `${samples}: ${drawn.length}`);
    assert.equal(new Set(drawn).size, drawn.length);
    assert.deepEqual(drawn.slice(0, 400), [...Array(Math.min(samples, 400)).keys()]);
    if (samples > 0) assert.equal(drawn.at(-1), samples - 1);
  }
});

test("the label of a line is where the line leaves the visible part", () => {
  const linear = { logX: false, logY: false };
  const [axis, line] = [
    [0, 10, 20, 30],
    [0, 100, undefined, 300],
  ];
  assert.equal(lastShown(axis, line, [0, 30], linear), 300);
  assert.equal(lastShown(axis, line, [0, 15], linear), 150);
  assert.equal(lastShown(axis, line, [12, 14], linear), 140); // between two samples
  assert.equal(lastShown(axis, line, [31, 40], linear), null); // beyond the end of the line
  assert.equal(lastShown(axis, [null, 5, null, 7], [0, 15], linear), 5);
  assert.equal(lastShown(axis, [null, 5, null, 7], [11, 19], linear), null);
});

test("strips of any runs have a scale from 0 to 1", () => {
  const random = generator(33);
  for (let round = 0; round < 2000; round++) {
    const runs = Array.from({ length: 1 + Math.floor(random() * 5) }, () => ({
      value: Math.abs(anyNumber(random)),
    }));
    const scale = new Scale([{ runs, printed: [], least: pick(random, [0, 100]) }]);
    check(Number.isFinite(scale.low) && Number.isFinite(scale.high), () => runs);
    for (const { value } of runs) {
      if (Number.isNaN(value)) continue;
      const at = scale.at(value);
      check(at >= 0, () => [at, runs]);
    }
  }
});

/** Modules that use logarithms for other reasons than an axis. */
const OTHER_LOGARITHMS = [
  "lab/experiment/answer.ts", // widths are compared by factors
  "lab/stats.ts", // logarithms of factorials
  "parts/solutions/Estimated.tsx", // orders of magnitude
  "play/formats/packed.ts", // bits per digit
  "transport/moment.ts", // the timeline slider
  "transport/speed-curve.ts", // speeds during a race
  "transport/speed.ts", // the speed slider
  "ui/scale.ts",
  "views/experiment/papers/inputs.ts", // costs are compared by factors // the sliders of parameters
  "views/race/closer/Heat.tsx", // entropies in bits
  "views/race/closer/figures.ts", // entropies in bits
  "views/race/commentary.ts", // how often conflicts were halved
  "views/race/curves/settings.ts", // zooming around a position
  "views/solve/path/Curve.tsx", // bars without an axis
];

test("scales and ticks of charts come from one module", () => {
  const taking = (/** @type {string} */ folder) => {
    const root = new URL(`../../${folder}/`, import.meta.url);
    const files = readdirSync(root, { recursive: true, encoding: "utf8" });
    return files
      .filter((file) => /\.tsx?$/.test(file))
      .filter((file) => /Math\.log/.test(readFileSync(new URL(file, root), "utf8")))
      .map((file) => file.replaceAll("\\", "/"))
      .sort();
  };
  assert.deepEqual(taking("www/src"), OTHER_LOGARITHMS.toSorted());
  for (const folder of ["elements", "plot"]) {
    assert.deepEqual(taking(`pkg/src/${folder}`), folder === "plot" ? ["axis.ts"] : []);
  }
});
