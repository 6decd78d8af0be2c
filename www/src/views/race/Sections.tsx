/** The sections below the boards once a race was started: curves, results, races over seeds and how to read the boards. */
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { detailsReady } from "../../lab/details-ready";
import { useStore } from "../../session/context";
import { useLater } from "../../ui/Later";
import { focus } from "../../ui/scroll";
import { words } from "../../words";
import { words as told } from "../../words/curves";
import * as css from "./Below.module.css";
import { createRaceController } from "./controller";
import { Finish } from "./Finish";
import { HowToRead } from "./HowToRead";
import { Papers } from "./Papers";
import { SeriesButton, SeriesPlace } from "./series/SeriesButton";
import { createRaceSheets, type Section, sections } from "./sheets";

/** What papers print is wanted when there is something to compare it with. */
function PapersPlace() {
  const { playback } = useStore(createRaceController);
  const now = playback.phase.value;
  const over = now === "ended" || now === "past";
  const { part: ready } = useLater(detailsReady, over);
  return over && ready ? <Papers /> : null;
}

interface Props {
  readonly curves: ComponentChildren;
}

/** One section at a time, each with a tab. */
export function Sections({ curves }: Props) {
  return (
    <div class={css.root}>
      <Tabs />
      <Panel of="curves">{curves}</Panel>
      <Panel of="finish">
        <Finish />
        <PapersPlace />
      </Panel>
      <Panel of="seeds">
        <SeriesButton id="panel-seed-count" />
        <SeriesPlace />
      </Panel>
      <Panel of="reading">
        <HowToRead layout="section" />
      </Panel>
    </div>
  );
}

function Tabs() {
  const { section } = useStore(createRaceSheets);
  const list = useRef<HTMLDivElement>(null);
  const names = {
    curves: words.curves,
    finish: words.finish,
    seeds: words.series.tab,
    reading: told.reading.tab,
  };
  const open = section.value;
  return (
    <div class={css.tabs} role="tablist" aria-label={words.sections} ref={list}>
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
  const { section } = useStore(createRaceSheets);
  return (
    <div
      class={css.section}
      role="tabpanel"
      id={`panel-${of}`}
      aria-labelledby={`tab-${of}`}
      hidden={section.value !== of}
    >
      {children}
    </div>
  );
}
