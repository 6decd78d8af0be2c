/** Shows the answer of the experiment in sentences: the headline and its uncertainty. */

import { maxWorkers } from "../../../lab/pool";
import { useStore } from "../../../session/context";
import { Headline } from "../../../ui/Headline";
import { words } from "../../../words/experiment";
import * as css from "../Experiment.module.css";
import { inWords, summarizeAnswer } from "./answer";
import { createCompareController } from "./controller";

/** The maximum number of pairs that are shown without a fold. */
const MAX_UNFOLDED_PAIRS = 1;

export function Answer() {
  const { summary, experimentSession, progress, measured, shipped } =
    useStore(createCompareController);
  const now = summary.value;
  const { done, tasks } = progress.value;
  if (!now) return <p class="muted">{words.none}</p>;
  const pairs = inWords(now);
  const [headline, ...rest] = summarizeAnswer(now);
  const { steps, seconds } = now.stopped;
  return (
    <section class={css.answer} aria-label={words.answer} data-done={done}>
      <div class={css.answerShort}>
        <Headline as="p" class={css.headline}>
          {done < tasks && <span class="muted">{words.soFar(done, tasks)}</span>}
          {headline.replace(/\.$/, "")}
        </Headline>{" "}
        {rest.length > 0 && <p class="muted">{rest.join(" ")}</p>}
        {measured.value === "time" && !shipped.value && (
          <p class="muted" data-field="measured">
            {experimentSession.elsewhere.value
              ? words.measuredElsewhere
              : words.measuredHere(maxWorkers)}
          </p>
        )}
        {steps + seconds > 0 && (
          <p class="muted" data-field="stopped">
            {words.stopped(steps, seconds, measured.value)}
          </p>
        )}
      </div>
      {pairs.length > MAX_UNFOLDED_PAIRS ? (
        <details>
          <summary>{words.pairs}</summary>
          <Pairs pairs={pairs} />
          <p class="muted">{words.adjusted(now.tests)}</p>
        </details>
      ) : (
        <Pairs pairs={pairs} />
      )}
    </section>
  );
}

function Pairs({ pairs }: { readonly pairs: readonly string[] }) {
  return (
    <ul class={css.pairsSaid}>
      {pairs.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
