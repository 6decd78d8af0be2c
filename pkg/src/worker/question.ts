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
import type { Answers, Form, Matches, Question } from "../protocol.js";
import type { Canonical, Facts, Puzzle, Symmetry } from "../types.js";

export function answerTo(question: Question): Answers[Question["type"]] {
  const { text, box } = question;
  switch (question.type) {
    case "facts":
      return facts(text, box, question.maker ?? "", Number.POSITIVE_INFINITY) as Facts;
    case "ease":
      return ease(text, box, question.givens, question.seed);
    case "canonical":
      return {
        canonical: canonical(text, box) as Canonical,
        ways: automorphisms(text, box, question.ways) as Form["ways"],
      };
    case "match":
      return match(question);
  }
}

/**
 * The canonical form of the puzzle with which others were last compared; computing the form of an empty puzzle takes a
 * second.
 */
let last: { readonly text: string; readonly form: string; readonly signature: string } | null =
  null;

function match({ text, box, puzzles, ways: most }: Question & { type: "match" }): Matches {
  if (last?.text !== text) {
    const { givens } = read(text, box, false) as Puzzle;
    const { text: form } = canonical(text, box) as Canonical;
    last = { text, form, signature: signature(givens) };
  }
  const count = puzzles.length / cellsIn(puzzles, box);
  const places: number[] = [];
  const ways: Symmetry[] = [];
  for (let at = 0; at < count; at += 1) {
    const givens = puzzles.subarray(81 * at, 81 * at + 81);
    if (signature(givens) !== last.signature) continue;
    const other = write(givens, box);
    if ((canonical(other, box) as Canonical).text !== last.form) continue;
    places.push(at);
    if (ways.length < most) ways.push(equivalence(text, box, other, box) as Symmetry);
  }
  return { places, ways };
}

/**
 * Returns a property that is the same for equivalent puzzles and fast to compute: the numbers of occurrences of the
 * digits, sorted.
 */
function signature(givens: Uint8Array): string {
  const counts = new Uint8Array(10);
  for (const digit of givens) counts[digit] = (counts[digit] ?? 0) + 1;
  return counts.subarray(1).sort().join();
}
