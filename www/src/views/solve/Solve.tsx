/** The view of one puzzle to be solved: the board, what one plays it with, and what opens beside it. */
import { useEffect } from "preact/hooks";
import { view } from "../../lab/address/views";
import { pack } from "../../play/formats/packed";
import { keepReady } from "../../play/help/ask";
import { follow, position } from "../../play/store";
import { early } from "./early";
import { Panels } from "./Panels";
import { Play } from "./play/Play";
import { sayLast, sayLeft } from "./share/left";
import { packGame } from "./share/packing";
import { Source } from "./source/Source";
import "../../styles/solve.css";

early();
packGame.value = () => (position.value ? pack(position.value) : "");

export function Solve() {
  const open = view.value === "solve";
  useEffect(() => {
    if (!open) return undefined;
    const end = follow(sayLeft);
    sayLast();
    return end;
  }, [open]);
  useEffect(() => (open ? keepReady() : undefined), [open]);
  if (!open) return null;
  return (
    <>
      <Play />
      <div class="panels">
        <Source />
        <Panels />
      </div>
    </>
  );
}
