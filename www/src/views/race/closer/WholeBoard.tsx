/** The board of a lane in its own window. It follows the race and the step shown. */
import { useEffect } from "preact/hooks";
import { Canvas } from "../../../board/Canvas";
import { keepLaneActive } from "../../../lab/frames";
import { useSession } from "../../../session/context";
import { createDocument } from "../../../session/document";
import { LANE_COLOUR_COUNT } from "../../../ui/colours";
import { words } from "../../../words";
import { words as look } from "../../../words/look";
import { frameCaption } from "../caption";
import { useRace } from "../context";
import { nameAt } from "../names";
import { countFilled, digitsOn, isLast, isWaiting } from "../shown";
import * as css from "./WholeBoard.module.css";

export function BoardWindow({ index }: { readonly index: number }) {
  const session = useSession();
  const { puzzle } = session.get(createDocument);
  const race = useRace();
  race?.tick.value; // updates a few times per second
  const model = race?.lanes.value[index] ?? null;
  const lane = model?.run ?? null;
  const frame = model?.frame ?? null;
  const board = puzzle.value;
  useEffect(() => (lane ? keepLaneActive(lane) : undefined), [lane]);
  if (!board || !frame || frame.digits.length !== board.givens.length) {
    return <p class="muted">{look.nothing}</p>;
  }
  const filled = countFilled(lane ? digitsOn(lane, frame, board.givens) : board.givens);
  return (
    <div class={`${css.root} lane-colour-${(index % LANE_COLOUR_COUNT) + 1}`}>
      <Canvas
        puzzle={board}
        frame={lane && isWaiting(lane) ? null : frame}
        lane={index}
        final={lane !== null && isLast(lane, frame)}
        label={words.laneBoard(nameAt(session, index), filled, frame.digits.length)}
      />
      <p>{(lane && frameCaption(lane, frame)) || words.showing(frame.step)}</p>
    </div>
  );
}
