/** The view that solves one puzzle on several cores: either one shared run, or many seeds side by side. */
import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { createNavigation } from "../../../lab/address/views";
import { Kinds } from "../../../parts/Kinds";
import { PuzzlePanel } from "../../../parts/puzzle/PuzzlePanel";
import { useSession } from "../../../session/context";
import { Notice } from "../../../ui/Notice";
import { isFramed } from "../../../ui/storage";
import { words } from "../../../words/cores";
import * as css from "./Cores.module.css";
import { createCoresController } from "./controller";
import { Head } from "./Head";
import { SharedRunPanel } from "./Parts";
import { Settings } from "./Settings";
import { SpeedUp } from "./SpeedUp";
import { Outcome } from "./seeds/Outcome";
import { Portfolio } from "./seeds/Portfolio";
import { createCoresStore } from "./store";
import { ParallelModes } from "./Ways";

export function Cores() {
  const session = useSession();
  const { followBoard, checkChosen, failed, cancelled, run, measured, busy } =
    session.get(createCoresController);
  const { view } = session.get(createNavigation);
  const { seeds } = session.get(createCoresStore);
  useEffect(followBoard, []);
  useEffect(() => effect(checkChosen), []);
  const panel = view.value === "cores" && <PuzzlePanel />;
  return (
    <>
      <Kinds />
      {!isFramed && panel}
      <div class={`stage ${css.root}`}>
        <Head />
        <ParallelModes />
        {seeds.value === null ? <Settings /> : <Portfolio />}
        {failed.value && (
          <Notice as="p" role="alert">
            {words.failed(failed.value)}
          </Notice>
        )}
        {cancelled.value && <p class="muted">{words.wasCancelled}</p>}
        {seeds.value === null ? (
          <>
            {!run.value && !measured.value && !busy.value && <p class="muted">{words.ready}</p>}
            {run.value && <SharedRunPanel run={run.value} />}
            {measured.value && <SpeedUp measured={measured.value} />}
          </>
        ) : (
          <Outcome />
        )}
      </div>
      {isFramed && panel}
    </>
  );
}
