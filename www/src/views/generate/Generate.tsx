/** The view in which puzzles are made: what to make, one being made, a sheet of them, an easier one, generators compared. */
import { Transport } from "../../transport/Transport";
import { generateWords as words } from "../../words/generate";
import { Compare } from "./Compare";
import { controls } from "./driver";
import { Ease } from "./Ease";
import { Making } from "./Making";
import { Order } from "./Order";
import { Settings } from "./Settings";
import { Sheet } from "./Sheet";

export function Generate() {
  return (
    <>
      <Settings />
      <div class="stage">
        <Transport
          id="generate"
          controls={controls}
          label={words.transport}
          start={words.generate}
          again={words.generate}
        />
        <Making />
      </div>
      <Order />
      <Sheet />
      <Ease />
      <Compare />
    </>
  );
}
