/** Sammlungen von Rätseln. */
export const texts: Readonly<Record<string, string>> = {
  "17-clue.what":
    "17 Vorgaben, genau eine Lösung, keine zwei Rätsel sind gleichwertig; der übliche Maßstab der Literatur",
  "top1465.what": "schwere Rätsel",
  "top1465.source": "die Sammlung „magic tour“",
  "top95.what": "schwere Rätsel",
  "easy50.what": "leichte Rätsel",
  "easy50.source": "Project Euler, Problem 96",
  "hardest-11plus-2000.what":
    "zufällig gezogen aus 48 766 Rätseln, die der Sudoku Explainer mit 11 oder mehr bewertet",
  "hardest-11plus-2000.source": "Liste der schwersten Rätsel im Spielerforum, 2019",
  "easy-2000.what": "zufällig gezogen aus einer Million leichter Rätsel",
  "easy-2000.source": "Bryan Parks Sammlung auf Kaggle",
  "minimal-2000.what":
    "zufällige minimale Rätsel: Fehlt eine beliebige ihrer Vorgaben, gibt es mehrere Lösungen",
  "minimal-2000.source": "ein öffentlicher Generator",
  "many-solutions-1000.what":
    "gezogen aus einer Vergleichssammlung von Rätseln mit vielen Lösungen",
  "random-placements.what":
    "10 bis 30 Ziffern, zufällig ohne Konflikt gesetzt; kein Gitter hat genau eine Lösung, viele haben keine",
  "random-placements.source": "für dieses Projekt erzeugt",
  "famous.what": "Rätsel, die einen Namen haben; die meisten mit genau einer Lösung",
  "famous.source": "Repository von Lloyd und Amos und andere Quellen",
  "16x16-minimal-100.what": "genau eine Lösung, minimal, 89 bis 101 Vorgaben",
  "16x16-minimal-100.source": "für dieses Projekt erzeugt",
  "16x16-gecode.what": "Testfälle eines Constraint-Lösers",
  "16x16-gecode.source": "die Beispiele von Gecode",
  "25x25-gecode.what": "Testfälle eines Constraint-Lösers",
  "25x25-gecode.source": "die Beispiele von Gecode",
  "16x16-kr.what": "Kursmaterial",
  "16x16-kr.source": "ein Universitätskurs",
  ...Object.fromEntries(
    ["16x16", "25x25"].flatMap((size) =>
      [20, 30, 40, 45, 50].flatMap((percent) => {
        const id = `${size}-acs-0${percent}`;
        return [
          [
            `${id}.what`,
            `${percent} % der Zellen zufällig vorgegeben; die meisten Rätsel haben viele Lösungen`,
          ],
          [`${id}.source`, "Lloyd und Amos, „Solving Sudoku with ant colony optimization“"],
        ];
      }),
    ),
  ),
  "qqwing-simple.what": "eingeteilt nach den Klassen der Skala von QQWing",
  "qqwing-easy.what": "eingeteilt nach den Klassen der Skala von QQWing",
  "qqwing-intermediate.what": "eingeteilt nach den Klassen der Skala von QQWing",
  "qqwing-expert.what": "eingeteilt nach den Klassen der Skala von QQWing",
  "se-rated.what":
    "Bewertung 5,0 und höher auf der Skala des Sudoku Explainers, wie das Programm SukakuExplainer sie berechnet",
  "se-rated.source": "Rätselbank von SudokuExchange, gemeinfrei",
  "radcliffe-rated-2500.what": "Schwierigkeit 0,0 bis 8,5, gleichmäßig über fünf Stufen verteilt",
  "radcliffe-rated-2500.source":
    "gezogen aus Radcliffes „3 million Sudoku puzzles with ratings“, CC0",
};
