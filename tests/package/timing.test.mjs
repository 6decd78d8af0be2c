/** Which times can be distinguished. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { isShorter, placesOf } from "../../pkg/dist/index.js";
import {
  isKnown,
  isOpen,
  MAX_BATCHES,
  MAX_UNDECIDED_BATCHES,
  timingOf,
} from "../../pkg/dist/page/timing.js";

const measured = (all) => all.map((micros) => ({ micros, repeats: 8 }));
const of = (...all) => timingOf(measured(all));
const known = (...all) => isKnown(measured(all));

test("a time is the shortest measurement, and is known when other measurements are close to it", () => {
  const time = of(103, 100, 102, 101, 104);
  assert.deepEqual([time.micros, time.repeats, time.steady], [100, 8, true]);
  assert.ok(time.low < 90 && time.high > 110);
  assert.ok(known(103, 100, 102, 101, 104, 102));
  assert.ok(!known(103, 100, 102, 101, 104), "as often as that at least");
  assert.ok(!known(100, 120, 140, 101, 160, 103));
  assert.ok(known(100, 120, 140, 101, 160, 103, 190, 100));
});

test("slow moments neither change a time nor widen its interval", () => {
  const quiet = of(103, 100, 102, 101, 103);
  const disturbed = of(400, 100, 900, 101, 250, 102, 103);
  const { samples, ...time } = disturbed;
  assert.deepEqual(time, quiet);
  assert.equal(samples.length, 7);
  assert.ok(isShorter(disturbed, of(1000, 1010, 1020, 1000)));
});

test("a run that takes a quarter longer is slower, and a run with a smaller difference is not", () => {
  const [one, level, slower] = [100, 124, 126].map((micros) => of(...new Array(6).fill(micros)));
  assert.deepEqual([isShorter(one, level), isShorter(level, one)], [false, false]);
  assert.deepEqual([isShorter(one, slower), isShorter(slower, one)], [true, false]);
});

test("on a machine so busy that no measurements agree, only large differences count", () => {
  const busy = Array.from({ length: MAX_BATCHES }, (_, at) => 100 * 1.3 ** at);
  assert.ok(!isKnown(measured(busy.slice(1))));
  assert.ok(isKnown(measured(busy)), "enough is enough");
  const time = of(...busy);
  assert.equal(time.steady, false);
  assert.ok(!isShorter(of(60, 60, 60, 60), time));
  assert.ok(isShorter(of(10, 10, 10, 10), time));
});

test("measurements of a busy machine that do not overlap are not a tie, however wide their intervals are", () => {
  // Backtracking and rules, none of whose measurements agree.
  const spread = [1, 2, 3, 3.5, 4, 5, 6, 6.5, 7, 7.5, 8];
  const [quick, slow] = [9.6, 78].map((micros) => of(...spread.map((by) => micros * by)));
  assert.deepEqual([quick.steady, slow.steady], [false, false]);
  assert.ok(quick.high > slow.low, "the intervals overlap");
  assert.deepEqual([isShorter(quick, slow), isShorter(slow, quick)], [true, false]);
  assert.deepEqual(placesOf([slow, quick]), [2, 1]);
  // If the longer run was sometimes as fast, the measurements overlap.
  const mixed = of(24, 29, 10, 31, 14, 16, 30, 35, 40, 26, 28);
  assert.ok(!isShorter(quick, mixed) && !isShorter(mixed, quick));
});

test("measuring continues while it is open which of two different times is shorter", () => {
  const rising = (from, count) => Array.from({ length: count }, (_, at) => from * 1.1 ** at);
  const [one, other] = [of(...rising(60, 30)), of(...rising(100, 30))];
  assert.ok(isOpen(one, other) && isOpen(other, one));
  const batches = measured(rising(60, MAX_UNDECIDED_BATCHES));
  assert.ok(!isKnown(batches.slice(1), MAX_UNDECIDED_BATCHES));
  assert.ok(isKnown(batches, MAX_UNDECIDED_BATCHES));
  // Measuring ends for a known time, for close times, for decided ones, and for a run that is not repeated.
  const steady = of(...new Array(6).fill(100));
  assert.ok(!isOpen(steady, one));
  assert.ok(!isOpen(one, of(...rising(62, 30))));
  assert.ok(!isOpen(one, of(...new Array(6).fill(6000))));
  assert.ok(!isOpen(timingOf([{ micros: 150_000, repeats: 1 }]), of(240_000, 290_000)));
});

test("the time of a run that was timed once is less certain", () => {
  const once = timingOf([{ micros: 150_000, repeats: 1 }]);
  assert.equal(once.steady, false);
  assert.ok(!isShorter(once, timingOf([{ micros: 300_000, repeats: 1 }])));
  assert.ok(isShorter(once, timingOf([{ micros: 1_500_000, repeats: 1 }])));
  const none = timingOf([{ micros: 0, repeats: 1 }]);
  assert.ok(!isShorter(none, none));
});

test("lanes that are not clearly slower than the first share its place", () => {
  const places = (...all) => placesOf(all.map((micros) => of(...new Array(6).fill(micros))));
  assert.deepEqual(places(100, 500, 120), [1, 3, 1]);
  // The third time is close to the second, and clearly longer than the first.
  assert.deepEqual(places(100, 120, 140), [1, 1, 3]);
  assert.deepEqual(places(140, 120, 100), [3, 1, 1]);
  assert.deepEqual(places(300, 200, 100), [3, 2, 1]);
  assert.deepEqual(places(), []);
});

/** Returns a generator of numbers from 0 to 1, the same in every run of the test. */
function numbers(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Simulated machines: the probability that another program has the core, and the relative delay of a timing. */
const machines = { quiet: [0.05, 0.3], busy: [0.6, 1.5], crowded: [0.85, 3] };
/** A machine on which another program nearly always has the core. */
const SWAMPED = [0.999, 40];

/**
 * Simulates a race of runs with these times in µs: returns the timings of each run, measured in rounds as in a race.
 */
function race(times, [often, much], next) {
  const clock = 100 / 2500; // the resolution of the clock relative to the duration of a timing
  const speed = 1 + 0.3 * next(); // the speed of the core, the same for all lanes
  const workers = times.map(() => 1 + 0.06 * (next() - 0.5));
  const timing = (lane) => {
    const disturbed = next() < often ? 1 - much * Math.log(1 - next()) : 1;
    const micros = times[lane] * speed * workers[lane] * disturbed;
    return micros * (1 + clock * (next() - 0.5));
  };
  const batch = (lane) => Math.min(...Array.from({ length: 6 }, () => timing(lane)));
  const all = times.map(() => []);
  const known = times.map(() => false);
  for (let round = 0; round < MAX_UNDECIDED_BATCHES; round++) {
    for (const [lane, batches] of all.entries()) {
      if (known[lane]) continue;
      // On a crowded machine, a whole batch may pass without a core.
      const lost = next() < often / 2 ? 1 + 2 * much * next() : 1;
      batches.push({ micros: batch(lane) * lost, repeats: 64 });
      const time = timingOf(batches);
      const open = all.some((other) => other.length > 0 && isOpen(time, timingOf(other)));
      known[lane] = isKnown(batches, open ? MAX_UNDECIDED_BATCHES : MAX_BATCHES);
    }
  }
  return all.map(timingOf);
}

for (const [machine, noise] of Object.entries(machines)) {
  test(`a thousand races on a ${machine} machine have the same result`, () => {
    const next = numbers(16);
    for (const [times, places] of [
      [
        [25.8, 40.6],
        [1, 2],
      ],
      [
        [300, 300, 3000],
        [1, 1, 3],
      ],
      [
        [100, 110],
        [1, 1],
      ],
      [
        [900, 100, 1400],
        [2, 1, 3],
      ],
    ]) {
      const seen = new Map();
      for (let count = 0; count < 1000; count++) {
        const text = String(placesOf(race(times, noise, next)));
        seen.set(text, (seen.get(text) ?? 0) + 1);
      }
      assert.deepEqual([...seen], [[String(places), 1000]], `${times}`);
    }
  });
}

test("a thousand races on a swamped machine show an eightfold difference, and no difference between equal runs", () => {
  const count = (times) => {
    const next = numbers(34);
    const seen = { first: 0, level: 0, second: 0 };
    for (let races = 0; races < 1000; races++) {
      const [one, other] = placesOf(race(times, SWAMPED, next));
      seen[one < other ? "first" : one > other ? "second" : "level"]++;
    }
    return seen;
  };
  const apart = count([9.6, 78]);
  assert.ok(apart.first >= 995, JSON.stringify(apart));
  assert.equal(apart.second, 0);
  const equal = count([100, 100]);
  assert.ok(equal.level >= 950, JSON.stringify(equal));
});

test("the verdict agrees with the numbers: a quarter longer, or tied", () => {
  const next = numbers(7);
  for (const noise of Object.values(machines)) {
    for (let count = 0; count < 1000; count++) {
      const [one, other] = race([100, 100 + 60 * next()], noise, next);
      if (!one.steady || !other.steady) continue;
      assert.equal(isShorter(one, other), other.micros > 1.25 * one.micros);
    }
  }
});
