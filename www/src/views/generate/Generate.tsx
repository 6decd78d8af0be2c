/** The view in which puzzles are made: the wish, the puzzle as it is made, a sheet of them, an easier one, generators compared. */
import { Compare } from "./Compare";
import { Ease } from "./Ease";
import { Making } from "./Making";
import { Order } from "./Order";
import { Sheet } from "./Sheet";
import { Wish } from "./Wish";
import * as css from "./Wish.module.css";

export function Generate() {
  return (
    <>
      <Wish />
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
