/** Links to races: the ready-made races of the page, and races with other sizes and options. */
import { readFileSync } from "node:fs";
import { inRoot } from "../../tools/run.mjs";

const path = inRoot("www", "public", "races.json");
/** A step limit, so that no race takes minutes; unlike a time limit, it has the same effect everywhere. */
const limit = "pace=max&steps=3000";

const others = [
  ["Four by four", "a=general,backtracking,rules&p=1...............&solutions=0"],
  [
    "Boxes of unequal sides",
    "a=dancing-links,rules,relaxation-labeling,boltzmann&p=.4..2.3..4.6.316.2...31..5...1.26..4&box=2x3",
  ],
  [
    "No solution",
    "a=general,backtracking,fast&p=18...7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..41.....7..7...3..",
  ],
];

export const links = [
  ...JSON.parse(readFileSync(path, "utf8")),
  ...others.map(([title, hash]) => ({ title, hash })),
].map(({ title, hash }) => ({ title, hash: `${hash}&${limit}` }));
