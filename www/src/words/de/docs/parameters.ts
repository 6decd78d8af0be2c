/** Voreinstellungen, Parameter, Kurven und Zähler der Algorithmen. */
export const parameters: Readonly<Record<string, string>> = {
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
  "backtracking.presets.both-heuristics.name": "Beide Heuristiken",
  "backtracking.presets.both-heuristics.doc":
    "Verzweigt an der Zelle mit den wenigsten Kandidaten, zuerst mit der Ziffer, die in die wenigsten leeren Zellen passt.",
  "backtracking.presets.simple-inference.name": "Einfaches Schließen",
  "backtracking.presets.simple-inference.doc":
    "Setzt, was einen einzigen Kandidaten hat, bis sich nichts mehr bewegt, und sucht dann Zeile für Zeile.",
  "backtracking.presets.extended-inference.name": "Erweitertes Schließen",
  "backtracking.presets.extended-inference.doc":
    "Setzt, was in einem Haus einen einzigen Platz hat, bis sich nichts mehr bewegt, und sucht dann Zeile für Zeile.",
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
    "An welcher Zelle als Nächstes verzweigt wird. Weniger Möglichkeiten ergeben einen schmaleren Baum.",
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
    "Welche Ziffer dort zuerst versucht wird. Das entscheidet, wie bald die erste Lösung kommt; der Beweis, dass es keine andere gibt, braucht in jeder Reihenfolge den ganzen Baum.",
  "digit_order.options.ascending.doc": "Von 1 aufwärts.",
  "digit_order.options.descending.doc": "Von der größten abwärts.",
  "digit_order.options.random.doc":
    "In einer für jede Zelle einmal gezogenen Reihenfolge, nach dem Startwert.",
  "digit_order.options.least-constraining.doc":
    "Zuerst die Ziffer, die den leeren Nachbarn die wenigsten Kandidaten nimmt.",
  "digit_order.options.empty-spaces.doc":
    "Zuerst die Ziffer, die in die wenigsten leeren Zellen des ganzen Gitters passt.",
  "params.check.doc":
    "Wie der Löser die passenden Ziffern findet. Reihenfolgen, die Kandidaten zählen, und das Schließen führen die Kandidaten in jedem Fall mit.",
  "check.options.grid.doc":
    "Durch Nachsehen: Jede Ziffer wird in Zeile, Spalte und Block gesucht, Zelle für Zelle.",
  "check.options.houses.doc":
    "Aus den in Zeile, Spalte und Block verbrauchten Ziffern, sobald eine Zelle erreicht wird.",
  "check.options.domains.doc":
    "Aus den Kandidaten aller leeren Zellen, die bei jeder Ziffer mitgeführt werden.",
  "params.inference.doc":
    "Was ohne Verzweigung gesetzt wird. Mehr Schließen heißt kleinerer Baum, aber langsamere Knoten.",
  "inference.options.none.doc": "Nichts.",
  "inference.options.naked.doc": "Der einzige Kandidat einer Zelle.",
  "inference.options.hidden.doc": "Der einzige Platz einer Ziffer in einem Haus.",
  "inference.options.both.doc":
    "Der einzige Kandidat einer Zelle und, wenn es keinen gibt, der einzige Platz einer Ziffer in einem Haus; abwechselnd, bis sich nichts mehr bewegt.",
  "params.when.doc": "Wann geschlossen wird.",
  "when.options.before.doc": "Einmal, vor der Suche.",
  "when.options.every-node.doc": "Vor der Suche und an jedem Knoten.",
  "when.options.at-depth.doc":
    "Vor der Suche, und wieder überall, wo der Weg eine bestimmte Zahl von Knoten hat.",
  "params.depth.doc":
    "Zahl der Knoten auf dem Weg, bei der wieder geschlossen wird, wenn „wann“ auf „in einer Tiefe“ steht.",
  "params.discrepancies.doc":
    "Suche mit begrenzten Abweichungen: wie viele Abweichungen von der Ziffernreihenfolge jede Welle auf einem Weg mehr erlaubt, beginnend mit keiner; die letzte Welle hat den ganzen Baum abgedeckt. Bei 0 gibt es keine Wellen, und die Suche geht zuerst in die Tiefe.",
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
    "Nackte und versteckte Einer, Paare und mehr, bis zur halben Seitenlänge, und Fische aus zwei bis fünf Linien; fährt sich fest, wenn nichts zutrifft.",
  "rules.presets.singles.name": "Nur Einer",
  "rules.presets.singles.doc":
    "Nackte und versteckte Einer, von denen die Entwürfe erwarten, dass sie etwa die Hälfte der Rätsel mit 17 Vorgaben lösen.",
  "rules.presets.paper-guessing.name": "Berggren & Nilsson, Entwürfe, mit Raten",
  "rules.presets.paper-guessing.doc":
    "Wie „Berggren & Nilsson, Entwürfe“, aber wenn keine Regel zutrifft, wird ein Kandidat versucht und zurückgenommen, falls er nirgends hinführt.",
  "rules.presets.thesis.name": "Berggren & Nilsson 2012",
  "rules.presets.thesis.doc":
    "Nackte Einer, nackte Paare und mehr, und wo sie enden, ein Rateschritt in der Zelle mit den wenigsten Kandidaten: die Regeln, die die Autoren gemessen haben.",
  "params.techniques.doc":
    "Die benutzten Techniken, in der Reihenfolge, in der sie versucht werden; was nicht genannt ist, ist ausgeschaltet. Leichte zuerst ergibt einen Weg, wie Menschen ihn gehen; die Reihenfolge ändert den Weg und seine Länge, beim Raten auch den Baum, aber nie, was stimmt: es sei denn, eine Technik setzt voraus, dass es genau eine Lösung gibt; dann muss das auch so sein.",
  "params.guessing.doc":
    "Ob geraten wird, wenn keine Technik etwas findet. Damit ist der Löser vollständig: Er findet jede Lösung und zeigt, wenn es keine gibt.",
  "params.guess_cell.doc":
    "In welcher Zelle geraten wird. Je weniger Kandidaten sie hat, desto schmaler der Baum.",
  "guess_cell.options.fewest-candidates.doc":
    "Die mit den wenigsten Kandidaten; unter mehreren die erste.",
  "guess_cell.options.rows.doc": "Die erste leere, Zeile für Zeile.",
  "guess_cell.options.random.doc":
    "Die erste in einer einmal gezogenen Reihenfolge, nach dem Startwert.",
  "params.guess_digit.doc":
    "Welcher ihrer Kandidaten zuerst versucht wird. Das entscheidet, wie bald die erste Lösung kommt; um zu zeigen, dass es keine andere gibt, werden alle versucht.",
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

  // Kultureller genetischer Algorithmus
  "cultural-ga.presets.paper.name": "Blöcke als Gene",
  "cultural-ga.presets.paper.doc":
    "Gene nehmen nur Werte an, die die Vorgaben erlauben, und keine Ziffer zweimal in einem Block. Die Studie hat ein Gen für jede leere Zelle und zieht Eltern aus den besten: siehe „Wortgetreu“. Hier ist ein Gen ein ganzer Block, und alle dürfen gezogen werden.",
  "cultural-ga.presets.draft.name": "Wortgetreu",
  "cultural-ga.presets.draft.doc":
    "Wie in der Studie: eine ganze Zahl für jede leere Zelle, die der Überzeugungsraum auf das beschränkt, was die Vorgaben erlauben und was sich im Block nicht wiederholt, und Turniere unter den besten.",
  "params.population.doc":
    "Individuen je Generation. Mehr finden bessere Gitter, brauchen aber länger.",
  "params.generations.doc": "Generationen, nach denen der Lauf endet.",
  "params.genes.doc": "Was als ein Stück vererbt wird.",
  "genes.options.boxes.doc":
    "Ein Block, gefüllt mit den Ziffern, die ihm fehlen: Keine Ziffer wiederholt sich darin.",
  "genes.options.cells.doc": "Eine Zelle.",
  "genes.options.distinct-cells.doc":
    "Eine Zelle; von den Ziffern der Eltern entfällt, was der Block schon hat, sodass sich darin keine wiederholt.",
  "params.belief.doc": "Welche Ziffern eine Zelle enthalten darf.",
  "belief.options.anything.doc": "Jede.",
  "belief.options.candidates.doc": "Die Kandidaten, die die Vorgaben übrig lassen.",
  "belief.options.singles.doc":
    "Die Kandidaten, die nach allen nackten und versteckten Einern übrig sind.",
  "params.tournament.doc":
    "Individuen je Turnier. Bei mehr pflanzen sich weniger fort, und die Population wird schneller einheitlich.",
  "params.breeders.doc": "Anteil der Population, und zwar der beste, der an Turnieren teilnimmt.",
  "cultural-ga.params.crossover.doc":
    "Anteil der Kinder mit zwei Eltern; die anderen sind Kopien eines Elternteils.",
  "cultural-ga.params.mutation.doc":
    "Anteil der Kinder, in denen ein Gen mutiert: Zwei Zellen eines Blocks tauschen ihre Ziffern, oder eine Zelle nimmt eine andere Ziffer an.",
  "cultural-ga.params.elite.doc":
    "Anteil der Population, und zwar der beste, der unverändert bleibt.",
  "params.history.doc":
    "Anteil der Kinder, in denen ein Gen durch eines ersetzt wird, das die besten einer Generation dort hatten.",
  "cultural-ga.series.best.doc":
    "Konflikte des besten Individuums: über alle Häuser fehlende Ziffern.",
  "series.mean.doc": "Mittlere Konflikte der Population.",
  "series.diversity.doc":
    "Anteil der leeren Zellen, in denen sich Individuen vom besten unterscheiden, über eine Stichprobe aller Ränge. Nahe 0 ist die Population einheitlich geworden.",
  "series.belief_space.doc":
    "Größe des Überzeugungsraums: die Werte, die er zulässt, über alle Zellen, die er offen lässt.",
  "series.values_alive.doc": "Davon die Werte, die noch ein Individuum hat.",
  "counters.generations.doc": "Gezüchtete Generationen.",
  "counters.evaluations.doc":
    "Individuen, deren Konflikte gezählt wurden: Bewertungen der Fitness.",

  // Genetischer Algorithmus
  "ga.presets.woc.name": "Mit Schwarm",
  "ga.presets.woc.doc":
    "Der genetische Algorithmus, dessen Experten jeder Generation ein Aggregat hinzufügen.",
  "ga.presets.paper.name": "Allein",
  "ga.presets.paper.doc": "Der genetische Algorithmus ohne Schwarm.",
  "params.band_crossover.doc":
    "Anteil der Kinder, die ganze Streifen erben; die anderen erben Zeile für Zeile. Streifen erhalten die Blöcke, Zeilen mischen stärker.",
  "ga.params.mutation.doc":
    "Anteil der Kinder, in denen eine Zeile neu gemischt wird. Mehr erhält die Vielfalt der Population, zerstört aber mehr.",
  "ga.params.elite.doc": "Beste Individuen, die unverändert in die nächste Generation kommen.",
  "params.crowd.doc":
    "Ob das Aggregat der Experten das schlechteste Individuum jeder Generation ersetzt.",
  "params.experts.doc": "Anteil der Population, der Experten sind.",
  "params.disagreement.doc":
    "Was eine Zeile des Aggregats füllt, die keine zwei Experten teilen. Unter Tausenden von Individuen teilen immer zwei eine; es kommt also nur in kleinen Populationen darauf an.",
  "disagreement.options.random-row.doc": "Eine neue zufällige, die die Vorgaben behält.",
  "disagreement.options.expert-row.doc": "Die eines zufällig gezogenen Experten.",
  "params.shake_up_after.doc": "Generationen ohne Verbesserung vor einer Aufrüttelung.",
  "params.shake_up_share.doc":
    "Anteil der Population, und zwar der schlechteste, den eine Aufrüttelung durch zufällige ersetzt.",
  "params.patience.doc": "Der Lauf endet nach so vielen Generationen ohne Verbesserung.",
  "ga.series.best.doc":
    "Konflikte des besten Individuums: in seinen Spalten und Blöcken fehlende Ziffern.",
  "series.aggregate.doc": "Konflikte des Aggregats, bevor es zur Population kommt.",
  "series.best_expert.doc": "Konflikte des besten Experten.",
  "series.experts_mean.doc":
    "Mittlere Konflikte der Experten. Der Schwarm ist weise, wo das Aggregat darunter liegt.",
  "counters.shake_ups.doc": "Wie oft der schlechtere Teil durch zufällige ersetzt wurde.",

  // Memetischer genetischer Algorithmus
  "memetic-ga.presets.hybrid.name": "Tabusuche in einer Population",
  "memetic-ga.presets.hybrid.doc": "Das Vorgehen der Graphfärbung, an Gittern aus Kandidaten.",
  "memetic-ga.presets.restarts.name": "Tabusuche mit Neustarts",
  "memetic-ga.presets.restarts.doc":
    "Ohne Kreuzung: Der Unterschied zeigt, was die Population wert ist.",
  "memetic-ga.params.population.doc":
    "Individuen. Mehr erhalten mehr Vielfalt und brauchen länger, um einheitlich zu werden.",
  "memetic-ga.params.iterations.doc": "Tabu-Iterationen für jedes Kind.",
  "memetic-ga.params.crossover.doc": "Wie ein Kind entsteht.",
  "memetic-ga.params.crossover.options.boxes.doc": "Jeder Block von einem der Eltern.",
  "memetic-ga.params.crossover.options.cells.doc": "Jede Zelle von einem der Eltern.",
  "memetic-ga.params.crossover.options.digits.doc":
    "Die Eltern geben abwechselnd alle Zellen einer Ziffer weiter, die häufigste zuerst.",
  "memetic-ga.params.crossover.options.none.doc":
    "Gar nicht: Jedes Kind ist ein zufälliges Gitter.",
  "params.tenure_share.doc":
    "Für wie viele Iterationen eine Ziffer verboten ist, als Anteil der widersprüchlichen Zellen.",
  "params.tenure_random.doc": "Höchstens so viele mehr, zufällig gezogen.",
  "params.distance.doc":
    "Ein Kind, das sich von einem Individuum in nicht mehr Zellen unterscheidet, wird durch ein zufälliges Gitter ersetzt.",
  "memetic-ga.params.singles_first.doc":
    "Zuerst alle nackten und versteckten Einer setzen; so bleiben weniger Zellen zu durchsuchen.",
  "memetic-ga.series.best.doc":
    "Widersprüche des besten Individuums: Paare von Nachbarn mit derselben Ziffer.",
  "memetic-ga.series.mean.doc": "Mittlere Widersprüche der Population.",
  "series.entry.doc": "Widersprüche des Kindes vor seiner Tabusuche.",
  "series.exit.doc": "Wenigste Widersprüche in seiner Tabusuche.",
  "memetic-ga.series.diversity.doc":
    "Anteil der leeren Zellen, in denen sich Individuen vom besten unterscheiden.",
  "memetic-ga.counters.generations.doc": "Kinder zweier Eltern.",
  "memetic-ga.counters.random.doc": "Zufällige Gitter: am Anfang und anstelle von Kindern.",
  "memetic-ga.counters.iterations.doc": "Iterationen der Tabusuche.",
  "memetic-ga.counters.evaluations.doc": "Züge, die sie abgewogen hat.",

  // Ameisenkolonie
  "ant-colony.presets.published.name": "Wie veröffentlicht",
  "ant-colony.presets.published.doc":
    "Zehn Ameisen und die Zahlen der Studie. Sie lässt offen, welcher von mehreren Kandidaten mit gleich viel Pheromon der erste ist und in welcher Reihenfolge Einer gefüllt werden.",
  "ant-colony.presets.lasting.name": "Nichts verdunstet",
  "ant-colony.presets.lasting.doc":
    "Das beste Gitter bleibt wert, was es war: Die Ameisen sammeln sich darum und finden bald kein besseres mehr.",
  "ant-colony.presets.unmarked.name": "Ohne Pheromon",
  "ant-colony.presets.unmarked.doc":
    "Jeder Kandidat ist so wahrscheinlich wie der andere, und nichts wird behalten: Der Unterschied zeigt, was das Pheromon wert ist.",
  "params.ants.doc": "Ameisen. Mehr versuchen mehr, bevor Pheromon gelegt wird.",
  "params.greed.doc":
    "Wie oft eine Ameise den Kandidaten mit dem meisten Pheromon nimmt, statt einen zu ziehen.",
  "params.local_evaporation.doc":
    "Wie viel von ihrem Pheromon, soweit es mehr ist als am Anfang, eine Wahl verliert.",
  "params.evaporation.doc":
    "Wie weit das Pheromon der Ziffern des besten Gitters sich nach jeder Iteration dem nähert, was dieses wert ist.",
  "params.best_evaporation.doc":
    "Wie viel von seinem Wert das beste Gitter mit jeder Iteration verliert. Bei 0 sammeln sich die Ameisen um das erste, das sie nicht verbessern können.",
  "ant-colony.params.iterations.doc": "Iterationen, nach denen der Lauf endet.",
  "ant-colony.series.best.doc":
    "Im bisher besten Gitter gefüllte Zellen. Es sind weniger, wo ein schlechteres an seine Stelle trat.",
  "series.leader.doc": "Von der besten Ameise der Iteration gefüllte Zellen.",
  "ant-colony.series.mean.doc": "Von einer Ameise der Iteration gefüllte Zellen, im Mittel.",
  "series.worth.doc":
    "Pheromon, das das beste Gitter auf jede seiner Ziffern legt: Zellen durch gescheiterte Zellen, weniger das, was verdunstet ist.",
  "series.certainty.doc":
    "Anteil am Pheromon einer leeren Zelle, den die Ziffer mit dem meisten hat, im Mittel.",
  "counters.choices.doc": "Von Ameisen gewählte Ziffern.",
  "counters.singles.doc": "Einer, die daraus folgten.",
  "counters.failed.doc": "Zellen, denen kein Kandidat blieb.",
  "counters.replaced.doc": "Wie oft ein anderes Gitter das beste wurde.",

  // Boltzmann-Maschine
  "boltzmann.presets.paper.name": "Abgekühlt",
  "boltzmann.presets.paper.doc":
    "Wie in der Abschlussarbeit: Die Vorgaben sind festgehalten, und die Einheiten entscheiden nacheinander, während die Temperatur fällt. Dort kühlt es von 100 mit Gewichten von −2 ab, was hier 50 ist: Eines der fertigen Rennen tut das. Hier kühlt es nur dort, wo es darauf ankommt, und die Einheiten sind in zufälliger Reihenfolge dran. Zu zufälligen Gewichten, Vorgaben, die nur der erste Zustand sind, und allen Einheiten zugleich siehe „Wortgetreu“.",
  "boltzmann.presets.constant.name": "Bei konstanter Temperatur",
  "boltzmann.presets.constant.doc":
    "Nur die Einheiten der Kandidaten, bei der Temperatur, bei der die meisten Rätsel gelöst werden.",
  "boltzmann.presets.draft.name": "Wortgetreu",
  "boltzmann.presets.draft.doc":
    "Wie in der Studie: zufällige Gewichte, die Vorgaben nur als erster Zustand, alle Einheiten aller Zellen entscheiden bei jedem Schritt. So löst sie Rätsel, von denen kaum mehr als nackte Einer übrig ist, mit etwa 65 Vorgaben und mehr.",
  "params.units.doc":
    "Welche Einheiten schalten dürfen. Mit weniger sind Durchläufe schneller, und auf mehr davon kommt es an.",
  "units.options.all.doc":
    "Alle Ziffern jeder leeren Zelle; die Vorgaben halten die ihren niedrig.",
  "units.options.candidates.doc": "Die Kandidaten jeder leeren Zelle.",
  "params.givens.doc":
    "Was die Vorgaben tun. Dürfen sie schalten, sind sie bald vergessen, wenn die Temperatur nicht niedrig ist.",
  "givens.options.clamped.doc":
    "Ihre Einheiten sind für immer an und alle anderen ihrer Zellen aus.",
  "givens.options.initial.doc": "Ihre Einheiten sind anfangs an und schalten wie alle anderen.",
  "params.weight_spread.doc":
    "Wie weit die Gewichte zwischen Einheiten, die sich ausschließen, um −1 streuen, nach dem Startwert gezogen; bei 0 sind alle −1.",
  "params.threshold.doc":
    "Was eine Einheit überwinden muss, um an zu sein; eine negative Schwelle ist eine Belohnung. Näher an 0 sind weniger Einheiten an; weiter darunter sind mehr zugleich an.",
  "params.schedule.doc": "Wie sich die Temperatur bewegt.",
  "schedule.options.geometric.doc": "Sie fällt mit jedem Durchlauf um denselben Faktor.",
  "schedule.options.constant.doc": "Sie bleibt, wie sie anfangs ist.",
  "params.initial_temperature.doc":
    "Temperatur des ersten Durchlaufs. Über etwa 0,35 hält nichts zusammen; unter 0,2 bewegt sich kaum etwas.",
  "params.final_temperature.doc": "Temperatur des letzten Durchlaufs, falls sie fällt.",
  "params.sweeps.doc":
    "Durchläufe, bis der Lauf endet. Bei mehr fällt die Temperatur langsamer, und eine Lösung ist wahrscheinlicher.",
  "params.synchronous.doc":
    "Anteil der Einheiten, die gleichzeitig entscheiden, vom selben Zustand aus; bei 0 entscheiden sie nacheinander. Je mehr es zugleich sind, desto mehr reagieren auf eine Änderung, auf die andere schon reagiert haben; wenn alle zugleich entscheiden, schwingt das Netz nur hin und her.",
  "series.energy.doc":
    "Energie: die Gewichte der Paare aktiver Einheiten, die sich ausschließen, und die Schwelle für jede aktive Einheit, ohne die festgehaltenen. Eine fallende Linie heißt, der Zustand wird besser.",
  "series.temperature.doc": "Temperatur.",
  "series.active.doc":
    "Einheiten, die an sind, ohne die festgehaltenen. Eine Lösung hat genau eine je Zelle.",
  "series.clashes.doc": "Paare aktiver Einheiten, die sich ausschließen.",
  "series.acceptance.doc":
    "Anteil der Entscheidungen des letzten Durchlaufs, die eine Einheit umgeschaltet haben.",
  "counters.sweeps.doc": "Durchläufe: je so viele Entscheidungen, wie es Einheiten gibt.",
  "boltzmann.counters.updates.doc": "Getroffene Entscheidungen.",
  "counters.flips.doc": "Umgeschaltete Einheiten.",

  // Simuliertes Abkühlen
  "annealing.presets.lewis.name": "Abgekühlt und wieder geheizt",
  "annealing.presets.lewis.doc":
    "Wie veröffentlicht: Die erste Temperatur ist die Streuung der Energie über zufällige Tausche, jede Kette ist 1 % kühler, und nach 20 vergeblichen beginnt es von vorn. Welche vergeblich sind, ist unsere Lesart: die nicht tiefer kommen als die vorige. Müssten sie alle früheren übertreffen, kühlten die meisten Rätsel mit wenigen Vorgaben nie ab.",
  "annealing.presets.constant.name": "Bei konstanter Temperatur",
  "annealing.presets.constant.doc":
    "Zuerst die Einer, und dann die eine Temperatur, bei der die meisten Rätsel gelöst werden.",
  "annealing.params.schedule.doc": "Wie sich die Temperatur bewegt.",
  "schedule.options.cooling.doc":
    "Sie fällt von Kette zu Kette und wird zurückgesetzt, wenn das nicht mehr hilft.",
  "annealing.params.schedule.options.constant.doc": "Sie bleibt, wie sie ist.",
  "annealing.params.temperature.doc":
    "Die Temperatur: die erste, wenn sie fällt, die einzige, wenn sie konstant ist. Bei 0 ist es die Streuung der Energie über einige zufällige Tausche.",
  "params.cooling.doc":
    "Damit wird die Temperatur nach jeder Kette multipliziert, wenn sie fällt. Näher an 1 fällt sie langsamer.",
  "params.chain.doc":
    "Durchläufe in einer Kette, alle bei einer Temperatur. Bei 0 so viele, wie es leere Zellen gibt.",
  "annealing.params.patience.doc":
    "Ketten nacheinander, die nicht tiefer kommen als die vorige, nach denen es von vorn beginnt, wenn die Temperatur fällt.",
  "params.swaps.doc": "Welche Tausche versucht werden.",
  "swaps.options.all.doc": "Alle innerhalb eines Blocks.",
  "swaps.options.candidates.doc":
    "Die, die in beide Zellen einen Kandidaten bringen. Das sind weniger, aber manche Gitter sind dann vielleicht von anderen aus nie zu erreichen.",
  "annealing.params.singles_first.doc":
    "Zuerst alle nackten und versteckten Einer setzen; so bleiben weniger Zellen zu durchsuchen.",
  "annealing.params.sweeps.doc": "Durchläufe, nach denen der Lauf endet.",
  "annealing.series.energy.doc":
    "Energie: die Ziffern, die in allen Zeilen und Spalten fehlen. Bei 0 ist das Rätsel gelöst.",
  "series.least.doc": "Die niedrigste Energie in der gegenwärtigen Kette.",
  "annealing.series.acceptance.doc": "Anteil der Tausche des letzten Durchlaufs, die geschahen.",
  "annealing.series.restarts.doc": "Wie oft es von vorn begann.",
  "annealing.counters.sweeps.doc": "Durchläufe: je so viele Tausche, wie es leere Zellen gibt.",
  "counters.tried.doc": "Versuchte Tausche.",
  "counters.swaps.doc": "Geschehene Tausche.",
  "counters.coolings.doc": "Wie oft die Temperatur fiel.",
  "annealing.counters.restarts.doc":
    "Wie oft es von vorn begann, heiß und mit neu gefüllten Blöcken.",

  // Paralleles Tempern
  "tempering.presets.exchange.name": "Jeder Tausch im Block",
  "tempering.presets.exchange.doc":
    "Sechs Repliken, um die Temperaturen herum, bei denen die meisten Rätsel gelöst werden.",
  "tempering.presets.givens.name": "Nur von den Vorgaben aus",
  "tempering.presets.givens.doc":
    "Ohne zuerst die Einer zu setzen: Bekannt ist nur, was den Blöcken fehlt.",
  "tempering.presets.restricted.name": "Nur Kandidaten (eine Falle)",
  "tempering.presets.restricted.doc":
    "Nur von den Vorgaben aus, und nur mit Tauschen, die in beide Zellen einen Kandidaten bringen. Zu versuchen gibt es weniger; aber die Lösung ist vielleicht nicht unter dem, wohin sie vom Anfang aus führen, wie lange es auch läuft.",
  "params.replicas.doc":
    "Gitter und Stufen. Mit mehr liegen benachbarte Temperaturen näher beieinander und werden eher getauscht, und jeder Durchlauf kostet mehr.",
  "params.coldest.doc": "Temperatur der Stufe 1.",
  "params.hottest.doc": "Temperatur der letzten Stufe. Die dazwischen wachsen um gleiche Faktoren.",
  "tempering.params.singles_first.doc":
    "Zuerst alle nackten und versteckten Einer setzen; so bleiben weniger Zellen zu durchsuchen.",
  "tempering.params.sweeps.doc": "Durchläufe, nach denen der Lauf endet.",
  "tempering.series.energy.doc":
    "Energie der kältesten Replik: Ziffern, die in ihren Zeilen und Spalten fehlen.",
  "series.hottest.doc": "Energie der heißesten Replik.",
  "series.exchanged.doc": "Anteil der bisher versuchten Tausche von Stufen, die geschahen.",
  "series.replica_1.doc": "Stufe der Replik, die als kälteste begann.",
  "series.replica_2.doc": "Stufe der Replik, die auf Stufe 2 begann.",
  "series.replica_3.doc": "Stufe der Replik, die auf Stufe 3 begann, wenn es so viele gibt.",
  "series.replica_4.doc": "Stufe der Replik, die auf Stufe 4 begann, wenn es so viele gibt.",
  "series.replica_5.doc": "Stufe der Replik, die auf Stufe 5 begann, wenn es so viele gibt.",
  "series.replica_6.doc": "Stufe der Replik, die auf Stufe 6 begann, wenn es so viele gibt.",
  "series.replica_7.doc": "Stufe der Replik, die auf Stufe 7 begann, wenn es so viele gibt.",
  "series.replica_8.doc": "Stufe der Replik, die auf Stufe 8 begann, wenn es so viele gibt.",
  "tempering.counters.sweeps.doc": "Durchläufe durch alle Repliken.",
  "counters.proposed.doc": "Versuchte Tausche von Stufen.",
  "counters.exchanges.doc": "Geschehene Tausche von Stufen.",
  "counters.crossings.doc":
    "Wie oft eine Replik von der kältesten Stufe zur heißesten kam, oder zurück.",

  // Relaxation Labeling
  "relaxation-labeling.presets.paper.name": "Wie veröffentlicht",
  "relaxation-labeling.presets.paper.doc":
    "Hält an, wenn sich die mittlere lokale Konsistenz um weniger als 0,01 ändert.",
  "params.epsilon.doc":
    "Der Lauf endet, wenn eine Iteration die mittlere lokale Konsistenz um weniger ändert. Kleinere Werte brauchen mehr Iterationen und lösen etwas mehr Rätsel.",
  "relaxation-labeling.params.singles_first.doc":
    "Vor der ersten Iteration alle nackten und versteckten Einer setzen. So bleiben weniger Zellen zu entscheiden, und weit mehr Rätsel werden gelöst.",
  "params.form.doc":
    "Wie die Unterstützungen summiert werden. Das Ergebnis ist bis auf Rundung gleich; die Arbeit ist verschieden.",
  "form.options.sums.doc": "Aus Summen über Zeilen, Spalten und Blöcke.",
  "form.options.definition.doc": "Über alle Label aller Zellen, wie es definiert ist.",
  "series.average_local_consistency.doc":
    "Mittlere lokale Konsistenz: wie gut die Label aller Zellen zusammenpassen. Bei n leeren Zellen endet sie bei n (n − 1), wenn sie eine Lösung bilden, sonst darunter.",
  "series.change.doc": "Wie viel die letzte Iteration zur mittleren lokalen Konsistenz beitrug.",
  "series.entropy.doc":
    "Mittlere Unsicherheit einer leeren Zelle: 0, wenn sich jede Zelle auf eine Ziffer festgelegt hat.",
  "relaxation-labeling.series.conflicts.doc":
    "Über alle Häuser fehlende Ziffern, wenn jede Zelle ihre wahrscheinlichste Ziffer nähme.",
  "relaxation-labeling.counters.iterations.doc": "Iterationen über alle leeren Zellen.",
  "relaxation-labeling.counters.updates.doc": "Berechnete Wahrscheinlichkeiten.",

  // Divide and Concur
  "divide-and-concur.presets.restarts.name": "Mit Neustarts",
  "divide-and-concur.presets.restarts.doc":
    "Bewegt sich um etwas weniger als den ganzen Unterschied und beginnt nach 1000 Iterationen von vorn, sodass kein Kreis es lange festhält.",
  "divide-and-concur.presets.difference-map.name": "Ein langer Lauf",
  "divide-and-concur.presets.difference-map.doc":
    "Die Differenzabbildung bei β = 1, von einem zufälligen Anfang aus, bis sie zur Ruhe kommt. Die meisten Rätsel werden schneller gelöst als mit Neustarts; bei manchen kreist sie bis zum Ende. Nur Kandidaten haben hier Repliken, daher steht keine Vorgabe je in Frage.",
  "params.beta.doc":
    "Um wie viel des Unterschieds jede Iteration bewegt. Bei 2 käme sie nie zur Ruhe.",
  "divide-and-concur.params.restart_after.doc":
    "Iterationen, nach denen es mit anderen zufälligen Repliken von vorn beginnt. Sind es nicht weniger als alle Iterationen, geschieht das nie.",
  "divide-and-concur.params.iterations.doc":
    "Iterationen, nach denen der Lauf endet, über alle Neustarts.",
  "series.gap.doc":
    "Lücke zwischen Teilen und Einigen: der Abstand dessen, was die Forderungen wählen, von dem, worauf sich die Repliken einigen. Bei 0 ist beides gleich, und das ist eine Lösung.",
  "divide-and-concur.series.conflicts.doc":
    "Über alle Häuser fehlende Ziffern, wenn jede Zelle den Kandidaten mit dem größten Mittelwert nähme.",
  "series.agreed.doc":
    "Leere Zellen, in denen Zelle, Zeile, Spalte und Block denselben Kandidaten wählen.",
  "divide-and-concur.series.restarts.doc": "Wie oft es von vorn begann.",
  "divide-and-concur.counters.iterations.doc": "Iterationen über alle Repliken.",
  "counters.changes.doc":
    "Wie oft eine Zelle, oder ein Haus für eine Ziffer, einen anderen Kandidaten wählte als zuvor.",
  "divide-and-concur.counters.restarts.doc":
    "Wie oft es mit anderen zufälligen Repliken von vorn begann.",

  // Chaos
  "chaos.presets.restarts.name": "Mit Neustarts",
  "chaos.presets.restarts.doc":
    "Zuerst die Einer, lange Schritte durch Aufspalten, und nach 100 Zeiteinheiten von vorn: Die Aussicht auf eine Lösung ist zu jeder Zeit gleich, aber späte Schritte sind kürzer.",
  "chaos.presets.flow.name": "Eine lange Bahn",
  "chaos.presets.flow.doc":
    "Der Fluss, wie er veröffentlicht ist: Klauseln aus allen Kandidaten, die die Vorgaben lassen, und eine Bahn bis zum Ende. Wie seine Schritte getan werden, ist unsere Sache; hier durch Aufspalten.",
  "chaos.presets.runge-kutta.name": "Nach Runge und Kutta",
  "chaos.presets.runge-kutta.doc":
    "Derselbe Fluss in Schritten der üblichen Art. Man sehe auf die Länge der Schritte: Der Druck wächst, und sie schrumpft, bis die Zeit fast stillsteht.",
  "params.integrator.doc": "Wie ein Schritt getan wird.",
  "integrator.options.splitting.doc":
    "Ein Kandidat nach dem anderen, jeder nach seiner Formel, hin und zurück. Von Ordnung 2, und stabil, wie stark der Druck auch ist.",
  "integrator.options.runge-kutta.doc":
    "Das Verfahren von Cash und Karp, von Ordnung 5. Seine Schritte werden kürzer, wenn der Druck wächst.",
  "params.tolerance.doc":
    "Der Fehler, den ein Schritt haben darf, bei einem Kandidaten von 0, draußen, bis 1, drin. Kleinere Werte ergeben kürzere Schritte.",
  "chaos.params.singles_first.doc":
    "Zuerst alle nackten und versteckten Einer setzen; so bleiben weniger Kandidaten.",
  "chaos.params.restart_after.doc":
    "Zeit, nach der es mit anderen zufälligen Spins von vorn beginnt, aller Druck bei 1. Je länger eine Bahn, desto kürzer ihre Schritte.",
  "params.most_steps.doc": "Schritte, nach denen der Lauf endet, über alle Neustarts.",
  "series.unsatisfied.doc":
    "Klauseln, die nicht erfüllt wären, wenn jeder Kandidat drin oder draußen wäre, je nachdem, was er eher ist.",
  "series.speed.doc":
    "Wie weit sich alle Spins im letzten Schritt bewegten, durch seine Länge geteilt: |ds| / dt.",
  "series.log_pressure.doc": "Natürlicher Logarithmus des größten Drucks einer Klausel, ln a.",
  "series.step_size.doc": "Länge des letzten Schritts, in der Zeit des Flusses.",
  "series.time.doc": "Zeit, seit die Spins gezogen wurden, in der Zeit des Flusses.",
  "counters.steps.doc": "Getane Schritte.",
  "chaos.counters.refused.doc": "Schritte, die zu lang waren und zurückgenommen wurden.",
  "chaos.counters.restarts.doc": "Wie oft es mit anderen zufälligen Spins von vorn begann.",

  // Belief Propagation
  "belief-propagation.presets.decimation.name": "Dezimierung",
  "belief-propagation.presets.decimation.doc":
    "Gedämpfte Nachrichten sagen, welche Ziffer als Nächste festgelegt wird; daraus folgen Einer.",
  "belief-propagation.presets.damped.name": "Nur Nachrichten, gedämpft",
  "belief-propagation.presets.damped.doc":
    "Schickt Nachrichten, bis sie ruhen, und legt nichts fest.",
  "belief-propagation.presets.undamped.name": "Nur Nachrichten, ungedämpft",
  "belief-propagation.presets.undamped.doc":
    "Dasselbe ohne Dämpfung: Die Nachrichten schießen über und schwingen hin und her.",
  "belief-propagation.presets.all-different.name": "Ganze Häuser",
  "belief-propagation.presets.all-different.doc":
    "Jedes Haus ist ein Faktor, dessen Nachrichten genau sind; nichts wird gedämpft, nichts festgelegt.",
  "belief-propagation.presets.random-decimation.name": "Dezimierung, blind gezogen",
  "belief-propagation.presets.random-decimation.doc":
    "Der Vergleich: legt zufällige Kandidaten fest und schickt keine Nachrichten.",
  "belief-propagation.params.factors.doc": "Wie die Regeln in Faktoren zerlegt werden.",
  "belief-propagation.params.factors.options.exactly-one.doc":
    "Einer für jede Zelle und für jede Ziffer in jedem Haus.",
  "belief-propagation.params.factors.options.all-different.doc":
    "Einer für jedes Haus. Für Gitter bis zur Seite 12, da jede weitere Zelle die Arbeit verdoppelt.",
  "belief-propagation.params.damping.doc":
    "Wie viel von der alten Nachricht behalten wird. Bei 0 bleiben Nachrichten, wie sie kommen, und schwingen meist endlos.",
  "belief-propagation.params.epsilon.doc":
    "Die Nachrichten ruhen, wenn eine Iteration keine um mehr als so viel ändert, als Wahrscheinlichkeit.",
  "belief-propagation.params.patience.doc":
    "Iterationen, nach denen die Nachrichten genommen werden, wie sie sind, ob sie ruhen oder nicht.",
  "belief-propagation.params.decide.doc": "Was festgelegt wird, wenn die Nachrichten ruhen.",
  "belief-propagation.params.decide.options.never.doc": "Nichts: Der Lauf endet.",
  "belief-propagation.params.decide.options.surest.doc": "Der Kandidat mit der größten Chance.",
  "belief-propagation.params.decide.options.random.doc":
    "Irgendein Kandidat irgendeiner leeren Zelle. Nachrichten werden nicht geschickt.",
  "belief-propagation.params.singles.doc":
    "Alle nackten und versteckten Einer setzen, vor der ersten Nachricht und nach jeder Festlegung. Zählt nur, wenn etwas festgelegt wird.",
  "belief-propagation.params.restarts.doc":
    "Wie oft es nach einem Widerspruch von vorn beginnen darf.",
  "belief-propagation.params.noise.doc":
    "Wie sehr der Zufall mitredet, was am sichersten ist, nach dem ersten Widerspruch. Bei 0 beginnt es nicht von vorn, da es ebenso verliefe.",
  "belief-propagation.series.change.doc":
    "Das Meiste, um das sich eine Nachricht in der letzten Iteration änderte, als Wahrscheinlichkeit. Es fällt auf 0, wo die Nachrichten zur Ruhe kommen, und bleibt oben, wo sie schwingen.",
  "belief-propagation.series.conflicts.doc":
    "Über alle Häuser fehlende Ziffern, wenn jede Zelle die Ziffer nähme, die sie am meisten glaubt.",
  "belief-propagation.series.entropy.doc":
    "Mittlere Unsicherheit einer leeren Zelle: 0, wenn jede Zelle nur eine Ziffer glaubt.",
  "belief-propagation.series.blanks.doc": "Leere Zellen, die übrig sind.",
  "belief-propagation.series.restarts.doc": "Wie oft es von vorn begann.",
  "belief-propagation.counters.iterations.doc": "Iterationen, je über alle Nachrichten.",
  "belief-propagation.counters.decisions.doc": "Festgelegte Kandidaten.",
  "belief-propagation.counters.restarts.doc": "Wie oft es nach einem Widerspruch von vorn begann.",

  // Dancing Links
  "params.choose.doc":
    "Welche Forderung als Nächste abgedeckt wird; die mit den wenigsten Optionen hält den Baum klein.",
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
    "Widersprüche, bis die Suche von vorn beginnt; spätere Abschnitte sind so lang oder das Doppelte, Vierfache und so weiter davon.",
  "params.decay.doc":
    "Wie viel ein Widerspruch gegenüber dem nächsten zählt, wenn die nächste Entscheidung gewählt wird.",
  "params.put_in.doc":
    "Einen Kandidaten, über den zum ersten Mal entschieden wird, setzen; sonst wird er ausgeschlossen.",
  "params.memory.doc":
    "Tausende von Literalen, die alle gelernten Klauseln zusammen haben dürfen; darüber hinaus wird die schlechtere Hälfte vergessen.",
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
  "params.branching.doc": "Woran verzweigt wird. Plätze helfen in großen Gittern.",
  "branching.options.cells-and-places.doc":
    "An Zellen, oder an den Plätzen einer Ziffer in einem Haus, wo es weniger sind.",
  "branching.options.cells.doc": "Nur an Zellen.",
  "general.params.restart_after.doc": "Knoten vor dem ersten Neustart; 0 heißt nie.",
  "params.restart_growth.doc":
    "Faktor, um den diese Zahl bei jedem Neustart wächst, mindestens um einen Knoten.",
  "params.hand_over_after.doc":
    "Knoten, nach denen das Rätsel an das Klausellernen geht, statt von vorn zu beginnen; 0 heißt nie.",
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

  // Generatoren
  "params.least.doc":
    "Bei so vielen Vorgaben mit dem Entfernen aufhören; sind es weniger, einige hinzufügen.",
  "params.most.doc":
    "So viele Vorgaben darf ein Rätsel höchstens haben. Je weniger, desto mehr Gitter werden verworfen. Der größte Wert heißt keine Grenze.",
  "params.symmetry.doc": "Symmetrie des Musters der Vorgaben.",
  "symmetry.options.none.doc": "Keine: Jedes Muster ist erlaubt.",
  "symmetry.options.rotate-180.doc": "Symmetrisch bei halber Drehung.",
  "symmetry.options.rotate-90.doc": "Symmetrisch bei Vierteldrehung.",
  "symmetry.options.mirror-rows.doc": "Oben und unten spiegeln einander.",
  "symmetry.options.mirror-columns.doc": "Links und rechts spiegeln einander.",
  "symmetry.options.mirror-both.doc": "In beiden Richtungen gespiegelt.",
  "symmetry.options.diagonal.doc": "An der Hauptdiagonale gespiegelt.",
  "symmetry.options.antidiagonal.doc": "An der Nebendiagonale gespiegelt.",
  "symmetry.options.both-diagonals.doc": "An beiden Diagonalen gespiegelt.",
  "symmetry.options.full.doc": "Alle Drehungen und Spiegelungen.",
  "symmetry.options.random.doc": "Eine der anderen (nicht „keine“), für jedes Gitter neu gezogen.",
  "params.minimal.doc": "Nur Rätsel behalten, in denen jede Vorgabe nötig ist.",
  "params.engine.doc":
    "Der Löser, der nach einer zweiten Lösung sucht. Einem, der Eindeutigkeit nicht beweisen kann, wird geglaubt, wenn er die bekannte Lösung und keine andere findet.",
  "engine.options.quickest.doc":
    "Der schnellste, der die Größe beherrscht: „fast“ bei 9×9, sonst „general“.",
  "params.trials.doc":
    "Wie oft ein Prüfer, der nichts beweist, nach einer zweiten Lösung sucht, jedes Mal mit einem eigenen Startwert. Einer, der vom Startwert nicht abhängt, läuft einmal.",
  "params.effort.doc": "Erlaubte Arbeit je Prüfung auf Eindeutigkeit.",
  "params.mixing.doc":
    "Wie oft Ziffern und Linien vertauscht werden, um das volle Gitter zu mischen.",
  "params.attempts.doc": "Nach so vielen Anfangsgittern aufgeben.",
  "series.givens.doc": "Vorgaben des Rätsels.",
  "series.needed.doc": "Vorgaben, deren Bedarf erwiesen ist.",
  "counters.tests.doc": "Prüfungen auf Eindeutigkeit.",
  "counters.removed.doc": "Entfernte Vorgaben, über alle Anfangsgitter.",
  "counters.needed.doc":
    "Vorgaben dieses Rätsels, deren Bedarf erwiesen ist: Ohne sie allein gibt es eine zweite Lösung. Ein Rätsel mit genau einer Lösung ist minimal, wenn das für alle gilt; sind weniger erwiesen, kann es trotzdem minimal sein.",
  "counters.unsure.doc": "Aufgegebene Prüfungen dieses Rätsels, deren Frage offen blieb.",
  "counters.grids.doc": "Versuchte Anfangsgitter.",
  "counters.engine_steps.doc": "Schritte des Prüfers, in seiner eigenen Einheit.",
  "params.placing.doc": "Wo Vorgaben hinzukommen. „Aufschlussreich“ braucht weniger davon.",
  "placing.options.telling.doc": "Wo sich zwei Lösungen unterscheiden.",
  "placing.options.blind.doc": "Irgendwo.",
  "minimal.params.least.doc": "Wenigste Vorgaben; Rätsel mit weniger werden verworfen.",
  "minimal.params.most.doc": "Meiste Vorgaben; Rätsel mit mehr werden verworfen.",
  "minimal.counters.needed.doc": "Vorgaben dieses Rätsels, deren Bedarf erwiesen ist.",
  "counters.remembered.doc":
    "Vorgaben, über alle Anfangsgitter, deren Bedarf durch eine früher gefundene zweite Lösung erwiesen war.",
  "minimal.counters.nodes.doc":
    "Vom 9×9-Kern durchsuchte Knoten: Ziffern, die er in einer Zelle versuchte oder daraus entfernte.",
  "grid.params.engine.doc": "Der Löser, der das Gitter vervollständigt.",
  "grid.params.effort.doc": "Erlaubte Arbeit je Anlauf, bevor ein neuer beginnt.",
  "grid.params.mixing.doc":
    "Wie oft Ziffern und Linien vertauscht werden. Je öfter, desto gleichmäßiger werden alle Gitter gezogen.",
  "grid.series.filled.doc": "Gefüllte Zellen.",
  "counters.turns.doc": "Je ein Schritt des Prüfers oder eine Vertauschung beim Mischen.",
};
