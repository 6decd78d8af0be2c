// The name of the solver, and the name of one of its steps.
export const about = { name: "My solver", step: "step" };

// Creates the state of a run. Cells are numbered from 0, row by row; a given is at least 1, and 0 is a blank cell.
export function start({ side, boxRows, boxColumns, givens, random }) {
  return { side, boxRows, boxColumns, digits: givens.slice(), random };
}

// Does one step, which changes the state. At the end of the run, returns
// "found", "exhausted" (there is no solution) or "stalled" (the solver gives up).
export function step(state) {
  if (!state.digits.includes(0)) return "found";
  return "stalled";
}

// Returns the digits on the board; 0 is a blank cell.
export function view(state) {
  return state.digits;
}
