/** Die Aussagen der Studien und ihre Überprüfung. */
import { textsOfB } from "./papers-b";
import { clearOrder, machine } from "./papers-shared";

const figures =
  "Das Diagramm zeigt dieselben Werte; „Als Experiment öffnen“ zeichnet unsere Werte.";

const oneBoard =
  "Der Text hat nur ein Gitter je Klasse, und nichts zeigt, dass Gitter mit ebenso vielen Vorgaben so schwer sind wie die Gitter des Textes.";
const onceRun =
  "Das Programm der Autoren löst jedes Rätsel mindestens viermal und zählt es als ungelöst, sobald ein Lauf scheitert; bei uns lief jedes Rätsel einmal.";
const busy =
  "Zeiten, die auf einem ausgelasteten Rechner aufgezeichnet wurden, werden nicht beurteilt.";
const tenBoards =
  "Die zehn Gitter sind verloren, und der Text sagt nicht, wie sie ausgewählt wurden. Andere Gitter können diesen Wert deshalb weder bestätigen noch widerlegen.";
const lostBoard2 =
  "Gitter 2 ist verloren, und der Text nennt keine Grundgesamtheit, aus der es stammt. Die Ersparnis an anderen Gittern kann die gedruckte Ersparnis deshalb weder bestätigen noch widerlegen.";
const thirteenBoards =
  "Die 16 × 16-Gitter sind eine veröffentlichte Liste, keine Zufallsstichprobe, und die dreizehn Gitter des Textes sind verloren.";
const clearHelp =
  "Würde Inferenz bei 65 % statt bei der Hälfte der Gitter helfen, wäre ihr Nutzen deutlich.";
const clearOnBoards =
  "Gilt die Rangfolge bei 65 % statt bei der Hälfte der Gitter, ist sie deutlich.";
const signTest =
  "Die Abschlussarbeit vergleicht Algorithmen mit dem Vorzeichentest. Ein Algorithmus, der bei 65 % statt 50 % der Rätsel schneller ist, ist deutlich schneller.";

export const texts: Readonly<Record<string, string>> = {
  ...textsOfB,
  "thesis.title": "A study of Sudoku solving algorithms (Abschlussarbeit)",
  "thesis.tables.thesis.title": "Regeln gegen Backtracking",
  "thesis.tables.thesis.place": "Abschlussarbeit, Ergebnisse",
  "thesis.tables.thesis.claims.0.says":
    "Regeln sind schneller als Backtracking: 0,02 s gegen 1,66 s je Rätsel.",
  "thesis.tables.thesis.claims.1.says": "Backtracking ist bei 2 324 der 49 151 Rätsel schneller.",
  "thesis.tables.thesis.claims.1.read":
    "Geprüft an einer Zufallsstichprobe von 1 000 Rätseln dieser Liste.",
  "thesis.tables.thesis.claims.2.says":
    "Von dem schwersten Zehntel der Rätsel sind etwa 20 % für beide Programme schwer.",
  "thesis.tables.thesis.claims.2.read":
    "Der Text misst die Schwierigkeit eines Rätsels an der Zeit eines Lösers. Hier gilt die Zahl der Schritte als Schwierigkeit; das ist ein anderes Maß.",
  "thesis.tables.thesis.claims.3.says": "Regeln mit Raten lösen jedes Rätsel.",
  "thesis.tables.thesis.claims.3.implied":
    "Regeln mit Raten sind eine vollständige Suche: Ohne Zeitgrenze löst ein fehlerfreies Programm jedes Rätsel.",
  "thesis.tables.thesis.notes.0":
    "Eine Zufallsstichprobe von 1 000 der 49 151 Rätsel mit 17 Vorgaben, durch einen Startwert bestimmt. Jedes Rätsel hat seine Min-lex-Form, die auch die Autoren verwendeten, denn der Aufwand des Backtrackings hängt von der Anordnung des Rätsels ab.",
  "thesis.tables.thesis.notes.1":
    "Die Abschlussarbeit misst die Schwierigkeit als Zeit. Hier wird die Schwierigkeit in Schritten gemessen, die nicht vom Rechner abhängen.",
  "thesis.tables.thesis.notes.2":
    "Die Tabelle „Die Abschlussarbeit, Rätsel für Rätsel“ weiter unten vergleicht unsere Zählungen mit den Zeiten, die die Autoren veröffentlicht haben.",
  "thesis.tables.thesis.claims.0.reason": signTest,
  "thesis.tables.thesis.claims.0.untested": busy,
  "thesis.tables.thesis.claims.1.reason":
    "Zwei Prozentpunkte sind weniger als die Hälfte der gedruckten 4,7 %.",
  "thesis.tables.thesis.claims.1.untested":
    "Diese Zahl hängt von den Programmen und vom Rechner ab. Die Zeiten der Autoren weiter unten ergeben 1 948 solche Rätsel und 376 Gleichstände. Zeiten, die auf einem ausgelasteten Rechner aufgezeichnet wurden, werden nicht beurteilt.",
  "thesis.tables.thesis.claims.2.reason": "„Etwa 20 %“ wird als 15 bis 25 % gelesen.",
  "thesis.tables.thesis.claims.3.reason":
    "Wäre eines von hundert Rätseln ungelöst, wäre das bei 49 151 Rätseln aufgefallen.",
  "thesis.tables.times.title": "Die Abschlussarbeit, Rätsel für Rätsel",
  "thesis.tables.times.place": "Abschlussarbeit, Kapitel 4 („Analysis“)",
  "thesis.tables.times.notes.0":
    "Die Autoren haben die Zeiten beider Programme, in Sekunden, für alle 49 151 Rätsel veröffentlicht. Unsere Werte sind Zählungen an einer Zufallsstichprobe von 1 000 dieser Rätsel.",
  "thesis.tables.times.notes.1":
    "Ein Knoten ist eine Ziffer, die bei einer Verzweigung versucht wird; ein Schritt der Regeln ist eine Anwendung einer Technik.",
  "thesis.tables.times.notes.2":
    "Die Grenze von 20 s entspricht hier etwa 540 000 Knoten: Alle Rätsel der Stichprobe, die das Backtracking auf dem Rechner der Autoren löste, brauchen weniger Knoten, alle anderen mehr.",
  "thesis.tables.times.notes.3":
    "Bei den Regeln dauern wenige Rätsel länger als die häufigsten Zeiten; die Arbeit vermutet den Grund dafür im Raten. In unserer Stichprobe fällt die Zahl der Rätsel je 2,5 ms, gemessen an den Zeiten der Autoren, von 206 bei 0,0175 s auf 35 bei 0,0275 s. Ohne die Rätsel, bei denen die Regeln der Arbeit raten, fällt diese Zahl von 174 auf 17; der Rückgang bleibt also.",
  "thesis.tables.times.notes.4":
    "Die Arbeit nennt die Zeiten von Regeln und Backtracking „precise with relatively low variance“. Über die Rätsel beträgt die Standardabweichung das 0,98-Fache des Mittelwerts bei den Regeln und das 1,72-Fache beim Backtracking. Bei den Rätseln mit 46 Vorgaben, die die Boltzmann-Maschine gelöst hat, beträgt sie mit jeder Abkühlung das 0,04-Fache. Es gibt kein Urteil, weil „relatively low“ kein Maß nennt.",
  "thesis.tables.readings.title":
    "Backtracking: die Reihenfolge der Ziffern und gleichrangiger Zellen",
  "thesis.tables.readings.place": "Abschlussarbeit, Backtracking",
  "thesis.tables.readings.notes.0":
    "Die Abschlussarbeit sagt weder, in welcher Reihenfolge das Backtracking Ziffern probiert, noch, welche von mehreren Zellen mit gleich wenigen Kandidaten zuerst kommt. Die Programme unterscheiden sich nur in diesen beiden Reihenfolgen.",
  "thesis.tables.readings.notes.1":
    "Die Zeiten der Autoren entscheiden diese Frage: Mit Ziffern von 1 bis 9 und der ersten Zelle in Zeilenordnung beträgt die Rangkorrelation von Knoten und Zeiten 0,9999. Sie beträgt 0,80, wenn bei Gleichstand der Grad entscheidet, 0,68 mit zufälligen Ziffern und 0,47 mit Ziffern von 9 bis 1.",
  "thesis.tables.families.title": "Alle Familien, von 17 bis 35 Vorgaben",
  "thesis.tables.families.place":
    "Abschlussarbeit, Schlussfolgerungen; Familien und leichtere Fassungen der Entwürfe",
  "thesis.tables.families.claims.0.says":
    "Regeln sind bei Weitem am schnellsten (im Vergleich mit Backtracking).",
  "thesis.tables.families.claims.1.says":
    "Regeln sind bei Weitem am schnellsten (im Vergleich mit der Boltzmann-Maschine).",
  "thesis.tables.families.claims.2.says":
    "Regeln sind bei Weitem am schnellsten (hier auch im Vergleich mit dem genetischen Algorithmus der Entwürfe, den wir hinzugefügt haben).",
  "thesis.tables.families.notes.0":
    "Die leichteren Fassungen eines Rätsels haben zusätzliche Ziffern der Lösung, wie in den Entwürfen beschrieben. Für jede Zahl von Vorgaben gibt es eine Zufallsstichprobe von zwanzig Rätseln.",
  "thesis.tables.families.claims.0.reason": signTest,
  "thesis.tables.families.claims.0.untested":
    "Die Abschlussarbeit vergleicht Regeln und Backtracking nur an Rätseln mit 17 Vorgaben. Zeiten, die auf einem ausgelasteten Rechner aufgezeichnet wurden, werden nicht beurteilt.",
  "thesis.tables.families.claims.1.reason": signTest,
  "thesis.tables.families.claims.1.untested":
    "Die Abschlussarbeit ließ ihre Boltzmann-Maschine nur an Rätseln mit 46 Vorgaben laufen. Die Rätsel dieser Tabelle haben 17 bis 35 Vorgaben, und die Maschine läuft mit der Voreinstellung boltzmann:paper. Zeiten, die auf einem ausgelasteten Rechner aufgezeichnet wurden, werden nicht beurteilt.",
  "thesis.tables.families.claims.2.reason": signTest,
  "thesis.tables.families.claims.2.untested":
    "Die Abschlussarbeit hat keinen genetischen Algorithmus. Zeiten, die auf einem ausgelasteten Rechner aufgezeichnet wurden, werden nicht beurteilt.",
  "thesis.tables.families.claims.1.read": "Gemessen mit der Voreinstellung boltzmann:paper.",
  "thesis.tables.families.notes.1":
    "Die Boltzmann-Maschine dieser Tabelle ist die Voreinstellung boltzmann:paper, deren Kodierung vom Programm der Autoren abweicht. Die Maschine der nächsten Tabelle hat die Kodierung des Programms.",
  "thesis.tables.easier.title": "Die Boltzmann-Maschine, von 17 bis 46 Vorgaben",
  "thesis.tables.easier.place": "Abschlussarbeit, Schlussfolgerungen",
  "thesis.tables.easier.claims.0.says": "Die Boltzmann-Maschine löst nur die leichteren Fassungen.",
  "thesis.tables.easier.claims.0.read":
    "Gelesen als: Von Rätseln mit 46 Vorgaben, wie sie die Abschlussarbeit verwendet, löst die Maschine einen Anteil, der um mindestens 30 Prozentpunkte größer ist als bei Rätseln mit 17 Vorgaben.",
  "thesis.tables.easier.claims.0.reason":
    "Die Aussage wird als Unterschied von mindestens 30 Prozentpunkten gelesen; 60 Prozentpunkte wären deutlich mehr.",
  "thesis.tables.easier.notes.0":
    "Die Maschine hat die Kodierung des Programms der Autoren und wird mit K = −0,000035 abgekühlt. Jede Zahl von Vorgaben hat ihre eigene Zufallsstichprobe von 40 Rätseln, mit je einem Lauf.",
  "thesis.tables.boltzmann.title": "Die Boltzmann-Maschine, 46 Vorgaben",
  "thesis.tables.boltzmann.place": "Abschlussarbeit, Ergebnisse",
  "thesis.tables.boltzmann.claims.0.says":
    "Mit K = −0,000035 abgekühlt, lässt die Boltzmann-Maschine 1,5 % von 400 Rätseln ungelöst. (Die Achse zeigt den Anteil der gelösten Rätsel.)",
  "thesis.tables.boltzmann.claims.1.says":
    "Bei Abkühlung mit K = −0,000025 bleiben 2,5 % der Rätsel ohne Zeit: 2 % instabile Rätsel, die die Maschine gelöst hat, und 0,5 % ungelöste. (Die Achse zeigt den Anteil der gelösten Rätsel.)",
  "thesis.tables.boltzmann.notes.0":
    "Die 400 Rätsel der Autoren sind verloren. Unsere Läufe verwenden eine Zufallsstichprobe von 200 Rätseln derselben Liste, auf 46 Vorgaben ergänzt: ein Lauf je Rätsel, mit Startwert 1.",
  "thesis.tables.boltzmann.notes.1":
    "Das Programm der Autoren macht aus jedem Rätsel, das es liest, vier Rätsel; die 400 Rätsel der Abschlussarbeit stammen also aus 100 Rätseln. Unsere 200 Rätsel stammen aus 200 verschiedenen Rätseln.",
  "thesis.tables.boltzmann.notes.2":
    "Ein Lauf endet hier bei T = 0,001; die Läufe der Autoren gingen bei dieser Temperatur weiter, bis 20 Sekunden vergangen waren.",
  "thesis.tables.boltzmann.notes.3":
    "Von den 400 veröffentlichten Zeiten für K = −0,000025 kennzeichnen 8 ein instabiles und 3 ein ungelöstes Rätsel. Zusammen sind das 2,75 % und nicht die gedruckten 2,5 %.",
  "thesis.tables.boltzmann.claims.0.reason":
    "Die 400 Rätsel der Abschlussarbeit stammen aus 100 Rätseln; der Standardfehler eines gedruckten Anteils beträgt deshalb etwa einen Prozentpunkt. Die gedruckten Anteile der beiden Abkühlraten unterscheiden sich nur um einen Punkt, und das lässt sich nicht prüfen. Ein Unterschied von fünf Punkten ist der kleinste ganzzahlige, den beide Tests mit einer Trennschärfe von 80 % erkennen.",
  "thesis.tables.boltzmann.claims.0.untested": onceRun,
  "thesis.tables.boltzmann.claims.1.reason":
    "Die 400 Rätsel der Abschlussarbeit stammen aus 100 Rätseln; der Standardfehler eines gedruckten Anteils beträgt deshalb etwa einen Prozentpunkt. Die gedruckten Anteile der beiden Abkühlraten unterscheiden sich nur um einen Punkt, und das lässt sich nicht prüfen. Ein Unterschied von fünf Punkten ist der kleinste ganzzahlige, den beide Tests mit einer Trennschärfe von 80 % erkennen.",
  "thesis.tables.boltzmann.claims.1.untested": onceRun,
  "thesis.tables.boltzmann.claims.1.read":
    "Verglichen wird mit einem Anteil von 397 von 400, weil die veröffentlichten Zeiten 3 ungelöste Rätsel enthalten. Die gedruckten 0,5 % wären 2 ungelöste Rätsel, der Anteil also 398 von 400.",
  "thesis.tables.encoding.title":
    "Die Boltzmann-Maschine, wie der Text sie beschreibt, 46 Vorgaben",
  "thesis.tables.encoding.place": "Abschlussarbeit, Boltzmann-Maschine",
  "thesis.tables.encoding.notes.0":
    "Im Text hemmen sich Knoten, die einander ausschließen, gegenseitig, auch innerhalb einer Zelle. Das Programm der Autoren hat keine Gewichte innerhalb einer Zelle und andere Gewichte für Vorgaben. Hier läuft die Voreinstellung boltzmann:paper, wie in der Abschlussarbeit mit K = −0,000035 abgekühlt, an 40 Rätseln mit 46 Vorgaben.",
  "thesis.tables.encoding.notes.1":
    "Ein Schritt ist ein Durchlauf über alle Knoten. Die Kodierung des Textes braucht weniger Durchläufe: Mit ihr werden diese Rätsel bei höheren Temperaturen gelöst als mit dem Programm der Autoren, und auch bei höheren, als die Abschlussarbeit angibt. Der Text nennt für diese Kodierung kein eigenes Ergebnis; deshalb gibt es kein Urteil.",
  "thesis.missing.0": "Die 400 Rätsel mit 46 Vorgaben.",

  "a.title": "A comparison of sudoku solving algorithms (zwei Entwürfe)",
  "a.tables.singles.title": "Nur Singles",
  "a.tables.singles.place": "Entwürfe, Regeln",
  "a.tables.singles.claims.0.says":
    "Nackte und versteckte Singles lösen ungefähr 50 % der Rätsel mit 17 Vorgaben.",
  "a.tables.singles.claims.0.read": "„Ungefähr 50 %“ wird als 40 bis 60 % gelesen.",
  "a.tables.singles.notes.0":
    "Alle 49 151 Rätsel werden in einigen Sekunden gelöst. Die Seite enthält diese Aufzeichnungen nicht, weil es zu viele sind.",
  "a.tables.singles.claims.0.reason": "Die Grenzen ergeben sich aus dieser Lesart.",
  "a.tables.rules.title": "Welche Regeln ihre Zeit wert sind",
  "a.tables.rules.place": "Entwürfe, Regeln",
  "a.tables.rules.notes.0":
    "Ohne zu raten, lösen Singles allein 128 der 300 Rätsel und alle Regeln zusammen 218. Wird eine Art von Regeln weggelassen, ist der Verlust bei versteckten Singles am größten (104 Rätsel), dann bei Fischen (15). Ohne nackte Singles oder ohne eine der beiden Arten von Teilmengen ändert sich wenig: Die anderen Regeln finden fast dasselbe.",
  "a.tables.rules.notes.1":
    "Eine Zufallsstichprobe von 300 der 49 151 Rätsel mit 17 Vorgaben. Jedes Programm rät, wenn keine seiner Regeln anwendbar ist; daher lösen alle Programme jedes Rätsel.",
  "a.tables.rules.notes.2":
    "Die Entwürfe fragen, ob manche Regeln für die Rätsel, die sie lösen, zu viel Zeit brauchen. Die Entwürfe geben keine Antwort; deshalb gibt es kein Urteil.",
  "a.tables.rules.notes.3": "Die Zeiten wurden aufgezeichnet, während andere Programme liefen.",
  "a.tables.difficult.title": "Sind schwere Rätsel schwer zu erzeugen?",
  "a.tables.difficult.place": "Entwürfe, Vergleich",
  "a.tables.difficult.claims.0.says": "Die meisten Sudokus sind wahrscheinlich leicht.",
  "a.tables.difficult.claims.0.read":
    "Der Entwurf nennt ein Rätsel leicht, wenn Singles es lösen. Gelesen als: Singles lösen mehr als die Hälfte der erzeugten minimalen Rätsel.",
  "a.tables.difficult.claims.0.reason": "Sechs von zehn Rätseln sind deutlich mehr als die Hälfte.",
  "a.tables.difficult.claims.0.untested":
    "Der Entwurf schließt das aus seinen Rätseln mit 17 Vorgaben, von denen Singles 44,57 % lösen. Er nennt keine andere Grundgesamtheit, und die Ergebnisse mit minimalen Rätseln und mit 30 Vorgaben unterscheiden sich.",
  "a.tables.difficult.claims.1.says":
    "Es wird wahrscheinlich schwer sein, schwere Rätsel zu erzeugen.",
  "a.tables.difficult.claims.1.read":
    "Die Abschlussarbeit sagt, dass ihre Regeln nur bei einem kleinen Teil aller Rätsel nicht ausreichen. Gelesen als: Bei höchstens einem von zehn erzeugten minimalen Rätseln müssen diese Regeln raten.",
  "a.tables.difficult.claims.1.reason":
    "Ein doppelt so großer Anteil wäre deutlich größer als diese Lesart.",
  "a.tables.difficult.claims.1.untested":
    "Der Entwurf nennt keine Grundgesamtheit von Rätseln, und bei Rätseln mit 30 Vorgaben ist das Ergebnis anders als bei minimalen Rätseln.",
  "a.tables.difficult.notes.0":
    "Je 500 Rätsel, durch zufälliges Wegnehmen von Vorgaben erzeugt: minimale Rätsel, wie die des Entwurfs, und Rätsel mit 30 Vorgaben.",
  "a.tables.difficult.notes.1":
    "Der Entwurf nennt das eine Hypothese, die nicht geprüft wurde. Ein Rätsel gilt als umso schwerer, je mehr Ziffern die Regeln der Abschlussarbeit probieren müssen.",
  "a.tables.ratings.title": "Bewertungen im Vergleich",
  "a.tables.ratings.place": "Entwürfe, Bewertung; Abschlussarbeit, Schwierigkeit",
  "a.tables.ratings.notes.0":
    "Eine Zufallsstichprobe von 200 Rätseln aus minimal-2000.txt. Anstelle der Zeit, die vom Rechner abhängt, werden Schritte verwendet; die menschliche Skala ist die des Sudoku Explainers.",
  "a.tables.ratings.notes.1":
    "Die Abschlussarbeit misst, wie schwer ein Rätsel ist, an der Zeit, die ein Löser braucht. Keiner der Texte druckt einen Korrelationskoeffizienten; deshalb gibt es kein Urteil.",
  "a.tables.placing.title": "Zufällig gesetzte Ziffern: Bleibt eine Lösung?",
  "a.tables.placing.place": "Entwürfe, Erzeugen; Abschlussarbeit, Erzeugen",
  "a.tables.placing.notes.0":
    "Von den 300 Gittern haben 175 zwei Lösungen oder mehr, 125 keine, und keines genau eine. Zufällig gesetzte Ziffern ergeben also kaum je ein Rätsel. Ein Generator muss deshalb nach jeder Ziffer prüfen, wie viele Lösungen es gibt, wie in der nächsten Tabelle.",
  "a.tables.placing.notes.1":
    "60 Gitter je Zahl von Ziffern. Jede Ziffer kommt in eine zufällig gezogene leere Zelle, in deren Zeile, Spalte und Block sie noch fehlt.",
  "a.tables.placing.notes.2":
    "Backtracking und die Regeln finden eine Lösung oder beweisen, dass es keine gibt. Die beiden anderen Löser können das nicht beweisen: Ein Lauf ohne Lösung sagt nichts.",
  "a.tables.placing.notes.3": "Die Texte nennen keine Werte; deshalb gibt es kein Urteil.",
  "a.tables.generation.title": "Erzeugen mit Lösern aus drei Familien",
  "a.tables.generation.place": "Entwürfe und Abschlussarbeit, Erzeugen",
  "a.tables.generation.claims.0.says":
    "Abschlussarbeit: Für das Erzeugen eignen sich die deterministischen Löser, nicht die Boltzmann-Maschine, die nur schwache Garantien gibt. Die Entwürfe sagen nur, dass manche Löser besser geeignet sein können.",
  "a.tables.generation.claims.0.read":
    "Gelesen als: Mit der Boltzmann-Maschine dauert das Erzeugen eines Rätsels länger als mit Backtracking. Die Abschlussarbeit nennt weder eine Zeit noch einen Faktor.",
  "a.tables.generation.notes.0":
    "Jeder Löser erzeugt fünf Rätsel mit denselben Startwerten. Das dauert etwa eine Minute, den größten Teil davon braucht die Boltzmann-Maschine. Der Löser entscheidet, ob eine Vorgabe entfallen kann; ein Löser, der die Eindeutigkeit nicht beweisen kann, wird mehrmals gefragt.",
  "a.tables.generation.notes.1":
    "Mit dem Befehlszeilenprogramm aufgezeichnet, mit je zehn Startwerten: Mit Backtracking und mit den Regeln der Abschlussarbeit haben alle zehn Rätsel genau eine Lösung, mit der Boltzmann-Maschine sechs und mit dem kulturellen genetischen Algorithmus keines.",
  "a.tables.generation.notes.2":
    "Der kulturelle genetische Algorithmus fehlt, weil er nur wenige Rätsel mit 20 oder weniger Vorgaben löst, wie die Tabelle der Familien zur Abschlussarbeit zeigt.",
  "a.tables.generation.claims.0.reason": "Die doppelte Zeit wäre deutlich länger.",
  "a.tables.generation.claims.0.untested":
    "Die Abschlussarbeit gibt einen Grund an, keine Messung: Ein stochastischer Löser kann nicht beweisen, dass eine Lösung die einzige ist. Gezeigt wird die Zeit für fünf Rätsel auf diesem Rechner.",
  "a.tables.parallel.title": "Suchwege parallel",
  "a.tables.parallel.place": "Entwürfe und Abschlussarbeit, Parallelisierung",
  "a.tables.parallel.claims.0.says":
    "Backtracking kann Suchwege parallel verfolgen: Der Baum ist derselbe.",
  "a.tables.parallel.claims.0.reason":
    "Drei Rätsel sind zu wenige, um den Anteil der Ausnahmen zu schätzen; jeder Unterschied würde der Aussage widersprechen.",
  "a.tables.parallel.claims.0.implied":
    "Der Baum ist durch das Rätsel und die Reihenfolgen der Zellen und Ziffern bestimmt; jede fehlerfreie Aufteilung des Baums ergibt also dieselbe Antwort.",
  "a.tables.parallel.notes.0": `Die vollständige Suche bei drei schweren Rätseln, mit den Zellen Zeile für Zeile und mit 1, 2 und 4 Workern, soweit der Rechner so viele hat. ${machine}`,
  "a.missing.0":
    "Ergebnisse, außer zwei vorläufigen: Die Entwürfe planen den Vergleich nur. Die Werte des Vergleichs stehen in der Abschlussarbeit.",

  "c.tables.crowd.figures.2.note": "262,26 im Text",
  "c.tables.crowd.title": "Mit und ohne Schwarm",
  "c.tables.crowd.place": "Tabelle 1; Abschnitt II.G",
  "c.tables.crowd.claims.0.says":
    "Mit Schwarm enden Läufe mit weniger Konflikten: 3,78 gegen 3,82.",
  "c.tables.crowd.claims.1.says":
    "Mit Schwarm sind weniger Generationen nötig: 252,04 gegen 264,26.",
  "c.tables.crowd.claims.2.says":
    "Der Algorithmus braucht 87,81 Generationen, bis ein Gitter gelöst ist oder nicht mehr besser wird.",
  "c.tables.crowd.claims.2.read":
    "Der Algorithmus hört nach 249 Generationen ohne Verbesserung auf. Ein Lauf, der ohne Lösung endet, hat sich also zuletzt 249 Generationen vor seinem Ende verbessert.",
  "c.tables.crowd.notes.0":
    "Ein Schritt ist eine Generation. Läufe an demselben Gitter ähneln sich und werden daher zuerst gemittelt; Intervalle und Tests zählen Gitter, nicht Läufe.",
  "c.tables.crowd.notes.1":
    "Keine Aussage und kein Wert dieses Textes ist geprüft, weil der Text nur ein Gitter je Klasse hat und nichts zeigt, dass unsere Gitter mit ebenso vielen Vorgaben so schwer sind wie die Gitter des Textes.",
  "c.tables.crowd.untested": oneBoard,
  "c.tables.crowd.claims.0.reason":
    "Die Toleranz ist ein halber Konflikt: Ein Gitter hat eine ganze Zahl von Konflikten, und die gedruckten Mittelwerte liegen bei 3,8.",
  "c.tables.crowd.claims.0.untested": oneBoard,
  "c.tables.crowd.claims.1.reason":
    "Die Toleranz ist ein Zehntel der gedruckten 252 bis 264 Generationen.",
  "c.tables.crowd.claims.1.untested": oneBoard,
  "c.tables.crowd.claims.2.reason": "Zwanzig Generationen sind ein Viertel der gedruckten Zahl.",
  "c.tables.crowd.claims.2.untested": oneBoard,
  "c.tables.classes.title": "Nach Schwierigkeit",
  "c.tables.classes.place": "Abbildungen 11 bis 13 und der Text dazu",
  "c.tables.classes.claims.0.says":
    "Bei sehr leichten und mittleren Gittern (36 und 30 Vorgaben) spart der Schwarm Generationen.",
  "c.tables.classes.claims.0.read": "Gitter beider Klassen werden zusammen gezählt.",
  "c.tables.classes.claims.0.reason": clearOnBoards,
  "c.tables.classes.claims.0.untested": oneBoard,
  "c.tables.classes.claims.1.says":
    "Bei den anderen Gittern (34, 19 und 17 Vorgaben) kostet der Schwarm zusätzliche Generationen.",
  "c.tables.classes.claims.1.read": "Gitter der drei Klassen werden zusammen gezählt.",
  "c.tables.classes.claims.1.reason": clearOnBoards,
  "c.tables.classes.claims.1.untested": oneBoard,
  "c.tables.classes.claims.2.says":
    "Mit Schwarm ist die Laufzeit um etwa 6 % länger als ohne Schwarm.",
  "c.tables.classes.claims.2.read": "139,34 s statt 131,34 s im Mittel.",
  "c.tables.classes.claims.2.reason": "Die Toleranz ist der gedruckte Unterschied selbst.",
  "c.tables.classes.claims.2.untested":
    "Der Text hat nur ein Gitter je Klasse, und nichts zeigt, dass Gitter mit ebenso vielen Vorgaben so schwer sind wie die Gitter des Textes. Zeiten, die auf einem ausgelasteten Rechner aufgezeichnet wurden, werden nicht beurteilt.",
  "c.tables.classes.claims.3.says":
    "Beide Algorithmen lösen sehr leichte und leichte Gitter (36 und 34 Vorgaben) zuverlässig.",
  "c.tables.classes.claims.3.read": "„Zuverlässig“ wird als neun von zehn Läufen gelesen.",
  "c.tables.classes.claims.3.reason":
    "Ein Algorithmus, der ein Gitter in acht statt neun von zehn Läufen löst, ist nicht mehr zuverlässig.",
  "c.tables.classes.claims.3.untested": oneBoard,
  "c.tables.classes.claims.4.says": "Mittlere Gitter (30 Vorgaben) werden gelegentlich gelöst.",
  "c.tables.classes.claims.4.read":
    "„Gelegentlich“ wird gelesen als: in mindestens einem Lauf, aber höchstens in der Hälfte der Läufe.",
  "c.tables.classes.claims.4.reason": "Die Grenzen ergeben sich aus dieser Lesart.",
  "c.tables.classes.claims.4.untested": oneBoard,
  "c.tables.classes.claims.5.says":
    "Auch bei sehr schweren Gittern (17 Vorgaben) enden die Läufe im Mittel mit weniger als 8 Konflikten.",
  "c.tables.classes.claims.5.reason":
    "Ein Konflikt ist der kleinste Unterschied zwischen zwei Ergebnissen bei einem Gitter.",
  "c.tables.classes.claims.5.untested": oneBoard,
  "c.tables.classes.notes.0":
    "Dreißig Gitter je Klasse, je zehn Läufe. Läufe an einem Gitter werden zuerst gemittelt; der Stichprobenumfang von Intervallen und Tests ist also die Zahl der Gitter.",
  "c.tables.classes.notes.1":
    "Die Studie zeichnet die Mittelwerte der Klassen und druckt sie nicht als Zahlen; verglichen werden daher nur die Aussagen ihres Texts.",
  "c.tables.readings.title": "Was der Text offenlässt",
  "c.tables.readings.place": "Abschnitt II.F",
  "c.tables.readings.notes.0":
    "Der Text sagt nicht, wann Experten sich einig sind, ob ein Gleichstand als Einigkeit zählt und welches Individuum durch das Aggregat ersetzt wird. Jedes Programm ändert eine dieser Regeln des GA mit Schwarm.",
  "c.tables.readings.notes.1":
    "GA mit Schwarm: Zwei Experten genügen, bei Gleichstand gilt der bessere Experte, ersetzt wird das schlechteste Individuum. Zehn Gitter je Klasse, je fünf Läufe.",
  "c.tables.aggregate.title": "Das Aggregat, Generation für Generation",
  "c.tables.aggregate.place": "Abbildung 14",
  "c.tables.aggregate.claims.0.says": "Das Aggregat schlägt immer den Mittelwert der Experten.",
  "c.tables.aggregate.claims.0.read": "„Immer“ wird als mindestens 99 % der Generationen gelesen.",
  "c.tables.aggregate.claims.1.says":
    "Das Aggregat schlägt den besten Experten in etwa der Hälfte der Generationen.",
  "c.tables.aggregate.claims.1.read": "„Etwa die Hälfte“ wird als 40 bis 60 % gelesen.",
  "c.tables.aggregate.claims.2.says":
    "Im Mittel hat das Aggregat 0,348 Konflikte (4,2 %) weniger als der beste Experte.",
  "c.tables.aggregate.claims.2.read":
    "Gelesen als Mittelwert über alle Generationen, in denen sich die Experten unterscheiden. Der Text sagt nicht, ob er über alle Generationen mittelt oder nur über die, in denen das Aggregat besser ist.",
  "c.tables.aggregate.notes.0":
    "Mittelwerte über die Läufe, die noch nicht beendet sind, an dreißig Gittern mit 36 Vorgaben, mit je zwei Startwerten. Der Wert der Studie stammt von ihrem einzigen sehr leichten Gitter.",
  "c.tables.aggregate.notes.1":
    "Generationen, in denen alle Experten gleich viele Konflikte haben, werden nicht berücksichtigt, weil es dann nichts zu schlagen gibt. Das ist unsere Festlegung.",
  "c.tables.aggregate.claims.0.reason":
    "Mit Ausnahmen in fünf Prozent der Generationen wäre „immer“ falsch.",
  "c.tables.aggregate.claims.0.untested": oneBoard,
  "c.tables.aggregate.claims.1.reason": "Die Grenzen ergeben sich aus dieser Lesart.",
  "c.tables.aggregate.claims.1.untested": oneBoard,
  "c.tables.aggregate.claims.2.reason": "Die Toleranz ist die Hälfte des gedruckten Unterschieds.",
  "c.tables.aggregate.claims.2.untested": oneBoard,
  "c.missing.0":
    "Vier der fünf Gitter: Sie sind als Bilder gedruckt, die uns nicht vorlagen. Das Gitter mit 19 Vorgaben ist aus dem Aufsatz bekannt, den die Studie dafür nennt (Weber 2005), und es ist eines der bekannten Rätsel der Seite.",
  "c.missing.1": "Die Mittelwerte der Klassen aus den Abbildungen 11 bis 13 als Zahlen.",
  "c.missing.2":
    "Zeiten: auf einem anderen Rechner gemessen. Sie werden gezeigt, aber nicht beurteilt.",

  "c.open.0.asks":
    "Wann sind sich die Experten des Schwarms einig, und welches Individuum wird durch das Aggregat ersetzt?",
  "c.open.0.readings.0.says":
    "Zwei Experten mit derselben Zeile sind sich einig, bei Gleichstand gilt der bessere Experte, und das schlechteste Individuum wird ersetzt, wie in der Voreinstellung.",
  "c.open.0.readings.1.says": "Ein zufälliges Individuum wird ersetzt.",
  "c.open.0.readings.2.says": "Ein Gleichstand gilt als Uneinigkeit.",
  "c.open.0.readings.3.says": "Die Mehrheit der Experten muss die Zeile gemeinsam haben.",
  "d.open.0.asks": "Welche Ziffer versucht die Wertheuristik zuerst?",
  "d.open.0.readings.0.says": "Die Ziffer, für die es die wenigsten leeren Stellen gibt.",
  "d.open.0.readings.1.says": "Die Ziffer, für die es die meisten leeren Stellen gibt.",
  "d.open.1.asks": "Mit welchen Heuristiken und welcher Art der Inferenz wurde Gitter 2 gelöst?",
  "d.open.1.readings.0.says":
    "Zellen der Reihe nach, nur einfache Inferenz: die einzige Lesart, die bleibt, wenn beide Tabellen dasselbe Gitter 2 meinen.",
  "d.open.1.readings.0.untested": lostBoard2,
  "d.open.1.readings.1.says": "Zellen der Reihe nach, beide Arten der Inferenz.",
  "d.open.1.readings.1.untested": lostBoard2,
  "d.open.1.readings.2.says": "Der kleinste Wertebereich zuerst, beide Arten der Inferenz.",
  "d.open.1.readings.2.untested": lostBoard2,
  "d.open.1.readings.3.says": "Der kleinste Wertebereich zuerst, nur einfache Inferenz.",
  "d.open.1.readings.3.untested":
    "Kein Lauf entscheidet über diese Lesart, aber eine Überlegung schließt sie aus: In dieser Reihenfolge werden Zellen mit einem einzigen Wert ohnehin zuerst gefüllt, also spart einfache Inferenz weniger als 256 Zustände.",
  "d.tables.nine.title": "9 × 9: die Wirkung jeder Option",
  "d.tables.nine.place": "Tabelle zu 9 × 9 und ihr Diagramm",
  "d.tables.nine.why":
    "Die kleinste Wirkung in der gedruckten Tabelle, wenn der kleinste Wertebereich zuerst kommt, ist ein Faktor von 1,9: 167 Knoten ohne diese Wahl und 316 mit ihr, bei Gitter 3.",
  "d.tables.nine.claims.0.says": "Wertebereiche sind etwas schneller als Brute Force.",
  "d.tables.nine.claims.0.read":
    "Geprüft wird, ob Wertebereiche schneller sind, nicht um wie viel.",
  "d.tables.nine.claims.0.reason": clearOnBoards,
  "d.tables.nine.claims.0.untested": busy,
  "d.tables.nine.claims.1.says":
    "Kommt der kleinste Wertebereich zuerst, werden bei 9 von 10 Gittern weniger Zustände expandiert.",
  "d.tables.nine.claims.1.reason": "Die Toleranz entspricht zwei der zehn Gitter der Studie.",
  "d.tables.nine.claims.1.untested": tenBoards,
  "d.tables.nine.claims.2.says":
    "Beim mittleren Gitter (Median) teilt die Wahl des kleinsten Wertebereichs die Zahl der Knoten durch 46.",
  "d.tables.nine.claims.2.read":
    "Hier aus den Knoten berechnet, die der Text druckt; der Text nennt keinen Faktor.",
  "d.tables.nine.claims.2.reason":
    "Die kleinste Wirkung in der gedruckten Tabelle ist ein Faktor von 1,9, bei Gitter 3.",
  "d.tables.nine.claims.2.untested": tenBoards,
  "d.tables.nine.claims.3.says": "Einfache Inferenz vor der Suche spart Zustände.",
  "d.tables.nine.claims.3.read": "Gitter, bei denen Inferenz nichts ändert, zählen nicht.",
  "d.tables.nine.claims.3.reason": clearOnBoards,
  "d.tables.nine.claims.3.implied":
    "Bei fester Reihenfolge der Zellen entfernt Inferenz vor der Suche nur Zweige; zusätzliche Zustände kann sie nicht verursachen.",
  "d.tables.nine.notes.0": figures,
  "d.tables.nine.notes.1":
    "Die Studie zählt Zustände, auch den Anfangszustand; die Zahl der Knoten ist hier um eins kleiner.",
  "d.tables.nine.notes.2":
    "Die zehn Gitter der Studie sind verloren. Unsere fünfzig Gitter sind eine Zufallsstichprobe aus unserer Liste von 2 500 Rätseln, die Radcliffe bewertet hat; die Liste enthält gleich viele Rätsel aus jeder von fünf Stufen. Weder die Werte noch die Aussagen über die Wirkung einer Option werden an unseren Gittern geprüft.",
  "d.tables.nine.untested": tenBoards,
  "d.tables.every.title": "9 × 9: was für jedes Gitter gilt",
  "d.tables.every.place": "Tabelle zu 9 × 9 und ihr Text",
  "d.tables.every.claims.0.says":
    "Mit Wertebereichen werden dieselben Zustände expandiert wie mit Brute Force.",
  "d.tables.every.claims.0.reason":
    "Die Studie hat zehn Gitter: Ausnahmen bei einem von zehn Gittern wären aufgefallen.",
  "d.tables.every.claims.0.implied":
    "Beide Programme probieren dieselben Ziffern in derselben Reihenfolge. Mit Wertebereichen wird nur schneller gefunden, welche Ziffern passen.",
  "d.tables.every.claims.1.says": "Das Ziel, jedes 9 × 9-Gitter in 0,1 s zu lösen, wird erreicht.",
  "d.tables.every.claims.1.reason":
    "Die Studie hat zehn Gitter: Ausnahmen bei einem von zehn Gittern wären aufgefallen.",
  "d.tables.every.claims.1.untested":
    "Auf einem hinreichend schnellen Rechner erreicht jedes Programm dieses Ziel. Zeiten, die auf einem ausgelasteten Rechner aufgezeichnet wurden, werden nicht beurteilt.",
  "d.tables.every.notes.0":
    "Eine Zufallsstichprobe von 200 Rätseln aus unserer Liste von 2 500 Rätseln, die Radcliffe bewertet hat; die Liste enthält gleich viele Rätsel aus jeder von fünf Stufen. Die Aussage über die Zustände gilt bei jeder Auswahl der Gitter.",
  "d.tables.values.title": "9 × 9: die Wertheuristik",
  "d.tables.values.place": "Wertheuristik",
  "d.tables.values.claims.0.says":
    "Werden die Zellen der Reihe nach gewählt, hilft die Wertheuristik nicht.",
  "d.tables.values.claims.0.read":
    "Der Text sagt, dass die Heuristik nicht hilft. Gelesen als: Bei den meisten Gittern sind ohne die Heuristik weniger Zustände nötig als mit ihr.",
  "d.tables.values.claims.0.reason":
    "Gälte die Rangfolge bei 65 % statt bei der Hälfte der Gitter, wäre sie deutlich.",
  "d.tables.values.claims.0.untested":
    "Der Text sagt nicht, ob die Heuristik keine Zustände oder keine Zeit spart. Der Anteil der Gitter hängt von der Mischung der Stufen in unserer Liste ab, und die Stichprobe wurde nach einem ersten Urteil vergrößert.",
  "d.tables.values.claims.1.says":
    "Kommt der kleinste Wertebereich zuerst, hilft die Wertheuristik nicht.",
  "d.tables.values.claims.1.read":
    "Der Text sagt, dass die Heuristik nicht hilft. Gelesen als: Bei den meisten Gittern sind ohne die Heuristik weniger Zustände nötig als mit ihr.",
  "d.tables.values.claims.1.reason":
    "Gälte die Rangfolge bei 65 % statt bei der Hälfte der Gitter, wäre sie deutlich.",
  "d.tables.values.claims.1.untested":
    "Der Text sagt nicht, ob die Heuristik keine Zustände oder keine Zeit spart. Der Anteil der Gitter hängt von der Mischung der Stufen in unserer Liste ab, und die Stichprobe wurde nach einem ersten Urteil vergrößert. Bei den meisten unserer Gitter, bei denen sich die Zahl der Zustände unterscheidet, ist diese Zahl mit der Heuristik kleiner.",
  "d.tables.values.claims.2.says":
    "Werden die Zellen der Reihe nach gewählt, ändert die Wertheuristik die Zahl der Zustände bei manchen Gittern um den Faktor 10.",
  "d.tables.values.claims.2.read":
    "Gelesen als: Bei mehr als einem von fünfzig Gittern ändert die Heuristik die Zahl der Zustände um den Faktor zehn oder mehr, nach oben oder nach unten.",
  "d.tables.values.claims.2.reason":
    "Hätte nur eines von fünfzig Gittern einen solchen Faktor, enthielte eine Stichprobe von zehn Gittern in vier von fünf Fällen kein solches Gitter.",
  "d.tables.values.claims.2.untested":
    "Der Text sagt nicht, wie viele „manche“ Gitter sind. Der Anteil hängt von der Mischung der Stufen in unserer Liste ab: Ein Faktor 10 kommt bei 1 der 70 Gitter mit Schwierigkeit 0,0 und bei 7 der 85 Gitter über 5,5 vor.",
  "d.tables.values.claims.3.says":
    "Kommt der kleinste Wertebereich zuerst, ändert die Wertheuristik die Zahl der Zustände bei manchen Gittern um den Faktor 10.",
  "d.tables.values.claims.3.read":
    "Gelesen als: Bei mehr als einem von fünfzig Gittern ändert die Heuristik die Zahl der Zustände um den Faktor zehn oder mehr, nach oben oder nach unten.",
  "d.tables.values.claims.3.reason":
    "Hätte nur eines von fünfzig Gittern einen solchen Faktor, enthielte eine Stichprobe von zehn Gittern in vier von fünf Fällen kein solches Gitter.",
  "d.tables.values.claims.3.untested":
    "Der Text sagt nicht, wie viele „manche“ Gitter sind. Der Anteil hängt von der Mischung der Stufen in unserer Liste ab: Ein Faktor 10 kommt bei keinem der 70 Gitter mit Schwierigkeit 0,0 und bei 8 der 85 Gitter über 5,5 vor.",
  "d.tables.values.notes.0":
    "Der Text ordnet Ziffern nach der Zahl der leeren Stellen, in die sie passen, und sagt nicht, ob die Ziffer mit den wenigsten oder mit den meisten Stellen zuerst kommt. Hier werden beide Reihenfolgen ausgeführt.",
  "d.tables.values.notes.1":
    "Eine Zufallsstichprobe von 400 Rätseln aus unserer Liste von 2 500 Rätseln, die Radcliffe bewertet hat; die Liste enthält gleich viele Rätsel aus jeder von fünf Stufen. Anteile von Gittern hängen von dieser Mischung ab.",
  "d.tables.values.notes.2":
    "Die Stichprobe hatte zuerst 200 Rätsel. Sie wurde vergrößert, nachdem das erste Urteil bei einer Trennschärfe von 34 bis 37 % „nicht zu entscheiden“ gelautet hatte; ein Test der vergrößerten Stichprobe wäre deshalb zu nachsichtig.",
  "d.tables.random.title": "16 × 16: was Inferenz spart",
  "d.tables.random.place": "16 × 16, mit und ohne Inferenz",
  "d.tables.random.claims.0.says":
    "Inferenz verringert die Zahl der Zustände bei Gitter 2 von 553 087 auf 1 231.",
  "d.tables.random.claims.0.read":
    "Zellen der Reihe nach, mit einfacher Inferenz: die einzige Lesart, die bleibt, wenn dies Gitter 2 aus der Tabelle der endgültigen Fassung ist. Ein Lauf, der nicht endet, zählt mit dem Doppelten der größten Knotenzahl. Ein Gitter, das keiner der beiden Läufe löst, zählt als Faktor 1; das gilt für 61 der 80 Gitter.",
  "d.tables.random.claims.0.reason":
    "Die beiden gedruckten Ersparnisse bei Gitter 2 (ein Faktor von 450 bei den Zuständen und von 41 bei der Zeit) unterscheiden sich voneinander um einen Faktor von etwa zehn.",
  "d.tables.random.claims.0.untested": lostBoard2,
  "d.tables.random.claims.1.says": "Ohne Inferenz werden 11 von 13 Gittern gelöst.",
  "d.tables.random.claims.1.read":
    "Höchstens 95 % der Gitter werden innerhalb von 1 000 000 Knoten gelöst.",
  "d.tables.random.claims.1.reason": "Die Toleranz entspricht zwei der dreizehn Gitter.",
  "d.tables.random.claims.1.untested":
    "Die dreizehn Gitter sind verloren, und der Text sagt nicht, wie sie ausgewählt wurden.",
  "d.tables.random.claims.2.says": "Brute Force löst nur wenige 16 × 16-Gitter.",
  "d.tables.random.claims.2.read":
    "Brute Force löst innerhalb von 1 000 000 Knoten weniger als die Hälfte der Gitter.",
  "d.tables.random.claims.2.reason":
    "Das Wort „wenige“ nennt keine Zahl; ein Drittel der Gitter wäre noch immer wenig.",
  "d.tables.random.claims.2.untested":
    "Die dreizehn Gitter sind verloren, und der Anteil hängt von der Zahl der Vorgaben ab.",
  "d.tables.random.notes.0":
    "„Beide Arten der Inferenz“ heißt: einfache und erweiterte Inferenz im Wechsel. Im Text kommt die erweiterte Inferenz zur einfachen hinzu.",
  "d.tables.random.notes.1":
    "Kommt der kleinste Wertebereich zuerst, spart einfache Inferenz genau die Ziffern, die sie setzt, weil die Suche Zellen mit einem einzigen Wert ohnehin zuerst füllt. Nach dieser Lesart können also nicht 551 856 Zustände gespart worden sein.",
  "d.tables.random.notes.2":
    "Die Gitter sind erzeugt: 40 mit 110 Vorgaben und 40 mit 120, jedes mit genau einer Lösung. Der Text nennt keine Grundgesamtheit, aus der seine Gitter stammen.",
  "d.tables.random.notes.3":
    "Die Tabelle der endgültigen Fassung nennt für Gitter 2 einen einzigen Zustand. Ist es dasselbe Gitter, lösen es beide Arten der Inferenz im Wechsel ohne Suche. Dann können 1 231 Zustände nur bleiben, wenn einfache Inferenz allein verwendet wurde. Die obige Anmerkung schließt den kleinsten Wertebereich aus; die Zellen kamen also der Reihe nach. Die Reihenfolge der Ziffern bleibt offen. Der Text sagt nicht, dass es dasselbe Gitter ist.",
  "d.tables.easy.title": "9 × 9, leichte Gitter: was Inferenz bringt",
  "d.tables.easy.place": "Inferenz bei leichten Gittern",
  "d.tables.easy.claims.0.says": "Inferenz spart bei den meisten leichten Gittern keine Zustände.",
  "d.tables.easy.claims.0.read":
    "Der Text sagt, dass Inferenz keinen Gewinn bringt. Die endgültige Fassung brächte einen Gewinn, wenn sie bei 65 % der Gitter weniger Zustände hätte als der kleinste Wertebereich allein.",
  "d.tables.easy.claims.0.reason": clearHelp,
  "d.tables.easy.claims.0.untested":
    "Der Text spricht von keinem Gewinn und sagt nicht, ob an Zuständen oder an Zeit.",
  "d.tables.easy.claims.1.says": "Inferenz spart bei den meisten leichten Gittern keine Zeit.",
  "d.tables.easy.claims.1.read": "Die endgültige Fassung gegen den kleinsten Wertebereich allein.",
  "d.tables.easy.claims.1.reason": clearHelp,
  "d.tables.easy.claims.1.untested": busy,
  "d.tables.easy.notes.0":
    "Die leichten Gitter sind eine Zufallsstichprobe von 100 der 400 Gitter, die das Programm QQWing leicht nennt: Nackte und versteckte Singles lösen solche Gitter. Der Text erklärt das Wort „leicht“ nicht.",
  "d.tables.depth.title": "16 × 16: erneute Inferenz in einer bestimmten Tiefe",
  "d.tables.depth.place": "Abschnitt 1.1.5",
  "d.tables.depth.claims.0.says":
    "Erneute Inferenz in einer bestimmten Tiefe spart bei den meisten Gittern keine Zustände.",
  "d.tables.depth.claims.0.read":
    "In Tiefe 10. Im Text wurde Inferenz in einer bestimmten Tiefe versucht und verworfen. Sie würde helfen, wenn sie bei 65 % der Gitter Zustände sparte.",
  "d.tables.depth.claims.0.reason": clearHelp,
  "d.tables.depth.claims.0.untested":
    "Der Text berichtet nur, dass Inferenz in einer bestimmten Tiefe versucht und weggelassen wurde.",
  "d.tables.depth.claims.1.says":
    "Erneute Inferenz in einer bestimmten Tiefe spart bei den meisten Gittern auch keine Zeit.",
  "d.tables.depth.claims.1.read": "In Tiefe 10.",
  "d.tables.depth.claims.1.reason": clearHelp,
  "d.tables.depth.claims.1.untested": busy,
  "d.tables.depth.notes.0":
    "Der Text nennt keine Tiefe; die Tiefen haben wir gewählt. An jedem Knoten der gewählten Tiefe laufen beide Arten der Inferenz erneut, bis sich nichts mehr ändert.",
  "d.tables.depth.notes.1":
    "Die Gitter sind erzeugt: 100 mit 110 Vorgaben, jedes mit genau einer Lösung.",
  "d.tables.sixteen.title": "16 × 16: die endgültige Fassung",
  "d.tables.sixteen.place": "Tabelle zu 16 × 16 und ihr Diagramm",
  "d.tables.sixteen.why":
    "Die gedruckten Gitter, die eine Suche brauchen, haben 211, 222, 3 468 und 7 023 314 Knoten: Die Gruppen ähnlicher Gitter unterscheiden sich um mehr als den Faktor zehn.",
  "d.tables.sixteen.claims.0.says":
    "Inferenz allein löst 9 von 13 Gittern, in einem einzigen Zustand.",
  "d.tables.sixteen.claims.1.says":
    "Inferenz spart Zustände: Bei Gitter 2 sinkt ihre Zahl von 553 087 auf 1 231 und die Zeit von 10,3 s auf 0,25 s.",
  "d.tables.sixteen.claims.1.read":
    "Der Text nennt die Heuristiken dieser Läufe nicht. Hier nimmt die Suche die Zellen der Reihe nach, mit und ohne einfache Inferenz. Verglichen werden Zustände. Bei Gittern, bei denen beide Fassungen alle 200 000 Knoten verbrauchen, ist kein Unterschied zu sehen.",
  "d.tables.sixteen.claims.2.says":
    "Das Ziel, jedes 16 × 16-Gitter in einer Minute zu lösen, wird bei 12 von 13 Gittern erreicht.",
  "d.tables.sixteen.claims.2.read":
    "Hier darf ein Lauf 200 000 Knoten versuchen, was weniger als eine Sekunde dauert.",
  "d.tables.sixteen.notes.0": figures,
  "d.tables.sixteen.notes.1":
    "Jeder Lauf endet nach 200 000 Knoten. Ein ungelöster Lauf zählt als schlechter als jeder gelöste.",
  "d.tables.sixteen.claims.0.reason":
    "Die Toleranz entspricht drei der dreizehn Gitter der Studie.",
  "d.tables.sixteen.claims.0.untested": thirteenBoards,
  "d.tables.sixteen.claims.1.reason": clearOrder,
  "d.tables.sixteen.claims.1.untested": thirteenBoards,
  "d.tables.sixteen.claims.2.reason":
    "Die Toleranz entspricht drei der dreizehn Gitter der Studie.",
  "d.tables.sixteen.claims.2.untested":
    "Die 16 × 16-Gitter sind eine veröffentlichte Liste, keine Zufallsstichprobe, und die dreizehn Gitter des Textes sind verloren. Zeiten, die auf einem ausgelasteten Rechner aufgezeichnet wurden, werden nicht beurteilt.",
  "d.tables.sixteen.untested": thirteenBoards,
  "d.missing.0":
    "Die Gitter: Der Text druckt nur eines, das 16 × 16-Gitter 7; von dessen 103 Vorgaben sind 83 lesbar.",
  "d.missing.1":
    "Das schwerste 16 × 16-Gitter mit 7 023 315 Zuständen und 96,6 s: Hier werden Läufe bei 200 000 Knoten abgebrochen.",
};
