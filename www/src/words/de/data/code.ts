/** Der Pseudocode der Algorithmen, Zeile für Zeile wie der englische. */
const code: Readonly<Record<string, string>> = {
  backtracking: `suche():
  schließe: schreibe, was nur einen Kandidaten oder Platz hat
  ist keine Zelle leer: melde die Lösung
  wähle eine leere Zelle, nach der Reihenfolge der Zellen
  hat eine Zelle oder eine Ziffer nichts mehr: kehre zurück
  für jede Ziffer, die passt, nach deren Reihenfolge:
    schreibe sie
    suche()
    nimm sie zurück, und was aus ihr folgte
blieben Zweige ausgelassen: eine Welle, die mehr erlaubt
Ende: alle Zweige sind versucht`,
  rules: `wiederhole:
  sind alle Zellen gefüllt: melde die Lösung
  hat eine Zelle oder eine Ziffer nichts mehr: Sackgasse
  für jede Technik, in der Reihenfolge der Liste:
    findet sie ihr Muster: wende sie an, von vorn
  ist Raten verboten: festgefahren
  rate: versuche einen Kandidaten einer leeren Zelle
in einer Sackgasse, oder um nach einer Lösung weiterzusuchen:
  nimm die zuletzt geratene Ziffer zurück
  versuche den nächsten Kandidaten ihrer Zelle
Ende: nichts Geratenes ist übrig`,
  "cultural-ga": `fülle eine Population mit Gittern des Überzeugungsraums
wiederhole:
  behalte die wenigen besten, wie sie sind
  für jedes andere Kind der nächsten Generation:
    nimm das beste von einigen zufällig gezogenen
    mit einer Wahrscheinlichkeit: kreuze es mit einem anderen
    mit einer Wahrscheinlichkeit: ein Gen mutiert
    mit einer Wahrscheinlichkeit: nimm ein Gen aus dem Verlauf
    zähle seine Konflikte
  hat eines keinen Konflikt: melde die Lösung
  war das die letzte Generation: festgefahren
  merke im Verlauf, was die besten wo haben`,
  ga: `fülle eine Population mit zufälligen Gittern
wiederhole:
  für jedes Kind der nächsten Generation:
    ziehe zwei Eltern, bessere öfter
    kreuze sie nach Zeilen oder Streifen, zähle die Konflikte
    mit einer Wahrscheinlichkeit: mische eine Zeile neu
  die Experten stimmen über ein Aggregat ab; das schlechteste geht
  hat eines keinen Konflikt: melde die Lösung
  ist das beste nicht besser als vor Langem: festgefahren
  wurde es eine Weile nicht besser: neue zufällige Gitter`,
  "memetic-ga": `fülle eine kleine Population mit zufälligen Gittern
wiederhole:
  nimm jede Zelle eines Kindes von einem von zwei Eltern
  ähnelt es einem anderen Gitter zu sehr: ein zufälliges
  Tabusuche, bis kein Widerspruch bleibt, oder so lange:
    mache den besten Zug einer widersprüchlichen Zelle
    verbiete der Zelle eine Weile die Rückkehr
  das beste Gitter unterwegs ersetzt den schlechteren der Eltern
  hat es keinen Widerspruch: melde die Lösung
festgefahren: eine Zelle oder eine Ziffer hat nichts mehr`,
  "ant-colony": `fülle alle Singles
wiederhole:
  setze jede Ameise auf eine Zelle ihrer eigenen Kopie
  reihum, bis alle Zellen gefüllt oder gescheitert sind:
    wähle eine Ziffer nach dem Pheromon
    nimm ihr ein wenig davon
    fülle die Singles, die daraus folgen
  das Gitter der besten Ameise wird das beste, wenn es mehr wert ist
  ist keine Zelle gescheitert: melde die Lösung
  lege Pheromon auf die Ziffern des besten
  lass verdunsten, was das beste wert ist
  war das die letzte Iteration: festgefahren
festgefahren: Singles führen zu einem Widerspruch`,
  boltzmann: `schalte die Einheiten der Vorgaben an
für jeden Durchlauf:
  für jede Einheit, zufällig oder zeilenweise:
    Lücke := Gewichte der Einheiten, die an sind − Schwelle
    sie ist an mit Wahrscheinlichkeit 1 / (1 + exp(−Lücke / T))
    hat sie umgeschaltet: sage es denen, die sie ausschließt
    ist in jeder Zelle eine an, ohne Widerspruch: melde
  war das der letzte Durchlauf: festgefahren
  senke die Temperatur T`,
  annealing: `fülle jeden Block zufällig mit seinen fehlenden Ziffern
T := die erste Temperatur
wiederhole:
  so oft, wie es leere Zellen gibt:
    ziehe eine leere Zelle und eine andere ihres Blocks
    Δ := wie viele Ziffern nach dem Tausch mehr fehlen
    ist Δ ≤ 0, oder mit Wahrscheinlichkeit exp(−Δ / T): tausche
    fehlt keine Ziffer: melde die Lösung
  war das der letzte Durchlauf: festgefahren
  nach jeder Kette: senke T
  nach vielen ohne Gewinn: beginne von vorn`,
  tempering: `fülle die Blöcke jeder Replik zufällig
wiederhole:
  für jede Replik, bei der Temperatur T ihrer Stufe:
    so oft, wie es leere Zellen gibt:
      ziehe eine leere Zelle und eine andere ihres Blocks
      Δ := wie viele Ziffern nach dem Tausch mehr fehlen
      ist Δ ≤ 0, oder mit Chance exp(−Δ / T): tausche
      fehlt keine Ziffer: melde die Lösung
  war das der letzte Durchlauf: festgefahren
  für jedes zweite Paar Stufen, mit Energien E und E':
    mit Chance exp((1/T − 1/T')(E − E')): tausche sie`,
  "relaxation-labeling": `p := gleich für alle Kandidaten einer Zelle
wiederhole:
  für jeden Kandidaten jeder leeren Zelle:
    q := was alle anderen Zellen dazu sagen
    p := p × q
  bringe p in jeder Zelle auf die Summe 1
  A := die Summe von p × q, mittlere lokale Konsistenz
  änderte sich A um weniger als epsilon:
    sind die wahrscheinlichsten Ziffern eine Lösung: melde sie
    sonst: festgefahren`,
  "divide-and-concur": `x := zufällige Repliken, vier je Kandidat
wiederhole:
  einigen: c := das Mittel der Repliken jedes Kandidaten
  y := 2 c − x
  teilen: d := 1 für das größte y jeder Forderung, sonst 0
  x := x + β (d − c)
  sind die größten c eine Lösung: melde sie
  war das die letzte Iteration: festgefahren
  nach so vielen: ziehe x neu`,
  chaos: `s := zufällige Spins; a := 1 für jede Klausel
wiederhole:
  K := wie weit jede Klausel davon entfernt ist, erfüllt zu sein
  bewege s auf Σ a K² bergab, für die Zeit h
  ist der Fehler zu groß: gehe zurück, verkürze h
  a := a × e hoch K h
  h := was der Fehler zulässt
  sind die Spins über 0 eine Lösung: melde sie
  war das der letzte Schritt: festgefahren
  nach so viel Zeit: ziehe s neu`,
  "belief-propagation": `m := 1 für jeden Kandidaten in jedem Faktor
wiederhole:
  gehört := was die anderen Faktoren sagen, multipliziert
  m := was jeder Faktor daraus macht, gedämpft
  sind die am meisten geglaubten Ziffern eine Lösung: melde sie
  ruht m, oder ist die Geduld zu Ende:
    lege den sichersten Kandidaten fest, oder einen zufälligen
  hat eine Zelle oder ein Haus nichts mehr: von vorn
  darf nichts festgelegt werden, oder nicht noch einmal: festgefahren`,
  "all-different": `filtere alle Häuser des Rätsels
suche():
  hat jede Zelle einen Kandidaten: melde die Lösung
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
  item := das mit den wenigsten Optionen
  decke item ab: hänge es und alle seine Optionen aus
  für jede Option von item:
    nimm sie: decke ihre drei anderen Items ab
    suche()
    nimm sie zurück: decke sie in umgekehrter Folge wieder auf
  decke item auf: hänge seine Optionen wieder ein
Ende: jede Option jedes Items ist versucht`,
  fast: `ziehe, was folgt: Singles und eingeschlossene Kandidaten
wiederhole:
  hat jede Zelle einen Kandidaten: melde es
  ist es noch offen:
    wähle eine Zelle mit wenigsten Kandidaten und eine Ziffer davon
    behalte eine Kopie ohne diese Ziffer für später
    setze die Ziffer dort
  sonst:
    Ende, wenn keine Kopie übrig ist
    nimm die zuletzt behaltene Kopie wieder auf
  ziehe, was folgt`,
  cdcl: `wiederhole:
  propagiere: setze, was eine Forderung oder Klausel erzwingt
  ist alles gesetzt: melde die Lösung, kehre um
  ist etwas unmöglich:
    verfolge die Gründe zurück bis zu einem Literal
    lerne die Klausel, die sie zusammen ausschließt
    gehe dorthin zurück, wo sie ein Literal erzwingt
    war nichts entschieden: kehre um
  sonst, wenn es Zeit ist: von vorn, mit allen Klauseln
  vergiss die unnützesten Klauseln, wenn es viele sind
  entscheide über den Kandidaten der letzten Schwierigkeiten
Ende: es gibt nichts mehr, wohin umzukehren wäre`,
  general: `suche():
  fülle Singles aus, bis sich nichts mehr bewegt
  sind alle Zellen gefüllt: melde die Lösung
  hat eine Zelle oder eine Ziffer nichts mehr: kehre zurück
  wähle eine Zelle oder Ziffer mit wenigsten Möglichkeiten
  für jede Möglichkeit:
    versuche sie
    suche()
    nimm sie zurück
ist der Baum zu groß geworden: von vorn, zufällig
war das vergebens: lerne aus jeder Sackgasse eine Klausel
Ende: alle Möglichkeiten sind versucht`,
  dig: `wiederhole:
  fülle ein Gitter zufällig
  für jede Zelle oder symmetrische Menge, zufällig:
    frage den Prüfer nach einer zweiten Lösung ohne sie
    gibt es keine: sie entfällt
    sonst: sie bleibt
    gab der Prüfer auf: sie bleibt, ohne Beweis
  frage noch einmal nach denen, deren Bedarf nicht erwiesen ist
  sind die Vorgaben wie gewünscht: melde das Rätsel
Ende: das war der letzte Anlauf`,
  "build-up": `wiederhole:
  fülle ein Gitter zufällig; es ist die Lösung
  frage den Prüfer nach einer anderen Lösung des Rätsels
  solange es eine gibt: gib eine Zelle vor, wo sie abweicht
  gab der Prüfer auf: gib irgendeine Zelle vor
  dann, für jede Vorgabe, zufällig:
    frage nach einer zweiten Lösung ohne sie
    gibt es keine: sie entfällt
    sonst: sie bleibt
  sind die Vorgaben wie gewünscht: melde das Rätsel
Ende: das war der letzte Anlauf`,
  minimal: `wiederhole:
  fülle ein Gitter zufällig
  für alle Zellen, in zufälliger Reihenfolge:
    übergehe die, die eine gemerkte Menge braucht
    nimm die nächsten paar weg
    gibt es eine zweite Lösung?
    wenn nicht: sie sind weg
    war es eine Zelle: setze sie zurück, sie ist nötig
    sonst: setze sie zurück, merke, worin die zwei abweichen
  sind die Vorgaben wie gewünscht: melde das Rätsel
Ende: das war der letzte Anlauf`,
  grid: `wiederhole:
  setze einige zufällige Ziffern in zufällige Zellen
  lass einen Löser sie vervollständigen
  kann er es nicht: setze halb so viele
  war nichts vorgegeben: wende eine aus allen gezogene Symmetrie an
mische: vertausche zwei Ziffern, Zeilen oder Spalten, per Münzwurf
melde das Gitter
Ende: nach vielen Versuchen gibt es keines`,
};

export const texts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(code).flatMap(([id, lines]) =>
    lines.split("\n").map((line, index) => [`${id}.${index}.text`, line]),
  ),
);
