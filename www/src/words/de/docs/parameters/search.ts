/** Voreinstellungen, Parameter, Kurven und Zähler der Algorithmen, die suchen und schließen. */
export const search: Readonly<Record<string, string>> = {
  // Backtracking
  "backtracking.presets.most-constrained.name": "Am stärksten eingeschränkt",
  "backtracking.presets.most-constrained.doc":
    "Verzweigt an der Zelle mit den wenigsten Kandidaten; bei Gleichstand an der ersten. Dafür werden alle Zellen durchgesehen. Mit dem Heap der Studie, einer anderen Voreinstellung, ist der Baum derselbe.",
  "backtracking.presets.most-constrained-heap.name": "Am stärksten eingeschränkt, mit Heap",
  "backtracking.presets.most-constrained-heap.doc":
    "Nimmt die Zelle mit den wenigsten Kandidaten von der Spitze eines Heaps. Die Studie lässt offen, welche Zelle bei Gleichstand zuerst kommt: hier die Zelle mit der kleinsten Nummer.",
  "backtracking.presets.rows.name": "Zeile für Zeile",
  "backtracking.presets.rows.doc":
    "Füllt die nächste leere Zelle mit jeder Ziffer, die Zeile, Spalte und Block zulassen.",
  "backtracking.presets.brute-force.name": "Brute Force",
  "backtracking.presets.brute-force.doc":
    "Versucht jede Ziffer in der nächsten leeren Zelle und sucht diese Ziffer in Zeile, Spalte und Block.",
  "backtracking.presets.domains.name": "Wertebereiche",
  "backtracking.presets.domains.doc":
    "Zeile für Zeile, wobei die Kandidaten jeder Zelle wie beim Forward Checking mitgeführt werden, aber ohne frühe Umkehr, wenn eine Zelle keinen Kandidaten mehr hat: dieselben Knoten wie bei Brute Force, mit weniger Arbeit je Knoten.",
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
  "backtracking.presets.simple-inference.name": "Einfache Inferenz",
  "backtracking.presets.simple-inference.doc":
    "Setzt nackte Singles, bis sich nichts mehr ändert, und sucht dann Zeile für Zeile.",
  "backtracking.presets.extended-inference.name": "Erweiterte Inferenz",
  "backtracking.presets.extended-inference.doc":
    "Setzt versteckte Singles, bis sich nichts mehr ändert, und sucht dann Zeile für Zeile.",
  "backtracking.presets.simple-and-extended.name": "Einfache und erweiterte Inferenz",
  "backtracking.presets.simple-and-extended.doc":
    "Setzt nackte und versteckte Singles, bis sich nichts mehr ändert, und sucht dann Zeile für Zeile.",
  "backtracking.presets.mixed-inference.name": "Gemischte Inferenz",
  "backtracking.presets.mixed-inference.doc":
    "Die endgültige Fassung: setzt abwechselnd nackte und versteckte Singles, bis sich nichts mehr ändert, und sucht dann nach dem kleinsten Wertebereich.",
  "backtracking.presets.dual.name": "Zellen und Plätze",
  "backtracking.presets.dual.doc":
    "Verzweigt an einer Zelle oder an den Plätzen einer Ziffer in einem Haus, je nachdem, wo es die wenigsten Möglichkeiten gibt: die Idee, die der Bericht offen lässt.",
  "backtracking.presets.nearly-complete.name": "Fast vollständige Häuser zuerst",
  "backtracking.presets.nearly-complete.doc":
    "Füllt zuerst die Zeile, die Spalte oder den Block mit den wenigsten leeren Zellen.",
  "backtracking.presets.random.name": "Zufällige Reihenfolge",
  "backtracking.presets.random.doc":
    "Zellen in einer einmal gezogenen Reihenfolge, Ziffern in einer Reihenfolge, die für jede Zelle einmal gezogen wird.",
  "backtracking.presets.limited-discrepancy.name": "Suche mit begrenzten Abweichungen",
  "backtracking.presets.limited-discrepancy.doc":
    "Folgt zuerst der Reihenfolge der Ziffern, weicht dann je Weg einmal von ihr ab, dann zweimal, bis der ganze Baum abgedeckt ist.",
  "params.cell_order.doc":
    "Variablenreihenfolge: an welcher Zelle als Nächstes verzweigt wird. Weniger Möglichkeiten ergeben einen schmaleren Baum.",
  "cell_order.options.rows.doc": "Die nächste leere Zelle, Zeile für Zeile.",
  "cell_order.options.reverse.doc": "Die nächste leere Zelle von der letzten zur ersten.",
  "cell_order.options.spiral.doc":
    "Die nächste leere Zelle auf einer Spirale, im Uhrzeigersinn von links oben nach innen.",
  "cell_order.options.random.doc":
    "Die nächste leere Zelle in einer zufälligen Reihenfolge, die einmal aus dem Startwert gezogen wird.",
  "cell_order.options.most-constrained.doc":
    "Die leere Zelle mit den wenigsten Kandidaten (MRV), durch Vergleich aller Zellen; bei Gleichstand die erste.",
  "cell_order.options.most-constrained-heap.doc":
    "Die leere Zelle mit den wenigsten Kandidaten, von der Spitze eines Heaps; bei Gleichstand die erste. Der Baum ist derselbe wie beim Vergleich aller Zellen.",
  "cell_order.options.least-constrained.doc":
    "Die leere Zelle mit den meisten Kandidaten; bei Gleichstand die erste. Zum Vergleich, als ungünstigster Fall.",
  "cell_order.options.most-constrained-degree.doc":
    "Die leere Zelle mit den wenigsten Kandidaten; bei Gleichstand die mit den meisten leeren Nachbarn.",
  "cell_order.options.nearly-complete.doc":
    "Eine leere Zelle in der Zeile, der Spalte oder dem Block mit den wenigsten leeren Zellen.",
  "cell_order.options.dual.doc":
    "Eine Zelle oder die Plätze einer Ziffer in einem Haus, je nachdem, wo es die wenigsten Möglichkeiten gibt; bei Gleichstand eine Zelle.",
  "params.digit_order.doc":
    "Wertereihenfolge: welche Ziffer in einer Zelle zuerst versucht wird. Sie bestimmt, wie bald die erste Lösung gefunden wird; für den Beweis, dass es keine andere gibt, muss in jeder Reihenfolge der ganze Baum durchsucht werden.",
  "digit_order.options.ascending.doc": "Von 1 aufwärts.",
  "digit_order.options.descending.doc": "Von der größten Ziffer abwärts.",
  "digit_order.options.random.doc":
    "In einer zufälligen Reihenfolge, die für jede Zelle einmal aus dem Startwert gezogen wird.",
  "digit_order.options.least-constraining.doc":
    "Zuerst die Ziffer, die den leeren Nachbarn die wenigsten Kandidaten nimmt.",
  "digit_order.options.empty-spaces.doc":
    "Zuerst die Ziffer, die in die wenigsten leeren Zellen des ganzen Gitters passt.",
  "digit_order.options.most-empty-spaces.doc":
    "Zuerst die Ziffer, die in die meisten leeren Zellen des ganzen Gitters passt.",
  "params.check.doc":
    "Konsistenzprüfung: wie der Löser die passenden Ziffern bestimmt. Reihenfolgen, die Kandidaten zählen, und die Inferenz führen die Kandidaten immer mit.",
  "check.options.grid.doc": "Jede Ziffer wird Zelle für Zelle in Zeile, Spalte und Block gesucht.",
  "check.options.houses.doc":
    "Aus den Ziffern, die in Zeile, Spalte und Block schon verwendet sind, sobald eine Zelle erreicht wird.",
  "check.options.domains.doc":
    "Aus den Kandidaten aller leeren Zellen, die bei jeder gesetzten Ziffer aktualisiert werden, wie beim Forward Checking, aber ohne frühe Umkehr, wenn ein Wertebereich leer ist.",
  "params.inference.doc":
    "Inferenz: welche Ziffern ohne Verzweigung gesetzt werden. Mehr Inferenz macht den Baum kleiner, aber jeden Knoten langsamer.",
  "inference.options.none.doc": "Keine.",
  "inference.options.naked.doc": "Der einzige Kandidat einer Zelle.",
  "inference.options.hidden.doc": "Der einzige Platz einer Ziffer in einem Haus.",
  "inference.options.both.doc":
    "Der einzige Kandidat einer Zelle und, wenn es keinen gibt, der einzige Platz einer Ziffer in einem Haus; abwechselnd, bis sich nichts mehr ändert.",
  "params.when.doc":
    "Wann die Inferenz läuft. Häufigere Inferenz macht den Baum kleiner, aber jeden Knoten langsamer.",
  "when.options.before.doc": "Einmal, vor der Suche.",
  "when.options.every-node.doc": "Vor der Suche und an jedem Knoten.",
  "when.options.at-depth.doc": "Vor der Suche und an jedem Knoten einer bestimmten Tiefe.",
  "params.depth.doc":
    "Tiefe der Knoten, an denen die Inferenz wieder läuft, wenn „Zeitpunkt“ auf „in einer Tiefe“ steht. Bei größeren Werten läuft sie tiefer im Baum.",
  "params.discrepancies.doc":
    "Suche mit begrenzten Abweichungen (Harvey & Ginsberg 1995): wie viele Abweichungen von der Ziffernreihenfolge je Weg jede Welle mehr erlaubt als die vorige. Die erste Welle erlaubt keine. Größere Werte decken den ganzen Baum in weniger Wellen ab. Bei 0 gibt es keine Wellen, sondern einfache Tiefensuche.",
  "backtracking.series.filled.doc":
    "Gefüllte Zellen, auch Vorgaben. Der Wert fällt, wenn die Suche zurückspringt.",
  "backtracking.series.depth.doc":
    "Tiefe der Suche: Knoten auf dem Weg von der Wurzel zum aktuellen Knoten.",
  "backtracking.series.candidates_left.doc":
    "Kandidaten aller leeren Zellen. Weniger Kandidaten lassen weniger Zweige zu versuchen.",
  "backtracking.counters.nodes.doc":
    "Ziffern, die durch Verzweigung in einer leeren Zelle versucht wurden, oder Zellen, die für eine Ziffer versucht wurden.",
  "backtracking.counters.guesses.doc":
    "Knoten, die beim Versuch einen unversuchten Geschwisterknoten hatten.",
  "backtracking.counters.backtracks.doc": "Zurückgenommene Knoten.",
  "backtracking.counters.placements.doc":
    "Durch Inferenz gesetzte Ziffern, vor der Suche und während der Suche.",
  "backtracking.counters.refused.doc":
    "Versuchte Ziffern, die schon in der Zeile, der Spalte oder dem Block standen; immer 0, außer wenn Zellen einzeln geprüft werden.",
  "backtracking.counters.waves.doc":
    "Durchgänge von der Wurzel aus: einer, oder die Zahl der Wellen der Suche mit begrenzten Abweichungen.",

  // Regeln
  "rules.presets.paper.name": "Berggren & Nilsson, Entwürfe",
  "rules.presets.paper.doc":
    "Nackte und versteckte Singles, Paare und größere Teilmengen bis zur halben Seitenlänge sowie Fische mit zwei bis fünf Grundlinien. Ist keine Regel anwendbar, ist der Löser festgefahren.",
  "rules.presets.singles.name": "Nur Singles",
  "rules.presets.singles.doc":
    "Nackte und versteckte Singles; die Entwürfe erwarten, dass sie etwa die Hälfte der Rätsel mit 17 Vorgaben lösen.",
  "rules.presets.paper-guessing.name": "Berggren & Nilsson, Entwürfe, mit Raten",
  "rules.presets.paper-guessing.doc":
    "Wie „Berggren & Nilsson, Entwürfe“; ist keine Regel anwendbar, wird aber ein Kandidat versucht und zurückgenommen, wenn er zu einem Widerspruch führt.",
  "rules.presets.thesis.name": "Berggren & Nilsson 2012",
  "rules.presets.thesis.doc":
    "Nackte Singles und nackte Teilmengen jeder Größe; wenn sie nichts finden, ein Rateschritt in der Zelle mit den wenigsten Kandidaten, in aufsteigender Reihenfolge ihrer Kandidaten. Eine große nackte Teilmenge wird an dem versteckten Single oder der versteckten Teilmenge erkannt, die sie im Rest ihres Hauses lässt.",
  "params.techniques.doc":
    "Die verwendeten Techniken, in der Reihenfolge, in der sie versucht werden; nicht genannte Techniken sind ausgeschaltet. Mehr Techniken lösen mehr Rätsel ohne Raten. Leichte Techniken zuerst ergeben einen Weg, den auch Menschen gingen. Die Reihenfolge ändert den Weg und beim Raten den Suchbaum. Enthält die Liste Techniken, die eine eindeutige Lösung voraussetzen, kann die Reihenfolge auch ändern, an welcher Stelle der Löser festgefahren ist. Diese Techniken gelten nur, wenn das Rätsel genau eine Lösung hat.",
  "params.guessing.doc":
    "Raten, wenn keine Technik etwas findet. Damit ist der Löser vollständig: Er findet jede Lösung und beweist, wenn es keine Lösung gibt.",
  "params.guess_cell.doc":
    "Variablenreihenfolge: in welcher Zelle geraten wird. Eine Zelle mit weniger Kandidaten macht den Baum schmaler.",
  "guess_cell.options.fewest-candidates.doc":
    "Die Zelle mit den wenigsten Kandidaten (MRV); bei Gleichstand die erste.",
  "guess_cell.options.rows.doc": "Die erste leere Zelle, Zeile für Zeile.",
  "guess_cell.options.random.doc":
    "Die erste Zelle in einer zufälligen Reihenfolge, die einmal aus dem Startwert gezogen wird.",
  "params.guess_digit.doc":
    "Wertereihenfolge: welcher Kandidat dieser Zelle zuerst versucht wird. Sie bestimmt, wie bald die erste Lösung gefunden wird; für den Beweis, dass es keine andere gibt, muss in jeder Reihenfolge der ganze Baum durchsucht werden.",
  "guess_digit.options.ascending.doc": "Die kleinste Ziffer.",
  "guess_digit.options.fewest-places.doc":
    "Die Ziffer mit den wenigsten übrigen Plätzen im Gitter.",
  "guess_digit.options.random.doc":
    "Die erste Ziffer in einer zufälligen Reihenfolge, die für jede Zelle einmal aus dem Startwert gezogen wird.",
  "rules.series.candidates_left.doc": "Verbliebene Kandidaten in leeren Zellen.",
  "rules.series.filled.doc": "Gefüllte Zellen, auch Vorgaben.",
  "rules.series.technique.doc":
    "Die zuletzt verwendete Technik, nach ihrem Platz in der Liste, gezählt ab 1; 0 steht für einen Rateschritt.",
  "rules.counters.deductions.doc": "Angewandte Muster von Techniken.",
  "rules.counters.placements.doc": "Durch Techniken gesetzte Ziffern.",
  "rules.counters.eliminations.doc":
    "Durch Techniken entfernte Kandidaten, ohne die, die eine gesetzte Ziffer bei ihren Nachbarn entfernt.",
  "rules.counters.nodes.doc":
    "Ziffern, die in einer leeren Zelle versucht wurden, weil keine Technik etwas fand.",
  "rules.counters.guesses.doc":
    "Ziffern, die versucht wurden, während ein anderer Kandidat derselben Zelle unversucht war.",
  "rules.counters.backtracks.doc": "Versuchte Ziffern, die zurückgenommen wurden.",

  // Dancing Links
  "params.choose.doc":
    "Verzweigungsheuristik (Knuth 2000): welches Item als Nächstes abgedeckt wird. Das Item mit den wenigsten Optionen hält den Suchbaum klein.",
  "choose.options.fewest.doc":
    "Das Item mit den wenigsten Optionen (MRV); bei Gleichstand das erste.",
  "choose.options.first.doc":
    "Das erste noch nicht abgedeckte Item; Zellen kommen zuerst, der Reihe nach.",
  "series.items_left.doc": "Noch nicht abgedeckte Items.",
  "series.options_left.doc": "Noch eingehängte Optionen.",
  "dancing-links.series.depth.doc": "Gewählte Optionen: die Tiefe der Suche.",
  "dancing-links.counters.nodes.doc": "Genommene Optionen.",
  "dancing-links.counters.guesses.doc":
    "Optionen, die genommen wurden, während eine andere Option für dasselbe Item noch unversucht war.",
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
  "fast.series.filled.doc": "Zellen, die nur noch einen Kandidaten haben.",
  "fast.series.candidates_left.doc": "Verbliebene Kandidaten in allen Zellen.",
  "series.depth.doc": "Aktuelle Rateschritte: die Tiefe der Suche.",
  "fast.counters.nodes.doc":
    "Versuchte Zweige: eine Ziffer, die in eine Zelle gesetzt oder dort ausgeschlossen wird.",
  "fast.counters.guesses.doc":
    "Ziffern, die in einer Zelle versucht wurden, während andere unversucht waren.",
  "fast.counters.backtracks.doc": "Gescheiterte Zweige.",

  // Klausellernen
  "cdcl.params.restart_after.doc":
    "Konflikte vor dem ersten Neustart; eine größere Zahl macht Neustarts seltener. Spätere Abstände sind die Werte der Luby-Folge, multipliziert mit dieser Zahl.",
  "params.decay.doc":
    "Faktor, mit dem jeder neue Konflikt das Gewicht der früheren Konflikte verringert. Die Gewichte bestimmen die nächste Entscheidung (VSIDS; Moskewicz u. a. 2001). Kleinere Werte bevorzugen jüngere Konflikte stärker.",
  "params.put_in.doc":
    "Anfangsphase: einen Kandidaten, über den zum ersten Mal entschieden wird, auf wahr setzen; sonst auf falsch.",
  "params.memory.doc":
    "Grenze der Klauseldatenbank, in Tausenden von Literalen. Darüber wird die schlechtere Hälfte der gelernten Klauseln gelöscht; eine höhere Grenze behält mehr Klauseln, was Schritte langsamer macht.",
  "series.filled.doc": "Gefüllte Zellen, auch Vorgaben.",
  "cdcl.series.depth.doc": "Aktuelle Entscheidungen: die Tiefe der Suche.",
  "series.clauses.doc": "Gelernte Klauseln in der Datenbank.",
  "series.length.doc": "Literale der zuletzt gelernten Klausel.",
  "counters.decisions.doc":
    "Kandidaten, die durch eine Entscheidung auf wahr oder falsch gesetzt wurden.",
  "counters.contradictions.doc": "Konflikte.",
  "counters.propagations.doc":
    "Kandidaten, die durch Entscheidung oder Propagation auf wahr oder falsch gesetzt wurden.",
  "counters.learned.doc": "Gelernte Klauseln.",
  "counters.forgotten.doc": "Gelöschte gelernte Klauseln.",
  "counters.restarts.doc": "Neustarts.",

  // Propagation und Suche
  "params.branching.doc":
    "Verzweigungsstrategie. An Plätzen zu verzweigen, hilft bei großen Gittern.",
  "branching.options.cells-and-places.doc":
    "An den Kandidaten einer Zelle oder, wenn eine Ziffer weniger Plätze hat als jede Zelle Kandidaten, an den Plätzen einer Ziffer in einem Haus.",
  "branching.options.cells.doc": "Nur an Zellen.",
  "general.params.restart_after.doc":
    "Knoten vor dem ersten Neustart (Gomes, Selman & Kautz 1998). Mehr Knoten durchsuchen jeden Baum weiter; 0 schaltet Neustarts und den Übergang zum Klausellernen ab.",
  "params.restart_growth.doc":
    "Faktor, um den die Zahl der Knoten vor einem Neustart mit jedem Neustart wächst. Der Zuwachs ist mindestens ein Knoten. Ein größerer Faktor macht Neustarts seltener.",
  "params.hand_over_after.doc":
    "Knoten, nach denen das Rätsel an das Klausellernen übergeben wird, statt neu zu starten. Mehr Knoten suchen vorher länger; 0 schaltet die Übergabe ab.",
  "general.series.restarts.doc": "Bisherige Neustarts.",
  "general.series.clauses.doc":
    "Gelernte Klauseln in der Datenbank, sobald das Rätsel an das Klausellernen übergeben ist.",
  "general.counters.nodes.doc": "Durch Verzweigung versuchte Ziffern.",
  "general.counters.guesses.doc":
    "Ziffern, die versucht wurden, während eine andere Möglichkeit derselben Verzweigung unversucht war.",
  "general.counters.backtracks.doc": "Zurückgenommene Ziffern.",
  "general.counters.placements.doc": "Durch Propagation gesetzte Ziffern.",
  "general.counters.learned.doc":
    "Gelernte Klauseln, sobald das Rätsel an das Klausellernen übergeben ist.",
};
