/** The view in which algorithms race: the puzzle, the set-up, the race, how it ended. */

import { view } from "../../lab/address/views";
import { PuzzlePanel } from "../../parts/puzzle/PuzzlePanel";
import { framed } from "../../ui/storage";
import { RaceContext } from "./context";
import { Finish } from "./Finish";
import { Papers } from "./Papers";
import { controls, race } from "./page";
import { RaceView } from "./RaceView";
import { Setup } from "./Setup";

export function Race() {
  const stage = (
    <div class="stage">
      <RaceView />
      <Papers />
    </div>
  );
  // In a frame one sees the race first: the page around it says what it is about.
  return (
    <RaceContext.Provider value={{ race: race(), controls }}>
      {framed && stage}
      {view.value === "race" && <PuzzlePanel />}
      <Setup />
      {!framed && stage}
      <Finish />
    </RaceContext.Provider>
  );
}
