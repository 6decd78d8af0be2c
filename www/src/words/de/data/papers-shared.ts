/** Sätze, die mehrere Studien teilen. */
export const machine = "Die Beschleunigung hängt vom Rechner ab.";
export const clearOrder =
  "Gilt die behauptete Rangfolge bei 65 % statt bei der Hälfte der Gitter, ist sie deutlich.";
