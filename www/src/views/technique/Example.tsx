/** An instance, a stage at a time: the position, the pattern, what follows. */

import { useSignal } from "@preact/signals";
import type { Board } from "../../parts/techniques/boards";
import { Legend } from "../../parts/techniques/Legend";
import { overlayAt, STAGES } from "../../parts/techniques/overlays";
import { guarded } from "../../ui/Boundary";
import { Button } from "../../ui/Button";
import { Panel } from "../../ui/Panel";
import { words } from "../../words/techniques";
import { Reader } from "./Reader";

export const Example = guarded("technique/example", ExampleContent);

function ExampleContent({ name, board }: { readonly name: string; readonly board: Board }) {
  const stage = useSignal(0);
  const [find] = board.finds;
  if (!find) return null;
  const at = stage.value;
  const overlay = overlayAt(find, at);
  return (
    <Panel class="example" data-part="boards" aria-labelledby="example-title" data-stage={at}>
      <h3 id="example-title">{words.example}</h3>
      <Reader board={board} overlay={overlay} label={words.board(name, board.side)} />
      <div class="steps">
        <button type="button" disabled={at === 0} onClick={() => stage.value--}>
          {words.back}
        </button>
        <ol>
          {words.stages.map((title, index) => (
            <li key={title} aria-current={index === at ? "step" : undefined}>
              {title}
            </li>
          ))}
        </ol>
        <Button primary disabled={at === STAGES - 1} onClick={() => stage.value++}>
          {words.next}
        </Button>
      </div>
      <p class="said" role="status">
        <span class="visually-hidden">
          {words.stageOf(at + 1, STAGES, words.stages[at] ?? "")}.{" "}
        </span>
        {words.said[at] ?? find.told?.text}
      </p>
      <Legend overlay={overlay} />
    </Panel>
  );
}
