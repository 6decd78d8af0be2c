/** Like `lesson-pictures.test.mjs`, for the lessons that do not belong to the papers. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
  counted,
  curve,
  ended,
  line,
  listed,
  long,
  named,
  range,
  says,
  solvedOf,
  textOf,
  written,
} from "./lesson-texts.mjs";
import { fullLab } from "./support.mjs";

test("lesson 11: the difference map in the plane", () => {
  const [nearly, solution] = [
    [-0.7, 0.6],
    [0.9, 0],
  ];
  const distance = ([x, y], [u, v]) => Math.hypot(x - u, y - v);
  const at = ([x, y]) => [200 + 112 * x, 262 - 112 * y].map((one) => Math.round(one * 10) / 10);
  let [x, y] = [-1.3, 0.3];
  const path = [[x, y]];
  for (let iteration = 0; iteration < 30; iteration++) {
    // The line is at height 0, so the mirror image has the opposite sign.
    const mirrored = [x, -y];
    const nearer = distance(mirrored, nearly) < distance(mirrored, solution) ? nearly : solution;
    [x, y] = [x + 0.5 * (nearer[0] - x), y + 0.5 * nearer[1]];
    if (distance([x, y], path.at(-1)) > 0.03) path.push([x, y]);
  }
  assert.ok(distance([x, 0], solution) < 1e-6);
  says("11-concur", `d="M${path.map((one) => at(one).join(" ")).join("L")}"`);
});

test("lesson 11: the gap that closes, and the one that comes round", () => {
  const setup = { algorithm: "divide-and-concur", preset: "difference-map", seed: 1 };
  const gap = (puzzle, maxSteps) => curve(ended(puzzle, { ...setup, maxSteps }), "gap");
  const closing = gap(named("09-relaxation", "rated"), 100);
  assert.equal(closing.length, 39);
  const circling = named("11-concur", "circling");
  const round = gap(circling, 2040).slice(-205);
  const frame = { bottom: 196, top: 40 };
  says("11-concur", line(closing, { left: 44, right: 232, most: 15, ...frame }));
  says("11-concur", line(round, { left: 274, right: 470, most: 4, ...frame }));

  const run = fullLab.start(circling, setup);
  run.advance(40_000);
  const grids = range(1, 204).map(() => {
    run.advance(1);
    return run.frame().digits.join("");
  });
  run.free();
  const repeats = (period) => grids.every((grid, at) => at < period || grid === grids[at - period]);
  assert.equal(range(1, 100).find(repeats), 68);
});

test("lesson 11: how large a step should be", () => {
  const puzzle = named("11-concur", "seventeen");
  const [slow, good, best, large] = [0.2, 0.5, 1, 1.4].map((beta) => {
    const setup = { algorithm: "divide-and-concur", params: { beta, iterations: 10_000 } };
    const runs = range(1, 10).map((seed) => ended(puzzle, { ...setup, seed }));
    const solved = runs.filter(({ outcome }) => outcome === "solved").map(({ steps }) => steps);
    const sorted = solved.sort((a, b) => a - b);
    return { solved: solved.length, median: (sorted[4] + sorted[5]) / 2 };
  });
  says(
    "11-concur",
    `With β = 0.2 the method solved the puzzle in ${slow.solved} of 10 runs`,
    `with medians of ${good.median} and ${best.median} iterations`,
  );
  assert.deepEqual([good.solved, best.solved, large.solved], [10, 10, 0]);
});

test("lesson 12: two clashes, and how many cells are wrong", () => {
  const puzzle = named("12-memetic", "seventeen");
  const { digits, conflicts } = ended(puzzle, { algorithm: "memetic-ga", seed: 1, maxSteps: 60 });
  const solution = fullLab.solve(puzzle).solution;
  const blank = range(0, 80).filter((cell) => puzzle[cell] === ".");
  const place = (cell) => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;
  says("12-memetic", blank.map((cell) => `${place(cell)}=${digits[cell]}`).join(" "));
  const wrong = blank.filter((cell) => digits[cell] !== solution[cell]);
  says("12-memetic", `${wrong.length} cells are wrong`, `of the ${blank.length} blank cells`);
  assert.equal(conflicts, 2);
});

test("lesson 12: how children are born, and how they grow up", () => {
  const puzzle = named("12-memetic", "seventeen");
  const [bred, random] = ["hybrid", "restarts"].map((preset) => {
    const run = ended(puzzle, { algorithm: "memetic-ga", preset, seed: 5, maxSteps: 300 });
    const [entry, exit] = ["entry", "exit"].map((id) => curve(run, id).slice(1));
    const later = entry.slice(10);
    return { entry, exit, mean: later.reduce((sum, one) => sum + one, 0) / later.length };
  });
  const frame = { left: 56, right: 464, bottom: 220, top: 28, most: 100 };
  for (const values of [bred.entry, random.entry, bred.exit])
    says("12-memetic", line(values.slice(0, 60), frame));
  assert.ok([...bred.exit, ...random.exit].every((clashes) => clashes <= 3));
  const [a, b] = [bred, random].map(({ mean }) => Math.round(mean));
  says("12-memetic", `born with ${a} conflicts, random children with ${b}`);
});

test("lesson 12: how long the memory should be", long, () => {
  const puzzle = named("12-memetic", "hardest");
  const of = (tenure_random) =>
    range(1, 9)
      .map((seed) => {
        const params = { tenure_share: 0, tenure_random };
        const setup = { algorithm: "memetic-ga", preset: "restarts", params, seed, maxSteps: 300 };
        const run = ended(puzzle, setup);
        return run.outcome === "solved" ? counted(run, "iterations") : Number.POSITIVE_INFINITY;
      })
      .sort((one, other) => one - other);
  const [a, b, c, d, e, f] = [1, 3, 10, 30, 100, 300].map(of);
  const [least, few, some, many, most] = [a, b, c, d, e].map((moves) => written(moves[4]));
  const solved = (moves) => moves.filter(Number.isFinite).length;
  says(
    "12-memetic",
    `${least} with 1, ${few} with 3, ${some} with 10, ${many} with 30 and ${most} with 100. With 100, only ${solved(e)} of 9 runs solved the puzzle; with 300, only ${solved(f)} of 9.`,
  );
});

test("lesson 12: 120 puzzles with and without crossover", long, () => {
  const file = readFileSync(new URL("../puzzles/17-clue.txt", import.meta.url), "utf8");
  const puzzles = file.split("\n").filter((text) => /^[\d.]{81}/.test(text));
  says("12-memetic", `a list of ${written(puzzles.length)}`);
  const each = Math.floor(puzzles.length / 120);
  const moves = (crossover) =>
    range(0, 119).map((at) => {
      const setup = { algorithm: "memetic-ga", params: { crossover }, seed: 1, maxSteps: 2000 };
      const run = ended(puzzles[at * each].slice(0, 81), setup);
      assert.equal(run.outcome, "solved");
      return counted(run, "iterations");
    });
  const [none, cells, boxes, digits] = ["none", "cells", "boxes", "digits"].map(moves);
  const fewer = (some, others) => some.filter((one, at) => one < others[at]).length;
  const pairs = (some) => [fewer(some, none), fewer(none, some)];
  const on = (count) => 276 * ((Math.log10(count) - 3) / 4);
  const rounded = (value) => Math.round(value * 10) / 10;
  cells.forEach((one, at) => {
    says("12-memetic", `cx="${rounded(64 + on(none[at]))}" cy="${rounded(312 - on(one))}"`);
  });
  const [[won, lost], [more, less], [few, many]] = [cells, boxes, digits].map(pairs);
  says(
    "12-memetic",
    `On ${120 - won - lost} puzzles, both runs are identical`,
    `Crossover wins on ${won} puzzles and loses on ${lost}`,
    `whole boxes wins on ${more} puzzles and loses on ${less}`,
    `wins on ${few} puzzles and loses on ${many}`,
  );
  // The probability of at most this number of heads, and of the same number of tails.
  let [ways, tail] = [1, 0];
  for (const heads of range(0, lost)) {
    tail += ways;
    ways = (ways * (won + lost - heads)) / (heads + 1);
  }
  assert.equal(Math.round((2 * tail * 100) / 2 ** (won + lost)), 85);
});

test("lesson 13: a run that is cooled and heated again", () => {
  const setup = { algorithm: "annealing", preset: "lewis", seed: 3 };
  const run = ended(named("13-swaps", "escargot"), setup);
  const every = Math.ceil(run.samples / 220);
  const drawn = (values) => [...values].filter((_, at) => at % every === 0);
  const sweeps = drawn(run.trace.subarray(0, run.samples));
  const path = (values, max) =>
    drawn(values).map((value, at) => {
      const [x, y] = [48 + (416 * sweeps[at]) / run.steps, 196 - (160 * value) / max];
      return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
    });
  says("13-swaps", `d="M${path(curve(run, "energy"), 60).join("L")}"`);
  says("13-swaps", `d="M${path(curve(run, "temperature"), 6).join("L")}"`);
  assert.equal(counted(run, "restarts"), 3);
  says("13-swaps", `over ${written(run.steps)} sweeps`);
});

test("lesson 13: a box whose solution no allowed swap reaches", () => {
  const puzzle = named("13-swaps", "easy");
  const solution = fullLab.solve(puzzle).solution;
  const digitsAt = (cells) => cells.map((cell) => puzzle[cell]);
  const box = range(0, 8).map((at) => 30 + 9 * Math.floor(at / 3) + (at % 3));
  const cells = box.filter((cell) => puzzle[cell] === ".");
  const candidates = cells.map((cell) => {
    const row = range(0, 8).map((at) => 9 * Math.floor(cell / 9) + at);
    const column = range(0, 8).map((at) => 9 * at + (cell % 9));
    const seen = digitsAt([...row, ...column, ...box]).join("");
    return [..."123456789"].filter((digit) => !seen.includes(digit));
  });
  const listed = candidates.map((digits) => digits.join("/"));
  says("13-swaps", `${listed.slice(0, -1).join(", ")} and ${listed.at(-1)}`);
  const fillings = (at, before) =>
    at === cells.length
      ? [before]
      : candidates[at]
          .filter((digit) => !before.includes(digit))
          .flatMap((digit) => fillings(at + 1, before + digit));
  const found = fillings(0, "");
  const isSwap = (one, other) => [...one].filter((digit, at) => digit !== other[at]).length === 2;
  const next = found.map((one) => found.filter((other) => isSwap(one, other)).length);
  assert.deepEqual(found, [
    cells.map((cell) => solution[cell]).join(""),
    "16759",
    "16795",
    "16957",
  ]);
  assert.deepEqual(next, [0, 2, 1, 1]);
});

test("lesson 13: the window of temperatures", long, () => {
  for (const [name, sweeps] of [
    ["thirty", 5000],
    ["hardest", 20_000],
  ]) {
    const puzzle = named("13-swaps", name);
    const points = [0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.6].map((temperature) => {
      const params = { temperature, sweeps, singles_first: false };
      const setup = { algorithm: "annealing", preset: "constant", params };
      const solved = solvedOf(puzzle, setup, range(1, 20));
      return `${Math.round(480 + 6400 * temperature) / 10} ${196 - 8 * solved}`;
    });
    says("13-swaps", `d="M${points.join("L")}"`);
  }
});

test("lesson 14: a trail that fades, and one that does not", () => {
  const puzzle = named("14-ants", "platinum");
  const frame = { left: 48, right: 464, bottom: 196, top: 36, most: 1 };
  for (const preset of ["published", "lasting"]) {
    const run = ended(puzzle, { algorithm: "ant-colony", preset, seed: 1, maxSteps: 144 });
    says("14-ants", line(curve(run, "certainty"), frame));
  }
});

test("lesson 14: the grid that ants never leave", () => {
  const puzzle = named("14-ants", "platinum");
  const setup = { algorithm: "ant-colony", preset: "lasting", seed: 1, maxSteps: 2000 };
  const { digits } = ended(puzzle, setup);
  const solution = fullLab.solve(puzzle).solution;
  const place = (cell) => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;
  const filled = range(0, 80).filter((cell) => puzzle[cell] === "." && digits[cell] > 0);
  says(
    "14-ants",
    `values: ${filled.map((cell) => `${place(cell)}=${digits[cell]}`).join(" ")} wrong:`,
  );
  const wrong = filled.filter((cell) => digits[cell] !== solution[cell]);
  says(
    "14-ants",
    `mark-3: ${wrong.map(place).join(" ")} alt:`,
    `But ${wrong.length} cells are wrong`,
  );
});

test("lesson 14: what is hard for whom", long, () => {
  const stepsOf = (puzzle, setup) => {
    const run = ended(puzzle, { ...setup, seed: 1 });
    return run.outcome === "solved" ? run.steps : Number.POSITIVE_INFINITY;
  };
  const singles = { algorithm: "rules", preset: "singles" };
  const few = listed("17-clue.txt");
  const spread = range(0, 199).map((at) => few[(at * 997) % few.length]);
  const easy = spread.filter((puzzle) => stepsOf(puzzle, singles) < 81).slice(0, 15);
  const hardest = listed("hardest-11plus-2000.txt");
  const hard = range(0, 14).map((at) => hardest[at * 133]);
  const said = (steps) => {
    const solved = steps.filter(Number.isFinite).length;
    if (solved === 0) return "solves none";
    const median = steps.toSorted((a, b) => a - b)[7];
    return Number.isFinite(median) ? written(median) : `solves ${solved} of 15`;
  };
  const setups = [
    singles,
    { algorithm: "ant-colony" },
    { algorithm: "divide-and-concur" },
    { algorithm: "backtracking" },
    { algorithm: "memetic-ga" },
    {
      algorithm: "annealing",
      preset: "constant",
      params: { singles_first: false, sweeps: 200_000 },
    },
    { algorithm: "relaxation-labeling" },
  ];
  setups.forEach((setup, row) => {
    const y = 38 + 34 * row + 16;
    const [left, right] = [easy, hard].map((set) => said(set.map((one) => stepsOf(one, setup))));
    says("14-ants", `x="252" y="${y}">${left}<`, `x="396" y="${y}">${right}<`);
  });
});

test("lesson 15: what a factor answers, and the ways through sets of digits", () => {
  const told = [1, 2, 0.5];
  const answers = told.map((odds) => (1 / (told.reduce((a, b) => a + b) - odds)).toFixed(2));
  answers.forEach((answer, at) => {
    says("15-messages", `x="370" y="${[54, 90, 146][at]}" class="small">${answer}<`);
  });
  let ways = new Map([["", 1]]);
  const seen = new Map(ways);
  for (const digits of ["12", "12", "123"]) {
    const next = new Map();
    for (const [set, count] of ways)
      for (const digit of digits) {
        const more = [...set, digit].sort().join("");
        if (!set.includes(digit)) next.set(more, (next.get(more) ?? 0) + count);
      }
    ways = next;
    for (const [set, count] of ways) seen.set(set, count);
  }
  for (const set of ["1", "2", "3", "12", "13", "23", "123"]) {
    const count = seen.get(set) ?? 0;
    const muted = count === 0 ? ' class="muted"' : "";
    const said = ["none", "1 way", "2 ways"][count];
    const below = '</text><text x="\\d+" y="\\d+" class="small muted">';
    const drawn = new RegExp(`${muted}>${[...set].join(" ")}${below}${said}<`);
    assert.match(textOf("15-messages"), drawn, set);
  }
});

test("lesson 15: messages that swing, and damped ones", () => {
  const frame = { left: 48, right: 464, bottom: 196, top: 36, most: 1 };
  const puzzle = named("15-messages", "swing");
  const [undamped, damped] = ["undamped", "damped"].map((preset) =>
    curve(ended(puzzle, { algorithm: "belief-propagation", preset, maxSteps: 60 }), "change"),
  );
  says("15-messages", line(undamped, frame), line(damped, frame));
  assert.ok(undamped.slice(5).every((change) => change > 0.99));
});

test("lesson 15: decisions by messages, and blind ones", long, () => {
  const [few, top, hardest] = ["17-clue.txt", "top95.txt", "hardest-11plus-2000.txt"].map(listed);
  const bySingles = (puzzle) =>
    ended(puzzle, { algorithm: "rules", preset: "singles" }).outcome === "solved";
  const spread = range(0, 399).map((at) => few[(at * 997) % few.length]);
  const hard = (puzzles) => puzzles.filter((puzzle) => !bySingles(puzzle));
  const sets = [
    hard(spread).slice(0, 100),
    hard(top),
    hard(range(0, 19).map((at) => hardest[at * 100])),
  ];
  assert.deepEqual(
    sets.map((set) => set.length),
    [100, 95, 20],
  );
  const runs = (set, preset, params = {}) =>
    set.map((one) => ended(one, { algorithm: "belief-propagation", preset, params, seed: 1 }));
  const solved = (some) => some.filter(({ outcome }) => outcome === "solved").length;
  /** Returns the numbers of puzzles that only the first and only the second of two series of runs solves. */
  const onlyOne = (some, others) =>
    [
      [some, others],
      [others, some],
    ].map(
      ([one, other]) =>
        one.filter(({ outcome }, at) => outcome === "solved" && other[at].outcome !== "solved")
          .length,
    );
  const pairs = { once: [], often: [] };
  sets.forEach((set, column) => {
    const done = { once: [], often: [] };
    const at = (row, text) => `x="${235 + 95 * column}" y="${48 + 34 * row}">${text}<`;
    ["decimation", "random-decimation"].forEach((preset, row) => {
      const once = runs(set, preset, { restarts: 0 });
      const often = runs(set, preset);
      done.once.push(once);
      done.often.push(often);
      const decisions = often.reduce((sum, run) => sum + counted(run, "decisions"), 0);
      says(
        "15-messages",
        at(row, `${solved(once)} of ${set.length}`),
        at(row + 2, `${solved(often)} of ${set.length}`),
        at(row + 4, written(decisions)),
      );
    });
    for (const kind of ["once", "often"]) pairs[kind].push(onlyOne(...done[kind]));
  });
  const [few17, topOnce] = pairs.once;
  says(
    "15-messages",
    `${few17[0]} are solved only with messages, and ${few17[1]} only with random choices`,
    `On the Top 95, ${topOnce[0]} puzzles are solved only with messages and ${topOnce[1]} only with random choices`,
  );
  // The same values as in lesson-comparisons.test.mjs.
  assert.deepEqual(pairs.often, [
    [0, 0],
    [1, 2],
    [0, 4],
  ]);
  const first = sets[0].slice(0, 30);
  const blind = runs(first, "random-decimation", { singles: false });
  const told = runs(first, "decimation", { singles: false, restarts: 20 });
  says(
    "15-messages",
    `random choices solve ${solved(blind)} within 1,000 restarts, and messages solve ${solved(told)} within 20`,
  );
});

test("lesson 16: a hollow that pressure lifts until it is none", () => {
  const rounded = (value) => Math.round(value * 10) / 10;
  const height = (pressure, s) => 1.5 * (1 - s * s) ** 2 + pressure * ((1 - s) / 2) ** 2;
  for (const pressure of [1, 2, 4]) {
    const path = range(0, 40).map((step) => {
      const s = -1 + step * 0.05;
      return `${rounded(250 + 180 * s)} ${rounded(190 - 36 * height(pressure, s))}`;
    });
    says("16-chaos", `d="M${path.join("L")}"`);
  }
  const isHollow = (pressure) =>
    range(0, 1998).some((step) => {
      const s = -1 + step * 0.001;
      return height(pressure, s + 0.001) > height(pressure, s);
    });
  assert.deepEqual([2.9, 3].map(isHollow), [true, false]);
});

test("lesson 16: a run that wanders and all at once arrives", () => {
  const setup = { algorithm: "chaos", preset: "flow", seed: 1 };
  const run = ended(named("16-chaos", "hard"), setup);
  const [unmet, pressure] = ["unsatisfied", "log_pressure"].map((id) => curve(run, id));
  const third = (values) => values.filter((_, at) => at % 3 === 0 || at === values.length - 1);
  const frame = { left: 48, right: 464, bottom: 196, top: 36 };
  const cut = third(unmet).map((clauses) => Math.min(clauses, 40));
  says("16-chaos", line(cut, { ...frame, most: 40 }));
  says("16-chaos", line(third(pressure), { ...frame, most: 8 }));
  says("16-chaos", `then, within a few steps, ${unmet.slice(-5).filter(isNew).join(", ")}.`);
  const usual = unmet.slice(-400).filter((clauses) => clauses >= 10 && clauses <= 20);
  assert.ok(usual.length > 280, `${usual.length} of 400`);
  assert.ok(pressure.every((one, at) => at === 0 || one >= pressure[at - 1]));
});

/** Filter of `filter` that keeps the first of consecutive equal values. */
const isNew = (value, at, values) => value !== values[at - 1];

test("lesson 16: trajectories that still wander", long, () => {
  const setup = { algorithm: "chaos", preset: "flow", maxSteps: 20_000 };
  const timesOf = (puzzle) =>
    range(1, 100)
      .map((seed) => {
        const run = ended(named("16-chaos", puzzle), { ...setup, seed });
        assert.equal(run.outcome, "solved");
        return curve(run, "time").at(-1);
      })
      .sort((a, b) => a - b);
  const rounded = (value) => Math.round(value * 10) / 10;
  const path = (times) => {
    const steps = times
      .filter((time) => time <= 200)
      .map((time, at) => {
        const below = at < 99 ? `V${rounded(36 - 80 * Math.log10((99 - at) / 100))}` : "";
        return `H${rounded(48 + (416 * time) / 200)}${below}`;
      });
    return `d="M48 36${steps.join("")}${times[99] > 200 ? "H464" : ""}"`;
  };
  const rate = (times, from) => {
    const late = times.filter((time) => time > from);
    return late.length / late.reduce((sum, time) => sum + time - from, 0);
  };
  const [easy, hard] = ["easy", "hard"].map(timesOf);
  says("16-chaos", path(easy), path(hard));
  const [fast, slow] = [rate(easy, easy[50]), rate(hard, 50)];
  const wandering = hard.filter((time) => time > 50).length;
  says(
    "16-chaos",
    `At time 50, ${wandering} trajectories of the hard puzzle have not escaped; measured from this moment, κ is ${slow.toFixed(3)}`,
    `For the easy puzzle, κ is ${fast.toFixed(2)}, measured from the moment at which half of the trajectories have escaped`,
    `a mean of ${Math.round(1 / slow)}, so η is ${-Math.log10(slow).toFixed(2)}`,
  );
});

test("lesson 16: what is rated, with its interval", long, () => {
  const rated = (puzzle) =>
    fullLab.rate(named("16-chaos", puzzle), { scales: ["eta"], seed: 1 })[0].values[0];
  const [easy, hard, platinum] = ["easy", "hard", "platinum"].map(rated);
  const [low, high] = platinum.interval.map((end) => end.toFixed(1));
  says(
    "16-chaos",
    `The easy puzzle has η = ${easy.text} and the hard puzzle has η = ${hard.text}`,
    `with seed 1 is η = ${platinum.text}, but its interval is wide, ${low} to ${high}`,
  );
});
