/** The legend of the marks on the board: only those that are present, drawn as on the board. */

import type { Overlay, Role } from "sudoku-lab/board";
import { Layer } from "../../../board/Layer";
import { type OverlaySign, signsIn } from "../../../play/help/hint-overlays";
import { words } from "../../../words/hint";
import * as css from "./Help.module.css";

const SINGLE_CELL_BOX = { rows: 1, columns: 1 };

/** Returns an overlay that shows a mark in one cell as on the board. */
function sampleOf(sign: OverlaySign): Overlay {
  if (sign === "house" || sign === "named") {
    const role = sign === "house" ? "focus" : "pattern";
    return { houses: [{ kind: "row", index: 0, role }], marks: [], links: [] };
  }
  if (sign === "strong" || sign === "weak") {
    const link = { from: [0, 1], to: [3, 2], strong: sign === "strong" } as const;
    return { marks: [], links: [link] };
  }
  const whole: readonly Role[] = ["focus", "undone"];
  const digit = whole.includes(sign) ? 0 : 1;
  return { marks: [{ role: sign, cell: 0, digit }], links: [], ringed: true };
}

export function Legend({ overlay }: { readonly overlay: Overlay }) {
  return (
    <ul class={css.legend} aria-label={words.legend}>
      {signsIn(overlay).map((sign) => {
        const link = sign === "strong" || sign === "weak";
        return (
          <li key={sign}>
            <span class={css.sample}>
              <Layer
                overlay={sampleOf(sign)}
                side={link ? 2 : 1}
                box={link ? { rows: 1, columns: 2 } : SINGLE_CELL_BOX}
              />
            </span>
            {words.signs[sign]}
          </li>
        );
      })}
    </ul>
  );
}
