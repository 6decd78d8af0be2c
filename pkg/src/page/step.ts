/** The next step of human techniques, without the module with everything if the loaded module has the techniques. */
import { SudokuError } from "../errors.js";
import { expectMade, fieldsOf } from "../module/arguments.js";
import { techniqueList } from "../module/logic.js";
import { startOf } from "../module/setup.js";
import { techniqueSummaries } from "../module/techniques.js";
import type { Start } from "../protocol.js";
import type { AnySetup, Deduction, Explanation, Position, Puzzle, TechniqueId } from "../types.js";
import { findPath, type LogicWork } from "./logic.js";
import { type Piece, valuesOf } from "./piece.js";
import type { Pool } from "./pool.js";

/** The maximum duration of a slice, ms, so that cancelled work ends soon. */
const SLICE_MS = 20;
/** The largest grid whose digits are written as the digits 1 to 9. */
const MAX_SIDE = 9;

/**
 * Returns a start as a puzzle with candidates in canonical text; `null` if the position is larger than 9×9, or invalid
 * in a way that the text does not show.
 */
function textOf(start: Start): string | null {
  if ("text" in start) return start.text;
  const { givens, candidates } = start;
  const values = start.values ?? new Uint8Array(givens.length);
  const side = Math.sqrt(givens.length);
  const differs = givens.some((digit, cell) => digit > 0 && values[cell] && values[cell] !== digit);
  const exceeds = candidates?.some((bits) => bits >> side !== 0);
  const fits =
    values.length === givens.length && (candidates?.length ?? side * side) === side * side;
  if (side > MAX_SIDE || !Number.isInteger(side) || !fits || differs || exceeds) return null;
  const digits = Array.from(givens, (digit, cell) => digit || (values[cell] ?? 0));
  const all = Array.from({ length: side }, (_, index) => index + 1);
  const marks = digits.flatMap((digit, cell) => {
    const bits = digit > 0 ? 1 << (digit - 1) : candidates?.[cell] || -1;
    return all.map((one) => ((bits >> (one - 1)) & 1 ? one : "."));
  });
  return `${digits.map((digit) => digit || ".").join("")}\n\n${marks.join("")}`;
}

/** Returns the step that ends at an explanation: its last marks are those of its placements and eliminations. */
async function deductionOf(technique: string, explanation: Explanation): Promise<Deduction> {
  const marked = (role: string) =>
    explanation.marks
      .filter((mark) => mark.role === role)
      .map(({ cell, digit }): readonly [number, number] => [cell, digit]);
  const info = (await techniqueSummaries()).find(({ id }) => id === technique);
  return {
    technique: technique as TechniqueId,
    name: info?.name ?? "",
    placements: marked("placed"),
    eliminations: marked("eliminated"),
    explanation,
  };
}

/** Returns the solver that applies the first technique of a list that finds something. */
const rulesSetup = (techniques: string): AnySetup => ({
  algorithm: "rules",
  params: { techniques },
});

/**
 * Returns the first step of the solver `rulesSetup` with a list of techniques; `null` if none of them applies, `undefined`
 * if the position has no solution because of a cell or a house.
 */
async function findFirstStep(
  pool: Pool,
  { text, box }: { readonly text: string; readonly box: string },
  techniques: string,
  signal: AbortSignal | undefined,
): Promise<Deduction | null | undefined> {
  const setup = rulesSetup(techniques);
  const piece: Piece<Deduction | null | undefined> = async (request) => {
    let { steps, outcome } = await request({ type: "start", text, box, setup });
    while (steps === 0 && outcome === null) {
      ({ steps, outcome } = await request({ type: "slice", target: 1, ms: SLICE_MS }));
    }
    if (steps === 0 && outcome === "solved") return null;
    const { trace, explanation } = await request({ type: "frame" });
    if (steps === 0 || !explanation)
      return explanation?.i18n?.id === "rules.stuck" ? null : undefined;
    // The last series of the solver is the position of the technique in the list, from 1.
    const technique = techniques.split(",")[(trace.at(-1) ?? 0) - 1];
    return deductionOf(technique?.trim() ?? "", explanation);
  };
  const [done] = valuesOf(await pool.run([piece], { workers: 1, signal, beyond: false }));
  return done;
}

/**
 * Finds the next step, with its explanation: the first instance of the first technique in the list that has one; `null`
 * if no technique applies. The result is the step of `findPath` with `maxSteps: 1`. The workers need the module with
 * everything only if the list contains a technique, or the id of an order, that the loaded module does not have.
 *
 * Rejects as `findPath` does.
 */
export async function findStep<Id extends string>(
  pool: Pool,
  from: Puzzle | Position | string,
  work: Pick<LogicWork<Id>, "techniques" | "signal"> = {},
): Promise<Deduction | null> {
  expectMade("pool", pool);
  const { techniques, signal } = fieldsOf<typeof work>("options", work, {
    techniques: "any?",
    signal: "signal?",
  });
  const { lab } = pool;
  const [start, list] = [startOf(lab, from), techniqueList(techniques)];
  const text = lab.supply(false).all ? null : textOf(start);
  const { box } = start;
  if (text !== null && lab.takes(rulesSetup(list), box)) {
    try {
      const step = await findFirstStep(pool, { text, box }, list, signal);
      if (step !== undefined) return step;
    } catch (error) {
      // An invalid position is reported by the module with everything, which distinguishes entered digits from givens.
      const refused =
        error instanceof SudokuError && ["parse", "box", "clash"].includes(error.code);
      if (!refused) throw error;
    }
  }
  const { steps } = await findPath(pool, from, { ...work, maxSteps: 1, explain: true });
  return steps[0] ?? null;
}
