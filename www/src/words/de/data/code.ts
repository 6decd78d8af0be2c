/** Der Pseudocode der Algorithmen, Zeile für Zeile wie im Englischen. */
const code: Readonly<Record<string, string>> = {
  backtracking: `suche():
  Inferenz: setze nackte und versteckte Singles
  ist keine Zelle leer: melde die Lösung
  wähle eine leere Zelle nach der Reihenfolge der Zellen
  hat eine Zelle keinen Kandidaten oder eine Ziffer keinen Platz: zurück
  für jede dort mögliche Ziffer, nach der Reihenfolge der Ziffern:
    trage sie ein
    suche()
    nimm sie und die daraus erschlossenen Ziffern zurück
wurden Zweige ausgelassen: nächste Welle, eine Abweichung mehr
Ende: jeder Zweig ist versucht`,
  rules: `wiederhole:
  sind alle Zellen gefüllt: melde die Lösung
  hat eine Zelle keinen Kandidaten oder eine Ziffer keinen Platz: Sackgasse
  für jede Technik, in der Reihenfolge der Liste:
    findet sie ihr Muster: wende sie an und wiederhole
  ist Raten nicht erlaubt: festgefahren
  rate: versuche einen Kandidaten einer leeren Zelle
in einer Sackgasse oder bei der Suche nach weiteren Lösungen:
  nimm den letzten Rateschritt zurück
  versuche den nächsten Kandidaten seiner Zelle
Ende: kein Rateschritt ist übrig`,
  "cultural-ga": `fülle eine Population mit Gittern des Überzeugungsraums
wiederhole:
  übernimm die besten Individuen unverändert
  für jedes andere Kind der nächsten Generation:
    nimm das beste von mehreren zufällig gezogenen Individuen
    mit gewisser Wahrscheinlichkeit: kreuze es mit einem anderen
    mit gewisser Wahrscheinlichkeit: lass eines seiner Gene mutieren
    mit gewisser Wahrscheinlichkeit: nimm ein Gen aus dem Verlauf
    zähle seine Konflikte
  hat ein Individuum keinen Konflikt: melde die Lösung
  war das die letzte Generation: festgefahren
  füge dem Verlauf die Ziffern der besten Individuen hinzu`,
  ga: `fülle eine Population mit zufälligen Gittern
wiederhole:
  für jedes Kind der nächsten Generation:
    ziehe zwei Eltern, bessere mit höherem Gewicht
    kreuze sie nach Zeilen oder Streifen zu einem Kind
    mit gewisser Wahrscheinlichkeit: mische eine Zeile des Kindes neu
  ein Aggregat der Experten ersetzt ein Individuum
  hat ein Individuum keinen Konflikt: melde die Lösung
  ist das beste Individuum nicht besser als vor langer Zeit: festgefahren
  hat es sich länger nicht verbessert: neue zufällige Gitter`,
  "memetic-ga": `fülle eine kleine Population mit zufälligen Gittern
wiederhole:
  übernimm jede Zelle eines Kindes von einem der zwei Elternteile
  ähnelt es einem anderen Gitter zu sehr: nimm ein zufälliges
  Tabusuche, bis kein Konflikt übrig oder die Zeit abgelaufen ist:
    mache den besten Zug einer Zelle in Konflikt
    erkläre die alte Ziffer der Zelle eine Zeit lang für tabu
  das beste gefundene Gitter ersetzt den schlechteren Elternteil
  hat es keinen Konflikt: melde die Lösung
festgefahren: Zelle ohne Kandidaten oder Ziffer ohne Platz`,
  "ant-colony": `fülle alle Singles aus
wiederhole:
  setze jede Ameise auf eine Zelle ihrer eigenen Kopie des Gitters
  reihum, bis jede Zelle gefüllt oder gescheitert ist:
    wähle eine Ziffer nach dem Pheromon
    verringere das Pheromon dieser Ziffer ein wenig
    fülle die Singles aus, die daraus folgen
  das Gitter der besten Ameise wird das beste Gitter, wenn es mehr wert ist
  ist keine Zelle gescheitert: melde die Lösung
  lege Pheromon auf die Ziffern des besten Gitters
  lass den Wert des besten Gitters verdunsten
  war das die letzte Iteration: festgefahren
festgefahren: Singles führen zu einem Widerspruch`,
  boltzmann: `schalte die Einheiten der Vorgaben ein
für jeden Durchlauf:
  für jede Einheit, zufällig oder zeilenweise:
    Lücke := Summe der Gewichte zu aktiven Einheiten − Schwelle
    schalte sie ein mit Wahrscheinlichkeit 1 / (1 + exp(−Lücke / T))
    wurde sie umgeschaltet: aktualisiere die Einheiten, die sie ausschließt
    ist je Zelle eine Einheit aktiv, ohne Konflikt: melde die Lösung
  war das der letzte Durchlauf: festgefahren
  senke die Temperatur T`,
  annealing: `fülle jeden Block zufällig mit seinen fehlenden Ziffern
T := Anfangstemperatur
wiederhole:
  so oft, wie es leere Zellen gibt:
    ziehe eine leere Zelle und eine andere leere Zelle ihres Blocks
    Δ := Änderung der Energie, wenn ihre Ziffern vertauscht werden
    ist Δ ≤ 0, oder mit Wahrscheinlichkeit exp(−Δ / T): vertausche
    fehlt keine Ziffer: melde die Lösung
  war das der letzte Durchlauf: festgefahren
  am Ende einer Kette: senke T
  nach vielen Ketten ohne Fortschritt: Neustart`,
  tempering: `fülle die Blöcke jeder Replik zufällig
wiederhole:
  für jede Replik, bei der Temperatur T ihrer Stufe:
    so oft, wie es leere Zellen gibt:
      ziehe eine leere Zelle und eine andere leere Zelle ihres Blocks
      Δ := Änderung der Energie, wenn ihre Ziffern vertauscht werden
      ist Δ ≤ 0, oder mit Wahrscheinlichkeit exp(−Δ / T): vertausche
      fehlt keine Ziffer: melde die Lösung
  war das der letzte Durchlauf: festgefahren
  für jedes zweite Paar von Stufen, mit Energien E und E':
    mit Wahrscheinlichkeit exp((1/T − 1/T')(E − E')): tausche`,
  "relaxation-labeling": `p := gleich für alle Kandidaten einer Zelle
wiederhole:
  für jeden Kandidaten jeder leeren Zelle:
    q := seine Unterstützung durch alle anderen Zellen
    p := p × q
  normiere p in jeder Zelle auf die Summe 1
  A := die Summe von p × q, mittlere lokale Konsistenz
  änderte sich A um weniger als epsilon:
    sind die wahrscheinlichsten Ziffern eine Lösung: melde sie
    sonst: festgefahren`,
  "divide-and-concur": `x := zufällige Repliken, vier je Kandidat
wiederhole:
  einigen: c := Mittelwert der Repliken jedes Kandidaten
  y := 2 c − x
  teilen: d := 1 für das größte y jeder Bedingung, sonst 0
  x := x + β (d − c)
  bilden die größten c eine Lösung: melde sie
  war das die letzte Iteration: festgefahren
  nach einer Zahl von Iterationen: Neustart mit zufälligem x`,
  chaos: `s := zufällige Spins; a := 1 für jede Klausel
wiederhole:
  K := wie weit jede Klausel davon entfernt ist, erfüllt zu sein
  Gradientenabstieg von s auf Σ a K² für eine Zeit h
  ist der Fehler zu groß: nimm den Schritt zurück, verkürze h
  a := a × exp(K h)
  h := der längste Schritt, den die Toleranz erlaubt
  bilden die Spins über 0 eine Lösung: melde sie
  ist die Höchstzahl der Schritte erreicht: festgefahren
  nach einer festen Zeit t: Neustart mit zufälligem s`,
  "belief-propagation": `m := 1 für jeden Kandidaten in jedem Faktor
wiederhole:
  n := Produkt der m aus seinen anderen Faktoren
  m := Nachricht jedes Faktors, aus den n, gedämpft
  bilden die wahrscheinlichsten Ziffern eine Lösung: melde sie
  ist m konvergiert, oder ist die Geduld erschöpft:
    lege den sichersten Kandidaten fest, oder einen zufälligen
  hat eine Zelle oder ein Haus keinen Kandidaten mehr: Neustart
  darf nichts festgelegt werden, oder ist kein Neustart übrig: festgefahren`,
  learned: `h := der gelernte erste Zustand, für jeden Kandidaten
wiederhole:
  s := Summe der h in jeder Gruppe von Kandidaten
  a := ReLU(Gewichte × h und seine sechs s)
  h := normiere(h + Gewichte × a)
  p := Softmax(Gewichte × h) in jeder Zelle
  bilden die wahrscheinlichsten Ziffern eine Lösung: melde sie
  ist die Geduld erschöpft: starte mit Rauschen neu
  oder, wenn kein Neustart übrig ist: festgefahren
geführte Suche, in der Zelle mit den wenigsten Kandidaten:
  versuche die wahrscheinlichste übrige Ziffer
  nimm sie zurück, wenn sie zu keiner weiteren Lösung führt
  Ende, wenn jede Ziffer versucht ist`,
  "all-different": `filtere alle Häuser des Rätsels
suche():
  hat jede Zelle genau einen Kandidaten: melde die Lösung
  zelle := eine mit den wenigsten Kandidaten, mindestens zwei
  für jeden Kandidaten von zelle:
    weise ihn zu
    wiederhole, bis kein Kandidat entfernt wird:
      für jedes Haus mit einer geänderten Zelle:
        entferne Kandidaten ohne Belegung
    hat ein Haus keine Belegung: gescheitert
    sonst suche()
    stelle die Kandidaten aller Zellen wieder her
Ende: jeder Kandidat ist versucht`,
  "dancing-links": `suche():
  ist kein Item übrig: melde die genommenen Optionen
  item := ein Item mit den wenigsten Optionen
  decke item ab: hänge es und alle seine Optionen aus
  für jede Option von item:
    nimm sie: decke ihre drei anderen Items ab
    suche()
    Rücksprung: decke sie in umgekehrter Reihenfolge wieder auf
  decke item auf: hänge seine Optionen wieder ein
Ende: jede Option jedes Items ist versucht`,
  fast: `propagiere: Singles und eingeschlossene Kandidaten
wiederhole:
  hat jede Zelle genau einen Kandidaten: melde die Lösung
  hat jede Zelle Kandidaten und eine Zelle mehrere:
    wähle eine Zelle mit den wenigsten Kandidaten und eine ihrer Ziffern
    lege eine Kopie ohne diese Ziffer auf den Stapel
    setze die Ziffer
  sonst:
    Ende, wenn keine Kopie übrig ist
    nimm die oberste Kopie vom Stapel
  propagiere`,
  cdcl: `wiederhole:
  propagiere: setze, was eine Bedingung oder Klausel erzwingt
  ist alles gesetzt: melde die Lösung, springe zurück
  gibt es einen Konflikt:
    verfolge seine Gründe zurück bis zu einem Literal (erster UIP)
    lerne die Klausel, die diese Kombination ausschließt
    springe dorthin zurück, wo die Klausel ein Literal erzwingt
    war nichts entschieden: springe zurück
  sonst, ist ein Neustart fällig: starte neu, behalte alle Klauseln
  lösche von Zeit zu Zeit die am wenigsten nützlichen Klauseln
  entscheide über den Kandidaten aus den letzten Konflikten
Ende: es gibt keine Entscheidung, zu der zurückzuspringen wäre`,
  general: `suche():
  fülle Singles aus, bis sich nichts mehr ändert
  sind alle Zellen gefüllt: melde die Lösung
  hat eine Zelle keinen Kandidaten oder eine Ziffer keinen Platz: zurück
  wähle eine Zelle oder Ziffer mit den wenigsten Möglichkeiten
  für jede Möglichkeit:
    versuche sie
    suche()
    nimm sie zurück
ist der Suchbaum zu groß geworden: zufälliger Neustart
helfen Neustarts nicht: lerne aus jedem Konflikt eine Klausel
Ende: jede Möglichkeit ist versucht`,
  dig: `wiederhole:
  fülle ein Gitter zufällig
  für jede Zelle oder symmetrische Menge, in zufälliger Reihenfolge:
    suche eine zweite Lösung ohne ihre Vorgaben
    gibt es keine: entferne sie
    sonst: behalte sie
    gab der Prüfer auf: behalte sie, ohne Beweis
  prüfe jede Vorgabe noch einmal, die nicht nachweislich nötig ist
  stimmt die Zahl der Vorgaben: melde das Rätsel
Ende: das war der letzte Versuch`,
  "build-up": `wiederhole:
  fülle ein Gitter zufällig: die Lösung
  suche eine andere Lösung des Rätsels
  solange es eine gibt: füge eine Vorgabe hinzu, wo diese abweicht
  gab der Prüfer auf: füge eine beliebige Vorgabe hinzu
  dann, für jede Vorgabe in zufälliger Reihenfolge:
    suche eine zweite Lösung ohne sie
    gibt es keine: entferne sie
    sonst: behalte sie
  stimmt die Zahl der Vorgaben: melde das Rätsel
Ende: das war der letzte Versuch`,
  minimal: `wiederhole:
  fülle ein Gitter zufällig
  für alle Zellen, in zufälliger Reihenfolge:
    überspringe Zellen, deren Vorgabe laut gespeicherter Menge nötig ist
    entferne die nächsten Vorgaben
    gibt es eine zweite Lösung?
    wenn nicht: sie bleiben entfernt
    war es eine einzige Zelle: stelle sie wieder her, sie ist nötig
    sonst: stelle sie wieder her, speichere die Menge der Unterschiede
  stimmt die Zahl der Vorgaben: melde das Rätsel
Ende: das war der letzte Versuch`,
  grid: `wiederhole:
  setze einige zufällige Ziffern in zufällige Zellen
  lass einen Löser das Gitter vervollständigen
  gelingt das nicht: setze halb so viele Ziffern
  war keine Ziffer gesetzt: wende eine zufällige Symmetrie an
mische: vertausche Ziffern, Zeilen oder Spalten, jeweils per Münzwurf
melde das Gitter
Ende: kein Gitter nach vielen Versuchen`,
};

export const texts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(code).flatMap(([id, lines]) =>
    lines.split("\n").map((line, index) => [`${id}.${index}.text`, line]),
  ),
);
