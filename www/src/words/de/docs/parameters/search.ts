/** Voreinstellungen, Parameter, Kurven und Zähler derer, die suchen und schließen. */
export const search: Readonly<Record<string, string>> = {
  // Backtracking
  "backtracking.presets.most-constrained.name": "Engste Zelle",
  "backtracking.presets.most-constrained.doc":
    "Verzweigt an der Zelle mit den wenigsten Kandidaten; unter mehreren an der ersten. Dafür sieht es alle Zellen durch; der Heap der Studie, mit demselben Baum, ist eine andere Voreinstellung.",
  "backtracking.presets.most-constrained-heap.name": "Engste Zelle, mit Heap",
  "backtracking.presets.most-constrained-heap.doc":
    "Nimmt die Zelle mit den wenigsten Kandidaten von der Spitze eines Heaps. Die Studie lässt offen, welche von mehreren zuerst kommt: hier die mit der kleinsten Nummer.",
  "backtracking.presets.rows.name": "Zeile für Zeile",
  "backtracking.presets.rows.doc":
    "Füllt die nächste leere Zelle mit jeder Ziffer, die Zeile, Spalte und Block zulassen.",
  "backtracking.presets.brute-force.name": "Rohe Gewalt",
  "backtracking.presets.brute-force.doc":
    "Versucht jede Ziffer in der nächsten leeren Zelle und sucht sie in Zeile, Spalte und Block.",
  "backtracking.presets.domains.name": "Wertebereiche",
  "backtracking.presets.domains.doc":
    "Zeile für Zeile, wobei die Kandidaten jeder Zelle mitgeführt werden: dieselben Knoten wie bei roher Gewalt, mit weniger Arbeit für jeden.",
  "backtracking.presets.smallest-domain.name": "Kleinster Wertebereich zuerst",
  "backtracking.presets.smallest-domain.doc":
    "Nur die Variablenheuristik: verzweigt an der Zelle mit den wenigsten Kandidaten.",
  "backtracking.presets.empty-spaces.name": "Wenigste leere Stellen zuerst",
  "backtracking.presets.empty-spaces.doc":
    "Nur die Wertheuristik: Zeile für Zeile, zuerst die Ziffer, die in die wenigsten leeren Zellen passt.",
  "backtracking.presets.most-empty-spaces.name": "Meiste leere Stellen zuerst",
  "backtracking.presets.most-empty-spaces.doc":
    "Nur die Wertheuristik: Zeile für Zeile, zuerst die Ziffer, die in die meisten leeren Zellen passt.",
  "backtracking.presets.both-heuristics.name": "Beide Heuristiken",
  "backtracking.presets.both-heuristics.doc":
    "Verzweigt an der Zelle mit den wenigsten Kandidaten, zuerst mit der Ziffer, die in die wenigsten leeren Zellen passt.",
  "backtracking.presets.simple-inference.name": "Einfaches Schließen",
  "backtracking.presets.simple-inference.doc":
    "Setzt, was einen einzigen Kandidaten hat, bis sich nichts mehr bewegt, und sucht dann Zeile für Zeile.",
  "backtracking.presets.extended-inference.name": "Erweitertes Schließen",
  "backtracking.presets.extended-inference.doc":
    "Setzt, was in einem Haus einen einzigen Platz hat, bis sich nichts mehr bewegt, und sucht dann Zeile für Zeile.",
  "backtracking.presets.simple-and-extended.name": "Einfaches und erweitertes Schließen",
  "backtracking.presets.simple-and-extended.doc":
    "Setzt, was einen einzigen Kandidaten oder einen einzigen Platz hat, bis sich nichts mehr bewegt, und sucht dann Zeile für Zeile.",
  "backtracking.presets.mixed-inference.name": "Gemischtes Schließen",
  "backtracking.presets.mixed-inference.doc":
    "Die endgültige Fassung: setzt abwechselnd, was einen einzigen Kandidaten oder einen einzigen Platz hat, bis sich nichts mehr bewegt, und sucht dann nach kleinstem Wertebereich.",
  "backtracking.presets.dual.name": "Zellen und Plätze",
  "backtracking.presets.dual.doc":
    "Verzweigt an einer Zelle oder am Platz einer Ziffer in einem Haus, je nachdem, wo es die wenigsten Möglichkeiten gibt: die Idee, die der Bericht offen lässt.",
  "backtracking.presets.nearly-complete.name": "Fast vollständige Häuser zuerst",
  "backtracking.presets.nearly-complete.doc":
    "Füllt zuerst die Zeile, die Spalte oder den Block mit den wenigsten leeren Zellen.",
  "backtracking.presets.random.name": "Zufällige Reihenfolge",
  "backtracking.presets.random.doc":
    "Zellen in einer einmal gezogenen Reihenfolge, Ziffern in einer für jede Zelle einmal gezogenen.",
  "backtracking.presets.limited-discrepancy.name": "Suche mit begrenzten Abweichungen",
  "backtracking.presets.limited-discrepancy.doc":
    "Vertraut zuerst der Reihenfolge der Ziffern, weicht dann auf einem Weg einmal von ihr ab, dann zweimal, bis der ganze Baum abgedeckt ist.",
  "params.cell_order.doc":
    "Variablenreihenfolge: an welcher Zelle als Nächstes verzweigt wird. Weniger Möglichkeiten ergeben einen schmaleren Baum.",
  "cell_order.options.rows.doc": "Die nächste leere Zelle, Zeile für Zeile.",
  "cell_order.options.reverse.doc": "Die nächste leere Zelle von der letzten zur ersten.",
  "cell_order.options.spiral.doc":
    "Die nächste leere Zelle auf einer Spirale, im Uhrzeigersinn von links oben nach innen.",
  "cell_order.options.random.doc":
    "Die nächste leere Zelle in einer einmal gezogenen Reihenfolge, nach dem Startwert.",
  "cell_order.options.most-constrained.doc":
    "Die leere Zelle mit den wenigsten Kandidaten, durch Ansehen aller Zellen; unter mehreren die erste.",
  "cell_order.options.most-constrained-heap.doc":
    "Die leere Zelle mit den wenigsten Kandidaten, von der Spitze eines Heaps; unter mehreren die erste. Derselbe Baum wie beim Ansehen aller Zellen, auf anderem Weg gefunden.",
  "cell_order.options.least-constrained.doc":
    "Die leere Zelle mit den meisten Kandidaten; unter mehreren die erste. Ein schlimmster Fall zum Vergleich.",
  "cell_order.options.most-constrained-degree.doc":
    "Die leere Zelle mit den wenigsten Kandidaten; unter mehreren die mit den meisten leeren Nachbarn.",
  "cell_order.options.nearly-complete.doc":
    "Eine leere Zelle in der Zeile, der Spalte oder dem Block mit den wenigsten leeren Zellen.",
  "cell_order.options.dual.doc":
    "Eine Zelle oder der Platz einer Ziffer in einem Haus, je nachdem, wo es die wenigsten Möglichkeiten gibt; bei Gleichstand eine Zelle.",
  "params.digit_order.doc":
    "Wertereihenfolge: welche Ziffer in einer Zelle zuerst versucht wird. Das entscheidet, wie bald die erste Lösung kommt; der Beweis, dass es keine andere gibt, braucht in jeder Reihenfolge den ganzen Baum.",
  "digit_order.options.ascending.doc": "Von 1 aufwärts.",
  "digit_order.options.descending.doc": "Von der größten abwärts.",
  "digit_order.options.random.doc":
    "In einer für jede Zelle einmal gezogenen Reihenfolge, nach dem Startwert.",
  "digit_order.options.least-constraining.doc":
    "Zuerst die Ziffer, die den leeren Nachbarn die wenigsten Kandidaten nimmt.",
  "digit_order.options.empty-spaces.doc":
    "Zuerst die Ziffer, die in die wenigsten leeren Zellen des ganzen Gitters passt.",
  "digit_order.options.most-empty-spaces.doc":
    "Zuerst die Ziffer, die in die meisten leeren Zellen des ganzen Gitters passt.",
  "params.check.doc":
    "Konsistenzprüfung: wie der Löser die passenden Ziffern findet. Reihenfolgen, die Kandidaten zählen, und das Schließen führen die Kandidaten in jedem Fall mit.",
  "check.options.grid.doc":
    "Durch Nachsehen: Jede Ziffer wird in Zeile, Spalte und Block gesucht, Zelle für Zelle.",
  "check.options.houses.doc":
    "Aus den in Zeile, Spalte und Block verbrauchten Ziffern, sobald eine Zelle erreicht wird.",
  "check.options.domains.doc":
    "Aus den Kandidaten aller leeren Zellen, die bei jeder Ziffer mitgeführt werden.",
  "params.inference.doc":
    "Schließen: welche Ziffern ohne Verzweigung gesetzt werden. Mehr davon macht den Baum kleiner, aber jeden Knoten langsamer.",
  "inference.options.none.doc": "Nichts.",
  "inference.options.naked.doc": "Der einzige Kandidat einer Zelle.",
  "inference.options.hidden.doc": "Der einzige Platz einer Ziffer in einem Haus.",
  "inference.options.both.doc":
    "Der einzige Kandidat einer Zelle und, wenn es keinen gibt, der einzige Platz einer Ziffer in einem Haus; abwechselnd, bis sich nichts mehr bewegt.",
  "params.when.doc":
    "Wann geschlossen wird. Häufigeres Schließen macht den Baum kleiner, aber jeden Knoten langsamer.",
  "when.options.before.doc": "Einmal, vor der Suche.",
  "when.options.every-node.doc": "Vor der Suche und an jedem Knoten.",
  "when.options.at-depth.doc":
    "Vor der Suche, und wieder überall, wo der Weg eine bestimmte Zahl von Knoten hat.",
  "params.depth.doc":
    "Zahl der Knoten auf dem Weg, bei der wieder geschlossen wird, wenn „wann“ auf „in einer Tiefe“ steht. Bei größeren Werten geschieht es tiefer im Baum.",
  "params.discrepancies.doc":
    "Suche mit begrenzten Abweichungen (Harvey & Ginsberg 1995): um wie viele Abweichungen von der Ziffernreihenfolge je Weg die Grenze mit jeder Welle wächst, beginnend mit 0. Größere Werte decken den ganzen Baum in weniger Wellen ab. Bei 0 gibt es keine Wellen: einfache Tiefensuche.",
  "backtracking.series.filled.doc":
    "Zellen mit einer Ziffer, auch Vorgaben. Die Kurve fällt, wo die Suche zurückgeht.",
  "backtracking.series.depth.doc": "Knoten auf dem Weg von der Wurzel bis hierher.",
  "backtracking.series.candidates_left.doc":
    "Kandidaten der leeren Zellen. Je weniger, desto weniger bleibt zu versuchen.",
  "backtracking.counters.nodes.doc":
    "Ziffern, die durch Verzweigung in einer leeren Zelle versucht wurden, oder Zellen für eine Ziffer.",
  "backtracking.counters.guesses.doc":
    "Knoten, die in diesem Augenblick einen unversuchten Geschwisterknoten hatten.",
  "backtracking.counters.backtracks.doc": "Zurückgenommene Knoten.",
  "backtracking.counters.placements.doc":
    "Durch Schließen gesetzte Ziffern, vor der Suche und während der Suche.",
  "backtracking.counters.refused.doc":
    "Ziffern, die versucht wurden und in Zeile, Spalte oder Block schon standen; keine, außer wenn Zellen einzeln geprüft werden.",
  "backtracking.counters.waves.doc":
    "Durchgänge von der Wurzel aus: einer, oder die Wellen der Suche mit begrenzten Abweichungen.",

  // Regeln
  "rules.presets.paper.name": "Berggren & Nilsson, Entwürfe",
  "rules.presets.paper.doc":
    "Nackte und versteckte Singles, Paare und mehr, bis zur halben Seitenlänge, und Fische aus zwei bis fünf Linien; fährt sich fest, wenn nichts zutrifft.",
  "rules.presets.singles.name": "Nur Singles",
  "rules.presets.singles.doc":
    "Nackte und versteckte Singles, von denen die Entwürfe erwarten, dass sie etwa die Hälfte der Rätsel mit 17 Vorgaben lösen.",
  "rules.presets.paper-guessing.name": "Berggren & Nilsson, Entwürfe, mit Raten",
  "rules.presets.paper-guessing.doc":
    "Wie „Berggren & Nilsson, Entwürfe“, aber wenn keine Regel zutrifft, wird ein Kandidat versucht und zurückgenommen, falls er nirgends hinführt.",
  "rules.presets.thesis.name": "Berggren & Nilsson 2012",
  "rules.presets.thesis.doc":
    "Nackte Singles und nackte Teilmengen jeder Größe; wenn sie nichts finden, ein Rateschritt in der Zelle mit den wenigsten Kandidaten, in aufsteigender Reihenfolge ihrer Kandidaten. Eine große nackte Teilmenge wird an dem versteckten Single oder der versteckten Teilmenge erkannt, die sie im Rest ihres Hauses lässt.",
  "params.techniques.doc":
    "Die benutzten Techniken, in der Reihenfolge, in der sie versucht werden; nicht genannte sind ausgeschaltet. Mehr Techniken lösen mehr Rätsel ohne Raten. Leichte Techniken zuerst ergeben einen Weg, wie Menschen ihn gehen. Die Reihenfolge ändert den Weg und beim Raten den Suchbaum, aber nicht die Schlüsse. Techniken, die eine eindeutige Lösung voraussetzen, gelten nur, wenn das Rätsel eine hat.",
  "params.guessing.doc":
    "Raten, wenn keine Technik etwas findet. Damit ist der Löser vollständig: Er findet jede Lösung und beweist, wenn es keine gibt.",
  "params.guess_cell.doc":
    "Variablenreihenfolge: in welcher Zelle geraten wird. Eine Zelle mit weniger Kandidaten macht den Baum schmaler.",
  "guess_cell.options.fewest-candidates.doc":
    "Die mit den wenigsten Kandidaten; unter mehreren die erste.",
  "guess_cell.options.rows.doc": "Die erste leere, Zeile für Zeile.",
  "guess_cell.options.random.doc":
    "Die erste in einer einmal gezogenen Reihenfolge, nach dem Startwert.",
  "params.guess_digit.doc":
    "Wertereihenfolge: welcher ihrer Kandidaten zuerst versucht wird. Das entscheidet, wie bald die erste Lösung kommt; der Beweis, dass es keine andere gibt, braucht alle.",
  "guess_digit.options.ascending.doc": "Der kleinste.",
  "guess_digit.options.fewest-places.doc": "Der mit den wenigsten verbliebenen Plätzen im Gitter.",
  "guess_digit.options.random.doc":
    "Der erste in einer für jede Zelle einmal gezogenen Reihenfolge, nach dem Startwert.",
  "rules.series.candidates_left.doc": "Verbliebene Kandidaten in leeren Zellen.",
  "rules.series.filled.doc": "Gefüllte Zellen, auch Vorgaben.",
  "rules.series.technique.doc":
    "Die zuletzt benutzte Technik, nach ihrem Platz in der Liste, von 1 an; ein Rateschritt ist 0.",
  "rules.counters.deductions.doc": "Angewandte Fälle von Techniken.",
  "rules.counters.placements.doc": "Durch Techniken gesetzte Ziffern.",
  "rules.counters.eliminations.doc":
    "Durch Techniken ausgeschlossene Kandidaten; nicht gezählt sind die, die eine gesetzte Ziffer ihren Nachbarn nimmt.",
  "rules.counters.nodes.doc":
    "Ziffern, die in einer leeren Zelle versucht wurden, weil keine Technik etwas fand.",
  "rules.counters.guesses.doc":
    "Diejenigen davon, die in diesem Augenblick einen unversuchten Geschwisterknoten hatten.",
  "rules.counters.backtracks.doc": "Versuchte Ziffern, die zurückgenommen wurden.",

  // Dancing Links
  "params.choose.doc":
    "Verzweigungsregel (Knuth 2000): welche Forderung als Nächste abgedeckt wird. Die mit den wenigsten Optionen hält den Suchbaum klein.",
  "choose.options.fewest.doc":
    "Die Forderung mit den wenigsten Optionen, unter mehreren die erste.",
  "choose.options.first.doc": "Die erste noch nicht abgedeckte Forderung: Zellen der Reihe nach.",
  "series.items_left.doc": "Noch nicht abgedeckte Forderungen.",
  "series.options_left.doc": "Noch eingehängte Optionen.",
  "dancing-links.series.depth.doc": "Gewählte Optionen: die Tiefe der Suche.",
  "dancing-links.counters.nodes.doc": "Genommene Optionen.",
  "dancing-links.counters.guesses.doc":
    "Optionen, die genommen wurden, während eine andere für dieselbe Forderung noch unversucht war.",
  "dancing-links.counters.backtracks.doc": "Zurückgenommene Optionen.",
  "dancing-links.counters.updates.doc": "Ausgehängte Verbindungen.",

  // Alle-verschieden-Propagation
  "params.consistency.doc":
    "Grad der Konsistenz, den ein Knoten herstellt. Bereichskonsistenz (Régin 1994) braucht weniger Knoten, aber mehr Zeit je Knoten.",
  "consistency.options.domain.doc":
    "Bereichskonsistenz: jeder Kandidat, der in keiner Belegung des ganzen Hauses vorkommt.",
  "consistency.options.arc.doc":
    "Kantenkonsistenz der paarweisen Ungleichungen: Ziffern, die der einzige Kandidat einer anderen Zelle des Hauses sind.",
  "series.open_cells.doc": "Zellen mit mehr als einem Kandidaten.",
  "all-different.series.candidates.doc": "Kandidaten aller Zellen.",
  "all-different.series.depth.doc": "Geltende Zuweisungen: die Tiefe der Suche.",
  "all-different.counters.nodes.doc": "Knoten: gefilterte Zuweisungen und die Wurzel.",
  "all-different.counters.guesses.doc":
    "Zuweisungen, während ein anderer Kandidat der Zelle noch unversucht war.",
  "all-different.counters.backtracks.doc": "Zurückgenommene Zuweisungen.",
  "counters.filterings.doc": "Filterungen eines einzelnen Hauses.",
  "counters.removals.doc": "Durch Filtern entfernte Kandidaten.",
  "all-different.counters.failures.doc": "Knoten, an denen ein Haus keine Belegung hatte.",

  // Schneller 9×9-Kern
  "fast.series.filled.doc": "Zellen mit einem verbliebenen Kandidaten.",
  "fast.series.candidates_left.doc": "Verbliebene Kandidaten in allen Zellen.",
  "series.depth.doc": "Rateschritte zurzeit: die Tiefe der Suche.",
  "fast.counters.nodes.doc":
    "Versuchte Zweige: eine Ziffer, in eine Zelle gesetzt oder dort ausgeschlossen.",
  "fast.counters.guesses.doc":
    "Ziffern, die in einer Zelle versucht wurden, während andere unversucht waren.",
  "fast.counters.backtracks.doc": "Aufgegebene Zweige.",

  // Klausellernen
  "cdcl.params.restart_after.doc":
    "Widersprüche vor dem ersten Neustart; mehr machen Neustarts seltener. Spätere Abstände folgen der Luby-Folge mal dieser Zahl.",
  "params.decay.doc":
    "Faktor, um den das Gewicht eines Widerspruchs mit jedem späteren fällt, wenn die nächste Entscheidung gewählt wird (VSIDS; Moskewicz u. a. 2001). Kleinere Werte bevorzugen jüngere Widersprüche mehr.",
  "params.put_in.doc":
    "Anfangsphase: einen Kandidaten, über den zum ersten Mal entschieden wird, auf wahr setzen; sonst auf falsch.",
  "params.memory.doc":
    "Grenze der Klauseldatenbank, in Tausenden von Literalen. Darüber wird die schlechtere Hälfte der gelernten Klauseln gelöscht; eine höhere Grenze behält mehr davon, was Schritte langsamer macht.",
  "series.filled.doc": "Gefüllte Zellen, auch Vorgaben.",
  "cdcl.series.depth.doc": "Entscheidungen zurzeit: die Tiefe der Suche.",
  "series.clauses.doc": "Aufbewahrte Klauseln.",
  "series.length.doc": "Literale der zuletzt gelernten Klausel.",
  "counters.decisions.doc": "Kandidaten, die durch Wahl gesetzt oder ausgeschlossen wurden.",
  "counters.contradictions.doc": "Angetroffene Widersprüche: was im Fach Konflikte heißt.",
  "counters.propagations.doc":
    "Kandidaten, die gesetzt oder ausgeschlossen wurden, durch Wahl oder als Folge.",
  "counters.learned.doc": "Gelernte Klauseln.",
  "counters.forgotten.doc": "Vergessene Klauseln.",
  "counters.restarts.doc": "Wie oft die Suche von vorn begann.",

  // Propagation und Suche
  "params.branching.doc": "Verzweigungsregel. An Plätzen zu verzweigen hilft in großen Gittern.",
  "branching.options.cells-and-places.doc":
    "An Zellen, oder an den Plätzen einer Ziffer in einem Haus, wo es weniger sind.",
  "branching.options.cells.doc": "Nur an Zellen.",
  "general.params.restart_after.doc":
    "Knoten vor dem ersten Neustart (Gomes, Selman & Kautz 1998). Mehr Knoten durchsuchen jeden Baum weiter; 0 schaltet Neustarts ab.",
  "params.restart_growth.doc":
    "Faktor, um den die Zahl der Knoten vor einem Neustart mit jedem wächst, mindestens um einen Knoten. Ein größerer Faktor macht Neustarts seltener.",
  "params.hand_over_after.doc":
    "Knoten, nach denen das Rätsel an das Klausellernen übergeht, statt neu zu starten. Mehr Knoten suchen davor länger; 0 schaltet das ab.",
  "general.series.restarts.doc": "Wie oft die Suche von vorn begann.",
  "general.series.clauses.doc":
    "Aufbewahrte Klauseln, sobald das Rätsel an das Klausellernen gegangen ist.",
  "general.counters.nodes.doc": "Durch Verzweigung versuchte Ziffern.",
  "general.counters.guesses.doc":
    "Ziffern, die versucht wurden, während eine andere derselben Verzweigung unversucht war.",
  "general.counters.backtracks.doc": "Zurückgenommene Ziffern.",
  "general.counters.placements.doc": "Durch Propagation gesetzte Ziffern.",
  "general.counters.learned.doc":
    "Gelernte Klauseln, sobald das Rätsel an das Klausellernen gegangen ist.",
};
