/** Reads the declaration of a visitor's solver into the form in which the solvers of the lab are described. */
import { SudokuError } from "../errors.js";
import type { AlgorithmInfo, CounterSpec, ParamOption, ParamSpec, SeriesSpec } from "../types.js";
import type { GuestTerms } from "./program/solver.js";

/** The id of every visitor's solver. */
export const OWN = "own";

/** The maximum lengths of names, texts and lists, because a page must display them. */
const [MAX_NAME_LENGTH, MAX_TEXT_LENGTH, MAX_LIST_LENGTH] = [60, 4000, 24];
const MIN_SIDE = 4;
const MAX_SIDE = 25;

type UntrustedObject = Readonly<Record<string, unknown>>;

const declarationError = (where: string, what: string) =>
  new SudokuError("guest", `${where} ${what}.`);

function expectObject(path: string, given: unknown): UntrustedObject {
  if (given === undefined || given === null) return {};
  if (typeof given === "object" && !Array.isArray(given)) return given as UntrustedObject;
  throw declarationError(path, "must be an object");
}

function parseText(fieldPath: string, given: unknown, max: number, fallback: string): string {
  if (given === undefined || given === null) return fallback;
  if (typeof given !== "string") throw declarationError(fieldPath, "must be a text");
  if (given.length <= max) return given;
  throw declarationError(fieldPath, `must have ${max} letters at most, not ${given.length}`);
}

function parseNumber(where: string, given: unknown): number {
  if (typeof given === "number" && Number.isFinite(given)) return given;
  throw declarationError(where, "must be a number");
}

function rejectUnknownKeys(where: string, given: UntrustedObject, keys: readonly string[]): void {
  const other = Object.keys(given).find((key) => !keys.includes(key));
  if (other !== undefined)
    throw declarationError(where, `has no “${other}”: it has ${keys.join(", ")}`);
}

/** Returns the entries of a list by id, each with its position in the declaration. */
function parseEntries(where: string, given: unknown): (readonly [string, string, unknown])[] {
  const all = Object.entries(expectObject(where, given));
  if (all.length > MAX_LIST_LENGTH)
    throw declarationError(where, `has ${all.length} entries, ${MAX_LIST_LENGTH} at most`);
  return all.map(([id, value]) => {
    if (/^[a-zA-Z][\w-]{0,39}$/.test(id)) return [id, `${where}.${id}`, value];
    throw declarationError(`“${id}” in ${where}`, "must be a word of letters, digits, - and _");
  });
}

/** Returns an entry with a documentation; a text is an entry that consists of its documentation. */
const toEntry = (where: string, given: unknown): UntrustedObject =>
  typeof given === "string" ? { doc: given } : expectObject(where, given);

function parseParam(id: string, where: string, given: unknown): ParamSpec {
  const spec: UntrustedObject =
    typeof given === "object" ? expectObject(where, given) : { default: given };
  rejectUnknownKeys(where, spec, ["default", "min", "max", "doc", "options", "type", "scale"]);
  const doc = parseText(`${where}.doc`, spec.doc, MAX_TEXT_LENGTH, "");
  const value = spec.default;
  if (typeof value === "boolean") {
    return { id, doc, allowed: "on or off", type: "switch", default: value };
  }
  if (typeof value === "string") {
    const listed = spec.options;
    if (!Array.isArray(listed) || listed.length === 0) {
      throw declarationError(`${where}.options`, "must be the texts that it may be");
    }
    if (listed.length > MAX_LIST_LENGTH) {
      throw declarationError(
        `${where}.options`,
        `has ${listed.length} options, ${MAX_LIST_LENGTH} at most`,
      );
    }
    const options = listed.map((option: unknown, at): ParamOption => {
      const { id = option, doc } =
        typeof option === "object" ? expectObject(where, option) : { doc: "" };
      if (typeof id === "string" && /^[\w-]{1,40}$/.test(id)) {
        return { id, doc: parseText(`${where}.options`, doc, MAX_TEXT_LENGTH, "") };
      }
      throw declarationError(
        `${where}.options[${at}]`,
        "must be a word of letters, digits, - and _",
      );
    });
    const ids = options.map((option) => option.id);
    if (!ids.includes(value))
      throw declarationError(`${where}.default`, `must be one of ${ids.join(", ")}`);
    return { id, doc, allowed: ids.join(", "), type: "choice", default: value, options };
  }
  const start = parseNumber(`${where}.default`, value);
  const min = parseNumber(`${where}.min`, spec.min ?? 0);
  const max = parseNumber(`${where}.max`, spec.max ?? Math.max(100, 10 * start));
  const isComplete = [start, min, max].every(Number.isInteger) && spec.type !== "float";
  if (!(min <= start && start <= max))
    throw declarationError(`${where}.default`, `must be from ${min} to ${max}`);
  const scale = spec.scale === "log" && min > 0 ? "log" : "linear";
  const allowed = `${isComplete ? "a whole number" : "a number"} from ${min} to ${max}`;
  return { id, doc, allowed, type: isComplete ? "int" : "float", default: start, min, max, scale };
}

function parseSeries(id: string, path: string, given: unknown, at: number): SeriesSpec {
  const spec = toEntry(path, given);
  rejectUnknownKeys(path, spec, ["doc", "unit", "goal", "target", "main"]);
  const goal = parseText(`${path}.goal`, spec.goal, MAX_NAME_LENGTH, "neither");
  if (goal !== "up" && goal !== "down" && goal !== "neither") {
    throw declarationError(`${path}.goal`, "must be up, down or neither");
  }
  const target = parseText(`${path}.target`, spec.target, MAX_NAME_LENGTH, "") || null;
  if (target !== null && target !== "zero" && target !== "cells" && target !== "blank-pairs") {
    throw declarationError(`${path}.target`, "must be zero, cells or blank-pairs");
  }
  const unit = parseText(`${path}.unit`, spec.unit, MAX_NAME_LENGTH, "");
  const doc = parseText(`${path}.doc`, spec.doc, MAX_TEXT_LENGTH, "");
  return {
    id,
    doc,
    unit,
    goal,
    target,
    main: spec.main === undefined ? at === 0 : spec.main === true,
  };
}

function parseCounter(id: string, fieldPath: string, given: unknown): CounterSpec {
  const spec = toEntry(fieldPath, given);
  rejectUnknownKeys(fieldPath, spec, ["doc"]);
  return { id, doc: parseText(`${fieldPath}.doc`, spec.doc, MAX_TEXT_LENGTH, "") };
}

/** The description of a step in the documentation, in the format of the solvers of the lab. */
const STEP_DOC = /(?:^|\n)# A step\n+(.+?)(?:\n\n|$)/s;

/** The declaration of a solver, and its documentation in Markdown. */
interface About {
  readonly info: AlgorithmInfo;
  readonly docs: string;
}

/**
 * Reads a declaration. `random` is whether the text of the solver uses random numbers. Throws a `SudokuError` `guest`
 * with the reason and the place.
 */
export function aboutOf(given: unknown, random: boolean): About {
  const about = expectObject("about", given);
  const keys = ["name", "summary", "docs", "step", "complete", "random", "sizes", "params"];
  rejectUnknownKeys("about", about, [...keys, "series", "counters"]);
  const sizes = expectObject("about.sizes", about.sizes);
  const min = parseNumber("about.sizes.least", sizes.least ?? MIN_SIDE);
  const max = parseNumber("about.sizes.most", sizes.most ?? MAX_SIDE);
  if (!(MIN_SIDE <= min && min <= max && max <= MAX_SIDE)) {
    throw declarationError(
      "about.sizes",
      `must be least and most, from ${MIN_SIDE} to ${MAX_SIDE}`,
    );
  }
  const docs = parseText("about.docs", about.docs ?? about.summary, MAX_TEXT_LENGTH, "");
  const [first = ""] = docs.split(/\n\s*\n/);
  const info: AlgorithmInfo = {
    id: OWN,
    name: parseText("about.name", about.name, MAX_NAME_LENGTH, "").trim() || "Own solver",
    kind: "solver",
    complete: about.complete === true,
    divisible: false,
    sharesSteps: false,
    random: typeof about.random === "boolean" ? about.random : random,
    summary: parseText("about.summary", about.summary, MAX_TEXT_LENGTH, first),
    step: parseText("about.step", about.step, MAX_NAME_LENGTH, "step"),
    stepDoc: STEP_DOC.exec(docs)?.[1]?.replaceAll("\n", " ") ?? "",
    sizes: { least: min, most: max },
    presets: [],
    params: parseEntries("about.params", about.params).map((entry) => parseParam(...entry)),
    series: parseEntries("about.series", about.series).map((entry, at) =>
      parseSeries(...entry, at),
    ),
    counters: parseEntries("about.counters", about.counters).map((entry) => parseCounter(...entry)),
  };
  return { info, docs };
}

/** Returns the parts of the declaration that the worker needs. */
export const termsOf = ({ params, series, counters }: AlgorithmInfo): GuestTerms => ({
  params: params.map((param) => ({
    id: param.id,
    options: "options" in param ? param.options.map(({ id }) => id) : [],
  })),
  series: series.map(({ id }) => id),
  counters: counters.map(({ id }) => id),
});
