/** The worker's end of requests about puzzles. */
import {
  automorphisms,
  canonical,
  ease,
  equivalence,
  facts,
  read,
  write,
} from "../../wasm/workshop/sudoku_lab.js";
import { cellsIn } from "../module/answers.js";
import type { Answers, CanonicalForm, EquivalentPuzzles, QuestionRequest } from "../protocol.js";
import type { Canonical, Facts, Puzzle, Symmetry } from "../types.js";

export function answerQuestion(question: QuestionRequest): Answers[QuestionRequest["type"]] {
  const { text, box } = question;
  switch (question.type) {
    case "facts":
      return facts(text, box, question.maker ?? "", Number.POSITIVE_INFINITY) as Facts;
    case "ease":
      return ease(text, box, question.givens, question.seed);
    case "canonical":
      return {
        canonical: canonical(text, box) as Canonical,
        ways: automorphisms(text, box, question.ways) as CanonicalForm["ways"],
      };
    case "match":
      return findEquivalent(question);
  }
}

/**
 * The canonical form of the puzzle with which others were last compared; computing the form of an empty puzzle takes a
 * second.
 */
let lastCompared: {
  readonly text: string;
  readonly form: string;
  readonly signature: string;
} | null = null;

function findEquivalent({
  text,
  box,
  puzzles,
  ways: max,
}: QuestionRequest & { type: "match" }): EquivalentPuzzles {
  if (lastCompared?.text !== text) {
    const { givens } = read(text, box, false) as Puzzle;
    const { text: form } = canonical(text, box) as Canonical;
    lastCompared = { text, form, signature: digitCountSignature(givens) };
  }
  const count = puzzles.length / cellsIn(puzzles, box);
  const places: number[] = [];
  const ways: Symmetry[] = [];
  for (let at = 0; at < count; at += 1) {
    const givens = puzzles.subarray(81 * at, 81 * at + 81);
    if (digitCountSignature(givens) !== lastCompared.signature) continue;
    const other = write(givens, box);
    if ((canonical(other, box) as Canonical).text !== lastCompared.form) continue;
    places.push(at);
    if (ways.length < max) ways.push(equivalence(text, box, other, box) as Symmetry);
  }
  return { places, ways };
}

/**
 * Returns a property that is the same for equivalent puzzles and fast to compute: the numbers of occurrences of the
 * digits, sorted.
 */
function digitCountSignature(givens: Uint8Array): string {
  const counts = new Uint8Array(10);
  for (const digit of givens) counts[digit] = (counts[digit] ?? 0) + 1;
  return counts.subarray(1).sort().join();
}
