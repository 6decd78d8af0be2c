/** Interleaved timing of solvers. Runs in Node and in a page. */
import { AnswerVerifier } from "./verify.mjs";

/** The number of puzzles that a solver gets before the next solver's turn. */
const PUZZLES_PER_TURN = 100;
/** The minimum duration of a turn in milliseconds, reached by repetition: clocks of pages are coarse. */
const MIN_TURN_MS = 4;
/** The duration of the warm-up in milliseconds: engines compile frequently called code only after some time. */
const WARM_UP_MS = 300;

/**
 * @typedef {{ solver: string, mode: import("./contestants.mjs").Mode, rates: number[] }} Timed puzzles
 *   per second in each round
 */

/**
 * Lets solvers take turns over a set, round after round. All answers are checked outside of the timed part; throws if
 * an answer is wrong.
 * @param {readonly import("./contestants.mjs").Contestant<any, any>[]} solvers
 * @param {readonly Uint8Array[]} puzzles
 * @param {number} rounds
 * @returns {Timed[]}
 */
export function measureRounds(solvers, puzzles, rounds) {
  const referee = new AnswerVerifier();
  /** @type {(readonly Uint8Array[])[]} */
  const turns = [];
  for (let at = 0; at < puzzles.length; at += PUZZLES_PER_TURN)
    turns.push(puzzles.slice(at, at + PUZZLES_PER_TURN));
  const teams = solvers.map((solver) => ({
    solver,
    rates: /** @type {number[]} */ ([]),
    time: 0,
    turns: turns.map((turn) => {
      const own = turn.slice(0, Math.ceil(turn.length * solver.share));
      return { own, form: solver.prepare(own) };
    }),
  }));
  const solved = (/** @type {typeof teams[number]} */ team) =>
    team.turns.reduce((sum, { own }) => sum + own.length, 0);

  /**
   * Runs a turn, repeatedly if it is short.
   * @param {typeof teams[number]} team @param {number} turn @returns {number} milliseconds per repetition
   */
  const take = ({ solver, turns }, turn) => {
    const { own, form } = turns[turn] ?? { own: [], form: solver.prepare([]) };
    const raws = [];
    const start = performance.now();
    let end = start;
    do {
      raws.push(solver.solve(form));
      end = performance.now();
    } while (end - start < MIN_TURN_MS);
    const label = `${solver.solver} (${solver.mode})`;
    for (const raw of raws) {
      const answers = solver.read(raw);
      if (answers.length !== own.length) throw new Error(`${label}: an answer is missing`);
      for (const [n, answer] of answers.entries()) {
        referee.check(label, own[n] ?? [], answer, solver.mode === "first" ? 1 : 2);
      }
    }
    return (end - start) / raws.length;
  };

  for (const team of teams) {
    const start = performance.now();
    for (let turn = 0; performance.now() - start < WARM_UP_MS; turn += 1)
      take(team, turn % turns.length);
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const team of teams) team.time = 0;
    for (let turn = 0; turn < turns.length; turn += 1) {
      // The order rotates, so that no solver always pays for the garbage collection of the same predecessor.
      for (let n = 0; n < teams.length; n += 1) {
        const team = teams[(n + turn + round) % teams.length];
        if (team) team.time += take(team, turn);
      }
    }
    for (const team of teams) team.rates.push((1000 * solved(team)) / team.time);
  }
  return teams.map(({ solver: { solver, mode }, rates }) => ({ solver, mode, rates }));
}
