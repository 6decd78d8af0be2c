/** Below the boards: how to read them before the first race; then curves, results and races over seeds, one at a time. */
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { compact } from "../../lab/address/frame";
import { useLater } from "../../ui/Later";
import { focus } from "../../ui/scroll";
import { words } from "../../words";
import { Finish } from "./Finish";
import { cleared, controls, series } from "./page";
import { SeriesButton, SeriesPlace, seriesShown } from "./series/SeriesButton";
import { type Section, section, sections } from "./sheets";
import { projector } from "./store";

const loadPapers = () => import("./Papers").then(({ Papers }) => Papers);

/** What papers print is wanted when there is something to compare it with. */
function PapersPlace() {
  const now = controls.phase.value;
  const { part: Papers, failed } = useLater(loadPapers, now === "ended" || now === "past");
  return Papers ? <Papers /> : failed;
}

const loadCurves = () => import("./curves/Curves").then(({ Curves }) => Curves);

const loadReading = () => import("./HowToRead").then(({ HowToRead }) => HowToRead);

/** The key to the boards; nothing stands below it that it could move when it comes. */
function Reading() {
  const { part: HowToRead, failed } = useLater(loadReading);
  return HowToRead ? <HowToRead /> : failed;
}

/** Curves are fetched when all lanes are drawn (`whole`): the boards can race without curves. */
export function Below({ whole }: { readonly whole: boolean }) {
  const { part: Curves, failed } = useLater(loadCurves, whole);
  const curves = Curves ? <Curves /> : failed;
  const now = controls.phase.value;
  const waiting = now === "idle" || now === "ready";
  const started = !waiting || cleared.value !== null || series.running.value || seriesShown.value;
  // A frame and a projector reserve the room of their plots.
  const bare = compact.value || projector.value === "on";
  if (bare) return curves;
  if (!started) {
    return (
      <div class="below">
        <Reading />
      </div>
    );
  }
  return (
    <div class="below">
      <Tabs />
      <Panel of="curves">{curves}</Panel>
      <Panel of="finish">
        <Finish />
        <PapersPlace />
      </Panel>
      <Panel of="seeds">
        <SeriesButton id="tab-seeds" />
        <SeriesPlace />
      </Panel>
      <Panel of="reading">
        <Reading />
      </Panel>
    </div>
  );
}

function Tabs() {
  const list = useRef<HTMLDivElement>(null);
  const names = {
    curves: words.curves,
    finish: words.finish,
    seeds: words.series.tab,
    reading: words.reading.tab,
  };
  const open = section.value;
  return (
    <div class="tabs" role="tablist" aria-label={words.sections} ref={list}>
      {sections.map((id, at) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`tab-${id}`}
          aria-controls={`panel-${id}`}
          aria-selected={id === open}
          tabIndex={id === open ? 0 : -1}
          onClick={() => {
            section.value = id;
          }}
          onKeyDown={({ key }) => {
            const by = { ArrowRight: 1, ArrowLeft: sections.length - 1 }[key];
            if (by === undefined) return;
            const next = (at + by) % sections.length;
            section.value = sections[next] ?? id;
            focus(list.current?.querySelectorAll("button")[next]);
          }}
        >
          {names[id]}
        </button>
      ))}
    </div>
  );
}

interface PanelProps {
  readonly of: Section;
  readonly children: ComponentChildren;
}

/** Hidden, not absent, while another one is shown: its state stays. */
function Panel({ of, children }: PanelProps) {
  return (
    <div
      class="section"
      role="tabpanel"
      id={`panel-${of}`}
      aria-labelledby={`tab-${of}`}
      hidden={section.value !== of}
    >
      {children}
    </div>
  );
}
