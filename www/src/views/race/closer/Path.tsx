/** The current branches: the path from the root of the search tree to the current node. */

import { cellName } from "../../../play/help/notation";
import { glyph } from "../../../text/digits";
import { DataFold } from "../../../ui/DataFold";
import { Headings } from "../../../ui/Headings";
import { words } from "../../../words";
import { words as look } from "../../../words/look";
import * as css from "./Closer.module.css";
import { type Branch, foldLevels, type Line } from "./figures";

interface Props {
  readonly branches: readonly Branch[];
  readonly side: number;
}

export function Path({ branches, side }: Props) {
  const open = branches.filter(({ left }) => left > 0).length;
  const last = branches.findLast(({ left }) => left > 0);
  const name = ({ cell, digit }: Branch) => `${cellName(cell, side)} = ${glyph(digit, side)}`;
  return (
    <section class={`${css.lookPart} ${css.lookDetail}`} aria-labelledby="look-path">
      <h3 id="look-path">{look.path}</h3>
      <p>{look.pathText(branches.length, open, last ? cellName(last.cell, side) : null)}</p>
      <ol class={`${css.path} numbers`}>
        {foldLevels(branches).map((line) => (
          <Level key={line.type === "level" ? line.level : -line.from} line={line} name={name} />
        ))}
      </ol>
      <DataFold>
        <summary>{words.data}</summary>
        <table class="numbers">
          <Headings names={Object.values(look.pathColumns)} />
          <tbody>
            {branches.map(({ cell, digit, tried, left }, index) => (
              <tr key={index}>
                <td>{index + 1}</td>
                <td>{cellName(cell, side)}</td>
                <td>{glyph(digit, side)}</td>
                <td>{tried}</td>
                <td>{left}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </DataFold>
    </section>
  );
}

/** The number of levels that are indented; deeper levels have the same indentation. */
const MAX_INDENTED_LEVELS = 12;

function Level({ line, name }: { readonly line: Line; readonly name: (b: Branch) => string }) {
  const level = line.type === "level" ? line.level : line.from;
  const style = { "--depth": String(Math.min(level - 1, MAX_INDENTED_LEVELS)) };
  if (line.type !== "level") {
    const lineText = line.type === "forced" ? look.forced : look.more;
    const names = line.branches.map(name).join(", ");
    return (
      <li class={`${css.folded} muted`} style={style} title={names}>
        {lineText(line.branches.length)}
        {line.type === "forced" && `: ${names}`}
      </li>
    );
  }
  const { tried, left } = line.branch;
  return (
    <li style={style}>
      <span class="muted">{level}</span> <strong>{name(line.branch)}</strong>{" "}
      <span aria-hidden="true" class={css.twigs}>
        {"✕".repeat(Math.min(tried, 25))}●{"○".repeat(Math.min(left, 25))}
      </span>
      <span class="visually-hidden">{look.level(tried, left)}</span>
    </li>
  );
}
