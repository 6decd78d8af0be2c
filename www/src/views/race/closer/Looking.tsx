/** Shows the detailed view of a lane. Fetches it when it is first opened. */

import { useStore } from "../../../session/context";
import { useLazy } from "../../../ui/Lazy";
import { createRaceStore } from "../store";

const load = () => import("./Closer").then(({ Inspector }) => Inspector);

export function LaneInspectorLoader() {
  const { looked, lanes } = useStore(createRaceStore);
  const index = looked.value;
  const open = index !== null && index < lanes.value.length;
  const { part: Closer, failed } = useLazy(load, open);
  if (!open) return null;
  return Closer ? <Closer key={index} index={index} /> : failed;
}
