/**
 * The answer of a ready-made experiment as the build has computed it from the shipped records (`www/answers.mjs`), by the
 * same code as in the page. It is shown until the experiment itself is opened, which needs the module with everything.
 */
import { language } from "../../words/language";
import { fetchOwnSets } from "../sets";
import type { Definition, FigureKind, FigureOptions, Summary, SummaryOptions } from "./types";

export interface Answer {
  readonly definition: Definition;
  readonly contestants: readonly string[];
  readonly puzzles: number;
  readonly tasks: number;
  readonly done: number;
  readonly summary: Summary;
  readonly figure: AnswerFigure;
}

/** The one figure of an answer, in several widths: a file each. */
interface AnswerFigure {
  readonly kind: FigureKind;
  /** The colour, dashes and mark of each contestant. */
  readonly styles: readonly number[];
  /** The height in pixels, if it does not depend on the width. */
  readonly height?: number;
  /** In pixels, ascending. */
  readonly widths: readonly number[];
}

const ANSWERS_FOLDER = "experiments/answers/";

/** The answer of a ready-made experiment; `null` if the build has none, or none in the language of the page. */
export async function fetchAnswer(id: string): Promise<Answer | null> {
  if (language !== "en") return null;
  try {
    return (await (await fetchOwnSets(`${ANSWERS_FOLDER}${id}.json`)).json()) as Answer;
  } catch {
    return null; // the experiment itself is opened instead
  }
}

/** Whether an answer has the summary with these options. */
export const hasSummary = ({ summary }: Answer, { measure, by }: SummaryOptions): boolean =>
  summary.measure === measure && summary.by === by;

/** The width of the figure that differs least from the wanted one; `null` if the answer has no such figure. */
export function figureWidth(
  { figure, summary }: Answer,
  kind: FigureKind,
  { measure, by, log = true, width = 0, height, styles = [], format, alone }: FigureOptions,
): number | null {
  const same =
    figure.kind === kind &&
    summary.measure === measure &&
    summary.by === by &&
    log &&
    !alone &&
    format === undefined &&
    figure.height === height &&
    String(figure.styles) === String(styles);
  if (!same) return null;
  const ratio = (one: number) => Math.abs(Math.log(one / width));
  return figure.widths.toSorted((one, other) => ratio(one) - ratio(other))[0] ?? null;
}

export const fetchFigure = async (id: string, width: number): Promise<string> =>
  (await fetchOwnSets(`${ANSWERS_FOLDER}${id}-${width}.svg`)).text();
