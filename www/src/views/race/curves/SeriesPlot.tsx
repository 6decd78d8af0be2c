/** A plot of several curves. Only this file uses uPlot, so that the library can be replaced. */
import { onResize } from "../../../ui/resize";
import "./language";
import { effect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { LabelledTick } from "sudoku-lab/plot";
import uPlot from "uplot";
import { useSession } from "../../../session/context";
import type { Session } from "../../../session/session";
import { paletteVersion } from "../../../ui/appearance";
import { type Palette, readPalette } from "../../../ui/colours";
import { framesOf, type RunningRace } from "../context";
import { createCursor } from "./cursor";
import { describePlot, type PlotAxis, type PlotDescription, ticksOn } from "./description";
import { EndLabels } from "./end-labels";
import { alongRange, wholeAxis } from "./extent";
import type { CurveColumns, CurveGroup } from "./groups";
import * as css from "./Plot.module.css";
import { readingText } from "./Readings";
import type { Reference } from "./references";
import { createPlotStore, MIN_LOG_VALUE, type Scales } from "./settings";

interface Props {
  readonly group: CurveGroup;
  readonly scales: Scales;
  /** Returns the present columns; called at each `tick`. */
  readonly read: () => CurveColumns;
  /** The race to which the curves belong. */
  readonly on: RunningRace;
  readonly label: string;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The distance that a pointer must move to select a part of the axis, CSS pixels; shorter movements count as a click.
 */
const MIN_DRAG_PX = 4;

export function SeriesPlot({ group, scales, label, read, on }: Props) {
  const session = useSession();
  const { placeOf } = session.get(createCursor);
  const { zoom } = session.get(createPlotStore);
  const host = useRef<HTMLDivElement>(null);
  // A plot is created for one group and shows its names, so any change of the group creates a new plot.
  const shown = JSON.stringify(group);

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    let plot: uPlot | undefined;
    let ends: EndLabels | undefined;
    let letters = 0;
    let points: (() => uPlot.AlignedData) | undefined;
    const size = () => ({
      width: Math.max(200, element.clientWidth),
      height: element.clientHeight,
    });
    const again = () => {
      plot?.destroy();
      letters = lettersOf();
      ends = new EndLabels(group, scales, fontOf(letters), letters);
      const shows = describePlot(session, group, scales, readPalette(paletteVersion.peek()));
      points = () => shows.points(read()) as uPlot.AlignedData;
      const made = plotOptions(session, on, group, scales, shows, size(), ends, letters);
      plot = new uPlot(made, points(), element);
      turn(placeOf(on));
    };
    const turn = (at: number | null) => {
      if (!plot) return;
      pointerStep(plot, at);
      const frames = framesOf(on.race);
      const readings = group.curves.map((curve) =>
        readingText(curve, frames, at ?? 0, scales.against),
      );
      ends?.read(plot, at === null ? null : readings);
    };
    const start = setTimeout(again); // one task per plot, so that many plots do not block the page
    const stopSizing = onResize(element, () => {
      // In the projector view, the letters scale with the width of the window.
      if (plot && letters !== lettersOf()) again();
      else plot?.setSize(size());
    });
    const stopData = on.race?.tick.subscribe(() => {
      if (points) plot?.setData(points());
      turn(placeOf(on));
    });
    const stopCursor = effect(() => turn(placeOf(on)));
    const stopZoom = effect(() => {
      zoom.value;
      plot?.setData(plot.data); // makes uPlot compute the ranges again
    });
    let first = true;
    const stopColours = paletteVersion.subscribe(() => {
      if (!first) again();
      first = false;
    });
    return () => {
      stopColours();
      stopZoom();
      stopCursor();
      stopData?.();
      stopSizing();
      clearTimeout(start);
      plot?.destroy();
    };
  }, [shown, on.race, scales.against, scales.logX, scales.logY]);

  return <div ref={host} class={css.root} role="img" aria-label={label} />;
}

/**
 * Draws the cursor at a position on the axis, unless a part is being selected: uPlot uses the position of its cursor as
 * the other end of the selection.
 */
function pointerStep(plot: uPlot, at: number | null): void {
  if (plot.over.matches(":active")) return;
  const { min, max } = plot.scales.x ?? {};
  // On a logarithmic axis, step 0 is at the edge.
  const from = min !== undefined && min <= 1 ? 0 : min;
  const shown =
    at !== null && from != null && min != null && max != null && at >= from && at <= max;
  const left = shown ? plot.valToPos(Math.max(at, min), "x") : -10;
  plot.setCursor({ left, top: shown ? 1 : -10 }, false);
}

type Limits = [number | null, number | null];

/**
 * Returns a function that computes the range of an axis. It replaces uPlot's own ranges and ticks, which loop endlessly
 * for some ranges of numbers.
 */
const rangeLimits =
  ({ race }: RunningRace, axis: PlotAxis) =>
  (plot: uPlot): Limits => {
    const range = plot.data[0]?.length ? axis.range(framesOf(race)) : null;
    return range ? [range.low, range.high] : [null, null];
  };

/**
 * The increments among which uPlot searches the distance of ticks. The value is never used, but uPlot requires one that
 * has space on any axis.
 */
const PLACEHOLDER_INCREMENTS = [Number.MAX_VALUE];

/** Returns the options of an axis that compute its ticks and their labels. */
function tickOptions(of: PlotAxis, measureText: (text: string) => number): uPlot.Axis {
  let ticks: readonly LabelledTick[] = [];
  return {
    incrs: PLACEHOLDER_INCREMENTS,
    splits: (plot, axis, low, high) => {
      const { width, height } = plot.bbox;
      const length = (axis === 0 ? width : height) / devicePixelRatio;
      ticks = ticksOn(of, { low, high }, length, measureText);
      return ticks.map(({ value }) => value);
    },
    filter: (_, splits) => splits,
    values: () => ticks.map(({ text }) => text),
  };
}

/**
 * Returns the font size at an axis and beside the curves, CSS pixels: the smallest size of the page, a token in `rem`.
 */
const lettersOf = () => {
  const root = getComputedStyle(document.documentElement);
  const [size = 1, smallest = 1] = [root.fontSize, root.getPropertyValue("--text-s")].map(
    Number.parseFloat,
  );
  return Math.round(size * smallest);
};

const fontOf = (letters: number) => `${letters}px ${readPalette(paletteVersion.peek()).font}`;

/** Returns the space for the widest label, CSS pixels; a digit is narrower than 0.64 of its font size. */
const labelSpace = (labels: readonly string[] | null, letters: number) =>
  Math.max(4 * letters, ...(labels ?? []).map((label) => 12 + labelWidth(label, letters)));

const labelWidth = (label: string, letters: number) => 0.64 * letters * label.length;

/** The gap between the labels of two ticks, and the minimum distance of ticks, CSS pixels. */
const LABEL_GAP = 10;
const MIN_TICK_GAP = { along: 44, up: 26 };

function plotOptions(
  session: Session,
  on: RunningRace,
  group: CurveGroup,
  scales: Scales,
  shows: PlotDescription,
  size: Size,
  ends: EndLabels,
  letters: number,
): uPlot.Options {
  const { zoomTo } = session.get(createPlotStore);
  const colours = readPalette(paletteVersion.peek());
  const axis = {
    stroke: colours.muted,
    font: fontOf(letters),
    grid: { stroke: colours.faint, width: 1 },
    ticks: { stroke: colours.faint, width: 1, size: 4 },
    gap: 4,
  };
  const along = tickOptions(shows.along, (text) =>
    Math.max(MIN_TICK_GAP.along, labelWidth(text, letters) + LABEL_GAP),
  );
  const up = tickOptions(shows.up, () => Math.max(MIN_TICK_GAP.up, 2 * letters));
  return {
    ...size,
    legend: { show: false },
    padding: [8, (plot) => ends.room(plot), 0, 0],
    cursor: { y: false, points: { show: false }, drag: { x: true, y: false, setScale: false } },
    scales: {
      x: { time: false, distr: shows.along.log ? 3 : 1, range: rangeLimits(on, shows.along) },
      y: { distr: shows.up.log ? 3 : 1, range: rangeLimits(on, shows.up) },
    },
    axes: [
      { ...axis, ...along, size: 13 + letters },
      { ...axis, ...up, size: (_: uPlot, labels: string[] | null) => labelSpace(labels, letters) },
    ],
    series: [
      {},
      ...shows.lines.map(
        ({ name, colour, width, dash }): uPlot.Series => ({
          label: name,
          stroke: colour,
          width,
          dash: [...dash],
          points: { show: false },
          spanGaps: false,
        }),
      ),
    ],
    hooks: {
      ready: [(plot) => listenToPointer(session, on, plot, group, scales)],
      draw: [
        (plot) => drawTargets(plot, shows.targets, colours),
        (plot) => drawReferences(plot, shows.references, colours),
        (plot) => ends.draw(plot),
      ],
      setSelect: [
        (plot) => {
          const { left, width: boxWidth } = plot.select;
          if (boxWidth < MIN_DRAG_PX) return;
          const whole = wholeAxis(framesOf(on.race), scales.against);
          zoomTo(plot.posToVal(left, "x"), plot.posToVal(left + boxWidth, "x"), whole);
          plot.setSelect({ left: 0, top: 0, width: 0, height: 0 }, false);
        },
      ],
    },
  };
}

function listenToPointer(
  session: Session,
  on: RunningRace,
  plot: uPlot,
  group: CurveGroup,
  scales: Scales,
): void {
  const { move, leave, pin } = session.get(createCursor);
  const { over } = plot;
  let pressed = 0;
  /** The last movement of the pointer in the plot. */
  let last: MouseEvent | null = null;
  const pointerPosition = (event: MouseEvent) => {
    const x = plot.posToVal(event.clientX - over.getBoundingClientRect().left, "x");
    const { high: end } = alongRange(session, group, framesOf(on.race), scales);
    const first = scales.logX && x <= MIN_LOG_VALUE[scales.against] * 1.2;
    return first ? 0 : Math.min(Math.max(x, 0), end);
  };
  over.addEventListener("pointerdown", (event) => {
    pressed = event.clientX;
  });
  over.addEventListener("pointermove", (event) => {
    last = event;
    if (event.buttons === 0 || event.pointerType !== "mouse") move(on, pointerPosition(event));
  });
  over.addEventListener("pointerleave", (event) => {
    if (event.clientX !== last?.clientX || event.clientY !== last.clientY) return leave(on);
    // The plot moved and the pointer did not: the boards that follow the cursor may be taller at its step. Removing the
    // cursor would move the plot back without another event. Therefore the next movement decides, before any plot
    // receives it.
    const decide = ({ target }: PointerEvent) => over.contains(target as Node) || leave(on);
    document.addEventListener("pointermove", decide, { once: true, capture: true });
  });
  over.addEventListener("click", (event) => {
    if (Math.abs(event.clientX - pressed) < MIN_DRAG_PX) pin(on, pointerPosition(event));
  });
}

/** Draws solid lines across the plot at the values of a solution. */
function drawTargets(plot: uPlot, values: readonly number[], colours: Palette): void {
  const { ctx, bbox } = plot;
  ctx.save();
  ctx.lineWidth = devicePixelRatio;
  ctx.setLineDash([]);
  ctx.strokeStyle = colours.muted;
  for (const value of values) {
    const y = plot.valToPos(value, "y", true);
    if (!Number.isFinite(y)) continue;
    ctx.beginPath();
    ctx.moveTo(bbox.left, y);
    ctx.lineTo(bbox.left + bbox.width, y);
    ctx.stroke();
  }
  ctx.restore();
}

/** Draws dashed lines across the plot; their texts are beside the plot, so that they do not cover the curves. */
function drawReferences(plot: uPlot, marks: readonly Reference[], colours: Palette): void {
  const { ctx, bbox } = plot;
  ctx.save();
  ctx.lineWidth = devicePixelRatio;
  ctx.setLineDash([5 * devicePixelRatio, 4 * devicePixelRatio]);
  ctx.strokeStyle = colours.muted;
  for (const { value } of marks) {
    const y = plot.valToPos(value, "y", true);
    if (!Number.isFinite(y)) continue;
    ctx.beginPath();
    ctx.moveTo(bbox.left, y);
    ctx.lineTo(bbox.left + bbox.width, y);
    ctx.stroke();
  }
  ctx.restore();
}
