/** Starts a race over seeds; what it needs is fetched when it is first pressed. */
import { computed, signal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { bring } from "../../../ui/Later";
import { LabelledField } from "../../../ui/WholeField";
import { words } from "../../../words";
import { controls, restLanes, series } from "../page";
import { section } from "../sheets";
import { seeds } from "../store";

export const MOST_SEEDS = 100;

const load = () => Promise.all([import("./run"), import("./SeriesPanel")]);

const panel = signal<FunctionComponent | null>(null);
/** Whether there has been a race over seeds. */
export const seriesShown = computed(() => panel.value !== null);

export function SeriesPlace() {
  const Panel = panel.value;
  return Panel && <Panel />;
}

interface Props {
  /** Of the field for the number of seeds. */
  readonly id: string;
  readonly onBegin?: () => void;
}

export function SeriesButton({ id, onBegin }: Props) {
  function begin() {
    onBegin?.();
    if (!restLanes()) return;
    // It runs from the press: what is pressed while its code is fetched ends it, and is not undone by it later.
    void series.run(async (signal) => {
      const [{ start }, { SeriesPanel }] = await bring(load, signal);
      panel.value = SeriesPanel;
      section.value = "seeds";
      await start(seeds.value, signal);
    });
  }

  return (
    <div class="toolbar">
      <LabelledField
        label={words.series.count}
        id={id}
        value={seeds.value}
        min={1}
        max={MOST_SEEDS}
        allowed={words.wholeNumber(1, MOST_SEEDS)}
        onChange={(value) => {
          if (value !== null) seeds.value = value;
        }}
      />
      <span class="spacer" />
      <button
        type="button"
        title={words.series.help}
        disabled={controls.phase.value === "idle" || series.running.value}
        onClick={begin}
      >
        {words.series.start}
      </button>
    </div>
  );
}
