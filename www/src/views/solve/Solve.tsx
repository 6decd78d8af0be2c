/** The view of one puzzle: its solutions, and how hard it is. */
import { view } from "../../lab/address/views";
import { puzzle } from "../../lab/store";
import { PuzzlePanel } from "../../parts/puzzle/PuzzlePanel";
import { activity, census, verdict } from "../../parts/solutions/known";
import { Listing } from "../../parts/solutions/Listing";
import { framed } from "../../ui/storage";
import { words } from "../../words/solve";
import { Difficulty } from "./Difficulty";
import "../../styles/solve.css";

export function Solve() {
  const panel = view.value === "solve" && <PuzzlePanel listed />;
  return (
    <>
      {!framed && panel}
      <div class="stage">
        {view.value === "solve" && <Solutions />}
        <Difficulty />
      </div>
      {framed && panel}
    </>
  );
}

function Solutions() {
  const board = puzzle.value;
  const known = activity.value === "resting" && (census.value?.found ?? 0) > 0;
  return (
    <section class="panel solved-panel" aria-labelledby="solved-title">
      <div class="panel-head">
        <h2 id="solved-title" tabIndex={-1} data-start="">
          {words.title}
        </h2>
      </div>
      <p class="summary">{verdict.value}</p>
      {board && known && <Listing key={`${board.text} ${board.box}`} counting={false} />}
    </section>
  );
}
