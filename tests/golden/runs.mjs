/** Formats runs as `README.md` describes, in plain JavaScript, for Node and for every browser. */

/** Returns the words of each line. @param {string} text */
export const linesOf = (text) =>
  text
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split(" "));

/** FNV-1a with 64 bits, computed with four digits of 16 bits, because integers beyond 2^53 are slow. */
export class Hash {
  #digits = [0x2325, 0x8422, 0x9ce4, 0xcbf2];

  bytes(bytes) {
    let [a, b, c, d] = this.#digits;
    for (const byte of bytes) {
      a ^= byte;
      // Multiplies by 2^40 + 0x1b3: each digit by 0x1b3, and the lowest two digits, shifted by 8 bits, are added to
      // digits 2 and 3.
      const e = a * 0x1b3;
      const f = b * 0x1b3 + (e >>> 16);
      const g = c * 0x1b3 + (a << 8) + (f >>> 16);
      const h = d * 0x1b3 + (b << 8) + (g >>> 16);
      [a, b, c, d] = [e & 0xffff, f & 0xffff, g & 0xffff, h & 0xffff];
    }
    this.#digits = [a, b, c, d];
  }

  /** Hashes numbers in the byte order of the machine, which is little-endian on all platforms of Node. */
  numbers(array) {
    // Assigning NaN again gives it the canonical bit pattern.
    const clean =
      array instanceof Float64Array ? array.map((n) => (Number.isNaN(n) ? Number.NaN : n)) : array;
    this.bytes(new Uint8Array(clean.buffer));
  }

  toString() {
    const hex = this.#digits.toReversed().map((digit) => digit.toString(16).padStart(4, "0"));
    return hex.join("");
  }
}

/** Returns the state of a run as text, from its frame. */
function stateOf(frame, { steps, outcome }) {
  const hash = new Hash();
  hash.bytes(frame.digits);
  hash.numbers(frame.weights);
  hash.numbers(Float64Array.of(steps));
  hash.bytes(new TextEncoder().encode(outcome ?? ""));
  return hash.toString();
}

/** Returns the last two words of a run that has ended, from its last frame. */
export function endOf(frame, progress) {
  const told = new Hash();
  told.numbers(frame.trace);
  told.numbers(frame.counters);
  return `${stateOf(frame, progress)} ${told}`;
}

/** Returns the puzzles, or patterns, of a file. */
export const casesOf = (lab, text) =>
  linesOf(text).map(([name, box, seed, steps, givens]) => {
    const puzzle = lab.read(givens, { box });
    return { name, puzzle, seed: Number(seed), maxSteps: Number(steps) };
  });

/** Returns the setups of an algorithm: each preset of a solver; for a generator, the settings in `settings.txt`. */
export function waysOf({ id, kind, presets }, settings) {
  if (kind !== "generator") {
    return presets.length > 0 ? presets.map(({ id }) => [id, { preset: id }]) : [["-", {}]];
  }
  const own = linesOf(settings).filter(([generator]) => generator === id);
  return own.map(([, set]) => {
    const [param, value] = set.split("=");
    return [set, value === undefined ? {} : { params: { [param]: value } }];
  });
}

/**
 * Returns the runs of one algorithm on the cases that it supports, each with its line without the hashes. `settings` is
 * the text of `settings.txt`.
 */
export function runsOf(info, cases, settings) {
  const { least, most } = info.sizes;
  const fit = cases.filter(({ puzzle: { side } }) => least <= side && side <= most);
  return waysOf(info, settings).flatMap(([way, how]) =>
    fit.map(({ name, puzzle, seed, maxSteps }) => ({
      puzzle,
      setup: { algorithm: info.id, ...how, seed, maxSteps },
      line: [info.id, way, name, String(seed), String(maxSteps)].join(" "),
    })),
  );
}

/** Returns those runs that the algorithm does not refuse: with some parameters, an algorithm supports fewer sizes. */
export function takenOf(lab, runs) {
  return runs.filter(({ puzzle, setup }) => {
    try {
      lab.start(puzzle, setup).free();
      return true;
    } catch (error) {
      if (error.code !== "refused") throw error;
      return false;
    }
  });
}

/** Executes a run in this thread, and returns its line. */
export function lineOf(lab, { puzzle, setup, line }) {
  const run = lab.start(puzzle, setup);
  const words = [line];
  for (const quarters of [1, 2, 3]) {
    const wanted = Math.floor((setup.maxSteps * quarters) / 4);
    const progress = run.advance(wanted - run.progress.steps);
    words.push(stateOf(run.frame(), progress).slice(0, 8));
  }
  const end = run.advance();
  words.push(endOf(run.frame(), end));
  run.free();
  return words.join(" ");
}

/** Returns the 9×9 puzzles of a set, concatenated. @param {string} text */
export function bytesOf(text) {
  const words = text.split("\n").map((line) => line.split(/[ ,]/)[0]);
  const puzzles = words.filter((word) => word.length === 81 && !word.startsWith("#"));
  return Uint8Array.from(puzzles.join(""), (symbol) => (symbol === "." ? 0 : Number(symbol)));
}

/**
 * Returns the line of a batch, computed from its first three words, the text of its set and the function that solves
 * it.
 */
export function batchOf([id, file, limit], text, solveMany) {
  const { solutions, counts, steps } = solveMany(id, bytesOf(text), Number(limit));
  const hash = new Hash();
  hash.bytes(solutions);
  hash.numbers(counts);
  const found = counts.reduce((sum, count) => sum + count, 0);
  return [id, file, limit, counts.length, found, steps, hash].join(" ");
}
