/** Overlays that show why a candidate is wrong, up to one of the steps of the proof. */
import type { Consequence, Mark, Refutation } from "sudoku-lab";
import type { House, Overlay } from "sudoku-lab/board";
import { houseAt } from "./notation";

type RefutedCandidate = readonly [cell: number, digit: number];

const createHouse = (index: number, side: number, role: House["role"]): House => {
  const { kind, number } = houseAt(index, side);
  return { kind, index: number - 1, role };
};

/** Returns the marks of a step: the digit that is placed, or the candidates that are removed. */
function marksOf(step: Consequence): readonly Mark[] {
  const eliminatedMark = (cell: number, digit: number): Mark => ({
    role: "eliminated",
    cell,
    digit,
  });
  switch (step.type) {
    case "digit":
    case "place":
      return [{ role: "second", cell: step.cell, digit: step.digit }];
    case "locked":
      return step.cells.map((cell) => eliminatedMark(cell, step.digit));
    case "pair":
      return [
        ...step.pair.map((cell): Mark => ({ role: "focus", cell, digit: 0 })),
        ...step.eliminations.map(([cell, digit]) => eliminatedMark(cell, digit)),
      ];
  }
}

/**
 * The assumption and its consequences up to a step, counted from 0. The number of steps as the index gives the whole
 * proof with its end.
 */
export function overlayOf(
  [cell, digit]: RefutedCandidate,
  { steps, end }: Refutation,
  count: number,
  side: number,
): Overlay {
  const marks: Mark[] = [{ role: "first", cell, digit }];
  marks.push(...steps.slice(0, count + 1).flatMap(marksOf));
  const houses: House[] = [];
  const last = steps[count];
  if (last && last.type !== "digit") houses.push(createHouse(last.house, side, "focus"));
  if (count >= steps.length) {
    if (end.type === "cell") marks.push({ role: "undone", cell: end.cell, digit: 0 });
    else houses.push(createHouse(end.house, side, "undone"));
  }
  return { houses, marks, links: [] };
}
