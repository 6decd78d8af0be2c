/** Below the boards: how to read them before the first race; then curves, results and races over seeds, one at a time. */
import { createFrame } from "../../lab/address/frame";
import { useSession } from "../../session/context";
import { useLater } from "../../ui/Later";
import * as css from "./Below.module.css";
import { createRaceController } from "./controller";
import { loadParts } from "./load-parts";
import { createRaceSheets } from "./sheets";
import { createRaceStore } from "./store";

const loadCurves = () => import("./curves/Curves").then(({ Curves }) => Curves);

/** Curves and sections are fetched when all lanes are drawn (`whole`): the boards can race without them. */
export function Below({ whole }: { readonly whole: boolean }) {
  const session = useSession();
  const { playback, cleared, series } = session.get(createRaceController);
  const { seriesShown } = session.get(createRaceSheets);
  const { compact } = session.get(createFrame);
  const { projector } = session.get(createRaceStore);
  const { part: Curves, failed } = useLater(loadCurves, whole);
  const { part: parts, failed: noSections } = useLater(loadParts, whole);
  const curves = Curves ? <Curves /> : failed;
  const now = playback.phase.value;
  const waiting = now === "idle" || now === "ready";
  const started = !waiting || cleared.value !== null || series.running.value || seriesShown.value;
  // A frame and a projector reserve the room of their plots.
  const bare = compact.value || projector.value === "on";
  if (bare) return curves;
  // Curves and sections appear together: whichever came later would move the other.
  if (parts && (curves || !started)) return <parts.Sections started={started} curves={curves} />;
  return (
    <div class={css.root}>
      {noSections}
      {noSections && started ? curves : failed}
    </div>
  );
}
