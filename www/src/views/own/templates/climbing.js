export const about = {
  name: "My hill climbing",
  docs: "Swaps two digits of a row, and undoes the swap if it increases the number of conflicts.",
  step: "swap",
  params: {
    patience: {
      default: 500,
      min: 10,
      max: 100000,
      doc: "The number of swaps without an improvement after which the search restarts.",
    },
  },
  series: { conflicts: { doc: "Digits missing in the columns and boxes.", goal: "down" } },
  counters: { restarts: { doc: "The number of restarts." } },
};

// Each row contains each digit once from the beginning. The search resolves the conflicts in columns and boxes.
export function start({ side, boxRows, boxColumns, givens, random }, { patience }) {
  const pick = (some) => some[Math.floor(random() * some.length)];
  const cells = [...givens.keys()];
  const rows = cells
    .filter((at) => at < side)
    .map((row) => cells.slice(row * side, (row + 1) * side));
  const open = rows
    .map((row) => row.filter((at) => givens[at] === 0))
    .filter((row) => row.length > 1);
  const box = (at) => side * Math.floor(at / side / boxRows) + Math.floor((at % side) / boxColumns);
  const state = { side, givens, rows, open, box, pick, patience, vain: 0, restarts: 0 };
  return fill(state);
}

function fill(state) {
  const { side, givens, rows, pick } = state;
  state.digits = givens.slice();
  for (const row of rows) {
    const left = new Set(Array.from({ length: side }, (_, index) => index + 1));
    for (const at of row) left.delete(givens[at]);
    for (const at of row) {
      if (givens[at] > 0) continue;
      state.digits[at] = pick([...left]);
      left.delete(state.digits[at]);
    }
  }
  state.conflicts = missing(state);
  return state;
}

function missing({ side, digits, box }) {
  const seen = new Set();
  for (const [at, digit] of digits.entries()) {
    seen.add(side * (at % side) + digit); // of a column
    seen.add(-side * box(at) - digit); // of a box
  }
  return 2 * side * side - seen.size;
}

export function step(state) {
  const { digits, open, pick, patience } = state;
  if (state.conflicts === 0) return "found";
  if (open.length === 0) return "stalled";
  if (state.vain > patience) {
    state.restarts += 1;
    state.vain = 0;
    fill(state);
    return;
  }
  const row = pick(open);
  const [one, other] = [pick(row), pick(row)];
  const swap = () => {
    [digits[one], digits[other]] = [digits[other], digits[one]];
  };
  swap();
  const now = missing(state);
  state.vain = now < state.conflicts ? 0 : state.vain + 1;
  if (now > state.conflicts) swap();
  else state.conflicts = now;
}

export const view = (state) => state.digits;
export const sample = (state) => ({ conflicts: state.conflicts });
export const counters = (state) => ({ restarts: state.restarts });
