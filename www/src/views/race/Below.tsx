/** Below the boards: how to read them before the first race; then curves, results and races over seeds, one at a time. */
import { createFrame } from "../../lab/address/frame";
import { useSession } from "../../session/context";
import { useLater } from "../../ui/Later";
import { inBackground } from "../../ui/load";
import { fetchAhead } from "../../words/tables";
import * as css from "./Below.module.css";
import { createRaceController } from "./controller";
import { loadParts } from "./load-parts";
import { createRaceSheets } from "./sheets";
import { createRaceStore } from "./store";

const loadCurves = () => import("./curves/Curves").then(({ Curves }) => Curves);

/** Fetches the key to the boards with its words, so that it is shown with the boards. */
export function fetchKey(): void {
  fetchAhead(["curves"]);
  inBackground(loadParts, () => {});
}

/** Curves are fetched when all lanes are drawn (`whole`): the boards can race without them. */
export function Below({ whole }: { readonly whole: boolean }) {
  const session = useSession();
  const { playback, cleared, series } = session.get(createRaceController);
  const { seriesShown } = session.get(createRaceSheets);
  const { compact } = session.get(createFrame);
  const { projector } = session.get(createRaceStore);
  const { part: Curves, failed } = useLater(loadCurves, whole);
  const { part: parts, failed: noParts } = useLater(loadParts);
  const curves = Curves ? <Curves /> : failed;
  const now = playback.phase.value;
  const waiting = now === "idle" || now === "ready";
  const started = !waiting || cleared.value !== null || series.running.value || seriesShown.value;
  // A frame and a projector reserve the room of their plots.
  const bare = compact.value || projector.value === "on";
  if (bare) return curves;
  if (!started) {
    // Below all boards, each of which would move it.
    return whole && parts ? <parts.Waiting /> : <div class={css.root}>{noParts}</div>;
  }
  // Curves and sections appear together: whichever came later would move the other.
  if (parts && curves) return <parts.Sections curves={curves} />;
  return (
    <div class={css.root}>
      {noParts}
      {noParts ? curves : failed}
    </div>
  );
}
