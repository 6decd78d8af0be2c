/**
 * The view that generates puzzles: the wanted properties, the puzzle being made, a sheet of puzzles, an easier version,
 * and a comparison of generators.
 */
import { Compare } from "./Compare";
import { Ease } from "./Ease";
import { Making } from "./Making";
import { Order } from "./Order";
import { Sheet } from "./Sheet";
import { PuzzleGoal } from "./Wish";
import * as css from "./Wish.module.css";

export function Generate() {
  return (
    <>
      <PuzzleGoal />
      <div class={`stage ${css.dug}`}>
        <Order />
        <Making />
      </div>
      <Sheet />
      <Ease />
      <Compare />
    </>
  );
}
