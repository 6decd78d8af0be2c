/** The view in which one puzzle is solved on several cores. */
import { useEffect } from "preact/hooks";
import { PuzzlePanel } from "../puzzle/PuzzlePanel";
import { view } from "../state/store";
import { words } from "../words/cores";
import { cancelled, failed, followBoard, measured, run } from "./driver";
import { Run } from "./Parts";
import { Settings } from "./Settings";
import { SpeedUp } from "./SpeedUp";
import "../styles/cores.css";

export function Cores() {
  useEffect(followBoard, []);
  return (
    <>
      {view.value === "cores" && <PuzzlePanel />}
      <div class="stage cores">
        <Settings />
        {failed.value && (
          <p class="notice" role="alert">
            {words.failed(failed.value)}
          </p>
        )}
        {cancelled.value && <p class="muted">{words.wasCancelled}</p>}
        {run.value && <Run run={run.value} />}
        {measured.value && <SpeedUp measured={measured.value} />}
      </div>
    </>
  );
}
