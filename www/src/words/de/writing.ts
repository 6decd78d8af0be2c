/** Wie Zahlen, Namen und Aufzählungen geschrieben werden. */
import type { count as counted } from "..";
import { names } from "./names";

const numbers = new Intl.NumberFormat("de");
const list = new Intl.ListFormat("de");

/** Ziffern in Dreiergruppen, durch schmale Leerzeichen getrennt: Ein Punkt steht in Eingaben für das Komma. */
export const format = (n: number) => numbers.format(n).replaceAll(".", "\u202f");

/** Eine Dezimalzahl, die als Text da ist. */
export const decimal = (text: string) => text.replace(/(?<=\d)\.(?=\d)/, ",");
export const fixed = (n: number, places: number) => decimal(n.toFixed(places));

/** Was gezählt wird und mehr als einmal vorkommt: Einzahl, Mehrzahl. Was fehlt, ist in beiden gleich. */
const units: Readonly<Record<string, readonly [one: string, many: string]>> = {
  step: ["Schritt", "Schritte"],
  node: ["Knoten", "Knoten"],
  deduction: ["Schluss", "Schlüsse"],
  generation: ["Generation", "Generationen"],
  iteration: ["Iteration", "Iterationen"],
  sweep: ["Durchlauf", "Durchläufe"],
  birth: ["Geburt", "Geburten"],
  turn: ["Zug", "Züge"],
  test: ["Prüfung", "Prüfungen"],
  removal: ["Entfernung", "Entfernungen"],
};

export const count = (n: number, one: string, many?: string) => {
  const [single, several] = units[one] ?? [one, many ?? one];
  return `${format(n)} ${n === 1 ? single : several}`;
};

/** Die Einheit in der Mehrzahl. */
export const many = (unit: string) => units[unit]?.[1] ?? unit;
/** Die Einheit in der Einzahl. */
export const one = (unit: string) => units[unit]?.[0] ?? unit;

export const and = (all: readonly string[]) => list.format(all);

/** Ein Name, der eine Kennung ist; gibt es mehrere solche, mit seiner Nummer. */
function named(id: string): string {
  const own = names[id.replace(/[_ ]/g, "-")];
  if (own !== undefined) return own;
  const [, kind = "", number] = /^(.*)[-_ ](\d+)$/.exec(id) ?? [];
  return number && names[kind] ? `${names[kind]} ${number}` : id.replace(/[-_]/g, " ");
}

export const writing = {
  format,
  decimal,
  count: count satisfies typeof counted,
  spoken: named,
  label: named,
  and,
};
