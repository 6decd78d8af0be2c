direction = ltr
title = Sudoku Lab
loading = Die Algorithmen werden geladen …
failed = Die Algorithmen konnten nicht geladen werden.
skipTo = Direkt zu: { $view }
viewsLabel = Ansichten
kindsLabel = { $link }: Bereiche
views_solve_link = Lösen
views_solve_title = Lösen
views_solve_tagline = Ein Sudoku lösen, mit so viel Hilfe wie gewünscht.
views_race_link = Rennen
views_race_title = Rennen
views_race_tagline = Algorithmen um die Wette lösen lassen und dabei zusehen.
views_generate_link = Erzeugen
views_generate_title = Erzeugen
views_generate_tagline = Sudokus erzeugen und dabei zusehen.
views_experiment_link = Experiment
views_experiment_title = Fragen
views_experiment_tagline = Algorithmen vergleichen.
views_set_link = Experiment
views_set_title = Eigene Rätsel
views_set_tagline = Eine Rätselsammlung auf mehreren Kernen lösen.
views_cores_link = Experiment
views_cores_title = Mehrere Kerne
views_cores_tagline = Ein Rätsel auf mehreren Kernen lösen.
views_tune_link = Experiment
views_tune_title = Einstellungen abstimmen
views_tune_tagline = Einstellungen finden, mit denen ein Algorithmus weniger Schritte braucht.
views_papers_link = Experiment
views_papers_title = Studien
views_papers_tagline = Die Aussagen von Studien prüfen.
views_learn_link = Lernen
views_learn_title = Algorithmen
views_learn_tagline = Nachlesen, wie jeder Algorithmus arbeitet.
views_technique_link = Lernen
views_technique_title = Techniken
views_technique_tagline = Sehen und üben, wie Menschen Sudokus lösen.
views_own_link = Lernen
views_own_title = Eigener Löser
views_own_tagline = Einen Löser schreiben und antreten lassen.
views_train_link = Lernen
views_train_title = Netz trainieren
views_train_tagline = Ein neuronales Netz trainieren.
titleOf = { $view } – Sudoku Lab
atWork = arbeitet
loadingView = Dieser Teil der Seite wird geladen …
viewFailed =
    Dieser Teil konnte nicht geladen werden. Bitte die Internetverbindung prüfen.{ $tried ->
        [true] { " " }Wenn die Verbindung steht, bitte die Seite neu laden: Alle Einstellungen bleiben erhalten.
       *[false] { "" }
    }
details = Einzelheiten
tryAgain = Noch einmal versuchen
reload = Seite neu laden
theme = Farben
language = Sprache (language)
keyboard_name = Tastatur
keyboard_single = Tastenkürzel aus einer Taste, etwa P im Rennen und Z, X, C, V beim Lösen
themes_auto = System
themes_light = Hell
themes_dark = Dunkel
themes_contrast = Hoher Kontrast
share = Teilen
pageMenu = Menü: Farben, Sprache, Tastatur, Hilfe
print = Drucken
copyLink = Link kopieren
copied = Link kopiert
copyFailed = Der Browser hat das Kopieren verweigert
openFull = In Sudoku Lab öffnen
embed = In eine Seite einbetten
help = Hilfe
close = Schließen
version = Version { $version }
dismiss = Ausblenden
puzzle = Rätsel
firstPuzzle = Ein erstes Rätsel
board = Sudoku, { $side } mal { $side }
givens =
    { $givens ->
        [one] { $givens } Vorgabe
       *[other] { $givens } Vorgaben
    }
facts =
    { $side } × { $side }, { $givens ->
        [one] { $givens } Vorgabe
       *[other] { $givens } Vorgaben
    }
cell = Zeile { $row } Spalte { $column }
given = Vorgabe { $digit }
empty = leer
clashes = im Konflikt
choosePuzzle = Rätsel wählen
recent = Zuletzt im Rennen
enlarge = Gitter vergrößern
paste = Einfügen …
pasteTitle = Ein Rätsel einfügen
disguise = Ist das ein bekanntes Rätsel in anderer Form?
knownPuzzle = Bekanntes Rätsel?
undo = Rückgängig
redo = Wiederholen
clear = Leeren
pad = Ziffern
padErase = Löschen
padSkip = Diese Zelle überspringen
padAdvance = Nach jeder Ziffer zur nächsten Zelle gehen
numerals = Zahlen statt Buchstaben
fixClash = Zuerst die markierten Vorgaben berichtigen.
setup = Rennen einrichten
setUp = Einrichten
readyMade = Vorbereitete Rennen
chooseRace = Rennen wählen
changedRace = { $title }, geändert
changedIn = Geändert: { $what }.
changes_p = das Rätsel
changes_a = die Bahnen
changes_seed = der Startwert
changes_steps = die Schrittgrenze
changes_until = die Endbedingung
changes_rank = die Rangfolge
changes_seeds = die Zahl der Startwerte
leftOff = Zuletzt eingestellt
removeLane = { $name } entfernen
algorithmOf = Algorithmus der Bahn { $lane }
presetOf = Voreinstellung der Bahn { $lane }
changed = geändert
settings = Einstellungen
settingsOf = Einstellungen der Bahn { $lane }
howOf = Wie Bahn { $lane } arbeitet
enlargeLane = Gitter der Bahn { $lane } vergrößern
seed = Startwert
newSeed = Neuer Startwert
budget = Schrittgrenze
noBudget = keine
stepRange = der erste und der letzte Schritt, zum Beispiel 10-20
wholeNumber = ganze Zahl, { $min }–{ $max }
stepLimit = ganze Zahl, mindestens 1; leer: keine Schrittgrenze
wrongSize =
    { SAME($low, $high) ->
        [true] Nur für { $low } × { $low }
       *[false] Nur für { $low } × { $low } bis { $high } × { $high }
    }
complete = Findet jede Lösung oder beweist, dass es keine gibt.
incomplete = Kann ohne Lösung enden.
preset = Voreinstellung
source = Quelle
parameters = Parameter
about = Erklärung
transport = Steuerung des Rennens
projector_open = Präsentieren
projector_leave = Präsentation beenden
projector_help = Präsentationsansicht: große Schrift, Gitter und Kurven. Leertaste: Start und Pause; Pfeil- und Bildtasten: Schritte; Escape beendet die Ansicht
race = Start
again = Noch einmal
pause = Pause
endIt = Worker beenden
stopSeeds = Startwerte anhalten
resume = Weiter
replay = Wiederholen
stop = Stopp
back = Ein Schritt zurück
forward = Ein Schritt vor
speed = Tempo
auto = Auto
autoHelp = Langsam beginnen, dann schneller werden
flatOut = Höchsttempo
gathering = wird schneller
slowFirst = anfangs langsam
until = Läuft
untilNotes_time = Bei festem Tempo ist die Bahn mit den wenigsten Schritten zuerst fertig. Bei Höchsttempo gewinnt die schnellste Berechnung, und die anderen Bahnen kommen in jedem Lauf verschieden weit. Zum Vergleich von Rechenzeiten alle Bahnen zu Ende laufen lassen.
untilNotes_steps = Das Rennen endet bei der kleinsten Schrittzahl, die eine Bahn braucht. Die anderen Bahnen halten bei diesem Schritt an; eine Bahn, die schon weiter ist, wird bis zu diesem Schritt neu berechnet. Alle Werte außer den Zeiten sind reproduzierbar.
untils_all = bis alle fertig sind
untils_first = bis eine Bahn fertig ist
rank = Rang nach
ranks_time = Zeit
ranks_steps = Schritten
moment = Zeitleiste
endOf = { $name } endete bei Schritt { $step }
endsBySteps = Symbole: letzter Schritt je Bahn, nicht die Rangfolge.
orPress = oder
spaceKey = Leertaste
momentAt =
    { SAME($step, $last) ->
        [true] Schritt { $last }
       *[false] Schritt { $step } von { $last }
    }
closing_solved = Gelöst ({ COUNT($steps, $unit) }): alle Zellen gefüllt und geprüft.
closing_unsolvable = Keine Lösung ({ COUNT($steps, $unit) }): Alle Möglichkeiten sind ausgeschlossen.
time = Zeit
conflicts = Konflikte
blank = leer
wholeRun = ganzer Lauf
checkingSolutions = Lösungen werden gesucht …
lanes = Bahnen
showing = bei Schritt { $step }
shown = gezeigt: Schritt { $step }
seeking = wird nachgerechnet …
laneBoard = Gitter von { $name }: { $filled } von { $cells } Zellen gefüllt
laneBoardRunning = Gitter von { $name }, läuft
laneLabel = Bahn { $lane }: { $name }
fast = ≤ 0,1 ms
definitions_lane = Was die Werte der Bahn { $lane } bedeuten
definitions_plot = Was „{ $title }“ zeigt
definitions_steps = Die Einheit, in der der Aufwand dieses Algorithmus gemessen wird.
definitions_time = Rechenzeit des Algorithmus selbst. Ein erster Lauf dauert mehrmals so lange wie spätere; Läufe unter 0,1 s werden daher nach dem Rennen in mehreren Serien wiederholt. Gezeigt wird der Mittelwert der schnellsten Serie.
definitions_conflicts = Zahl der Ziffern, die in Zeilen, Spalten und Blöcken fehlen, weil andere Ziffern dort mehrfach stehen. Rote Ecken markieren die mehrfachen Ziffern selbst; die Zahl dieser Ecken kann daher von der Zahl der Konflikte abweichen.
definitions_blank = Zellen ohne Ziffer. Solange es leere Zellen gibt, wird ihre Zahl statt der Konflikte gezeigt.
measureHelp = Ein einzelner Lauf ist zu kurz für die Zeitmessung und wird deshalb wiederholt
measured = gemessen
measuring = Kurze Läufe werden wiederholt, um ihre Zeit zu messen …
meanOf = Mittelwert aus { $repeats } Läufen
unsteady = nur ungefähr: Dieser Rechner war ausgelastet
silent_title = Diese Bahn antwortet nicht
silent_doc = Der Worker dieser Bahn antwortet seit einigen Sekunden nicht: Er hängt, oder der Rechner ist überlastet. Sobald er antwortet, läuft die Bahn weiter.
silent_end = Bahn beenden
silent_announced = { $name } antwortet nicht
silent_worker = Ein Worker antwortet nicht: Er hängt, oder der Rechner ist überlastet.
crash = Diese Bahn ist abgestürzt
refused = Mit diesen Einstellungen kann die Bahn nicht laufen
notStarted = nicht gestartet
unreached = Diese Bahn konnte nicht starten
unreachedHelp = Bitte die Internetverbindung prüfen und das Rennen neu starten.
reproduce = Diese Bahn allein öffnen, um den Absturz zu wiederholen
ordinal = { $place }.
waiting = bereit
bet_choose = Als Sieger tippen
bet_chosen = als Sieger getippt
bet_right = Richtig getippt.
bet_wrong = Falsch getippt: { $name } hat nicht gewonnen.
running = läuft
paused = angehalten
preparing = wird vorbereitet
waitingForPuzzle = Vorgaben im Konflikt
outcomes_solved = gelöst
outcomes_unsolvable = keine Lösung
outcomes_stalled = steckt fest
outcomes_steps = Schrittgrenze erreicht
outcomes_time = Zeit abgelaufen
outcomes_invalid = ungültig
outcomes_stopped = angehalten
outcomes_crashed = abgestürzt
question =
    { $lanes ->
        [one] Ein Algorithmus, ein Sudoku. Wie geht der Algorithmus vor?
       *[other]
            { $lanes ->
                [2] Zwei
                [3] Drei
                [4] Vier
                [5] Fünf
                [6] Sechs
                [7] Sieben
                [8] Acht
               *[other] { $lanes }
            } Algorithmen, ein Sudoku. Wer löst es zuerst?
    }
ready = Alle Algorithmen bekommen dasselbe Rätsel. Ein Rätsel wählen oder ein eigenes einfügen.
readyFor = Start drücken.
setupChanged = Die Aufstellung hat sich geändert: Start drücken.
beforeChange =
    { $before ->
        [none] { "" }
       *[other] Vor der Änderung: { $before }
    }
skipAhead = Zum Ende springen
stopRest = Rest anhalten
more = Mehr
less = Weniger
raceStarted = Das Rennen hat begonnen.
laneEnded =
    { $name }: { $outcome }{ $placed ->
        [true] ; der Rang wird genannt, wenn alle Bahnen fertig sind
       *[false] { "" }
    }
racePaused = Angehalten. Schrittweise oder mit der Zeitleiste geht es vor und zurück.
pausedTitle = Angehalten
pausedHint = Schrittweise oder mit der Zeitleiste geht es vor und zurück.
pausedUneven = Die Schrittzahlen unterscheiden sich, weil jede Bahn so schnell läuft wie möglich und weil ein Schritt bei jedem Algorithmus andere Arbeit bedeutet.
sections = Kurven und Ergebnisse
finish = Ergebnisse
finishHint = Rangfolge nach { $by }.
rankHints_time = Zeit im Algorithmus
rankHints_steps = Schritten
series_tab = Mittelwerte
series_count = Startwerte
series_start = Startwerte laufen lassen
series_help = Lässt jede Bahn mit jedem Startwert einmal bei Höchsttempo laufen, beginnend mit dem Startwert des Rennens
series_under = Die Läufe mit allen Startwerten finden bei Höchsttempo statt. Jede Schaltfläche der Steuerung bricht diese Läufe ab.
look_open = Genauer ansehen
look_of = Bahn { $lane } genauer ansehen
curves = Kurven
plot = Kurve
data = Daten
storage = Dieser Browser speichert keine Daten für diese Seite. Um die Arbeit zu behalten, den Link kopieren.
noWorkers = Das Rennen braucht Web-Worker, die dieser Browser hier nicht erlaubt.
otherVersion = Der Link stammt aus Version { $theirs }; diese Seite hat Version { $ours }, daher können die Läufe abweichen.
linkProblem = Ein Teil des Links konnte nicht verwendet werden
linkFormat = dieser Link hat Format { $v }; diese Version der Seite liest Format 1
linkValue = { $key }={ $value }: { $why }
moreProblems =
    Und { $more ->
        [one] { $more } weiterer Teil
       *[other] { $more } weitere Teile
    } des Links.
at = Zeile { $line }, Spalte { $column }: { $what }
givenTwice = mehrfach angegeben; die letzte Angabe zählt
foreignTooLong = dieser Seite unbekannt und zu lang, um im Link zu bleiben
unused = wird in „{ $view }“ nicht verwendet
tooManyLanes =
    { $most ->
        [one] hier wird nur die erste Bahn verwendet
       *[other] nur die ersten { $most } Bahnen werden verwendet
    }
unknownAlgorithm = diesen Algorithmus gibt es nicht
unknownPreset = diese Voreinstellung gibt es nicht; es gilt die Standardeinstellung
unknownParam = diesen Parameter gibt es nicht
unknownLane = diese Bahn gibt es nicht
badValue = nicht erlaubt; erlaubt: { $allowed }
change = { $name } { $value }
switched_true = an
switched_false = aus
changedOne = geändert: { $change }
changedSome =
    { $changes ->
        [one] { $changes } geänderte Einstellung
       *[other] { $changes } geänderte Einstellungen
    }
basedOn = { $preset }, geändert: { JOIN($changes, by: "; ") }
changedTo = { JOIN($changes, by: ", ") }
range =
    { $whole ->
        [true] Ganze Zahl
       *[false] Zahl
    }, { $min }–{ $max }
pace =
    { $pace } { $single ->
        [true] Schritt
       *[false] Schritte
    }/s
racingEnded =
    { $ended } von { $all } Bahnen { $ended ->
        [one] ist
       *[other] sind
    } fertig.
racingLast = Läuft noch: { $lane }.
racingPaced = Die Bahnen werden in gleichem Tempo gezeigt; der Rang richtet sich nach der Rechenzeit.
