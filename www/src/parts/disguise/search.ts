/** The page's end of a comparison. */
import { signal } from "@preact/signals";
import type { Puzzle } from "sudoku-lab";
import { famous, seeds, sizes } from "../../lab/collection";
import { recent } from "../../lab/recent";
import { loadWorkshop } from "../../lab/workshop/load";
import { announcement } from "../../ui/notices";
import { task } from "../../ui/task";
import { words } from "../../words/disguise";
import type { Comparison, Named, Own, Question, Report } from "./protocol";

/** What is known so far of the puzzle on the board. */
export interface Answer {
  readonly own: Own | null;
  readonly comparison: Comparison | null;
}

export const answer = signal<Answer | null>(null);
/** The list to compare with; it stays when the dialog is closed. */
export const list = signal("");
/** And one from a file, which may be too long to be shown. */
export const file = signal<{ readonly name: string; readonly text: string } | null>(null);

/** When it is cancelled, what it found stays. */
export const searching = task();

/** Compares with all the page knows and with the list; what ran before is ended. */
export async function ask(puzzle: Puzzle): Promise<void> {
  answer.value = { own: null, comparison: null };
  const both = [list.peek(), file.peek()?.text ?? ""].filter((text) => text.trim()).join("\n");
  const question = { puzzle, known: known(puzzle), list: both };
  await searching.run(async (signal) => {
    const { module } = await loadWorkshop();
    signal.throwIfAborted();
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    try {
      await new Promise<void>((settle, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
        worker.onerror = (event) => {
          event.preventDefault();
          reject(new Error(event.message || words.noWorker));
        };
        worker.onmessage = ({ data }: MessageEvent<Report>) => {
          if (data.type === "failed") reject(new Error(data.message));
          else if (data.type === "own") take({ own: data.own });
          else take({ comparison: data.comparison });
          if (data.type !== "done") return;
          announcement.value = words.verdict(data.comparison);
          settle();
        };
        worker.postMessage({ module, ...question } satisfies Question);
      });
    } finally {
      worker.terminate();
    }
  });
}

function take(part: Partial<Answer>): void {
  if (answer.value) answer.value = { ...answer.value, ...part };
}

/** What the page knows: its collection, and what was raced, but for the puzzle itself. */
function known({ text }: Puzzle): Named[] {
  const bundled = [
    ...[...famous, ...sizes].map(({ name, text }) => ({ name: words.title(name), text })),
    ...seeds.map((one, n) => ({ name: words.ofCollection(n + 1), text: one })),
  ];
  const raced = recent
    .peek()
    .puzzles.filter((one) => one.text !== text && !bundled.some((other) => other.text === one.text))
    .map(({ label, text, box }) => ({ name: words.raced(label), text, box }));
  const nine = ({ text }: Named) => text.length === 81;
  return [...bundled.filter(nine), ...raced.filter(({ box }) => box === "3x3")];
}
