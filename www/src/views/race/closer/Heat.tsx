/** A board as a heat map: the uncertainty of each cell, or the weight of one digit in each cell. */

import { useState } from "preact/hooks";
import type { Detail, Frame, Puzzle } from "sudoku-lab";
import { ShadedBoard } from "../../../board/ShadedBoard";
import { cellName } from "../../../play/help/notation";
import { glyph } from "../../../text/digits";
import { decimal } from "../../../words";
import { boardName, words as look } from "../../../words/look";
import * as css from "./Closer.module.css";
import { entropies, findGreatest, weightsOf } from "./figures";

interface Props {
  readonly frame: Frame;
  readonly detail: Detail;
  readonly board: Puzzle;
}

/** The value of the digit field for which the map shows the uncertainty. */
const UNCERTAINTY_VALUE = 0;

export function Heat({ frame, detail, board }: Props) {
  const [digit, setDigit] = useState(UNCERTAINTY_VALUE);
  const [chosen, choose] = useState("");
  const { side, givens } = board;
  const all = detail.type === "boards" ? detail.boards : [];
  const weighed = all.filter(({ weights }) => weights.length > 0);
  const selectedWeights = weighed.find(({ name }) => name === chosen);
  const weights = selectedWeights?.weights ?? frame.weights;
  const uncertain = digit === UNCERTAINTY_VALUE;
  const values = uncertain ? entropies(weights, givens) : weightsOf(weights, digit, givens);
  const open = values.filter((value) => value !== null);
  const mean = open.reduce((sum, value) => sum + value, 0) / Math.max(1, open.length);
  const top = findGreatest(values);
  const at = top && top.value > 0 ? cellName(top.cell, side) : null;
  const written = (value: number) => decimal(value.toFixed(2));
  const name = glyph(digit, side);
  return (
    <section class={css.lookPart} aria-labelledby="look-entropy">
      <h3 id="look-entropy">{uncertain ? look.entropy : look.speaks(name)}</h3>
      <p>
        {uncertain
          ? look.entropyText(written(mean), open.length, at, written(top?.value ?? 0))
          : look.speaksText(name, written(mean), open.length, at, written(top?.value ?? 0))}
      </p>
      <ShadedBoard
        puzzle={board}
        caption={uncertain ? look.entropyTable : look.speaksTable(name)}
        values={values}
        maxValue={uncertain ? Math.log2(side) : 1}
        unit={uncertain ? look.bits : ""}
        text={(value) => decimal(value.toFixed(side > 9 ? 1 : 2))}
      />
      <div class={css.heatOf}>
        <select
          aria-label={look.heatWhat}
          value={digit}
          onChange={(event) => setDigit(Number(event.currentTarget.value))}
        >
          <option value={UNCERTAINTY_VALUE}>{look.heatUncertainty}</option>
          {Array.from({ length: side }, (_, index) => index + 1).map((digit) => (
            <option key={digit} value={digit}>
              {look.heatDigit(glyph(digit, side))}
            </option>
          ))}
        </select>
        {weighed.length > 0 && (
          <select
            aria-label={look.heatOf}
            value={selectedWeights ? chosen : ""}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            <option value="">{look.board}</option>
            {weighed.map(({ name }) => (
              <option key={name} value={name}>
                {boardName(name)}
              </option>
            ))}
          </select>
        )}
      </div>
    </section>
  );
}
