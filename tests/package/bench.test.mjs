/** The basis of the benchmark: its checker, and the calls of each solver. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { contestants } from "../../tools/bench/contestants.mjs";
import { measureRounds } from "../../tools/bench/rounds.mjs";
import { AnswerVerifier, solves } from "../../tools/bench/verify.mjs";
import { easy, easySolution, lab } from "./support.mjs";

const solution = Array.from(easySolution, Number);
const two = easy.givens.map((digit) => (digit > 4 ? digit : 0));

test("every solver solves, and the solvers that prove uniqueness count solutions", () => {
  for (const { solver, mode, prepare, solve, read } of contestants(lab)) {
    const [one, several] = read(solve(prepare([easy.givens, two])));
    assert.deepEqual(one, { count: 1, solutions: [solution] }, `${solver} ${mode}`);
    assert.equal(several.count, mode === "unique" ? 2 : 1, `${solver} ${mode}`);
    for (const digits of several.solutions) assert.ok(solves(two, digits), `${solver} ${mode}`);
  }
});

test("a wrong answer is detected", () => {
  const refuses = (answer, puzzle = easy.givens) =>
    assert.throws(() => new AnswerVerifier().check("it", puzzle, answer, 2), /it: /);
  new AnswerVerifier().check("it", easy.givens, { count: 1, solutions: [solution] }, 2);
  refuses({ count: 1, solutions: [] });
  refuses({ count: 1, solutions: [solution.with(2, 1).with(3, 4)] });
  refuses({ count: 1, solutions: [solution] }, easy.givens.with(0, 6));
  refuses({ count: 2, solutions: [solution, solution] });
  const referee = new AnswerVerifier();
  referee.check("one", two, { count: 1, solutions: [solution] }, 2);
  assert.throws(
    () => referee.check("another", two, { count: 2, solutions: [solution] }, 2),
    /another: found 2, another found 1/,
  );
});

test("one wrong answer among many ends the benchmark", () => {
  const [ours] = contestants(lab);
  const wrong = { ...ours, read: (raw) => ours.read(raw).with(0, ours.read(raw)[1]) };
  assert.throws(() => measureRounds([wrong], [easy.givens, two], 1), /is no solution of/);
  const short = { ...ours, read: (raw) => ours.read(raw).slice(1) };
  assert.throws(() => measureRounds([short], [easy.givens, two], 1), /missing/);
});
