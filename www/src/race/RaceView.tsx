/** The race: its controls, its verdict, its lanes and their curves. */
import { Looking } from "../closer/Looking";
import { Curves } from "../plot/Curves";
import { SeriesPlace } from "../series/SeriesButton";
import { lanes } from "../state/store";
import { words } from "../words";
import { Verdict } from "./Finish";
import { LaneCard } from "./LaneCard";
import { Transport } from "./Transport";

export function RaceView() {
  return (
    <>
      <Transport />
      <Verdict />
      <SeriesPlace />
      <Looking />
      <section class="lanes" aria-label={words.lanes} data-count={lanes.value.length}>
        {lanes.value.map((entry, index) => (
          <LaneCard key={entry.key} entry={entry} index={index} />
        ))}
      </section>
      <Curves />
    </>
  );
}
