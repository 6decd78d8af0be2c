/** The data in a saved file that allow a reader to reproduce its runs. */
import type { Puzzle } from "sudoku-lab";
import { writePuzzle } from "../../lab/address/keys";
import { createAddress, type Overrides } from "../../lab/address/link";
import { findAlgorithm, presetOf } from "../../lab/check";
import type { LaneSpec } from "../../lab/setup";
import { createDocument } from "../../session/document";
import { lab } from "../../session/engine";
import type { Session } from "../../session/session";
import { createRaceStore } from "./store";

export interface Provenance {
  readonly program: "sudoku-lab";
  readonly version: string;
  /** A link that opens the same race in the page. */
  readonly link: string;
  readonly puzzle: string;
  /** The rows and columns of a box, as in `3x3`. */
  readonly box: string;
  readonly seed: number;
  readonly maxSteps: number | null;
  /** The lanes in the order of the page; the first one is lane 1. */
  readonly lanes: readonly Setup[];
}

interface Setup {
  readonly algorithm: string;
  readonly preset: string;
  /** The parameters whose values differ from the preset. */
  readonly params: Readonly<Record<string, string>>;
}

function setupOf({ algorithm, preset, params }: LaneSpec): Setup {
  const known = lab.peek();
  const info = known && findAlgorithm(known, algorithm);
  return { algorithm, preset: (info && presetOf(info, preset)?.id) ?? preset ?? "", params };
}

/**
 * Returns the provenance of the present race; with `of` and `overrides`, of the same race on another puzzle or with
 * other settings.
 */
export function provenance(session: Session, of?: Puzzle, overrides: Overrides = {}): Provenance {
  const { puzzle } = session.get(createDocument);
  const { linkTo } = session.get(createAddress);
  const { seed, maxSteps, lanes } = session.get(createRaceStore);
  const { text = "", box = "", usualBox = true } = of ?? puzzle.peek() ?? {};
  const page = location.href.replace(/#.*/s, "");
  return {
    program: "sudoku-lab",
    version: lab.peek()?.version ?? "",
    link: page + linkTo("race", { p: writePuzzle(text, usualBox ? null : box), ...overrides }),
    puzzle: text,
    box,
    seed: seed.peek(),
    maxSteps: maxSteps.peek(),
    lanes: lanes.peek().map(setupOf),
  };
}

/** Returns the provenance as comment lines to put before a table. */
export function comments({ version, link, puzzle, box, maxSteps }: Provenance): readonly string[] {
  return [
    `# program: sudoku-lab ${version}`,
    // A puzzle with candidates has two lines.
    `# puzzle: ${puzzle.replaceAll("\n", " ")}`,
    `# box: ${box}`,
    `# step limit: ${maxSteps ?? "none"}`,
    `# link: ${link}`,
  ];
}
