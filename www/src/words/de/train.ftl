### Die Ansicht, in der ein neuronales Netz trainiert wird.

question = Kann ein neuronales Netz Sudoku lernen?
intro = Ein Netz mit { $weights } zufälligen Gewichten lernt an erzeugten Rätseln und wird an anderen Rätseln geprüft, die nicht zum Training dienen. „Trainieren“ startet das Training.
untested = Update { $updates } von { $of }: Der erste Test läuft.
running =
    Nach { $update ->
        [one] { $update } Update
       *[other] { $update } Updates
    } löst das Netz { $solved } von { $of } unbekannten Rätseln.
paused =
    Pause: Nach { $update ->
        [one] { $update } Update
       *[other] { $update } Updates
    } löst das Netz { $solved } von { $of } unbekannten Rätseln.
ended =
    Nach { $updates ->
        [one] { $updates } Update
       *[other] { $updates } Updates
    } löst das Netz { $solved } von { $of } Rätseln, die es nie gesehen hat.
progress = { $updates } von { $of } Updates sind ausgeführt.
fromFile =
    { SHORT($name, 40) }: ein Netz nach { $updates ->
        [one] { $updates } Update
       *[other] { $updates } Updates
    }
fileIntro = { $weights } Gewichte, Prüfsumme { $digest }. „Neu trainieren“ wiederholt das Training dieses Netzes von Anfang an.
failed = Das Training ist gescheitert
controls = Training
train = Trainieren
trainNew = Neues Netz trainieren
pause = Pause
resume = Weiter
again = Neu trainieren
step = Ein Update ausführen
restart = Neustart
undo = Voriges Netz
undoHelp = Das vorige Netz wieder zeigen
race = Ins Rennen
raceHelp = Startet bei diesem Rätsel ein Rennen des Netzes gegen Löser dieser Seite
save = Sichern
open = Öffnen …
opened = { $name } ist geöffnet.
badFile = { SHORT($name, 60) } konnte nicht geöffnet werden: { $why }
fileTooLarge = Die Datei hat { $bytes } Bytes, ein Netz aber höchstens 2.000.000.
badItem = „{ SHORT($item, 60) }“ ist keine Einstellung mit gültigem Wert; die Standardwerte gelten
changed = Die Einstellungen weichen von denen dieses Netzes ab. Das Training beginnt mit einem neuen Netz; dieses Netz bleibt erhalten.
revert = Einstellungen dieses Netzes übernehmen
how = So funktioniert es
howOf_0 = Jeder Kandidat einer leeren Zelle hat einen Zustand aus einigen Zahlen. Alle Kandidaten beginnen im selben Zustand.
howOf_1 = In jedem Schritt tauscht jeder Kandidat Nachrichten mit den anderen Kandidaten seiner Zelle und mit den Kandidaten derselben Ziffer in jedem Haus (Zeile, Spalte oder Block) seiner Zelle aus. Danach ändern alle Kandidaten ihren Zustand.
howOf_2 = Aus den Zuständen werden Einschätzungen berechnet: wie wahrscheinlich jede Ziffer in jeder Zelle ist.
howOf_3 = Das Training ändert die Gewichte dieser Nachrichten so, dass mehr Einschätzungen stimmen.
updates = Update
loss = Trainingsfehler (Verlust): je kleiner, desto besser
accuracy = Richtige Zellen und gelöste Rätsel
lossOf = Verlust (Training)
accuracyOf_training = Zellen (Training)
accuracyOf_unseen = Rätsel (unbekannt)
lossPlot = Verlust bei jedem Update, jetzt { $loss }
accuracyPlot = Durchgezogene Linie: Anteil richtiger Zellen in den Trainingsrätseln bei jedem Update, jetzt { $share }. Gestrichelte Linie: Anteil der unbekannten Rätsel, die das Netz löst
solvedShare = Gelöste unbekannte Rätsel
solvedOf = { $solved } von { $of }
levels_0 = Singles genügen
levels_1 = Mehr als Singles nötig
levelHelp_0 = Nackte und versteckte Singles lösen das Rätsel.
levelHelp_1 = Das Rätsel braucht mehr als nackte und versteckte Singles.
watched = Unbekanntes Rätsel { $number }: { $level }
board =
    Einschätzung beim unbekannten Rätsel { $number } nach { $step ->
        [one] { $step } Schritt
       *[other] { $step } Schritten
    }: In { $right } von { $blanks } leeren Zellen ist die wahrscheinlichste Ziffer richtig
steps = Schritte des Netzes
stepOf = { $step } von { $of }
boardKey = Punkte: Kandidaten, größer bei höherer Wahrscheinlichkeit.
right = In { $right } von { $of } leeren Zellen ist die wahrscheinlichste Ziffer richtig.
nextUnsolved = Ungelöstes Rätsel zeigen
gallery = { $puzzles } Rätsel, die das Netz nie gesehen hat
singles = Ein Single ist der einzige Kandidat einer Zelle oder der einzige Platz einer Ziffer in einer Zeile, einer Spalte oder einem Block.
marks = { $level }: { $solved } von { $of } gelöst
testedAt =
    Gefüllte Marken: Rätsel, die im Test nach { $update ->
        [one] { $update } Update
       *[other] { $update } Updates
    } gelöst wurden. In den Gittern unten sind falsche Ziffern durchgestrichen.
untilTested = Der erste Test füllt die Marken gelöster Rätsel.
smallBoard = Unbekanntes Rätsel { $number }: { $wrong ->
        [0] alle Ziffern richtig
        [one] { $wrong } falsche Ziffer
       *[other] { $wrong } falsche Ziffern
    }
smallBoardUnknown = Unbekanntes Rätsel { $number }
allRight = alle richtig
wrongDigits = { $wrong } falsch
weights = Gewichte
weightsSay = { $weights } Zahlen
weightsIntro = Jede Matrix enthält die Gewichte einer Gruppe. Die Zeilen der Matrix sind die summierten Merkmale der Gruppe, die Spalten die verborgenen Einheiten.
weightsOf = Gewichte von { $pool }, von −{ $most } bis { $most }
off = nicht benutzt
pools_cell = Zelle
pools_row = Zeile
pools_column = Spalte
pools_box = Block
pools_minirow = Minizeile
pools_minicolumn = Minispalte
grid = Größe des Gitters
settings = Einstellungen
settingsSay =
    { $weights } Gewichte, { $updates ->
        [one] { $updates } Update
       *[other] { $updates } Updates
    }
poolsOf = Gruppen, die Nachrichten austauschen
names_seed = Startwert
names_updates = Updates
names_features = Merkmale
names_hidden = Verborgene Einheiten
names_steps = Schritte je Abschnitt
names_segments = Abschnitte
names_batch = Rätsel je Update
names_rate = Lernrate
names_extra = Zusätzliche Vorgaben
docs_seed = Bestimmt die Rätsel und die anfänglichen Gewichte.
docs_updates = Anzahl der Updates. Jedes Update ändert die Gewichte einmal.
docs_features = Anzahl der Werte, die den Zustand eines Kandidaten beschreiben.
docs_hidden = Größe der verborgenen Schicht, die den neuen Zustand eines Kandidaten berechnet.
docs_steps = Anzahl der Schritte des Netzes, durch die der Fehler zurückverfolgt wird (Backpropagation).
docs_segments = Höchstzahl der Abschnitte (Gruppen aufeinanderfolgender Schritte) je Rätsel. Mit mehr Abschnitten lernt das Netz, mehr Schritte zu nutzen.
docs_batch = Anzahl der Rätsel je Update. Mehr Rätsel machen ein Update langsamer und seine Richtung verlässlicher.
docs_rate = Wie stark ein Update die Gewichte ändert.
docs_extra = Anzahl der Vorgaben, die zu jedem minimalen Rätsel hinzukommen. Mehr Vorgaben machen die Trainingsrätsel leichter.
solverName =
    Netz nach { $updates ->
        [one] { $updates } Update
       *[other] { $updates } Updates
    }
solverDocs =
    Ein Netz, das auf dieser Seite mit { $updates ->
        [one] { $updates } Update
       *[other] { $updates } Updates
    } trainiert wurde. In jeder Iteration tauschen die Kandidaten Nachrichten aus.
