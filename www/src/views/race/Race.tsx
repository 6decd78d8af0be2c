/** The view in which algorithms race. */

import { useStore } from "../../session/context";
import { RaceContext } from "./context";
import { createRaceController } from "./controller";
import { RaceView } from "./RaceView";

export function Race() {
  const { race, playback } = useStore(createRaceController);
  return (
    <RaceContext.Provider value={{ race: race(), playback }}>
      <div class="stage">
        <RaceView />
      </div>
    </RaceContext.Provider>
  );
}
