/** Which times can be told apart. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { isShorter, placesOf } from "../../pkg/dist/index.js";
import { isKnown, MOST_BATCHES, timingOf } from "../../pkg/dist/page/timing.js";

const measured = (all) => all.map((micros) => ({ micros, repeats: 8 }));
const of = (...all) => timingOf(measured(all));
const known = (...all) => isKnown(measured(all));

test("a time is the shortest that was measured, and is known when others come down to it", () => {
  const time = of(103, 100, 102, 101, 104);
  assert.deepEqual([time.micros, time.repeats, time.steady], [100, 8, true]);
  assert.ok(time.low < 90 && time.high > 110);
  assert.ok(known(103, 100, 102, 101, 104, 102));
  assert.ok(!known(103, 100, 102, 101, 104), "as often as that at least");
  assert.ok(!known(100, 120, 140, 101, 160, 103));
  assert.ok(known(100, 120, 140, 101, 160, 103, 190, 100));
});

test("slow moments neither move a time nor widen it", () => {
  const quiet = of(103, 100, 102, 101, 103);
  const disturbed = of(400, 100, 900, 101, 250, 102, 103);
  assert.deepEqual(disturbed, quiet);
  assert.ok(isShorter(disturbed, of(1000, 1010, 1020, 1000)));
});

test("who takes a quarter longer is slower, and whoever takes less is not", () => {
  const [one, level, slower] = [100, 124, 126].map((micros) => of(...new Array(6).fill(micros)));
  assert.deepEqual([isShorter(one, level), isShorter(level, one)], [false, false]);
  assert.deepEqual([isShorter(one, slower), isShorter(slower, one)], [true, false]);
});

test("where a machine is so busy that nothing agrees, only great differences count", () => {
  const busy = Array.from({ length: MOST_BATCHES }, (_, at) => 100 * 1.3 ** at);
  assert.ok(!isKnown(measured(busy.slice(1))));
  assert.ok(isKnown(measured(busy)), "enough is enough");
  const time = of(...busy);
  assert.equal(time.steady, false);
  assert.ok(!isShorter(of(60, 60, 60, 60), time));
  assert.ok(isShorter(of(10, 10, 10, 10), time));
});

test("a run that was timed once is known less well", () => {
  const once = timingOf([{ micros: 150_000, repeats: 1 }]);
  assert.equal(once.steady, false);
  assert.ok(!isShorter(once, timingOf([{ micros: 300_000, repeats: 1 }])));
  assert.ok(isShorter(once, timingOf([{ micros: 1_500_000, repeats: 1 }])));
  const none = timingOf([{ micros: 0, repeats: 1 }]);
  assert.ok(!isShorter(none, none));
});

test("level lanes share a place, with the first of them, and nobody else does", () => {
  const places = (...all) => placesOf(all.map((micros) => of(...new Array(6).fill(micros))));
  assert.deepEqual(places(100, 500, 120), [1, 3, 1]);
  // The third is near the second, and clearly slower than the first.
  assert.deepEqual(places(100, 120, 140), [1, 1, 3]);
  assert.deepEqual(places(140, 120, 100), [3, 1, 1]);
  assert.deepEqual(places(300, 200, 100), [3, 2, 1]);
  assert.deepEqual(places(), []);
});

/** Numbers from 0 to 1, the same in every run of the test. */
function numbers(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A machine: how often something else has the core meanwhile, and by how much that adds to a timing. */
const machines = { quiet: [0.05, 0.3], busy: [0.6, 1.5], crowded: [0.85, 3] };

/** A race of runs that take so many µs: the timings of each, measured in rounds as a race does it. */
function race(times, [often, much], next) {
  const clock = 100 / 2500; // its tick beside what is timed at once
  const speed = 1 + 0.3 * next(); // of the core, alike for all lanes
  const workers = times.map(() => 1 + 0.06 * (next() - 0.5));
  const timing = (lane) => {
    const disturbed = next() < often ? 1 - much * Math.log(1 - next()) : 1;
    const micros = times[lane] * speed * workers[lane] * disturbed;
    return micros * (1 + clock * (next() - 0.5));
  };
  const batch = (lane) => Math.min(...Array.from({ length: 6 }, () => timing(lane)));
  const all = times.map(() => []);
  for (let round = 0; round < MOST_BATCHES; round++) {
    for (const [lane, batches] of all.entries()) {
      if (isKnown(batches)) continue;
      // On a crowded machine a whole batch may go by without a core.
      const lost = next() < often / 2 ? 1 + 2 * much * next() : 1;
      batches.push({ micros: batch(lane) * lost, repeats: 64 });
    }
  }
  return all.map(timingOf);
}

for (const [machine, noise] of Object.entries(machines)) {
  test(`a thousand races on a ${machine} machine come out the same`, () => {
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

test("what is said agrees with the figures: a quarter longer, or level", () => {
  const next = numbers(7);
  for (const noise of Object.values(machines)) {
    for (let count = 0; count < 1000; count++) {
      const [one, other] = race([100, 100 + 60 * next()], noise, next);
      if (!one.steady || !other.steady) continue;
      assert.equal(isShorter(one, other), other.micros > 1.25 * one.micros);
    }
  }
});
