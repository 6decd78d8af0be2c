// Generated from curves.ftl by tools/catalog-types.mjs.
export type Words = {
  readonly axes: {
    readonly step: string;
    readonly time: string;
  };
  readonly series: string;
  readonly axesMenu: string;
  readonly showCurves: string;
  readonly curvesCleared: string;
  readonly plotChoice: (title: string, unit: string, lanes: number, of: number) => string;
  readonly logSteps: string;
  readonly logValues: string;
  readonly logStepsHelp: string;
  readonly logValuesHelp: string;
  readonly curveSummary: (title: string, lines: string) => string;
  readonly curveEmpty: (name: string) => string;
  readonly curveStart: (name: string, start: string) => string;
  readonly curveCourse: (name: string, start: string, end: string, least: string, most: string) => string;
  readonly curvePoint: (value: string, step: string) => string;
  readonly against: string;
  readonly logTime: string;
  readonly logTimeHelp: string;
  readonly apart: string;
  readonly apartHelp: string;
  readonly zoom: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly zoomReset: string;
  readonly cursorOf: (title: string) => string;
  readonly cursorNowhere: string;
  readonly cursorAt: {
    readonly step: (at: string) => string;
    readonly time: (at: string) => string;
  };
  readonly plotOf: (title: string, unit: string) => string;
  readonly enlargePlot: (title: string) => string;
  readonly saveOf: (title: string) => string;
  readonly saveAs: {
    readonly svg: string;
    readonly png: string;
    readonly tikz: string;
    readonly "vega-lite": string;
    readonly csv: string;
    readonly json: string;
  };
  readonly saved: (name: string) => string;
  readonly saveFailed: (why: string) => string;
  readonly share: (percent: string) => string;
  readonly target: (value: string) => string;
  readonly paperValue: (value: string) => string;
  readonly paperMean: (value: string) => string;
  readonly mean: string;
  readonly reading: {
    readonly title: string;
    readonly tab: string;
    readonly given: readonly [string, string];
    readonly placed: readonly [string, string];
    readonly possible: readonly [string, string];
    readonly latest: readonly [string, string];
    readonly undone: readonly [string, string];
    readonly conflict: readonly [string, string];
    readonly struck: readonly [string, string];
  };
  readonly averages: string;
  readonly averagesOfPuzzles: string;
};
export type Functions = never;
