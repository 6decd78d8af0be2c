/** Voreinstellungen, Parameter, Kurven und Zähler derer, die Zahlen für Kandidaten bewegen. */
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
    "Schrittweite β (Elser, Rankenburg & Thibault 2007): der Anteil des Unterschieds, um den jede Iteration die Repliken bewegt. Größere Schritte kommen schneller voran; bei 2 käme die Abbildung nie zur Ruhe.",
  "divide-and-concur.params.restart_after.doc":
    "Iterationen, nach denen der Lauf mit neuen zufälligen Repliken neu startet. Längere Läufe erkunden vor einem Neustart mehr; bei mindestens so vielen, wie der Lauf insgesamt hat, startet er nie neu.",
  "divide-and-concur.params.iterations.doc":
    "Iterationen, nach denen der Lauf endet, über alle Neustarts; eine höhere Grenze gibt später auf.",
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
    "Zuerst die Singles, lange Schritte durch Aufspalten, und nach 100 Zeiteinheiten von vorn: Die Aussicht auf eine Lösung ist zu jeder Zeit gleich, aber späte Schritte sind kürzer.",
  "chaos.presets.flow.name": "Eine lange Bahn",
  "chaos.presets.flow.doc":
    "Der Fluss, wie er veröffentlicht ist: Klauseln aus allen Kandidaten, die die Vorgaben lassen, und eine Bahn bis zum Ende. Wie seine Schritte getan werden, ist unsere Sache; hier durch Aufspalten.",
  "chaos.presets.runge-kutta.name": "Nach Runge und Kutta",
  "chaos.presets.runge-kutta.doc":
    "Derselbe Fluss in Schritten der üblichen Art. Man sehe auf die Länge der Schritte: Der Druck wächst, und sie schrumpft, bis die Zeit fast stillsteht.",
  "params.integrator.doc": "Integrator: wie ein Zeitschritt berechnet wird.",
  "integrator.options.splitting.doc":
    "Ein Kandidat nach dem anderen, jeder nach seiner Formel, hin und zurück. Von Ordnung 2, und stabil, wie stark der Druck auch ist.",
  "integrator.options.runge-kutta.doc":
    "Das Verfahren von Cash und Karp, von Ordnung 5. Seine Schritte werden kürzer, wenn der Druck wächst.",
  "params.tolerance.doc":
    "Fehlerschranke je Schritt, bei einem Wert eines Kandidaten von 0 (falsch) bis 1 (wahr). Kleinere Werte ergeben kürzere Schritte.",
  "chaos.params.singles_first.doc":
    "Zuerst alle nackten und versteckten Singles setzen; so bleiben weniger Kandidaten.",
  "chaos.params.restart_after.doc":
    "Zeit, nach der der Lauf mit neuen zufälligen Spins neu startet, alle Gewichte bei 1. Je länger eine Bahn, desto kürzer werden ihre Schritte.",
  "params.most_steps.doc":
    "Schritte, nach denen der Lauf endet, über alle Neustarts; eine höhere Grenze gibt später auf.",
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
    "Gedämpfte Nachrichten sagen, welche Ziffer als Nächste festgelegt wird; daraus folgen Singles.",
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
  "belief-propagation.params.factors.doc":
    "Faktorisierung: wie die Regeln in Faktoren zerlegt werden.",
  "belief-propagation.params.factors.options.exactly-one.doc":
    "Einer für jede Zelle und für jede Ziffer in jedem Haus.",
  "belief-propagation.params.factors.options.all-different.doc":
    "Einer für jedes Haus. Für Gitter bis zur Seite 12, da jede weitere Zelle die Arbeit verdoppelt.",
  "belief-propagation.params.damping.doc":
    "Dämpfung: Anteil der alten Nachricht, der behalten wird. Höhere Werte konvergieren verlässlicher, aber langsamer; bei 0 schwingen die Nachrichten meist endlos.",
  "belief-propagation.params.epsilon.doc":
    "Konvergenzschwelle: Die Nachrichten sind konvergiert, wenn eine Iteration keine um mehr als diese Wahrscheinlichkeit ändert. Kleinere Werte brauchen mehr Iterationen.",
  "belief-propagation.params.patience.doc":
    "Iterationen, nach denen die Nachrichten benutzt werden, ob sie konvergiert sind oder nicht. Mehr Iterationen ergeben verlässlichere Überzeugungen.",
  "belief-propagation.params.decide.doc":
    "Dezimierung: was festgelegt wird, wenn die Nachrichten konvergiert sind.",
  "belief-propagation.params.decide.options.never.doc": "Nichts: Der Lauf endet.",
  "belief-propagation.params.decide.options.surest.doc": "Der Kandidat mit der größten Chance.",
  "belief-propagation.params.decide.options.random.doc":
    "Irgendein Kandidat irgendeiner leeren Zelle. Nachrichten werden nicht geschickt.",
  "belief-propagation.params.singles.doc":
    "Alle nackten und versteckten Singles setzen, vor der ersten Nachricht und nach jeder Festlegung. Nur bei Dezimierung benutzt.",
  "belief-propagation.params.restarts.doc":
    "Höchstzahl der Neustarts nach Widersprüchen; eine höhere Grenze gibt später auf.",
  "belief-propagation.params.noise.doc":
    "Rauschen in der Wahl des Kandidaten, der festgelegt wird, nach dem ersten Widerspruch. Bei mehr Rauschen unterscheiden sich die Neustarts mehr. Bei 0 startet die Suche nicht neu, weil sie denselben Weg nähme.",
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
};
