/** Voreinstellungen, Parameter, Kurven und Zähler der stochastischen Algorithmen. */
export const chance: Readonly<Record<string, string>> = {
  // Kultureller genetischer Algorithmus
  "cultural-ga.presets.paper.name": "Blöcke als Gene",
  "cultural-ga.presets.paper.doc":
    "Gene nehmen nur Werte an, die die Vorgaben erlauben, ohne Wiederholung in einem Block. Die Studie hat ein Gen für jede leere Zelle und zieht Eltern aus den besten Individuen: siehe „Wortgetreu“. In dieser Voreinstellung ist ein Gen ein ganzer Block, und alle Individuen können Eltern werden.",
  "cultural-ga.presets.draft.name": "Wortgetreu",
  "cultural-ga.presets.draft.doc":
    "Wie in der Studie: Ein Gen ist eine ganze Zahl für jede leere Zelle. Der Überzeugungsraum beschränkt es auf Werte, die die Vorgaben erlauben, und schließt Wiederholungen in einem Block aus. Turniere finden unter den besten Individuen statt.",
  "params.population.doc":
    "Individuen je Generation. Mehr Individuen finden bessere Gitter, brauchen aber länger.",
  "params.generations.doc":
    "Generationen, nach denen der Lauf endet; mit einer höheren Grenze gibt der Lauf später auf.",
  "params.genes.doc":
    "Einheit der Vererbung: was ein Kind von einem der Eltern als ein Stück übernimmt. Größere Stücke mischen weniger.",
  "genes.options.boxes.doc":
    "Ein Block, gefüllt mit den Ziffern, die ihm fehlen; keine Ziffer wiederholt sich darin.",
  "genes.options.cells.doc": "Eine Zelle.",
  "genes.options.distinct-cells.doc":
    "Eine Zelle. Eine Ziffer eines der Eltern, die der Block des Kindes schon enthält, wird nicht vererbt; daher wiederholt sich in einem Block keine Ziffer.",
  "params.belief.doc":
    "Überzeugungsraum (Reynolds 1994): welche Ziffern eine Zelle enthalten darf. Ein kleinerer Raum lässt weniger Werte zu durchsuchen.",
  "belief.options.anything.doc": "Jede Ziffer.",
  "belief.options.candidates.doc": "Die Kandidaten, die die Vorgaben übrig lassen.",
  "belief.options.singles.doc":
    "Die Kandidaten, die nach allen nackten und versteckten Singles übrig sind.",
  "params.tournament.doc":
    "Individuen je Turnier. Bei größeren Turnieren pflanzen sich weniger Individuen fort, und die Population konvergiert früher.",
  "params.breeders.doc":
    "Anteil der Population, vom besten Individuum abwärts, der an Turnieren teilnimmt. Ein größerer Anteil erhält mehr Vielfalt.",
  "cultural-ga.params.crossover.doc":
    "Anteil der Kinder mit zwei Eltern; die anderen sind Kopien eines Elternteils. Ein größerer Anteil mischt die Eltern mehr.",
  "cultural-ga.params.mutation.doc":
    "Anteil der Kinder, in denen ein Gen mutiert: Zwei Zellen eines Blocks tauschen ihre Ziffern, oder das Gen wird zufällig neu gefüllt. Ein größerer Anteil erhält mehr Vielfalt.",
  "cultural-ga.params.elite.doc":
    "Anteil der Population, vom besten Individuum abwärts, der unverändert bleibt. Ein größerer Anteil erhält gute Gitter, aber weniger Vielfalt.",
  "params.history.doc":
    "Anteil der Kinder, in denen ein Gen zufällig neu gefüllt wird; je öfter die besten Individuen früherer Generationen in einer Zelle eine Ziffer hatten, desto wahrscheinlicher bekommt die Zelle diese Ziffer. Ein größerer Anteil bringt mehr aus früheren Generationen zurück.",
  "cultural-ga.series.best.doc":
    "Konflikte des besten Individuums: über alle Häuser fehlende Ziffern.",
  "series.mean.doc": "Mittlere Zahl der Konflikte in der Population.",
  "series.diversity.doc":
    "Anteil der leeren Zellen, in denen sich Individuen vom besten unterscheiden, geschätzt aus Individuen aller Ränge. Werte nahe 0 bedeuten, dass die Population konvergiert ist.",
  "series.belief_space.doc":
    "Größe des Überzeugungsraums: Zahl der erlaubten Werte, summiert über alle Zellen mit mehr als einem erlaubten Wert.",
  "series.values_alive.doc": "Werte des Überzeugungsraums, die mindestens ein Individuum noch hat.",
  "counters.generations.doc": "Gezüchtete Generationen.",
  "counters.evaluations.doc":
    "Bewertungen der Fitness: Individuen, deren Konflikte gezählt wurden.",

  // Genetischer Algorithmus
  "ga.presets.woc.name": "Mit Schwarm",
  "ga.presets.woc.doc":
    "Der genetische Algorithmus, bei dem die Experten jeder Generation ein Aggregat hinzufügen.",
  "ga.presets.paper.name": "Allein",
  "ga.presets.paper.doc": "Der genetische Algorithmus ohne Schwarm.",
  "params.band_crossover.doc":
    "Anteil der Kinder, die ganze Streifen erben; die anderen erben Zeile für Zeile. Streifen erhalten die Blöcke, Zeilen mischen stärker.",
  "ga.params.mutation.doc":
    "Anteil der Kinder, in denen eine Zeile neu gemischt wird. Ein größerer Anteil erhält die Vielfalt der Population, zerstört aber mehr gute Zeilen.",
  "ga.params.elite.doc":
    "Zahl der besten Individuen, die unverändert in die nächste Generation kommen. Eine größere Zahl erhält gute Gitter, verringert aber die Vielfalt.",
  "params.crowd.doc":
    "Ob das Aggregat der Experten zu jeder Generation hinzukommt (Hughes & Yampolskiy 2013).",
  "params.experts.doc":
    "Anteil der Population, der die Experten bildet. Bei einem größeren Anteil stimmen auch schlechtere Individuen mit.",
  "params.agreement.doc":
    "Bedingung, unter der die Experten sich über eine Zeile einig sind; die Studie (II.F) lässt sie offen.",
  "agreement.options.two-experts.doc":
    "Mindestens zwei Experten teilen die Zeile; bei Gleichstand gilt die Zeile des besseren Experten.",
  "agreement.options.no-tie.doc":
    "Mindestens zwei Experten teilen die Zeile, und keine andere hat gleich viele Stimmen.",
  "agreement.options.majority.doc": "Mehr als die Hälfte der Experten teilt die Zeile.",
  "params.placement.doc":
    "Individuum, das durch das Aggregat ersetzt wird; die Studie (II.F) lässt es offen.",
  "placement.options.worst.doc": "Das schlechteste Individuum.",
  "placement.options.random.doc": "Ein zufällig gezogenes Individuum.",
  "placement.options.nowhere.doc": "Keines: Das Aggregat wird nur gezeichnet.",
  "params.disagreement.doc":
    "Ersatz für eine Zeile des Aggregats, über die sich die Experten nicht einig sind.",
  "disagreement.options.random-row.doc": "Eine neue zufällige Zeile, die die Vorgaben behält.",
  "disagreement.options.expert-row.doc": "Die Zeile eines zufällig gezogenen Experten.",
  "params.shake_up_after.doc":
    "Generationen ohne Verbesserung vor einer Aufrüttelung. Mehr Generationen machen Aufrüttelungen seltener.",
  "params.shake_up_share.doc":
    "Anteil der Population, vom schlechtesten Individuum aufwärts, den eine Aufrüttelung durch zufällige Individuen ersetzt. Ein größerer Anteil stellt mehr Vielfalt her.",
  "params.patience.doc":
    "Zahl der Generationen, innerhalb derer sich das beste Individuum verbessern muss; sonst endet der Lauf. Mit einer größeren Zahl gibt der Lauf später auf.",
  "ga.series.best.doc":
    "Konflikte des besten Individuums: in seinen Spalten und Blöcken fehlende Ziffern.",
  "series.aggregate.doc": "Konflikte des Aggregats, bevor es zur Population kommt.",
  "series.best_expert.doc": "Konflikte des besten Experten.",
  "series.experts_mean.doc":
    "Mittlere Zahl der Konflikte der Experten. Der Schwarm ist klüger als seine Mitglieder, wenn das Aggregat weniger Konflikte hat als die Experten.",
  "counters.shake_ups.doc":
    "Aufrüttelungen: wie oft der schlechtere Teil der Population durch zufällige Individuen ersetzt wurde.",

  // Memetischer genetischer Algorithmus
  "memetic-ga.presets.hybrid.name": "Tabusuche in einer Population",
  "memetic-ga.presets.hybrid.doc":
    "Der hybride evolutionäre Algorithmus für Graphfärbung, auf Gitter aus Kandidaten angewandt.",
  "memetic-ga.presets.restarts.name": "Tabusuche mit Neustarts",
  "memetic-ga.presets.restarts.doc":
    "Tabusuche von zufälligen Gittern aus, ohne Kreuzung. Der Vergleich mit der anderen Voreinstellung zeigt, was die Population beiträgt.",
  "memetic-ga.params.population.doc":
    "Individuen der Population. Mehr Individuen erhalten mehr Vielfalt und konvergieren langsamer.",
  "memetic-ga.params.iterations.doc":
    "Iterationen der Tabusuche je Kind. Mehr Iterationen verbessern jedes Kind weiter, brauchen aber länger.",
  "memetic-ga.params.crossover.doc": "Kreuzungsoperator: wie ein Kind aus zwei Eltern entsteht.",
  "memetic-ga.params.crossover.options.boxes.doc": "Jeder Block von einem der Eltern.",
  "memetic-ga.params.crossover.options.cells.doc": "Jede Zelle von einem der Eltern.",
  "memetic-ga.params.crossover.options.digits.doc":
    "Die Eltern geben abwechselnd alle Zellen einer Ziffer weiter, beginnend mit der Ziffer, die in den meisten Zellen steht.",
  "memetic-ga.params.crossover.options.none.doc":
    "Keine Kreuzung: Jedes Kind ist ein zufälliges Gitter.",
  "params.tenure_share.doc":
    "Fester Teil der Tabudauer (Galinier & Hao 1999): Zahl der Iterationen, für die eine Zelle nicht zu einer Ziffer zurückkehren darf, als Anteil der Zahl der Zellen in Konflikt. Eine längere Dauer sucht weiträumiger.",
  "params.tenure_random.doc":
    "Zufälliger Teil der Tabudauer: höchstens diese Zahl zusätzlicher Iterationen. Mehr Zufall macht Zyklen unwahrscheinlicher.",
  "params.distance.doc":
    "Schwelle der Vielfalt: Ein Kind, das sich von einem Individuum in höchstens dieser Zahl von Zellen unterscheidet, wird durch ein zufälliges Gitter ersetzt. Eine höhere Schwelle erhält mehr Vielfalt.",
  "memetic-ga.params.singles_first.doc":
    "Zuerst alle nackten und versteckten Singles setzen; so bleiben weniger Zellen zu durchsuchen.",
  "memetic-ga.series.best.doc":
    "Konflikte des besten Individuums: Paare von Nachbarn mit derselben Ziffer.",
  "memetic-ga.series.mean.doc": "Mittlere Zahl der Konflikte in der Population.",
  "series.entry.doc": "Konflikte des Kindes vor seiner Tabusuche.",
  "series.exit.doc": "Kleinste Zahl von Konflikten, die die Tabusuche des Kindes gefunden hat.",
  "memetic-ga.series.diversity.doc":
    "Anteil der leeren Zellen, in denen sich Individuen vom besten unterscheiden.",
  "memetic-ga.counters.generations.doc": "Kinder zweier Eltern.",
  "memetic-ga.counters.random.doc":
    "Zufällige Gitter: die Anfangspopulation und Ersatz für Kinder.",
  "memetic-ga.counters.iterations.doc": "Iterationen der Tabusuche.",
  "memetic-ga.counters.evaluations.doc": "Züge, die die Tabusuche bewertet hat.",

  // Ameisenkolonie
  "ant-colony.presets.published.name": "Wie veröffentlicht",
  "ant-colony.presets.published.doc":
    "Zehn Ameisen mit den Parameterwerten der Studie. Die Studie lässt offen, welcher von mehreren Kandidaten mit gleich viel Pheromon zuerst kommt und in welcher Reihenfolge Singles ausgefüllt werden.",
  "ant-colony.presets.lasting.name": "Keine Verdunstung",
  "ant-colony.presets.lasting.doc":
    "Das beste Gitter behält seinen Wert; die Ameisen sammeln sich daher um dieses Gitter und finden bald kein besseres mehr.",
  "ant-colony.presets.unmarked.name": "Ohne Pheromon",
  "ant-colony.presets.unmarked.doc":
    "Alle Kandidaten sind gleich wahrscheinlich, und nichts wird behalten. Der Vergleich mit der ersten Voreinstellung zeigt, was das Pheromon beiträgt.",
  "params.ants.doc":
    "Ameisen je Iteration. Mit mehr Ameisen werden mehr Gitter versucht, bevor Pheromon gelegt wird.",
  "params.greed.doc":
    "Wahrscheinlichkeit, dass eine Ameise den Kandidaten mit dem meisten Pheromon nimmt, statt einen Kandidaten zu ziehen (q0 bei Dorigo & Gambardella 1997). Höhere Werte erkunden weniger.",
  "params.local_evaporation.doc":
    "Anteil, den ein gewählter Kandidat von seinem Pheromon über dem Anfangswert verliert (die lokale Aktualisierung). Bei größeren Werten unterscheiden sich die Ameisen mehr.",
  "params.evaporation.doc":
    "Wie weit sich das Pheromon der Ziffern des besten Gitters in jeder Iteration dem Wert dieses Gitters nähert (die globale Aktualisierung). Größere Werte folgen dem besten Gitter früher.",
  "params.best_evaporation.doc":
    "Anteil seines Werts, den das beste Gitter in jeder Iteration verliert (Lloyd & Amos 2019). Größere Werte ersetzen es früher; bei 0 bleiben die Ameisen bei dem ersten Gitter, das sie nicht verbessern können.",
  "ant-colony.params.iterations.doc":
    "Iterationen, nach denen der Lauf endet; mit einer höheren Grenze gibt der Lauf später auf.",
  "ant-colony.series.best.doc":
    "Im bisher besten Gitter gefüllte Zellen. Der Wert fällt, wenn ein schlechteres Gitter ein Gitter ersetzt, dessen Wert verdunstet ist.",
  "series.leader.doc": "Von der besten Ameise der Iteration gefüllte Zellen.",
  "ant-colony.series.mean.doc":
    "Mittlere Zahl der Zellen, die eine Ameise der Iteration gefüllt hat.",
  "series.worth.doc":
    "Wert des besten Gitters, also das Pheromon, das dieses Gitter auf jede seiner Ziffern legt: Zahl der Zellen geteilt durch die Zahl der gescheiterten Zellen, verringert durch Verdunstung.",
  "series.certainty.doc":
    "Mittlerer Anteil der Ziffer mit dem meisten Pheromon am Pheromon einer leeren Zelle.",
  "counters.choices.doc": "Von Ameisen gewählte Ziffern.",
  "counters.singles.doc": "Singles, die daraus folgten.",
  "counters.failed.doc": "Zellen, für die kein Kandidat blieb.",
  "counters.replaced.doc": "Wie oft ein anderes Gitter das beste wurde.",

  // Boltzmann-Maschine
  "boltzmann.presets.paper.name": "Abgekühlt",
  "boltzmann.presets.paper.doc":
    "Wie in der Abschlussarbeit: Die Vorgaben sind festgehalten, und die Einheiten werden nacheinander aktualisiert, während die Temperatur fällt. Die Abschlussarbeit kühlt von 100 mit Gewichten von −2 ab; eines der vorbereiteten Rennen kühlt von 50 mit den hier verwendeten Gewichten von −1 ab. Diese Voreinstellung kühlt nur im wichtigen Bereich ab, und die Einheiten werden in zufälliger Reihenfolge aktualisiert. Zur Kodierung und Abkühlung des Programms der Autoren siehe „Kodierung der Abschlussarbeit“; zu zufälligen Gewichten, Vorgaben nur als Anfangszustand und allen Einheiten zugleich siehe „Wortgetreu“.",
  "boltzmann.presets.thesis.name": "Kodierung der Abschlussarbeit",
  "boltzmann.presets.thesis.doc":
    "Wie im Programm der Autoren: Eine Einheit hat einen Bias von 3. Eine aktive Einheit derselben Ziffer hemmt sie um 2 für jedes Haus, das ihre Zellen teilen (die Einheit einer Vorgabe um 22); eine aktive Einheit hemmt außerdem sich selbst um insgesamt 2. Einheiten einer Zelle hemmen einander nicht; die erste aktive ist die Ziffer der Zelle. Die Zellen entscheiden zeilenweise, mit auf Tausendstel aufgerundeten Wahrscheinlichkeiten, während T von 100 auf 0,001 fällt, als 100 · exp(−0,000035 · Durchlauf). Das Programm der Autoren läuft bei 0,001 weiter, bis 20 Sekunden um sind; hier endet der Lauf.",
  "boltzmann.presets.constant.name": "Bei konstanter Temperatur",
  "boltzmann.presets.constant.doc":
    "Nur die Einheiten der Kandidaten, bei der Temperatur, bei der die meisten Rätsel gelöst werden.",
  "boltzmann.presets.draft.name": "Wortgetreu",
  "boltzmann.presets.draft.doc":
    "Wie in der Studie: zufällige Gewichte, die Vorgaben nur als Anfangszustand, alle Einheiten aller Zellen werden bei jedem Schritt aktualisiert. Diese Voreinstellung löst nur fast fertige Rätsel (etwa 65 Vorgaben und mehr).",
  "params.units.doc":
    "Welche Einheiten schalten dürfen. Nur mit Kandidaten sind Durchläufe schneller, und ein größerer Anteil der Aktualisierungen zählt.",
  "units.options.all.doc":
    "Die Einheiten aller Ziffern jeder leeren Zelle. Die Einheiten der Vorgaben hemmen diejenigen, die sie ausschließen.",
  "units.options.candidates.doc": "Die Einheiten der Kandidaten jeder leeren Zelle.",
  "params.givens.doc":
    "Wie die Vorgaben dargestellt werden. Dürfen ihre Einheiten schalten, gehen die Vorgaben bald verloren, wenn die Temperatur nicht niedrig ist.",
  "givens.options.clamped.doc":
    "Ihre Einheiten sind dauerhaft aktiv und alle anderen Einheiten ihrer Zellen inaktiv.",
  "givens.options.initial.doc": "Ihre Einheiten sind anfangs aktiv und schalten wie alle anderen.",
  "params.encoding.doc":
    "Kodierung der Bedingungen als Gewichte. Von ihr hängen die Skalen der Schwelle und der Temperaturen ab.",
  "encoding.options.exclusion.doc":
    "Einheiten, die einander ausschließen, verbindet das Gewicht −1, auch in einer Zelle.",
  "encoding.options.houses.doc":
    "Einheiten einer Ziffer verbindet das Gewicht −2 für jedes Haus, das ihre Zellen teilen, und eine Einheit hat zu sich selbst das Gewicht −2. Zur Einheit einer festgehaltenen Vorgabe ist das Gewicht −22 für jedes gemeinsame Haus. Einheiten einer Zelle hemmen einander nicht.",
  "params.weight_spread.doc":
    "Streuung der zufälligen Gewichte um −1 zwischen Einheiten, die einander ausschließen. Eine größere Streuung macht die Bedingungen ungleicher; bei 0 sind alle Gewichte −1. Die Kodierung mit Häusern verwendet diese Streuung nicht.",
  "params.threshold.doc":
    "Schwelle, die die Eingabe einer Einheit überschreiten muss, damit die Einheit wahrscheinlich aktiv ist; eine negative Schwelle belohnt es, aktiv zu sein. Näher an 0 sind weniger Einheiten aktiv; weiter darunter sind mehr Einheiten zugleich aktiv, die einander ausschließen.",
  "params.schedule.doc": "Abkühlung: ob die Temperatur fällt oder konstant bleibt.",
  "schedule.options.geometric.doc": "Die Temperatur fällt mit jedem Durchlauf um denselben Faktor.",
  "schedule.options.constant.doc": "Die Temperatur bleibt konstant.",
  "params.initial_temperature.doc":
    "Temperatur des ersten Durchlaufs; eine höhere Temperatur erkundet mehr. Bei der Kodierung mit Ausschluss entsteht über etwa 0,35 keine Struktur, und unter 0,2 schaltet kaum eine Einheit.",
  "params.final_temperature.doc":
    "Temperatur des letzten Durchlaufs; niedrigere Werte frieren das Netz früher ein. Bei konstanter Temperatur nicht verwendet.",
  "params.sweeps.doc":
    "Durchläufe, nach denen der Lauf endet. Bei mehr Durchläufen fällt die Temperatur langsamer, und eine Lösung ist wahrscheinlicher.",
  "params.synchronous.doc":
    "Anteil der Einheiten, die gleichzeitig vom selben Zustand aus aktualisiert werden; bei 0 werden sie nacheinander aktualisiert. Je größer der Anteil, desto mehr Einheiten reagieren auf eine Änderung, auf die andere schon reagiert haben; bei 1 schwingt das Netz nur.",
  "params.order.doc": "Reihenfolge, in der die Einheiten eines Durchlaufs aktualisiert werden.",
  "order.options.shuffled.doc": "In jedem Durchlauf eine neue zufällige Reihenfolge.",
  "order.options.rows.doc": "Die Zellen zeilenweise, die Ziffern einer Zelle aufsteigend.",
  "params.readout.doc":
    "Wie aus den Zuständen der Einheiten ein Gitter abgelesen wird. Bei der Kodierung mit Ausschluss und einzelnen Einheiten wird eine Lösung gefunden, sobald die letzte Einheit schaltet, sonst am Ende des Durchlaufs.",
  "readout.options.single.doc":
    "Eine Zelle hat eine Ziffer, solange genau eine ihrer Einheiten aktiv ist.",
  "readout.options.first.doc":
    "Die Ziffer einer Zelle ist die ihrer ersten aktiven Einheit, oder 1, wenn keine Einheit aktiv ist.",
  "params.probability_steps.doc":
    "Anzahl der Stufen: Die Wahrscheinlichkeit, sich einzuschalten, wird auf ein Vielfaches von 1 / Stufen aufgerundet; bei 0 wird nicht gerundet. Mehr Stufen runden weniger. So rundet ein Programm, das die Wahrscheinlichkeit mit einer zufälligen ganzen Zahl vergleicht: Bei 1 000 Stufen schaltet sich auch eine stark gehemmte Einheit etwa einmal in 1 000 Aktualisierungen ein.",
  "series.energy.doc":
    "Energie, ohne die festgehaltenen Einheiten: Jedes Paar aktiver Einheiten, die einander ausschließen, trägt den Betrag seines Gewichts bei und jede aktive Einheit die Schwelle. Eine fallende Linie bedeutet einen besseren Zustand.",
  "series.temperature.doc": "Temperatur.",
  "series.active.doc":
    "Aktive Einheiten, ohne die festgehaltenen. Eine Lösung hat genau eine je Zelle.",
  "series.clashes.doc":
    "Konflikte: Paare aktiver Einheiten, die einander ausschließen. Wird die Ziffer einer Zelle von ihrer ersten aktiven Einheit abgelesen, sind Konflikte stattdessen die Ziffern, die in Zeilen, Spalten und Blöcken fehlen.",
  "series.acceptance.doc":
    "Anteil der Aktualisierungen des letzten Durchlaufs, die eine Einheit umgeschaltet haben.",
  "counters.sweeps.doc": "Durchläufe; jeder hat so viele Aktualisierungen, wie es Einheiten gibt.",
  "boltzmann.counters.updates.doc": "Aktualisierungen einer Einheit.",
  "counters.flips.doc": "Aktualisierungen, die eine Einheit umgeschaltet haben.",

  // Simuliertes Abkühlen
  "annealing.presets.lewis.name": "Abkühlen mit Neustarts",
  "annealing.presets.lewis.doc":
    "Wie veröffentlicht: Die Anfangstemperatur ist die Standardabweichung der Energie über zufällige Vertauschungen, die Temperatur fällt je Kette um 1 %, und die Suche startet nach 20 Ketten ohne Fortschritt neu. Die Studie lässt offen, was als Fortschritt zählt; hier ist es eine niedrigere Energie als die der vorigen Kette. Müsste jede Kette alle früheren Ketten übertreffen, würde die Temperatur bei den meisten Rätseln mit wenigen Vorgaben nie niedrig.",
  "annealing.presets.constant.name": "Bei konstanter Temperatur",
  "annealing.presets.constant.doc":
    "Setzt zuerst Singles und sucht dann bei der konstanten Temperatur, die die meisten Rätsel löst.",
  "annealing.params.schedule.doc": "Abkühlung: ob die Temperatur fällt oder konstant bleibt.",
  "schedule.options.cooling.doc":
    "Die Temperatur fällt nach jeder Kette und kehrt bei einem Neustart zu ihrem Anfangswert zurück.",
  "annealing.params.schedule.options.constant.doc": "Die Temperatur bleibt konstant.",
  "annealing.params.temperature.doc":
    "Anfangstemperatur; eine höhere Temperatur nimmt mehr Vertauschungen an, die das Gitter verschlechtern. 0 wählt die Standardabweichung der Energie über zufällige Vertauschungen (Lewis 2007).",
  "params.cooling.doc":
    "Faktor, mit dem die Temperatur nach jeder Kette multipliziert wird. Werte näher an 1 kühlen langsamer ab. Bei konstanter Temperatur nicht verwendet.",
  "params.chain.doc":
    "Durchläufe je Kette, alle bei einer Temperatur. Mehr Durchläufe suchen länger bei jeder Temperatur. 0 steht für die Zahl der leeren Zellen (Lewis 2007).",
  "annealing.params.patience.doc":
    "Zahl aufeinanderfolgender Ketten ohne niedrigere Energie als die jeweils vorige, nach denen die Suche neu startet. Mehr Ketten machen Neustarts seltener. Bei konstanter Temperatur nicht verwendet.",
  "params.swaps.doc":
    "Nachbarschaft: welche Vertauschungen vorgeschlagen werden. Mehr Vertauschungen erreichen mehr Gitter.",
  "swaps.options.all.doc": "Alle Vertauschungen zweier leerer Zellen eines Blocks.",
  "swaps.options.candidates.doc":
    "Nur Vertauschungen, nach denen beide Zellen einen ihrer Kandidaten enthalten. Es gibt weniger solche Vertauschungen, aber manche Gitter sind dann von anderen aus vielleicht nicht erreichbar.",
  "annealing.params.singles_first.doc":
    "Zuerst alle nackten und versteckten Singles setzen; so bleiben weniger Zellen zu durchsuchen.",
  "annealing.params.sweeps.doc":
    "Durchläufe, nach denen der Lauf endet; mit einer höheren Grenze gibt der Lauf später auf.",
  "annealing.series.energy.doc":
    "Energie: die Ziffern, die in allen Zeilen und Spalten fehlen. Bei 0 ist das Rätsel gelöst.",
  "series.least.doc": "Niedrigste Energie in der aktuellen Kette.",
  "annealing.series.acceptance.doc":
    "Annahmerate: Anteil der im letzten Durchlauf vorgeschlagenen Vertauschungen, die angenommen wurden.",
  "annealing.series.restarts.doc": "Bisherige Neustarts.",
  "annealing.counters.sweeps.doc":
    "Durchläufe; jeder schlägt so viele Vertauschungen vor, wie es leere Zellen gibt.",
  "counters.tried.doc": "Vorgeschlagene Vertauschungen.",
  "counters.swaps.doc": "Angenommene Vertauschungen.",
  "counters.coolings.doc": "Ketten, nach denen die Temperatur gesenkt wurde.",
  "annealing.counters.restarts.doc":
    "Neustarts bei der Anfangstemperatur mit zufällig neu gefüllten Blöcken.",

  // Paralleles Tempern
  "tempering.presets.exchange.name": "Jede Vertauschung im Block",
  "tempering.presets.exchange.doc":
    "Sechs Repliken bei Temperaturen um diejenige, bei der die meisten Rätsel gelöst werden.",
  "tempering.presets.givens.name": "Nur von den Vorgaben aus",
  "tempering.presets.givens.doc":
    "Singles werden nicht zuerst gesetzt: Die Suche verwendet nur die Ziffern, die den Blöcken fehlen.",
  "tempering.presets.restricted.name": "Nur Kandidaten (eine Falle)",
  "tempering.presets.restricted.doc":
    "Nur von den Vorgaben aus und nur mit Vertauschungen, nach denen beide Zellen einen ihrer Kandidaten enthalten. Es gibt weniger solche Vertauschungen, aber die Lösung ist vom Anfangsgitter aus vielleicht unerreichbar, wie lange der Lauf auch dauert.",
  "params.replicas.doc":
    "Zahl der Repliken und der Stufen (Hukushima & Nemoto 1996). Bei mehr Repliken liegen benachbarte Temperaturen näher beieinander, ein Tausch wird wahrscheinlicher, und jeder Durchlauf macht mehr Arbeit.",
  "params.coldest.doc":
    "Temperatur der Stufe 1. Eine niedrigere Temperatur nimmt weniger Vertauschungen an, die das Gitter verschlechtern.",
  "params.hottest.doc":
    "Temperatur der letzten Stufe; eine höhere Temperatur erkundet mehr. Die Temperaturen dazwischen bilden eine geometrische Folge.",
  "tempering.params.singles_first.doc":
    "Zuerst alle nackten und versteckten Singles setzen; so bleiben weniger Zellen zu durchsuchen.",
  "tempering.params.sweeps.doc":
    "Durchläufe, nach denen der Lauf endet; mit einer höheren Grenze gibt der Lauf später auf.",
  "tempering.series.energy.doc":
    "Energie der kältesten Replik: Ziffern, die in ihren Zeilen und Spalten fehlen.",
  "series.hottest.doc": "Energie der heißesten Replik.",
  "series.exchanged.doc": "Anteil der bisher vorgeschlagenen Stufentausche, die angenommen wurden.",
  "series.replica_1.doc": "Stufe der Replik, die auf Stufe 1, der kältesten, begann.",
  "series.replica_2.doc": "Stufe der Replik, die auf Stufe 2 begann.",
  "series.replica_3.doc":
    "Stufe der Replik, die auf Stufe 3 begann, falls es mindestens 3 Stufen gibt.",
  "series.replica_4.doc":
    "Stufe der Replik, die auf Stufe 4 begann, falls es mindestens 4 Stufen gibt.",
  "series.replica_5.doc":
    "Stufe der Replik, die auf Stufe 5 begann, falls es mindestens 5 Stufen gibt.",
  "series.replica_6.doc":
    "Stufe der Replik, die auf Stufe 6 begann, falls es mindestens 6 Stufen gibt.",
  "series.replica_7.doc":
    "Stufe der Replik, die auf Stufe 7 begann, falls es mindestens 7 Stufen gibt.",
  "series.replica_8.doc":
    "Stufe der Replik, die auf Stufe 8 begann, falls es mindestens 8 Stufen gibt.",
  "tempering.counters.sweeps.doc": "Durchläufe über alle Repliken.",
  "counters.proposed.doc": "Vorgeschlagene Stufentausche.",
  "counters.exchanges.doc": "Angenommene Stufentausche.",
  "counters.crossings.doc": "Wege einer Replik von der kältesten Stufe zur heißesten oder zurück.",
};
