/** The view in which algorithms race: the puzzle, the set-up, the race, how it ended. */

import { view } from "../../lab/address/views";
import { PuzzlePanel } from "../../parts/puzzle/PuzzlePanel";
import { useLater } from "../../ui/Later";
import { framed } from "../../ui/storage";
import { RaceContext } from "./context";
import { Finish } from "./Finish";
import { Fold } from "./Fold";
import { controls, race } from "./page";
import { RaceView } from "./RaceView";
import { Setup } from "./Setup";

const loadPapers = () => import("./Papers").then(({ Papers }) => Papers);

/** What papers print is wanted when there is something to hold against it. */
function PapersPlace() {
  const now = controls.phase.value;
  const { part: Papers, failed } = useLater(loadPapers, now === "ended" || now === "past");
  return Papers ? <Papers /> : failed;
}

export function Race() {
  const stage = (
    <div class="stage">
      <RaceView>
        <Finish />
        <PapersPlace />
      </RaceView>
    </div>
  );
  // In a frame one sees the race first: the page around it says what it is about.
  return (
    <RaceContext.Provider value={{ race: race(), controls }}>
      {framed && stage}
      <Fold>
        {view.value === "race" && <PuzzlePanel />}
        <Setup />
      </Fold>
      {!framed && stage}
    </RaceContext.Provider>
  );
}
