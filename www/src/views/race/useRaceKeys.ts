/** The keyboard shortcuts of the race and the projector view. */
import { useEffect } from "preact/hooks";
import { createNavigation } from "../../lab/address/views";
import { useSession } from "../../session/context";
import { useLazy } from "../../ui/Lazy";
import { createLaterParts } from "./later-parts";
import { loadParts, loadResults } from "./load-parts";
import { createRaceStore } from "./store";

/** Enables the shortcuts of the race while its view is open. Returns whether the projector view is on. */
export function useRaceKeys() {
  const session = useSession();
  const { projector } = session.get(createRaceStore);
  const { view } = session.get(createNavigation);
  session.get(createLaterParts).load = loadResults;
  const on = projector.value === "on";
  const isRaceView = view.value === "race";
  const { part: keys } = useLazy(loadParts, isRaceView);
  useEffect(
    () => (isRaceView && keys ? keys.startOnSpace(session) : undefined),
    [isRaceView, keys],
  );
  useEffect(
    () => (isRaceView && keys ? keys.listenForKeys(session) : undefined),
    [isRaceView, keys],
  );
  useEffect(
    () => (isRaceView && on && keys ? keys.project(session) : undefined),
    [isRaceView, on, keys],
  );
  return { projected: on };
}
