export const about = { name: "My backtracking", step: "node", series: { filled: "Cells filled." } };

export function start({ side, boxRows, boxColumns, givens }) {
  const box = (at) => side * Math.floor(at / side / boxRows) + Math.floor((at % side) / boxColumns);
  const houses = (at) => [`row ${Math.floor(at / side)}`, `column ${at % side}`, `box ${box(at)}`];
  const blanks = [...givens.keys()].filter((at) => givens[at] === 0);
  return { side, digits: givens.slice(), houses, blanks, filled: 0 };
}

export function step(state) {
  const { side, digits, houses, blanks, filled } = state;
  if (filled === blanks.length) return "found";
  const at = blanks[filled];
  const meets = (other) => houses(at).some((house) => houses(other).includes(house));
  let digit = digits[at] + 1; // after the one that was tried before
  while (digits.some((used, other) => used === digit && meets(other))) digit++;
  digits[at] = digit <= side ? digit : 0;
  state.filled += digit <= side ? 1 : -1; // on to the next blank cell, or back to the one before
  if (state.filled < 0) return "exhausted";
}

export const view = (state) => state.digits;
export const sample = (state) => ({ filled: state.filled });
