/** Voreinstellungen, Parameter, Kurven und Zähler der Algorithmen, die Zahlenwerte der Kandidaten verändern. */
export const numbers: Readonly<Record<string, string>> = {
  // Relaxation Labeling
  "relaxation-labeling.presets.paper.name": "Wie veröffentlicht",
  "relaxation-labeling.presets.paper.doc":
    "Hält an, wenn sich die mittlere lokale Konsistenz um weniger als 0,01 ändert.",
  "params.epsilon.doc":
    "Konvergenzschwelle: Der Lauf endet, wenn eine Iteration die mittlere lokale Konsistenz um weniger ändert. Kleinere Werte brauchen mehr Iterationen und lösen etwas mehr Rätsel.",
  "relaxation-labeling.params.singles_first.doc":
    "Vor der ersten Iteration alle nackten und versteckten Singles setzen. So bleiben weniger Zellen zu entscheiden, und weit mehr Rätsel werden gelöst.",
  "params.form.doc":
    "Wie die Unterstützungen summiert werden. Die Ergebnisse unterscheiden sich nur durch Rundung, der Aufwand aber deutlich.",
  "form.options.sums.doc": "Aus Summen über Zeilen, Spalten und Blöcke.",
  "form.options.definition.doc": "Über alle Labels aller Zellen, wie in der Definition.",
  "series.average_local_consistency.doc":
    "Mittlere lokale Konsistenz: wie gut die Labels aller Zellen zusammenpassen. Bei n leeren Zellen konvergiert sie zu n (n − 1), wenn die Labels eine Lösung bilden, sonst zu einem kleineren Wert.",
  "series.change.doc": "Zunahme der mittleren lokalen Konsistenz in der letzten Iteration.",
  "series.entropy.doc":
    "Mittlere Entropie einer leeren Zelle: 0, wenn sich jede Zelle auf eine Ziffer festgelegt hat.",
  "relaxation-labeling.series.conflicts.doc":
    "Ziffern, die in allen Häusern zusammen fehlen, wenn jede Zelle ihre wahrscheinlichste Ziffer nimmt.",
  "relaxation-labeling.counters.iterations.doc": "Iterationen über alle leeren Zellen.",
  "relaxation-labeling.counters.updates.doc": "Berechnete Wahrscheinlichkeiten.",

  // Divide and Concur
  "divide-and-concur.presets.restarts.name": "Mit Neustarts",
  "divide-and-concur.presets.restarts.doc":
    "Bewegt sich um etwas weniger als die ganze Differenz und startet nach 1 000 Iterationen neu, sodass kein Zyklus lange dauert.",
  "divide-and-concur.presets.difference-map.name": "Ein langer Lauf",
  "divide-and-concur.presets.difference-map.doc":
    "Die Differenzabbildung bei β = 1, von einem zufälligen Anfang aus, bis sie konvergiert. Die meisten Rätsel werden früher gelöst als mit Neustarts; bei manchen läuft die Abbildung bis zur Grenze in einem Zyklus. Nur Kandidaten haben hier Repliken; die Vorgaben bleiben also immer fest.",
  "params.beta.doc":
    "Schrittweite β (Elser, Rankenburg & Thibault 2007): der Anteil der Differenz, um den jede Iteration die Repliken bewegt. Größere Schritte kommen schneller voran; bei 2 würde die Abbildung nie konvergieren.",
  "divide-and-concur.params.restart_after.doc":
    "Iterationen, nach denen der Lauf mit neuen zufälligen Repliken neu startet. Längere Läufe erkunden vor einem Neustart mehr; ist die Zahl mindestens so groß wie die Gesamtzahl der Iterationen, startet der Lauf nie neu.",
  "divide-and-concur.params.iterations.doc":
    "Iterationen, nach denen der Lauf endet, über alle Neustarts; mit einer höheren Grenze gibt der Lauf später auf.",
  "series.gap.doc":
    "Lücke zwischen den beiden Projektionen: der Abstand zwischen den Werten, die die Bedingungen wählen, und den Mittelwerten der Repliken. Bei 0 sind beide gleich, und das ist eine Lösung.",
  "divide-and-concur.series.conflicts.doc":
    "Ziffern, die in allen Häusern zusammen fehlen, wenn jede Zelle den Kandidaten mit dem größten Mittelwert nimmt.",
  "series.agreed.doc":
    "Leere Zellen, in denen Zelle, Zeile, Spalte und Block denselben Kandidaten wählen.",
  "divide-and-concur.series.restarts.doc": "Bisherige Neustarts.",
  "divide-and-concur.counters.iterations.doc": "Iterationen über alle Repliken.",
  "counters.changes.doc":
    "Geänderte Auswahl: Eine Zelle (oder ein Haus für eine Ziffer) wählte einen anderen Kandidaten als zuvor.",
  "divide-and-concur.counters.restarts.doc": "Neustarts mit neuen zufälligen Repliken.",

  // Chaos
  "chaos.presets.restarts.name": "Mit Neustarts",
  "chaos.presets.restarts.doc":
    "Zuerst die Singles, lange Schritte durch Operator-Splitting und ein Neustart nach 100 Zeiteinheiten: Die Wahrscheinlichkeit, eine Lösung zu erreichen, ist zu jeder Zeit gleich, aber spätere Schritte sind kürzer.",
  "chaos.presets.flow.name": "Eine lange Trajektorie",
  "chaos.presets.flow.doc":
    "Das dynamische System wie veröffentlicht: Klauseln aus allen Kandidaten, die die Vorgaben lassen, und eine Trajektorie ohne Neustarts. Die Studie legt den Integrator nicht fest; diese Voreinstellung verwendet Operator-Splitting.",
  "chaos.presets.runge-kutta.name": "Runge-Kutta",
  "chaos.presets.runge-kutta.doc":
    "Dasselbe System mit dem üblichen Integrator. Bemerkenswert ist die Schrittweite: Während die Gewichte wachsen, schrumpft sie, bis die Zeit fast stillsteht.",
  "params.integrator.doc": "Integrator: wie ein Zeitschritt berechnet wird.",
  "integrator.options.splitting.doc":
    "Symmetrisches Operator-Splitting: ein Kandidat nach dem anderen, jeder nach seiner geschlossenen Lösung, vorwärts und dann rückwärts. Von Ordnung 2 und für alle Gewichte stabil.",
  "integrator.options.runge-kutta.doc":
    "Das Runge-Kutta-Verfahren von Cash und Karp, von Ordnung 5. Seine Schritte werden kürzer, wenn die Gewichte wachsen.",
  "params.tolerance.doc":
    "Fehlertoleranz je Schritt, bei einem Wert eines Kandidaten von 0 (falsch) bis 1 (wahr). Kleinere Werte ergeben kürzere Schritte.",
  "chaos.params.singles_first.doc":
    "Zuerst alle nackten und versteckten Singles setzen; so bleiben weniger Kandidaten.",
  "chaos.params.restart_after.doc":
    "Zeit, nach der der Lauf mit neuen zufälligen Spins neu startet, alle Gewichte bei 1. Je länger eine Trajektorie ist, desto kürzer werden ihre Schritte.",
  "params.most_steps.doc":
    "Schritte, nach denen der Lauf endet, über alle Neustarts; mit einer höheren Grenze gibt der Lauf später auf.",
  "series.unsatisfied.doc":
    "Klauseln, die verletzt sind, wenn jeder Kandidat auf wahr oder falsch gerundet wird.",
  "series.speed.doc":
    "Geschwindigkeit der Spins: die Strecke, um die sich alle Spins im letzten Schritt bewegten, geteilt durch die Dauer dieses Schritts, |ds| / dt.",
  "series.log_pressure.doc": "Natürlicher Logarithmus des größten Gewichts einer Klausel, ln a.",
  "series.step_size.doc": "Dauer des letzten Schritts, in Einheiten der Zeit t.",
  "series.time.doc": "Zeit t seit dem letzten Start mit zufälligen Spins.",
  "counters.steps.doc": "Ausgeführte Schritte.",
  "chaos.counters.refused.doc":
    "Schritte, die die Fehlertoleranz überschritten und mit kürzerer Dauer wiederholt wurden.",
  "chaos.counters.restarts.doc": "Neustarts mit neuen zufälligen Spins.",

  // Belief Propagation
  "belief-propagation.presets.decimation.name": "Dezimierung",
  "belief-propagation.presets.decimation.doc":
    "Gedämpfte Nachrichten bestimmen, welcher Kandidat als Nächster festgelegt wird; Singles werden propagiert.",
  "belief-propagation.presets.damped.name": "Nur Nachrichten, gedämpft",
  "belief-propagation.presets.damped.doc":
    "Schickt gedämpfte Nachrichten, bis sie konvergieren, und legt nichts fest.",
  "belief-propagation.presets.undamped.name": "Nur Nachrichten, ungedämpft",
  "belief-propagation.presets.undamped.doc":
    "Dasselbe ohne Dämpfung: Die Nachrichten schießen über und schwingen.",
  "belief-propagation.presets.all-different.name": "Ganze Häuser",
  "belief-propagation.presets.all-different.doc":
    "Jedes Haus ist ein Faktor, dessen Nachrichten exakt sind. Nichts wird gedämpft oder festgelegt.",
  "belief-propagation.presets.random-decimation.name": "Zufällige Dezimierung",
  "belief-propagation.presets.random-decimation.doc":
    "Zum Vergleich: legt zufällige Kandidaten fest und schickt keine Nachrichten.",
  "belief-propagation.params.factors.doc":
    "Faktorisierung: wie die Bedingungen in Faktoren zerlegt werden.",
  "belief-propagation.params.factors.options.exactly-one.doc":
    "Ein Faktor für jede Zelle und einer für jede Ziffer in jedem Haus.",
  "belief-propagation.params.factors.options.all-different.doc":
    "Ein Faktor für jedes Haus. Nur für Gitter bis zur Seitenlänge 12, weil jede weitere Zelle den Aufwand verdoppelt.",
  "belief-propagation.params.damping.doc":
    "Dämpfung: Anteil der alten Nachricht, der behalten wird. Höhere Werte konvergieren verlässlicher, aber langsamer; bei 0 schwingen die Nachrichten meist endlos.",
  "belief-propagation.params.epsilon.doc":
    "Konvergenzschwelle: Die Nachrichten sind konvergiert, wenn eine Iteration keine Nachricht um mehr als diese Wahrscheinlichkeit ändert. Kleinere Werte brauchen mehr Iterationen.",
  "belief-propagation.params.patience.doc":
    "Iterationen, nach denen die Nachrichten benutzt werden, ob sie konvergiert sind oder nicht. Mehr Iterationen ergeben verlässlichere Überzeugungen.",
  "belief-propagation.params.decide.doc":
    "Dezimierungsregel: was festgelegt wird, wenn die Nachrichten konvergiert sind.",
  "belief-propagation.params.decide.options.never.doc": "Nichts: Der Lauf endet.",
  "belief-propagation.params.decide.options.surest.doc": "Der wahrscheinlichste Kandidat.",
  "belief-propagation.params.decide.options.random.doc":
    "Ein zufälliger Kandidat einer zufälligen leeren Zelle. Es werden keine Nachrichten geschickt.",
  "belief-propagation.params.singles.doc":
    "Alle nackten und versteckten Singles vor der ersten Nachricht und nach jeder Entscheidung ausfüllen. Nur bei Dezimierung verwendet.",
  "belief-propagation.params.restarts.doc":
    "Höchstzahl der Neustarts nach Widersprüchen; mit einer höheren Grenze gibt der Lauf später auf.",
  "belief-propagation.params.noise.doc":
    "Zufälliges Rauschen in der Wahl des Kandidaten, der festgelegt wird, nach dem ersten Widerspruch. Mehr Rauschen macht die Neustarts verschiedener. Bei 0 startet die Suche nicht neu, weil sie denselben Weg nähme.",
  "belief-propagation.series.change.doc":
    "Größte Änderung einer Nachricht in der letzten Iteration, als Wahrscheinlichkeit. Sie fällt auf 0, wenn die Nachrichten konvergieren, und bleibt hoch, wenn sie schwingen.",
  "belief-propagation.series.conflicts.doc":
    "Ziffern, die in allen Häusern zusammen fehlen, wenn jede Zelle ihre wahrscheinlichste Ziffer nimmt.",
  "belief-propagation.series.entropy.doc":
    "Mittlere Entropie einer leeren Zelle: 0, wenn für jede Zelle eine einzige Ziffer sicher ist.",
  "belief-propagation.series.blanks.doc": "Noch leere Zellen.",
  "belief-propagation.series.restarts.doc": "Bisherige Neustarts.",
  "belief-propagation.counters.iterations.doc":
    "Iterationen; jede schickt alle Nachrichten einmal.",
  "belief-propagation.counters.decisions.doc": "Festgelegte Kandidaten.",
  "belief-propagation.counters.restarts.doc": "Neustarts nach einem Widerspruch.",
  "learned.presets.small.name": "Kleines Netz",
  "learned.presets.small.doc": "8 320 Gewichte, ein Lauf ohne Suche.",
  "learned.presets.standard.name": "Standardnetz",
  "learned.presets.standard.doc": "16 544 Gewichte, ein Lauf ohne Suche.",
  "learned.presets.restarts.name": "Neustarts mit Rauschen",
  "learned.presets.restarts.doc":
    "Startet neu, mit Rauschen in den ersten Zuständen, wenn 128 Schritte das Rätsel nicht lösen.",
  "learned.presets.guided.name": "Geführte Suche",
  "learned.presets.guided.doc":
    "32 Schritte des Netzes, dann eine vollständige Suche, die Ziffern in der Reihenfolge ihrer Wahrscheinlichkeiten versucht.",
  "learned.params.weights.doc": "Das trainierte Netz. Ein größeres Netz rechnet länger je Schritt.",
  "learned.params.weights.options.small.doc":
    "32 Merkmale und 32 verborgene Einheiten: 8 320 Gewichte.",
  "learned.params.weights.options.standard.doc":
    "32 Merkmale und 64 verborgene Einheiten: 16 544 Gewichte.",
  "learned.params.patience.doc":
    "Schritte des Netzes, nach denen der Lauf neu startet, die geführte Suche beginnt oder der Lauf aufgibt. Mehr Schritte lösen einige Rätsel mehr.",
  "learned.params.restarts.doc":
    "Höchstzahl der Neustarts mit anderem Rauschen. Mehr Neustarts lösen mehr Rätsel. In der geführten Suche nicht verwendet.",
  "learned.params.noise.doc":
    "Standardabweichung des Rauschens, das nach einem Neustart zu den ersten Zuständen addiert wird. Bei wenig Rauschen unterscheiden sich die Neustarts kaum; bei 0 wiederholen alle den ersten Versuch.",
  "learned.params.guide.doc":
    "Geführte Suche: Lösen die Schritte das Rätsel nicht, folgt eine Tiefensuche in der Zelle mit den wenigsten Kandidaten, die deren Ziffern in der Reihenfolge ihrer Wahrscheinlichkeiten versucht.",
  "learned.series.conflicts.doc":
    "Ziffern, die in allen Häusern zusammen fehlen, wenn jede Zelle ihre wahrscheinlichste Ziffer nimmt.",
  "learned.series.confidence.doc":
    "Mittlere Wahrscheinlichkeit der wahrscheinlichsten Ziffer einer leeren Zelle: 1, wenn das Netz bei jeder Zelle sicher ist.",
  "learned.series.entropy.doc":
    "Mittlere Entropie einer leeren Zelle: 0, wenn jede Zelle zu einer Ziffer konvergiert ist.",
  "learned.series.change.doc": "Größte Änderung einer Wahrscheinlichkeit im letzten Schritt.",
  "learned.series.filled.doc":
    "Von der geführten Suche gefüllte Zellen, einschließlich der Vorgaben.",
  "learned.counters.iterations.doc": "Schritte des Netzes.",
  "learned.counters.restarts.doc": "Neustarts.",
  "learned.counters.nodes.doc": "Von der geführten Suche versuchte Ziffern.",
  "learned.counters.backtracks.doc": "Von der geführten Suche zurückgenommene Ziffern.",
};
