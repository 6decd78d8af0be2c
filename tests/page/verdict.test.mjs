/** The result of a race in words. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { load as loadWorkshop } from "../../pkg/dist/node/workshop.js";
import { load } from "./load.mjs";

const {
  decidedBefore,
  decisiveStep,
  sortByPlace,
  raceVerdict: verdictOf,
} = await load("views/race/verdict.ts");
const { roundRatio } = await load("views/race/why.ts");
const { frameCaption } = await load("views/race/caption.ts");
const { formatDuration } = await load("text/times.ts");
const { timingOf } = await load("../../pkg/src/page/timing.ts");

/** Returns the verdict as text: the answer first. @param {any} all @param {object} [known] */
const verdict = (all, known) => {
  const { answer, why, ends, how } = verdictOf(all, known);
  return [answer, why, ends, how].filter(Boolean).join(" ");
};

/** Returns measurements of one run that differ by a few per cent, as on a machine with other programs. */
const measured = (/** @type {number} */ micros, slow = 1) =>
  timingOf([1.02, 1, 1.03, 1.01, 1.02, slow].map((by) => ({ micros: micros * by, repeats: 64 })));

/** @param {string} name @param {number} micros @param {object} [rest] */
const finisher = (name, micros, rest = {}) => ({
  name,
  outcome: "solved",
  steps: 10,
  unit: "node",
  time: measured(micros),
  conflicts: 0,
  blanks: 0,
  guesses: null,
  complete: true,
  manner: { algorithm: "search", step: "A node tries a digit.", preset: "" },
  ...rest,
});

test("a time is rounded before its unit is chosen, and is not separated from it", () => {
  for (const [micros, text] of /** @type {[number, string][]} */ ([
    [0.9994, "999\u00a0ns"],
    [0.9996, "1.00\u00a0µs"],
    [999.4, "999\u00a0µs"],
    [999.6, "1.0\u00a0ms"],
    [9_940, "9.9\u00a0ms"],
    [9_960, "10\u00a0ms"],
    [999_700, "1.00\u00a0s"],
    [99_996_000, "100\u00a0s"],
  ])) {
    assert.equal(formatDuration(micros), text);
  }
});

test("a race is decided at the step of its first answer, if the timeline shows this step", () => {
  const stuck = finisher("C", 900, { outcome: "stalled", conflicts: 6, steps: 300 });
  const quick = finisher("A", 1000, { steps: 49 });
  const slow = finisher("B", 5000, { steps: 60 });
  assert.equal(decisiveStep([quick, slow, stuck]), 49);
  assert.equal(decisiveStep([quick, stuck]), 49);
  // The fastest lane took more steps: at step 49 it had no answer.
  const frugal = finisher("D", 5000, { steps: 40 });
  assert.equal(decisiveStep([quick, frugal, stuck]), null);
  assert.equal(decisiveStep([quick, frugal, stuck], { rank: "steps" }), 40);
  // The winner is not known yet, tied, or nobody, or nothing is visible after it.
  assert.equal(decisiveStep([quick, slow], { measured: false }), null);
  assert.equal(decisiveStep([quick, finisher("E", 1000, { steps: 60 })]), null);
  assert.equal(decisiveStep([stuck, stuck]), null);
  assert.equal(decisiveStep([quick]), null);
  assert.equal(decisiveStep([quick, finisher("F", 900, { outcome: "stopped", steps: 49 })]), null);
});

test("while one lane still runs, the winner is named once this lane can no longer be first", () => {
  const quick = finisher("A", 9.6, { steps: 90 });
  const slow = finisher("B", 78, { steps: 59, unit: "deduction" });
  const stuck = finisher("C", 1, { outcome: "stalled", conflicts: 6 });
  const all = [quick, slow, stuck];
  /** @param {number | null} micros @param {number} [steps] @param {any} [ended] @param {string} [rank] */
  const lead = (micros, steps = 300, ended = all, rank = "time") =>
    decidedBefore(ended, { steps, time: micros === null ? null : measured(micros) }, rank);
  assert.equal(lead(30), "A has won, with 9.60\u00a0µs of computing time.");
  assert.equal(lead(10), null, "it may still be as fast");
  assert.equal(lead(8), null, "it may still be faster");
  assert.equal(lead(null), null, "how long it has taken is not known");
  assert.equal(lead(30, 300, [stuck]), null, "nobody has an answer");
  // For a run that is not repeated, its own clock gives the time.
  const once = { steps: 9, time: timingOf([{ micros: 150_000, repeats: 1 }]) };
  assert.equal(decidedBefore(all, once, "time"), "A has won, with 9.60\u00a0µs of computing time.");
  const level = [quick, finisher("D", 10)];
  assert.equal(lead(30, 300, level), "A and D share the first place.");
  // A result that a busy machine left open does not count as decided.
  const [disturbed, other] = [100, 140].map((micros) =>
    timingOf([1, 1.3, 1.7, 2.2].map((by) => ({ micros: micros * by, repeats: 64 }))),
  );
  const open = [finisher("E", 0, { time: disturbed }), finisher("F", 0, { time: other })];
  assert.equal(lead(9000, 300, open), null);
  // By steps no time is needed, but one more step: a run may end without a further step.
  assert.equal(lead(null, 59, all, "steps"), null);
  assert.equal(lead(null, 60, all, "steps"), "B has won, with 59 deductions.");
  assert.equal(
    lead(null, 91, level.toSpliced(1, 1, { ...quick, name: "D" }), "steps"),
    "A and D share the first place.",
  );
});

test("the verdict states the answer, then the reason, then how all lanes ended", () => {
  const stuck = finisher("C", 900, { outcome: "stalled", conflicts: 6, steps: 3 });
  const all = [finisher("A", 5000, { steps: 49 }), stuck, finisher("B", 1000, { steps: 60 })];
  assert.equal(
    verdict(all),
    "B was fastest in computing time. B needed more nodes than A (60 and 49), but less time per node. A and B solved it; C stalled with 6 conflicts.",
  );
  assert.equal(verdictOf(all).answer, "B was fastest in computing time.");
});

test("before the times are measured, no lane is called fast", () => {
  const all = [finisher("A", 5000), finisher("B", 1000)];
  assert.equal(verdict(all, { measured: false }), "A and B solved it.");
  // The headline states this in one line, with the ends of the others.
  const stuck = finisher("C", 900, { outcome: "stalled", conflicts: 6, steps: 3 });
  assert.equal(verdictOf([...all, stuck], { measured: false }).answer, "A and B solved it.");
});

test("lanes less than a quarter apart are tied, whichever is slightly ahead", () => {
  const slow = finisher("C", 40_000);
  for (const [a, b] of [
    [1000, 1200],
    [1200, 1000],
    [1000, 1000],
  ]) {
    const all = [finisher("A", a ?? 0), finisher("B", b ?? 0), slow];
    assert.equal(
      verdict(all),
      "A and B tied for fastest in computing time (their times differ by less than 25\u00a0%). Each took 10 nodes; C needed more time per step. A, B, and C solved it.",
    );
  }
});

test("if the machine is too busy to decide, the verdict says only that", () => {
  const [quick, slowed] = [
    [1, 1.01, 1.02, 1.02, 1.1],
    [1.4, 1.7, 2, 2.2, 3],
  ].map((all) => timingOf(all.map((by) => ({ micros: 100 * by, repeats: 64 }))));
  const all = [finisher("A", 0, { time: quick }), finisher("B", 0, { time: slowed, steps: 12 })];
  assert.match(
    verdict(all),
    /^A and B led in computing time; this computer was too busy to determine which lane was faster\./,
  );
  const same = [all[0], { ...all[0], name: "A too" }];
  assert.match(verdict(same), /^A and A too tied /, "the same run");
  const steady = timingOf(
    [1.4, 1.41, 1.42, 1.42, 1.5].map((by) => ({ micros: 100 * by, repeats: 64 })),
  );
  assert.match(
    verdict([finisher("A", 0, { time: quick }), finisher("B", 0, { time: steady, steps: 12 })]),
    /^A was fastest/,
  );
  const once = (/** @type {number} */ micros) => timingOf([{ micros, repeats: 1 }]);
  assert.match(
    verdict([finisher("A", 0, { time: once(3e5) }), finisher("B", 0, { time: once(6e5) })]),
    /^A and B led in computing time; runs of this length are timed only once, which is not enough to determine which lane was faster\./,
  );
});

test("six races of one link have the same verdict, however slow the machine was at times", () => {
  const sentences = [1, 1.3, 0.9, 2, 1, 4].map((slow, race) => {
    // Every race has its own speed, and a moment in which another program had the core.
    const time = (/** @type {number} */ micros, /** @type {number} */ lane) =>
      measured(micros * slow * (1 + ((race + lane) % 3) / 20), (race + lane) % 2 ? 3 : 1);
    return verdict([
      finisher("A", 0, { time: time(300, 0), steps: 49 }),
      finisher("A too", 0, { time: time(300, 1), steps: 49 }),
      finisher("B", 0, { time: time(3000, 2), steps: 200 }),
    ]);
  });
  assert.deepEqual(
    [...new Set(sentences)],
    [
      "A and A too tied for fastest in computing time (their times differ by less than 25\u00a0%). Each took 49 nodes, B 200. A, A too, and B solved it.",
    ],
  );
});

test("steps are compared only among lanes with the same unit, and zero steps are not praised", () => {
  const slow = finisher("A", 5000, { steps: 3, unit: "placement" });
  const b = finisher("B", 1000);
  assert.match(
    verdict([slow, b]),
    / B took 10 nodes, A 3 placements with about 15 times the time per step\. /,
  );
  const other = finisher("C", 3000, { steps: 7 });
  assert.match(
    verdict([slow, b, other]),
    / B needed more nodes than C \(10 and 7\), but less time per node\. /,
  );
  const none = finisher("C", 3000, { steps: 0 });
  assert.equal(
    verdict([none, { ...none, name: "B", time: measured(1000) }]),
    "B was fastest in computing time. C and B solved it.",
  );
});

test("steps of different kinds explain a time only together with the time per step, for any two solvers", async () => {
  const { algorithms } = await loadWorkshop();
  const solvers = algorithms.filter(({ kind }) => kind === "solver");
  assert.ok(solvers.length > 10);
  const sentence =
    /^(A|B) took (.+?), (A|B) (.+?)(?: with (?:about (\S+) times the|more) time per step|; the times per step were about the same)\.$/;
  let unlike = 0;
  for (const one of solvers) {
    for (const other of solvers) {
      for (const [steps, others, micros] of /** @type {const} */ ([
        [1, 13_834, 40],
        [13_834, 1, 40],
        [7, 7, 40],
        [400, 10_000, 41],
        [1, 13_834, 1000],
        [7, 7, 1000],
      ])) {
        const lane = (
          /** @type {any} */ info,
          /** @type {number} */ count,
          name = "",
          time = 1000,
        ) =>
          finisher(name, time, {
            ...{ steps: count, unit: info.step, guesses: 3 },
            manner: { algorithm: info.id, step: info.stepDoc, preset: "" },
          });
        const all = [lane(one, steps, "A", micros), lane(other, others, "B")];
        const alike = one.step === other.step && (one.step === "node" || one.id === other.id);
        if (alike) continue;
        unlike += 1;
        const { why, how } = verdictOf(all);
        const text = `${one.id}, ${other.id}: ${why}`;
        const [said, name, work, slow, slowWork, times] = sentence.exec(why) ?? [];
        assert.ok(said && name !== slow, text);
        // The statements follow from the numbers of steps and the times.
        const ofA = [steps.toLocaleString("en"), one.step];
        const ofB = [others.toLocaleString("en"), other.step];
        const [own, rival] = name === "A" ? [ofA, ofB] : [ofB, ofA];
        assert.ok(work?.startsWith(`${own[0]} ${own[1]}`), text);
        assert.ok(slowWork?.startsWith(`${rival[0]} ${rival[1]}`), text);
        const ratio = 1000 / others / (micros / steps);
        const clear = Math.max(ratio, 1 / ratio);
        assert.equal(said.includes("about the same"), clear < 1.25, text);
        if (clear < 1.25) continue;
        assert.equal(slow, ratio > 1 ? "B" : "A", text);
        const told = Number(times?.replaceAll(",", ""));
        assert.ok(told / clear > 0.79 && told / clear < 1.21, `${text} (${clear})`);
        // What a step is, because the steps are different work.
        assert.ok(one.stepDoc === other.stepDoc || how.length > 10, text);
        assert.match(verdictOf(all, { rank: "steps" }).why, /not comparable/, text);
      }
    }
  }
  assert.ok(unlike > 300, `${unlike}`);
});

test("imprecise times give no ratio of the times per step, and none are called the same", () => {
  const once = (/** @type {number} */ micros) => timingOf([{ micros, repeats: 1 }]);
  const why = (/** @type {number} */ first, /** @type {number} */ second) =>
    verdictOf([
      finisher("A", 0, { time: once(first), steps: 10 }),
      finisher("B", 0, { time: once(second), steps: 10, unit: "deduction" }),
    ]).why;
  assert.equal(why(1e5, 9e5), "A took 10 nodes, B 10 deductions with more time per step.");
  assert.equal(why(1e5, 2e5), "A took 10 nodes, B 10 deductions; these steps are not comparable.");
  assert.deepEqual([1.26, 1.8, 2.6, 3.4, 9.6, 14, 24, 347, 0.96e4].map(roundRatio), [
    ...[1.5, 2, 2.5, 3, 10, 15, 25, 300, 1e4],
  ]);
});

test("with more than two kinds of steps, the reason is the factor in which the winner leads", () => {
  const kind = (/** @type {string} */ algorithm, /** @type {number} */ steps) => ({
    ...{ steps, unit: algorithm },
    manner: { algorithm, step: "", preset: "" },
  });
  const why = (/** @type {readonly number[]} */ steps, /** @type {readonly number[]} */ times) =>
    verdictOf(
      steps.map((count, at) => finisher("ABC"[at] ?? "", times[at] ?? 0, kind(`${at}`, count))),
    ).why.replace(/^.*; /, "");
  assert.equal(
    why([10, 20, 30], [100, 1000, 2000]),
    "A took the fewest steps and needed the least time per step.",
  );
  assert.equal(
    why([10, 1000, 3000], [100, 1000, 2000]),
    "A took so few steps that the differences in time per step did not matter.",
  );
  assert.equal(why([30, 20, 40], [100, 1000, 2000]), "A needed the least time per step.");
  // Neither factor alone decides: A leads B by its time per step, and C by its steps.
  assert.equal(why([10, 11, 30_000], [100, 1000, 2000]), "these steps are not comparable.");
  assert.equal(why([30, 20, 4000], [100, 1000, 2000]), "these steps are not comparable.");
  // Without steps, or without a time, there is no time per step.
  assert.equal(why([30, 0, 4000], [100, 1000, 2000]), "these steps are not comparable.");
});

test("the reason for the winner is a quantity that all lanes count, not a time", () => {
  const [a, b] = [finisher("A", 100, { steps: 49 }), finisher("B", 5000, { steps: 1205 })];
  assert.equal(
    verdict([b, a]),
    "A was fastest in computing time. A took 49 nodes, B 1,205. B and A solved it.",
  );
  // For different units, a quantity that both count: whether they had to guess.
  const guessing = finisher("A", 1000, { steps: 289, guesses: 29 });
  const reasoning = { unit: "deduction", steps: 56, guesses: 0 };
  const efforts = "A took 289 nodes, B 56 deductions";
  assert.equal(
    verdict([guessing, finisher("B", 1030, reasoning)]),
    `A and B tied for fastest in computing time (their times differ by less than 25\u00a0%). ${efforts} with about 5 times the time per step. A and B solved it.`,
  );
  assert.equal(
    verdict([guessing, finisher("B", 90_000, reasoning)]),
    `A was fastest in computing time. ${efforts} with about 500 times the time per step. A and B solved it.`,
  );
  assert.match(
    verdict([guessing, finisher("B", 9, reasoning)]),
    /^B was fastest .* B took 56 deductions, A 289 nodes with about 20 times the time per step\. /,
  );
  const once = { steps: 60, guesses: 1 };
  assert.equal(
    verdict([guessing, finisher("B", 9, once)], { rank: "steps" }),
    "B took the fewest steps (60). A made 29 guesses, B made 1 guess. A and B solved it.",
  );
  // The only lane that cannot get stuck.
  const stuck = finisher("C", 900, { outcome: "stalled", conflicts: 6, complete: false });
  assert.equal(
    verdict([a, stuck, { ...stuck, name: "D" }]),
    "A solved it in 49 nodes. A always ends with an answer; C and D can get stuck without an answer. C stalled with 6 conflicts; D stalled with 6 conflicts. C and D do not try every possibility: each met its stopping rule or a state that it cannot leave.",
  );
  assert.doesNotMatch(verdict([{ ...a, complete: false }, stuck]), /answer/);
});

test("with several winners, the verdict says why the others stalled, whatever the ranking", () => {
  const a = finisher("A", 5000, { steps: 49 });
  const b = finisher("B", 1000, { steps: 60 });
  const stuck = finisher("C", 900, { outcome: "stalled", conflicts: 6, complete: false });
  const one =
    / C stalled with 6 conflicts\. C does not try every possibility: it met its stopping rule or a state that it cannot leave\.$/;
  for (const known of [{}, { rank: "steps" }, { measured: false }]) {
    assert.match(verdict([a, stuck, b], known), one, JSON.stringify(known));
  }
  const more = ["C", "D"].map((name) => ({ ...stuck, name }));
  assert.match(
    verdict([a, ...more, b]),
    / C and D do not try every possibility: each met its stopping rule or a state that it cannot leave\.$/,
  );
  // This is not stated for a lane that can prove its answer, was stopped, or is one of many.
  for (const others of [
    [{ ...stuck, complete: true }],
    [{ ...stuck, outcome: "stopped" }],
    ["C", "D", "E", "F", "G"].map((name) => ({ ...stuck, name })),
  ]) {
    assert.doesNotMatch(verdict([a, b, ...others]), /possibility/);
  }
});

test("the reason for fewer or cheaper steps is taken from the descriptions of the algorithms", () => {
  const manner = (/** @type {string} */ algorithm, /** @type {string} */ step, preset = "") => ({
    manner: { algorithm, step, preset },
  });
  // Two algorithms: the description of a step of each.
  const search = finisher("S", 25, { steps: 289, ...manner("s", "A node tries one digit.") });
  const reason = { unit: "deduction", steps: 56, ...manner("r", "A deduction tries all rules.") };
  assert.equal(
    verdict([search, finisher("R", 40, reason)]),
    "S was fastest in computing time. S took 289 nodes, R 56 deductions with about 8 times the time per step. S and R solved it. A node tries one digit; a deduction tries all rules.",
  );
  const links = { steps: 49, ...manner("l", "A node covers an option.") };
  assert.match(
    verdict([search, finisher("L", 400, links)]),
    / less time per node\. S and L solved it\. S: a node tries one digit; L: a node covers an option\.$/,
  );
  // One algorithm with two presets: the descriptions of the presets.
  const few = finisher("F", 25, { steps: 49, ...manner("s", "", "Takes the fewest candidates") });
  const rows = finisher("B", 90, { steps: 900, ...manner("s", "", "Takes them row by row") });
  assert.match(
    verdict([few, rows]),
    /^F was .* F took 49 nodes, B 900\. F and B solved it\. F: takes the fewest candidates; B: takes them row by row\.$/,
  );
  // Without such a description of the changed parameters.
  const own = { ...few, ...manner("s", "") };
  assert.match(verdict([own, rows]), /F took 49 nodes, B 900\. F and B solved it\.$/);
});

test("the verdict of a race that its first finish ended says in what the winner was first", () => {
  const first = finisher("A", 9, { steps: 56 });
  const cut = finisher("B", 1, { outcome: "stopped", blanks: 9, steps: 57 });
  assert.equal(
    verdict([first, cut], { halted: "pace" }),
    "A solved it in 56 nodes. The race ended there. At equal speed, the lane with the fewest steps finishes first. To compare computing times, run until all lanes finish. B stopped early with 9 cells blank.",
  );
  assert.match(verdict([first, cut], { halted: "first" }), /depends on timing\./);
  assert.match(
    verdict([first, { ...cut, steps: 56 }], { halted: "steps", rank: "steps" }),
    /^A took the fewest steps \(56\)\. The race ended at that step/,
  );
});

test("a failed download is not called a crash", () => {
  const never = finisher("B", 0, { outcome: "crashed", unreached: true });
  assert.equal(verdict([finisher("A", 1), never]), "A solved it in 10 nodes. B could not start.");
  const many = ["C", "D", "E"].map((name) => finisher(name, 9, { outcome: "crashed" }));
  assert.match(verdict([never, never, ...many]), /2 could not start; 3 crashed\.$/);
});

test("of tied lanes, the faster is named first if the time decides", () => {
  const lines = [finisher("A", 1060), finisher("B", 1000), finisher("C", 9)].map((lane, at) => ({
    ...lane,
    place: at < 2 ? 1 : null,
  }));
  const names = (/** @type {string} */ rank) =>
    sortByPlace(lines, rank).map((/** @type {{ name: string }} */ { name }) => name);
  assert.deepEqual(names("time"), ["B", "A", "C"]);
  assert.deepEqual(names("steps"), ["A", "B", "C"]);
});

test("a run that found an answer is shown at the answer, not at its last step", () => {
  const lane = (/** @type {string} */ outcome) => ({
    info: { step: "node" },
    progress: { steps: 1204, outcome },
  });
  const at = (/** @type {number} */ step) => ({ step, explanation: { text: "Trying 8 in r9c6." } });
  assert.equal(
    frameCaption(lane("solved"), at(1204)),
    "Solved in 1,204 nodes: all cells are filled and verified.",
  );
  assert.match(
    frameCaption(lane("unsolvable"), at(1204)),
    /^Every possibility .* there is no solution\.$/,
  );
  assert.equal(frameCaption(lane("solved"), at(1203)), "Trying 8 in r9c6.");
  assert.equal(frameCaption(lane("stalled"), at(1204)), "Trying 8 in r9c6.");
});

test("many lanes are counted instead of listed", () => {
  const lost = [1, 2].map((n) => finisher(`L${n}`, 1, { outcome: "stalled", conflicts: n }));
  const solved = ["B", "C", "D"].map((name) => finisher(name, 9000));
  assert.equal(
    verdict([finisher("A", 1000), ...lost, ...solved]),
    "A was fastest in computing time. B, C, and D needed the same number of nodes (10), but more time per node. 4 of 6 lanes solved it; 2 stalled.",
  );
  const level = ["A", "E"].map((name) => finisher(name, 9000));
  assert.equal(
    verdict([...level, ...solved]),
    "5 lanes tied for fastest in computing time (their times differ by less than 25\u00a0%). Each took 10 nodes. 5 of 5 lanes solved it.",
  );
  assert.equal(verdict([...lost, ...lost, ...lost]), "No lane solved it. 6 stalled.");
});

test("blank cells are distinguished from conflicts, and neither is stated if there is no solution", () => {
  const stalled = finisher("A", 1, { outcome: "stalled", conflicts: 90, blanks: 30 });
  assert.equal(verdict([stalled]), "No lane solved it. A stalled with 30 cells blank.");
  const proved = finisher("P", 1000, { outcome: "unsolvable", conflicts: 90, blanks: 30 });
  assert.equal(
    verdict([stalled, proved]),
    "P showed in 10 nodes that there is no solution. A stalled with 30 cells blank.",
  );
  assert.equal(
    verdict([proved, finisher("Q", 90_000, { outcome: "unsolvable" })]),
    "P was fastest in computing time. Q needed the same number of nodes (10), but more time per node. P and Q showed that there is no solution.",
  );
});

test("only a race that was stopped is described as such", () => {
  const stopped = finisher("A", 1, { outcome: "stopped", conflicts: 2 });
  assert.match(verdict([stopped], { halted: "person" }), /^You stopped the race: no lane/);
  assert.match(verdict([stopped], { halted: "first" }), /^No lane/);
  assert.doesNotMatch(verdict([finisher("A", 1)], { halted: "person" }), /You/);
});

test("by steps, the verdict names the fewest, and says once what they mean", () => {
  const [a, b] = [finisher("A", 1, { steps: 90 }), finisher("B", 1, { steps: 71 })];
  const stopped = finisher("C", 1, { steps: 71, outcome: "stopped", unit: "sweep", blanks: 9 });
  const unlike = "Step counts of different solvers are not comparable.";
  assert.equal(
    verdict([a, b], { rank: "steps" }),
    "B took the fewest steps (71). A and B solved it.",
  );
  assert.equal(
    verdict([a, { ...b, steps: 90 }], { rank: "steps" }),
    "A and B took the fewest steps (90). A and B solved it.",
  );
  assert.equal(
    verdict([a, { ...b, unit: "sweep" }], { rank: "steps" }),
    `B took the fewest steps (71). ${unlike} A and B solved it.`,
  );
  assert.equal(
    verdict([b, stopped], { halted: "steps", rank: "steps" }),
    `B took the fewest steps (71). ${unlike} The race ended at that step, so no other lane could finish. B solved it; C stopped early with 9 cells blank.`,
  );
  // If the clock or the user ended the other lanes, these may have fewer steps.
  assert.match(
    verdict([b, { ...stopped, steps: 5 }], { halted: "first", rank: "steps" }),
    /^B solved it in 71 nodes/,
  );
  assert.match(
    verdict([stopped], { halted: "person", rank: "steps" }),
    /^You stopped the race: no lane solved it\./,
  );
});
