/** The key to the boards: explains the marks in their cells and over them. */
import { useId } from "preact/hooks";
import { Sample } from "../../board/Sample";
import { Terms } from "../../ui/Text";
import { words as common } from "../../words";
import { words } from "../../words/curves";
import { ALL_SIGNS, COMMON_SIGNS } from "./board-key";
import * as css from "./HowToRead.module.css";

interface Props {
  /**
   * Where the key is shown: `section`: a section of its own with all marks; `waiting`: the section before the first
   * race; `plot`: the place of a plot; `line`: a line below the plots of the projector view.
   */
  readonly layout?: "section" | "waiting" | "plot" | "line";
}

/**
 * Shows the key. The layout `section` also explains the figures below a board; other layouts show only the marks that
 * most races use.
 */
export function HowToRead({ layout }: Props) {
  const signs = layout === "section" ? ALL_SIGNS : COMMON_SIGNS;
  const title = useId();
  return (
    <section class={css.root} data-layout={layout} aria-labelledby={title}>
      <h2 id={title}>{words.reading.title}</h2>
      <ul>
        {signs.map((kind) => (
          <li key={kind}>
            <Sample sign={kind} small={layout === "line"} />
            <div>
              <strong>{words.reading[kind][0]}</strong>
              <span>{words.reading[kind][1]}</span>
            </div>
          </li>
        ))}
      </ul>
      {layout === "section" && (
        <Terms
          entries={[
            [common.conflicts, common.definitions.conflicts],
            [common.blank, common.definitions.blank],
          ]}
        />
      )}
    </section>
  );
}
