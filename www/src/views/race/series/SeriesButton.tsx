/** Starts a race over seeds; what it needs is fetched when it is first pressed. */
import { signal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { bring } from "../../../ui/Later";
import { LabelledField } from "../../../ui/WholeField";
import { words } from "../../../words";
import { controls, series } from "../page";
import { seeds } from "../store";

export const MOST_SEEDS = 100;

const load = () => Promise.all([import("./run"), import("./SeriesPanel")]);

const panel = signal<FunctionComponent | null>(null);

export function SeriesPlace() {
  const Panel = panel.value;
  return Panel && <Panel />;
}

export function SeriesButton() {
  async function begin() {
    const [{ start }, { SeriesPanel }] = await bring(load);
    panel.value = SeriesPanel;
    await start(seeds.value);
  }

  return (
    <div class="toolbar">
      <LabelledField
        label={words.series.count}
        id="seeds"
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
        onClick={() => void begin()}
      >
        {words.series.start}
      </button>
    </div>
  );
}
