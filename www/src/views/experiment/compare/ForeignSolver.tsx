/** The solver of another person in the open study: what it is, and the question whether it may run. */
import { useEffect, useRef } from "preact/hooks";
import { sizeOf } from "../../../lab/experiment/solver";
import { useStore } from "../../../session/context";
import { Button } from "../../../ui/Button";
import { Notice } from "../../../ui/Notice";
import { words } from "../../../words/experiment";
import * as css from "../Experiment.module.css";
import { createCompareController } from "./controller";

export function ForeignSolver() {
  const { foreign, awaiting, foreignFailed } = useStore(createCompareController);
  const solver = foreign.value;
  if (!solver) return null;
  const { source, name, sha256 } = solver;
  return (
    <Notice calm class={css.foreign} data-part="foreign-solver">
      <div>
        <p>
          <strong>{words.foreign[source.kind](name, sizeOf(source))}</strong>
        </p>
        <p>
          {words.foreign.digest}: <code>{sha256}</code>
        </p>
        <p>{words.foreign.checked}</p>
        {source.kind === "js" && (
          <details>
            <summary>{words.foreign.code}</summary>
            <pre class={css.foreignCode}>{source.text}</pre>
          </details>
        )}
        {awaiting.value !== null && <Question />}
        {foreignFailed.value !== null && (
          <p role="alert">{words.foreign.failed(foreignFailed.value)}</p>
        )}
      </div>
    </Notice>
  );
}

/** Asks before the code is executed; nothing is executed unless the visitor allows it. */
function Question() {
  const { foreign, allowForeign, declineForeign } = useStore(createCompareController);
  const decline = useRef<HTMLButtonElement>(null);
  useEffect(() => decline.current?.focus(), []);
  return (
    <div>
      <p id="foreign-ask">{words.foreign.ask(foreign.value?.name ?? "")}</p>
      <div class={css.row}>
        <button type="button" ref={decline} aria-describedby="foreign-ask" onClick={declineForeign}>
          {words.foreign.decline}
        </button>
        <Button onClick={() => void allowForeign()}>{words.foreign.allow}</Button>
      </div>
    </div>
  );
}
