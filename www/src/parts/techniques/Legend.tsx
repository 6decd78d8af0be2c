/** A legend of only those signs that are visible on a board. */
import type { Overlay } from "sudoku-lab/board";
import { Sign } from "../../board/Marked";
import { visibleMarks } from "../../play/help/hint-overlays";
import { words } from "../../words/techniques";
import * as css from "./SignLegend.module.css";

export function Legend({ overlay: { houses = [], marks, links } }: { readonly overlay: Overlay }) {
  const whole = [...houses, ...marks.filter(({ digit }) => digit === 0)];
  const cells = [...new Set(whole.map(({ role }) => role))];
  const ofCandidates = visibleMarks(marks).filter(({ digit }) => digit > 0);
  const candidates = [...new Set(ofCandidates.map(({ role }) => role))];
  const kinds = [...new Set(links.map(({ strong }) => strong))];
  if (cells.length + candidates.length + kinds.length === 0) return null;
  return (
    <ul class={css.root} aria-label={words.legend}>
      {candidates.map((role) => (
        <li key={role}>
          <Sign
            sign={role === "eliminated" ? "stroke" : role === "placed" ? "frame" : "ring"}
            role={role}
          />
          {words.roles[role]}
        </li>
      ))}
      {cells
        .filter((role) => !candidates.includes(role))
        .map((role) => (
          <li key={role}>
            <Sign sign="frame" role={role} />
            {words.roles[role]}
          </li>
        ))}
      {kinds.map((strong) => (
        <li key={String(strong)}>
          <Sign sign={strong ? "strong" : "weak"} />
          {words.links[strong ? "strong" : "weak"]}
        </li>
      ))}
    </ul>
  );
}
