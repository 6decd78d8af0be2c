/** The race: headline, pickers, controls, lanes and the sections below them. */
import { useEffect, useRef, useState } from "preact/hooks";
import { createFrame } from "../../lab/address/frame";
import type { RaceModel } from "../../lab/race/model";
import { useSession, useStore } from "../../session/context";
import { createDocument } from "../../session/document";
import { Transport, TransportBar } from "../../transport/Transport";
import { Button } from "../../ui/Button";
import { useLazy } from "../../ui/Lazy";
import { isFramed } from "../../ui/storage";
import { words } from "../../words";
import { RaceSections } from "./Below";
import { LaneInspectorLoader } from "./closer/Looking";
import { useRace } from "./context";
import { createRaceController } from "./controller";
import { LaneCard } from "./LaneCard";
import { nameAt } from "./names";
import { Pickers } from "./Pickers";
import { ProjectorButton } from "./ProjectorButton";
import * as css from "./Race.module.css";
import { createRaceStore } from "./store";
import { useRaceKeys } from "./useRaceKeys";
import { Verdict } from "./Verdict";

/** The number of lanes rendered per task. More would block the rest of the page. */
const LANES_PER_TASK = 2;
/** The largest side of boards in the normal layout. Larger boards get more room, so that their digits stay legible. */
const MAX_NORMAL_SIDE = 12;

export function RaceView() {
  const session = useSession();
  const { lanes } = session.get(createRaceStore);
  const { puzzle } = session.get(createDocument);
  const { compact } = session.get(createFrame);
  const [renderedLanes, setMade] = useState(0);
  const hasCurves = useRef(false); // once set, the curves stay
  const { length } = lanes.value;
  if (renderedLanes >= length) hasCurves.current = true;
  useEffect(() => {
    if (renderedLanes >= length) return;
    const timer = setTimeout(() => setMade(renderedLanes + LANES_PER_TASK));
    return () => clearTimeout(timer);
  }, [renderedLanes, length]);
  const { projected } = useRaceKeys();
  const large = (puzzle.value?.side ?? 0) > MAX_NORMAL_SIDE;
  /** Whether the lanes fit on a phone in two rows. */
  const twoRows = !large && (length === 3 || length === 4);
  return (
    <>
      {/* The header contains the title, but the projector view shows no header. */}
      {projected && !compact.value && <h1 class="visually-hidden">{words.title}</h1>}
      {!compact.value && (
        <div class={css.hero} data-two-rows={twoRows || undefined}>
          <Verdict />
          {!projected && <Pickers />}
        </div>
      )}
      <RaceBar presents={projected || !(compact.value || isFramed)} />
      <LaneInspectorLoader />
      <SidePanelSlot />
      <div class={css.tourPlace} data-tour />
      <div
        class={css.arena}
        data-count={length}
        data-large={large || undefined}
        style={{ "--count": length }}
      >
        <section class={css.lanes} data-part="boards" aria-label={words.lanes}>
          {lanes.value.slice(0, renderedLanes).map((entry, index) => (
            <LaneCard key={entry.key} entry={entry} index={index} />
          ))}
        </section>
        <RemovedLaneSlot />
        <RaceSections whole={hasCurves.current} />
        <div class={css.tourPlace} data-tour />
      </div>
    </>
  );
}

/** Marks a sticky bar with `data-stuck` while content is scrolled beneath it. Returns a function that stops this. */
function updateStuckMargin(bar: HTMLElement): () => void {
  const observer = new IntersectionObserver(
    ([seen]) => {
      if (seen) bar.toggleAttribute("data-stuck", seen.boundingClientRect.top < 1);
    },
    { rootMargin: "-1px 0px 0px", threshold: [0, 1] },
  );
  observer.observe(bar);
  return () => observer.disconnect();
}

/** Shows the controls of the race; on a small screen, they stay at the bottom of the window. */
function RaceBar({ presents }: { readonly presents: boolean }) {
  const session = useSession();
  const { playback } = session.get(createRaceController);
  const { rank } = session.get(createRaceStore);
  const { compact } = session.get(createFrame);
  const race = useRace();
  const now = playback.phase.value;
  const over = now === "ended" || now === "past";
  const ends = over
    ? (race?.lanes.value ?? []).flatMap(({ status }, lane) =>
        status.value ? [{ lane, step: status.value.steps, name: nameAt(session, lane) }] : [],
      )
    : [];
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => (bar.current ? updateStuckMargin(bar.current) : undefined), []);
  return (
    <TransportBar ref={bar} data-phase={now}>
      <Transport
        id="race"
        layout="bar"
        playback={playback}
        label={words.transport}
        start={words.race}
        again={words.again}
        ends={ends}
        endsNote={over && ends.length > 1 && rank.value === "time" ? words.endsBySteps : undefined}
        hint
        after={race?.ending.value && <RemainingLaneButtons race={race} />}
      >
        {presents && <ProjectorButton />}
      </Transport>
      {compact.value && <Verdict />}
    </TransportBar>
  );
}

/** Shows the buttons that skip or stop the lanes that still run after another lane has ended. */
function RemainingLaneButtons({ race: { playback, skippable } }: { readonly race: RaceModel }) {
  return (
    <>
      {skippable.value && (
        <Button small onClick={() => playback.skip()}>
          {words.skipAhead}
        </Button>
      )}
      <Button small onClick={playback.stop}>
        {words.stopRest}
      </Button>
    </>
  );
}

const loadRemoved = () => import("./Removed").then(({ Removed }) => Removed);

/** Offers to restore a removed lane after a lane was removed. */
function RemovedLaneSlot() {
  const { removed } = useStore(createRaceStore);
  const { part: Removed, failed } = useLazy(loadRemoved, removed.value.length > 0);
  return Removed ? <Removed /> : failed;
}

const loadBeside = () => import("./Beside").then(({ SidePanel }) => SidePanel);

/** Shows the panel beside a lane once it was opened. */
function SidePanelSlot() {
  const { sidePanel } = useStore(createRaceStore);
  const { part: Beside, failed } = useLazy(loadBeside, sidePanel.value !== null);
  return Beside ? <Beside /> : failed;
}
