/** Was über die Lösungen eines Rätsels gesagt wird. */
import type { words } from "../solutions";
import type { Translation } from "../translation";
import { page } from "./page";
import { count, format } from "./writing";

export const solutions: Translation<typeof words> = {
  line: {
    clash: "Keine Lösung: Vorgaben widersprechen sich",
    trouble: (why) => `Die Zahl der Lösungen ist unbekannt: ${why}`,
    known: (found, exhausted) =>
      found === 0
        ? "Keine Lösung"
        : exhausted
          ? found === 1
            ? "Genau eine Lösung"
            : `${format(found)} Lösungen`
          : `Mindestens ${format(found)} Lösungen`,
    open: (found) =>
      found === 0
        ? "Noch unbekannt: bisher keine Lösung gefunden"
        : "Noch unbekannt: bisher eine Lösung gefunden",
    checking: (steps) =>
      steps === 0 ? (page.checkingSolutions ?? "") : `Suche läuft … ${count(steps, "step")}`,
    later: "Die Lösungen werden nach dem Rennen gezählt",
    triedAll: (steps) =>
      `Alle Möglichkeiten wurden versucht (${count(steps, "step")}): Keine führt zum Ziel.`,
    keepChecking: "Weitersuchen",
    stopChecking: "Suche beenden",
    show: (found, exhausted) =>
      found === 1 ? "Lösung zeigen …" : exhausted ? "Lösungen zeigen …" : "Lösungen zählen …",
    title: "Die Lösungen",
    titleOne: "Die Lösung",
  },
};
