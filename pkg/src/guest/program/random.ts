/**
 * Numbers from 0 up to before 1, the same for a seed everywhere: sfc32 of PractRand by Chris Doty-Humphrey, which is in the
 * public domain; short, and good beyond what a solver can notice.
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
  // Until a bit of the seed has reached all others.
  for (let round = 0; round < 15; round += 1) next();
  return next;
}
