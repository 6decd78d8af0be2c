/** Links to the ready-made experiments, named by their questions; experiments with their own view are folded. */

import { Choices } from "../../../parts/Choices";
import { useStore } from "../../../session/context";
import { showFocused } from "../../../ui/scroll";
import { words } from "../../../words/experiment";
import { createCompareController } from "./controller";
import { type ReadyMade, readyMades } from "./ready-made";

export function ReadyMades() {
  const { title } = useStore(createCompareController);
  const asked = readyMades.value.filter(({ link }) => link === undefined);
  const elsewhere = readyMades.value.filter(({ link }) => link !== undefined);
  return (
    <Choices
      label={words.readyMade}
      now={title.value || words.readyMade}
      empty={asked.length === 0}
    >
      <Questions all={asked} />
      {elsewhere.length > 0 && (
        <details>
          <summary>{words.onOnePuzzle}</summary>
          <Questions all={elsewhere} />
        </details>
      )}
    </Choices>
  );
}

function Questions({ all }: { readonly all: readonly ReadyMade[] }) {
  const { linkOf, asking } = useStore(createCompareController);
  return (
    <ul>
      {all.map((one) => (
        <li key={one.id}>
          <a
            href={linkOf(one)}
            title={one.note}
            aria-current={one === asking.value ? "true" : undefined}
            onFocus={showFocused}
          >
            {one.title}
          </a>
        </li>
      ))}
    </ul>
  );
}
