title = Eine Rätselsammlung lösen
intro = Jedes Rätsel einer Sammlung auf allen Kernen lösen. Eine Sammlung hat je Zeile ein Rätsel, von 4 × 4 bis 25 × 25. Text hinter dem Rätsel dient als Beschriftung, und # leitet einen Kommentar ein. Die Rätsel verlassen diese Seite nicht.
choose = Datei öffnen …
drop = Eine Datei lässt sich auch hierher ziehen, und Zeilen lassen sich einfügen.
dropping = Datei zum Einlesen hier ablegen
chooseSet = Sammlung wählen …
ownSet = Eigene Sammlung
setLabel = Sammlung
set = { $name } ({ $n } Rätsel)
pasted = eingefügte Zeilen
notKept = Die eigene Sammlung bleibt nur in diesem Tab gespeichert: Nach dem Neuladen bitte die Sammlung wieder öffnen.
reading = Wird gelesen, { HUNDREDTHS($share) } %
stopReading = Lesen abbrechen
empty = { $name } enthält kein Rätsel, nur leere Zeilen und Kommentare.
unreadable = { $name } konnte nicht gelesen werden: { $why }
noSuchSet = Es gibt keine Sammlung namens { SHORT($id, 40) }.
notFetched = Die Sammlung { SHORT($id, 40) } konnte nicht geladen werden; bitte noch einmal versuchen, sobald wieder eine Internetverbindung besteht. ({ $why })
noSets = Die Liste der Sammlungen konnte nicht geladen werden; eine eigene Sammlung lässt sich trotzdem öffnen. ({ $why })
read =
    { $n } Rätsel gelesen{ $wrong ->
        [0] { "" }
       *[other]
            , { $wrong ->
                [one] { $wrong } Zeile hat
               *[other] { $wrong } Zeilen haben
            } Fehler
    }
cut = Nur die ersten { $n } Rätsel wurden gelesen; die Sammlung enthält weitere.
wrongTitle =
    { $n ->
        [one] { $n } Zeile
       *[other] { $n } Zeilen
    } mit Fehlern
wrong = Zeile { $line }, Spalte { $column }: { $reason }
wrongMore = … und { $n } weitere
solver = Löser
preset = Voreinstellung
parameters = Parameter
example = Dieses Beispiel wurde automatisch gestartet. Eine andere Sammlung wählen oder eine eigene Sammlung öffnen.
before = Diese Ergebnisse gehören zu { $what }, nicht zur aktuellen Auswahl.
usual = Für diese Sammlung am schnellsten: { $name }
question = Prüfen
questions_1 = erste Lösung
questions_2 = genau eine Lösung?
questions_n = Zahl der Lösungen, bis
most = Zählen bis
mostAllowed = Ganze Zahl, 3–{ $max }.
settings = Einstellungen
settingsSay =
    { $what }, { $cores ->
        [one] { $cores } Kern
       *[other] { $cores } Kerne
    }
workers = Kerne
solve = Alle lösen
again = Alle noch einmal lösen
stop = Stopp
progress = Beantwortete Rätsel
status = { $done } von { $total } Rätseln
rate = { ROUGH($perSecond) } Rätsel/s
remaining = noch etwa { TIMING($ms) }
each = Zeit im Löser: im Mittel { MICROS($micros) } je Rätsel
stopped = Angehalten. Die bisherigen Ergebnisse bleiben erhalten.
ended = { $done } von { $total } Rätseln beantwortet
crashed =
    { $n } Rätsel { $n ->
        [one] hat
       *[other] haben jeweils
    } zwei Worker nacheinander zum Absturz gebracht und { $n ->
        [one] blieb
       *[other] blieben
    } ohne Ergebnis: { $why }
nothing = { $name } eignet sich für kein Rätsel dieser Sammlung: bitte einen anderen Löser wählen.
save = Als CSV sichern
saving = Wird geschrieben …
results = Ergebnisse
answer =
    { $n } von { $of } { $of ->
        [one] Rätsel
       *[other] Rätseln
    } { $unique ->
        [true] { $n ->
            [one] hat
           *[other] haben
        } genau eine Lösung
       *[false] { $n ->
            [one] ist
           *[other] sind
        } gelöst
    }
answered = Bisher { $done } von { $total } Rätseln beantwortet
filter = Zeigen
all = alle { $n }
fates_waiting = ohne Antwort
fates_unique = genau eine Lösung
fates_solved = gelöst
fates_several = mehrere Lösungen
fates_none = keine Lösung
fates_invalid = Vorgaben im Konflikt
fates_refused = abgelehnt
fates_skipped = Größe nicht möglich
fates_crashed = abgestürzt
columns_line = Zeile
columns_puzzle = Rätsel
columns_outcome = Ergebnis
columns_solutions = Lösungen
columns_steps = Schritte
columns_label = Beschriftung
atLeast = { $n } oder mehr
race = Rennen mit Zeile { $line } starten
raceShort = Rennen
puzzle = Zeile { $line }: { $text }
pages = Seiten der Ergebnisse
page = { $from }–{ $to } von { $of }
previous = Zurück
next = Weiter
speed_title = Beschleunigung
speed_measure = Beschleunigung messen
speed_again = Noch einmal messen
speed_help = Löst dieselben Rätsel abwechselnd auf 1, 2, … Kernen, je mindestens 1 s: eine Aufwärmrunde, dann drei gemessene Runden.
speed_progress = Fertige Messungen
speed_columns_workers = Kerne
speed_columns_rate = Median der Rätsel/s
speed_columns_spread = Spanne
speed_columns_by = Beschleunigung
speed_note = Gemessen wird die verstrichene Zeit auf diesem Rechner; andere Programme, die gleichzeitig laufen, verlängern diese Zeit.
speed_times = { FIXED($factor, 2) } ×
speed_range = { ROUGH($least) } – { ROUGH($most) }
measured = { $n } Rätsel ({ $side } × { $side }) aus { $name }, { $solver }, { $task }.
asked =
    { $limit ->
        [one] erste Lösung
       *[other] bis zu { $limit } Lösungen
    }{ $maxSteps ->
        [none] { "" }
       *[other] , bis zu { $maxSteps } Schritte
    }
steps_title = Schritte je Rätsel
steps_help = Das Diagramm zeigt für jeden hier benutzten Löser, welchen Anteil der Rätsel er innerhalb der jeweiligen Schrittzahl beantwortet hat. Schrittzahlen verschiedener Löser lassen sich nicht vergleichen.
steps_plot =
    { $lines ->
        [one] Eine Linie
       *[other] { $lines } Linien
    } von 0 bis 100 % der Rätsel, mit der Schrittzahl steigend; die Tabelle darunter nennt die Werte.
steps_axis = Schritte (logarithmische Achse)
steps_percent = { DECIMAL(SHARE($share)) } %
steps_columns_solver = Löser
steps_columns_puzzles = Rätsel
steps_columns_share =
    { $share ->
        [0.5] Median
       *[other] { DECIMAL(SHARE($share)) } %
    }
steps_columns_most = Maximum
steps_columns_hardest = Schwerstes
steps_task =
    { $limit ->
        [one] erste Lösung
       *[other] bis zu { $limit } Lösungen
    }{ $maxSteps ->
        [none] { "" }
       *[other] , bis zu { $maxSteps } Schritte
    }; Schritt: { UNIT($step) }
steps_never = nie
steps_others = und { $n } weitere
measuringDone = Die Beschleunigung wurde gemessen.
about = { CAPITAL($what) }. Quelle: { $from }.
gap = { $percent }{ "\u00A0" }% der Zeit der Kerne entfielen auf den Löser selbst, der Rest auf den Start der Threads, das Laden des Codes und die Weitergabe der Ergebnisse. Bei größeren Sammlungen fällt dieser Aufwand weniger ins Gewicht.
elapsed =
    in { TIMING($ms) } auf { $workers ->
        [one] { $workers } Kern
       *[other] { $workers } Kernen
    }
fate = { $fate }: { $puzzles }
steps_ended = ({ $puzzles } { $fate })
