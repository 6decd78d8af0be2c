/** The settings shared by all plots: the quantity on the horizontal axis, the scales and the visible part. */
import { batch, signal } from "@preact/signals";

export type AxisQuantity = "step" | "time";

export interface Scales {
  readonly against: AxisQuantity;
  readonly logX: boolean;
  readonly logY: boolean;
}

/**
 * The lower end of a logarithmic axis, which has no zero: half a step, or 0.05 ms, half of the resolution of clocks.
 */
export const MIN_LOG_VALUE = { step: 0.5, time: 0.05 } as const;

/** The narrowest part that can be shown: two steps, or this share of the whole time. */
const MIN_STEPS = 2;
const MIN_TIME_SHARE = 1e-4;

export function createPlotStore() {
  const against = signal<AxisQuantity>("step");
  const logX = signal(true);
  const logY = signal(false);
  /** Whether each lane has its own plot. */
  const apart = signal(false);
  /** The visible part of the axis, the same in all plots; `null` for the whole axis. */
  const zoom = signal<readonly [low: number, high: number] | null>(null);

  function setAxisQuantity(next: AxisQuantity): void {
    batch(() => {
      against.value = next;
      zoom.value = null;
    });
  }

  /** Zooms to the part of the axis between two positions; `all` is the range of the whole axis. */
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

  /**
   * Multiplies the length of the visible part by `factor`, around a position; the result is clipped to the whole axis.
   */
  function zoomBy(factor: number, place: number | null, all: readonly [number, number]): void {
    const min = MIN_LOG_VALUE[against.value];
    const forth = (x: number) => (logX.value ? Math.log(Math.max(x, min)) : x);
    const back = (x: number) => (logX.value ? Math.exp(x) : x);
    const [low, high] = (zoom.value ?? all).map(forth) as [number, number];
    const middle = place === null ? (low + high) / 2 : Math.min(Math.max(forth(place), low), high);
    zoomTo(back(middle - (middle - low) * factor), back(middle + (high - middle) * factor), all);
  }

  return { against, logX, logY, apart, zoom, turnAgainst: setAxisQuantity, zoomTo, zoomBy };
}
