/** Vorbereitete Rennen. */
export const texts: Readonly<Record<string, string>> = {
  "A first race.title": "Ein erstes Rennen",
  "A first race.note": "Suche, Logik, Relaxation und Evolution an einem Rätsel.",
  "A first race.before": "Zwei der Algorithmen werden sich festfahren: auf die Gründe achten.",
  "Orders of backtracking.title": "Reihenfolgen beim Backtracking",
  "Orders of backtracking.note":
    "Auf den Bahnen läuft dieselbe Suche mit vier Reihenfolgen der Zellen: Zeile für Zeile, das vollste Haus (Zeile, Spalte oder Block), die wenigsten Kandidaten sowie Zellen und Plätze. Mit jeder Reihenfolge braucht die Suche weniger Knoten als mit der vorigen.",
  "Berggren & Nilsson 2012: rules or search.title": "Berggren & Nilsson 2012: Regeln oder Suche",
  "Berggren & Nilsson 2012: rules or search.note":
    "Dies ist eines der Rätsel mit 17 Vorgaben aus der Abschlussarbeit. Ist keine Regel anwendbar, rät der Löser der Abschlussarbeit; er versucht weniger Ziffern als das Backtracking. Der Löser der Entwürfe rät nicht und fährt sich fest.",
  "Berggren & Nilsson 2012: three solvers, 46 givens.title":
    "Berggren & Nilsson 2012: drei Löser, 46 Vorgaben",
  "Berggren & Nilsson 2012: three solvers, 46 givens.note":
    "Alle drei Löser der Abschlussarbeit laufen an einem Rätsel, das leicht genug für die Boltzmann-Maschine der Arbeit ist. Alle drei lösen es. Während der meisten Durchläufe ist die Temperatur der Boltzmann-Maschine so hoch, dass sie kein Rätsel lösen könnte.",
  "Berggren & Nilsson, drafts: four families.title": "Berggren & Nilsson, Entwürfe: vier Familien",
  "Berggren & Nilsson, drafts: four families.note":
    "Auf den Bahnen laufen die Algorithmen der Entwürfe. Werte, die die Entwürfe offenlassen, wurden hier gewählt, und die Gewichte der Boltzmann-Maschine weichen von den Entwürfen ab. Die Boltzmann-Maschine schaltet alle Einheiten zugleich und schwingt deshalb hin und her. Mit der Voreinstellung „Abgekühlt“ löst sie das Rätsel.",
  "Zannini 2022: difficulty 0.0.title": "Zannini 2022: Schwierigkeit 0,0",
  "Zannini 2022: difficulty 0.0.note":
    "Dieses Rätsel hat 48 leere Zellen. Das ist eine mögliche Lesart der Schwierigkeit 0,0, der Klasse, die Relaxation Labeling in der Studie löst. Auch hier konvergiert Relaxation Labeling zur Lösung. Backtracking, das die am stärksten eingeschränkte Zelle zuerst wählt, nimmt nie eine Ziffer zurück.",
  "Zannini 2022: difficulty 2.1.title": "Zannini 2022: Schwierigkeit 2,1",
  "Zannini 2022: difficulty 2.1.note":
    "Wie in der Studie bei Schwierigkeit 2,0 löst Relaxation Labeling dieses Rätsel der Schwierigkeit 2,1 nicht. Das Verfahren hält in einem Zustand an, der von jeder Zelle aus konsistent erscheint, und hat keinen Rateschritt, den es zurücknehmen könnte. Backtracking nimmt Rateschritte zurück und läuft weiter.",
  "Where relaxation stalls.title": "Wo Relaxation sich festfährt",
  "Where relaxation stalls.note":
    "Dieses Rätsel der Schwierigkeit 2,1 stammt aus Radcliffes Sammlung. Relaxation Labeling hält mit Konflikten an. Auch Divide and Concur verwendet keine Logik, bleibt aber in keinem lokalen Optimum stehen: Der Abstand zwischen seinen beiden Projektionen steigt und fällt, bis er 0 erreicht.",
  "Stuck, or in chaos.title": "Festgefahren oder im Chaos",
  "Stuck, or in chaos.note":
    "Dieses Rätsel der Schwierigkeit 2,1 stammt aus Radcliffes Sammlung. Relaxation Labeling fährt sich fest. Im zeitkontinuierlichen Löser wächst das Gewicht verletzter Klauseln: Die Trajektorie ist eine Zeit lang chaotisch und erreicht dann plötzlich die Lösung. Operator-Splitting braucht weniger Schritte als das Runge-Kutta-Verfahren.",
  "Messages, damped and undamped.title": "Nachrichten, gedämpft und ungedämpft",
  "Messages, damped and undamped.note":
    "Relaxation Labeling fährt sich fest. Belief Propagation schwingt ohne Dämpfung endlos. Mit Dämpfung konvergieren die Nachrichten zur Lösung, auch die Nachrichten über ganze Häuser.",
  "Hughes & Yampolskiy 2013: 36 givens.title": "Hughes & Yampolskiy 2013: 36 Vorgaben",
  "Hughes & Yampolskiy 2013: 36 givens.note":
    "Sehr leicht, 36 Vorgaben: Mit Schwarm löst der Algorithmus dieses Gitter bei vier von zehn Startwerten. Ein einzelner Lauf sagt wenig aus; am besten ein Rennen mit zehn Startwerten starten, wie in der Studie.",
  "Hughes & Yampolskiy 2013: 34 givens.title": "Hughes & Yampolskiy 2013: 34 Vorgaben",
  "Hughes & Yampolskiy 2013: 34 givens.note":
    "Leicht, 34 Vorgaben: Mit Schwarm löst der Algorithmus dieses Gitter bei zwei von zehn Startwerten. Am besten ein Rennen mit zehn Startwerten starten, wie in der Studie.",
  "Hughes & Yampolskiy 2013: 30 givens.title": "Hughes & Yampolskiy 2013: 30 Vorgaben",
  "Hughes & Yampolskiy 2013: 30 givens.note":
    "Mittel, 30 Vorgaben: Der Algorithmus der Studie löste solche Gitter „gelegentlich“. Mit Schwarm löst er dieses Gitter bei keinem von zehn Startwerten.",
  "Hughes & Yampolskiy 2013: 19 givens.title": "Hughes & Yampolskiy 2013: 19 Vorgaben",
  "Hughes & Yampolskiy 2013: 19 givens.note":
    "Schwer, 19 Vorgaben: Kein Lauf kommt einer Lösung nahe, bei keinem Startwert. Die Kurven zeigen, wie früh beide Algorithmen aufhören, sich zu verbessern.",
  "Hughes & Yampolskiy 2013: 17 givens.title": "Hughes & Yampolskiy 2013: 17 Vorgaben",
  "Hughes & Yampolskiy 2013: 17 givens.note":
    "Sehr schwer, 17 Vorgaben: Die Läufe der Studie enden im Mittel mit weniger als 8 Konflikten, und die Läufe mit zehn Startwerten hier auch.",
  "Bred, or bred and repaired.title": "Gezüchtet oder gezüchtet und repariert",
  "Bred, or bred and repaired.note":
    "Der genetische Algorithmus fährt sich an diesem Gitter mit 19 Vorgaben fest. Die Tabusuche repariert jedes Kind und löst das Gitter, auch ohne Kreuzung.",
  "Frozen, or heated again.title": "Erstarrt oder wieder aufgeheizt",
  "Frozen, or heated again.note":
    "Dieses Rätsel heißt „AI Escargot“. Die Boltzmann-Maschine löst das Rätsel mit 6 von 20 Startwerten; mit den anderen erstarrt sie. Auch das simulierte Abkühlen erstarrt, wird aber wieder aufgeheizt, bis es das Rätsel löst; bei konstanter Temperatur ist kein Aufheizen nötig. Beide Varianten des simulierten Abkühlens lösen das Rätsel in allen 20 Läufen; ihre Mediane von 49 333 und 30 035 Durchläufen unterscheiden sich nicht signifikant (Rangsummentest, p = 0,08).",
  "The trap of sensible swaps.title": "Die Falle der vernünftigen Vertauschungen",
  "The trap of sensible swaps.note":
    "Dieses Rätsel ist leicht. Nur Vertauschungen zuzulassen, nach denen beide Zellen einen ihrer Kandidaten enthalten, scheint vernünftig. Mit den meisten von zehn Startwerten erreichen solche Vertauschungen aber nie die Lösung, weil keine Folge davon vom Anfangsgitter zur Lösung führt. Mit beliebigen Vertauschungen erreichen alle zehn Läufe die Lösung.",
  "Ants that forget, and ants that do not.title":
    "Ameisen, die vergessen, und Ameisen, die nicht vergessen",
  "Ants that forget, and ants that do not.note":
    "Dieses Rätsel heißt „Platinum Blonde“. Verdunstet der Wert des besten Gitters nie, sammeln sich die Ameisen um ein Gitter, das sie nicht vervollständigen können. Ameisen, die das beste Gitter vergessen, lösen das Rätsel, und Ameisen ohne Pheromon auch: Bei 9×9 genügen Glück und Singles.",
  "Jónsson et al. 2015: from brute force to inference.title":
    "Jónsson et al. 2015: von Brute Force zur Inferenz",
  "Jónsson et al. 2015: from brute force to inference.note":
    "Auf den Bahnen laufen vier Fassungen eines Lösers: Brute Force; Wertebereiche (dieselben Knoten, aber weniger Arbeit je Knoten); der kleinste Wertebereich zuerst; Inferenz vor der Suche.",
  "The quick ones.title": "Die Schnellen",
  "The quick ones.note":
    "Die schnellsten Löser von Sudoku Lab laufen bei einem Rätsel, das für Menschen und für einfache Suche schwer ist.",
  "A large board.title": "Ein großes Gitter",
  "A large board.note":
    "Ein Gitter mit sechzehn Ziffern zeigt, wie weit Regeln reichen und wie viel eine gute Wahl der nächsten Zelle ausmacht.",
};
