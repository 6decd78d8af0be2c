/** Shows the solutions of the puzzle on request. */

import { Listing } from "../../../parts/solutions/Listing";
import { createSolutions } from "../../../parts/solutions/solution-count";
import { type GamePuzzle, isSamePuzzle } from "../../../play/position";
import { useSession } from "../../../session/context";
import { createDocument } from "../../../session/document";
import { Summary } from "../../../ui/Text";
import * as css from "../Play.module.css";

export function Solutions({ puzzle: currentPuzzle }: { readonly puzzle: GamePuzzle }) {
  const session = useSession();
  const { puzzle } = session.get(createDocument);
  const { activity, census, verdict } = session.get(createSolutions);
  const board = puzzle.value;
  const known = activity.value === "resting" && (census.value?.found ?? 0) > 0;
  return (
    <div class={css.solvedPanel}>
      <Summary>{verdict.value}</Summary>
      {board && known && isSamePuzzle(board, currentPuzzle) && (
        <Listing key={`${board.text} ${board.box}`} counting={false} />
      )}
    </div>
  );
}
