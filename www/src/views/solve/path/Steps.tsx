/** Shows a path that was found: its board, its curve and its list of steps. */
import { useComputed } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Deduction } from "sudoku-lab";
import { Legend } from "../../../parts/techniques/Legend";
import { nameOf } from "../../../play/help/about";
import { overlayOfSentence } from "../../../play/help/hint-overlays";
import { stepReasonText } from "../../../play/help/hint-text";
import { cellName, stepText } from "../../../play/help/notation";
import { applyStep, progressOnPath, tallyOf } from "../../../play/help/path";
import { replayOf } from "../../../play/help/replay";
import { digitAt, type Position } from "../../../play/position";
import { createTechniqueFilter } from "../../../play/rate/technique-filter";
import { createGame } from "../../../play/store";
import { useSession } from "../../../session/context";
import { Transport } from "../../../transport/Transport";
import { useCopy } from "../../../ui/copy";
import { download } from "../../../ui/download";
import { Explanation } from "../../../ui/Explanation";
import { Row } from "../../../ui/Row";
import { words as common } from "../../../words";
import { words } from "../../../words/hint";
import { AboutTechnique } from "../AboutTechnique";
import { StepButton, StepList } from "../StepList";
import { Curve } from "./Curve";
import * as css from "./Path.module.css";
import { StepBoard } from "./StepBoard";

interface Props {
  readonly start: Position;
  readonly steps: readonly Deduction[];
  readonly solved: boolean;
  /** The position of the player. */
  readonly now: Position;
}

/** Returns a function that returns the position after a number of steps, computed when it is first needed. */
function positionsOf(start: Position, steps: readonly Deduction[]) {
  const positions = [start];
  return (at: number): Position => {
    for (let next = positions.length; next <= at; next++) {
      const [before, step] = [positions[next - 1], steps[next - 1]];
      if (!before || !step) break;
      positions.push(applyStep(before, step));
    }
    return positions[at] ?? start;
  };
}

export function Steps({ start, steps, solved, now }: Props) {
  const session = useSession();
  const { active, reach } = session.get(createGame);
  const { only } = session.get(createTechniqueFilter);
  const replay = useMemo(() => replayOf(steps.length), [steps]);
  useEffect(() => () => replay.pause(), [replay]);
  const at = useMemo(() => positionsOf(start, steps), [start, steps]);
  const copying = useCopy(words.pathCopied, common.copyFailed);
  const done = useMemo(() => progressOnPath(steps, now), [steps, now]);
  const shown = replay.shownStep.value;
  const step = steps[shown - 1];
  const text = useComputed(() =>
    steps.map((one, index) => `${index + 1}. ${stepText(nameOf(one.technique), one, start.side)}`),
  );
  const whole = () => `${text.value.join("\n")}\n`;
  /** Shows the step that fills a cell. */
  const toCell = (cell: number) => {
    const found = steps.findIndex(({ placements }) => placements.some(([own]) => own === cell));
    if (found >= 0) replay.seek(found + 1);
  };
  return (
    <>
      <p class="ends">
        {words.pathEnds(steps.length, solved)}. {words.pathHere(done, steps.length)}
      </p>
      <Curve steps={steps} shown={shown} onStep={(number) => replay.seek(number)} />
      <Transport
        id="path-transport"
        layout="panel"
        playback={replay}
        label={words.pathControls}
        start={words.pathPlay}
        again={words.pathReplay}
      />
      <div class={css.body}>
        <div>
          <StepBoard
            p={at(Math.max(0, shown - 1))}
            overlay={step ? overlayOfSentence(step, start) : null}
            label={words.pathBoard(shown, steps.length)}
            onCell={toCell}
          />
          <Explanation class={css.said}>{step && stepReasonText(step, start.side)}</Explanation>
          {step && <AboutTechnique techniqueId={step.technique}>{words.about}</AboutTechnique>}
          {step && <Legend overlay={overlayOfSentence(step, start)} />}
          <Row>
            <button type="button" onClick={() => replay.seek(Math.min(done + 1, steps.length))}>
              {words.pathGo}
            </button>
            {digitAt(now, active.value) === 0 && (
              <button type="button" onClick={() => toCell(active.value)}>
                {words.pathCell(cellName(active.value, start.side))}
              </button>
            )}
            <button type="button" disabled={shown === 0} onClick={() => reach(at(shown))}>
              {words.pathReach}
            </button>
          </Row>
        </div>
        <List
          lines={text.value}
          steps={steps}
          only={tallyOf(steps).has(only.value) ? only.value : ""}
          shown={shown}
          done={done}
          onStep={(number) => replay.seek(number)}
          onOnly={(id) => {
            only.value = id;
          }}
        />
      </div>
      <Row>
        <button type="button" onClick={() => void copying.copy(whole())}>
          {copying.message ?? words.pathCopy}
        </button>
        <button
          type="button"
          onClick={() => download(new Blob([whole()], { type: "text/plain" }), words.pathFile)}
        >
          {words.pathSave}
        </button>
      </Row>
    </>
  );
}

interface ListProps {
  readonly lines: readonly string[];
  readonly steps: readonly Deduction[];
  /** The id of the technique whose steps are listed; empty for all. */
  readonly only: string;
  readonly shown: number;
  readonly done: number;
  readonly onStep: (number: number) => void;
  readonly onOnly: (technique: string) => void;
}

function List({ lines, steps, only, shown, done, onStep, onOnly }: ListProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const row = list.current?.querySelector('[aria-current="step"]')?.closest("li");
    const frame = list.current;
    if (!row || !frame) return;
    // Scroll only the list, not the page.
    const above = row.offsetTop;
    if (
      above < frame.scrollTop ||
      above + row.offsetHeight > frame.scrollTop + frame.clientHeight
    ) {
      frame.scrollTop = above - frame.clientHeight / 2;
    }
  }, [shown, only]);
  return (
    <div class={css.list}>
      <label>
        {words.pathFilter}{" "}
        <select value={only} onChange={(event) => onOnly(event.currentTarget.value)}>
          <option value="">{words.pathEvery(steps.length)}</option>
          {[...tallyOf(steps)].map(([id, count]) => (
            <option key={id} value={id}>
              {words.pathOf(nameOf(id), count)}
            </option>
          ))}
        </select>
      </label>
      <StepList ordered ref={list} class={css.steps}>
        {steps.map((step, index) =>
          only !== "" && step.technique !== only ? null : (
            <li key={index}>
              <StepButton
                done={index < done}
                aria-current={index + 1 === shown ? "step" : undefined}
                onClick={() => onStep(index + 1)}
              >
                {lines[index]}
              </StepButton>
            </li>
          ),
        )}
      </StepList>
    </div>
  );
}
