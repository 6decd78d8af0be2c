/** The sections below the boards: curves, results, races over seeds and how to read the boards. */
import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { createAddress } from "../../lab/address/link";
import { resultsReady } from "../../lab/details-ready";
import { useStore } from "../../session/context";
import { useLater } from "../../ui/Later";
import { focus } from "../../ui/scroll";
import { Note } from "../../ui/Text";
import { words } from "../../words";
import { words as told } from "../../words/curves";
import * as css from "./Below.module.css";
import { createRaceController } from "./controller";
import { Finish } from "./Finish";
import { HowToRead } from "./HowToRead";
import { Papers } from "./Papers";
import { SeriesButton, SeriesPlace } from "./series/SeriesButton";
import { createRaceSheets, type Section, sections } from "./sheets";

/** Shows the figures of papers once the race has ended and there is something to compare with them. */
function PapersPlace() {
  const { playback } = useStore(createRaceController);
  const now = playback.phase.value;
  const over = now === "ended" || now === "past";
  const { part: ready } = useLater(resultsReady, over);
  return over && ready ? <Papers /> : null;
}

/** Shows the purpose of a race over seeds, the button that starts one, and its results. */
function Averages({ id }: { readonly id: string }) {
  const { linkTo } = useStore(createAddress);
  return (
    <>
      <Note>
        {told.averages} <a href={linkTo("experiment")}>{told.averagesOfPuzzles}</a>
      </Note>
      <SeriesButton id={id} />
      <SeriesPlace />
    </>
  );
}

const NAMES: Readonly<Record<Section, string>> = {
  curves: words.curves,
  finish: words.finish,
  seeds: words.series.tab,
  reading: told.reading.tab,
};

/** Shows the sections before the first race: how to read the boards, and the races over seeds. */
export function Waiting() {
  const open = useSignal<Section>("reading");
  return (
    <div class={css.root} data-waiting>
      <Tabs of={["reading", "seeds"]} open={open} />
      <Panel of="reading" open={open}>
        <HowToRead layout="waiting" />
      </Panel>
      <Panel of="seeds" open={open}>
        <Averages id="waiting-seed-count" />
      </Panel>
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
      <Tabs of={sections} open={open} />
      <Panel of="curves" open={open}>
        {curves}
      </Panel>
      <Panel of="finish" open={open}>
        <Finish />
        <PapersPlace />
      </Panel>
      <Panel of="seeds" open={open}>
        <Averages id="panel-seed-count" />
      </Panel>
      <Panel of="reading" open={open}>
        <HowToRead layout="section" />
      </Panel>
    </div>
  );
}

interface TabsProps {
  readonly of: readonly Section[];
  readonly open: Signal<Section>;
}

function Tabs({ of, open }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  return (
    <div class={css.tabs} role="tablist" aria-label={words.sections} ref={list}>
      {of.map((id, at) => (
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
            const by = { ArrowRight: 1, ArrowLeft: of.length - 1 }[key];
            if (by === undefined) return;
            const next = (at + by) % of.length;
            open.value = of[next] ?? id;
            focus(list.current?.querySelectorAll("button")[next]);
          }}
        >
          {NAMES[id]}
        </button>
      ))}
    </div>
  );
}

interface PanelProps {
  readonly of: Section;
  readonly open: Signal<Section>;
  readonly children: ComponentChildren;
}

/** Shows a section. While another section is open, this one is hidden but stays mounted, so that it keeps its state. */
function Panel({ of, open, children }: PanelProps) {
  return (
    <div
      class={css.section}
      role="tabpanel"
      id={`panel-${of}`}
      aria-labelledby={`tab-${of}`}
      hidden={open.value !== of}
    >
      {children}
    </div>
  );
}
