/**
 * The second program of text B by an independent implementation: the most constrained cell from the heap of the C++
 * library, with the order of equal domains that GNU's library (libstdc++) leaves.
 */

/** Compares items by the size of their domains alone. */
export const sizeFirst = (
  /** @type {{ size: number }} */ one,
  /** @type {{ size: number }} */ other,
) => one.size < other.size;

/**
 * A heap in an array whose first item is smallest, with the moves of `push_heap`, `pop_heap` and `make_heap` in
 * libstdc++: an item that is inserted from above first sinks to a leaf along the smaller children, of two equal ones the
 * right, and then rises past items that are larger than it.
 *
 * @template T
 */
export class LibraryHeap {
  /** @type {T[]} */
  items = [];

  /** @param {(one: T, other: T) => boolean} isLess */
  constructor(isLess) {
    this.isLess = isLess;
  }

  push(/** @type {T} */ item) {
    this.items.push(item);
    this.#rise(this.items.length - 1, 0, item);
  }

  /** Removes the first item. The last item takes its place from above. */
  pop() {
    const { items } = this;
    const [top] = items;
    const last = items.pop();
    if (items.length > 0 && last !== undefined) this.#sink(0, last);
    return top;
  }

  /** Restores the order of all items after their sizes have changed. */
  make() {
    const { items } = this;
    for (let at = Math.floor(items.length / 2) - 1; at >= 0; at--) {
      const item = items[at];
      if (item !== undefined) this.#sink(at, item);
    }
  }

  #sink(/** @type {number} */ from, /** @type {T} */ item) {
    const { items, isLess } = this;
    let hole = from;
    for (let right = 2 * hole + 2; right <= items.length; right = 2 * hole + 2) {
      // Beyond the end, there is only a left child.
      const [left, other] = [items[right - 1], items[right]];
      const isLeft = right === items.length || (left && other && isLess(left, other));
      const child = isLeft ? right - 1 : right;
      const next = items[child];
      if (next === undefined) break;
      items[hole] = next;
      hole = child;
    }
    this.#rise(hole, from, item);
  }

  #rise(/** @type {number} */ from, /** @type {number} */ top, /** @type {T} */ item) {
    const { items, isLess } = this;
    let hole = from;
    while (hole > top) {
      const parent = (hole - 1) >> 1;
      const above = items[parent];
      if (above === undefined || !isLess(item, above)) break;
      items[hole] = above;
      hole = parent;
    }
    items[hole] = item;
  }
}

/** @typedef {{ cell: number, size: number, digits: number, value: number }} Domain */

/** The cells that share a house with each cell. */
const PEERS = Array.from({ length: 81 }, (_, cell) => {
  const house = (/** @type {number} */ at) => [
    Math.floor(at / 9),
    at % 9,
    3 * Math.floor(at / 27) + Math.floor((at % 9) / 3),
  ];
  const own = house(cell);
  return Array.from({ length: 81 }, (_unused, at) => at).filter(
    (at) => at !== cell && house(at).some((number, kind) => number === own[kind]),
  );
});

/**
 * Returns the digits tried and taken back until a board is solved, in ascending order, in the cell that `heap` has
 * first. The heap is ordered again after each digit that is placed or taken back, as in the author's program.
 */
export function search(
  /** @type {string} */ board,
  /** @type {LibraryHeap<Domain>} */ heap = new LibraryHeap(sizeFirst),
) {
  /** @type {Domain[]} */
  const domains = Array.from({ length: 81 }, (_, cell) => ({
    cell,
    size: 9,
    digits: 0b11_1111_1110,
    value: Number(board[cell]?.replace(".", "0")),
  }));
  /** Removes a digit from the blank cells that see a cell; returns the cells that had it. */
  const remove = (/** @type {number} */ cell, /** @type {number} */ digit) =>
    (PEERS[cell] ?? []).flatMap((at) => {
      const domain = domains[at];
      if (domain?.value !== 0 || !(domain.digits & (1 << digit))) return [];
      domain.digits &= ~(1 << digit);
      domain.size -= 1;
      return [domain];
    });
  for (const { cell, value } of domains) if (value !== 0) remove(cell, value);
  const blanks = domains.filter(({ value }) => value === 0);
  for (const domain of blanks) heap.push(domain);
  let [nodes, backtracks] = [0, 0];
  const explore = () => {
    const domain = heap.pop();
    if (domain === undefined) return true;
    for (let digit = 1; digit <= 9; digit++) {
      if (!(domain.digits & (1 << digit))) continue;
      nodes += 1;
      domain.value = digit;
      const changed = remove(domain.cell, digit);
      heap.make();
      if (explore()) return true;
      for (const other of changed) {
        other.digits |= 1 << digit;
        other.size += 1;
      }
      heap.make();
      domain.value = 0;
    }
    backtracks += 1;
    heap.push(domain);
    return false;
  };
  const solved = explore();
  return { solved, nodes, backtracks, blanks: blanks.length };
}
