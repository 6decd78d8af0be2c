/** The view of one puzzle to be solved: the board, what one plays it with, and what opens beside it. */
import { useEffect } from "preact/hooks";
import { view } from "../../lab/address/views";
import { pack } from "../../play/formats/packed";
import { keepReady } from "../../play/help/ask";
import { editing, finished, follow, position } from "../../play/store";
import { guarded } from "../../ui/Boundary";
import { words } from "../../words/play";
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

/** A question and its answer, level with what stands above the board. */
function Headline() {
  const { question, answered, editing: own } = words.headline;
  const text = editing.value ? own : finished.value === null ? question : answered;
  return <h2 class="headline">{text}</h2>;
}

export function Solve() {
  const open = view.value === "solve";
  useEffect(() => {
    if (!open) return undefined;
    const end = follow(sayLeft);
    sayLast();
    return end;
  }, [open]);
  useEffect(() => (open ? keepReady() : undefined), [open]);
  useEffect(() => (open ? rateSoon() : undefined), [open]);
  if (!open) return null;
  return (
    <>
      <Play />
      <div class="play-rail">
        <Headline />
        <CoachBlock />
        <ControlsBlock />
        <Panels />
      </div>
    </>
  );
}
