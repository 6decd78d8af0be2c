/** Runs every ready-made race of the page, and compares its note with the results. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { lab, fullLab as workshop } from "./support.mjs";

const file = new URL("../../www/public/races.json", import.meta.url);
const races = JSON.parse(readFileSync(file, "utf8"));

/** Executes one lane to its end. */
function run(puzzle, lane, seed = 1, params = {}) {
  const [algorithm, preset] = lane.split(":");
  const info = lab.algorithms.find(({ id }) => id === algorithm);
  assert.ok(info, algorithm);
  const started = lab.start(puzzle, { algorithm, seed, params, ...(preset && { preset }) });
  const { outcome, steps } = started.advance();
  const { conflicts, counters } = started.frame();
  started.free();
  const counted = Object.fromEntries(info.counters.map(({ id }, n) => [id, counters[n]]));
  return { lane, outcome, steps, conflicts, ...counted };
}

const ends = (lanes) => lanes.map(({ outcome }) => outcome);
const givens = (puzzle) => puzzle.givens.filter((digit) => digit > 0).length;
const mean = (numbers) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** Executes all seeds of a race of the crowd: returns the number of solved runs and the mean conflicts of each lane. */
function seeds(puzzle, lanes, many) {
  return lanes.map((lane) => {
    const runs = Array.from({ length: many }, (_, n) => run(puzzle, lane, n + 1));
    const solved = runs.filter(({ outcome }) => outcome === "solved").length;
    assert.ok(runs.every(({ outcome }) => outcome === "solved" || outcome === "stalled"));
    return { solved, conflicts: mean(runs.map(({ conflicts }) => conflicts)) };
  });
}

/** Returns the lanes whose counts a note states. In `npm run test:long`, the others run too, to check that they end. */
const counted = (lanes) => (process.env.SUDOKU_LONG ? lanes : lanes.slice(0, 1));

/** Returns the seeds to run if the note says the same about each: all of them in `npm run test:long`. */
const some = (many) => (process.env.SUDOKU_LONG ? many : 3);

/** The checks of each note, by title; `race` executes the lanes once. */
const claims = {
  "A first race": ({ race }) => {
    // The note says that two of its four lanes do not finish.
    assert.deepEqual(ends(race()).toSorted(), ["solved", "solved", "stalled", "stalled"]);
    assert.match(races[0].before, /^Two of them will get stuck/);
  },
  "Orders of backtracking": ({ race }) => {
    const nodes = race().map((lane) => lane.nodes);
    assert.equal(nodes.length, 4);
    for (const [at, count] of nodes.entries()) assert.ok(at === 0 || count < nodes[at - 1]);
  },
  "Berggren & Nilsson 2012: rules or search": ({ puzzle, race }) => {
    assert.equal(givens(puzzle), 17);
    const royle = readFileSync(new URL("../puzzles/17-clue.txt", import.meta.url), "utf8");
    assert.ok(royle.includes(puzzle.text));
    const [thesis, backtracking, drafts] = race();
    assert.deepEqual(ends([thesis, backtracking, drafts]), ["solved", "solved", "stalled"]);
    assert.ok(0 < thesis.nodes && thesis.nodes < backtracking.nodes);
  },
  "Berggren & Nilsson 2012: three solvers, 46 givens": ({ puzzle, race }) => {
    assert.equal(givens(puzzle), 46);
    const all = race();
    assert.deepEqual(ends(all), ["solved", "solved", "solved"]);
    // In four fifths of its sweeps, the temperature of the thesis's machine is above 1, where its state is disordered.
    const { lane, steps } = all[2];
    assert.equal(lane, "boltzmann:thesis");
    assert.ok(100 * Math.exp(-0.000035 * 0.8 * steps) > 1);
  },
  "Berggren & Nilsson, drafts: four families": ({ puzzle, race }) => {
    const all = race();
    assert.deepEqual(ends(all).slice(0, 3), ["solved", "solved", "solved"]);
    assert.deepEqual([all[3].lane, all[3].outcome], ["boltzmann:draft", "stalled"]);
    const annealed = lab.algorithms.find(({ id }) => id === "boltzmann").presets[0];
    assert.equal(annealed.name, "Annealed");
    assert.equal(run(puzzle, `boltzmann:${annealed.id}`).outcome, "solved");
  },
  "Zannini 2022: difficulty 0.0": ({ puzzle, race }) => {
    assert.equal(81 - givens(puzzle), 48);
    const all = race();
    assert.deepEqual(ends(all), ["solved", "solved", "solved"]);
    assert.deepEqual([all[1].nodes, all[1].backtracks], [48, 0]);
  },
  "Zannini 2022: difficulty 2.1": ({ race }) => {
    const all = race();
    assert.deepEqual(ends(all), ["solved", "solved", "stalled"]);
    assert.ok(all[2].conflicts > 0);
  },
  "Where relaxation stalls": ({ race, puzzle }) => {
    const before = races.find(({ title }) => title === "Zannini 2022: difficulty 2.1");
    assert.ok(before.hash.endsWith(`p=${puzzle.text}`));
    const [relaxation, ...others] = race();
    assert.equal(relaxation.outcome, "stalled");
    assert.ok(relaxation.conflicts > 0);
    assert.deepEqual(ends(others), ["solved", "solved"]);
  },
  "Stuck, or in chaos": ({ puzzle, race }) => {
    const before = races.find(({ title }) => title === "Zannini 2022: difficulty 2.1");
    assert.ok(before.hash.endsWith(`p=${puzzle.text}`));
    const [relaxation, splitting, usual] = race();
    assert.deepEqual(ends([relaxation, splitting, usual]), ["stalled", "solved", "solved"]);
    assert.ok(splitting.steps < usual.steps);
  },
  "Messages, damped and undamped": ({ race }) => {
    const all = race();
    assert.deepEqual(ends(all), ["stalled", "stalled", "solved", "solved"]);
    // The second lane oscillates until the end.
    assert.equal(all[1].steps, 500);
    assert.ok(all[2].steps < 100);
  },
  "Hughes & Yampolskiy 2013: 36 givens": ({ puzzle, lanes, many }) => {
    assert.deepEqual([givens(puzzle), many], [36, 10]);
    assert.equal(seeds(puzzle, counted(lanes), many)[0].solved, 4);
  },
  "Hughes & Yampolskiy 2013: 34 givens": ({ puzzle, lanes, many }) => {
    assert.deepEqual([givens(puzzle), many], [34, 10]);
    assert.equal(seeds(puzzle, counted(lanes), many)[0].solved, 2);
  },
  "Hughes & Yampolskiy 2013: 30 givens": ({ puzzle, lanes, many }) => {
    assert.deepEqual([givens(puzzle), many], [30, 10]);
    assert.equal(seeds(puzzle, counted(lanes), some(many))[0].solved, 0);
  },
  "Hughes & Yampolskiy 2013: 19 givens": ({ puzzle, lanes, many }) => {
    assert.deepEqual([givens(puzzle), many], [19, 10]);
    for (const { solved, conflicts } of seeds(puzzle, lanes, some(many))) {
      assert.equal(solved, 0);
      assert.ok(conflicts > 4);
    }
  },
  "Hughes & Yampolskiy 2013: 17 givens": ({ puzzle, lanes, many }) => {
    assert.deepEqual([givens(puzzle), many], [17, 10]);
    for (const { conflicts } of seeds(puzzle, lanes, some(many))) assert.ok(conflicts < 8);
  },
  "Bred, or bred and repaired": ({ puzzle, race }) => {
    assert.equal(givens(puzzle), 19);
    assert.ok(
      races.some(({ title, hash }) => / 19 givens$/.test(title) && hash.includes(puzzle.text)),
    );
    assert.deepEqual(ends(race()), ["solved", "solved", "stalled"]);
  },
  "Ants that forget, and ants that do not": ({ puzzle, race }) => {
    const famous = readFileSync(new URL("../puzzles/famous.txt", import.meta.url), "utf8");
    assert.ok(famous.includes(`${puzzle.text} platinumblond`));
    assert.deepEqual(ends(race()), ["solved", "stalled", "solved"]);
  },
  "Frozen, or heated again": ({ puzzle, lanes, race, note }) => {
    // collection.test.mjs checks that it is AI Escargot.
    assert.equal(givens(puzzle), 23);
    const [constant, published, machine] = race();
    assert.deepEqual(ends([constant, published, machine]), ["solved", "solved", "stalled"]);
    assert.ok(published.restarts > 0 && constant.restarts === 0);
    const all = lanes.map((lane) => Array.from({ length: 20 }, (_, n) => run(puzzle, lane, n + 1)));
    const solved = all.map((runs) => runs.filter(({ outcome }) => outcome === "solved").length);
    assert.deepEqual(solved, [20, 20, 6]);
    const [stays, cools] = all.map((runs) => runs.map(({ steps }) => steps));
    const medians = [cools, stays].map((steps) =>
      Math.round(workshop.statistics.median(steps).value),
    );
    const p = workshop.statistics.rankSum(stays, cools).toFixed(2);
    const said = medians.map((median) => median.toLocaleString("en-US"));
    assert.ok(
      note.includes(`6 of 20 seeds`) && note.includes(`medians of ${said.join(" and ")} sweeps`),
    );
    assert.ok(note.includes(`p = ${p}`), p);
  },
  "The trap of sensible swaps": ({ puzzle, lanes, many }) => {
    const easy = readFileSync(new URL("../puzzles/easy50.txt", import.meta.url), "utf8");
    assert.ok(easy.includes(puzzle.text));
    assert.equal(many, 10);
    const [free, restricted] = seeds(puzzle, lanes, many);
    assert.equal(free.solved, many);
    assert.ok(0 < restricted.solved && restricted.solved < many / 2);
  },
  "Jónsson et al. 2015: from brute force to inference": ({ race }) => {
    const [brute, domains, smallest, inference] = race();
    assert.equal(brute.nodes, domains.nodes);
    assert.ok(domains.nodes > smallest.nodes && smallest.nodes > inference.nodes);
  },
  "The quick ones": ({ race }) => assert.ok(ends(race()).every((end) => end === "solved")),
  "A large board": ({ puzzle, race }) => {
    assert.equal(puzzle.side, 16);
    const all = race();
    const rules = all.find(({ lane }) => lane === "rules");
    assert.equal(rules.outcome, "stalled");
    assert.ok(all.every((lane) => lane === rules || lane.outcome === "solved"));
  },
};

test("difficulties are those of the rated puzzles", () => {
  const rated = readFileSync(
    new URL("../puzzles/radcliffe-rated-2500.csv", import.meta.url),
    "utf8",
  );
  const { hash } = races.find(({ title }) => title === "Zannini 2022: difficulty 2.1");
  const puzzle = new URLSearchParams(hash).get("p");
  assert.ok(rated.includes(`${puzzle},2.1\n`));
});

test("every race has checks of its note, and every check belongs to a race", () => {
  assert.deepEqual(
    races.map(({ title }) => title),
    Object.keys(claims),
  );
});

for (const { title, hash, note } of races) {
  test(title, () => {
    const link = new URLSearchParams(hash);
    const puzzle = lab.read(link.get("p"));
    const lanes = link.get("a").split(",");
    const paramsOf = (number) => {
      const own = [...link].filter(([key]) => key.startsWith(`${number}.`));
      return Object.fromEntries(own.map(([key, value]) => [key.slice(`${number}.`.length), value]));
    };
    const race = () =>
      lanes.map((lane, at) => run(puzzle, lane, Number(link.get("seed") ?? 1), paramsOf(at + 1)));
    claims[title]({ puzzle, lanes, many: Number(link.get("seeds")), race, note });
  });
}
