// Backtracking, row by row, digits in a random order, for docs/own-solver.md:
//
//     npx asc backtracking.as.ts --runtime stub -O --outFile backtracking.wasm

/** A number from 0 up to before 1, by the run's seed. */
@external("own", "random")
declare function random(): f64;

const SAID = String.UTF8.encode(
  `{ "name": "Backtracking in AssemblyScript", "step": "node", "complete": true,
     "counters": { "backtracks": "Digits that were taken back." } }`,
  true,
);
const given = new StaticArray<u8>(625);
const shown = new StaticArray<u8>(625);
/** How many digits were tried in each cell. */
const tried = new StaticArray<u8>(625);
/** The digits, in the order in which they are tried. */
const order = new StaticArray<u8>(25);
const counted = new StaticArray<f64>(1);
let boxRows = 0;
let boxColumns = 0;
let side = 0;
let at = 0;
let back = false;

export function about(): usize {
  return changetype<usize>(SAID);
}
export function givens(): usize {
  return changetype<usize>(given);
}
export function digits(): usize {
  return changetype<usize>(shown);
}
export function counters(): usize {
  return changetype<usize>(counted);
}

export function start(rows: i32, columns: i32): void {
  boxRows = rows;
  boxColumns = columns;
  side = rows * columns;
  for (let cell = 0; cell < side * side; cell++) shown[cell] = given[cell];
  for (let digit = 0; digit < side; digit++) {
    const place = <i32>(random() * <f64>(digit + 1));
    order[digit] = order[place];
    order[place] = <u8>(digit + 1);
  }
}

/** 0 goes on, 1 has found a solution, 2 has tried everything. */
export function step(): i32 {
  while (at >= 0 && at < side * side && given[at] > 0) at += back ? -1 : 1;
  if (at < 0) return 2;
  if (at == side * side) return 1;
  while (tried[at] < <u8>side) {
    const digit = order[tried[at]];
    tried[at] += 1;
    if (!fits(at, digit)) continue;
    shown[at] = digit;
    at += 1;
    back = false;
    return 0;
  }
  shown[at] = 0;
  tried[at] = 0;
  at -= 1;
  back = true;
  counted[0] += 1;
  return 0;
}

function fits(cell: i32, digit: u8): bool {
  for (let other = 0; other < side * side; other++) {
    const shares =
      other / side == cell / side ||
      other % side == cell % side ||
      (other / side / boxRows == cell / side / boxRows &&
        (other % side) / boxColumns == (cell % side) / boxColumns);
    if (other != cell && shares && shown[other] == digit) return false;
  }
  return true;
}
