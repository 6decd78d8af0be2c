/** Voreinstellungen, Parameter, Kurven und Zähler derer, die sich auf den Zufall verlassen. */
export const chance: Readonly<Record<string, string>> = {
  // Kultureller genetischer Algorithmus
  "cultural-ga.presets.paper.name": "Blöcke als Gene",
  "cultural-ga.presets.paper.doc":
    "Gene nehmen nur Werte an, die die Vorgaben erlauben, und keine Ziffer zweimal in einem Block. Die Studie hat ein Gen für jede leere Zelle und zieht Eltern aus den besten: siehe „Wortgetreu“. Hier ist ein Gen ein ganzer Block, und alle dürfen gezogen werden.",
  "cultural-ga.presets.draft.name": "Wortgetreu",
  "cultural-ga.presets.draft.doc":
    "Wie in der Studie: eine ganze Zahl für jede leere Zelle, die der Überzeugungsraum auf das beschränkt, was die Vorgaben erlauben und was sich im Block nicht wiederholt, und Turniere unter den besten.",
  "params.population.doc":
    "Individuen je Generation. Mehr finden bessere Gitter, brauchen aber länger.",
  "params.generations.doc":
    "Generationen, nach denen der Lauf endet; eine höhere Grenze gibt später auf.",
  "params.genes.doc":
    "Einheit der Vererbung: was ein Kind von einem der Eltern als ein Stück übernimmt. Größere Stücke mischen weniger.",
  "genes.options.boxes.doc":
    "Ein Block, gefüllt mit den Ziffern, die ihm fehlen: Keine Ziffer wiederholt sich darin.",
  "genes.options.cells.doc": "Eine Zelle.",
  "genes.options.distinct-cells.doc":
    "Eine Zelle; von den Ziffern der Eltern entfällt, was der Block schon hat, sodass sich darin keine wiederholt.",
  "params.belief.doc":
    "Überzeugungsraum (Reynolds 1994): welche Ziffern eine Zelle enthalten darf. Ein kleinerer Raum lässt weniger Werte zu durchsuchen.",
  "belief.options.anything.doc": "Jede.",
  "belief.options.candidates.doc": "Die Kandidaten, die die Vorgaben übrig lassen.",
  "belief.options.singles.doc":
    "Die Kandidaten, die nach allen nackten und versteckten Singles übrig sind.",
  "params.tournament.doc":
    "Individuen je Turnier. Bei mehr pflanzen sich weniger Individuen fort, und die Population wird schneller einheitlich.",
  "params.breeders.doc":
    "Anteil der Population, vom besten Individuum abwärts, der an Turnieren teilnimmt. Ein größerer Anteil erhält mehr Vielfalt.",
  "cultural-ga.params.crossover.doc":
    "Anteil der Kinder mit zwei Eltern; die anderen sind Kopien eines Elternteils. Ein größerer Anteil mischt die Eltern mehr.",
  "cultural-ga.params.mutation.doc":
    "Anteil der Kinder, in denen ein Gen mutiert: Zwei Zellen eines Blocks tauschen ihre Ziffern, oder eine Zelle nimmt eine andere Ziffer an. Ein größerer Anteil erhält mehr Vielfalt.",
  "cultural-ga.params.elite.doc":
    "Anteil der Population, vom besten Individuum abwärts, der unverändert bleibt. Ein größerer Anteil erhält gute Gitter, aber weniger Vielfalt.",
  "params.history.doc":
    "Anteil der Kinder, in denen ein Gen durch eines ersetzt wird, das das beste Individuum einer Generation dort hatte. Ein größerer Anteil bringt mehr aus früheren Generationen zurück.",
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
  "ga.params.elite.doc":
    "Beste Individuen, die unverändert in die nächste Generation kommen. Mehr davon erhalten gute Gitter, aber weniger Vielfalt.",
  "params.crowd.doc":
    "Das Aggregat der Experten kommt zu jeder Generation hinzu (Hughes & Yampolskiy 2013).",
  "params.experts.doc":
    "Anteil der Population, der die Experten bildet. Bei einem größeren Anteil stimmen auch schlechtere Individuen mit.",
  "params.agreement.doc":
    "Bedingung, unter der die Experten sich über eine Zeile einig sind; der Aufsatz (II.F) lässt sie offen.",
  "agreement.options.two-experts.doc":
    "Mindestens zwei Experten teilen die Zeile; bei Gleichstand gilt die Zeile des besseren Experten.",
  "agreement.options.no-tie.doc":
    "Mindestens zwei Experten teilen die Zeile, und keine andere hat gleich viele Stimmen.",
  "agreement.options.majority.doc": "Mehr als die Hälfte der Experten teilt die Zeile.",
  "params.placement.doc":
    "Individuum, das das Aggregat ersetzt; der Aufsatz (II.F) lässt es offen.",
  "placement.options.worst.doc": "Das schlechteste Individuum.",
  "placement.options.random.doc": "Ein zufällig gezogenes Individuum.",
  "placement.options.nowhere.doc": "Keines: Das Aggregat wird nur gezeichnet.",
  "params.disagreement.doc":
    "Ersatz für eine Zeile des Aggregats, über die sich die Experten nicht einig sind.",
  "disagreement.options.random-row.doc": "Eine neue zufällige, die die Vorgaben behält.",
  "disagreement.options.expert-row.doc": "Die eines zufällig gezogenen Experten.",
  "params.shake_up_after.doc":
    "Generationen ohne Verbesserung vor einer Aufrüttelung. Mehr Generationen machen Aufrüttelungen seltener.",
  "params.shake_up_share.doc":
    "Anteil der Population, vom schlechtesten Individuum aufwärts, den eine Aufrüttelung durch zufällige Individuen ersetzt. Ein größerer Anteil stellt mehr Vielfalt her.",
  "params.patience.doc":
    "Generationen ohne Verbesserung, nach denen der Lauf endet; eine höhere Grenze gibt später auf.",
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
    "Individuen der Population. Mehr Individuen erhalten mehr Vielfalt und brauchen länger, um einheitlich zu werden.",
  "memetic-ga.params.iterations.doc":
    "Iterationen der Tabusuche je Kind. Mehr Iterationen verbessern jedes Kind weiter, brauchen aber länger.",
  "memetic-ga.params.crossover.doc": "Kreuzungsoperator: wie ein Kind aus zwei Eltern entsteht.",
  "memetic-ga.params.crossover.options.boxes.doc": "Jeder Block von einem der Eltern.",
  "memetic-ga.params.crossover.options.cells.doc": "Jede Zelle von einem der Eltern.",
  "memetic-ga.params.crossover.options.digits.doc":
    "Die Eltern geben abwechselnd alle Zellen einer Ziffer weiter, die häufigste zuerst.",
  "memetic-ga.params.crossover.options.none.doc":
    "Gar nicht: Jedes Kind ist ein zufälliges Gitter.",
  "params.tenure_share.doc":
    "Fester Teil der Tabudauer (Galinier & Hao 1999): Zahl der Iterationen, für die eine Zelle nicht zu einer Ziffer zurückkehren darf, als Anteil der Zahl widersprüchlicher Zellen. Eine längere Dauer sucht weiträumiger.",
  "params.tenure_random.doc":
    "Zufälliger Teil der Tabudauer: bis zu so viele weitere Iterationen. Mehr Zufall macht Kreisläufe unwahrscheinlicher.",
  "params.distance.doc":
    "Schwelle der Vielfalt: Ein Kind, das sich von einem Individuum in höchstens so vielen Zellen unterscheidet, wird durch ein zufälliges Gitter ersetzt. Eine höhere Schwelle erhält mehr Vielfalt.",
  "memetic-ga.params.singles_first.doc":
    "Zuerst alle nackten und versteckten Singles setzen; so bleiben weniger Zellen zu durchsuchen.",
  "memetic-ga.series.best.doc":
    "Widersprüche des besten Individuums: Ziffern, die in Zeilen, Spalten und Blöcken fehlen.",
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
    "Zehn Ameisen und die Zahlen der Studie. Sie lässt offen, welcher von mehreren Kandidaten mit gleich viel Pheromon der erste ist und in welcher Reihenfolge Singles gefüllt werden.",
  "ant-colony.presets.lasting.name": "Nichts verdunstet",
  "ant-colony.presets.lasting.doc":
    "Das beste Gitter bleibt wert, was es war: Die Ameisen sammeln sich darum und finden bald kein besseres mehr.",
  "ant-colony.presets.unmarked.name": "Ohne Pheromon",
  "ant-colony.presets.unmarked.doc":
    "Jeder Kandidat ist so wahrscheinlich wie der andere, und nichts wird behalten: Der Unterschied zeigt, was das Pheromon wert ist.",
  "params.ants.doc":
    "Ameisen je Iteration. Bei mehr werden mehr Gitter versucht, bevor Pheromon gelegt wird.",
  "params.greed.doc":
    "Wahrscheinlichkeit, dass eine Ameise den Kandidaten mit dem meisten Pheromon nimmt, statt einen zu ziehen (q0 bei Dorigo & Gambardella 1997). Höhere Werte erkunden weniger.",
  "params.local_evaporation.doc":
    "Anteil ihres Pheromons über dem Anfangswert, den eine Wahl verliert (die lokale Aktualisierung). Bei größeren Werten unterscheiden sich die Ameisen mehr.",
  "params.evaporation.doc":
    "Wie weit sich das Pheromon der Ziffern des besten Gitters in jeder Iteration dem Wert dieses Gitters nähert (die globale Aktualisierung). Größere Werte folgen dem besten Gitter früher.",
  "params.best_evaporation.doc":
    "Anteil seines Werts, den das beste Gitter in jeder Iteration verliert (Lloyd & Amos 2019). Größere Werte ersetzen es früher; bei 0 bleiben die Ameisen bei dem ersten Gitter, das sie nicht verbessern können.",
  "ant-colony.params.iterations.doc":
    "Iterationen, nach denen der Lauf endet; eine höhere Grenze gibt später auf.",
  "ant-colony.series.best.doc":
    "Im bisher besten Gitter gefüllte Zellen. Es sind weniger, wo ein schlechteres an seine Stelle trat.",
  "series.leader.doc": "Von der besten Ameise der Iteration gefüllte Zellen.",
  "ant-colony.series.mean.doc": "Von einer Ameise der Iteration gefüllte Zellen, im Mittel.",
  "series.worth.doc":
    "Pheromon, das das beste Gitter auf jede seiner Ziffern legt: Zellen durch gescheiterte Zellen, weniger das, was verdunstet ist.",
  "series.certainty.doc":
    "Anteil am Pheromon einer leeren Zelle, den die Ziffer mit dem meisten hat, im Mittel.",
  "counters.choices.doc": "Von Ameisen gewählte Ziffern.",
  "counters.singles.doc": "Singles, die daraus folgten.",
  "counters.failed.doc": "Zellen, denen kein Kandidat blieb.",
  "counters.replaced.doc": "Wie oft ein anderes Gitter das beste wurde.",

  // Boltzmann-Maschine
  "boltzmann.presets.paper.name": "Abgekühlt",
  "boltzmann.presets.paper.doc":
    "Wie in der Abschlussarbeit: Die Vorgaben sind festgehalten, und die Einheiten entscheiden nacheinander, während die Temperatur fällt. Dort kühlt es von 100 mit Gewichten von −2 ab; eines der fertigen Rennen kühlt von 50 mit den Gewichten von −1 ab, die hier benutzt werden. Hier kühlt es nur dort, wo es darauf ankommt, und die Einheiten sind in zufälliger Reihenfolge dran. Zur Kodierung und Abkühlung des Programms der Autoren siehe „Kodierung der Abschlussarbeit“, zu zufälligen Gewichten, Vorgaben, die nur der erste Zustand sind, und allen Einheiten zugleich siehe „Wortgetreu“.",
  "boltzmann.presets.thesis.name": "Kodierung der Abschlussarbeit",
  "boltzmann.presets.thesis.doc":
    "Wie im Programm der Autoren: Eine Einheit hat einen Bias von 3; ihre Ziffer hemmt sie um 2 für jedes Haus, das sie mit einer aktiven Einheit teilt, sie selbst eingeschlossen, und um 22 für jedes Haus, das sie mit einer Vorgabe teilt. Einheiten einer Zelle hemmen einander nicht; die erste aktive ist die Ziffer der Zelle. Die Zellen entscheiden zeilenweise, mit auf Tausendstel aufgerundeten Wahrscheinlichkeiten, während T von 100 auf 0,001 fällt, als 100 · exp(−0,000035 · Durchlauf). Ihr Programm läuft bei 0,001 weiter, bis 20 Sekunden um sind; hier endet der Lauf.",
  "boltzmann.presets.constant.name": "Bei konstanter Temperatur",
  "boltzmann.presets.constant.doc":
    "Nur die Einheiten der Kandidaten, bei der Temperatur, bei der die meisten Rätsel gelöst werden.",
  "boltzmann.presets.draft.name": "Wortgetreu",
  "boltzmann.presets.draft.doc":
    "Wie in der Studie: zufällige Gewichte, die Vorgaben nur als erster Zustand, alle Einheiten aller Zellen entscheiden bei jedem Schritt. So löst sie Rätsel, von denen kaum mehr als nackte Singles übrig ist, mit etwa 65 Vorgaben und mehr.",
  "params.units.doc":
    "Welche Einheiten schalten dürfen. Nur mit Kandidaten sind Durchläufe schneller, und ein größerer Anteil der Aktualisierungen zählt.",
  "units.options.all.doc":
    "Alle Ziffern jeder leeren Zelle; die Vorgaben halten die ihren niedrig.",
  "units.options.candidates.doc": "Die Kandidaten jeder leeren Zelle.",
  "params.givens.doc":
    "Wie die Vorgaben dargestellt werden. Dürfen ihre Einheiten schalten, gehen die Vorgaben bald verloren, wenn die Temperatur nicht niedrig ist.",
  "givens.options.clamped.doc":
    "Ihre Einheiten sind für immer an und alle anderen ihrer Zellen aus.",
  "givens.options.initial.doc": "Ihre Einheiten sind anfangs an und schalten wie alle anderen.",
  "params.encoding.doc":
    "Kodierung der Regeln als Gewichte. Von ihr hängen die Skalen der Schwelle und der Temperaturen ab.",
  "encoding.options.exclusion.doc":
    "Einheiten, die sich ausschließen, verbindet das Gewicht −1, auch in einer Zelle.",
  "encoding.options.houses.doc":
    "Einheiten einer Ziffer verbindet das Gewicht −2 für jedes Haus, das ihre Zellen teilen, und eine Einheit hat zu sich selbst das Gewicht −2. Zur Einheit einer festgehaltenen Vorgabe ist das Gewicht −22 für jedes gemeinsame Haus. Einheiten einer Zelle hemmen einander nicht.",
  "params.weight_spread.doc":
    "Streuung der zufälligen Gewichte um −1 zwischen Einheiten, die sich ausschließen. Eine größere Streuung macht die Regeln ungleicher; bei 0 sind alle Gewichte −1. Die Kodierung mit Häusern benutzt sie nicht.",
  "params.threshold.doc":
    "Schwelle, die die Eingabe einer Einheit überschreiten muss, damit die Einheit wahrscheinlich an ist; eine negative Schwelle ist eine Belohnung. Näher an 0 sind weniger Einheiten an; weiter darunter sind mehr Einheiten zugleich an, die sich ausschließen.",
  "params.schedule.doc": "Abkühlung: ob die Temperatur fällt oder gleich bleibt.",
  "schedule.options.geometric.doc": "Sie fällt mit jedem Durchlauf um denselben Faktor.",
  "schedule.options.constant.doc": "Sie bleibt, wie sie anfangs ist.",
  "params.initial_temperature.doc":
    "Temperatur des ersten Durchlaufs; eine höhere Temperatur erkundet mehr. Bei der Kodierung mit Ausschluss entsteht über etwa 0,35 keine Struktur, und unter 0,2 schaltet kaum eine Einheit.",
  "params.final_temperature.doc":
    "Temperatur des letzten Durchlaufs; niedrigere Werte frieren das Netz früher ein. Bei gleichbleibender Temperatur unbenutzt.",
  "params.sweeps.doc":
    "Durchläufe, nach denen der Lauf endet. Bei mehr fällt die Temperatur langsamer, und eine Lösung ist wahrscheinlicher.",
  "params.synchronous.doc":
    "Anteil der Einheiten, die gleichzeitig aktualisiert werden, vom selben Zustand aus; bei 0 geschieht es nacheinander. Je größer der Anteil, desto mehr Einheiten reagieren auf eine Änderung, auf die andere schon reagiert haben; bei 1 schwingt das Netz nur.",
  "params.order.doc": "Reihenfolge, in der die Einheiten eines Durchlaufs aktualisiert werden.",
  "order.options.shuffled.doc": "In jedem Durchlauf eine neue zufällige Reihenfolge.",
  "order.options.rows.doc": "Die Zellen zeilenweise, die Ziffern einer Zelle aufsteigend.",
  "params.readout.doc":
    "Wie aus den Zuständen der Einheiten ein Gitter abgelesen wird. Mit der Kodierung mit Ausschluss und einzigen Einheiten wird eine Lösung gefunden, wenn die letzte Einheit schaltet, sonst am Ende des Durchlaufs.",
  "readout.options.single.doc":
    "Eine Zelle hat eine Ziffer, solange genau eine ihrer Einheiten an ist.",
  "readout.options.first.doc":
    "Die Ziffer einer Zelle ist die ihrer ersten Einheit, die an ist, oder 1, wenn keine an ist.",
  "params.probability_steps.doc":
    "Anzahl der Stufen, auf die die Wahrscheinlichkeit, an zu sein, aufgerundet wird; 0: nicht gerundet. Mehr Stufen runden weniger. So rundet ein Programm, das die Wahrscheinlichkeit mit einer zufälligen ganzen Zahl vergleicht: Bei 1.000 Stufen geht auch eine stark gehemmte Einheit etwa einmal in 1.000 Aktualisierungen an.",
  "series.energy.doc":
    "Energie: die Gewichte der Paare aktiver Einheiten, die sich ausschließen, und die Schwelle für jede aktive Einheit, ohne die festgehaltenen. Eine fallende Linie heißt, der Zustand wird besser.",
  "series.temperature.doc": "Temperatur.",
  "series.active.doc":
    "Einheiten, die an sind, ohne die festgehaltenen. Eine Lösung hat genau eine je Zelle.",
  "series.clashes.doc":
    "Paare aktiver Einheiten, die sich ausschließen. Ist die Ziffer einer Zelle die ihrer ersten aktiven Einheit: Ziffern, die in Zeilen, Spalten und Blöcken fehlen.",
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
    "Zuerst die Singles, und dann die eine Temperatur, bei der die meisten Rätsel gelöst werden.",
  "annealing.params.schedule.doc": "Abkühlung: ob die Temperatur fällt oder gleich bleibt.",
  "schedule.options.cooling.doc":
    "Sie fällt von Kette zu Kette und wird zurückgesetzt, wenn das nicht mehr hilft.",
  "annealing.params.schedule.options.constant.doc": "Sie bleibt, wie sie ist.",
  "annealing.params.temperature.doc":
    "Anfangstemperatur; eine höhere nimmt mehr Tausche an, die das Gitter verschlechtern. 0 wählt die Standardabweichung der Energie über zufällige Tausche (Lewis 2007).",
  "params.cooling.doc":
    "Faktor, mit dem die Temperatur nach jeder Kette multipliziert wird. Werte näher an 1 kühlen langsamer ab. Bei gleichbleibender Temperatur unbenutzt.",
  "params.chain.doc":
    "Durchläufe je Kette, alle bei einer Temperatur. Mehr Durchläufe suchen länger bei jeder Temperatur. 0 steht für die Zahl der leeren Zellen (Lewis 2007).",
  "annealing.params.patience.doc":
    "Ketten nacheinander ohne niedrigere Energie als die Kette davor, nach denen die Suche neu startet. Mehr Ketten machen Neustarts seltener. Bei gleichbleibender Temperatur unbenutzt.",
  "params.swaps.doc":
    "Nachbarschaft: welche Tausche versucht werden. Mehr Tausche erreichen mehr Gitter.",
  "swaps.options.all.doc": "Alle innerhalb eines Blocks.",
  "swaps.options.candidates.doc":
    "Die, die in beide Zellen einen Kandidaten bringen. Das sind weniger, aber manche Gitter sind dann vielleicht von anderen aus nie zu erreichen.",
  "annealing.params.singles_first.doc":
    "Zuerst alle nackten und versteckten Singles setzen; so bleiben weniger Zellen zu durchsuchen.",
  "annealing.params.sweeps.doc":
    "Durchläufe, nach denen der Lauf endet; eine höhere Grenze gibt später auf.",
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
    "Ohne zuerst die Singles zu setzen: Bekannt ist nur, was den Blöcken fehlt.",
  "tempering.presets.restricted.name": "Nur Kandidaten (eine Falle)",
  "tempering.presets.restricted.doc":
    "Nur von den Vorgaben aus, und nur mit Tauschen, die in beide Zellen einen Kandidaten bringen. Zu versuchen gibt es weniger; aber die Lösung ist vielleicht nicht unter dem, wohin sie vom Anfang aus führen, wie lange es auch läuft.",
  "params.replicas.doc":
    "Zahl der Repliken und der Stufen (Hukushima & Nemoto 1996). Bei mehr liegen benachbarte Temperaturen näher beieinander und werden eher getauscht, und jeder Durchlauf kostet mehr.",
  "params.coldest.doc":
    "Temperatur der Stufe 1. Eine niedrigere nimmt weniger Tausche an, die das Gitter verschlechtern.",
  "params.hottest.doc":
    "Temperatur der letzten Stufe; eine höhere Temperatur erkundet mehr. Die Temperaturen dazwischen bilden eine geometrische Folge.",
  "tempering.params.singles_first.doc":
    "Zuerst alle nackten und versteckten Singles setzen; so bleiben weniger Zellen zu durchsuchen.",
  "tempering.params.sweeps.doc":
    "Durchläufe, nach denen der Lauf endet; eine höhere Grenze gibt später auf.",
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
};
