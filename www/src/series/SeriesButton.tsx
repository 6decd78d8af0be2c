/** Starts a race over seeds; what it needs is fetched when it is first pressed. */
import { signal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { lent, phase } from "../race/driver";
import { seeds } from "../state/store";
import { words } from "../words";

export const MOST_SEEDS = 100;

const panel = signal<FunctionComponent | null>(null);

export function SeriesPlace() {
  const Panel = panel.value;
  return Panel && <Panel />;
}

export function SeriesButton() {
  async function begin() {
    const [{ start }, { SeriesPanel }] = await Promise.all([
      import("./run"),
      import("./SeriesPanel"),
    ]);
    panel.value = SeriesPanel;
    await start(seeds.value);
  }

  return (
    <div class="toolbar">
      <div class="field">
        <label for="seeds">{words.series.count}</label>
        <input
          id="seeds"
          class="numbers"
          inputMode="numeric"
          autocomplete="off"
          value={seeds.value}
          onChange={({ currentTarget: field }) => {
            const value = Number(field.value);
            const right = /^\d+$/.test(field.value) && value >= 1 && value <= MOST_SEEDS;
            if (right) seeds.value = value;
            else field.value = String(seeds.value);
          }}
        />
      </div>
      <span class="spacer" />
      <button
        type="button"
        title={words.series.help}
        disabled={phase.value === "idle" || lent.value}
        onClick={() => void begin()}
      >
        {words.series.start}
      </button>
    </div>
  );
}
