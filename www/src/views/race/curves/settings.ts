/** How all plots are drawn: against what, on which scales, and which part. */
import { batch, signal } from "@preact/signals";

export type Against = "step" | "time";

export interface Scales {
  readonly against: Against;
  readonly logX: boolean;
  readonly logY: boolean;
}

export const against = signal<Against>("step");
export const logX = signal(true);
export const logY = signal(false);
/** A plot for each lane. */
export const apart = signal(false);
/** The part of the axis that is shown, the same in all plots; `null` is all. */
export const zoom = signal<readonly [low: number, high: number] | null>(null);

/** Where a logarithmic axis begins, for it has no zero: half a step, half of what clocks resolve. */
export const LEAST = { step: 0.5, time: 0.05 } as const;

export function turnAgainst(next: Against): void {
  batch(() => {
    against.value = next;
    zoom.value = null;
  });
}

/** Takes a part of the axis to be shown; `all` is where it ends when all is. */
export function zoomTo(low: number, high: number, all: readonly [number, number]): void {
  const from = Math.max(Math.min(low, high), all[0]);
  const to = Math.min(Math.max(low, high), all[1]);
  if (from <= all[0] && to >= all[1]) zoom.value = null;
  else if (to > from) zoom.value = [from, to];
}

/** Shows a part `factor` times as long, around a place; what is beyond the ends is cut off. */
export function zoomBy(factor: number, place: number | null, all: readonly [number, number]): void {
  const least = LEAST[against.value];
  const forth = (x: number) => (logX.value ? Math.log(Math.max(x, least)) : x);
  const back = (x: number) => (logX.value ? Math.exp(x) : x);
  const [low, high] = (zoom.value ?? all).map(forth) as [number, number];
  const middle = place === null ? (low + high) / 2 : Math.min(Math.max(forth(place), low), high);
  zoomTo(back(middle - (middle - low) * factor), back(middle + (high - middle) * factor), all);
}
