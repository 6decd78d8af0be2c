/**
 * The part of the page below the boards: the key before the first race; then curves, results and races over seeds as
 * tabs.
 */
import { createFrame } from "../../lab/address/frame";
import { useSession } from "../../session/context";
import { useLazy } from "../../ui/Lazy";
import { loadInBackground } from "../../ui/load";
import { fetchAhead } from "../../words/tables";
import * as css from "./Below.module.css";
import { createRaceController } from "./controller";
import { loadParts } from "./load-parts";
import { createRaceSheets } from "./sheets";
import { createRaceStore } from "./store";

const loadCurves = () => import("./curves/Curves").then(({ Curves }) => Curves);

/** Fetches the key to the boards and its texts ahead of time, so that the key appears together with the boards. */
export function fetchBoardKey(): void {
  fetchAhead(["curves"]);
  loadInBackground(loadParts, () => {});
}

/**
 * Shows the sections below the boards. The curves are fetched once all lanes are drawn (`whole`): the boards can race
 * without them.
 */
export function RaceSections({ whole }: { readonly whole: boolean }) {
  const session = useSession();
  const { playback, cleared, series } = session.get(createRaceController);
  const { seriesShown } = session.get(createRaceSheets);
  const { compact } = session.get(createFrame);
  const { projector } = session.get(createRaceStore);
  const { part: Curves, failed } = useLazy(loadCurves, whole);
  const { part: parts, failed: noParts } = useLazy(loadParts);
  const curves = Curves ? <Curves /> : failed;
  const now = playback.phase.value;
  const waiting = now === "idle" || now === "ready";
  const started = !waiting || cleared.value !== null || series.running.value || seriesShown.value;
  // The curves alone: frames and the projector view reserve the space for their plots.
  const bare = compact.value || projector.value === "on";
  if (bare) return curves;
  if (!started) {
    // Wait until all boards are there: each further board would move this section.
    return whole && parts ? <parts.Waiting /> : <div class={css.root}>{noParts}</div>;
  }
  // Show curves and sections in one step: if one of them appeared later, it would move the other.
  if (parts && curves) return <parts.Sections curves={curves} />;
  return (
    <div class={css.root}>
      {noParts}
      {noParts ? curves : failed}
    </div>
  );
}
