/** The view in which algorithms race. */

import { RaceContext } from "./context";
import { controls, race } from "./page";
import { RaceView } from "./RaceView";

export function Race() {
  return (
    <RaceContext.Provider value={{ race: race(), controls }}>
      <div class="stage">
        <RaceView />
      </div>
    </RaceContext.Provider>
  );
}
