/** Vorbereitete Experimente. */
export const texts: Readonly<Record<string, string>> = {
  "families.short": "Schwere Rätsel",
  "families.title": "Welcher Löser ist bei schweren Rätseln der beste?",
  "families.note":
    "Suche, Regeln, Relaxation und Evolution an 50 schweren Rätseln, mit höchstens einer Sekunde je Lauf.",
  "families.where": "ausgeführt mit sudoku-lab experiment auf einem Kern eines Cloud-Rechners",
  "givens.short": "Erfolg nach Vorgaben",
  "givens.title": "Welche Löser kommen noch mit wenigen Vorgaben zurecht?",
  "givens.note": "Jede Familie von Lösern an denselben 25 Rätseln mit 17 bis 50 Vorgaben.",
  "givens.where":
    "ausgeführt mit sudoku-lab experiment auf einem ausgelasteten Cloud-Rechner; Läufe enden nach einer bestimmten Zahl von Schritten, daher hängen nur die Zeiten vom Rechner ab",
  "people.short": "Schwer für wen",
  "people.title": "Sind Rätsel, die für Menschen schwer sind, auch für Algorithmen schwer?",
  "people.note":
    "Jede Familie von Lösern an 180 Rätseln: leichten, minimalen und gemischten Rätseln, Rätseln mit 17 Vorgaben und den Rätseln, die für Menschen am schwersten sind.",
  "people.where":
    "ausgeführt mit sudoku-lab experiment auf einem ausgelasteten Cloud-Rechner; Läufe enden nach einer bestimmten Zahl von Schritten, daher hängen nur die Zeiten vom Rechner ab",
  "orders.short": "Reihenfolge der Zellen",
  "orders.title": "Welche Zelle sollte Backtracking als nächste versuchen?",
  "orders.note":
    "Dieselbe Suche mit vier verschiedenen Reihenfolgen der Zellen an 200 Rätseln mit 17 Vorgaben, bis zu einer Million Schritte je Lauf.",
  "sizes.short": "Größe des Gitters",
  "sizes.title": "Wie wächst die Zeit mit der Größe des Gitters?",
  "sizes.note": "Neue Rätsel von 4 × 4 bis 12 × 12, 20 je Größe.",
  "crowd.short": "Weisheit der Vielen",
  "crowd.title": "Hilft der Schwarm einem genetischen Algorithmus?",
  "crowd.note":
    "Fünf leichte Rätsel mit je zehn Startwerten, mit und ohne Weisheit der Vielen. Das Experiment dauert einige Minuten.",
  "beliefs.short": "Wahrscheinlichkeit oder Zufall",
  "beliefs.title": "Leiten berechnete Wahrscheinlichkeiten die Suche besser als der Zufall?",
  "beliefs.note":
    "Ziffern werden einzeln festgelegt, nach berechneten Wahrscheinlichkeiten oder zufällig, und nach jeder Ziffer werden Singles gesetzt; 30 Rätsel mit je drei Startwerten.",
  "memetic.short": "Züchten oder neu starten",
  "memetic.title": "Braucht die Tabusuche eine Population?",
  "memetic.note":
    "Tabusuche mit einer Population und Tabusuche nur mit Neustarts, an 30 schweren Rätseln mit je drei Startwerten.",
  "temperature.short": "Temperatur",
  "temperature.title": "Welche Temperatur löst die meisten Rätsel?",
  "temperature.note":
    "Simuliertes Abkühlen ohne Singles bei jeder von sieben konstanten Temperaturen, an 30 Rätseln mit 17 Vorgaben und 30 der Rätsel, die für Menschen am schwersten sind.",
  "ants.short": "Pheromon",
  "ants.title": "Wie viel hilft das Pheromon?",
  "ants.note":
    "Ameisen wie veröffentlicht, Ameisen, bei denen der Wert des besten Gitters nie verdunstet, und Ameisen ohne Pheromon, an kleinen und großen Gittern, bis zu 300 Iterationen je Lauf.",
  "all-17.short": "Alle mit 17 Vorgaben",
  "all-17.title": "Alle 49 151 Rätsel mit 17 Vorgaben",
  "all-17.note":
    "Gordon Royles Liste der Rätsel mit 17 Vorgaben, gelöst von drei schnellen Lösern.",
  "set.short": "Datei prüfen",
  "set.title": "Eine Datei mit Rätseln prüfen",
  "set.note":
    "Öffnet eine Datei, löst jedes Rätsel auf allen Kernen und zeigt, welche Rätsel genau eine Lösung haben.",
  "race-seeds.short": "Rennen mit mehreren Startwerten",
  "race-seeds.title": "Ein Rätsel im Rennen mit mehreren Startwerten",
  "race-seeds.note":
    "Einem randomisierten Algorithmus zusehen, dann ein Rennen mit zehn Startwerten starten, weil ein einzelner Lauf wenig aussagt.",
  "seeds.short": "Viele Startwerte",
  "seeds.title": "Ein Rätsel, viele Startwerte",
  "seeds.note":
    "Lässt einen randomisierten Algorithmus mit vielen Startwerten nebeneinander laufen und zeigt, wie stark das Ergebnis vom Glück abhängt.",
  "cores.short": "Mehrere Kerne",
  "cores.title": "Ein Rätsel auf mehreren Kernen",
  "cores.note": "Teilt eine Suche auf die Kerne dieses Rechners auf und misst die Beschleunigung.",
  "tune.short": "Einstellungen abstimmen",
  "tune.title": "Welche Einstellungen brauchen die wenigsten Schritte?",
  "tune.note":
    "Lässt zufällige Einstellungen eines Algorithmus gegeneinander antreten und prüft die beste Einstellung an Rätseln, die im Wettbewerb nicht vorkamen.",
  "generators.short": "Generatoren",
  "generators.title": "Generatoren im Vergleich",
  "generators.note":
    "Vergleicht Generatoren nach Rätseln je Sekunde, Zahl der Vorgaben und Schwierigkeit.",
};
