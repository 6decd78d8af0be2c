/** The registry with generators, fetched when the view is first opened, and the chosen generator. */
import { computed, signal, untracked } from "@preact/signals";
import type { AlgorithmInfo, AnySetup, Puzzle, Registry } from "sudoku-lab";
import type { Workshop } from "sudoku-lab/workshop";
import { createAddress } from "../../lab/address/link";
import { checkLane, problemSentence, supportsSide as takesSide } from "../../lab/check";
import type { LaneSpec, Problem } from "../../lab/setup";
import { normalizeDifficulty, scalesForSide } from "../../lab/workshop/difficulty";
import { loadWorkshop } from "../../lab/workshop/load";
import type { Session } from "../../session/session";
import { showLinkError } from "../../ui/notices";
import { words } from "../../words";
import { generateWords } from "../../words/generate";
import { reasonOf } from "../../words/messages";
import { words as ordering } from "../../words/order";
import { createGenerateStore, DEFAULT_BOX } from "./store";

/** The engine with the generators, shared by all sessions of the page, which loads it once. */
export const loadedMakers = signal<Workshop | null>(null);

export const generatorsOf = (lab: Registry) =>
  lab.algorithms.filter(({ kind }) => kind === "generator");

/** The sizes that are offered, given by their boxes. */
export const boxSizes = ["2x2", "2x3", "3x3", "3x4", "4x4", "5x5"] as const;

export async function loadMakers(): Promise<void> {
  loadedMakers.value ??= await loadWorkshop();
}

/** Returns the side of a grid with boxes `RxC`. */
export function sideOf(box: string): number {
  const [rows = 0, columns = 0] = box.split("x").map(Number);
  return rows * columns;
}

/** Returns an empty grid. Throws a `SudokuError` if there are no such boxes. */
export function emptyGrid(lab: Registry, of: string): Puzzle {
  const side = sideOf(of);
  return lab.read(".".repeat(side <= 25 ? side * side : 0), { box: of });
}

export const supportsBox = (info: AlgorithmInfo, of: string) => takesSide(info, sideOf(of));

export function createMakers(session: Session) {
  const { maker, box, difficulty, technique, maxSteps } = session.get(createGenerateStore);
  const { applyWithoutDirtying } = session.get(createAddress);

  /** The chosen generator with its settings; the first generator if none is chosen. */
  const chosen = computed<{ info: AlgorithmInfo; spec: LaneSpec } | null>(() => {
    const all = loadedMakers.value ? generatorsOf(loadedMakers.value) : [];
    const spec = maker.value;
    const info = all.find(({ id }) => id === spec?.algorithm) ?? all[0];
    if (!info) return null;
    const plain = { algorithm: info.id, preset: null, params: {} };
    return { info, spec: spec?.algorithm === info.id ? spec : plain };
  });

  /** Checks the values of a link with the registry. Reports values that cannot be used, and removes them. */
  function checkMaker(): void {
    const all = loadedMakers.value;
    const spec = maker.value;
    const size = box.value;
    if (!all) return;
    const problems: Problem[] = [];
    let checked = spec;
    if (spec) {
      const info = generatorsOf(all).find(({ id }) => id === spec.algorithm);
      if (!info) problems.push({ key: "a", value: spec.algorithm, why: words.unknownAlgorithm });
      checked = info ? checkLane(info, spec, 1, problems) : null;
    }
    let actualSize = size;
    try {
      emptyGrid(all, size);
    } catch (error) {
      const why = reasonOf(error);
      problems.push({ key: "box", value: size, why });
      actualSize = DEFAULT_BOX;
    }
    const side = sideOf(actualSize);
    const scales = scalesForSide(all.scales, side);
    let level = difficulty.value;
    if (level !== null) {
      const requestedLevel = level;
      level = normalizeDifficulty(requestedLevel, scales);
      const known = scales.flatMap(({ columns }) => columns.flatMap(({ classes }) => classes));
      const why = ordering.unknownDifficulty([...new Set(known)].join(", "));
      if (level === null) problems.push({ key: "difficulty", value: requestedLevel, why });
    }
    let needed = technique.value;
    const there = all.techniques.find(({ id }) => id === needed);
    if (needed !== null && !(there && there.sides[0] <= side && side <= there.sides[1])) {
      problems.push({ key: "technique", value: needed, why: ordering.unknownTechnique });
      needed = null;
    }
    if (problems.length === 0 && level === difficulty.value) return;
    untracked(() => {
      applyWithoutDirtying("generate", () => {
        maker.value = checked;
        box.value = actualSize;
        difficulty.value = level;
        technique.value = needed;
      });
      for (const problem of problems) showLinkError(problemSentence(problem));
    });
  }

  /** Returns the setup of a run with these settings and this seed. */
  function setupOf({ algorithm, preset, params }: LaneSpec, seed: number): AnySetup {
    return {
      algorithm,
      preset: preset ?? undefined,
      params,
      seed,
      maxSteps: maxSteps.peek() ?? undefined,
    };
  }

  /** A sentence that says why no puzzle can be made with the present settings; `null` if nothing prevents it. */
  const obstacle = computed(() =>
    chosen.value && !supportsBox(chosen.value.info, box.value)
      ? generateWords.wrongSize(chosen.value.info)
      : null,
  );

  return { chosen, checkChoice: checkMaker, setupOf, obstacle };
}
