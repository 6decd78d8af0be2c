/** The headline of the tuning view: only what the held-out puzzles support. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const said = await load("views/experiment/tune/headline-text.ts");
/** Returns the headline with ordinary spaces. */
const headline = (...of) => said.headlineText(...of).replace(/\s/g, " ");
const lead = (...of) => said.leadText(...of).replace(/\s/g, " ");

const side = (params) => ({ params, cost: 100, solved: 1, micros: 1 });
const result = (change) => ({
  default: side({}),
  tuned: side({ cooling: "0.9" }),
  tuningPuzzles: 60,
  heldOutPuzzles: 60,
  heldOutRuns: 200,
  ratio: [0.712, 0.65, 0.79],
  verdict: "better",
  configurations: 32,
  runs: 408,
  ...change,
});

test("a better setting is claimed with its interval and the number of held-out puzzles", () => {
  assert.equal(
    headline(null, result({})),
    "28.8 % fewer steps on 60 puzzles that the race never used",
  );
  assert.equal(
    lead(result({})),
    "Steps saved: 21.0 % to 35.0 % (95 % interval, 200 runs with each of the two settings on 60 puzzles). The race compared 32 settings in 408 runs.",
  );
});

test("no improvement is claimed if it is not significant, the puzzles are few, or nothing changed", () => {
  const wide = { ratio: [0.97, 0.9, 1.05], verdict: "cannot tell" };
  assert.equal(headline(null, result(wide)), "No setting was shown to be better");
  assert.match(lead(result(wide)), /^Steps saved: -5\.0 % to 10\.0 %/);
  assert.equal(
    headline(null, result({ verdict: "too few" })),
    "No verdict: at least 50 puzzles must be held out",
  );
  const same = { tuned: side({}), verdict: "cannot tell", ratio: [1, 1, 1] };
  assert.equal(headline(null, result(same)), "No setting was better than the starting preset");
  assert.equal(lead(result(same)), "The race compared 32 settings in 408 runs.");
  assert.equal(
    headline(null, result({ verdict: "worse", ratio: [1.2, 1.1, 1.3] })),
    "The tuned settings need 20.0 % more steps on 60 puzzles that the race never used",
  );
});

test("before the result, the headline asks the question or describes the current stage", () => {
  assert.match(headline(null, null), /\?$/);
  const standings = [{ eliminated: false }, { eliminated: true }, { eliminated: true }];
  assert.equal(
    headline({ stage: "tuning", standings }, null),
    "Settings still in the race: 1 of 3",
  );
  assert.match(headline({ stage: "comparing", standings: [] }, null), /never used$/);
  assert.match(headline({ stage: "ablating", standings: [] }, null), /which of them matter$/);
});
