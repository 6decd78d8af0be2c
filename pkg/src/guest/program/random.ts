/**
 * Returns a generator of pseudorandom numbers from 0 (inclusive) to 1 (exclusive), which depend only on the seed: sfc32
 * of PractRand by Chris Doty-Humphrey, which is in the public domain. The generator is short, and its quality is far
 * higher than a solver needs.
 */
export function randomFrom(seed: number): () => number {
  let [a, b, c, count] = [0x9e3779b9 | 0, seed | 0, 0x243f6a88, 1];
  const next = () => {
    const sum = (((a + b) | 0) + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
  // Until every bit of the seed has affected all bits of the state.
  for (let round = 0; round < 15; round += 1) next();
  return next;
}
