/** Skalen der Schwierigkeit. */
export const texts: Readonly<Record<string, string>> = {
  "clues.name": "Vorgaben",
  "clues.measures": "Wie viele Ziffern vorgegeben sind.",
  "clues.definition":
    "Die Zellen, die am Anfang gefüllt sind. Das ist die Skala vieler Bücher, und sie sagt fast nichts darüber, wie schwer ein Rätsel ist.",
  "clues.source": "allgemeiner Brauch",
  "clues.unit": "Vorgaben",
  "clues.checked": "Eine Anzahl; es gibt nichts zu prüfen.",
  "clues.columns.clues.name": "Vorgaben",

  "se.measures":
    "Wie schwierig der schwierigste Schritt ist, wenn jeder der leichteste mögliche ist.",
  "se.definition":
    "Jeder Schritt folgt der ersten Regel einer Liste, die etwas ergibt, und hat deren Schwierigkeit: 1,0 für die letzte Zelle eines Hauses, 1,2 und 1,5 für versteckte Singles, 2,3 für nackte, bis 5,4 für eingeschlossene Kandidaten, Teilmengen, Fische und Wings, 5,6 bis 6,1 für BUGs, 6,2 für ausgerichtete Paare und ab 6,5 für Ketten und Netze, wobei jedes Mal ein Zehntel hinzukommt, wenn ihre Länge 4, 6, 8, 12, 16, 24 und so weiter übersteigt; von Ketten wird die leichteste genommen. ER ist der schwierigste Schritt von allen, EP der schwierigste bis zur ersten gesetzten Ziffer, ED der erste Schritt. Die Regeln sind die von SukakuExplainer, der denen von Sudoku Explainer 1.2.1 Ketten aus zwei und drei starken Verbindungen (4,0 bis 4,3 und 5,4 bis 5,7) und Wings aus vier und fünf Zellen (5,5, 5,6 und 6,2 bis 6,4) hinzugefügt hat. Wo dynamische Ketten in dynamischen Ketten nicht genügen, ist der Wert eine Schranke.",
  "se.unit": "Schwierigkeit",
  "se.checked":
    "Von 1500 Rätseln ab 5,0, die SukakuExplainer bewertet hat, haben 1496 dessen ER; die anderen vier, von denen eines um 0,1 abweicht, gehen nach gleich guten Schritten vielleicht einen anderen Weg. Wie starke Verbindungen verknüpft werden, wurde an eben diesen Rätseln gewählt; zwischen 5,4 und 5,7 ist die Übereinstimmung also angepasst. EP und ED wurden mit nichts verglichen.",

  "hodoku.measures": "Welche Techniken ein Mensch braucht, und wie viel Arbeit sie zusammen sind.",
  "hodoku.definition":
    "Das Rätsel wird Schritt für Schritt gelöst, mit der ersten Technik aus HoDoKus üblicher Reihenfolge, die etwas findet; wo keine etwas findet, wird eine Ziffer der Lösung eingetragen. Jeder Schritt hat Grundpunkte und eine Stufe; die Punktzahl ist die Summe. Die Stufe ist die des schwersten Schritts, erhöht, solange die Punktzahl über dem liegt, was die Stufe zulässt: 800 für Easy, 1000 für Medium, 1600 für Hard, 1800 für Unfair. Solange hier Schritte der Reihenfolge fehlen, hat ein Rätsel, das sie brauchen könnte, eine Schranke. Gibt es mehrere Schritte einer Technik, ist der erste ein anderer als bei HoDoKu, und damit auch, was folgt. Gleichwertige Rätsel (mit umbenannten Ziffern oder vertauschten Zeilen und Spalten) bieten diese Schritte in anderer Reihenfolge: Ihre Punktzahlen können verschieden sein, auch ihre Stufen.",
  "hodoku.source": "Hobiger, HoDoKu 2, übliche Einstellungen",
  "hodoku.unit": "Punkte",
  "hodoku.checked":
    "Stufe und Punktzahl dreier Rätsel sind die, die HoDoKu angibt, und jeder Schritt hat die Stufe, die Grundpunkte und den Platz aus dessen Liste. Von anderen Rätseln liegen seine Bewertungen nicht vor.",
  "hodoku.columns.hodoku_level.name": "Stufe von HoDoKu",
  "hodoku.columns.hodoku_score.name": "Punkte von HoDoKu",

  "qqwing.name": "Klasse von QQWing",
  "qqwing.measures": "Welche Arten von Regeln es braucht.",
  "qqwing.definition":
    "Simple: Nackte Singles lösen es. Easy: nackte und versteckte Singles. Intermediate: dazu eingeschlossene Kandidaten, nackte und versteckte Paare. Expert: Es muss geraten werden. QQWing sucht Singles vor allen anderen Regeln und versteckte nach nackten; was es als benutzt meldet, ist also nötig. In welcher Reihenfolge es die anderen versucht, ist gleich, denn keine nimmt weg, was eine andere braucht.",
  "qqwing.unit": "Klassen",
  "qqwing.checked":
    "Alle 1600 Rätsel, die QQWing eingestuft hat, 400 aus jeder Klasse, haben ihre Klasse.",
  "qqwing.columns.qqwing.name": "Klasse von QQWing",

  "search-depth.name": "Suchtiefe",
  "search-depth.measures":
    "Wie viele Rateschritte tief ein Löser steht, wenn er die Lösung findet.",
  "search-depth.definition":
    "Der Löser setzt nackte und versteckte Singles, bis es keine mehr gibt. Dann zieht er unter den Zellen mit den wenigsten Kandidaten und den Ziffern mit ebenso wenigen Plätzen in einem Haus eine, alle mit gleicher Wahrscheinlichkeit, und versucht deren Möglichkeiten in zufälliger Reihenfolge, jede auf dieselbe Weise, zurück zur vorigen, wo sie sich widerspricht. Die Tiefe ist die Zahl der geltenden Möglichkeiten, wenn das Gitter voll ist. Die Bewertung ist der Mittelwert aus 50 Versuchen; 0 ist ein Rätsel, das Singles lösen.",
  "search-depth.source":
    'Radcliffe, "3 million Sudoku puzzles with ratings", Kaggle: die mittlere Tiefe des Suchbaums eines Lösers über zehn Versuche. Welcher Löser, ist nicht gesagt; dieser ist der übliche von Programmen, die durch Raten bewerten.',
  "search-depth.unit": "Rateschritte",
  "search-depth.checked":
    "Bei 2500 von Radcliffes Rätseln ist die Rangkorrelation (Spearman) mit seiner Bewertung 0,976, und die, die bei ihm 0 haben, haben hier 0 und keine anderen. Beides sind Mittelwerte zufälliger Versuche, bei ihm aus zehn: Kein Löser könnte ganz damit übereinstimmen.",
  "search-depth.columns.search_depth.name": "Suchtiefe",

  "guesses.name": "Rateschritte",
  "guesses.measures":
    "Wie oft ein einfacher Löser rät, gleich auf welche Zellen und Ziffern er zuerst trifft.",
  "guesses.definition":
    "Der Löser setzt nackte und versteckte Singles, bis es keine mehr gibt, und versucht dann die Kandidaten der ersten unter den Zellen mit den wenigsten, vom kleinsten an. Ein Rateschritt ist eine Ziffer, die versucht wird, während ein anderer Kandidat der Zelle übrig ist. Welche Zelle die erste ist, ist Zufall; daher wird das Rätsel 50-mal gelöst, jedes Mal mit umgestellten Linien, mit vertauschten Zeilen und Spalten oder nicht und mit umbenannten Ziffern, zufällig. Die Bewertung ist der Mittelwert mit seinem 95-%-Intervall.",
  "guesses.source":
    "Die Rateschritte, die Vergleiche schneller Löser melden; der Generator von tdoku nimmt davon den Mittelwert über gleichwertige Rätsel.",
  "guesses.unit": "Rateschritte",
  "guesses.checked":
    "Bei den Rätseln mit 17 Vorgaben ist der Mittelwert 3,21; der Vergleich von tdoku meldet 4,47 und 4,84 für Löser, die Singles finden, und 1,76 für einen, der auch eingeschlossene Kandidaten findet, jeder mit eigener Zählweise.",
  "guesses.columns.guesses.name": "Rateschritte",

  "backdoor.name": "Größe der Hintertür",
  "backdoor.measures":
    "Wie wenige Zellen man verraten bekommen muss, damit nackte und versteckte Singles den Rest erledigen.",
  "backdoor.definition":
    "Die kleinste Zahl leerer Zellen, mit deren Ziffern aus der Lösung nackte und versteckte Singles das Gitter füllen; 0 ist ein Rätsel, das sie lösen, wie es ist. Alle Mengen aus einer, zwei und drei Zellen werden versucht, in der Reihenfolge der Zellen, und die erste, die genügt, wird genannt. Rätsel, die mehr brauchen, sind >=4.",
  "backdoor.source":
    'Williams, Gomes and Selman, "Backdoors to typical case complexity", IJCAI 2003, mit Singles als dem Verfahren, das den Rest erledigen muss; auch HoDoKu sucht so danach.',
  "backdoor.unit": "Zellen",
  "backdoor.checked":
    "Eine Tabelle ist nicht veröffentlicht. Die Mengen sind mit einer langsameren Suche durch alle verglichen.",
  "backdoor.columns.backdoor.name": "Größe der Hintertür",

  "ga-generations.name": "Generationen",
  "ga-generations.measures":
    "Wie viele Generationen ein genetischer Algorithmus für das braucht, was Singles übrig lassen.",
  "ga-generations.definition":
    "Zuerst kommen nackte und versteckte Singles. In einem Individuum enthält jeder Block alle seine Ziffern; seine Fitness ist, wie viele Ziffern in Zeilen und Spalten fehlen und wie viele dort stehen, wo sie keine Kandidaten sind. Es gibt 200 Individuen. Das beste lebt weiter; jedes andere hat zwei Eltern, jeder das beste von drei zufällig gezogenen, nimmt jeden Block vom einen oder vom anderen und vertauscht ein oder zwei Paare von Zellen in einem Block. Nach 50 Generationen ohne ein besseres Individuum werden alle neu gezogen; ein Versuch endet nach 300. Die Bewertung ist die Zahl der Generationen von zehn Versuchen, geteilt durch die Zahl der Versuche, die die Lösung fanden; fand sie keiner, sind es mindestens alle zusammen.",
  "ga-generations.source":
    'Mantere and Koljonen, "Solving, rating and generating Sudoku puzzles with GA", IEEE CEC 2007, von denen die Idee stammt, so zu bewerten; dieser genetische Algorithmus ist unserer.',
  "ga-generations.unit": "Generationen",
  "ga-generations.checked":
    "Bei 205 Rätseln aller Art ist die Rangkorrelation mit der Suchtiefe 0,93. Die Tabelle von Mantere und Koljonen ist von Rätseln, die nicht hier sind.",
  "ga-generations.columns.ga_generations.name": "Generationen",

  "labeling-shortfall.name": "Fehlbetrag des Relaxation Labeling",
  "labeling-shortfall.measures":
    "Wie weit Relaxation Labeling unter der mittleren lokalen Konsistenz einer Lösung bleibt.",
  "labeling-shortfall.definition":
    "Zuerst kommen nackte und versteckte Singles. An den Zellen, die sie leer lassen, beginnt Relaxation Labeling mit gleich wahrscheinlichen Kandidaten jeder Zelle und endet, wenn eine Iteration die mittlere lokale Konsistenz A(p) um weniger als 0,01 ändert. Bei n solchen Zellen ist A(p) an einer Lösung n (n − 1) und sonst überall kleiner; die Bewertung ist, was daran fehlt. A(p) ist das Doppelte der erwarteten Zahl von Zellpaaren, die zusammenpassen; die Bewertung ist also das Doppelte der Paare, die sich widersprechen.",
  "labeling-shortfall.source": "eigene, mit Zanninis Relaxation Labeling (Ca' Foscari, 2021/22)",
  "labeling-shortfall.unit": "Widersprüche, doppelt gezählt",
  "labeling-shortfall.checked":
    "Bei 205 Rätseln aller Art ist die Rangkorrelation mit der Suchtiefe 0,85. Ohne die Singles davor ist sie 0,43.",
  "labeling-shortfall.columns.labeling_shortfall.name": "Fehlbetrag des Labeling",

  "eta.name": "Richterskala des Chaos",
  "eta.measures":
    "Wie langsam ein Fluss, der nur in einer Lösung zur Ruhe kommt, seinem Chaos entkommt.",
  "eta.definition":
    "Jeder Kandidat, den die Vorgaben lassen, ist ein Spin irgendwo zwischen draußen und drin, und jede Regel, die nicht erfüllt ist, drückt ihn, immer stärker: So arbeitet der Löser `chaos`, hier durch Aufspalten, mit einem Fehler von 0,02 und ohne Singles. Bahnen von zufälligen Spins aus entkommen, wenn sie auf die Lösung treffen, oder werden zur Zeit 150 aufgegeben. Nach der Zeit 50, oder nach der, zu der die Hälfte von ihnen entkommen ist, wenn das früher ist, ist die Rate κ die Zahl derer, die entkommen, durch die Zeit, die alle brauchen. Die Bewertung ist η = −log₁₀ κ, aber mindestens 0, mit dem 95-%-Intervall einer konstanten Rate. Sie steht fest, wenn so 40 entkommen sind, oder nach 300.000 Schritten; ist bis dahin keine entkommen, ist sie mindestens, was das ausschließt.",
  "eta.source":
    "Ercsey-Ravasz und Toroczkai, „The Chaos Within Sudoku“, Scientific Reports 2, 725, 2012. Klauseln, die eine Zeile oder eine Spalte mit einem Block teilt, zählen hier einmal; wie lange Bahnen verfolgt und wie Schritte getan werden, ist unsere Sache.",
  "eta.unit": "−log₁₀ derer, die je Zeit entkommen",
  "eta.checked":
    "Das Rätsel „Platinum Blonde“, für das 3,58 veröffentlicht ist, hat 3,95 mit einem Intervall von 3,7 bis 4,3 über 800 Bahnen: Dort steigt die Rate nach der Zeit 100 noch, sodass die schwersten Rätsel etwas zu schwer herauskommen. Leichte mit vielen Vorgaben bleiben unter 1, wie veröffentlicht.",
  "eta.columns.eta.name": "η",

  "kernel-nodes.name": "Knoten des 9×9-Kerns",
  "kernel-nodes.measures": "Wie viele Zweige der 9×9-Kern bis zur Lösung nimmt.",
  "kernel-nodes.definition":
    "Der Löser `fast`, der Singles, eingeschlossene Kandidaten und Kurzzeilen findet, die drei Ziffern für sich allein haben, löst das Rätsel 50-mal, jedes Mal mit umgestellten Linien, mit vertauschten Zeilen und Spalten oder nicht und mit umbenannten Ziffern, zufällig. Die Bewertung ist die mittlere Zahl der Knoten mit ihrem 95-%-Intervall.",
  "kernel-nodes.source": "eigene",
  "kernel-nodes.unit": "Knoten",
  "kernel-nodes.checked":
    "Bei 205 Rätseln aller Art ist die Rangkorrelation mit der Suchtiefe 0,80.",
  "kernel-nodes.columns.kernel_nodes.name": "Knoten des Kerns",
};
