/** What came of it, in sentences. */
import { words } from "../../../words/experiment";
import { answer, inWords } from "./answer";
import { it, summary } from "./model";

/** Pairs up to which all are said at once. */
const FEW = 1;

export function Answer() {
  const now = summary.value;
  const { done, tasks } = it.progress.value;
  if (!now) return <p class="muted">{words.none}</p>;
  const pairs = inWords(now);
  return (
    <section class="answer" aria-label={words.answer} data-done={done}>
      <p class="answer-short">
        {done < tasks && <span class="muted">{words.soFar(done, tasks)}</span>}
        {answer(now).join(" ")}
      </p>
      {pairs.length > FEW ? (
        <details>
          <summary>{words.pairs}</summary>
          <Pairs pairs={pairs} />
        </details>
      ) : (
        <Pairs pairs={pairs} />
      )}
    </section>
  );
}

function Pairs({ pairs }: { readonly pairs: readonly string[] }) {
  return (
    <ul class="pairs-said">
      {pairs.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
