/** The reason why a text pasted on the page was rejected. */

import { useStore } from "../../session/context";
import { useLater } from "../../ui/Later";
import { createRefusal } from "./refusal";

const load = () => import("./Refused").then(({ Refused }) => Refused);

export function RefusedOnPage() {
  const { refusal } = useStore(createRefusal);
  const wanted = refusal.value?.from === "page";
  const { part: Refused, failed } = useLater(load, wanted);
  if (!wanted) return null;
  return Refused ? <Refused from="page" /> : failed;
}
