/** The view in which algorithms race. */

import { useStore } from "../../session/context";
import { RaceContext } from "./context";
import { createRaceController } from "./controller";
import * as css from "./Race.module.css";
import { RaceView } from "./RaceView";

export function Race() {
  const { race, playback } = useStore(createRaceController);
  return (
    <RaceContext.Provider value={{ race: race(), playback }}>
      <div class={`stage ${css.stage}`}>
        <RaceView />
      </div>
    </RaceContext.Provider>
  );
}
