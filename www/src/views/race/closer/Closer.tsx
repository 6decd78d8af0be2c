/** The detailed view of one lane. It follows the race and the step shown. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { AlgorithmInfo, Detail, Frame, Lane, Puzzle, Visits } from "sudoku-lab";
import { Canvas } from "../../../board/Canvas";
import { ShadedBoard, ShadedFrame } from "../../../board/ShadedBoard";
import { findAlgorithm } from "../../../lab/check";
import { keepLaneActive } from "../../../lab/frames";
import { PseudoCode } from "../../../parts/code/PseudoCode";
import { cellName } from "../../../play/help/notation";
import { useSession } from "../../../session/context";
import { createDocument } from "../../../session/document";
import { lab } from "../../../session/engine";
import { guarded } from "../../../ui/Boundary";
import { Button } from "../../../ui/Button";
import { LANE_COLOUR_COUNT } from "../../../ui/colours";
import { Icon } from "../../../ui/Icon";
import { LaneGlyph } from "../../../ui/Marker";
import { Panel, PanelHead } from "../../../ui/Panel";
import { focusElement } from "../../../ui/scroll";
import { format, words } from "../../../words";
import { words as code } from "../../../words/code";
import { words as look } from "../../../words/look";
import { frameCaption } from "../caption";
import { useRace } from "../context";
import * as laneCss from "../Lane.module.css";
import { nameAt } from "../names";
import { countFilled, digitsOn, isLast, isWaiting } from "../shown";
import { createRaceStore } from "../store";
import { InspectedBoards } from "./Boards";
import * as css from "./Closer.module.css";
import { findGreatest } from "./figures";
import { Heat } from "./Heat";
import { pathsOf } from "./levels";
import { Path } from "./Path";
import { Paths } from "./Paths";
import { Population } from "./Population";

/** The minimum size of a cell, CSS pixels, so that each cell can be recognized and pressed. */
const MIN_CELL_PX = 24;
const DEFAULT_BOARD_PX = 288;

export const Inspector = guarded("race/closer", LaneInspectorContent);

function LaneInspectorContent({ index }: { readonly index: number }) {
  const session = useSession();
  const { lanes, looked } = session.get(createRaceStore);
  const { puzzle } = session.get(createDocument);
  const heading = useRef<HTMLHeadingElement>(null);
  const entry = lanes.value[index];
  const info = entry && lab.value && findAlgorithm(lab.value, entry.algorithm);
  const race = useRace();
  const model = race?.lanes.value[index] ?? null;
  const lane = model?.run ?? null;
  const board = puzzle.value;
  race?.tick.value; // updates a few times per second
  const frame = model?.frame ?? null;
  const detail = useDetail(lane, frame);
  const visits = useVisits(lane, frame);

  useEffect(() => focusElement(heading.current), []);
  useEffect(() => (lane ? keepLaneActive(lane) : undefined), [lane]);

  if (!info || !entry || !board) return null;

  function closeInspector() {
    looked.value = null;
    focusElement(
      document.querySelector<HTMLElement>(`[data-lane="${index + 1}"] .${laneCss.name}`),
    );
  }

  return (
    <Panel
      class={`${css.root} lane-colour-${(index % LANE_COLOUR_COUNT) + 1}`}
      aria-labelledby="look-title"
      data-looked={index + 1}
      data-side={board.side}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation(); // one press of Escape closes only one thing
        closeInspector();
      }}
    >
      <PanelHead>
        <h2 id="look-title" tabIndex={-1} ref={heading}>
          <LaneGlyph lane={index} /> {look.title(nameAt(session, index))}
        </h2>
        {frame && <span class="muted numbers">{words.showing(frame.step)}</span>}
        <Button icon faint onClick={closeInspector}>
          <Icon name="close" label={words.close} />
        </Button>
      </PanelHead>
      {frame && frame.digits.length === board.givens.length ? (
        <InspectorParts
          index={index}
          info={info}
          lane={lane}
          frame={frame}
          detail={detail}
          board={board}
          visits={visits}
        />
      ) : (
        <p class="muted">{look.nothing}</p>
      )}
    </Panel>
  );
}

interface InspectorPartsProps {
  readonly index: number;
  readonly info: AlgorithmInfo;
  readonly lane: Lane | null;
  readonly frame: Frame;
  readonly detail: Detail;
  readonly board: Puzzle;
  readonly visits: Visits | null;
}

function InspectorParts({ index, info, lane, frame, detail, board, visits }: InspectorPartsProps) {
  const session = useSession();
  const { side } = board;
  const paths = pathsOf(info.series, frame);
  const filled = countFilled(lane ? digitsOn(lane, frame, board.givens) : board.givens);
  return (
    <div class={css.lookParts}>
      <section class={css.lookPart} aria-labelledby="look-board">
        <h3 id="look-board">{look.board}</h3>
        <p>{(lane && frameCaption(lane, frame)) || look.boardText(filled, frame.digits.length)}</p>
        <ShadedFrame tabIndex={0} aria-label={look.boardLarge}>
          <Canvas
            puzzle={board}
            frame={lane && isWaiting(lane) ? null : frame}
            lane={index}
            final={lane !== null && isLast(lane, frame)}
            size={Math.max(DEFAULT_BOARD_PX, side * MIN_CELL_PX)}
            label={words.laneBoard(nameAt(session, index), filled, frame.digits.length)}
          />
        </ShadedFrame>
      </section>
      <section class={css.lookPart} data-part="code" aria-labelledby="look-code">
        <h3 id="look-code">{code.title}</h3>
        <PseudoCode key={info.id} info={info} frame={frame} />
      </section>
      {detail.type === "path" && <Path branches={detail.branches} side={side} />}
      {detail.type === "population" && (
        <Population size={detail.size} best={detail.best} puzzle={board} lane={index} />
      )}
      {detail.type === "boards" && (
        <InspectedBoards boards={detail.boards} puzzle={board} lane={index} />
      )}
      {paths && <Paths shown={paths} />}
      <Heat frame={frame} detail={detail} board={board} />
      <VisitsMap visits={visits} moment={frame.step} board={board} />
    </div>
  );
}

interface VisitsProps extends Pick<InspectorPartsProps, "visits" | "board"> {
  readonly moment: number;
}

function VisitsMap({ visits, moment, board }: VisitsProps) {
  const values = Array.from(board.givens, (given, cell) =>
    given > 0 ? null : (visits?.changes[cell] ?? 0),
  );
  const top = findGreatest(values);
  return (
    <section class={css.lookPart} aria-labelledby="look-visits">
      <h3 id="look-visits">{look.visits}</h3>
      <p>
        {look.visitsText(
          visits?.steps ?? 0,
          moment,
          top && top.value > 0 ? cellName(top.cell, board.side) : null,
          top?.value ?? 0,
        )}
      </p>
      <ShadedBoard
        puzzle={board}
        caption={look.visitsTable}
        values={values}
        maxValue={Math.max(1, top?.value ?? 0)}
        unit={look.changes(Math.max(1, top?.value ?? 0))}
        text={format}
      />
    </section>
  );
}

/** Returns the detail of the lane's search, requested again for every frame shown; `none` until it is loaded. */
function useDetail(lane: Lane | null, frame: Frame | null): Detail {
  const [detail, setDetail] = useState<{ lane: Lane | null; detail: Detail } | null>(null);
  const current = useRef(lane);
  current.current = lane;
  useEffect(() => {
    if (!lane || !frame) return;
    void lane.detail().then((found) => {
      if (current.current === lane) setDetail({ lane: lane, detail: found });
    });
  }, [lane, frame]);
  return detail?.lane === lane ? detail.detail : { type: "none" };
}

/**
 * Returns the visits of cells up to the step shown; while they are still being counted, up to the step counted so far.
 */
function useVisits(lane: Lane | null, frame: Frame | null): Visits | null {
  const [visits, setVisits] = useState<{ lane: Lane; visits: Visits } | null>(null);
  useEffect(() => {
    if (!lane || !frame) return;
    let left = false;
    const count = async () => {
      for (let more = true; more && !left; ) {
        const counted = await lane.visits();
        if (left || !counted) return;
        setVisits({ lane: lane, visits: counted });
        more = counted.steps < frame.step && !lane.playing;
      }
    };
    void count();
    return () => {
      left = true;
    };
  }, [lane, frame]);
  return visits?.lane === lane ? visits.visits : null;
}
