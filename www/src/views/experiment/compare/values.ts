/** Converts the texts of a parameter form into values as in a definition. */
import type { AlgorithmInfo } from "sudoku-lab";
import type { Value } from "../../../lab/experiment/types";
import type { LaneSpec } from "../../../lab/setup";

export function valuesOf(
  { params: specs }: AlgorithmInfo,
  params: LaneSpec["params"],
): Readonly<Record<string, Value>> {
  const value = (id: string, text: string): Value => {
    const type = specs.find((spec) => spec.id === id)?.type;
    if (type === "switch") return text === "true";
    return type === "int" || type === "float" ? Number(text) : text;
  };
  return Object.fromEntries(Object.entries(params).map(([id, text]) => [id, value(id, text)]));
}
