/** The sections below the boards: curves, results, races over seeds and how to read the boards. */
import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { createAddress } from "../../lab/address/link";
import { resultsReady } from "../../lab/details-ready";
import { useStore } from "../../session/context";
import { useLazy } from "../../ui/Lazy";
import { focusElement } from "../../ui/scroll";
import { Note } from "../../ui/Text";
import { words } from "../../words";
import { words as told } from "../../words/curves";
import * as css from "./Below.module.css";
import { createRaceController } from "./controller";
import { RaceFinish } from "./Finish";
import { HowToRead } from "./HowToRead";
import { Papers } from "./Papers";
import { SeriesButton, SeriesSlot } from "./series/SeriesButton";
import { createRaceSheets, type Section, sectionIds } from "./sheets";

/** Shows the figures of papers once the race has ended and there is something to compare with them. */
function PapersSlot() {
  const { playback } = useStore(createRaceController);
  const now = playback.phase.value;
  const over = now === "ended" || now === "past";
  const { part: ready } = useLazy(resultsReady, over);
  return over && ready ? <Papers /> : null;
}

/** Shows the purpose of a race over seeds, the button that starts one, and its results. */
function AveragesSection({ id }: { readonly id: string }) {
  const { linkTo } = useStore(createAddress);
  return (
    <>
      <Note>
        {told.averages} <a href={linkTo("experiment")}>{told.averagesOfPuzzles}</a>
      </Note>
      <SeriesButton id={id} />
      <SeriesSlot />
    </>
  );
}

const SECTION_NAMES: Readonly<Record<Section, string>> = {
  curves: words.curves,
  finish: words.finish,
  seeds: words.series.tab,
  reading: told.reading.tab,
};

/** Shows the sections before the first race: how to read the boards, and the races over seeds. */
export function SectionPlaceholder() {
  const open = useSignal<Section>("reading");
  return (
    <div class={css.root} data-waiting>
      <SectionTabs sections={["reading", "seeds"]} open={open} />
      <SectionPanel section="reading" open={open}>
        <HowToRead layout="waiting" />
      </SectionPanel>
      <SectionPanel section="seeds" open={open}>
        <AveragesSection id="waiting-seed-count" />
      </SectionPanel>
    </div>
  );
}

interface Props {
  readonly curves: ComponentChildren;
}

/** Shows one section at a time, each with a tab. */
export function Sections({ curves }: Props) {
  const { section: open } = useStore(createRaceSheets);
  return (
    <div class={css.root}>
      <SectionTabs sections={sectionIds} open={open} />
      <SectionPanel section="curves" open={open}>
        {curves}
      </SectionPanel>
      <SectionPanel section="finish" open={open}>
        <RaceFinish />
        <PapersSlot />
      </SectionPanel>
      <SectionPanel section="seeds" open={open}>
        <AveragesSection id="panel-seed-count" />
      </SectionPanel>
      <SectionPanel section="reading" open={open}>
        <HowToRead layout="section" />
      </SectionPanel>
    </div>
  );
}

interface TabsProps {
  readonly sections: readonly Section[];
  readonly open: Signal<Section>;
}

function SectionTabs({ sections, open }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  return (
    <div class={css.tabs} role="tablist" aria-label={words.sections} ref={list}>
      {sections.map((id, at) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`tab-${id}`}
          aria-controls={`panel-${id}`}
          aria-selected={id === open.value}
          tabIndex={id === open.value ? 0 : -1}
          onClick={() => {
            open.value = id;
          }}
          onKeyDown={({ key }) => {
            const by = { ArrowRight: 1, ArrowLeft: sections.length - 1 }[key];
            if (by === undefined) return;
            const next = (at + by) % sections.length;
            open.value = sections[next] ?? id;
            focusElement(list.current?.querySelectorAll("button")[next]);
          }}
        >
          {SECTION_NAMES[id]}
        </button>
      ))}
    </div>
  );
}

interface PanelProps {
  readonly section: Section;
  readonly open: Signal<Section>;
  readonly children: ComponentChildren;
}

/** Shows a section. While another section is open, this one is hidden but stays mounted, so that it keeps its state. */
function SectionPanel({ section, open, children }: PanelProps) {
  return (
    <div
      class={css.section}
      role="tabpanel"
      id={`panel-${section}`}
      aria-labelledby={`tab-${section}`}
      hidden={open.value !== section}
    >
      {children}
    </div>
  );
}
