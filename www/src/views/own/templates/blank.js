// What it is called, and what one step of it is.
export const about = { name: "My solver", step: "step" };

// Begins. Cells count from 0, row by row; a given is 1 or more, and 0 is a blank cell.
export function start({ side, boxRows, boxColumns, givens, random }) {
  return { side, boxRows, boxColumns, digits: givens.slice(), random };
}

// Does a little and changes the state. Once it has come to an end it returns
// "found", "exhausted" (there is no solution) or "stalled" (it gives up).
export function step(state) {
  if (!state.digits.includes(0)) return "found";
  return "stalled";
}

// The digits on the board now; 0 leaves a cell blank.
export function view(state) {
  return state.digits;
}
