/**
 * Axes of charts: the range of an axis, the position of a value on it, and its ticks. Every function accepts any
 * numbers: reversed, equal, infinite or `NaN` ends still give a range that can be drawn, and the number of ticks is
 * bounded. Every loop counts integers, so that its end does not depend on a sum of floating-point steps.
 */

/** The range that an axis shows. Only `drawableRange` creates it: both ends are finite, and `low < high`. */
export interface AxisRange {
  readonly low: number;
  readonly high: number;
  /** Whether the axis is logarithmic; then `low` is above zero. */
  readonly log: boolean;
}

/** The maximum number of ticks of an axis. */
export const MAX_TICKS = 12;

/** The largest absolute value of an end, for which the difference of two ends and their padding remain finite. */
const MAX_END = Number.MAX_VALUE / 16;
/** The smallest end of a logarithmic axis, for which its reciprocal and the powers of ten remain normal numbers. */
const MIN_LOG_END = 1e-290;
/**
 * The minimum width of a range relative to the size of its ends, which are moved apart if necessary: fewer than 10⁶
 * distinct numbers lie between closer ends.
 */
const MIN_RELATIVE_WIDTH = 1e-10;
/** The space above and below the curves, as a share of their range. */
const RANGE_PADDING = 0.1;

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);
/** The ends of a range without values. */
const DEFAULT_ENDS = { linear: [0, 1], log: [1, 10] } as const;

/** Returns a range between two values that an axis can show. */
export function drawableRange(from: number, to: number, log: boolean): AxisRange {
  const [first, last] = DEFAULT_ENDS[log ? "log" : "linear"];
  const usable = (end: number) => !Number.isNaN(end) && (!log || end > 0);
  const ends = [from, to].filter(usable).map((end) => clamp(end, -MAX_END, MAX_END));
  if (ends.length === 0) return { low: first, high: last, log };
  let [low, high] = [Math.min(...ends), Math.max(...ends)];
  if (log) {
    low = clamp(low, MIN_LOG_END, MAX_END / 10);
    high = Math.max(high, low);
    // One end was zero or negative: the range covers one power of ten.
    if (ends.length === 1) low = Math.max(high / 10, MIN_LOG_END);
    if (high < low * (1 + MIN_RELATIVE_WIDTH)) [low, high] = [low * 0.9, low * 1.1];
  } else {
    const size = Math.max(Math.abs(low), Math.abs(high));
    if (high - low < Math.max(size * MIN_RELATIVE_WIDTH, MIN_LOG_END)) {
      const middle = low / 2 + high / 2;
      // Numbers very close to zero are treated as zero.
      const half = size * RANGE_PADDING > MIN_LOG_END ? size * RANGE_PADDING : 1;
      [low, high] = [middle - half, middle + half];
    }
  }
  return { low, high, log };
}

/** Returns a range with some space around it; a range that begins just above zero is extended to zero. */
export function paddedRange(from: number, to: number, log: boolean): AxisRange {
  const { low, high } = drawableRange(from, to, log);
  if (log) {
    // The ends are rounded outwards to one significant digit.
    const unit = (value: number) => 10 ** Math.floor(Math.log10(value));
    const [below, above] = [unit(low), unit(high)];
    return drawableRange(Math.floor(low / below) * below, Math.ceil(high / above) * above, true);
  }
  const available = (high - low) * RANGE_PADDING;
  return drawableRange(
    low >= 0 && low < available ? 0 : low - available,
    high <= 0 && high > -available ? 0 : high + available,
    false,
  );
}

/**
 * The maximum distance from a range at which values are drawn, in lengths of the range: a canvas does not accept
 * arbitrarily large numbers.
 */
const MAX_DRAWN_DISTANCE = 1e6;

/**
 * Returns the position of a value in a range, from 0 at its low end to 1 at its high end; values outside the range have
 * positions beyond these.
 */
export function shareOf({ low, high, log }: AxisRange, value: number): number {
  const held = clamp(value, log ? MIN_LOG_END : -MAX_END, MAX_END);
  // The difference of logarithms is used because a quotient of the values could be infinite.
  const at = log ? Math.log : (one: number) => one;
  return clamp(
    (at(held) - at(low)) / (at(high) - at(low)),
    -MAX_DRAWN_DISTANCE,
    MAX_DRAWN_DISTANCE,
  );
}

/** Returns the value at `x` on the straight line that is drawn between two points. */
export function valueBetween(
  x: number,
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  { logX, logY }: { readonly logX: boolean; readonly logY: boolean },
): number {
  if (x >= x1) return y1;
  if (x <= x0) return y0;
  const share = shareOf({ low: x0, high: x1, log: logX && x0 > 0 }, x);
  if (logY && y0 > 0 && y1 > 0)
    return Math.exp(Math.log(y0) + share * (Math.log(y1) - Math.log(y0)));
  return (1 - share) * y0 + share * y1;
}

interface TickOptions {
  /** The maximum number of ticks, at least 1. */
  readonly most: number;
  /** Whether only whole numbers have a meaning. */
  readonly whole?: boolean;
}

/**
 * Returns at least one tick inside a range, in ascending order: multiples of 1, 2 or 5 times a power of ten; or powers
 * of ten if a logarithmic range contains two of them.
 */
export function ticksOf(range: AxisRange, { most, whole = false }: TickOptions): readonly number[] {
  const limit = clamp(Math.floor(most) || 1, 1, MAX_TICKS);
  const ticks = range.log ? logTicks(range, limit) : linearTicks(range, limit);
  const integers = whole ? ticks.filter(Number.isInteger) : [];
  return integers.length > 0 ? integers : ticks;
}

/** Returns the number nearest to the decimal `mantissa`e`exponent`; a product would add a rounding error. */
const decimalNumber = (mantissa: number, exponent: number) => Number(`${mantissa}e${exponent}`);

function linearTicks({ low, high }: AxisRange, max: number): readonly number[] {
  const exponent = Math.floor(Math.log10((high - low) / max));
  let finest: readonly number[] = [low];
  for (const mantissa of [1, 2, 5, 10, 20, 50]) {
    const step = decimalNumber(mantissa, exponent);
    // Includes values slightly beyond the ends, because quotients are rounded; ticks outside of the range are removed
    // below.
    const [first, last] = [Math.ceil(low / step - 1e-5), Math.floor(high / step + 1e-5)];
    // The minimum width of a range bounds both indices: they are exact, and their difference is at most 10 · `most`.
    const ticks = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) =>
      decimalNumber((first + at) * mantissa, exponent),
    ).filter((tick) => tick >= low && tick <= high);
    if (ticks.length === 0) break;
    if (ticks.length <= max) return ticks;
    finest = ticks;
  }
  return finest.slice(0, max);
}

function logTicks(range: AxisRange, maximum: number): readonly number[] {
  const { low, high } = range;
  const inside = (tick: number) => tick >= low && tick <= high;
  const [first, last] = [Math.floor(Math.log10(low)), Math.ceil(Math.log10(high))];
  // Every second, third … power of ten if there is no room for all.
  const stride = Math.max(1, Math.ceil((last - first - 1) / maximum));
  const length = Math.floor((last - first) / stride) + 1;
  const from = Math.ceil(first / stride) * stride;
  const powers = Array.from({ length }, (_, at) => decimalNumber(1, from + at * stride));
  const tens = powers.filter(inside);
  if (tens.length > 1 && tens.length <= maximum) return tens;
  if (stride > 1) return tens.slice(0, maximum);
  const fine = powers.flatMap((ten) => [ten, 2 * ten, 5 * ten]).filter(inside);
  return fine.length > 1 && fine.length <= maximum ? fine : linearTicks(range, maximum);
}

interface LabelOptions {
  readonly text: (ticks: readonly number[]) => readonly string[];
  /** The extent of a label along the axis, in the units of `length`. */
  readonly room: (text: string) => number;
  /** The length of the axis. */
  readonly length: number;
  readonly whole?: boolean;
}

export interface LabelledTick {
  readonly value: number;
  readonly text: string;
}

/** Returns as many ticks as there is space for their labels. The label of the first tick is always shown. */
export function labelledTicks(range: AxisRange, options: LabelOptions): readonly LabelledTick[] {
  const { text, room, length, whole = false } = options;
  const at = (value: number) => shareOf(range, value) * length;
  let maxValue = clamp(Math.floor(length / Math.max(room(""), 1)) + 1, 1, MAX_TICKS);
  while (maxValue > 0) {
    const values = ticksOf(range, { most: maxValue, whole });
    const labels = text(values);
    let end = Number.NEGATIVE_INFINITY;
    const fits = values.every((value, index) => {
      const half = room(labels[index] ?? "") / 2;
      const free = at(value) - half >= end;
      end = at(value) + half;
      return free;
    });
    if (fits) return values.map((value, index) => ({ value, text: labels[index] ?? "" }));
    maxValue = Math.min(maxValue, values.length) - 1;
  }
  return [];
}
