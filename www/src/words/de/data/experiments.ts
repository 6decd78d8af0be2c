/** Fertige Experimente. */
export const texts: Readonly<Record<string, string>> = {
  "families.short": "Schwere Rätsel",
  "families.title": "Welcher Löser ist bei schweren Rätseln der beste?",
  "families.note":
    "Suche, Regeln, Relaxation und Evolution an 50 schweren Rätseln, je eine Sekunde.",
  "families.where": "mit sudoku-lab experiment auf einem Kern eines Cloud-Rechners",
  "givens.short": "Erfolg nach Vorgaben",
  "givens.title": "Wer löst es noch mit wenigen Vorgaben?",
  "givens.note": "Jede Art von Löser an denselben 25 Rätseln mit 17 bis 50 Vorgaben.",
  "givens.where":
    "mit sudoku-lab experiment auf einem ausgelasteten Cloud-Rechner; Läufe enden nach Schritten, nur die Zeiten hängen davon ab",
  "people.short": "Für wen schwer",
  "people.title": "Ist, was für Menschen schwer ist, auch für Algorithmen schwer?",
  "people.note":
    "Jede Art von Löser an 180 Rätseln: leichten, minimalen, gemischten, solchen mit 17 Vorgaben und denen, die für Menschen am schwersten sind.",
  "people.where":
    "mit sudoku-lab experiment auf einem ausgelasteten Cloud-Rechner; Läufe enden nach Schritten, nur die Zeiten hängen davon ab",
  "orders.short": "Reihenfolge der Zellen",
  "orders.title": "Welche Zelle sollte Backtracking als Nächste versuchen?",
  "orders.note":
    "Eine Suche, vier Reihenfolgen der Zellen, an 200 Rätseln mit 17 Vorgaben, je bis zu einer Million Schritte.",
  "sizes.short": "Größe des Gitters",
  "sizes.title": "Wie wächst die Zeit mit der Größe?",
  "sizes.note": "Neue Rätsel von 4 × 4 bis 12 × 12, je 20.",
  "crowd.short": "Weisheit der Vielen",
  "crowd.title": "Hilft der Schwarm einem genetischen Algorithmus?",
  "crowd.note":
    "Fünf leichte Rätsel mit je zehn Startwerten, mit und ohne Weisheit der Vielen. Dauert Minuten.",
  "beliefs.short": "Wahrscheinlichkeit oder Zufall",
  "beliefs.title": "Was taugen Wahrscheinlichkeiten als Wegweiser?",
  "beliefs.note":
    "Eine Ziffer nach der anderen festgelegt, nach berechneten Wahrscheinlichkeiten oder blind, jeweils mit den Singles danach, an 30 Rätseln mit je drei Startwerten.",
  "memetic.short": "Züchten oder neu starten",
  "memetic.title": "Ist es die Population, die sie löst?",
  "memetic.note":
    "Tabusuche in einer Population und für sich neu gestartet, an 30 schweren Rätseln mit je drei Startwerten.",
  "temperature.short": "Temperatur",
  "temperature.title": "Bei welcher Temperatur werden die meisten gelöst?",
  "temperature.note":
    "Simuliertes Abkühlen von den Vorgaben allein aus, bei je einer von sieben Temperaturen, an 30 Rätseln mit 17 Vorgaben und 30, die für Menschen am schwersten sind.",
  "ants.short": "Pheromon",
  "ants.title": "Was ist das Pheromon wert?",
  "ants.note":
    "Ameisen wie veröffentlicht, mit einem besten Gitter, das nie verdunstet, und ohne Pheromon, an kleinen und großen Gittern, je bis zu 300 Iterationen.",
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
