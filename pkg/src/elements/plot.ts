/** `<sudoku-plot>`: one series of every run of a `<sudoku-race>`, plotted over the steps. */
import { describeError } from "../errors.js";
import {
  type AxisRange,
  drawableRange,
  labelledTicks,
  paddedRange,
  shareOf,
} from "../plot/axis.js";
import { column, mainSeries, targetValue, valueAt } from "../plot/trace.js";
import type { Frame, SeriesSpec } from "../types.js";
import { createPart, findById, LabElement, runColourProperty } from "./base.js";
import type { ListenersOf } from "./board.js";
import { nameOf, SudokuRaceElement } from "./race.js";
import { texts } from "./texts.js";

const CSS = `[part=title]{margin:0 0 .25rem;font-weight:600}
[part=plot]{display:block;width:100%;height:14rem;overflow:visible}
text{fill:var(--_muted);font-size:.75rem;font-variant-numeric:tabular-nums}
.tick{stroke:var(--_line)}
.target{stroke:var(--_muted);stroke-dasharray:2 3}
.run{fill:none;stroke-width:2;stroke-linejoin:round}
[part=legend]{display:flex;flex-wrap:wrap;gap:.25rem 1rem;margin:.25rem 0 0;padding:0;list-style:none;
font-variant-numeric:tabular-nums}
[part=legend] svg{width:1.75rem;height:.5rem;margin-inline-end:.375rem;vertical-align:middle}`;

/** Space around the curves for labels, in CSS pixels. */
const MARGIN = { top: 8, right: 12, bottom: 34, left: 56 };
/**
 * The mean width of a character and the height of a line, in CSS pixels. Ticks whose labels would be closer together
 * are omitted.
 */
const CHARACTER_WIDTH = 7.5;
const LINE_HEIGHT = 18;
/** Lengths of dashes and gaps, by run, so that curves differ in more than colour. */
const DASHES = ["", "7 4", "2 3", "10 3 2 3"];

/** The events of a plot, with their details. */
export interface PlotEvents {
  error: { readonly message: string };
}

/** A run with a value for each kept step. */
interface PlotCurve {
  readonly name: string;
  /** The index of its lane, which decides its colour and its dashes. */
  readonly lane: number;
  readonly frame: Frame;
  /** The index of the series among those of the algorithm. */
  readonly index: number;
}

export class SudokuPlotElement extends LabElement {
  static readonly observedAttributes = ["for", "series", "log"];
  /** The id of the `<sudoku-race>`. */
  declare for: string;
  /**
   * The id of a series, such as `temperature`, or a unit, such as `conflicts`, which series with different ids share; by
   * default the unit of the main series of most algorithms.
   */
  declare series: string;
  /** Which axes are logarithmic: `x`, `y` or `xy`; by default none. */
  declare log: string;
  readonly #title = createPart("p", "title");
  readonly #plot = createSvgElement("svg", { part: "plot", role: "img" });
  readonly #legend = createPart("ul", "legend");
  #race: SudokuRaceElement | null = null;
  #drawing = 0;
  /** The reason why the last drawing failed; empty if it succeeded. */
  #failure = "";
  #unwatch = () => {};

  constructor() {
    super(CSS);
    this.root.append(this.#title, this.#plot, this.#legend);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#unwatch = this.watchLook(this.#plot, this.#request);
    this.#request();
  }

  disconnectedCallback(): void {
    cancelAnimationFrame(this.#drawing);
    this.#unwatch();
    this.#follow(null);
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.#request();
  }

  /** Schedules a drawing for the next frame. */
  readonly #request = (): void => {
    cancelAnimationFrame(this.#drawing);
    this.#drawing = requestAnimationFrame(() => this.#draw());
  };

  #follow(race: SudokuRaceElement | null): void {
    if (race === this.#race) return;
    for (const type of ["ready", "step", "finish"] as const) {
      this.#race?.removeEventListener(type, this.#request);
      race?.addEventListener(type, this.#request);
    }
    this.#race = race;
  }

  #draw(): void {
    const race = findById(this, this.for);
    this.#follow(race instanceof SudokuRaceElement ? race : null);
    try {
      if (!this.#race) throw new Error(texts.noRace);
      this.#drawCurves(this.#race);
      this.#failure = "";
      this.clearError();
    } catch (error) {
      // A running race draws in every frame, so the same failure is reported only once.
      if (describeError(error) === this.#failure) return;
      this.#failure = describeError(error);
      this.#plot.replaceChildren();
      this.#legend.replaceChildren();
      this.fail(error);
    }
  }

  #drawCurves(race: SudokuRaceElement): void {
    const lanes = race.race?.lanes ?? [];
    if (lanes.length === 0) return; // the race is not ready
    const quantity = this.series || commonQuantity(lanes.map(({ info }) => info.series));
    const chosen = lanes.map(({ info }) => seriesOf(info.series, quantity));
    const specs = chosen.flatMap((spec) => spec ?? []);
    const [first] = specs;
    if (!first) {
      const known = lanes.flatMap(({ info }) => info.series.map(quantityOf));
      throw new Error(texts.noSeries(quantity, [...new Set(known)]));
    }
    const isOne = specs.every(({ id }) => id === first.id);
    const label = isOne ? texts.plot(first.id, first.unit) : texts.plot(quantity, "");
    if (this.#title.textContent !== label) this.#title.textContent = label;
    this.#plot.setAttribute("aria-label", label);
    const { frames } = race;
    const curves = lanes.flatMap((currentLane, lane): PlotCurve[] => {
      const [frame, spec] = [frames[lane], chosen[lane]];
      if (!frame || !spec) return [];
      return [
        { name: nameOf(currentLane), lane, frame, index: currentLane.info.series.indexOf(spec) },
      ];
    });
    const givens = race.read?.givens;
    const counts = givens && {
      cells: givens.length,
      blanks: givens.reduce((blanks, digit) => blanks + Number(digit === 0), 0),
    };
    const targets = specs.map(({ target }) => targetValue(target, counts ?? null));
    this.#drawPlot(curves, targets.find((target) => target !== null) ?? null);
    this.#legend.replaceChildren(...curves.map(legendItem));
  }

  #drawPlot(curves: readonly PlotCurve[], target: number | null): void {
    const { width, height } = this.#plot.getBoundingClientRect();
    const [right, bottom] = [width - MARGIN.right, height - MARGIN.bottom];
    if (right <= MARGIN.left || bottom <= MARGIN.top) return;
    const isLog = { x: this.log.includes("x"), y: this.log.includes("y") };
    const points = curves.map((curve) => pointsOf(curve, isLog));
    const steps = points.flat().map(([step]) => step);
    const values = points.flat().map(([, value]) => value);
    if (target !== null && (!isLog.y || target > 0)) values.push(target);
    const along = drawableRange(isLog.x ? 1 : 0, steps.reduce(maxOf, 1), isLog.x);
    const up = paddedRange(
      values.reduce(minOf, Infinity),
      values.reduce(maxOf, -Infinity),
      isLog.y,
    );
    const x = (step: number) => MARGIN.left + shareOf(along, step) * (right - MARGIN.left);
    const y = (value: number) => bottom - shareOf(up, value) * (bottom - MARGIN.top);
    const line = (name: string, y1: number) =>
      createSvgElement("line", { class: name, x1: MARGIN.left, x2: right, y1, y2: y1 });
    const elements: SVGElement[] = [];
    for (const { value, text } of axisTicks(up, bottom - MARGIN.top, () => LINE_HEIGHT)) {
      const at = y(value);
      elements.push(line("tick", at), createText(text, MARGIN.left - 6, at + 4, "end"));
    }
    for (const { value, text } of axisTicks(along, right - MARGIN.left, widthOf, true))
      elements.push(createText(text, x(value), bottom + 16, "middle"));
    elements.push(createText(texts.step, right, height - 2, "end"));
    if (target !== null && shareOf(up, target) >= 0 && (!isLog.y || target > 0))
      elements.push(line("target", y(target)));
    for (const [at, { lane, frame, index }] of curves.entries()) {
      const path = (points[at] ?? []).map(
        ([step, value]) => `${x(step).toFixed(1)},${y(value).toFixed(1)}`,
      );
      elements.push(
        createSvgElement("polyline", { class: "run", points: path.join(" "), ...curveStyle(lane) }),
      );
      const value = valueAt(frame, index);
      if (value === null || (isLog.y && value <= 0)) continue;
      const step = isLog.x ? Math.max(frame.step, 1) : frame.step;
      elements.push(
        createSvgElement("circle", {
          r: 4,
          cx: x(step),
          cy: y(value),
          fill: runColourProperty(lane),
        }),
      );
    }
    this.#plot.replaceChildren(...elements);
  }

  declare addEventListener: ListenersOf<SudokuPlotElement, PlotEvents>;
}

/**
 * Returns the quantity that a series measures: its unit, or its id if it is a pure number. Series of the same quantity
 * share a plot.
 */
const quantityOf = ({ id, unit }: SeriesSpec) => unit || id;

/** Returns the quantity of the main series of most algorithms. */
function commonQuantity(all: readonly (readonly SeriesSpec[])[]): string {
  const main = all.flatMap((series) => series[mainSeries(series)] ?? []).map(quantityOf);
  const count = (quantity: string) => main.filter((one) => one === quantity).length;
  return main.toSorted((a, b) => count(b) - count(a))[0] ?? "";
}

/** Returns the series of an algorithm with this id; otherwise the main series of this quantity, or the first one. */
function seriesOf(series: readonly SeriesSpec[], wanted: string): SeriesSpec | undefined {
  const fitting = series.filter((spec) => quantityOf(spec) === wanted);
  return series.find(({ id }) => id === wanted) ?? fitting[mainSeries(fitting)];
}

const minOf = (a: number, b: number) => Math.min(a, b);
const maxOf = (a: number, b: number) => Math.max(a, b);

const widthOf = (text: string) => (text.length + 2) * CHARACTER_WIDTH;

const axisTicks = (
  range: AxisRange,
  length: number,
  room: (text: string) => number,
  whole = false,
) =>
  labelledTicks(range, { length, room, whole, text: (all) => all.map((one) => texts.number(one)) });

/** Returns the kept steps with a value that the axes can show. Step 0 has no logarithm and is drawn at step 1. */
function pointsOf(
  { frame, index }: PlotCurve,
  isLog: { readonly x: boolean; readonly y: boolean },
) {
  const values = column(frame, index + 1);
  return Array.from(
    column(frame, 0),
    (step, at) => [isLog.x ? Math.max(step, 1) : step, values[at] ?? Number.NaN] as const,
  ).filter(([, value]) => Number.isFinite(value) && (!isLog.y || value > 0));
}

const curveStyle = (lane: number) => ({
  stroke: runColourProperty(lane),
  "stroke-dasharray": DASHES[lane % DASHES.length] ?? "",
});

/** Returns a sample of the curve, the name of the run, and its value at the step that is shown. */
function legendItem({ name, lane, frame, index }: PlotCurve): HTMLElement {
  const sample = createSvgElement("svg", { "aria-hidden": "true", viewBox: "0 0 28 8" });
  sample.append(
    createSvgElement("line", { class: "run", x1: 0, x2: 28, y1: 4, y2: 4, ...curveStyle(lane) }),
  );
  const value = valueAt(frame, index);
  const item = createPart("li", "run");
  item.append(sample, value === null ? name : `${name}: ${texts.number(value)}`);
  return item;
}

function createText(text: string, x: number, y: number, anchor: "end" | "middle"): SVGElement {
  const made = createSvgElement("text", { x, y, "text-anchor": anchor });
  made.textContent = text;
  return made;
}

function createSvgElement(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
): SVGElement {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}
