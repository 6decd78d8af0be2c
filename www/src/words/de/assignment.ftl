title = Aufgabe
unit = Der Löser muss seine Schritte in der Einheit „{ $step }“ zählen: dazu about.step auf „{ $step }“ setzen.
check = Lösung prüfen
stop = Stopp
progress =
    { $done } von { $of ->
        [one] { $of } Rätsel
       *[other] { $of } Rätseln
    } versucht, { $solved } gelöst
missed = { COUNT($n, "Rätsel") } nicht innerhalb der Grenzen gelöst. Löser ausführen für Rätsel
tryOn = Löser für Rätsel { $number } ausführen
by = Name, wie er in der Datei stehen soll
handIn = Ergebnis sichern
handInHelp = Die Datei enthält die Aufgabe, den Code und das Ergebnis jedes Rätsels. Diese Datei abgeben; im Browser der Lehrkraft wird der Code noch einmal ausgeführt.
moduleNot = Aufgaben müssen in JavaScript gelöst werden.
badTask = Die Aufgabe im Link ist nicht lesbar: { $why }.
leave = Aufgabe verlassen
teach = Für Lehrende: eine Aufgabe stellen, ein Ergebnis prüfen
make = Eine Aufgabe stellen
makeHelp = Die Lernenden bekommen einen Link. Der Link öffnet diese Seite mit dem Code im Editor, dem Aufgabentext und einer Schaltfläche zum Prüfen der Lösung.
name = Titel
text = Aufgabentext
set = Rätsel
setOf = { $id }: { $puzzles }, { $what }
take = Zahl der Rätsel, vom ersten an
solved = Mindestzahl gelöster Rätsel
steps = Schrittgrenze
per = Die Grenze gilt für
pers_puzzle = jedes Rätsel
pers_all = alle Rätsel zusammen
step = Verlangte Einheit eines Schritts, etwa node oder swap; leer lassen, um jede Einheit zuzulassen
stepsHelp = Ein Schritt ist ein Aufruf von step(state). Wie viel Arbeit ein Aufruf erledigt, bestimmt der Code des Lösers; die Lehrkraft sollte den abgegebenen Code daher lesen.
link = Link für die Lernenden kopieren
copied = Link kopiert
copyFailed = Der Browser hat das Kopieren verweigert
try = Aus Sicht der Lernenden öffnen
bad = Hier fehlt eine gültige Zahl: { $names }.
open = Ein Ergebnis prüfen …
openHelp = Öffnet eine abgegebene Datei und führt ihren Code noch einmal aus.
badFile = { SHORT($name, 60) } ist keine lesbare Ergebnisdatei: { $why }.
handedIn =
    { $by ->
        [none] Ein Ergebnis ohne Namen
       *[other] Ergebnis von { $by }
    }
says = Laut Datei: { $said }
untouched = Die Datei wurde seit dem Sichern nicht geändert.
touched = Die Datei wurde nach dem Sichern geändert.
noDigest = Dieser Browser kann nicht prüfen, ob die Datei geändert wurde.
asSet = Das Ergebnis gehört zu der Aufgabe, die hier geöffnet ist.
notAsSet = Das Ergebnis gehört zu einer anderen Aufgabe, wird aber anhand der hier geöffneten Aufgabe geprüft.
setUnknown = Das Ergebnis wird anhand der Aufgabe in der Datei geprüft. Um das Ergebnis anhand der eigenen Aufgabe zu prüfen, zuerst den Link zu dieser Aufgabe öffnen.
otherVersion = Das Ergebnis stammt aus Version { $theirs }; diese Seite hat Version { $ours }, daher können die Läufe abweichen.
runAgain = Unten das Ausführen des Codes erlauben, dann „{ check }“ drücken.
same = Der Code wurde noch einmal ausgeführt: Jedes Rätsel hat dasselbe Ergebnis wie in der Datei.
differ =
    Der Code wurde noch einmal ausgeführt: { $n ->
        [one] Rätsel { $first } hat ein anderes Ergebnis als in der Datei.
       *[other] { $n } Rätsel haben andere Ergebnisse als in der Datei; das erste ist Rätsel { $first }.
    }
goal =
    { $all ->
        [true]
            { $take ->
                [one] Das eine Rätsel
               *[other] Alle { $take } Rätsel
            }
       *[false]
            Mindestens { $solved } von { $take ->
                [one] { $take } Rätsel
               *[other] { $take } Rätseln
            }
    } aus { $set } lösen ({ $each ->
        [true] höchstens { $most } je Rätsel
       *[false] insgesamt höchstens { $most }
    }).
standing =
    { $met ->
        [true] Das Ziel ist erreicht:
       *[false] Das Ziel ist noch nicht erreicht:
    } { $solved } von { $puzzles ->
        [one] { $puzzles } Rätsel
       *[other] { $puzzles } Rätseln
    } gelöst, { $each ->
        [true] höchstens { $work } je Rätsel
       *[false] insgesamt { $work }
    }.{ $other ->
        [none] { "" }
       *[other] { " " }Der Löser zählt seine Schritte jedoch nicht in der verlangten Einheit „{ $other }“.
    }
