/** How all plots are drawn: against what, on which scales, and which part. */
import { batch, signal } from "@preact/signals";

export type Against = "step" | "time";

export interface Scales {
  readonly against: Against;
  readonly logX: boolean;
  readonly logY: boolean;
}

/** Where a logarithmic axis begins, for it has no zero: half a step, half of what clocks resolve. */
export const LEAST = { step: 0.5, time: 0.05 } as const;

/** The narrowest part that is shown: two steps, or this share of all the time. */
const MIN_STEPS = 2;
const MIN_TIME_SHARE = 1e-4;

export function createPlotStore() {
  const against = signal<Against>("step");
  const logX = signal(true);
  const logY = signal(false);
  /** A plot for each lane. */
  const apart = signal(false);
  /** The part of the axis that is shown, the same in all plots; `null` is all. */
  const zoom = signal<readonly [low: number, high: number] | null>(null);

  function turnAgainst(next: Against): void {
    batch(() => {
      against.value = next;
      zoom.value = null;
    });
  }

  /** Shows the part of the axis from one place to another; `all` is where the axis begins and ends. */
  function zoomTo(from: number, to: number, all: readonly [number, number]): void {
    const [start, end] = all;
    if (Number.isNaN(from) || Number.isNaN(to)) return;
    let [low, high] = [from, to].sort((a, b) => a - b) as [number, number];
    if (high <= start || low >= end) return;
    const width = against.value === "step" ? MIN_STEPS : (end - start) * MIN_TIME_SHARE;
    if (high - low < width) {
      const middle = Math.min(Math.max((low + high) / 2, start + width / 2), end - width / 2);
      [low, high] = [middle - width / 2, middle + width / 2];
    }
    [low, high] = [Math.max(low, start), Math.min(high, end)];
    zoom.value = low <= start && high >= end ? null : [low, high];
  }

  /** Shows a part `factor` times as long, around a place; what is beyond the ends is cut off. */
  function zoomBy(factor: number, place: number | null, all: readonly [number, number]): void {
    const least = LEAST[against.value];
    const forth = (x: number) => (logX.value ? Math.log(Math.max(x, least)) : x);
    const back = (x: number) => (logX.value ? Math.exp(x) : x);
    const [low, high] = (zoom.value ?? all).map(forth) as [number, number];
    const middle = place === null ? (low + high) / 2 : Math.min(Math.max(forth(place), low), high);
    zoomTo(back(middle - (middle - low) * factor), back(middle + (high - middle) * factor), all);
  }

  return { against, logX, logY, apart, zoom, turnAgainst, zoomTo, zoomBy };
}
