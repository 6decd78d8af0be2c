/** The pseudo-code of algorithms, and its lines that a run executes. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { codeOf } from "../../pkg/dist/index.js";
import { fullLab } from "./support.mjs";

const puzzle = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

test("every line is plain text, and its counter exists", async () => {
  for (const { id, counters } of fullLab.algorithms) {
    const known = [null, "found", "stalled", ...counters.map((counter) => counter.id)];
    for (const { text, counts } of await codeOf(id)) {
      assert.match(text, /^( {2})*\S.*\S$/, id);
      assert.ok(known.includes(counts), `${id}: ${counts}`);
    }
  }
  assert.deepEqual(await codeOf("no-such"), []);
  assert.deepEqual(await codeOf("toString"), []);
});

test("a run reports the lines of its last step, at any moment", async () => {
  const algorithm = "dancing-links";
  const code = await codeOf(algorithm);
  const run = fullLab.start(puzzle, { algorithm });
  assert.equal(run.line, null);
  assert.deepEqual([...run.frame().lines], []);
  const seen = [];
  for (let step = 1; step <= 40; step += 1) {
    run.advance(1);
    const { lines } = run.frame();
    assert.equal(run.line, lines.at(-1));
    assert.match(code[run.line - 1].text, /take it/);
    seen.push([...lines]);
  }
  assert.ok(new Set(seen.map(String)).size > 1);
  for (const step of [40, 3, 17]) {
    run.seek(step);
    assert.deepEqual([...run.frame().lines], seen[step - 1], `step ${step}`);
  }
});
