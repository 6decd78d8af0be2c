/** A short proof that a step is valid. */
import type { Deduction } from "sudoku-lab";
import { stepProofOf } from "../../play/help/reasons";
import { words } from "../../words/reasons";

interface ProofProps {
  readonly step: Deduction;
  /** The number of digits of the grid. */
  readonly side: number;
}

export function Proof({ step, side }: ProofProps) {
  const proof = stepProofOf(step, side);
  return (
    proof && (
      <>
        <strong>{words.proofTitle}</strong> {proof}
      </>
    )
  );
}
