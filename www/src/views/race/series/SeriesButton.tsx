/** The field and button that start a race over seeds. The code is fetched when the button is first pressed. */

import { useSession, useStore } from "../../../session/context";
import { ensureLoaded } from "../../../ui/Lazy";
import { Row } from "../../../ui/Row";
import { LabelledField } from "../../../ui/WholeField";
import { words } from "../../../words";
import { createRaceController } from "../controller";
import { createRaceSheets } from "../sheets";
import { createRaceStore } from "../store";

export const MAX_SEEDS = 100;

const load = () => Promise.all([import("./run"), import("./SeriesPanel")]);

export function SeriesSlot() {
  const { seriesPanel } = useStore(createRaceSheets);
  const Panel = seriesPanel.value;
  return Panel && <Panel />;
}

interface Props {
  /** The id of the field for the number of seeds. */
  readonly id: string;
  /** A class of the parent's style sheet that places the field. */
  readonly class?: string;
  readonly onBegin?: () => void;
}

export function SeriesButton({ id, class: placed, onBegin }: Props) {
  const session = useSession();
  const { restLanes, series, playback } = session.get(createRaceController);
  const { seriesPanel, section } = session.get(createRaceSheets);
  const { seeds } = session.get(createRaceStore);
  function startSeries() {
    onBegin?.();
    if (!restLanes()) return;
    // The task starts with the press: a control used while the code is being fetched cancels the task, and the fetched
    // code does not undo this.
    void series.run(async (signal) => {
      const [{ createSeries }, { SeriesPanel }] = await ensureLoaded(load, signal);
      seriesPanel.value = SeriesPanel;
      section.value = "seeds";
      await session.get(createSeries).start(seeds.value, signal);
    });
  }

  return (
    <Row tools>
      <LabelledField
        class={placed}
        label={words.series.count}
        id={id}
        value={seeds.value}
        min={1}
        max={MAX_SEEDS}
        allowed={words.wholeNumber(1, MAX_SEEDS)}
        onChange={(value) => {
          if (value !== null) seeds.value = value;
        }}
      />
      <button
        type="button"
        title={words.series.help}
        disabled={playback.phase.value === "idle" || series.running.value}
        onClick={startSeries}
      >
        {words.series.start}
      </button>
    </Row>
  );
}
