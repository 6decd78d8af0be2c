/** The race: its controls, its verdict, its lanes and their curves. */
import { useEffect, useRef, useState } from "preact/hooks";
import { Transport } from "../../transport/Transport";
import { words } from "../../words";
import { Looking } from "./closer/Looking";
import { Curves } from "./curves/Curves";
import { Verdict } from "./Finish";
import { LaneCard } from "./LaneCard";
import { controls } from "./page";
import { Removed } from "./Removed";
import { SeriesPlace } from "./series/SeriesButton";
import { lanes } from "./store";

/** Lanes made in one task: many at once would hold up everything else on the page. */
const AT_ONCE = 2;

export function RaceView() {
  const [made, setMade] = useState(0);
  const whole = useRef(false); // from then on the curves stay
  const { length } = lanes.value;
  if (made >= length) whole.current = true;
  useEffect(() => {
    if (made >= length) return;
    const timer = setTimeout(() => setMade(made + AT_ONCE));
    return () => clearTimeout(timer);
  }, [made, length]);
  return (
    <>
      <Transport
        id="race"
        controls={controls}
        label={words.transport}
        start={words.race}
        again={words.again}
      />
      <Verdict />
      <SeriesPlace />
      <Looking />
      <section class="lanes" aria-label={words.lanes} data-count={lanes.value.length}>
        {lanes.value.slice(0, made).map((entry, index) => (
          <LaneCard key={entry.key} entry={entry} index={index} />
        ))}
      </section>
      <Removed />
      {whole.current && <Curves />}
    </>
  );
}
