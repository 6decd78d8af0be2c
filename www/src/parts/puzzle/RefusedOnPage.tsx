/** The reason why a text pasted on the page was rejected. */

import { useStore } from "../../session/context";
import { useLazy } from "../../ui/Lazy";
import { createRefusal } from "./refusal";

const load = () => import("./Refused").then(({ RefusalMessage }) => RefusalMessage);

export function RefusedOnPage() {
  const { refusal } = useStore(createRefusal);
  const wanted = refusal.value?.from === "page";
  const { part: Refused, failed } = useLazy(load, wanted);
  if (!wanted) return null;
  return Refused ? <Refused from="page" /> : failed;
}
