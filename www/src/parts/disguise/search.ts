/** Starts comparisons and holds their results. */
import { signal } from "@preact/signals";
import type { Piece, Puzzle } from "sudoku-lab";
import { famous, sizes } from "../../lab/collection";
import { withWorker } from "../../lab/pool";
import seeds from "../../lab/random.json";
import { recent } from "../../lab/recent";
import { lab } from "../../session/engine";
import type { Session } from "../../session/session";
import { sessionTask } from "../../session/task";
import { announcement } from "../../ui/notices";
import { words } from "../../words/disguise";
import { type Answer, type Comparison, compare, type NamedPuzzle } from "./comparison";

/** Returns the puzzles that the page knows: its collection and the recently raced ones, without the puzzle itself. */
function knownPuzzles({ text }: Puzzle): NamedPuzzle[] {
  const bundled = [
    ...[...famous, ...sizes].map(({ name, text }) => ({ name: words.title(name), text })),
    ...seeds.map((one, n) => ({ name: words.ofCollection(n + 1), text: one })),
  ];
  const raced = recent
    .peek()
    .puzzles.filter((one) => one.text !== text && !bundled.some((other) => other.text === one.text))
    .map(({ label, text, box }) => ({ name: words.raced(label), text, box }));
  const nine = ({ text }: NamedPuzzle) => text.length === 81;
  return [...bundled.filter(nine), ...raced.filter(({ box }) => box === "3x3")];
}

export function createEquivalenceSearch(session: Session) {
  /** The results so far for the puzzle on the board. */
  const answer = signal<Answer | null>(null);
  /** The list to compare with; it is kept when the dialog is closed. */
  const list = signal("");
  /** A second list from a file, which may be too long to be shown. */
  const file = signal<{ readonly name: string; readonly text: string } | null>(null);
  /** The running comparison. The results so far are kept when it is cancelled. */
  const searching = sessionTask(session);

  /**
   * Compares a puzzle with all puzzles that the page knows and with both lists. Cancels a comparison that is running.
   */
  async function startComparison(puzzle: Puzzle): Promise<void> {
    const loaded = lab.peek();
    if (!loaded) return;
    answer.value = { own: null, comparison: null };
    const both = [list.peek(), file.peek()?.text ?? ""].filter((text) => text.trim()).join("\n");
    const question = { puzzle, known: knownPuzzles(puzzle), list: both };
    await searching.run(async (signal) => {
      const update = (sofar: Answer) => {
        if (!signal.aborted) answer.value = sofar;
      };
      const piece: Piece<Comparison> = (ask) => compare(ask, loaded, question, update);
      const comparison = await withWorker(loaded, piece, signal);
      answer.value = { own: answer.peek()?.own ?? null, comparison };
      announcement.value = words.verdict(comparison);
    });
  }

  return { answer, list, file, searching, ask: startComparison };
}
