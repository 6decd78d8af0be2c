/** Descriptions of settings by the values that differ from the default. */
import type { ParamTexts } from "sudoku-lab/workshop";
import { label } from "../../../words";
import { joinNames } from "../../../words/format";
import { words } from "../../../words/tune";

/** Returns the values that differ from the default in words; `fixed` are the parameters of the default itself. */
export function valuesText(params: ParamTexts, fixed: ParamTexts): string {
  const changed = Object.entries(params).filter(([id]) => !(id in fixed));
  if (changed.length === 0) return words.default;
  return joinNames(changed.map(([id, value]) => words.value(label(id), value)));
}
