/** Voreinstellungen, Parameter, Kurven und Zähler der Generatoren. */
export const generators: Readonly<Record<string, string>> = {
  // Generatoren
  "params.least.doc":
    "Mindestzahl an Vorgaben: Dort endet das Entfernen, und fehlende Vorgaben werden hinzugefügt. Mehr Vorgaben ergeben meist leichtere Rätsel.",
  "params.most.doc":
    "Höchstzahl an Vorgaben. Je niedriger die Höchstzahl ist, desto mehr Gitter werden verworfen. Der größte Wert heißt keine Grenze.",
  "params.symmetry.doc":
    "Symmetrie des Musters der Vorgaben. Mehr Symmetrie lässt meist mehr Vorgaben stehen.",
  "symmetry.options.none.doc": "Keine: Jedes Muster ist erlaubt.",
  "symmetry.options.rotate-180.doc": "Symmetrisch unter halber Drehung.",
  "symmetry.options.rotate-90.doc": "Symmetrisch unter Vierteldrehung.",
  "symmetry.options.mirror-rows.doc": "Oben und unten spiegeln einander.",
  "symmetry.options.mirror-columns.doc": "Links und rechts spiegeln einander.",
  "symmetry.options.mirror-both.doc": "In beiden Richtungen gespiegelt.",
  "symmetry.options.diagonal.doc": "An der Hauptdiagonale gespiegelt.",
  "symmetry.options.antidiagonal.doc": "An der Nebendiagonale gespiegelt.",
  "symmetry.options.both-diagonals.doc": "An beiden Diagonalen gespiegelt.",
  "symmetry.options.full.doc": "Alle Drehungen und Spiegelungen.",
  "symmetry.options.random.doc":
    "Eine der anderen Symmetrien (nicht „keine“), für jedes Gitter neu gezogen.",
  "params.minimal.doc":
    "Nur minimale Rätsel behalten, in denen jede Vorgabe nötig ist. Sie haben weniger Vorgaben und sind meist schwerer.",
  "params.engine.doc":
    "Löser, der nach einer zweiten Lösung sucht. Einem Löser, der Eindeutigkeit nicht beweisen kann, wird geglaubt, wenn er die bekannte Lösung und keine andere findet.",
  "engine.options.quickest.doc":
    "Der schnellste Löser für die Größe: „fast“ bei 9×9, sonst „general“.",
  "params.trials.doc":
    "Läufe je Prüfung auf Eindeutigkeit, jeder mit eigenem Startwert, bei einem Löser, der Eindeutigkeit nicht beweisen kann. Mehr Läufe machen eine falsche Antwort unwahrscheinlicher. Ein Löser, der vom Startwert nicht abhängt, läuft einmal.",
  "params.effort.doc":
    "Arbeitsgrenze je Prüfung auf Eindeutigkeit, in Schritten des Lösers. Bei einer höheren Grenze bleiben weniger Prüfungen unentschieden.",
  "params.mixing.doc":
    "Zufällige Vertauschungen von Ziffern, Zeilen und Spalten, die das volle Gitter mischen. Mehr Vertauschungen bringen die Gitter näher an eine Gleichverteilung.",
  "params.attempts.doc":
    "Anfangsgitter, nach denen der Generator aufgibt. Eine höhere Grenze findet seltenere Rätsel, kann aber länger brauchen.",
  "series.givens.doc": "Vorgaben des Rätsels.",
  "series.needed.doc": "Vorgaben, die sicher nötig sind.",
  "counters.tests.doc": "Prüfungen auf Eindeutigkeit.",
  "counters.removed.doc": "Entfernte Vorgaben, über alle Anfangsgitter.",
  "counters.needed.doc":
    "Vorgaben dieses Rätsels, die sicher nötig sind: Ohne eine von ihnen gibt es eine zweite Lösung. Ein Rätsel mit genau einer Lösung ist minimal, wenn alle Vorgaben nötig sind; auch wenn das nur für einige bewiesen ist, kann das Rätsel minimal sein.",
  "counters.unsure.doc":
    "Prüfungen dieses Rätsels, die unentschieden blieben, weil der Prüfer aufgab.",
  "counters.grids.doc": "Versuchte Anfangsgitter.",
  "counters.engine_steps.doc": "Schritte des Prüfers, in seiner eigenen Einheit.",
  "params.placing.doc": "Wo Vorgaben hinzukommen. „Aufschlussreich“ braucht weniger Vorgaben.",
  "placing.options.telling.doc": "In einer Zelle, in der sich zwei Lösungen unterscheiden.",
  "placing.options.blind.doc": "In einer beliebigen Zelle.",
  "minimal.params.least.doc":
    "Mindestzahl an Vorgaben; Rätsel mit weniger Vorgaben werden verworfen. Eine höhere Mindestzahl verwirft mehr Rätsel.",
  "minimal.params.most.doc":
    "Höchstzahl an Vorgaben; Rätsel mit mehr Vorgaben werden verworfen. Eine größere Höchstzahl verwirft weniger Rätsel.",
  "minimal.counters.needed.doc": "Vorgaben dieses Rätsels, die sicher nötig sind.",
  "counters.remembered.doc":
    "Vorgaben, über alle Anfangsgitter, deren Notwendigkeit durch eine früher gefundene zweite Lösung bewiesen war.",
  "minimal.counters.nodes.doc":
    "Knoten des 9×9-Kerns: Ziffern, die er in einer Zelle versuchte oder daraus entfernte.",
  "grid.params.engine.doc": "Der Löser, der das Gitter vervollständigt.",
  "grid.params.effort.doc":
    "Arbeitsgrenze je Versuch, in Schritten des Lösers, bevor ein neuer Versuch beginnt. Eine höhere Grenze macht neue Versuche seltener.",
  "grid.params.mixing.doc":
    "Zufällige Vertauschungen von Ziffern, Zeilen und Spalten. Mehr Vertauschungen bringen die Gitter näher an eine Gleichverteilung.",
  "grid.series.filled.doc": "Gefüllte Zellen.",
  "counters.turns.doc": "Züge: je ein Schritt des Lösers oder eine Vertauschung beim Mischen.",
};
