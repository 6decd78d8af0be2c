/** The questions that the page has experiments for, as links; those with a view of their own behind a line. */

import { useStore } from "../../../session/context";
import { showFocused } from "../../../ui/scroll";
import { words } from "../../../words/experiment";
import * as css from "../Experiment.module.css";
import { createCompareController } from "./controller";
import { type ReadyMade, readyMades } from "./ready-made";

export function ReadyMades() {
  const asked = readyMades.value.filter(({ link }) => link === undefined);
  const elsewhere = readyMades.value.filter(({ link }) => link !== undefined);
  return (
    <nav
      class={css.readyMades}
      aria-label={words.readyMade}
      data-empty={asked.length === 0 || undefined}
    >
      <Questions all={asked} />
      {elsewhere.length > 0 && (
        <details>
          <summary>{words.onOnePuzzle}</summary>
          <Questions all={elsewhere} />
        </details>
      )}
    </nav>
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
