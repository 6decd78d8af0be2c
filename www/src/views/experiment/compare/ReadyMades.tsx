/** Links to the ready-made experiments, named by their questions; experiments with their own view are folded. */

import { Choices } from "../../../parts/Choices";
import { useStore } from "../../../session/context";
import { scrollToFocused } from "../../../ui/scroll";
import { words } from "../../../words/experiment";
import { createCompareController } from "./controller";
import { type ReadyMade, readyMades } from "./ready-made";

export function ReadyMades() {
  const { title } = useStore(createCompareController);
  const questions = readyMades.value.filter(({ link }) => link === undefined);
  const linked = readyMades.value.filter(({ link }) => link !== undefined);
  return (
    <Choices
      label={words.readyMade}
      now={title.value || words.readyMade}
      empty={questions.length === 0}
    >
      <Questions all={questions} />
      {linked.length > 0 && (
        <details>
          <summary>{words.onOnePuzzle}</summary>
          <Questions all={linked} />
        </details>
      )}
    </Choices>
  );
}

function Questions({ all }: { readonly all: readonly ReadyMade[] }) {
  const { linkOf, asking } = useStore(createCompareController);
  return (
    <ul>
      {all.map((experiment) => (
        <li key={experiment.id}>
          <a
            href={linkOf(experiment)}
            title={experiment.note}
            aria-current={experiment === asking.value ? "true" : undefined}
            onFocus={scrollToFocused}
          >
            {experiment.title}
          </a>
        </li>
      ))}
    </ul>
  );
}
