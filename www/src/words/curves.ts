/** What the curves of a race say of themselves, fetched with them. */
import { count } from ".";
import { translated } from "./language";

export const words = await translated("curves", {
  axes: { step: "steps", time: "time (ms)" },
  series: "Series",
  axesMenu: "Axes",
  showCurves: "Curves to show",
  curvesCleared: "The set-up has changed, which cleared the curves of the run before: press Race.",
  plotChoice: (title: string, unit: string, lanes: number, of: number) =>
    `${title}${unit && ` (${unit})`}: ${lanes} of ${count(of, "lane")}`,
  logSteps: "log steps",
  logValues: "log values",
  logStepsHelp: "Steps on a logarithmic scale",
  logValuesHelp: "Values on a logarithmic scale",
  curveSummary: (title: string, lines: string) => `${title}: ${lines}.`,
  curveEmpty: (name: string) => `${name} has no value yet`,
  curveStart: (name: string, start: string) => `${name} starts at ${start}`,
  curveCourse: (name: string, start: string, end: string, least: string, most: string) =>
    `${name} goes from ${start} to ${end}, lowest ${least}, highest ${most}`,
  curvePoint: (value: string, step: string) => `${value} (step ${step})`,
  against: "x-axis",
  logTime: "log time",
  logTimeHelp: "Time on a logarithmic scale",
  apart: "One plot per lane",
  apartHelp: "Draw each lane in a plot of its own",
  zoom: "Zoom",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  zoomReset: "All",
  cursorOf: (title: string) => `Cursor over ${title}`,
  cursorNowhere: "nowhere",
  cursorAt: {
    step: (at: string) => `step ${at}`,
    time: (at: string) => `${at} ms`,
  },
  plotOf: (title: string, unit: string) => (unit === "" ? title : `${title} (${unit})`),
  enlargePlot: (title: string) => `Enlarge ${title}`,
  saveOf: (title: string) => `Save ${title}`,
  saveAs: {
    svg: "Picture (SVG)",
    png: "Picture (PNG)",
    csv: "All data (CSV)",
    json: "All data (JSON)",
  },
  saved: (name: string) => `Saved ${name}.`,
  saveFailed: (why: string) => `It could not be saved: ${why}`,
  share: (percent: string) => `${percent}\u00a0%`,
  /** Beside the line at the value that a series has at a solution. */
  target: (value: string) => `solved: ${value}`,
  /** A mean is no goal: what is printed of many runs is called so. */
  paperValue: (value: string, note: string) =>
    /\bmean\b/.test(note) ? `paper: mean ${value}` : `paper: ${value}`,
} as const);
