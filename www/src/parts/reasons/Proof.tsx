/** Why a technique is valid: a short proof. */
import { proofOf } from "../../play/help/proofs";
import { words } from "../../words/reasons";

export function Proof({ of }: { readonly of: string }) {
  const proof = proofOf(of);
  return (
    proof && (
      <>
        <strong>{words.proofTitle}</strong> {proof}
      </>
    )
  );
}
