/**
 * Runs every solver with every preset on random boards, natively, through the command line. No result is trusted:
 * solutions are verified, and numbers of solutions are compared with an independent count.
 */
import { solves } from "../../tools/bench/verify.mjs";
import { boardsOf } from "./boards.mjs";
import { call } from "./call.mjs";

/** @typedef {import("./boards.mjs").Board} Board */
/**
 * The counts of one setup.
 * @typedef {{ setup: string, boards: number, solved: number, unsolvable: number, unfinished: number, invalid: number }}
 *   Row
 */

/** The number of boards per call of the command line. */
const BATCH = 500;
/** The number of boards in the first batch, which determines the step limit. */
const FIRST_BATCH = 20;
/** The limits of the step limit per board: slow setups have a smaller limit, so that they still get many boards. */
const [MAX_STEPS, MIN_STEPS] = [5000, 20];
/** The number of batches that should fit into the time of one setup. */
const WANTED_BATCHES = 40;

const COLUMNS =
  "puzzle,algorithm,seed,outcome,solutions,steps,nodes,guesses,backtracks,conflicts,micros,solution";

/**
 * @param {string} lab path of the command line
 * @param {{ boards: number, millis: number, seed: number, onProgress?: (counts: { row: Row, wrong: string[] }) => void }}
 *   size boards per setup, the time after which a setup begins no further batch, and what is called after each setup
 * @returns {Promise<{ rows: Row[], wrong: string[] }>}
 */
export async function attackSolvers(lab, { boards, millis, seed, onProgress }) {
  const { solvers } = JSON.parse((await call(lab, ["list", "--json"])).stdout);
  /** @type {Row[]} */
  const rows = [];
  /** @type {string[]} */
  const wrong = [];
  /** The boards are generated once and used for every setup. @type {Board[]} */
  const drawn = [];
  const source = boardsOf(seed);
  for (const { id, complete, presets } of solvers) {
    for (const preset of presets.length > 0 ? presets : [null]) {
      const setup = preset ? `${id}:${preset.id}` : id;
      const row = { setup, boards: 0, solved: 0, unsolvable: 0, unfinished: 0, invalid: 0 };
      const args = ["solve", "--algorithm", id, ...(preset ? ["--preset", preset.id] : [])];
      if (complete) args.push("--solutions", "2");
      rows.push(row);
      const startedAt = Date.now();
      let steps = MAX_STEPS;
      while (row.boards < boards && (row.boards === 0 || Date.now() - startedAt < millis)) {
        const size = Math.min(row.boards === 0 ? FIRST_BATCH : BATCH, boards - row.boards);
        while (drawn.length < row.boards + size) {
          const { value } = source.next();
          if (value) drawn.push(value);
        }
        const batch = drawn.slice(row.boards, row.boards + size);
        const batchBegin = Date.now();
        const limits = ["--max-steps", String(steps), "--seed", String(seed + row.boards)];
        const text = batch.map((board) => `${board.text}\n`).join("");
        const { stdout } = await call(lab, [...args, ...limits, "-"], text);
        wrong.push(...judge({ row, batch, steps, complete, output: stdout }));
        if (row.boards === FIRST_BATCH) {
          const perBoard = (Date.now() - batchBegin) / size;
          const share = millis / WANTED_BATCHES / BATCH / perBoard;
          if (share < 1) steps = Math.max(MIN_STEPS, Math.floor(steps * share));
        }
      }
      onProgress?.({ row, wrong });
    }
  }
  return { rows, wrong };
}

/**
 * Adds the outcomes of a batch to its row; returns the faults in the output.
 * @param {{ row: Row, batch: readonly Board[], steps: number, complete: boolean, output: string }} of
 * @returns {string[]}
 */
export function judge({ row, batch, steps, complete, output }) {
  const [header, ...lines] = output.trimEnd().split("\n");
  const { setup } = row;
  if (header !== COLUMNS) return [`${setup}: the header is ${header}`];
  if (lines.length !== batch.length) {
    return [`${setup}: ${lines.length} rows for ${batch.length} boards`];
  }
  return batch.flatMap((board, index) => {
    const fault = faultOf(board, (lines[index] ?? "").split(","), steps, complete);
    row.boards += 1;
    const outcome = (lines[index] ?? "").split(",")[3] ?? "";
    if (outcome === "solved" || outcome === "unsolvable" || outcome === "invalid")
      row[outcome] += 1;
    else row.unfinished += 1;
    return fault ? [`${setup}: ${fault}: ${lines[index]}`] : [];
  });
}

/** @param {Board} board @param {readonly string[]} fields @param {number} maxSteps @param {boolean} complete */
function faultOf(board, fields, maxSteps, complete) {
  const [puzzle, , , outcome = "", solutions, steps, , , , conflicts, , solution = ""] = fields;
  if (puzzle !== board.text) return `the row belongs to ${board.text}`;
  if ((outcome === "invalid") !== board.clash) {
    return board.clash ? "givens clash" : "no givens clash";
  }
  if (board.clash) return solution === "" ? null : "a solution of givens that clash";
  if (!["solved", "unsolvable", "stalled", "steps"].includes(outcome)) return "unknown outcome";
  if (Number(steps) > maxSteps) return `more than ${maxSteps} steps`;
  const found = Number(solutions);
  if (found > board.count) return `${found} solutions, but there are ${board.count}`;
  if (found > 0 !== (solution !== "")) return "the solution and the number of solutions disagree";
  const digits = Array.from(solution, Number);
  if (solution !== "" && !solves(board.cells, digits)) return "the grid is not a solution";
  if (outcome === "unsolvable" && board.count > 0) return "there is a solution";
  if (outcome === "solved") {
    if (solution === "") return "solved without a solution";
    if (conflicts !== "0") return "conflicts in a solution";
    if (complete && found !== board.count) return `there are ${board.count} solutions`;
  }
  return null;
}
