/** Draws the boards of lessons as SVG, without inline styles, which security policies would block. */
import { escaped, singleValue, throwFieldError } from "./fields.mjs";
import { readPuzzle } from "./setting.mjs";

/**
 * The numbers of rows and columns of a box, by the side of the grid.
 * @type {Record<number, readonly [number, number]>}
 */
const boxes = { 4: [2, 2], 6: [2, 3], 9: [3, 3], 12: [3, 4], 16: [4, 4] };
/** The size of a cell, in units of the picture. */
const CELL_SIZE = 40;
/** The margin for the names of rows and columns, in units of the picture. */
const MARGIN = 26;

/** The keys of a board. `mark-1` to `mark-6` are background colours, the same as those of the marks on the page. */
export const boardKeys = [
  ...[
    "size",
    "puzzle",
    "values",
    "candidates",
    "link",
    "weak",
    "arrow",
    "strike",
    "circle",
    "order",
  ],
  ...["wrong", "names", "caption", "alt", "width"],
  ...[1, 2, 3, 4, 5, 6].map((mark) => `mark-${mark}`),
];

/**
 * @param {Map<string, string[]>} fields
 * @param {ReadonlyMap<string, string>} puzzles
 * @param {string} where
 * @returns {string} an `<svg>`
 */
export function drawBoard(fields, puzzles, where) {
  const value = (/** @type {string} */ key) => singleValue(fields, key, where) ?? "";
  const givens = readPuzzle(value("puzzle"), puzzles, where);
  const side = Number(value("size")) || Math.sqrt(givens.length) || 9;
  const [boxRows, boxColumns] = boxes[side] ?? throwFieldError(where, `no grid has ${side} rows`);
  if (givens !== "" && givens.length !== side * side) {
    throwFieldError(where, `${givens.length} cells are not ${side} rows`);
  }
  // The notation of the lab: letters on grids with more than nine digits.
  const digits = side > 9 ? "ABCDEFGHIJKLMNOP" : "123456789";
  const names = value("names") === "yes";
  const [left, top] = names ? [MARGIN, MARGIN] : [2, 2];
  const cells = readCells(side, boxRows, boxColumns, where);
  const digit = (/** @type {number} */ cell) => digits.indexOf(givens[cell] || " ") + 1;
  const x = (/** @type {number} */ cell) => left + (cell % side) * CELL_SIZE;
  const y = (/** @type {number} */ cell) => top + Math.floor(cell / side) * CELL_SIZE;
  /**
   * Returns the centre of a cell, such as `r1c2`, or of a candidate, such as `r1c2.5`.
   * @param {string} text @returns {[number, number]}
   */
  const middle = (text) => {
    const [name = "", candidate] = text.split(".");
    const [cell = 0] = cells(name);
    if (candidate === undefined) return [x(cell) + CELL_SIZE / 2, y(cell) + CELL_SIZE / 2];
    const at = digits.indexOf(candidate);
    if (at < 0 || at >= side) throwFieldError(where, `“${text}” names no candidate`);
    return [
      x(cell) + ((at % boxColumns) + 0.5) * (CELL_SIZE / boxColumns),
      y(cell) + (Math.floor(at / boxColumns) + 0.5) * (CELL_SIZE / boxRows),
    ];
  };
  const words = (/** @type {string} */ key) =>
    (fields.get(key) ?? []).flatMap((line) => line.split(/[\s,]+/)).filter((word) => word !== "");

  /** The digits that are not givens, by cell. @type {Map<number, number>} */
  const values = new Map();
  for (const word of words("values")) {
    const [name = "", said = ""] = word.split("=");
    const [cell = 0] = cells(name);
    if (digit(cell)) throwFieldError(where, `${name} is given`);
    values.set(cell, digits.indexOf(said) + 1);
  }
  const held = (/** @type {number} */ cell) => digit(cell) || (values.get(cell) ?? 0);
  /** @type {Map<number, string>} */
  const candidates = new Map();
  for (const word of words("candidates")) {
    const [name = "", said] = word.split("=");
    for (const cell of name === "all" ? range(side * side) : cells(name)) {
      if (held(cell)) continue;
      const free = () =>
        [...digits.slice(0, side)].filter((item) =>
          range(side * side).every(
            (other) =>
              digits[held(other) - 1] !== item ||
              !areRelated(cell, other, side, boxRows, boxColumns),
          ),
        );
      candidates.set(cell, said ?? free().join(""));
    }
  }

  const out = [];
  const rect = (/** @type {number} */ cell, /** @type {string} */ kind) =>
    `<rect class="${kind}" x="${x(cell)}" y="${y(cell)}" width="${CELL_SIZE}" height="${CELL_SIZE}"/>`;
  const span = side * CELL_SIZE;
  out.push(`<rect class="ground" x="${left}" y="${top}" width="${span}" height="${span}"/>`);
  for (const key of fields.keys()) {
    if (!/^mark-\d$/.test(key)) continue;
    for (const cell of words(key).flatMap(cells)) out.push(rect(cell, key));
  }
  for (const cell of words("wrong").flatMap(cells)) out.push(rect(cell, "wrong"));
  /** Returns the path of the bold lines around boxes, or of the thin lines between cells. @param {boolean} bold */
  const lines = (bold) =>
    range(side + 1)
      .flatMap((i) => [
        (i % boxRows === 0) === bold ? `M${left} ${top + i * CELL_SIZE}h${span}` : "",
        (i % boxColumns === 0) === bold ? `M${left + i * CELL_SIZE} ${top}v${span}` : "",
      ])
      .join("");
  out.push(`<path class="thin" d="${lines(false)}"/><path class="bold" d="${lines(true)}"/>`);
  const label = (
    /** @type {string} */ kind,
    /** @type {number[]} */ [px = 0, py = 0],
    /** @type {string} */ text,
  ) => `<text class="${kind}" x="${round(px)}" y="${round(py)}">${escaped(text)}</text>`;
  // Links are drawn before the digits, so that the digits stay readable.
  for (const [key, kind] of [
    ["link", "strong"],
    ["weak", "weak"],
    ["arrow", "arrow"],
  ]) {
    for (const word of words(key ?? "")) {
      const ends = word.split("-").map(middle);
      if (ends.length < 2) throwFieldError(where, `“${word}” is no link from one to another`);
      const d = ends.map(([px, py], i) => `${i ? "L" : "M"}${round(px)} ${round(py)}`).join("");
      out.push(`<path class="${kind}" d="${d}"/>`);
      const [[fx = 0, fy = 0] = [], [tx = 0, ty = 0] = []] = ends.slice(-2);
      if (kind === "arrow") out.push(arrowHead(fx, fy, tx, ty));
    }
  }
  for (const cell of range(side * side)) {
    const [px, py] = [x(cell) + CELL_SIZE / 2, y(cell) + CELL_SIZE / 2];
    const own = held(cell);
    if (own) out.push(label(digit(cell) ? "given" : "value", [px, py], digits[own - 1] ?? ""));
    for (const one of candidates.get(cell) ?? "") {
      out.push(label("candidate", middle(`${nameOf(cell, side)}.${one}`), one));
    }
  }
  for (const word of words("circle")) {
    const [px, py] = middle(word);
    const r = word.includes(".") ? CELL_SIZE / 2 / boxColumns : CELL_SIZE / 2 - 4;
    out.push(`<circle class="ring" cx="${round(px)}" cy="${round(py)}" r="${round(r)}"/>`);
  }
  for (const word of words("strike")) {
    const [px, py] = middle(word);
    const r = word.includes(".") ? CELL_SIZE / 2 / boxColumns - 1 : CELL_SIZE / 2 - 8;
    out.push(
      `<path class="strike" d="M${round(px - r)} ${round(py + r)}l${round(2 * r)} ${round(-2 * r)}"/>`,
    );
  }
  words("order").forEach((word, index) => {
    const [cell = 0] = cells(word);
    out.push(label("order", [x(cell) + 3, y(cell) + 8], String(index + 1)));
  });
  if (names) {
    for (const i of range(side)) {
      const middleOf = MARGIN + (i + 0.5) * CELL_SIZE;
      out.push(label("name", [MARGIN / 2, middleOf], `r${i + 1}`));
      out.push(label("name", [middleOf, MARGIN / 2], `c${i + 1}`));
    }
  }
  const alt =
    value("alt") || throwFieldError(where, "it has no “alt”, which says in words what it shows");
  const size = [left + span + 2, top + span + 2].join(" ");
  const wide = value("width") ? ` data-width="${escaped(value("width"))}"` : "";
  return `<svg class="board" viewBox="0 0 ${size}" role="img" aria-label="${escaped(alt)}" data-side="${side}"${wide}>${out.join("")}</svg>`;
}

/**
 * Returns the head of an arrow from (fx, fy) to (tx, ty).
 * @param {number} fx @param {number} fy @param {number} tx @param {number} ty
 */
function arrowHead(fx, fy, tx, ty) {
  const angle = Math.atan2(ty - fy, tx - fx);
  const end = (/** @type {number} */ turn) =>
    `${round(tx - 8 * Math.cos(angle + turn))} ${round(ty - 8 * Math.sin(angle + turn))}`;
  return `<path class="arrow" d="M${end(0.5)}L${round(tx)} ${round(ty)}L${end(-0.5)}"/>`;
}

/** @param {number} value */
const round = (value) => Math.round(value * 10) / 10;
/** @param {number} count */
const range = (count) => Array.from({ length: count }, (_, index) => index);
/** @param {number} cell @param {number} side */
const nameOf = (cell, side) => `r${Math.floor(cell / side) + 1}c${(cell % side) + 1}`;

/** @param {number} a @param {number} b @param {number} side @param {number} boxRows @param {number} boxColumns */
function areRelated(a, b, side, boxRows, boxColumns) {
  const rowAndColumn = (/** @type {number} */ cell) => [Math.floor(cell / side), cell % side];
  const [ar = 0, ac = 0] = rowAndColumn(a);
  const [br = 0, bc = 0] = rowAndColumn(b);
  const box = (/** @type {number} */ row, /** @type {number} */ column) =>
    Math.floor(row / boxRows) * (side / boxColumns) + Math.floor(column / boxColumns);
  return a !== b && (ar === br || ac === bc || box(ar, ac) === box(br, bc));
}

/**
 * Returns a parser of cells. It returns the cells of `r1c1`, of `r12c345`, and of houses: `row3`, `column3`, `box3`.
 * @param {number} side @param {number} boxRows @param {number} boxColumns @param {string} where
 */
const readCells = (side, boxRows, boxColumns, where) => (/** @type {string} */ text) => {
  const [, house, which] = /^(row|column|box)(\d+)$/.exec(text) ?? [];
  const at = Number(which) - 1;
  if (house && at >= 0 && at < side) {
    return range(side * side).filter((cell) => {
      const [row, column] = [Math.floor(cell / side), cell % side];
      if (house !== "box") return (house === "row" ? row : column) === at;
      const box = Math.floor(row / boxRows) * (side / boxColumns) + Math.floor(column / boxColumns);
      return box === at;
    });
  }
  const [, rows = "", columns = ""] = /^r(\d+)c(\d+)$/.exec(text) ?? [];
  // On grids with more than nine rows, a number names one row or column; otherwise each of its digits does.
  const lines = (/** @type {string} */ said) => (side > 9 ? [said] : [...said]).map(Number);
  const matches = lines(rows).flatMap((row) =>
    lines(columns).map((column) => {
      if (row < 1 || row > side || column < 1 || column > side)
        throwFieldError(where, `no cell is ${text}`);
      return (row - 1) * side + column - 1;
    }),
  );
  return matches.length > 0 ? matches : throwFieldError(where, `“${text}” names no cell`);
};
