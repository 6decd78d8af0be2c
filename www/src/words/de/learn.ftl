question = Wie löst man ein Sudoku?
answer = { $algorithms } Algorithmen: Manche suchen, manche ziehen logische Schlüsse, manche arbeiten mit Evolution. Jedem Algorithmus kann man Schritt für Schritt zusehen.
startCourse = Kurs beginnen
continueCourse = Weiter mit Lektion { $number }
lessonsDone = { $done } von { $of } erledigt
isDone = erledigt
browse = Algorithmen ansehen
moment = { UNIT($step) } { $at } von { $of }.
watchIt = Zusehen
course = Der Kurs
courseAt = learn/de/index.html
topics = Algorithmen
families = Familien von Algorithmen
own = Eigenen Löser schreiben
ownIntro = Einen Löser in JavaScript schreiben. Die Seite prüft die Antworten des Lösers und lässt den Löser im Rennen antreten.
train = Ein Netz trainieren
papers = Studien prüfen
trainIntro = Einem kleinen neuronalen Netz auf dieser Seite beim Lernen von Sudoku zusehen.
pictures = Dasselbe Rätsel, zum Teil gelöst. Fett: vorgegeben. Farbig: vom Algorithmus gesetzt. Punkte: Kandidaten; größere sind wahrscheinlicher. Rote Ecke: Konflikt.
make = Mit diesem Generator Rätsel erzeugen
race = Rennen mit aktuellem Rätsel starten
lessons = Lektionen mit diesem Algorithmus:
presets = Voreinstellungen und ihre Quellen
printed =
    Veröffentlicht: { $figures ->
        [one] { $figures } Wert
       *[other] { $figures } Werte
    }
published = Veröffentlicht: { $what } { $value }, { $note }.
counts = Zähler
watch = Schritt für Schritt ansehen
boardKey = Fett: vorgegeben. Farbig: vom Algorithmus gesetzt. Punkte: Kandidaten. Rahmen oder Ring: der letzte Schritt; rot gestrichelt: eine Ziffer wurde zurückgenommen.
watchIntro = Mit den Pfeiltasten geht es einen Schritt vor oder zurück. Die Codezeilen, die ein Schritt ausführt, sind hervorgehoben.
small = Die Population hat hier { $population } Individuen, damit der Lauf mit wenigen Schritten auskommt.
several = Dieses kleine Rätsel hat mehrere Lösungen; der Lauf endet mit einer beliebigen dieser Lösungen.
sizes = Rätsel
start = Abspielen
again = Noch einmal
controls = Schritte des Laufs
board = Das Gitter von { $name }
plots = Kurven
plotsIntro = Jede Kurve reicht vom ersten bis zum bisher letzten Schritt; der Strich markiert den im Gitter gezeigten Schritt.
curve = { $name }: { $value }
params = Parameter und ihre Wirkung
paramsIntro =
    Jeder Link lässt beim aktuellen Rätsel die Standardeinstellung gegen eine andere Einstellung antreten. Zu beachten: { LENGTH($curves) ->
        [one] die Kurve
       *[other] die Kurven
    } { $curves }{ $count ->
        [none] { "" }
       *[other] { " " }und der Zähler { $count }
    }.
usually = Standard: { $value }; { $allowed }.
against = { $usual } gegen { $other }
on = an
off = aus
onOrOff = an oder aus
oneOf = möglich: { JOIN($names, by: ", ") }
growth = Wachstum der Schrittzahl
growthBySize = Acht neue Rätsel je Größe, höchstens eine Sekunde je Lauf. Gemessen werden Schritte statt der Zeit, weil Schrittzahlen auf jedem Rechner gleich sind. Das Diagramm zeigt nur gelöste Rätsel.
growthByGivens = Acht Rätsel, jedes mehrmals mit immer mehr Vorgaben gelöst; höchstens eine Sekunde je Lauf. Gemessen werden Schritte statt der Zeit, weil Schrittzahlen auf jedem Rechner gleich sind. Das Diagramm zeigt nur gelöste Rätsel.
measure = Wachstum hier messen
measuring = { $done } von { $tasks } Läufen fertig
preparing = Die Rätsel werden erzeugt …
stop = Anhalten
open = Als Experiment öffnen
solved = In { $solved } von { $runs } Läufen gelöst.
familyAll = Alle { $all }
familyComplete_text = Vollständige
familyComplete_title = Algorithmen, die jede Lösung finden oder beweisen, dass es keine gibt
familyIncomplete_text = Unvollständige
familyIncomplete_title = Algorithmen, die nicht immer eine Lösung finden
familyGenerators_text = Generatoren
familyGenerators_title = Algorithmen, die Rätsel erzeugen
