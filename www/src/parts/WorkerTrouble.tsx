/**
 * The notice about a run whose worker does not answer, with a button to stop the run, or about a run that crashed, with
 * a button to retry.
 */
import type { LaneModel } from "../lab/race/lane";
import { LoadErrorActions } from "../ui/Lazy";
import { Notice } from "../ui/Notice";
import { words } from "../words";

interface Props {
  readonly model: LaneModel | undefined;
  /** Restarts the run. */
  readonly retry: () => void;
}

export function WorkerTrouble({ model, retry }: Props) {
  const status = model?.status.value;
  if (status?.silent) {
    return (
      <Notice role="alert">
        <span>{words.silent.worker}</span>
        <LoadErrorActions acts={[{ label: words.endIt, run: () => model?.run?.stop() }]} />
      </Notice>
    );
  }
  if (status?.outcome !== "crashed") return null;
  return (
    <Notice role="alert">
      <span>{status.error}</span>
      <LoadErrorActions acts={[{ label: words.tryAgain, run: retry }]} />
    </Notice>
  );
}
