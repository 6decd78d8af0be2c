/** A run to step through: its board, its pseudo-code, the explanation of the step, and its curves. */

import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { AlgorithmInfo, Registry } from "sudoku-lab";
import { bareFrame } from "sudoku-lab/board";
import { Canvas } from "../../board/Canvas";
import { createAlgorithmColours } from "../../lab/algorithm-colours";
import { keepLaneActive } from "../../lab/frames";
import { SingleRun } from "../../lab/race/single-run";
import { PseudoCode } from "../../parts/code/PseudoCode";
import { WorkerTrouble } from "../../parts/WorkerTrouble";
import { useStore } from "../../session/context";
import type { Playback } from "../../transport/playback";
import { Transport } from "../../transport/Transport";
import { guarded } from "../../ui/Boundary";
import { Button } from "../../ui/Button";
import { Explanation } from "../../ui/Explanation";
import { Panel, PanelHead } from "../../ui/Panel";
import { Row } from "../../ui/Row";
import { words as common, format } from "../../words";
import { words as code } from "../../words/code";
import { words } from "../../words/learn";
import { explained } from "../../words/messages";
import { boardsFor, setupOnBoard } from "./boards";
import { Curve } from "./Curve";
import * as learnCss from "./Learn.module.css";

/** The speed in steps per second, slow enough to read along. */
const STEPS_PER_SECOND = 2;

interface Props {
  readonly lab: Registry;
  readonly info: AlgorithmInfo;
}

export const Stepper = guarded("learn/stepper", StepperContent);

function StepperContent({ lab, info }: Props) {
  const all = boardsFor(info);
  const side = useSignal(all[0]?.side);
  /** The number of runs that were started to replace a crashed run. */
  const retries = useSignal(0);
  const board = all.find((one) => one.side === side.value);
  if (!board) return null;
  return (
    <Panel data-part="code" aria-labelledby="topic-watch">
      <PanelHead>
        <h3 id="topic-watch">{words.watch}</h3>
        {all.length > 1 && (
          <Row as="span" joined role="group" aria-label={words.sizes}>
            {all.map((item) => (
              <Button
                key={item.side}
                small
                toggle
                aria-pressed={item === board}
                onClick={() => {
                  side.value = item.side;
                }}
              >
                {item.side} × {item.side}
              </Button>
            ))}
          </Row>
        )}
      </PanelHead>
      <SteppedRun
        key={`${board.side} ${retries.value}`}
        lab={lab}
        info={info}
        board={board}
        restart={() => {
          retries.value += 1;
        }}
      />
    </Panel>
  );
}

type StepperBoard = ReturnType<typeof boardsFor>[number];

interface SteppedRunProps extends Props {
  readonly board: StepperBoard;
  /** Starts a new run in place of this one. */
  readonly restart: () => void;
}

function SteppedRun({ lab, info, board, restart }: SteppedRunProps) {
  const { colourOf } = useStore(createAlgorithmColours);
  const { setup, population } = setupOnBoard(info, board);
  const solves = info.kind === "solver";
  const singleRun = useMemo(
    () => new SingleRun(lab, lab.read(board.text), setup, { speed: STEPS_PER_SECOND }),
    [],
  );
  useEffect(() => () => singleRun.dispose(), []);
  const { race, puzzle } = singleRun;
  const playback = useMemo((): Playback => {
    const { playback: own } = singleRun;
    return {
      ...own,
      play() {
        if (own.phase.peek() === "ended") own.seek(0); // a run that has ended is played again
        own.play();
      },
    };
  }, []);
  const model = race.lanes.value[0];
  const lane = model?.run ?? null;
  useEffect(() => (lane ? keepLaneActive(lane) : undefined), [lane]);
  race.tick.value; // the status changes a few times per second
  const status = model?.status.value;
  const frame = model?.frame ?? null;
  const ended = status?.state === "ended" && frame?.step === status.steps;
  const shown = frame ?? bareFrame(puzzle.givens);
  const text = explained(frame?.explanation);
  return (
    <>
      <p class="muted">
        {words.watchIntro} {board.side === 4 && solves && words.several}{" "}
        {population && words.small(format(population))}
      </p>
      <Transport
        id="stepper"
        layout="section"
        playback={playback}
        label={words.controls}
        start={words.start}
        again={words.again}
        secondary
      />
      <WorkerTrouble model={model} retry={restart} />
      <div
        class={learnCss.stepped}
        data-step={frame?.step ?? 0}
        data-outcome={ended ? status?.outcome : undefined}
      >
        <div>
          <Canvas
            puzzle={puzzle}
            frame={shown}
            lane={colourOf(info.id)}
            final={ended}
            label={words.board(info.name)}
          />
          <p class={`muted ${learnCss.boardKey}`}>{words.boardKey}</p>
          <Explanation class={learnCss.explanation}>
            {(status?.outcome === "crashed" ? null : status?.error) ??
              `${ended && solves && status?.outcome ? `${common.outcomes[status.outcome]}. ` : ""}${text}`}
          </Explanation>
        </div>
        <div>
          <h4>{code.title}</h4>
          <PseudoCode info={info} frame={frame} />
        </div>
      </div>
      <h4>{words.plots}</h4>
      <p class="muted">{words.plotsIntro}</p>
      <ul class={learnCss.smallCurves}>
        {info.series.map((spec, index) => (
          <Curve key={spec.id} spec={spec} index={index} frame={frame} lane={colourOf(info.id)} />
        ))}
      </ul>
    </>
  );
}
