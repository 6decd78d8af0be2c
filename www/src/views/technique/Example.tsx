/** An instance of a technique in stages: the position, the pattern, and the conclusion with its reasons. */

import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { TechniqueInfo } from "sudoku-lab";
import type { Overlay } from "sudoku-lab/board";
import { Proof } from "../../parts/reasons/Proof";
import { Reasons } from "../../parts/reasons/Reasons";
import type { TechniqueBoard } from "../../parts/techniques/boards";
import { Legend } from "../../parts/techniques/Legend";
import { overlayAt, STAGE_COUNT } from "../../parts/techniques/overlays";
import { findStepOn } from "../../parts/techniques/step";
import { stepReasonText } from "../../play/help/hint-text";
import { guarded } from "../../ui/Boundary";
import { Button } from "../../ui/Button";
import { Panel } from "../../ui/Panel";
import { words } from "../../words/techniques";
import { Reader } from "./Reader";
import * as css from "./Techniques.module.css";

export const Example = guarded("technique/example", ExampleContent);

interface Props {
  readonly info: TechniqueInfo;
  readonly board: TechniqueBoard;
  /** Whether there are no boards to practise on, so that the next stage is the main action. */
  readonly isAlone: boolean;
}

function ExampleContent({ info, board, isAlone }: Props) {
  const stage = useSignal(0);
  /** The line of the reasons that is drawn instead of the whole step; `null` for the whole step. */
  const line = useSignal<Overlay | null>(null);
  const taught = useMemo(() => findStepOn(board, info), [board, info]);
  const [find] = board.finds;
  if (!find) return null;
  const at = stage.value;
  const last = at === STAGE_COUNT - 1;
  const overlay = (last && line.value) || overlayAt(find, at);
  const draw = (one: Overlay | null) => {
    line.value = one;
  };
  return (
    <Panel class="example" data-part="boards" aria-labelledby="example-title" data-stage={at}>
      <h3 id="example-title">{words.example}</h3>
      <Reader board={board} overlay={overlay} label={words.board(info.name, board.side)} />
      <div class={css.steps}>
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
        <Button primary={isAlone} disabled={last} onClick={() => stage.value++}>
          {words.next}
        </Button>
      </div>
      {last && taught && (
        <div class={css.why}>
          <Reasons {...taught} preceding draw={draw} />
        </div>
      )}
      <p class={css.said} role="status">
        <span class="visually-hidden">
          {words.stageOf(at + 1, STAGE_COUNT, words.stages[at] ?? "")}.{" "}
        </span>
        {words.said[at] ?? (taught ? stepReasonText(taught.step, board.side) : "")}
      </p>
      {last && taught && (
        <div class={css.why}>
          <Reasons {...taught} draw={draw} />
          <p>
            <Proof step={taught.step} side={board.side} />
          </p>
        </div>
      )}
      <Legend overlay={overlay} />
    </Panel>
  );
}
