/** Die Aussagen von Zannini und ihre Überprüfung. */
import { clearOrder, machine } from "./papers-shared";

const growthMargin =
  "Vom kleinsten zum größten Rätsel hier entspricht 0,1 im Exponenten einem Faktor von 1,7.";
const meanTimes =
  "Der Text vergleicht mittlere Zeiten bei eigenen Gittern und auf einem eigenen Rechner. Zeiten, die auf einem ausgelasteten Rechner aufgezeichnet wurden, werden nicht beurteilt.";
const difficultyZero =
  "Das Urteil hängt davon ab, was Schwierigkeit 0,0 bedeutet: siehe unten die offenen Punkte des Textes.";
const chosenBoards =
  "Unsere Gitter sind nach der Zahl ihrer leeren Zellen ausgewählt; nichts zeigt, dass sie so schwer sind wie die Gitter des Textes.";

/** Returns the texts that several claims or figures share, once for the place of each. */
const forEach = (
  places: readonly number[],
  textsOf: (place: number) => Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => Object.assign({}, ...places.map(textsOf));

export const textsOfB: Readonly<Record<string, string>> = {
  ...forEach([0, 1, 3, 4], (at) => ({ [`b.tables.search.figures.${at}.untested`]: chosenBoards })),
  ...forEach([2, 3, 4, 5, 6, 7, 8], (at) => ({
    [`b.tables.search.claims.${at}.reason`]: clearOrder,
    [`b.tables.search.claims.${at}.untested`]: meanTimes,
  })),
  "b.tables.search.title": "Backtracking, nach Schwierigkeit",
  "b.tables.search.place": "Tabellen zum Backtracking",
  "b.tables.search.why":
    "Wird die am stärksten eingeschränkte Zelle zuerst gewählt, wächst die gedruckte Zahl der Knoten von 402 bei Schwierigkeit 2,1 auf 904 bei 5,0: Ein Faktor zwei ist etwa der Unterschied zwischen zwei Klassen.",
  "b.tables.search.claims.0.says":
    "Die am stärksten eingeschränkte Zelle zuerst zu wählen, braucht weniger Knoten als die Wahl Zeile für Zeile: bei Schwierigkeit 2,1 nur 402 statt 39 633 (gedruckt: 403 und 39 634 besuchte Knoten).",
  "b.tables.search.claims.0.read":
    "Ohne Schwierigkeit 0,0, weil deren Gitter nach gedruckten Zahlen ausgewählt sind.",
  "b.tables.search.claims.1.says":
    "Bei Schwierigkeit 0,0 wird nie eine Ziffer zurückgenommen, wenn die am stärksten eingeschränkte Zelle zuerst gewählt wird: 47 Knoten, gedruckt als 48 besuchte Knoten, und 0 Rücksprünge.",
  "b.tables.search.claims.2.says":
    "Bei Schwierigkeit 0,0 ist es auch schneller, die am stärksten eingeschränkte Zelle zuerst zu wählen.",
  "b.tables.search.notes.0":
    "Die Gitter sind verloren. Der Text nennt seine Zeiten Mittelwerte und sagt nicht, ob die Zahlen der Knoten und Rücksprünge Mittelwerte sind oder von einem einzigen Gitter stammen. Hier gilt jede dieser Zahlen als die Zahl eines einzigen Gitters und wird mit Gittern derselben Klasse verglichen. Ein einzelnes Gitter kann einem gedruckten Wert widersprechen, ihn aber kaum bestätigen.",
  "b.tables.search.notes.1":
    "Bei einem gelösten Gitter ergeben Knoten minus Rücksprünge die Zahl der leeren Zellen. Gedruckte Zahlen, für die das nicht gilt, stammen nicht aus fertigen Läufen: Sie stammen aus unfertigen Läufen oder sind Druckfehler.",
  "b.tables.search.notes.2":
    "Die Programme des Autors (öffentliches Repository GioZannini/Sudoku-Solver) zählen die Aufrufe einer rekursiven Funktion, auch den ersten Aufruf, bevor eine Ziffer probiert wird. Jede gedruckte Zahl besuchter Knoten ist also um eins größer als die Zahl der probierten Ziffern, die hier Knoten heißen. Rücksprünge werden auf dieselbe Weise gezählt.",
  "b.tables.search.notes.3":
    "Die gedruckten Zahlen der beiden Programme ergeben verschieden viele leere Zellen: bei Schwierigkeit 0,0 sind es 137 − 89 = 48 (Zeile für Zeile) und 47 − 0 = 47 (am stärksten eingeschränkte Zelle), bei 2,1 sind es 57 und 56. Das Programm des Autors gibt beiden Lösern dieselben Gitter. Ein einzelnes Gitter hat nur eine Zahl leerer Zellen, aber zwei auf ganze Zahlen gerundete Mittelwerte können sich um eins unterscheiden. Unsere Gitter haben 48 leere Zellen.",
  "b.tables.search.notes.4":
    "Unsere Gitter der Schwierigkeit 0,0 haben 48 leere Zellen, wie die Zahlen für „Zeile für Zeile“. Sie stammen aus Parks Sammlung, weil die Gitter mit 0,0 in unserer Stichprobe aus Radcliffes Daten 53 bis 59 leere Zellen haben. Deshalb wird kein Wert von 0,0 geprüft. Alle anderen Gitter stammen aus Radcliffes Daten und werden mit dem Text verglichen, weil der Text diese Daten und ihre Klassen nennt.",
  "b.tables.relaxation.title": "Relaxation Labeling",
  "b.tables.relaxation.place": "Tabellen zum Relaxation Labeling",
  "b.tables.relaxation.why":
    "Die gedruckten Schritte, 225 und 678, unterscheiden sich um den Faktor 3; mit einem Faktor von 1,7 läge ein Wert in der Mitte zwischen beiden Schwierigkeiten.",
  "b.tables.relaxation.claims.0.says": "Relaxation Labeling löst Rätsel der Schwierigkeit 0,0.",
  "b.tables.relaxation.claims.0.read":
    "Gelesen als: Relaxation Labeling löst die meisten Gitter dieser Schwierigkeit.",
  "b.tables.relaxation.claims.0.depends": difficultyZero,
  "b.tables.relaxation.figures.0.depends": difficultyZero,
  "b.tables.relaxation.claims.1.says":
    "Relaxation Labeling löst Rätsel der Schwierigkeit 2,0 nicht.",
  "b.tables.relaxation.claims.1.read":
    "Gelesen als: Relaxation Labeling löst wenige Gitter, wenn überhaupt eines.",
  "b.tables.relaxation.notes.0":
    "Gezählt werden die Schritte, bis sich die Konsistenz um weniger als 0,01 ändert.",
  "b.tables.relaxation.notes.1":
    "Die Sammlung 0,0 enthält Gitter mit 48 leeren Zellen aus Parks Sammlung; diese Zahl folgt aus den gedruckten Zahlen für „Zeile für Zeile“. Die Sammlung „Bewertung 0,0“ enthält alle 490 Gitter, die in unserer Liste aus Radcliffes Daten mit 0,0 bewertet sind, mit 53 bis 59 leeren Zellen: Relaxation Labeling löst 5 davon. Die Gitter der Schwierigkeit 2,0 stammen von Radcliffe.",
  "b.tables.relaxation.claims.0.reason": "Drei von vier Gittern sind deutlich mehr als die Hälfte.",
  "b.tables.relaxation.claims.1.reason":
    "Das Doppelte des Anteils dieser Lesart wäre nicht mehr „wenige“.",
  "b.tables.growth.title": "Relaxation Labeling: Aufwand einer Iteration",
  "b.tables.growth.place": "Aufwand des Relaxation Labeling",
  "b.tables.growth.claims.0.says":
    "Mit n Objekten und l Labels braucht eine Iteration Θ(n² l²) Operationen.",
  "b.tables.growth.claims.0.read":
    "Gelesen als: Werden die Summen nach der Definition berechnet, wächst die Zahl der Operationen mit der zweiten Potenz von n · l.",
  "b.tables.growth.claims.0.reason": growthMargin,
  "b.tables.growth.claims.0.implied":
    "Die Operationen werden in den Summen der Definition gezählt; ihre Zahl folgt also aus n und l, und die Läufe prüfen nur die Zählung.",
  "b.tables.growth.claims.1.says":
    "Die Verträglichkeiten r_ij brauchen Speicher derselben Größenordnung.",
  "b.tables.growth.claims.1.reason": growthMargin,
  "b.tables.growth.claims.1.untested":
    "Keine der beiden Formen hier speichert die Verträglichkeiten, und das Programm des Autors auch nicht: Jede wird berechnet, wenn sie gebraucht wird. Also belegt keines der Programme den Speicher, den der Text angibt.",
  "b.tables.growth.notes.0":
    "Objekte sind leere Zellen, Labels sind Ziffern. Als Operationen zählen Additionen, Subtraktionen, Multiplikationen und Divisionen; ein Test zählt sie in den Schleifen des Lösers. Bei allen Gittern einer Größe ist der Aufwand gleich; deshalb ist das Intervall das der Anpassung und nicht das einer Stichprobe.",
  "b.tables.growth.notes.1":
    "Der Text berechnet die Summen nach der Definition. Summen über Zeilen, Spalten und Blöcke ergeben bis auf Rundung dieselben Zahlen, mit weniger Operationen.",
  "b.tables.growth.notes.2":
    "Die Zeiten der Aufzeichnungen wurden auf einem ausgelasteten Rechner gemessen und werden nicht geprüft.",
  "b.tables.parallel.title": "Relaxation Labeling parallel",
  "b.tables.parallel.place": "Tabelle zur parallelen Fassung",
  "b.tables.parallel.claims.0.says":
    "Parallel ist Relaxation Labeling 2,05-mal so schnell bei Schwierigkeit 0,0 (34 072 743,41 µs statt 69 962 868,93 µs) und 2,36-mal so schnell bei Schwierigkeit 2,0 (128 692 431,70 µs statt 303 592 782,50 µs).",
  "b.tables.parallel.claims.1.says":
    "Die parallele und die sequenzielle Fassung berechnen dasselbe Ergebnis.",
  "b.tables.parallel.notes.0":
    "Die Studie verwendet OpenMP; hier schickt jeder Web-Worker den anderen seinen Teil jedes Schritts. Gemessen werden die ersten 100 Schritte an fünf Gittern mit 16 × 16, wobei die Summen nach der Definition berechnet werden. Bei 9 × 9 ist ein Schritt zu kurz, um geteilt zu werden.",
  "b.tables.parallel.notes.1": machine,
  "b.tables.parallel.claims.0.read":
    "Gelesen als: Zwei Worker sind schneller als einer. Der Faktor wird nicht verglichen: Er hängt von der Zahl der Threads, den Gittern und dem Rechner ab, die hier andere sind.",
  "b.tables.parallel.claims.0.reason":
    "Bei einem Gewinn von einem Viertel würde sich ein zweiter Worker lohnen.",
  "b.tables.parallel.claims.0.untested":
    "Wir messen fünf 16 × 16-Gitter einer veröffentlichten Liste in Web-Workern; der Text misst andere Gitter mit OpenMP.",
  "b.tables.parallel.claims.1.reason":
    "Fünf Gitter sind zu wenige, um den Anteil der Ausnahmen zu schätzen; jeder Unterschied würde der Aussage widersprechen.",
  "b.tables.parallel.claims.1.untested":
    "In unserem Programm sind die Teile jeder Summe bei jeder Zahl von Workern dieselben; deshalb sind die Antworten zwangsläufig gleich. Das Programm des Textes lässt OpenMP die Teile in beliebiger Reihenfolge addieren; deshalb können die letzten Bits seiner Summen von der Zahl der Threads abhängen.",
  "b.missing.0":
    "Schwierigkeit 8,0: Die Stichprobe aus Radcliffes Daten auf dieser Seite enthält kein solches Gitter.",
  "b.missing.1": "Die Gitter selbst: Der Text druckt sie nicht.",
  "b.missing.2":
    "Zeiten: gemessen auf einem AMD Ryzen 5 3500U. Sie werden gezeigt, aber nicht beurteilt.",

  "b.open.0.asks": "In welcher Reihenfolge werden die Ziffern eines Wertebereichs probiert?",
  "b.open.0.readings.0.says":
    "Von 1 bis 9, wie in den beiden Voreinstellungen und in den Programmen des Autors.",
  "b.open.0.readings.1.says": "Von 9 bis 1.",
  "b.open.0.readings.2.says": "In zufälliger Reihenfolge.",
  "b.open.1.asks": "Welcher von mehreren gleich großen Wertebereichen kommt zuerst?",
  "b.open.1.readings.0.says": "Der erste in Zeilenordnung, wie in der Voreinstellung.",
  "b.open.1.readings.1.says":
    "Die Zelle, in deren Zeile, Spalte und Block die meisten leeren Zellen liegen.",
  "b.open.1.readings.2.says":
    "Die Zelle, die im Programm des Autors an der Spitze des Heaps steht.",
  "b.open.1.readings.2.untested":
    "Das Programm des Autors ordnet seinen Heap nach jeder Ziffer neu, nur nach der Größe der Wertebereiche. Die Reihenfolge gleich großer Wertebereiche ist also die der C++-Bibliothek, und keine Voreinstellung hier hat diese Reihenfolge. Eine unabhängige Implementierung davon braucht bei 83 unserer 131 Gitter über Schwierigkeit 0,0 weniger Knoten als die Voreinstellung und bei 45 mehr. Auch diese Zahlen würden der Lesart nicht widersprechen; die Läufe können also nicht entscheiden.",
  "b.open.2.asks": "Was bedeutet Schwierigkeit 0,0?",
  "b.open.2.readings.0.says":
    "Gitter mit 48 leeren Zellen: Diese Zahl folgt aus den gedruckten Zahlen für „Zeile für Zeile“. Unsere Gitter stammen aus Parks Sammlung leichter Gitter.",
  "b.open.2.readings.0.untested":
    "Die Gitter sind nur nach der Zahl ihrer leeren Zellen ausgewählt, und nichts zeigt, dass sie so schwer sind wie die Gitter des Textes.",
  "b.open.2.readings.1.says":
    "Gitter, die Radcliffe mit 0,0 bewertet. In unserer Liste haben diese Gitter 53 bis 59 leere Zellen.",
  "b.tables.search.figures.12.fault": "3 630 Rücksprünge mehr als Knoten",
  "b.tables.search.figures.13.fault": "3 630 Rücksprünge mehr als Knoten",
  "b.tables.search.figures.18.fault":
    "Knoten minus Rücksprünge ergeben 4 760, aber ein Gitter hat nur 81 Zellen",
  "b.tables.search.figures.19.fault":
    "Knoten minus Rücksprünge ergeben 4 760, aber ein Gitter hat nur 81 Zellen",
  "b.tables.search.figures.30.fault":
    "Knoten minus Rücksprünge ergeben 30 151, aber ein Gitter hat nur 81 Zellen",
  "b.tables.search.figures.31.fault":
    "Knoten minus Rücksprünge ergeben 30 151, aber ein Gitter hat nur 81 Zellen",
  "b.tables.search.figures.33.fault":
    "Knoten minus Rücksprünge ergeben 256, aber ein Gitter hat nur 81 Zellen",
  "b.tables.search.figures.34.fault":
    "Knoten minus Rücksprünge ergeben 256, aber ein Gitter hat nur 81 Zellen",
  "b.tables.search.claims.0.reason": clearOrder,
  "b.tables.search.claims.1.reason":
    "Der Text nennt keine Ausnahme; eines von zwanzig Gittern wäre eine Ausnahme.",
  "b.tables.search.claims.1.untested":
    "Unsere Gitter der Schwierigkeit 0,0 sind eine Sammlung leichter Gitter mit so vielen leeren Zellen, wie die gedruckten Zahlen verlangen. Nichts zeigt, dass sie so schwer sind wie die Gitter des Textes; deshalb sind sie kein Beleg für dessen Aussagen.",
  "b.tables.search.claims.3.says":
    "Bei Schwierigkeit 2,1 ist es auch schneller, die am stärksten eingeschränkte Zelle zuerst zu wählen.",
  "b.tables.search.claims.4.says":
    "Bei Schwierigkeit 3,0 ist es auch schneller, die am stärksten eingeschränkte Zelle zuerst zu wählen.",
  "b.tables.search.claims.5.says":
    "Bei Schwierigkeit 4,0 ist es auch schneller, die am stärksten eingeschränkte Zelle zuerst zu wählen.",
  "b.tables.search.claims.6.says":
    "Bei Schwierigkeit 5,0 ist es auch schneller, die am stärksten eingeschränkte Zelle zuerst zu wählen.",
  "b.tables.search.claims.7.says":
    "Bei Schwierigkeit 6,3 ist es auch schneller, die am stärksten eingeschränkte Zelle zuerst zu wählen.",
  "b.tables.search.claims.8.says":
    "Bei Schwierigkeit 7,0 ist es auch schneller, die am stärksten eingeschränkte Zelle zuerst zu wählen.",
};
