/** What a paper claims, beside what comes out here: drawn on one axis, and in words. */
import { useState } from "preact/hooks";
import { withUnits } from "../../../words/messages";
import { words } from "../../../words/reproduced";
import { Axis } from "./Axis";
import { indicesInOrder, type VerdictMark, type Verdict as VerdictOn } from "./agreement";
import { axisOf, type ClaimAxis } from "./axis";
import type { ShownTable } from "./controller";
import type { Claim } from "./data";
import { describeFinding, describeJudgement, formatNumber, formatPercent } from "./finding-text";
import type { Finding } from "./judge";
import * as css from "./Reproduced.module.css";

/** Shows a mark as a sign and in words, so that it depends neither on colour nor on the sign alone. */
export function Verdict({
  mark,
  text,
}: {
  readonly mark: VerdictMark | null;
  readonly text?: string;
}) {
  return (
    <span class={css.verdictMark} data-verdict={mark ?? "open"}>
      <span aria-hidden="true">{mark ? words.signs[mark] : "…"}</span>{" "}
      {text ?? (mark ? words.marks[mark] : words.notRun)}
    </span>
  );
}

/** Returns the measured value as a short text. */
function measuredText({ share, ours, counted }: ClaimAxis): string {
  if (counted) return words.counted(...counted);
  const text = share ? formatPercent : formatNumber;
  const { value, low, high } = ours;
  const [from, to] = [text(low), text(high)];
  return from === to ? text(value) : words.between(text(value), from, to);
}

/** Matches the first sentence of a text. */
const FIRST_SENTENCE = /^.+?\.(?= |$)/;

/**
 * Returns in one sentence why a claim is not tested, although its runs are known or would not test it; `null` if a test
 * applies.
 */
function whyUntested(claim: Claim, finding: (Finding & VerdictOn) | null): string | null {
  if (finding && finding.mark !== "none") return null;
  const why = claim.untested ?? claim.depends;
  if (why === undefined) return finding && words.noSpread;
  return FIRST_SENTENCE.exec(why)?.[0] ?? why;
}

interface Props {
  readonly shownTable: ShownTable;
  /** Whether each claim shows the finding in words and the reason for its verdict. Why a claim is not tested is always shown. */
  readonly explained: boolean;
}

export function Claims({ shownTable, explained }: Props) {
  const findings = shownTable.findings.value;
  // Claims stay where they are when a run changes their verdicts.
  const [order] = useState(() =>
    indicesInOrder(findings.map((finding) => finding?.mark ?? "open")),
  );
  if (findings.length === 0) return null;
  return (
    <ul class={css.claims}>
      {order.map((at) => {
        const claim = shownTable.table.claims[at];
        if (!claim) return null;
        const finding = findings[at] ?? null;
        const axis = finding && axisOf(claim, finding);
        const untested = whyUntested(claim, finding);
        return (
          <li key={claim.says} class={css.claim} data-mark={finding?.mark ?? "open"}>
            <p>{withUnits(claim.says)}</p>
            {axis ? (
              <Axis claimAxis={axis} />
            ) : (
              <p class="muted">{finding && describeFinding(claim, finding)}</p>
            )}
            <p>
              <Verdict mark={finding?.mark ?? null} />
              {axis && <small class="muted">{measuredText(axis)}</small>}
            </p>
            {untested !== null && !explained && (
              <p class={`${css.explained} muted`} data-field="untested">
                {withUnits(untested)}
              </p>
            )}
            {explained && (
              <p class={css.explained}>
                {claim.read && <span class="muted">{claim.read} </span>}
                <span class={css.whose}>{words.here}</span>{" "}
                {finding ? describeFinding(claim, finding) : words.notRun}{" "}
                {finding && <span class="muted">{describeJudgement(claim, finding)}</span>}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
