/** Reads the declaration of a visitor's solver into the form in which the solvers of the lab are described. */
import { SudokuError } from "../errors.js";
import type { AlgorithmInfo, CounterSpec, ParamOption, ParamSpec, SeriesSpec } from "../types.js";
import type { GuestTerms } from "./program/solver.js";

/** The id of every visitor's solver. */
export const OWN = "own";

/** The maximum lengths of names, texts and lists, because a page must display them. */
const [MOST_NAME, MOST_TEXT, MOST_LISTED] = [60, 4000, 24];
const LEAST_SIDE = 4;
const MOST_SIDE = 25;

type Given = Readonly<Record<string, unknown>>;

const wrong = (where: string, what: string) => new SudokuError("guest", `${where} ${what}.`);

function object(where: string, given: unknown): Given {
  if (given === undefined || given === null) return {};
  if (typeof given === "object" && !Array.isArray(given)) return given as Given;
  throw wrong(where, "must be an object");
}

function text(where: string, given: unknown, most: number, otherwise: string): string {
  if (given === undefined || given === null) return otherwise;
  if (typeof given !== "string") throw wrong(where, "must be a text");
  if (given.length <= most) return given;
  throw wrong(where, `must have ${most} letters at most, not ${given.length}`);
}

function number(where: string, given: unknown): number {
  if (typeof given === "number" && Number.isFinite(given)) return given;
  throw wrong(where, "must be a number");
}

function known(where: string, given: Given, keys: readonly string[]): void {
  const other = Object.keys(given).find((key) => !keys.includes(key));
  if (other !== undefined) throw wrong(where, `has no “${other}”: it has ${keys.join(", ")}`);
}

/** Returns the entries of a list by id, each with its position in the declaration. */
function entries(where: string, given: unknown): (readonly [string, string, unknown])[] {
  const all = Object.entries(object(where, given));
  if (all.length > MOST_LISTED)
    throw wrong(where, `has ${all.length} entries, ${MOST_LISTED} at most`);
  return all.map(([id, value]) => {
    if (/^[a-zA-Z][\w-]{0,39}$/.test(id)) return [id, `${where}.${id}`, value];
    throw wrong(`“${id}” in ${where}`, "must be a word of letters, digits, - and _");
  });
}

/** Returns an entry with a documentation; a text is an entry that consists of its documentation. */
const described = (where: string, given: unknown): Given =>
  typeof given === "string" ? { doc: given } : object(where, given);

function param(id: string, where: string, given: unknown): ParamSpec {
  const spec: Given = typeof given === "object" ? object(where, given) : { default: given };
  known(where, spec, ["default", "min", "max", "doc", "options", "type", "scale"]);
  const doc = text(`${where}.doc`, spec.doc, MOST_TEXT, "");
  const value = spec.default;
  if (typeof value === "boolean") {
    return { id, doc, allowed: "on or off", type: "switch", default: value };
  }
  if (typeof value === "string") {
    const listed = spec.options;
    if (!Array.isArray(listed) || listed.length === 0) {
      throw wrong(`${where}.options`, "must be the texts that it may be");
    }
    if (listed.length > MOST_LISTED) {
      throw wrong(`${where}.options`, `has ${listed.length} options, ${MOST_LISTED} at most`);
    }
    const options = listed.map((option: unknown, at): ParamOption => {
      const { id = option, doc } = typeof option === "object" ? object(where, option) : { doc: "" };
      if (typeof id === "string" && /^[\w-]{1,40}$/.test(id)) {
        return { id, doc: text(`${where}.options`, doc, MOST_TEXT, "") };
      }
      throw wrong(`${where}.options[${at}]`, "must be a word of letters, digits, - and _");
    });
    const ids = options.map((option) => option.id);
    if (!ids.includes(value)) throw wrong(`${where}.default`, `must be one of ${ids.join(", ")}`);
    return { id, doc, allowed: ids.join(", "), type: "choice", default: value, options };
  }
  const start = number(`${where}.default`, value);
  const min = number(`${where}.min`, spec.min ?? 0);
  const max = number(`${where}.max`, spec.max ?? Math.max(100, 10 * start));
  const whole = [start, min, max].every(Number.isInteger) && spec.type !== "float";
  if (!(min <= start && start <= max))
    throw wrong(`${where}.default`, `must be from ${min} to ${max}`);
  const scale = spec.scale === "log" && min > 0 ? "log" : "linear";
  const allowed = `${whole ? "a whole number" : "a number"} from ${min} to ${max}`;
  return { id, doc, allowed, type: whole ? "int" : "float", default: start, min, max, scale };
}

function series(id: string, where: string, given: unknown, at: number): SeriesSpec {
  const spec = described(where, given);
  known(where, spec, ["doc", "unit", "goal", "target", "main"]);
  const goal = text(`${where}.goal`, spec.goal, MOST_NAME, "neither");
  if (goal !== "up" && goal !== "down" && goal !== "neither") {
    throw wrong(`${where}.goal`, "must be up, down or neither");
  }
  const target = text(`${where}.target`, spec.target, MOST_NAME, "") || null;
  if (target !== null && target !== "zero" && target !== "cells" && target !== "blank-pairs") {
    throw wrong(`${where}.target`, "must be zero, cells or blank-pairs");
  }
  const unit = text(`${where}.unit`, spec.unit, MOST_NAME, "");
  const doc = text(`${where}.doc`, spec.doc, MOST_TEXT, "");
  return {
    id,
    doc,
    unit,
    goal,
    target,
    main: spec.main === undefined ? at === 0 : spec.main === true,
  };
}

function counter(id: string, where: string, given: unknown): CounterSpec {
  const spec = described(where, given);
  known(where, spec, ["doc"]);
  return { id, doc: text(`${where}.doc`, spec.doc, MOST_TEXT, "") };
}

/** The description of a step in the documentation, in the format of the solvers of the lab. */
const STEP = /(?:^|\n)# A step\n+(.+?)(?:\n\n|$)/s;

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
  const about = object("about", given);
  const keys = ["name", "summary", "docs", "step", "complete", "random", "sizes", "params"];
  known("about", about, [...keys, "series", "counters"]);
  const sizes = object("about.sizes", about.sizes);
  const least = number("about.sizes.least", sizes.least ?? LEAST_SIDE);
  const most = number("about.sizes.most", sizes.most ?? MOST_SIDE);
  if (!(LEAST_SIDE <= least && least <= most && most <= MOST_SIDE)) {
    throw wrong("about.sizes", `must be least and most, from ${LEAST_SIDE} to ${MOST_SIDE}`);
  }
  const docs = text("about.docs", about.docs ?? about.summary, MOST_TEXT, "");
  const [first = ""] = docs.split(/\n\s*\n/);
  const info: AlgorithmInfo = {
    id: OWN,
    name: text("about.name", about.name, MOST_NAME, "").trim() || "Own solver",
    kind: "solver",
    complete: about.complete === true,
    divisible: false,
    sharesSteps: false,
    random: typeof about.random === "boolean" ? about.random : random,
    summary: text("about.summary", about.summary, MOST_TEXT, first),
    step: text("about.step", about.step, MOST_NAME, "step"),
    stepDoc: STEP.exec(docs)?.[1]?.replaceAll("\n", " ") ?? "",
    sizes: { least, most },
    presets: [],
    params: entries("about.params", about.params).map((entry) => param(...entry)),
    series: entries("about.series", about.series).map((entry, at) => series(...entry, at)),
    counters: entries("about.counters", about.counters).map((entry) => counter(...entry)),
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
