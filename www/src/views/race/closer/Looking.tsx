/** Shows the detailed view of a lane. Fetches it when it is first opened. */

import { useStore } from "../../../session/context";
import { useLater } from "../../../ui/Later";
import { createRaceStore } from "../store";

const load = () => import("./Closer").then(({ Closer }) => Closer);

export function Looking() {
  const { looked, lanes } = useStore(createRaceStore);
  const index = looked.value;
  const open = index !== null && index < lanes.value.length;
  const { part: Closer, failed } = useLater(load, open);
  if (!open) return null;
  return Closer ? <Closer key={index} index={index} /> : failed;
}
