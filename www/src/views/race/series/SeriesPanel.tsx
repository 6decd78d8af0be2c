/** What came of a race over many seeds, while it runs and after. */
import { useEffect, useRef } from "preact/hooks";
import { writeLanes } from "../../../lab/address/hash";
import { puzzle } from "../../../lab/store";
import { timeText } from "../../../text/times";
import { download } from "../../../ui/download";
import { Headings } from "../../../ui/Headings";
import { Icon } from "../../../ui/Icon";
import { Marker } from "../../../ui/Marker";
import { focus, show } from "../../../ui/scroll";
import { words } from "../../../words/series";
import { figure } from "../curves/groups";
import { series as running } from "../page";
import { comments, provenance } from "../provenance";
import { comparisons, type Quartiles, summary } from "./compare";
import { csv, type Series, type SeriesLane, series } from "./run";
import { Strips } from "./Strips";

export function SeriesPanel() {
  const heading = useRef<HTMLHeadingElement>(null);
  const now = series.value;
  const there = now !== null;
  const going = running.running.value;
  useEffect(() => {
    if (there && heading.current) show(heading.current);
  }, [there]);
  // Its button cannot be pressed again meanwhile, and would lose the focus to nobody.
  useEffect(() => {
    if (going && document.activeElement === document.body) focus(heading.current);
  }, [going]);
  if (!now) return null;
  const begun = now.done > 0;
  return (
    <section class="series panel" aria-labelledby="series-title" data-done={now.done}>
      <div class="panel-head">
        <h2 id="series-title" ref={heading} tabIndex={-1}>
          {words.title(now.done, now.wanted, going)}
        </h2>
        <progress max={now.wanted} value={now.done} aria-label={words.progress} />
        <span class="muted numbers">{words.ended(now.done, now.wanted)}</span>
        <span class="spacer" />
        {going ? (
          <button type="button" class="small" onClick={running.cancel}>
            {words.cancel}
          </button>
        ) : (
          <>
            <button type="button" class="small" disabled={!begun} onClick={() => save(now)}>
              {words.save}
            </button>
            <button
              type="button"
              class="icon faint"
              onClick={() => {
                series.value = null;
              }}
            >
              <Icon name="close" label={words.close} />
            </button>
          </>
        )}
      </div>
      {running.failed.value !== null && (
        <p class="wrong" role="alert">
          {running.failed.value}
        </p>
      )}
      {now.puzzle.text !== puzzle.value?.text && <p class="muted">{words.otherPuzzle}</p>}
      {begun && <Table lanes={now.lanes} />}
      {begun && <Strips lanes={now.lanes} />}
      {begun && !going && (
        <ul class="comparisons">
          {comparisons(now.lanes).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <p class="muted">{words.note}</p>
    </section>
  );
}

function Table({ lanes }: { readonly lanes: readonly SeriesLane[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached
    <section class="scrolling" tabIndex={0} aria-label={words.table}>
      <table class="numbers">
        <caption class="visually-hidden">{words.table}</caption>
        <Headings names={Object.values(words.columns)} />
        <tbody>
          {lanes.map((lane) => (
            <Line key={lane.index} lane={lane} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
const clock = (micros: number) => timeText({ micros, repeats: 1 });

function Line({ lane }: { readonly lane: SeriesLane }) {
  const { solved, runs, interval, steps, micros, blanks, conflicts, means } = summary(lane);
  return (
    <tr data-row={lane.index + 1}>
      <th scope="row">
        <Marker lane={lane.index} /> {lane.name}
      </th>
      <td>{words.share(solved, runs)}</td>
      <td>{interval ? words.range(percent(interval[0]), percent(interval[1])) : "–"}</td>
      <td>{spread(steps, means.steps, figure)}</td>
      <td>{spread(micros, means.micros, clock)}</td>
      <td>{blanks ? spread(blanks, means.blanks, figure) : "–"}</td>
      <td>{conflicts ? spread(conflicts, means.conflicts, figure) : "–"}</td>
    </tr>
  );
}

function spread([low, middle, high]: Quartiles, mean: number, text: (value: number) => string) {
  return (
    <>
      <strong>{text(middle)}</strong>{" "}
      <span class="muted">
        {words.mean(text(mean))} ({words.range(text(low), text(high))})
      </span>
    </>
  );
}

/** The rows under what they are of: of the race as it was, though others may be set by now. */
function save(of: Series): void {
  const { puzzle, lanes } = of;
  const specs = lanes.map(({ algorithm, preset, params }) => ({ algorithm, preset, params }));
  const first = lanes[0]?.rows[0]?.seed ?? 0;
  const from = provenance(puzzle, { a: writeLanes(specs), seed: [["seed", String(first)]] });
  const text = `${comments(from).join("\n")}\n${csv(of)}`;
  download(new Blob([text], { type: "text/csv" }), "seeds.csv");
}
