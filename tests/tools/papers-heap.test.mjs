/** The order in which the heap of text B's author leaves equal domains: the heap is that of the C++ library. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { LibraryHeap, search, sizeFirst } from "./papers-heap.mjs";

test("heaps have the orders that a program compiled with libstdc++ 12 prints", () => {
  let state = 1;
  /** Returns the generator of the program: a linear congruence of 32 bits. */
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 16) % 9;
  };
  let printed = "";
  for (const count of [1, 2, 3, 4, 5, 8, 13, 20, 57]) {
    const items = Array.from({ length: count }, (_, id) => ({ id, size: next() }));
    /** @type {LibraryHeap<{ id: number, size: number }>} */
    const heap = new LibraryHeap(sizeFirst);
    const print = () => {
      printed += `${heap.items.map(({ id }) => `${id} `).join("")}\n`;
    };
    const change = () => {
      for (const item of items) item.size = next();
      heap.make();
    };
    for (const item of items) heap.push(item);
    print();
    change();
    print();
    const top = heap.pop();
    print();
    heap.make();
    print();
    change();
    if (top) heap.push(top);
    print();
  }
  // The program pushes, changes all sizes, pops, orders again, changes all sizes and pushes, for each count.
  assert.equal(createHash("md5").update(printed).digest("hex"), "1051a884d94d858fa581bb2a45dfa197");
});

test("digits tried minus digits taken back are the blank cells", () => {
  const board = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  const { solved, nodes, backtracks, blanks } = search(board);
  assert.deepEqual([solved, nodes - backtracks], [true, blanks]);
});
