/** The solutions of the puzzle, for who asks. */
import { puzzle } from "../../../lab/store";
import { activity, census, verdict } from "../../../parts/solutions/known";
import { Listing } from "../../../parts/solutions/Listing";
import { type GamePuzzle, samePuzzle } from "../../../play/position";

export function Solutions({ puzzle: of }: { readonly puzzle: GamePuzzle }) {
  const board = puzzle.value;
  const known = activity.value === "resting" && (census.value?.found ?? 0) > 0;
  return (
    <div class="solved-panel">
      <p class="summary">{verdict.value}</p>
      {board && known && samePuzzle(board, of) && (
        <Listing key={`${board.text} ${board.box}`} counting={false} />
      )}
    </div>
  );
}
