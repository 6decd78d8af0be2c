/** How hard the puzzle on the board is, found out by a worker once its solutions are. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { Facts, Puzzle } from "sudoku-lab";
import { view } from "../../../lab/address/views";
import { lab, puzzle } from "../../../lab/store";
import { withWorker } from "../../../lab/with-worker";
import { activity } from "../../../parts/solutions/known";
import { Acts } from "../../../ui/Later";
import { task } from "../../../ui/task";
import { words as common, format } from "../../../words";
import { words as made } from "../../../words/compare";
import { words } from "../../../words/solve";

interface Looked {
  readonly at: Puzzle;
  readonly facts: Facts;
}

export function Difficulty() {
  const board = puzzle.value;
  const looked = useSignal<Looked | null>(null);
  const looking = useMemo(task, []);
  const wanted = view.value === "solve" && activity.value === "resting";
  const fits = board !== null && board.clashes.length === 0;

  function look() {
    const loaded = lab.peek();
    if (!loaded || !board || !fits || looked.peek()?.at === board) return;
    const { text, box } = board;
    void looking.run(async (signal) => {
      const facts = await withWorker(loaded, (ask) => ask({ type: "facts", text, box }), signal);
      looked.value = { at: board, facts };
    });
  }

  useEffect(() => {
    if (wanted) look();
    return looking.cancel;
  }, [board, wanted]);

  if (!fits) return null;
  const facts = looked.value?.at === board ? looked.value.facts : null;
  const failed = looking.failed.value;
  return (
    <div class="difficulty" data-known={facts !== null}>
      {failed !== null && (
        <div class="notice" role="alert">
          <span>{words.failed(failed)}</span>
          <Acts acts={[{ label: common.tryAgain, run: look }]} />
        </div>
      )}
      {facts ? <Told facts={facts} /> : failed === null && <p class="muted">{words.looking}</p>}
    </div>
  );
}

function Told({
  facts: { hardest, nodes, givens, minimal, solutions },
}: {
  readonly facts: Facts;
}) {
  const rows: readonly (readonly [string, string])[] = [
    [words.hardest, made.technique(hardest)],
    [words.nodes, words.nodesOf(nodes)],
    [words.givens, format(givens)],
    ...(solutions === 1 ? [[words.minimal, words.needed(minimal)] as const] : []),
  ];
  return (
    <>
      <dl class="told">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p class="muted">{words.note}</p>
    </>
  );
}
