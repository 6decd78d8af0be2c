/** Fertige Rennen und Experimente, Sammlungen. */
export const races: Readonly<Record<string, string>> = {
  "A first race.title": "Ein erstes Rennen",
  "A first race.note": "Suche, Logik, Relaxation und Evolution an einem Rätsel.",
  "A first race.before": "Vier Wege, ein Sudoku zu lösen. Zwei schaffen es nicht: Woran liegt das?",
  "Orders of backtracking.title": "Reihenfolgen beim Backtracking",
  "Orders of backtracking.note":
    "Eine Suche, vier Reihenfolgen der Zellen, jede mit weniger Knoten als die vorige: Zeile für Zeile, das vollste Haus, die wenigsten Kandidaten, Zellen und Plätze.",
  "Berggren & Nilsson 2012: rules or search.title": "Berggren & Nilsson 2012: Regeln oder Suche",
  "Berggren & Nilsson 2012: rules or search.note":
    "Eines der Rätsel mit 17 Vorgaben aus der Abschlussarbeit. Deren Regeln raten, wo sie enden, und versuchen weniger Ziffern als ihr Backtracking; die Regeln der Entwürfe raten nicht und fahren sich fest.",
  "Berggren & Nilsson 2012: three solvers, 46 givens.title":
    "Berggren & Nilsson 2012: drei Löser, 46 Vorgaben",
  "Berggren & Nilsson 2012: three solvers, 46 givens.note":
    "Alle drei Löser der Abschlussarbeit an einem Rätsel, das so leicht ist, wie ihre Boltzmann-Maschine es braucht. Alle lösen es; die Maschine ist in den meisten Durchläufen zu heiß, um etwas zu lösen.",
  "Berggren & Nilsson, drafts: four families.title": "Berggren & Nilsson, Entwürfe: vier Familien",
  "Berggren & Nilsson, drafts: four families.note":
    "Wortgetreu. Wenn alle ihre Einheiten zugleich schalten, schwingt die Boltzmann-Maschine hin und her: Mit der Voreinstellung „Abgekühlt“ löst sie das Rätsel.",
  "Zannini 2022: difficulty 0.0.title": "Zannini 2022: Schwierigkeit 0,0",
  "Zannini 2022: difficulty 0.0.note":
    "Die Klasse, bei der das Relaxation Labeling der Studie gelingt: 48 leere Zellen. Es strebt zur Lösung; die am stärksten eingeschränkte Zelle zuerst zu nehmen, braucht keinen Rücksprung.",
  "Zannini 2022: difficulty 2.1.title": "Zannini 2022: Schwierigkeit 2,1",
  "Zannini 2022: difficulty 2.1.note":
    "Eine Klasse, bei der es misslingt, wie in der Studie bei 2,0: Die Relaxation hält in einem Zustand, der jeder Zelle stimmig erscheint, und hat nichts Geratenes zurückzunehmen. Die Suche geht weiter.",
  "Where relaxation stalls.title": "Wo Relaxation sich festfährt",
  "Where relaxation stalls.note":
    "Zanninis Rätsel der Schwierigkeit 2,1. Relaxation Labeling hält mit Fehlern an. Divide and Concur benutzt auch keine Logik, aber Fehler können es nicht festhalten: Seine Lücke wandert, dann schließt sie sich.",
  "Hughes & Yampolskiy 2013: 36 givens.title": "Hughes & Yampolskiy 2013: 36 Vorgaben",
  "Hughes & Yampolskiy 2013: 36 givens.note":
    "Sehr leicht, 36 Vorgaben: Vier von zehn Startwerten lösen dieses mit Schwarm. Ein Lauf sagt wenig; daher ein Rennen über zehn Startwerte, wie in der Studie.",
  "Hughes & Yampolskiy 2013: 34 givens.title": "Hughes & Yampolskiy 2013: 34 Vorgaben",
  "Hughes & Yampolskiy 2013: 34 givens.note":
    "Leicht, 34 Vorgaben: Zwei von zehn Startwerten lösen dieses mit Schwarm. Am besten ein Rennen über zehn Startwerte, wie in der Studie.",
  "Hughes & Yampolskiy 2013: 30 givens.title": "Hughes & Yampolskiy 2013: 30 Vorgaben",
  "Hughes & Yampolskiy 2013: 30 givens.note":
    "Mittel, 30 Vorgaben: Die Studie löste solche Gitter „gelegentlich“. Keiner von zehn Startwerten löst dieses mit Schwarm.",
  "Hughes & Yampolskiy 2013: 19 givens.title": "Hughes & Yampolskiy 2013: 19 Vorgaben",
  "Hughes & Yampolskiy 2013: 19 givens.note":
    "Schwer, 19 Vorgaben: Kein Startwert kommt auch nur nahe. Die Kurven zeigen, wie früh sich beide nicht mehr verbessern.",
  "Hughes & Yampolskiy 2013: 17 givens.title": "Hughes & Yampolskiy 2013: 17 Vorgaben",
  "Hughes & Yampolskiy 2013: 17 givens.note":
    "Sehr schwer, 17 Vorgaben: Die Studie endet hier mit weniger als 8 Konflikten; zehn Startwerte im Mittel auch.",
  "Bred, or bred and repaired.title": "Gezüchtet, oder gezüchtet und ausgebessert",
  "Bred, or bred and repaired.note":
    "Das Gitter mit 19 Vorgaben, an dem sich der genetische Algorithmus festfährt. Die Tabusuche bessert jedes Kind aus und löst es; das gelingt ihr auch ohne Züchten.",
  "Nilli 2015: from brute force to inference.title": "Nilli 2015: von roher Gewalt zum Schließen",
  "Nilli 2015: from brute force to inference.note":
    "Vom Versuchen jeder Ziffer über Wertebereiche (dieselben Knoten, jeder mit weniger Arbeit) und den kleinsten Wertebereich zuerst zum Schließen vor der Suche.",
  "The quick ones.title": "Die Schnellen",
  "The quick ones.note":
    "Die schnellsten Löser hier, an einem Rätsel, das für Menschen und für einfache Suche schwer ist.",
  "A large board.title": "Ein großes Gitter",
  "A large board.note":
    "Sechzehn Ziffern: wie weit Regeln reichen, und was eine gute Wahl der nächsten Zelle wert ist.",
};

export const experiments: Readonly<Record<string, string>> = {
  "families.short": "Schwere Rätsel",
  "families.title": "Welcher Löser ist bei schweren Rätseln der beste?",
  "families.note":
    "Suche, Regeln, Relaxation und Evolution an 50 schweren Rätseln, je eine Sekunde.",
  "families.where": "mit sudoku-lab experiment auf einem Kern eines Cloud-Rechners",
  "orders.short": "Reihenfolge der Zellen",
  "orders.title": "Welche Zelle sollte Backtracking als Nächste versuchen?",
  "orders.note":
    "Eine Suche, vier Reihenfolgen der Zellen, an 200 Rätseln mit 17 Vorgaben, je bis zu einer Million Schritte.",
  "easier.short": "Mehr Vorgaben",
  "easier.title": "Machen mehr Vorgaben es leichter?",
  "easier.note": "Dieselben 20 Rätsel mit 17, 25, 35 und 45 Vorgaben, eine Sekunde je Lauf.",
  "classes.short": "Schwierigkeit",
  "classes.title": "Was ist für wen schwer?",
  "classes.note": "Rätsel, die QQWing als simple, easy, intermediate und expert einstuft, je 50.",
  "sizes.short": "Größe des Gitters",
  "sizes.title": "Wie wächst die Zeit mit der Größe?",
  "sizes.note": "Neue Rätsel von 4 × 4 bis 12 × 12, je 20.",
  "crowd.short": "Weisheit der Vielen",
  "crowd.title": "Hilft der Schwarm einem genetischen Algorithmus?",
  "crowd.note":
    "Fünf leichte Rätsel mit je zehn Startwerten, mit und ohne Weisheit der Vielen. Dauert Minuten.",
  "memetic.short": "Züchten oder neu starten",
  "memetic.title": "Ist es die Population, die sie löst?",
  "memetic.note":
    "Tabusuche in einer Population und für sich neu gestartet, an 30 schweren Rätseln mit je drei Startwerten.",
  "all-17.short": "Alle mit 17 Vorgaben",
  "all-17.title": "Alle 49 151 Rätsel mit 17 Vorgaben",
  "all-17.note": "Gordon Royles Liste der Rätsel mit 17 Vorgaben, mit drei schnellen Lösern.",
  "set.short": "Datei prüfen",
  "set.title": "Eine Datei mit Rätseln prüfen",
  "set.note":
    "Öffnet eine Datei, löst jedes Rätsel auf allen Kernen und sagt, welche genau eine Lösung haben.",
  "race-seeds.short": "Rennen über Startwerte",
  "race-seeds.title": "Ein Rätsel im Rennen über Startwerte",
  "race-seeds.note":
    "Einem zufälligen Algorithmus zusehen, dann ein Rennen über zehn Startwerte: Ein Lauf sagt wenig.",
  "seeds.short": "Viele Startwerte",
  "seeds.title": "Ein Rätsel, viele Startwerte",
  "seeds.note":
    "Lässt einen zufälligen Algorithmus mit vielen Startwerten nebeneinander laufen: was Glück ausmacht.",
  "cores.short": "Mehrere Kerne",
  "cores.title": "Ein Rätsel auf mehreren Kernen",
  "cores.note": "Teilt eine Suche auf die Kerne dieses Rechners auf und misst die Beschleunigung.",
  "generators.short": "Generatoren",
  "generators.title": "Generatoren im Vergleich",
  "generators.note":
    "Rätsel je Sekunde, ihre Vorgaben und wie schwer sie sind, Generator für Generator.",
};

export const sets: Readonly<Record<string, string>> = {
  "17-clue.what":
    "17 Vorgaben, genau eine Lösung, keine zwei gleichwertig; der übliche Maßstab der Literatur",
  "top1465.what": "schwere",
  "top1465.source": "die Sammlung „magic tour“",
  "top95.what": "schwere",
  "easy50.what": "leichte",
  "hardest-11plus-2000.what":
    "zufällig gezogen aus 48 766, die der Sudoku Explainer mit 11 oder mehr bewertet",
  "hardest-11plus-2000.source": "Spielerforum, Liste der schwersten, 2019",
  "easy-2000.what": "zufällig gezogen aus einer Million leichter",
  "easy-2000.source": "Bryan Parks Sammlung auf Kaggle",
  "minimal-2000.what": "zufällig gezogen, minimal",
  "minimal-2000.source": "ein öffentlicher Generator",
  "many-solutions-1000.what": "mit vielen Lösungen",
  "famous.what": "berühmte",
  "famous.source": "Repositorium von Lloyd und Amos, und andere",
  "16x16-minimal-100.what": "genau eine Lösung, minimal, 89 bis 101 Vorgaben",
  "16x16-minimal-100.source": "für dieses Projekt erzeugt",
  "16x16-gecode.what": "Testfälle eines Constraint-Lösers",
  "16x16-gecode.source": "die Beispiele von Gecode",
  "25x25-gecode.what": "Testfälle eines Constraint-Lösers",
  "25x25-gecode.source": "die Beispiele von Gecode",
  "16x16-kr.what": "Kursmaterial",
  "16x16-kr.source": "ein Universitätskurs",
  "qqwing-simple.what": "nach Klassen der Skala von QQWing",
  "qqwing-easy.what": "nach Klassen der Skala von QQWing",
  "qqwing-intermediate.what": "nach Klassen der Skala von QQWing",
  "qqwing-expert.what": "nach Klassen der Skala von QQWing",
  "se-rated.what":
    "Bewertung 5,0 und höher auf der Skala des Sudoku Explainers, wie das Programm SukakuExplainer sie berechnet",
  "se-rated.source": "Rätselbank von SudokuExchange, gemeinfrei",
  "radcliffe-rated-2500.what": "Schwierigkeit 0,0 bis 8,5, gleichmäßig über fünf Stufen",
};
