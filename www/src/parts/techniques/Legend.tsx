/** What the signs on a board mean: those that stand there, and no others. */
import type { ComponentChildren } from "preact";
import type { Overlay } from "sudoku-lab/board";
import { words } from "../../words/techniques";
import "../../styles/marked.css";

export function Legend({ overlay: { houses = [], marks, links } }: { readonly overlay: Overlay }) {
  const whole = [...houses, ...marks.filter(({ digit }) => digit === 0)];
  const cells = [...new Set(whole.map(({ role }) => role))];
  const candidates = [...new Set(marks.filter(({ digit }) => digit > 0).map(({ role }) => role))];
  const kinds = [...new Set(links.map(({ strong }) => strong))];
  if (cells.length + candidates.length + kinds.length === 0) return null;
  return (
    <ul class="signs" aria-label={words.legend}>
      {candidates.map((role) => (
        <li key={role}>
          <Sign>
            {role === "eliminated" ? (
              <path class="sign stroke" data-role="eliminated" d="M3 3L15 15" />
            ) : role === "placed" ? (
              <path class="sign frame" data-role="placed" d="M2 2h14v14h-14z" />
            ) : (
              <circle class="sign ring" data-role={role} cx="9" cy="9" r="7" />
            )}
          </Sign>
          {words.roles[role]}
        </li>
      ))}
      {cells
        .filter((role) => !candidates.includes(role))
        .map((role) => (
          <li key={role}>
            <Sign>
              <path class="sign frame" data-role={role} d="M2 2h14v14h-14z" />
            </Sign>
            {words.roles[role]}
          </li>
        ))}
      {kinds.map((strong) => (
        <li key={String(strong)}>
          <Sign>
            <path class={`sign link ${strong ? "" : "weak"}`} d="M1 9L17 9" />
          </Sign>
          {words.links[strong ? "strong" : "weak"]}
        </li>
      ))}
    </ul>
  );
}

const Sign = ({ children }: { readonly children: ComponentChildren }) => (
  <svg class="marked" viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
    {children}
  </svg>
);
