/** The race: its headline and pickers, its controls, its lanes and what is shown below them. */
import { useEffect, useRef, useState } from "preact/hooks";
import { compact } from "../../lab/address/frame";
import { view } from "../../lab/address/views";
import { puzzle } from "../../lab/store";
import { Transport } from "../../transport/Transport";
import { useLater } from "../../ui/Later";
import { words } from "../../words";
import { Below } from "./Below";
import { Looking } from "./closer/Looking";
import { useRace } from "./context";
import { LaneCard } from "./LaneCard";
import { nameAt } from "./names";
import { Pickers } from "./Pickers";
import { ProjectorButton, useProjector } from "./Projector";
import { controls } from "./page";
import { startOnSpace } from "./space";
import { beside, lanes, rank, removed } from "./store";
import { Verdict } from "./Verdict";

/** Lanes made in one task: many at once would hold up everything else on the page. */
const AT_ONCE = 2;
/** Boards with longer sides want more room, so that their digits can be read. */
const LARGE_SIDE = 12;

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
  const here = view.value === "race";
  useEffect(() => (here ? startOnSpace() : undefined), [here]);
  const projected = useProjector();
  const large = (puzzle.value?.side ?? 0) > LARGE_SIDE;
  return (
    <>
      {!compact.value && (
        <div class="race-hero">
          <Verdict />
          {!projected && <Pickers />}
        </div>
      )}
      <Bar projected={projected} />
      <Looking />
      <BesidePlace />
      <div class="tour-place" />
      <div
        class="arena"
        data-count={length}
        data-large={large || undefined}
        style={{ "--count": length }}
      >
        <section class="lanes" data-part="boards" aria-label={words.lanes} data-count={length}>
          {lanes.value.slice(0, made).map((entry, index) => (
            <LaneCard key={entry.key} entry={entry} index={index} />
          ))}
        </section>
        <RemovedPlace />
        <Below whole={whole.current} />
        <div class="tour-place" />
      </div>
    </>
  );
}

/** Says of a bar that stays at the top of the window when there is something under it. */
function markStuck(bar: HTMLElement): () => void {
  const observer = new IntersectionObserver(
    ([seen]) => {
      if (seen) bar.toggleAttribute("data-stuck", seen.boundingClientRect.top < 1);
    },
    { rootMargin: "-1px 0px 0px", threshold: [0, 1] },
  );
  observer.observe(bar);
  return () => observer.disconnect();
}

/** On a small screen it stays at the foot of the window. */
function Bar({ projected }: { readonly projected: boolean }) {
  const race = useRace();
  const now = controls.phase.value;
  const over = now === "ended" || now === "past";
  const ends = over
    ? (race?.lanes.value ?? []).flatMap(({ status }, lane) =>
        status.value ? [{ lane, step: status.value.steps, name: nameAt(lane) }] : [],
      )
    : [];
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => (bar.current ? markStuck(bar.current) : undefined), []);
  return (
    <div ref={bar} class="race-bar" data-phase={now}>
      <Transport
        id="race"
        controls={controls}
        label={words.transport}
        start={words.race}
        again={words.again}
        ends={ends}
        endsNote={over && ends.length > 1 && rank.value === "time" ? words.endsBySteps : undefined}
        hint
      >
        {projected && <ProjectorButton />}
      </Transport>
      {compact.value && <Verdict />}
    </div>
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
