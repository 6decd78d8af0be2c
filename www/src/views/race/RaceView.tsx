/** The race: its controls, its verdict, its lanes and their curves. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { puzzle } from "../../lab/store";
import { Transport } from "../../transport/Transport";
import { stillness } from "../../ui/appearance";
import { Icon } from "../../ui/Icon";
import { useLater } from "../../ui/Later";
import { show } from "../../ui/scroll";
import { words } from "../../words";
import { Looking } from "./closer/Looking";
import { Verdict } from "./Finish";
import { LaneCard } from "./LaneCard";
import { ProjectorButton, useProjector } from "./Projector";
import { controls } from "./page";
import { type Rows, rowsOf } from "./rows";
import { SeriesPlace } from "./series/SeriesButton";
import { beside, lanes, removed } from "./store";

/** Lanes made in one task: many at once would hold up everything else on the page. */
const AT_ONCE = 2;

interface Props {
  /** What stands below the lanes, beside or below their curves. */
  readonly children: ComponentChildren;
}

export function RaceView({ children }: Props) {
  const [made, setMade] = useState(0);
  const whole = useRef(false); // from then on the curves stay
  const { length } = lanes.value;
  if (made >= length) whole.current = true;
  useEffect(() => {
    if (made >= length) return;
    const timer = setTimeout(() => setMade(made + AT_ONCE));
    return () => clearTimeout(timer);
  }, [made, length]);
  const large = (puzzle.value?.side ?? 0) > 12; // digits to be read
  const [wide, middle, narrow] = [large ? 4 : 6, large ? 2 : 4, large ? 2 : 3].map((room) =>
    rowsOf(length, room),
  ) as [Rows, Rows, Rows];
  return (
    <>
      <Bar />
      <SeriesPlace />
      <Looking />
      <BesidePlace />
      <div class="tour-place" />
      <h2 class="visually-hidden">{words.lanes}</h2>
      <div
        class="arena"
        data-count={length}
        data-large={large || undefined}
        style={{
          "--count": length,
          "--most-wide": wide.most,
          "--most-middle": middle.most,
          "--most-narrow": narrow.most,
          "--rows-wide": wide.rows,
          "--rows-middle": middle.rows,
          "--rows-narrow": narrow.rows,
          "--tracks-wide": wide.tracks,
          "--tracks-middle": middle.tracks,
          "--tracks-narrow": narrow.tracks,
        }}
      >
        <section class="lanes" data-part="boards" aria-label={words.lanes} data-count={length}>
          {lanes.value.slice(0, made).map((entry, index) => (
            <LaneCard
              key={entry.key}
              entry={entry}
              index={index}
              style={{
                "--span-wide": wide.spans[index] ?? 1,
                "--span-middle": middle.spans[index] ?? 1,
                "--span-narrow": narrow.spans[index] ?? 1,
              }}
            />
          ))}
        </section>
        <RemovedPlace />
        <div class="tour-place" />
        <CurvesPlace wanted={whole.current} />
        {children}
      </div>
    </>
  );
}

/** On a small screen it stays at hand, and the verdict with it. */
function Bar() {
  return (
    <div class="race-bar" data-phase={controls.phase.value}>
      <Transport
        id="race"
        controls={controls}
        label={words.transport}
        start={words.race}
        again={words.again}
      >
        {useProjector() ? <ProjectorButton /> : <Below />}
      </Transport>
      <Verdict />
    </div>
  );
}

/** The way to what lies below a small window. */
function Below() {
  const parts = { curves: words.curves, finish: words.finish };
  return (
    <span class="buttons below">
      {Object.entries(parts).map(([id, name]) => (
        <button
          key={id}
          type="button"
          class="small"
          onClick={() => {
            const part = document.querySelector<HTMLElement>(`.${id}`);
            if (part) show(part, true, stillness.peek() ? "instant" : "smooth");
          }}
        >
          {name}
          <Icon name="down" />
        </button>
      ))}
    </span>
  );
}

const loadRemoved = () => import("./Removed").then(({ Removed }) => Removed);

/** The offer to restore a lane, once one was removed. */
function RemovedPlace() {
  const { part: Removed, failed } = useLater(loadRemoved, removed.value.length > 0);
  return Removed ? <Removed /> : failed;
}

const loadBeside = () => import("./Beside").then(({ Beside }) => Beside);

/** The settings of a lane, or the page on its algorithm, once they were opened. */
function BesidePlace() {
  const { part: Beside, failed } = useLater(loadBeside, beside.value !== null);
  return Beside ? <Beside /> : failed;
}

const loadCurves = () => import("./curves/Curves").then(({ Curves }) => Curves);

/** They are drawn a moment after the boards, which can race without them. */
function CurvesPlace({ wanted }: { readonly wanted: boolean }) {
  const { part: Curves, failed } = useLater(loadCurves, wanted);
  return Curves ? <Curves /> : failed;
}
