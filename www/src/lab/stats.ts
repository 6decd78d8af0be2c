/**
 * The few statistics that a race over seeds needs, so that it does not have to wait for the module with all statistics;
 * a test compares the two implementations. Every test is two-sided.
 */

/** The 97.5 % point of the normal distribution. */
const Z_95 = 1.959963984540054;

/** Wilson's 95 % interval of a share (Wilson 1927). */
export function wilson(hits: number, total: number): readonly [low: number, high: number] {
  if (total === 0) return [0, 1];
  const share = hits / total;
  const scale = 1 + Z_95 ** 2 / total;
  const middle = share + Z_95 ** 2 / (2 * total);
  const reach = Z_95 * Math.sqrt((share * (1 - share)) / total + Z_95 ** 2 / (4 * total ** 2));
  return [Math.max(0, (middle - reach) / scale), Math.min(1, (middle + reach) / scale)];
}

/** Returns the first quartile, the median and the third quartile. */
export function quartiles(values: readonly number[]): readonly [number, number, number] {
  const sorted = values.toSorted((a, b) => a - b);
  return [quantile(sorted, 0.25), quantile(sorted, 0.5), quantile(sorted, 0.75)];
}

/** Returns the median of some values; with an even number of values, the mean of the two middle ones. */
export const median = (values: readonly number[]): number => quartiles(values)[1];

/** Returns a quantile of sorted values, linear between its neighbours (Hyndman and Fan's type 7). */
export function quantile(sorted: readonly number[], at: number): number {
  const place = (sorted.length - 1) * at;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

/**
 * The p-value of Fisher's exact test (1935): the probability, if the shares are equal, of a table that is at most as
 * likely as this one.
 */
export function fisher(hits: number, trials: number, hitsToo: number, ofToo: number): number {
  const logs = [0];
  for (let n = 1; n <= trials + ofToo; n++) logs.push((logs[n - 1] ?? 0) + Math.log(n));
  const choose = (n: number, k: number) => (logs[n] ?? 0) - (logs[k] ?? 0) - (logs[n - k] ?? 0);
  const all = hits + hitsToo;
  const chance = (k: number) =>
    Math.exp(choose(trials, k) + choose(ofToo, all - k) - choose(trials + ofToo, all));
  const observed = chance(hits);
  let sum = 0;
  for (let k = Math.max(0, all - ofToo); k <= Math.min(trials, all); k++) {
    const one = chance(k);
    if (one <= observed * (1 + 1e-7)) sum += one; // equally likely tables may differ by rounding
  }
  return Math.min(1, sum);
}

/**
 * The p-value of the Mann–Whitney test (1947) for the hypothesis that neither sample tends to be greater, by the normal
 * approximation with corrections for ties and for continuity. The approximation requires about eight values per sample.
 */
export function mannWhitney(first: readonly number[], other: readonly number[]): number {
  const count = first.length + other.length;
  const pooled = [...first, ...other].sort((a, b) => a - b);
  let ties = 0;
  const ranks = new Map<number, number>();
  for (let at = 0; at < count; ) {
    const value = pooled[at] ?? 0;
    let end = at;
    while (end < count && pooled[end] === value) end += 1;
    const tied = end - at;
    ties += tied ** 3 - tied;
    ranks.set(value, (at + 1 + end) / 2);
    at = end;
  }
  const rankSum = first.reduce((sum, value) => sum + (ranks.get(value) ?? 0), 0);
  const u = rankSum - (first.length * (first.length + 1)) / 2;
  const product = first.length * other.length;
  const variance = (product / 12) * (count + 1 - ties / (count * (count - 1)));
  if (!(variance > 0)) return 1;
  const z = Math.max(0, Math.abs(u - product / 2) - 0.5) / Math.sqrt(variance);
  return Math.min(1, erfc(z / Math.SQRT2));
}

/**
 * Returns the complementary error function for x ≥ 0 by formula 7.1.26 of Abramowitz and Stegun, accurate to 1.5e-7.
 */
function erfc(x: number): number {
  const t = 1 / (1 + 0.3275911 * x);
  const terms = [1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592];
  return terms.reduce((sum, term) => (sum + term) * t, 0) * Math.exp(-x * x);
}

/**
 * The p-value of the sign test for the hypothesis that positive and negative values are equally likely; zeros are left
 * out.
 */
export function signTest(values: readonly number[]): number {
  const positive = values.filter((value) => value > 0).length;
  const negative = values.filter((value) => value < 0).length;
  const count = positive + negative;
  let [term, sum] = [0.5 ** count, 0]; // the probability of `k` signs of one kind, and of at most `k`
  for (let k = 0; k <= Math.min(positive, negative); k++) {
    sum += term;
    term *= (count - k) / (k + 1);
  }
  return Math.min(1, 2 * sum);
}

/** Adjusts the p-values of several tests that are made together (Holm 1979). */
export function holm(values: readonly number[]): number[] {
  const order = values.map((_, index) => index);
  order.sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const adjusted = new Array<number>(values.length).fill(1);
  let min = 0;
  for (const [rank, index] of order.entries()) {
    min = Math.max(min, Math.min(1, (values[index] ?? 1) * (values.length - rank)));
    adjusted[index] = min;
  }
  return adjusted;
}
