/** What a paper claims, beside what comes out here. */
import { words } from "../../../words/reproduced";
import type { Mark } from "./agreement";
import type { Shown } from "./model";
import { say } from "./say";

/** A mark as a sign and in words, so that neither colour nor sign stands alone. */
export function Verdict({ mark, text }: { readonly mark: Mark | null; readonly text?: string }) {
  return (
    <span class={`verdict-mark ${mark ?? "open"}`}>
      <span aria-hidden="true">{mark ? words.signs[mark] : "…"}</span>{" "}
      {text ?? (mark ? words.marks[mark] : words.notRun)}
    </span>
  );
}

export function Claims({ of }: { readonly of: Shown }) {
  const findings = of.findings.value;
  if (findings.length === 0) return null;
  return (
    <ul class="claims">
      {of.table.claims.map((claim, at) => {
        const finding = findings[at] ?? null;
        return (
          <li key={claim.says} class="claim" data-mark={finding?.mark ?? "open"}>
            <p>
              <span class="whose">{words.paper}</span> {claim.says}
              {claim.read && <span class="muted"> {claim.read}</span>}
            </p>
            <p>
              <span class="whose">{words.here}</span> {finding ? say(claim, finding) : words.notRun}
            </p>
            <Verdict mark={finding?.mark ?? null} />
          </li>
        );
      })}
    </ul>
  );
}
