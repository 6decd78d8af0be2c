/** The equivalence of the puzzle on the board with known puzzles, and the properties of the puzzle itself. */
import { useSignal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import type { Puzzle } from "sudoku-lab";
import { useSession } from "../../session/context";
import { createDocument } from "../../session/document";
import { Acts } from "../../ui/Later";
import { Notice } from "../../ui/Notice";
import { Summary } from "../../ui/Text";
import { words as common } from "../../words";
import { words } from "../../words/disguise";
import type { Comparison, Own } from "./comparison";
import * as css from "./Disguise.module.css";
import { ListForm } from "./ListForm";
import { Seen } from "./Seen";
import { createEquivalenceSearch } from "./search";
import { inFull } from "./ways";

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
          <Acts acts={[{ label: common.tryAgain, run: () => void ask(board) }]} />
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
      {now?.own && <ByItself own={now.own} board={board} />}
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
          {matches.map((one, index) => (
            <option key={index} value={index}>
              {words.name(one)}
            </option>
          ))}
        </select>
      )}
      {match && <Seen puzzle={board} match={match} />}
    </section>
  );
}

function ByItself({ own: { canonical, ways }, board }: { readonly own: Own; board: Puzzle }) {
  const absent = 9 - new Set(board.givens.filter((digit) => digit > 0)).size;
  let rearranged = canonical.automorphisms;
  for (let n = 2; n <= absent; n++) rearranged /= n;
  const beside = rearranged - 1;
  return (
    <>
      <section>
        <h3>{words.own}</h3>
        <p>{beside === 0 ? words.ownNone : words.ownSome(beside)}</p>
        {beside > 0 && (
          <ul class={css.own}>
            {ways.map((way) => {
              const text = inFull(way);
              return <li key={text}>{text}</li>;
            })}
            {beside > ways.length && <li>{words.ownMore(beside - ways.length)}</li>}
          </ul>
        )}
        {absent > 1 && <p>{words.free(absent)}</p>}
      </section>
      <section>
        <h3>{words.form}</h3>
        <p class="muted">{words.formHelp}</p>
        <div class={css.form}>
          <code>{canonical.text}</code>
          <Copy text={canonical.text} />
        </div>
      </section>
    </>
  );
}

function Copy({ text }: { readonly text: string }) {
  const said = useSignal<string | null>(null);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      said.value = words.copied;
    } catch {
      said.value = words.copyFailed;
    }
  }
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        {words.copy}
      </button>
      <span role="status">{said.value}</span>
    </>
  );
}
