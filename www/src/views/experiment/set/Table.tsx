/** The table of puzzles with their results. */

import { useSession } from "../../../session/context";
import { Scroller } from "../../../ui/Scroller";
import { format } from "../../../words";
import { words } from "../../../words/many";
import * as css from "./Many.module.css";
import { type Row, raceLink } from "./rows";

export function Table({
  rows,
  limit,
}: {
  readonly rows: readonly Row[];
  readonly limit: number | null;
}) {
  const session = useSession();
  const labelled = rows.some(({ label }) => label !== "");
  const { columns } = words;
  return (
    <Scroller as="div">
      <table class={css.table}>
        <thead>
          <tr>
            <th class="number">{columns.line}</th>
            <th>{columns.puzzle}</th>
            <th>{columns.outcome}</th>
            <th class="number">{columns.solutions}</th>
            <th class="number">{columns.steps}</th>
            {labelled && <th>{columns.label}</th>}
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.line} data-fate={row.fate}>
              <td class="number" data-name={columns.line}>
                {row.line}
              </td>
              <td class={css.puzzle} title={row.puzzle}>
                <code>{row.puzzle}</code>
              </td>
              <td class={css.outcome}>{limit === null ? "" : words.fates[row.fate]}</td>
              <td class="number many-count" data-name={columns.solutions}>
                {limit === null ? "" : solutionCountText(row, limit)}
              </td>
              <td class="number" data-name={columns.steps}>
                {row.steps === null ? "" : format(row.steps)}
              </td>
              {labelled && <td class={css.label}>{row.label}</td>}
              <td>
                <a href={raceLink(session, row)} aria-label={words.race(row.line)}>
                  {words.raceShort}
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

/** Returns the number of solutions found, marked as a lower bound if there may be more. */
function solutionCountText({ fate, count }: Row, limit: number): string {
  const more = fate === "steps" || (limit > 1 && count !== null && count >= limit);
  if (count === null || (more && count === 0)) return "";
  return more ? words.atLeast(count) : format(count);
}
