question = Wie löst man ein Sudoku?
answer = { $algorithms } Algorithmen: Manche suchen, manche schließen, manche züchten. Zuzusehen Schritt für Schritt.
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
own = Eigenen schreiben
ownIntro = in JavaScript, hier geprüft und ins Rennen geschickt
make = Rätsel damit erzeugen
race = Am aktuellen Rätsel laufen lassen
lessons = Lektionen, die ihn zeigen:
presets = Voreinstellungen und woher sie kommen
printed =
    Was sie druckt: { $figures ->
        [one] { $figures } Wert
       *[other] { $figures } Werte
    }
published = Gedruckt: { $what } { $value }, { $note }.
counts = Was er zählt
watch = Schritt für Schritt ansehen
boardKey = Fett: vorgegeben. Farbig: vom Algorithmus gesetzt. Punkte: Kandidaten. Rahmen oder Ring: der letzte Schritt; rot gestrichelt: eine Ziffer wurde zurückgenommen.
watchIntro = Die Pfeile gehen einen Schritt vor oder zurück. Die Zeilen, durch die ein Schritt ging, leuchten auf.
small = Hier mit einer Population von { $population }, damit es einige Schritte braucht.
several = Dieses kleine Rätsel hat mehrere Lösungen: Jede ist recht.
sizes = Rätsel
start = Abspielen
again = Noch einmal
controls = Durch den Lauf gehen
board = Das Gitter von { $name }
plots = Seine Kurven
plotsIntro = Jede vom ersten bis zum letzten Schritt; der Strich ist der gezeigte Schritt.
curve = { $name }: { $value }
params = Einstellungen, und worauf zu achten ist
paramsIntro =
    Jeder Link lässt am Rätsel im Gitter die übliche Einstellung gegen eine andere antreten. Zu beachten: { LENGTH($curves) ->
        [one] die Kurve
       *[other] die Kurven
    } { $curves }{ $count ->
        [none] { "" }
       *[other] { " " }und der Zähler { $count }
    }.
usually = Üblich { $value }; { $allowed }.
against = { $usual } gegen { $other }
on = an
off = aus
onOrOff = an oder aus
oneOf = möglich: { JOIN($names, by: ", ") }
growth = Wie sein Aufwand wächst
growthBySize = Acht neue Rätsel jeder Größe, höchstens eine Sekunde für jeden Lauf. Gezählt werden Schritte, nicht Zeit: Sie sind auf jedem Rechner gleich. Gezeichnet sind nur gelöste Rätsel.
growthByGivens = Dieselben acht Rätsel mit immer mehr Vorgaben, höchstens eine Sekunde für jeden Lauf. Gezählt werden Schritte, nicht Zeit: Sie sind auf jedem Rechner gleich. Gezeichnet sind nur gelöste Rätsel.
measure = Hier messen
measuring = { $done } von { $tasks } Läufen fertig
preparing = Die Rätsel werden gemacht …
stop = Anhalten
open = Als Experiment öffnen
solved = { $solved } von { $runs } Läufen gelöst.
familyAll = Alle { $all }
familyComplete_text = Vollständige
familyComplete_title = Sie finden jede Lösung und beweisen, wenn es keine gibt
familyIncomplete_text = Unvollständige
familyIncomplete_title = Sie finden nicht immer eine Lösung
familyGenerators_text = Generatoren
familyGenerators_title = Sie erzeugen Rätsel
