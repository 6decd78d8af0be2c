/** Short proofs of the techniques; techniques of one kind share a proof, and some forms of a technique have their own. */
import { digitText } from "../board/size.js";
import type { Deduction } from "../types.js";
import { digitsIn, housesOf } from "./eliminations.js";
import type { HintTexts } from "./texts.js";

type Proof = keyof HintTexts["proof"];

const PROOFS: Readonly<Record<string, Proof>> = {
  "full-house": "fullHouse",
  "naked-single": "nakedSingle",
  "hidden-single": "hiddenSingle",
  "locked-candidates": "locked",
  "locked-pair": "nakedSubset",
  "locked-triple": "nakedSubset",
  "naked-pair": "nakedSubset",
  "naked-triple": "nakedSubset",
  "naked-quad": "nakedSubset",
  "naked-subset": "nakedSubset",
  "hidden-pair": "hiddenSubset",
  "hidden-triple": "hiddenSubset",
  "hidden-quad": "hiddenSubset",
  "hidden-subset": "hiddenSubset",
  "x-wing": "fish",
  swordfish: "fish",
  jellyfish: "fish",
  squirmbag: "fish",
  "finned-x-wing": "finnedFish",
  "finned-swordfish": "finnedFish",
  "finned-jellyfish": "finnedFish",
  "finned-squirmbag": "finnedFish",
  "sashimi-x-wing": "finnedFish",
  "sashimi-swordfish": "finnedFish",
  "sashimi-jellyfish": "finnedFish",
  "sashimi-squirmbag": "finnedFish",
  "franken-x-wing": "frankenFish",
  "franken-swordfish": "frankenFish",
  "finned-franken-x-wing": "finnedFrankenFish",
  "finned-franken-swordfish": "finnedFrankenFish",
  "remote-pair": "remotePair",
  bug: "bug",
  "bug-2": "bug",
  "bug-3": "bug",
  "bug-4": "bug",
  skyscraper: "twoLinks",
  "two-string-kite": "twoLinks",
  "turbot-fish": "twoLinks",
  "empty-rectangle": "emptyRectangle",
  "w-wing": "wWing",
  "xy-wing": "xyWing",
  "xyz-wing": "xyzWing",
  "wxyz-wing": "wxyzWing",
  "unique-rectangle": "deadly",
  "unique-rectangle-2": "deadly",
  "unique-rectangle-3": "deadly",
  "unique-rectangle-4": "deadly",
  "unique-rectangle-5": "deadly",
  "unique-rectangle-6": "deadly",
  "hidden-rectangle": "deadly",
  "unique-loop": "uniqueLoop",
  "extended-rectangle": "extendedRectangle",
  "avoidable-rectangle-1": "avoidable",
  "avoidable-rectangle-2": "avoidable",
  "simple-colors": "simpleColors",
  "multi-colors": "multiColors",
  medusa: "medusa",
  "x-chain": "xChain",
  "xy-chain": "xyChain",
  "nice-loop": "niceLoop",
  "grouped-nice-loop": "niceLoop",
  "als-xz": "alsXz",
  "als-xy-wing": "alsXyWing",
  "als-chain": "alsChain",
  "death-blossom": "deathBlossom",
  "aligned-pair-exclusion": "alignedPair",
  "sue-de-coq": "sueDeCoq",
  "forcing-chain": "forcingChain",
  "forcing-net": "forcingNet",
  "nested-forcing-net": "nestedForcingNet",
};

/** Forms with a proof of their own, by the id of the message that explains them; after the technique if several share the message. */
const FORM_PROOFS: Readonly<Record<string, Proof>> = {
  "color-wrap": "simpleColorsWrap",
  "multi-color-wrap": "multiColorsWrap",
  "medusa-wrap": "medusaWrap",
  "medusa-wrap-cell": "medusaWrap",
  "medusa-emptied": "medusaEmptied",
  "nice-loop-placed": "loopPlaced",
  "nice-loop-impossible": "loopPlaced",
  "nice-loop-impossible-placed": "loopPlaced",
  "nice-loop-continuous": "continuousLoop",
  "als-xz-doubly": "alsXzDoubly",
  "als-chain-closed": "alsChainClosed",
  "als-chain-contradiction": "alsChainContradiction",
  "forcing-chain forcing-chain.wrong": "forcingChainWrong",
  "forcing-net forcing-chain.wrong": "forcingNetWrong",
};

/**
 * Returns the reason why a technique is valid; an empty text for techniques without a proof.
 * @param form The id of the message that explains a step, `explanation.i18n.id`: some forms of a technique have a proof
 * of their own.
 */
export function proofOf(
  technique: string,
  { proof: texts }: Pick<HintTexts, "proof">,
  form = "",
): string {
  const proof = FORM_PROOFS[`${technique} ${form}`] ?? FORM_PROOFS[form] ?? PROOFS[technique];
  return proof ? texts[proof] : "";
}

/** The proofs that name the houses of a step, by the id of the message that explains the step. */
const STEP_PROOFS: Readonly<Record<string, keyof HintTexts["stepProof"]>> = {
  fish: "fish",
  "finned-fish": "finnedFish",
  "franken-fish": "frankenFish",
  "finned-franken-fish": "finnedFrankenFish",
};

/**
 * Returns the reason why a step is valid: the proof of its technique or form, which for fish names the base sets and
 * the cover sets of the step. Returns an empty text for techniques without a proof.
 * @param side The number of digits of the grid.
 * @param digit How a digit is written; by default as `digitText` writes it.
 */
export function stepProofOf(
  step: Deduction,
  side: number,
  texts: Pick<HintTexts, "house" | "proof" | "stepProof">,
  digit = (one: number): string => digitText(one, side),
): string {
  const { id, args } = step.explanation?.i18n ?? { id: "", args: {} };
  const proof = STEP_PROOFS[id];
  const [placed] = digitsIn(args, "digit");
  if (!proof || placed === undefined) return proofOf(step.technique, texts, id);
  const names = (argument: string) =>
    housesOf(args, argument).map(({ kind, index }) => texts.house(kind, index + 1));
  return texts.stepProof[proof](digit(placed), names("lines"), names("across"));
}
