/** What a saved file says of the runs in it, so that whoever has it can have them again. */
import type { Puzzle } from "sudoku-lab";
import { writePuzzle } from "../../lab/address/keys";
import { createAddress, type Overrides } from "../../lab/address/link";
import { find, presetOf } from "../../lab/check";
import type { LaneSpec } from "../../lab/setup";
import { createDocument } from "../../session/document";
import { lab } from "../../session/engine";
import type { Session } from "../../session/session";
import { createRaceStore } from "./store";

export interface Provenance {
  readonly program: "sudoku-lab";
  readonly version: string;
  /** What opens the same race in the page. */
  readonly link: string;
  readonly puzzle: string;
  /** Rows and columns of a box, as in `3x3`. */
  readonly box: string;
  readonly seed: number;
  readonly maxSteps: number | null;
  /** In the order of the page, the first is lane 1. */
  readonly lanes: readonly Setup[];
}

interface Setup {
  readonly algorithm: string;
  readonly preset: string;
  /** Those that are not as the preset has them. */
  readonly params: Readonly<Record<string, string>>;
}

function setupOf({ algorithm, preset, params }: LaneSpec): Setup {
  const known = lab.peek();
  const info = known && find(known, algorithm);
  return { algorithm, preset: (info && presetOf(info, preset)?.id) ?? preset ?? "", params };
}

/** Of the race as it is set; of another puzzle if that is not the one on the board any more. */
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

/** The same as comments before a table, which say what its rows do not. */
export function comments({ version, link, puzzle, box, maxSteps }: Provenance): readonly string[] {
  return [
    `# program: sudoku-lab ${version}`,
    // A puzzle with candidates is two lines.
    `# puzzle: ${puzzle.replaceAll("\n", " ")}`,
    `# box: ${box}`,
    `# step limit: ${maxSteps ?? "none"}`,
    `# link: ${link}`,
  ];
}
