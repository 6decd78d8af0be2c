/** Was die Studien behaupten, und wie es hier geprüft wird. */
const machine = "Die Beschleunigung hängt vom Rechner ab.";
const curves =
  "Jede Kurve der Studie ist das Bild eines einzigen Laufs; mit ihr lässt sich nichts vergleichen.";
const figures =
  "Das Diagramm zeigt dieselben Werte; „Als Experiment öffnen“ zeichnet unsere Werte.";

export const texts: Readonly<Record<string, string>> = {
  "thesis.title": "A study of Sudoku solving algorithms (Abschlussarbeit)",
  "thesis.tables.thesis.title": "Regeln gegen Backtracking",
  "thesis.tables.thesis.place": "Abschlussarbeit, Ergebnisse",
  "thesis.tables.thesis.claims.0.says":
    "Regeln sind schneller als Backtracking: 0,02 s gegen 1,66 s je Rätsel.",
  "thesis.tables.thesis.claims.1.says": "Backtracking ist bei 2324 der 49 151 Rätsel schneller.",
  "thesis.tables.thesis.claims.1.read":
    "Geprüft an einer Zufallsstichprobe von 1000 Rätseln dieser Liste.",
  "thesis.tables.thesis.claims.2.says":
    "Etwa 20 % des schwersten Zehntels sind für beide Algorithmen schwer.",
  "thesis.tables.thesis.claims.3.says": "Regeln mit Raten lösen jedes Rätsel.",
  "thesis.tables.thesis.notes.0":
    "Eine Zufallsstichprobe von 1000 der 49 151 Rätsel mit 17 Vorgaben, durch einen Startwert bestimmt.",
  "thesis.tables.thesis.notes.1":
    "Die Abschlussarbeit misst die Schwierigkeit als Zeit. Hier wird sie in Schritten gemessen, die nicht vom Rechner abhängen.",
  "thesis.tables.thesis.notes.2":
    "Die Autoren haben ihre Zeiten veröffentlicht. Darin war Backtracking bei 1948 Rätseln schneller; die gedruckten 2324 enthalten auch 376 Gleichstände.",
  "thesis.tables.thesis.notes.3":
    "In den veröffentlichten Zeiten sind 16,2 % des schwersten Zehntels aller 49 151 Rätsel für beide Algorithmen schwer. Bei den ersten 1000 Rätseln sind es 9,5 %; durch Zufall wären es 10 %.",
  "thesis.tables.thesis.notes.4":
    "In unserer Stichprobe haben die Knoten unseres Backtrackings und die Sekunden des ihren eine Rangkorrelation von 0,57, weil die beiden Programme verschiedene Bäume durchsuchen.",
  "thesis.tables.thesis.claims.0.reason":
    "Die Abschlussarbeit vergleicht mit dem Vorzeichentest. Ein Algorithmus, der bei 65 % statt 50 % der Rätsel schneller ist, ist deutlich schneller.",
  "thesis.tables.thesis.claims.1.reason":
    "Zwei Prozentpunkte sind weniger als die Hälfte der gedruckten 4,7 %.",
  "thesis.tables.thesis.claims.2.reason": "„Etwa 20 %“ wird als 15 bis 25 % gelesen.",
  "thesis.tables.thesis.claims.3.reason":
    "Ein ungelöstes Rätsel von hundert wäre in einer Liste von 49 151 aufgefallen.",
  "thesis.tables.families.title": "Alle Familien, von 17 bis 35 Vorgaben",
  "thesis.tables.families.place":
    "Abschlussarbeit, Schlussfolgerungen; Familien und leichtere Fassungen der Entwürfe",
  "thesis.tables.families.claims.0.says":
    "Regeln sind bei Weitem am schnellsten (im Vergleich mit Backtracking).",
  "thesis.tables.families.claims.0.read":
    "Die Tabelle oben gilt für 17 Vorgaben; hier haben die Rätsel 25 oder mehr.",
  "thesis.tables.families.claims.1.says":
    "Regeln sind bei Weitem am schnellsten (im Vergleich mit der Boltzmann-Maschine).",
  "thesis.tables.families.claims.2.says":
    "Regeln sind bei Weitem am schnellsten (im Vergleich mit dem genetischen Algorithmus, den nur die Entwürfe enthalten).",
  "thesis.tables.families.claims.3.says":
    "Die Boltzmann-Maschine löst nur die leichteren Fassungen.",
  "thesis.tables.families.notes.0":
    "Leichtere Fassungen haben zusätzliche Ziffern der Lösung, wie in den Entwürfen beschrieben. Jede Zahl von Vorgaben wird an einer Zufallsstichprobe von zwanzig Rätseln geprüft.",
  "thesis.tables.families.claims.0.reason":
    "Die Abschlussarbeit vergleicht mit dem Vorzeichentest. Ein Algorithmus, der bei 65 % statt 50 % der Rätsel schneller ist, ist deutlich schneller.",
  "thesis.tables.families.claims.1.reason":
    "Die Abschlussarbeit vergleicht mit dem Vorzeichentest. Ein Algorithmus, der bei 65 % statt 50 % der Rätsel schneller ist, ist deutlich schneller.",
  "thesis.tables.families.claims.2.reason":
    "Die Abschlussarbeit vergleicht mit dem Vorzeichentest. Ein Algorithmus, der bei 65 % statt 50 % der Rätsel schneller ist, ist deutlich schneller.",
  "thesis.tables.families.claims.3.reason":
    "„Nur die leichteren Fassungen“ wird als deutlicher Unterschied gelesen: 30 Prozentpunkte mehr werden gelöst.",
  "thesis.tables.boltzmann.title": "Die Boltzmann-Maschine, 46 Vorgaben",
  "thesis.tables.boltzmann.place": "Abschlussarbeit, Ergebnisse",
  "thesis.tables.boltzmann.claims.0.says":
    "Mit K = −0,000035 abgekühlt, lässt sie 1,5 % von 400 Rätseln ungelöst.",
  "thesis.tables.boltzmann.claims.1.says": "Mit K = −0,000025 abgekühlt, lässt sie 2,5 % ungelöst.",
  "thesis.tables.boltzmann.notes.0":
    "Eine Zufallsstichprobe von zwanzig Rätseln mit 46 Vorgaben aus derselben Liste, weil die 400 Rätsel verloren sind. So wenige Rätsel können nur einen großen Unterschied zeigen.",
  "thesis.tables.boltzmann.claims.0.reason":
    "Im Text unterscheiden sich die Ergebnisse der beiden Abkühlraten um einen Prozentpunkt; fünf wären ein anderes Ergebnis.",
  "thesis.tables.boltzmann.claims.1.reason":
    "Im Text unterscheiden sich die Ergebnisse der beiden Abkühlraten um einen Prozentpunkt; fünf wären ein anderes Ergebnis.",
  "thesis.missing.0": "Abbildungen 3 bis 9: Histogramme und sortierte Zeiten eines Rechners.",
  "thesis.missing.1": "Die 400 Rätsel mit 46 Vorgaben.",
  "thesis.missing.2":
    "Die Zahl der in 20 s gelösten Rätsel: Auf dem Rechner der Autoren löste Backtracking 1150 Rätsel in dieser Zeit nicht, aber auf einem anderen Rechner bedeutet dieselbe Grenze etwas anderes.",

  "a.title": "A comparison of sudoku solving algorithms (zwei Entwürfe)",
  "a.tables.singles.title": "Nur Singles",
  "a.tables.singles.place": "Entwürfe, Regeln",
  "a.tables.singles.claims.0.says":
    "Nackte und versteckte Singles lösen ungefähr 50 % der Rätsel mit 17 Vorgaben.",
  "a.tables.singles.claims.0.read": "„Ungefähr 50 %“ wird als 40 bis 60 % gelesen.",
  "a.tables.singles.notes.0":
    "Alle 49 151 Rätsel werden in einigen Sekunden gelöst. Die Seite enthält diese Läufe nicht, weil es zu viele sind.",
  "a.tables.singles.claims.0.reason": "Die Grenzen ergeben sich aus dieser Lesart.",
  "a.tables.ratings.title": "Vergleich der Bewertungen",
  "a.tables.ratings.place": "Entwürfe, Bewertung; Abschlussarbeit, Schwierigkeit",
  "a.tables.ratings.notes.0":
    "Eine Zufallsstichprobe von 200 Rätseln aus minimal-2000.txt. Anstelle der Zeit, die vom Rechner abhängt, werden Schritte verwendet; die menschliche Skala ist die des Sudoku Explainers.",
  "a.tables.ratings.notes.1":
    "Die Abschlussarbeit misst, wie schwer ein Rätsel ist, an der Zeit, die ein Löser braucht. Keiner der Texte nennt eine Korrelation; deshalb gibt es kein Urteil.",
  "a.tables.generation.title": "Erzeugen mit Lösern aus drei Familien",
  "a.tables.generation.place": "Entwürfe und Abschlussarbeit, Erzeugen",
  "a.tables.generation.claims.0.says":
    "Das Erzeugen passt zu den deterministischen Lösern, nicht zur Boltzmann-Maschine.",
  "a.tables.generation.claims.0.read":
    "Gelesen als: Mit der Boltzmann-Maschine dauert das Erzeugen eines Rätsels mindestens zehnmal so lange wie mit Backtracking.",
  "a.tables.generation.notes.0":
    "Jeder Löser erzeugt fünf Rätsel mit denselben Startwerten. Das dauert etwa eine Minute, die meiste davon für die Boltzmann-Maschine. Der Löser entscheidet, ob eine Vorgabe entfallen kann; ein Löser, der die Eindeutigkeit nicht beweisen kann, wird mehrmals gefragt.",
  "a.tables.generation.notes.1":
    "Der kulturelle genetische Algorithmus fehlt, weil er wenige Rätsel mit 20 oder weniger Vorgaben löst, wie die Tabelle der Familien zur Abschlussarbeit zeigt.",
  "a.tables.generation.claims.0.reason": "Das Doppelte des Faktors dieser Lesart.",
  "a.tables.parallel.title": "Suchwege parallel",
  "a.tables.parallel.place": "Entwürfe und Abschlussarbeit, Parallelisierung",
  "a.tables.parallel.claims.0.says":
    "Backtracking kann Suchwegen parallel folgen: Der Baum ist derselbe.",
  "a.tables.parallel.claims.0.reason":
    "Drei Rätsel sind zu wenige, um einen Anteil von Ausnahmen zu schätzen; jeder Unterschied würde der Behauptung widersprechen.",
  "a.tables.parallel.notes.0": `Die vollständige Suche von drei schweren Rätseln, Zeile für Zeile, mit 1, 2 und 4 Workern, soweit der Rechner sie hat. ${machine}`,
  "a.missing.0": "Abbildungen 1 und 2: ein Schwertfisch, als Bild gedruckt.",
  "a.missing.1":
    "Ergebnisse: Die Entwürfe planen den Vergleich nur. Seine Werte stehen in der Abschlussarbeit.",

  "b.tables.search.title": "Backtracking, nach Schwierigkeit",
  "b.tables.search.place": "Tabellen zum Backtracking",
  "b.tables.search.claims.0.says":
    "Die am stärksten eingeschränkte Zelle zuerst zu wählen, braucht weniger Knoten als die Reihenfolge der Zeilen: 403 gegen 39 634 bei Schwierigkeit 2,1.",
  "b.tables.search.claims.1.says":
    "Bei 48 leeren Zellen nimmt sie nie eine Ziffer zurück: 48 Knoten, 0 Rücksprünge.",
  "b.tables.search.claims.2.says": "Sie ist auch schneller.",
  "b.tables.search.notes.0":
    "Die Gitter sind verloren. Jeder gedruckte Wert wird als Wert eines einzelnen Gitters behandelt und mit Gittern derselben Klasse verglichen; ein Faktor zwei wäre wesentlich. Ein einzelnes Gitter kann einen Wert widerlegen, aber kaum bestätigen.",
  "b.tables.search.notes.1":
    "Bei einem gelösten Gitter ist die Zahl der Knoten minus die Zahl der Rücksprünge gleich der Zahl der leeren Zellen. Gedruckte Werte, für die das nicht gilt, stammen nicht von fertigen Läufen.",
  "b.tables.relaxation.title": "Relaxation Labeling",
  "b.tables.relaxation.place": "Tabellen zum Relaxation Labeling",
  "b.tables.relaxation.claims.0.says": "Es löst Schwierigkeit 0,0.",
  "b.tables.relaxation.claims.0.read":
    "Gelesen als: Es löst die meisten Gitter mit 48 leeren Zellen.",
  "b.tables.relaxation.claims.1.says": "Es löst Schwierigkeit 2,0 nicht.",
  "b.tables.relaxation.claims.1.read": "Gelesen als: Es löst wenige Gitter, wenn überhaupt welche.",
  "b.tables.relaxation.notes.0":
    "Gezählt werden Schritte, bis sich die Konsistenz um weniger als 0,01 ändert.",
  "b.tables.relaxation.claims.0.reason":
    "Drei von vier Gittern statt der Hälfte sind deutlich die meisten.",
  "b.tables.relaxation.claims.1.reason":
    "Das Doppelte des Anteils dieser Lesart ist nicht mehr „wenig“.",
  "b.tables.parallel.title": "Relaxation Labeling parallel",
  "b.tables.parallel.place": "Tabelle zur parallelen Fassung",
  "b.tables.parallel.claims.0.says":
    "Parallel ist es 2,05-mal so schnell: 34,1 s statt 70,0 s bei Schwierigkeit 0,0 (2,36-mal bei 2,0).",
  "b.tables.parallel.claims.1.says":
    "Die parallele und die sequenzielle Fassung berechnen dasselbe Ergebnis.",
  "b.tables.parallel.notes.0":
    "Die Studie verwendet OpenMP; hier schickt jeder Web-Worker den anderen seinen Teil jedes Schritts. Gemessen werden die ersten 100 Schritte an fünf Gittern mit 16 × 16, wobei die Summen nach der Definition berechnet werden. Bei 9 × 9 ist ein Schritt zu kurz, um geteilt zu werden.",
  "b.tables.parallel.notes.1": machine,
  "b.tables.parallel.claims.0.reason":
    "Ein halber Worker; die beiden gedruckten Faktoren liegen 0,31 auseinander.",
  "b.tables.parallel.claims.1.reason":
    "Fünf Gitter sind zu wenige, um einen Anteil von Ausnahmen zu schätzen; jeder Unterschied würde der Behauptung widersprechen.",
  "b.missing.0":
    "Schwierigkeit 8,0: Die Stichprobe aus Radcliffes Daten auf dieser Seite enthält kein solches Gitter.",
  "b.missing.1": "Die Gitter selbst: Der Text druckt sie nicht.",
  "b.missing.2":
    "Zeiten: gemessen auf einem AMD Ryzen 5 3500U. Sie werden gezeigt, aber nicht beurteilt.",

  "b.open.0.asks": "In welcher Reihenfolge werden die Ziffern eines Wertebereichs probiert?",
  "b.open.0.readings.0.says": "Von 1 bis 9, wie in den beiden Voreinstellungen.",
  "b.open.0.readings.1.says": "Von 9 bis 1.",
  "b.open.0.readings.2.says": "In zufälliger Reihenfolge.",
  "b.open.1.asks": "Welcher von mehreren gleich großen Wertebereichen kommt zuerst?",
  "b.open.1.readings.0.says": "Der erste in Zeilenordnung, wie in der Voreinstellung.",
  "b.open.1.readings.1.says": "Die Zelle mit den meisten leeren Zellen in Zeile, Spalte und Block.",
  "b.tables.search.figures.12.fault": "3 629 Rücksprünge mehr als Knoten",
  "b.tables.search.figures.13.fault": "3 629 Rücksprünge mehr als Knoten",
  "b.tables.search.figures.18.fault": "4 761 Knoten wurden nie zurückgenommen",
  "b.tables.search.figures.19.fault": "4 761 Knoten wurden nie zurückgenommen",
  "b.tables.search.figures.30.fault": "30 152 Knoten wurden nie zurückgenommen",
  "b.tables.search.figures.31.fault": "30 152 Knoten wurden nie zurückgenommen",
  "b.tables.search.figures.33.fault": "257 Knoten wurden nie zurückgenommen",
  "b.tables.search.figures.34.fault": "257 Knoten wurden nie zurückgenommen",
  "b.tables.search.claims.0.reason":
    "Gilt die Reihenfolge bei 65 % der Gitter statt der Hälfte, ist sie deutlich.",
  "b.tables.search.claims.1.reason":
    "Der Text nennt keine Ausnahme; eines von zwanzig Gittern wäre eine Ausnahme.",
  "b.tables.search.claims.2.reason":
    "Gilt die Reihenfolge bei 65 % der Gitter statt der Hälfte, ist sie deutlich.",
  "c.tables.crowd.figures.2.note": "262,26 im Text",
  "c.tables.crowd.title": "Mit und ohne Schwarm",
  "c.tables.crowd.place": "Tabelle 1",
  "c.tables.crowd.claims.0.says": "Der Schwarm endet mit weniger Konflikten: 3,78 gegen 3,82.",
  "c.tables.crowd.claims.1.says": "Der Schwarm braucht weniger Generationen: 252,04 gegen 264,26.",
  "c.tables.crowd.claims.2.says":
    "Beide lösen sehr leichte und leichte Gitter (36 und 34 Vorgaben) zuverlässig.",
  "c.tables.crowd.claims.2.read": "„Zuverlässig“ wird als neun von zehn Läufen gelesen.",
  "c.tables.crowd.claims.3.says": "Mittlere Gitter (30 Vorgaben) werden gelegentlich gelöst.",
  "c.tables.crowd.claims.3.read":
    "„Gelegentlich“ wird als einige Läufe gelesen, aber höchstens die Hälfte.",
  "c.tables.crowd.claims.4.says":
    "Auch bei sehr schweren Gittern (17 Vorgaben) enden Läufe im Mittel mit weniger als 8 Konflikten.",
  "c.tables.crowd.notes.0":
    "Ein Schritt ist eine Generation. Läufe an demselben Gitter ähneln sich und werden daher zuerst gemittelt; Intervalle und Tests zählen Gitter, nicht Läufe.",
  "c.tables.crowd.claims.0.reason":
    "Ein halber Konflikt; ein Gitter hat eine ganze Zahl von Konflikten, und die gedruckten Mittelwerte liegen bei 3,8.",
  "c.tables.crowd.claims.1.reason": "Ein Zehntel der gedruckten 252 bis 264 Generationen.",
  "c.tables.crowd.claims.2.reason": "Acht von zehn Läufen statt neun sind nicht mehr zuverlässig.",
  "c.tables.crowd.claims.3.reason": "Die Grenzen ergeben sich aus dieser Lesart.",
  "c.tables.crowd.claims.4.reason":
    "Ein Konflikt ist der kleinste mögliche Unterschied bei einem Gitter.",
  "c.tables.aggregate.title": "Das Aggregat, Generation für Generation",
  "c.tables.aggregate.place": "Abbildung 14",
  "c.tables.aggregate.claims.0.says": "Das Aggregat schlägt immer das Mittel der Experten.",
  "c.tables.aggregate.claims.0.read": "„Immer“ wird als mindestens 99 % der Generationen gelesen.",
  "c.tables.aggregate.claims.1.says":
    "Es schlägt den besten Experten in etwa der Hälfte der Generationen.",
  "c.tables.aggregate.claims.1.read": "„Etwa die Hälfte“ wird als 40 bis 60 % gelesen.",
  "c.tables.aggregate.claims.2.says":
    "Im Mittel hat es 0,348 Konflikte (4,2 %) weniger als der beste Experte.",
  "c.tables.aggregate.claims.3.says":
    "Ein Lauf dauert 87,81 Generationen, bis das Gitter gelöst ist oder sich nicht mehr verbessert.",
  "c.tables.aggregate.claims.3.read":
    "Der Text sagt das von allen Gittern; hier wird es an Gittern mit 36 Vorgaben geprüft. Gelesen als: die letzte Generation, in der sich das beste Individuum verbessert.",
  "c.tables.aggregate.notes.0":
    "Mittelwerte über die Läufe, die noch nicht beendet sind, an fünf Gittern mit 36 Vorgaben und je zehn Startwerten. Der Wert der Studie stammt von ihrem einen sehr leichten Gitter.",
  "c.tables.aggregate.notes.1":
    "Generationen, in denen alle Experten gleich viele Konflikte haben, bleiben außer Betracht, weil es dann nichts zu schlagen gibt.",
  "c.tables.aggregate.claims.0.reason":
    "Mit Ausnahmen in fünf Prozent der Generationen wäre „immer“ falsch.",
  "c.tables.aggregate.claims.1.reason": "Die Grenzen ergeben sich aus dieser Lesart.",
  "c.tables.aggregate.claims.2.reason": "Die Hälfte des gedruckten Unterschieds.",
  "c.tables.aggregate.claims.3.reason":
    "Zwanzig Generationen sind ein Viertel der gedruckten Zahl.",
  "c.tables.medium.title": "Generation für Generation, mittlere Gitter",
  "c.tables.medium.place": "Abbildungen 11 bis 13, einzelne Läufe",
  "c.tables.medium.notes.0": `Mittelwerte über die Läufe, die noch nicht beendet sind, an fünf Gittern mit 30 Vorgaben und je zwei Startwerten. ${curves}`,
  "c.tables.hard.title": "Generation für Generation, sehr schwere Gitter",
  "c.tables.hard.place": "Abbildungen 11 bis 13, einzelne Läufe",
  "c.tables.hard.notes.0": `Mittelwerte über die Läufe, die noch nicht beendet sind, an fünf Gittern mit 17 Vorgaben und je zwei Startwerten. ${curves}`,
  "c.missing.0": "Die fünf Gitter: Sie sind als Bilder gedruckt.",
  "c.missing.1":
    "Abbildungen 11 bis 13 selbst: einzelne Läufe an jenen Gittern. Die Kurven hier stammen von Läufen an anderen Gittern.",
  "c.missing.2":
    "Zeiten: gemessen auf einem anderen Rechner. Sie werden gezeigt, aber nicht beurteilt.",

  "d.tables.nine.title": "9 × 9: was jede Einstellung bewirkt",
  "d.tables.nine.place": "Tabelle zu 9 × 9 und ihr Diagramm",
  "d.tables.nine.claims.0.says":
    "Mit Wertebereichen expandiert der Löser dieselben Zustände wie mit Brute Force.",
  "d.tables.nine.claims.1.says": "Wertebereiche sind etwas schneller.",
  "d.tables.nine.claims.1.read": "Geprüft wird, ob sie schneller sind, nicht um wie viel.",
  "d.tables.nine.claims.2.says":
    "Den kleinsten Wertebereich zuerst zu wählen, expandiert bei 9 von 10 Gittern weniger Zustände.",
  "d.tables.nine.claims.3.says": "Beim mittleren Gitter spart das einen Faktor von 46.",
  "d.tables.nine.claims.4.says": "Einfache Inferenz vor der Suche spart Zustände.",
  "d.tables.nine.claims.5.says": "Das Ziel, jedes 9 × 9-Gitter in 0,1 s zu lösen, wird erreicht.",
  "d.tables.nine.claims.6.says":
    "Die Wertheuristik hilft nicht: In der Reihenfolge der Zellen spart sie keine Zustände.",
  "d.tables.nine.claims.6.read":
    "Gelesen als: Sie spart bei höchstens der Hälfte der Gitter Zustände.",
  "d.tables.nine.claims.6.reason":
    "Sparte sie bei 65 % der Gitter statt der Hälfte Zustände, wäre die Hilfe deutlich.",
  "d.tables.nine.claims.7.says":
    "Auch wenn der kleinste Wertebereich zuerst gewählt wird, spart die Wertheuristik keine Zustände.",
  "d.tables.nine.claims.7.read":
    "Gelesen als: Sie spart bei höchstens der Hälfte der Gitter Zustände.",
  "d.tables.nine.claims.7.reason":
    "Sparte sie bei 65 % der Gitter statt der Hälfte Zustände, wäre die Hilfe deutlich.",
  "d.tables.nine.notes.0": figures,
  "d.tables.nine.notes.1":
    "Die Studie zählt Zustände, auch den anfänglichen; die Zahl der Knoten ist hier um eins kleiner.",
  "d.tables.nine.notes.2":
    "Die zehn Gitter der Studie sind verloren. Aussagen über jedes Gitter und über Reihenfolgen werden an einer Zufallsstichprobe von fünfzig von Radcliffes bewerteten Rätseln geprüft; Werte werden nicht geprüft.",
  "d.tables.nine.claims.0.reason":
    "Die Studie hat zehn Gitter; eine Ausnahme bei einem davon wäre aufgefallen.",
  "d.tables.nine.claims.1.reason":
    "Gilt die Reihenfolge bei 65 % der Gitter statt der Hälfte, ist sie deutlich.",
  "d.tables.nine.claims.2.reason": "Zwei der zehn Gitter der Studie.",
  "d.tables.nine.claims.2.untested":
    "Die zehn Gitter sind verloren, und der Text sagt nicht, wie sie ausgewählt wurden. Andere Gitter können diesen Wert weder bestätigen noch widerlegen.",
  "d.tables.nine.claims.3.reason": "Ein Faktor zwei.",
  "d.tables.nine.claims.3.untested":
    "Die zehn Gitter sind verloren, und der Text sagt nicht, wie sie ausgewählt wurden. Andere Gitter können diesen Wert weder bestätigen noch widerlegen.",
  "d.tables.nine.claims.4.reason":
    "Gilt die Reihenfolge bei 65 % der Gitter statt der Hälfte, ist sie deutlich.",
  "d.tables.nine.claims.5.reason":
    "Die Studie hat zehn Gitter; eine Ausnahme bei einem davon wäre aufgefallen.",
  "d.tables.nine.untested":
    "Die zehn Gitter sind verloren, und der Text sagt nicht, wie sie ausgewählt wurden. Andere Gitter können diesen Wert weder bestätigen noch widerlegen.",
  "d.tables.sixteen.title": "16 × 16: die endgültige Fassung",
  "d.tables.sixteen.place": "Tabelle zu 16 × 16 und ihr Diagramm",
  "d.tables.sixteen.claims.0.says":
    "Inferenz allein löst 9 von 13 Gittern, in einem einzigen Zustand.",
  "d.tables.sixteen.claims.1.says":
    "Inferenz spart Zustände: Aus 553 087 werden 1231 bei Gitter 2, und aus 10,3 s werden 0,25 s.",
  "d.tables.sixteen.claims.1.read":
    "Verglichen werden Zustände. Bei Gittern, an denen beide Fassungen alle 200 000 Knoten verbrauchen, ist kein Unterschied zu sehen.",
  "d.tables.sixteen.claims.2.says":
    "Das Ziel, jedes 16 × 16-Gitter in einer Minute zu lösen, wird bei 12 von 13 Gittern erreicht.",
  "d.tables.sixteen.claims.2.read":
    "Hier darf ein Lauf 200 000 Knoten versuchen, was weniger als eine Sekunde dauert.",
  "d.tables.sixteen.notes.0": figures,
  "d.tables.sixteen.notes.1":
    "Jeder Lauf endet nach 200 000 Knoten. Ein ungelöster Lauf zählt als schlechter als jeder gelöste.",
  "d.tables.sixteen.claims.0.reason": "Drei der dreizehn Gitter der Studie.",
  "d.tables.sixteen.claims.0.untested":
    "Die 16 × 16-Gitter sind eine veröffentlichte Liste, keine Zufallsstichprobe, und die dreizehn Gitter des Textes sind verloren.",
  "d.tables.sixteen.claims.1.reason":
    "Gilt die Reihenfolge bei 65 % der Gitter statt der Hälfte, ist sie deutlich.",
  "d.tables.sixteen.claims.1.untested":
    "Die 16 × 16-Gitter sind eine veröffentlichte Liste, keine Zufallsstichprobe, und die dreizehn Gitter des Textes sind verloren.",
  "d.tables.sixteen.claims.2.reason": "Drei der dreizehn Gitter der Studie.",
  "d.tables.sixteen.claims.2.untested":
    "Die 16 × 16-Gitter sind eine veröffentlichte Liste, keine Zufallsstichprobe, und die dreizehn Gitter des Textes sind verloren.",
  "d.tables.sixteen.untested":
    "Die 16 × 16-Gitter sind eine veröffentlichte Liste, keine Zufallsstichprobe, und die dreizehn Gitter des Textes sind verloren.",
  "d.missing.0":
    "Die Gitter: Der Text druckt eines, Gitter 7 mit 16 × 16, von dem 83 der 103 Vorgaben lesbar sind.",
  "d.missing.1":
    "Das schwerste 16 × 16-Gitter mit 7 023 315 Zuständen und 96,6 s: Hier werden Läufe bei 200 000 Knoten abgebrochen.",
};
