/** Labels to the right of a plot: the names of curves at the ends of their lines, and the values that papers print. */
import type uPlot from "uplot";
import { LANE_COLOUR_COUNT } from "../../../ui/colours";
import { dashOf, seriesColourCss } from "../../../ui/series-colours";
import { words as told } from "../../../words/curves";
import * as css from "./Ends.module.css";
import { spreadLabels } from "./ends";
import { lastShown } from "./extent";
import { type CurveGroup, formatValue, type LaneCurve } from "./groups";
import { inTwoLines } from "./label-lines";
import { referenceLines, shareOfTarget, solutionValues } from "./references";
import type { Scales } from "./settings";
import { nameOf } from "./summary";

/** The height of a line of text, as a multiple of the font size. */
const LINE_HEIGHT = 1.27;
/** The distance from the plot to the labels, CSS pixels; leader lines are drawn in this gap. */
const LABEL_GAP_PX = 16;
/** The margin to the right of the labels, CSS pixels. */
const RIGHT_MARGIN_PX = 6;
/** The maximum distance of a label from the end of its line without a leader line, CSS pixels. */
const MAX_DISTANCE_WITHOUT_LEADER_PX = 3;
/** The minimum width of a plot with names beside it, CSS pixels. Below narrower plots, the names are in the legend. */
const MIN_WIDTH_PX = 350;
/** The largest share of the plot's width for names, and the share beyond which names are broken into two lines. */
const [MAX_NAMES_SHARE, MAX_ONE_LINE_SHARE] = [0.42, 0.2];
/**
 * The sample of a line before its name, shown if a lane has several lines: its width, and the width with the gap after
 * it, CSS pixels.
 */
const SAMPLE_WIDTH = 20;
const SAMPLE_WIDTH_WITH_GAP = 24;
/** The minimum space right of the plot, for the name of the horizontal axis, as a multiple of the font size. */
const MIN_RIGHT_SPACE = 5.3;

interface Label {
  /** The index of the lane; `null` if the label does not belong to one lane. */
  readonly lane: number | null;
  readonly text: string;
  /** A text as wide as the widest reading of the curve, which is shown after the name. */
  readonly ending: string;
  readonly kind: "curve" | Value;
  /** The curve to which the label belongs, or the value that it marks. */
  readonly at: PlotCurve | { readonly value: number };
}

/** The kinds of labels that are not names of curves. */
type Value = "paper" | "target";

/** The number of lines in which names are written. */
type Layout = "one" | "two";

interface Names {
  /** The names with their line breaks. */
  readonly texts: readonly string[];
  readonly widest: number;
  readonly lines: number;
}

interface PlotCurve {
  readonly curve: number;
  readonly within: number;
  readonly of: LaneCurve;
}

interface PlotSize {
  readonly width: number;
  readonly height: number;
}

export class EndLabels {
  readonly #names: readonly Label[];
  readonly #values: readonly Label[];
  readonly #written: Readonly<Record<Layout, Names>>;
  readonly #widest: Readonly<Record<Value, number>>;
  readonly #scales: Scales;
  readonly #letters: number;
  /** Whether any line is dashed: then each label shows how its line looks. */
  readonly #sampled: boolean;
  #readings: readonly string[] | null = null;
  readonly #box = document.createElement("div");

  constructor(group: CurveGroup, scales: Scales, font: string, letters: number) {
    this.#scales = scales;
    this.#letters = letters;
    const marks = referenceLines(group.curves).map(
      (at): Label => ({ lane: null, text: at.text, ending: "", kind: "paper", at }),
    );
    this.#names = group.curves.map(
      (curve, index): Label => ({
        lane: curve.lane,
        text: nameOf(curve, group),
        ending: curve.target && curve.unit === "" ? " 00.0 %" : " 000",
        kind: "curve",
        at: { curve: index + 1, within: curve.within, of: curve },
      }),
    );
    const goals = solutionValues(group.curves).map((value): Label => {
      const text = told.target(formatValue(value));
      return { lane: null, text, ending: "", kind: "target", at: { value } };
    });
    this.#values = [...marks, ...goals];
    this.#sampled = group.curves.some(({ lane, within }) => dashOf(lane, within).length > 0);
    const context = document.createElement("canvas").getContext("2d");
    if (context) context.font = font;
    const width = (text: string) => context?.measureText(text).width ?? 7 * text.length;
    const widestOf = (labels: readonly Label[]) =>
      Math.max(0, ...labels.map(({ text }) => width(text)));
    const written = (texts: readonly string[]): Names => {
      const lines = texts.flatMap((text, index) =>
        `${text}${this.#names[index]?.ending ?? ""}`.split("\n"),
      );
      const widest = Math.max(0, ...lines.map(width)) + (this.#sampled ? SAMPLE_WIDTH_WITH_GAP : 0);
      return { texts, widest, lines: lines.length };
    };
    this.#written = {
      one: written(this.#names.map(({ text }) => text)),
      two: written(this.#names.map(({ text, ending }) => inTwoLines(text, ending, width))),
    };
    this.#widest = { paper: widestOf(marks), target: widestOf(goals) };
    this.#box.className = css.root;
    this.#box.ariaHidden = "true"; // the legend has the same content
  }

  /** Returns how the names of the curves are laid out beside a plot; `null` if there is no space for them. */
  #layout({ width, height }: PlotSize): Layout | null {
    const marks = this.#values.filter(({ kind }) => kind === "paper").length;
    const allowed = (layout: Layout, values: number) => {
      const { widest, lines } = this.#written[layout];
      return (
        width >= MIN_WIDTH_PX &&
        widest <= width * MAX_NAMES_SHARE &&
        this.#fits(lines + values, height)
      );
    };
    const broken = this.#written.one.widest > width * MAX_ONE_LINE_SHARE && !this.#sampled;
    const layouts: readonly Layout[] = broken ? ["two", "one"] : ["one"];
    // Prefer a layout that has space for the values of a solution.
    for (const values of [this.#values.length, marks]) {
      const found = layouts.find((layout) => allowed(layout, values));
      if (found) return found;
    }
    return null;
  }

  #fits(lines: number, height: number): boolean {
    return (lines + 2) * LINE_HEIGHT * this.#letters <= height;
  }

  /** Returns the labels that have space; names take precedence over the values of a solution. */
  #shown(plot: PlotSize): readonly Label[] {
    const layout = this.#layout(plot);
    if (!layout) return this.#values;
    const { texts, lines } = this.#written[layout];
    const names = this.#names.map((label, index) => ({ ...label, text: texts[index] ?? "" }));
    if (this.#fits(lines + this.#values.length, plot.height)) return [...names, ...this.#values];
    return [...names, ...this.#values.filter(({ kind }) => kind !== "target")];
  }

  /** Returns the space reserved to the right of the plot, CSS pixels. */
  room(plot: PlotSize): number {
    const layout = this.#layout(plot);
    const names = layout ? this.#written[layout].widest : 0;
    const kinds = new Set(this.#shown(plot).map(({ kind }) => kind));
    const widths = [...kinds].map(
      (kind) => (kind === "curve" ? names : this.#widest[kind]) + LABEL_GAP_PX + RIGHT_MARGIN_PX,
    );
    return Math.ceil(Math.max(MIN_RIGHT_SPACE * this.#letters, ...widths));
  }

  /** Shows the reading of each curve at the cursor after its name; `null` removes the readings. */
  read(plot: uPlot, readings: readonly string[] | null): void {
    if (readings?.join() === this.#readings?.join()) return;
    this.#readings = readings;
    this.draw(plot);
  }

  draw(plot: uPlot): void {
    const { over } = plot;
    const line = LINE_HEIGHT * this.#letters;
    if (this.#box.parentElement !== plot.root) plot.root.append(this.#box);
    plot.root.closest("[data-plot]")?.toggleAttribute("data-labelled", this.#layout(plot) !== null);
    const known = this.#shown(plot).flatMap((label) => {
      const value = "curve" in label.at ? this.#end(plot, label.at.curve) : label.at.value;
      const y = value === null ? Number.NaN : plot.valToPos(value, "y");
      const inside = y >= -1 && y <= over.clientHeight + 1;
      const share = "of" in label.at && value !== null ? shareOfTarget(label.at.of, value) : "";
      return inside ? [{ ...label, y, share }] : [];
    });
    const heights = known.map(({ text }) => line * text.split("\n").length);
    const tops = spreadLabels(
      known.map(({ y }, index) => y - (heights[index] ?? 0) / 2),
      heights,
      -line / 2,
      over.clientHeight - 2, // the name of the axis is below
    );
    const left = over.offsetLeft + over.clientWidth + LABEL_GAP_PX;
    const leaders = known.flatMap(({ lane, y }, index) => {
      const to = (tops[index] ?? 0) + (heights[index] ?? 0) / 2;
      return Math.abs(to - y) < MAX_DISTANCE_WITHOUT_LEADER_PX ? [] : [{ lane, from: y, to }];
    });
    this.#box.replaceChildren(
      ...(leaders.length > 0 ? [drawLeaders(over, leaders)] : []),
      ...known.map(({ lane, kind, text, at, share }, index) => {
        const label = document.createElement("span");
        label.dataset.of = kind;
        if (lane !== null) label.className = `lane-colour-${(lane % LANE_COLOUR_COUNT) + 1}`;
        const reading = "curve" in at && (this.#readings?.[at.curve - 1] ?? share);
        label.textContent = reading ? `${text} ${reading}` : text;
        if ("curve" in at && this.#sampled) label.prepend(sampleOf(at.of.lane, at.within));
        label.style.left = `${left}px`;
        label.style.top = `${over.offsetTop + (tops[index] ?? 0)}px`;
        return label;
      }),
    );
  }

  /** Returns the value at which a curve leaves the visible part of the axis; `null` if it is not in this part. */
  #end(plot: uPlot, curve: number): number | null {
    const { min, max } = plot.scales.x ?? {};
    const [axis, values] = [plot.data[0], plot.data[curve]];
    if (!axis || !values || min == null || max == null) return null;
    return lastShown(axis, values, [min, max], this.#scales);
  }
}

interface Leader {
  readonly lane: number | null;
  /** The vertical positions in the plot of the end of the line and of the middle of its label, CSS pixels. */
  readonly from: number;
  readonly to: number;
}

/** Draws lines from the ends of curves to labels that are not next to them. */
function drawLeaders(over: HTMLElement, leaders: readonly Leader[]): SVGElement {
  const drawing = draw("svg", {
    class: css.leaders,
    width: LABEL_GAP_PX,
    height: over.clientHeight,
  });
  drawing.style.left = `${over.offsetLeft + over.clientWidth}px`;
  drawing.style.top = `${over.offsetTop}px`;
  for (const { lane, from, to } of leaders) {
    const ends = { x1: 1, x2: LABEL_GAP_PX - 3, y1: from, y2: to };
    const own = lane === null ? "" : `lane-colour-${(lane % LANE_COLOUR_COUNT) + 1}`;
    drawing.append(draw("line", { class: own, ...ends }));
  }
  return drawing;
}

function draw(name: "svg" | "line", attributes: Readonly<Record<string, string | number>>) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, `${value}`);
  return element;
}

/** Draws a sample of a lane's line in the same style as in the plot. */
function sampleOf(lane: number, within: number): SVGElement {
  const sample = draw("svg", { class: css.sample, width: SAMPLE_WIDTH, height: 8 });
  const line = draw("line", {
    ...{ x1: 0, x2: SAMPLE_WIDTH, y1: 4, y2: 4 },
    "stroke-width": within === 0 ? 2 : 1.25,
    "stroke-dasharray": dashOf(lane, within).join(" "),
  });
  line.style.stroke = seriesColourCss(within);
  sample.append(line);
  return sample;
}
