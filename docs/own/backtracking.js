// Backtracking, row by row: the first digit that fits goes into the next blank cell; where none fits, the last
// one is taken back, and the next is tried there.

export const about = {
  name: "My backtracking",
  step: "node",
  complete: true,
  counters: { backtracks: "Digits that were taken back." },
  series: { filled: { doc: "Cells that hold a digit.", unit: "cells", goal: "up" } },
};

export function start({ side, boxRows, boxColumns, givens }) {
  const blanks = [...givens.keys()].filter((cell) => givens[cell] === 0);
  return { side, boxRows, boxColumns, digits: givens.slice(), blanks, at: 0, backtracks: 0 };
}

export function step(state) {
  const { digits, blanks, side } = state;
  if (state.at === blanks.length) return "found";
  if (state.at < 0) return "exhausted";
  const cell = blanks[state.at];
  for (let digit = digits[cell] + 1; digit <= side; digit += 1) {
    if (!fits(state, cell, digit)) continue;
    digits[cell] = digit;
    state.at += 1;
    return;
  }
  digits[cell] = 0;
  state.at -= 1;
  state.backtracks += 1;
}

export const view = ({ digits }) => digits;
export const sample = ({ digits }) => ({ filled: digits.filter((digit) => digit > 0).length });
export const counters = ({ backtracks }) => ({ backtracks });

function fits({ side, boxRows, boxColumns, digits }, cell, digit) {
  const row = Math.floor(cell / side);
  const column = cell % side;
  const top = row - (row % boxRows);
  const left = column - (column % boxColumns);
  for (let at = 0; at < side; at += 1) {
    const inBox = (top + Math.floor(at / boxColumns)) * side + left + (at % boxColumns);
    if (digits[row * side + at] === digit || digits[at * side + column] === digit) return false;
    if (digits[inBox] === digit) return false;
  }
  return true;
}
