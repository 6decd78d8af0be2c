/** The keyboard shortcuts of the race and the projector view. */
import { useEffect } from "preact/hooks";
import { createNavigation } from "../../lab/address/views";
import { useSession } from "../../session/context";
import { useLater } from "../../ui/Later";
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
  const here = view.value === "race";
  const { part: keys } = useLater(loadParts, here);
  useEffect(() => (here && keys ? keys.startOnSpace(session) : undefined), [here, keys]);
  useEffect(() => (here && keys ? keys.listenForKeys(session) : undefined), [here, keys]);
  useEffect(() => (here && on && keys ? keys.project(session) : undefined), [here, on, keys]);
  return { projected: on };
}
