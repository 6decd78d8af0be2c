/** Sätze, die mehrere Studien teilen. */
export const machine = "Die Beschleunigung hängt vom Rechner ab.";
export const clearOrder =
  "Gilt die Reihenfolge bei 65 % der Gitter statt der Hälfte, ist sie deutlich.";
