/** The view in which algorithms race: the puzzle, the set-up, the race, how it ended. */
import { PuzzlePanel } from "../puzzle/PuzzlePanel";
import { view } from "../state/store";
import { Finish } from "./Finish";
import { Papers } from "./Papers";
import { RaceView } from "./RaceView";
import { Setup } from "./Setup";

export function Race() {
  return (
    <>
      {view.value === "race" && <PuzzlePanel />}
      <Setup />
      <div class="stage">
        <RaceView />
        <Papers />
      </div>
      <Finish />
    </>
  );
}
