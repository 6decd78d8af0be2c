/** The headline of the tuning and the sentences below it. */
import type { TuningResult, TuningState } from "sudoku-lab/workshop";
import { words } from "../../../words/tune";

const isUnchanged = ({ default: start, tuned }: TuningResult) =>
  JSON.stringify(start.params) === JSON.stringify(tuned.params);

/** Returns the saved share of the cost, in percent with one decimal; negative if the cost is higher. */
const savedPercent = (ratio: number) => Math.round(1000 * (1 - ratio)) / 10;

/** Returns the headline: the question before the tuning, the stage during it, then the result on held-out puzzles. */
export function headlineText(state: TuningState | null, result: TuningResult | null): string {
  if (result) {
    const { verdict, ratio, heldOutPuzzles } = result;
    if (isUnchanged(result)) return words.unchanged;
    if (verdict === "better") return words.better(savedPercent(ratio[0]), heldOutPuzzles);
    if (verdict === "worse") return words.worse(-savedPercent(ratio[0]), heldOutPuzzles);
    return verdict === "too few" ? words.tooFew : words.cannotTell;
  }
  if (!state) return words.question;
  if (state.stage === "comparing") return words.comparing;
  if (state.stage === "ablating") return words.ablating;
  const left = state.standings.filter(({ eliminated }) => !eliminated).length;
  return words.racing(left, state.standings.length);
}

/** Returns the interval of the result; before the result, a description of the tuning. */
export function leadText(result: TuningResult | null): string {
  if (!result) return words.intro;
  const { ratio, heldOutRuns, heldOutPuzzles, configurations, runs } = result;
  const tuned = words.tunedBy(configurations, runs);
  if (isUnchanged(result)) return tuned;
  const [, low, high] = ratio;
  const interval = words.interval(
    savedPercent(high),
    savedPercent(low),
    heldOutRuns,
    heldOutPuzzles,
  );
  return `${interval} ${tuned}`;
}
