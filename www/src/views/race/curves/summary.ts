/** Describes the content of a plot in words. */
import type { Frame } from "sudoku-lab";
import { column } from "sudoku-lab/plot";
import { format } from "../../../words";
import { words as told } from "../../../words/curves";
import { type CurveGroup, formatValue, type LaneCurve } from "./groups";

interface Point {
  readonly step: number;
  readonly value: number;
}

interface CurveSummary {
  readonly start: Point;
  readonly end: Point;
  readonly least: Point;
  readonly most: Point;
}

/** The computed courses of each frame; a frame never changes. */
const summaryCache = new WeakMap<Frame, Map<number, CurveSummary | null>>();

/** Returns the first, last, least and greatest point of a series; `null` if it has no value yet. */
export function courseOf(frame: Frame, index: number): CurveSummary | null {
  const courses = summaryCache.get(frame) ?? new Map<number, CurveSummary | null>();
  summaryCache.set(frame, courses);
  const before = courses.get(index);
  if (before !== undefined) return before;
  const steps = column(frame, 0);
  let course: CurveSummary | null = null;
  for (const [at, value] of column(frame, index + 1).entries()) {
    if (!Number.isFinite(value)) continue;
    const point = { step: steps[at] ?? 0, value };
    course ??= { start: point, end: point, least: point, most: point };
    course = {
      start: course.start,
      end: point,
      least: value < course.least.value ? point : course.least,
      most: value > course.most.value ? point : course.most,
    };
  }
  courses.set(index, course);
  return course;
}

export function summarize(
  group: CurveGroup,
  frames: readonly (Frame | null | undefined)[],
): string {
  const lines = group.curves.map((curve) => summaryLine(curve, frames[curve.lane], group));
  return told.curveSummary(group.title, lines.join("; "));
}

/** Returns the name of a curve in its plot: only the name of its lane if all curves belong to the same series. */
export const nameOf = ({ laneName, label }: LaneCurve, { sole }: CurveGroup) =>
  sole ? laneName : `${laneName}: ${label}`;

function summaryLine(curve: LaneCurve, frame: Frame | null | undefined, group: CurveGroup): string {
  const name = nameOf(curve, group);
  const course = frame ? courseOf(frame, curve.index) : null;
  if (!course) return told.curveEmpty(name);
  const at = ({ value, step }: Point) => told.curvePoint(formatValue(value), format(step));
  if (course.start.step === course.end.step) return told.curveStart(name, at(course.start));
  const { start, end, least, most } = course;
  return told.curveCourse(name, at(start), at(end), at(least), at(most));
}
