/** The equivalence of the puzzle on the board with known puzzles, and the properties of the puzzle itself. */
import { useSignal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import type { Puzzle } from "sudoku-lab";
import { useSession } from "../../session/context";
import { createDocument } from "../../session/document";
import { LoadErrorActions } from "../../ui/Lazy";
import { Notice } from "../../ui/Notice";
import { Summary } from "../../ui/Text";
import { words as common } from "../../words";
import { words } from "../../words/disguise";
import type { Comparison, OwnLine } from "./comparison";
import * as css from "./Disguise.module.css";
import { ListForm } from "./ListForm";
import { EquivalentBoards } from "./Seen";
import { createEquivalenceSearch } from "./search";
import { describeAutomorphism } from "./ways";

export function Disguise() {
  const session = useSession();
  const { puzzle } = session.get(createDocument);
  const { ask, searching, answer } = session.get(createEquivalenceSearch);
  const board = puzzle.value;
  const fits = board?.box === "3x3";
  useEffect(() => {
    if (board && fits) void ask(board);
    return searching.cancel;
  }, [board, fits]);
  if (!board) return null;
  if (!fits) return <p>{words.otherSize(board.side)}</p>;
  const now = answer.value;
  const running = searching.running.value;
  const failed = searching.failed.value;
  return (
    <div class={css.root}>
      <p class="muted">{words.intro}</p>
      {failed && (
        <Notice as="p" role="alert">
          <span>{words.failed(failed)}</span>
          <LoadErrorActions acts={[{ label: common.tryAgain, run: () => void ask(board) }]} />
        </Notice>
      )}
      {now?.comparison && !running ? (
        <Verdict key={board.text} board={board} comparison={now.comparison} />
      ) : (
        running && (
          <p class="muted numbers" data-running>
            {now?.comparison ? words.sofar(now.comparison.compared) : words.working}{" "}
            {now?.comparison && <progress max={1} value={now.comparison.share} />}
          </p>
        )
      )}
      <ListForm running={running} onAsk={() => void ask(board)} />
      {now?.own && <Automorphisms own={now.own} board={board} />}
    </div>
  );
}

interface VerdictProps {
  readonly board: Puzzle;
  readonly comparison: Comparison;
}

function Verdict({ board, comparison }: VerdictProps) {
  const [chosen, setChosen] = useState(0);
  const { matches, skipped, firstSkipped, share } = comparison;
  const match = matches[chosen] ?? matches[0];
  return (
    <section class="answer" aria-label={words.verdict(comparison)}>
      <Summary>{words.verdict(comparison)}</Summary>
      {share < 1 && <p>{words.cancelled}</p>}
      {firstSkipped && <p>{words.skipped(skipped, firstSkipped.line, firstSkipped.why)}</p>}
      {matches.length > 1 && (
        <select
          aria-label={words.choose}
          value={chosen}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
        >
          {matches.map((match, index) => (
            <option key={index} value={index}>
              {words.name(match)}
            </option>
          ))}
        </select>
      )}
      {match && <EquivalentBoards puzzle={board} match={match} />}
    </section>
  );
}

function Automorphisms({
  own: { canonical, ways },
  board,
}: {
  readonly own: OwnLine;
  board: Puzzle;
}) {
  const absent = 9 - new Set(board.givens.filter((digit) => digit > 0)).size;
  let rearranged = canonical.automorphisms;
  for (let n = 2; n <= absent; n++) rearranged /= n;
  const otherCount = rearranged - 1;
  return (
    <>
      <section>
        <h3>{words.own}</h3>
        <p>{otherCount === 0 ? words.ownNone : words.ownSome(otherCount)}</p>
        {otherCount > 0 && (
          <ul class={css.own}>
            {ways.map((way) => {
              const text = describeAutomorphism(way);
              return <li key={text}>{text}</li>;
            })}
            {otherCount > ways.length && <li>{words.ownMore(otherCount - ways.length)}</li>}
          </ul>
        )}
        {absent > 1 && <p>{words.free(absent)}</p>}
      </section>
      <section>
        <h3>{words.form}</h3>
        <p class="muted">{words.formHelp}</p>
        <div class={css.form}>
          <code>{canonical.text}</code>
          <CopyEquivalent text={canonical.text} />
        </div>
      </section>
    </>
  );
}

function CopyEquivalent({ text }: { readonly text: string }) {
  const message = useSignal<string | null>(null);
  async function copyEquivalent() {
    try {
      await navigator.clipboard.writeText(text);
      message.value = words.copied;
    } catch {
      message.value = words.copyFailed;
    }
  }
  return (
    <>
      <button type="button" onClick={() => void copyEquivalent()}>
        {words.copy}
      </button>
      <span role="status">{message.value}</span>
    </>
  );
}
