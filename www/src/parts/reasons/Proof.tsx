/** Why a technique is valid: a short proof. */
import { proofOf } from "../../play/help/reasons";
import { words } from "../../words/reasons";

interface ProofProps {
  /** The id of a technique. */
  readonly of: string;
  /** The id of the message that explains a step: some forms of a technique have a proof of their own. */
  readonly form?: string | undefined;
}

export function Proof({ of, form }: ProofProps) {
  const proof = proofOf(of, form);
  return (
    proof && (
      <>
        <strong>{words.proofTitle}</strong> {proof}
      </>
    )
  );
}
