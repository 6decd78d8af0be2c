/** The view of one puzzle to be solved: the board, what one plays it with, and what opens beside it. */
import { effect, untracked } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { view } from "../../lab/address/views";
import { left } from "../../lab/store";
import { pack } from "../../play/formats/packed";
import { keepReady } from "../../play/help/ask";
import { position } from "../../play/store";
import { guarded } from "../../ui/Boundary";
import { Coach } from "./coach/Coach";
import { early } from "./early";
import { rateSoon } from "./level";
import { Panels } from "./Panels";
import { Controls } from "./play/Controls";
import { Play } from "./play/Play";
import { sayLast, sayLeft } from "./share/left";
import { packGame } from "./share/packing";
import "../../styles/solve.css";

const CoachBlock = guarded("solve/coach", Coach);
const ControlsBlock = guarded("solve/controls", Controls);

early();
packGame.value = () => (position.value ? pack(position.value) : "");

export function Solve() {
  const open = view.value === "solve";
  useEffect(() => {
    if (!open) return undefined;
    sayLast();
    return effect(() => {
      const game = left.value;
      left.value = null;
      if (game !== null) untracked(() => sayLeft(game));
    });
  }, [open]);
  useEffect(() => (open ? keepReady() : undefined), [open]);
  useEffect(() => (open ? rateSoon() : undefined), [open]);
  if (!open) return null;
  return (
    <>
      <Play />
      <div class="play-rail">
        <CoachBlock />
        <ControlsBlock />
        <Panels />
      </div>
    </>
  );
}
