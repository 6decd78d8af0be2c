title = Aufgabe
unit = Ein Schritt muss „{ $step }“ heißen: Das steht in about.step.
check = Prüfen
stop = Stopp
progress =
    { $done } von { $of ->
        [one] { $of } Rätsel
       *[other] { $of } Rätseln
    } versucht, { $solved } gelöst
missed = { COUNT($n, "Rätsel") } nicht innerhalb des Ziels gelöst. Am Rätsel mit dieser Nummer starten:
tryOn = An Rätsel { $number } starten
by = Name, wie er in der Datei stehen soll
handIn = Ergebnis sichern
handInHelp = Die Datei enthält die Aufgabe, den Code und was bei jedem Rätsel herauskam. Sie wird abgegeben; die Seite der Lehrkraft lässt alles noch einmal laufen.
moduleNot = Eine Aufgabe wird in JavaScript gelöst.
badTask = Der Link enthält keine lesbare Aufgabe: { $why }.
leave = Aufgabe verlassen
teach = Für Lehrende: eine Aufgabe stellen, ein Ergebnis prüfen
make = Eine Aufgabe stellen
makeHelp = Die Lernenden bekommen einen Link. Er öffnet diese Seite mit dem Code im Editor, mit dem Text von hier und mit einem Knopf, der das Gemachte prüft.
name = Titel
text = Was zu tun ist
set = Rätsel
setOf = { $id }: { $puzzles }, { $what }
take = Wie viele, vom ersten an
solved = Zu lösen, mindestens
steps = Schritte, höchstens
per = Schritte zählen
pers_puzzle = für jedes Rätsel
pers_all = für alle zusammen
step = Was ein Schritt sein soll (node, swap …), oder nichts
stepsHelp = Ein Schritt ist ein Aufruf von step(state), und wie viel darin geschieht, bestimmt, wer ihn schreibt. Bei Abgaben lohnt sich also ein Blick in den Code.
link = Link für die Lernenden kopieren
copied = Link kopiert
copyFailed = Der Browser hat das Kopieren verweigert
try = Wie die Lernenden öffnen
bad = Keine passende Zahl: { $names }.
open = Ein Ergebnis prüfen …
openHelp = Eine abgegebene Datei wird hier noch einmal ausgeführt.
badFile = { SHORT($name, 60) } ist kein lesbares Ergebnis: { $why }.
handedIn =
    { $by ->
        [none] Ein Ergebnis ohne Namen
       *[other] Ergebnis von { $by }
    }
says = Die Datei sagt: { $said }
untouched = Die Datei ist so, wie sie gesichert wurde.
touched = Die Datei wurde nach dem Sichern geändert.
noDigest = Ob die Datei geändert wurde, lässt sich hier nicht sagen.
asSet = Es gehört zu der Aufgabe, die hier offen ist.
notAsSet = Es gehört zu einer anderen Aufgabe als der, die hier offen ist. Geprüft wird nach der offenen.
setUnknown = Die Aufgabe ist die aus der Datei. Um nach der eigenen zu prüfen, zuerst deren Link öffnen.
otherVersion = Sie stammt aus Version { $theirs }; dies ist { $ours }, und Läufe können abweichen.
runAgain = Den Code unten erlauben, dann „Prüfen“ drücken.
same = Hier noch einmal ausgeführt, kam bei jedem Rätsel heraus, was die Datei sagt.
differ =
    Hier noch einmal ausgeführt, kam bei { $n ->
        [one] { $n } Rätsel
       *[other] { $n } Rätseln
    } etwas anderes heraus, als die Datei sagt; zuerst bei Nummer { $first }.
goal =
    { $all ->
        [true] Alle { $take } Rätsel
       *[false]
            Mindestens { $solved } von { $take ->
                [one] { $take } Rätsel
               *[other] { $take } Rätseln
            }
    } aus { $set } lösen, { $each ->
        [true] je höchstens { $most }
       *[false] zusammen höchstens { $most }
    }.
standing =
    { $met ->
        [true] Das Ziel ist erreicht:
       *[false] Das Ziel ist noch nicht erreicht:
    } { $solved } von { $puzzles ->
        [one] { $puzzles } Rätsel
       *[other] { $puzzles } Rätseln
    } gelöst, { $each ->
        [true] höchstens { $work } für eines davon
       *[false] insgesamt { $work }
    }.{ $other ->
        [none] { "" }
       *[other] { " " }Aber die Schritte heißen nicht „{ $other }“.
    }
