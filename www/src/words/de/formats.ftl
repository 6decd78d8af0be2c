packedBroken = Die Stellung in diesem Link ist beschädigt. Wurde der Link abgeschnitten oder das Rätsel darin geändert?
noPuzzle = Dieser Link führt zu Sudoku Lab, enthält aber kein Rätsel.
elsewhere = Dieser Link enthält das Rätsel nicht: Das Rätsel ist auf der Website gespeichert, zu der der Link führt. Bitte den Link im Browser öffnen und dort die Ziffern des Rätsels oder einen Link mit diesen Ziffern kopieren.
linkBroken = Das Rätsel in diesem Link ist nicht lesbar. Wurde der Link abgeschnitten?
jsonBroken = Dieses JSON ist abgeschnitten oder enthält kein Rätsel in einem Format von f-puzzles, SudokuPad oder sudoku.coach.
isPicture = Das ist ein Bild. Rätsel werden nur aus Text gelesen: die Ziffern eintippen oder als Text kopieren.
binary = Das ist kein Text. Ein Rätsel wird aus Text gelesen: Ziffern, eine Tabelle, ein Link oder eine Textdatei.
beyond = { $text } ist keine Ziffer von 1 bis { $side }.
several = In diesem Text stehen { $count } Rätsel.
librarySymbol = { $found } ist hier nicht erlaubt: Das vierte Feld einer HoDoKu-Zeile besteht aus 81 Ziffern und Punkten, mit einem + vor jeder gesetzten Ziffer.
libraryCells = Das vierte Feld einer HoDoKu-Zeile hat 81 Zellen; dieses Feld hat { $count }.
libraryCandidate = { $found } ist kein gestrichener Kandidat: Ziffer, Zeile und Spalte angeben, wie in 436.
libraryTitle = Schritt { $code }
wikiLength = Nach S9B hat ein SudokuWiki-Link 162 Zeichen, zwei je Zelle; dieser Link hat { $count }.
wikiPair = { $pair } ist keine gültige Zelle in einem SudokuWiki-Link.
exchangeSymbol = { $found } ist kein gültiges Zeichen in einem SudokuExchange-Link.
exchangeCells = Ein SudokuExchange-Link enthält 81 Zellen; dieser Link hat { $count }. Wurde der Link abgeschnitten?
noGames = Diese OpenSudoku-Datei enthält kein Spiel.
gameBroken = Die Daten dieses OpenSudoku-Spiels sind nicht lesbar.
pasted = Eingefügte Rätsel
left = Nicht übernommen: { $what }.
leftMarks = Notizen
leftColours = Farben
leftGivenMarks = vorgegebene Notizen
titled = Geöffnet: { $title }
keptBefore = Das bisherige Rätsel ist unter „Eigene Rätsel“ gespeichert.
backToBefore = Zurück zum bisherigen Rätsel
askTitle = Wie der Text zu lesen ist
askDone = Übernehmen
asks_singles_question =
    { $cells ->
        [one] { $cells } Zelle hat
       *[other] { $cells } Zellen haben
    } in diesem Text einen einzigen Kandidaten. Ist dieser Kandidat eine Notiz oder eine gesetzte Ziffer?
asks_singles_options_0 = Notiz
asks_singles_options_1 = Gesetzte Ziffer
asks_alphabet_question = Dieser Text enthält Nullen und außerdem ein anderes Zeichen für leere Zellen. Steht 0 für eine leere Zelle oder für eine Ziffer?
asks_alphabet_options_0 = Eine leere Zelle
asks_alphabet_options_1 = Eine Ziffer
asks_solution_question = Der Text enthält auch ein volles Gitter. Sollen die Ziffern dieses Gitters übernommen werden?
asks_solution_options_0 = Nur das Rätsel
asks_solution_options_1 = Alle Ziffern
openFile = Datei öffnen …
openFileHelp = Ein Rätsel oder viele: .txt, .sdm, .sdk, .sdx, .csv, .opensudoku. Die Datei lässt sich auch auf die Seite ziehen.
fileTooLarge = { $name } ist größer als 50 MB.
fileUnread = { $name } konnte nicht gelesen werden.
drop = Datei zum Öffnen hier ablegen
solvedOf = { $solved } von { $all } gelöst
closePager = Diese Rätselliste schließen
previous = Voriges
next = Nächstes
number = Nummer des Rätsels
of = von { $all }
noNumber = Bitte eine Zahl von 1 bis { $all } eingeben.
entry =
    Rätsel { $number }{ $solved ->
        [true] , gelöst
       *[false] { "" }
    }
all = Rätsel { $first } bis { $last }
entrySolved =
    { $left ->
        [0] Rätsel { $number } ist gelöst; damit sind alle Rätsel gelöst.
       *[other] Rätsel { $number } ist gelöst; noch ungelöste Rätsel: { $left }.
    }
entryWrong = Das Rätsel in Zeile { $line } ist nicht lesbar: { $why }
wrongLines =
    { $lines ->
        [one] { $lines } Zeile wurde
       *[other] { $lines } Zeilen wurden
    } ausgelassen, weil darin kein lesbares Rätsel steht.
notKept = Diese Liste ist zu lang für den Speicher des Browsers. Beim nächsten Besuch bitte die Datei wieder öffnen.
notFetched = Das Modul zum Einlesen von Rätseln konnte nicht geladen werden. Bitte erneut versuchen, sobald wieder eine Internetverbindung besteht.
share = Kopieren und Exportieren
format = Format
formats_link = Link mit allem
formats_line = Eine Zeile
formats_grid = Gitter mit Linien
formats_grids = Ziffern und Kandidaten
formats_marks = Kandidaten
formats_lists = Kandidaten, neun Zeichen je Zelle
formats_hodoku = Zeile der HoDoKu-Bibliothek
formats_sdk = SadMan-Datei (.sdk)
formats_sdx = SudoCue-Datei (.sdx)
formats_sdm = Sammlungsdatei (.sdm)
formats_opensudoku = OpenSudoku-Datei
formats_wiki = SudokuWiki-Link
formats_exchange = SudokuExchange-Link
formats_fpuzzles = f-puzzles-Link
formats_sudokupad = SudokuPad-Link
preview = Vorschau
copy = Kopieren
copied = Kopiert
copyRefused = Der Browser hat das Kopieren verweigert. Bitte die Vorschau markieren und von Hand kopieren.
save = Als Datei sichern
lost =
    { LENGTH($what) ->
        [0] { "" }
       *[other] Nicht enthalten: { $what }.
    }
losses_values = die eingetragenen Ziffern
losses_given = welche Ziffern Vorgaben sind
losses_marks = die Notizen
losses_struck = die gestrichenen Kandidaten
losses_corner = Eckmarken
losses_colours = Farben
losses_box = die Form der Blöcke
changed_everyCell = Jede leere Zelle wird mit ihren Kandidaten geschrieben, auch wenn diese Kandidaten nicht notiert sind.
changed_ruledOut = Dieses Format speichert gestrichene Kandidaten: In einer Zelle mit Notizen wird jeder nicht notierte Kandidat als gestrichen gespeichert.
changed_singles = Eine Zelle mit einem einzigen Kandidaten sieht wie eine ausgefüllte Zelle aus.
whole = Dieses Format enthält alles, was im Gitter steht.
tooLong = Dieser Link hat { $length } Zeichen, mehr als manche Websites und Mailprogramme erlauben. Bitte stattdessen eine Datei sichern; die Seite kann die Datei wieder öffnen.
picture = Bild
pictureOf = Das Gitter als Bild
marks = Notizen
marksOf_own = wie eingetragen
marksOf_left = alle Kandidaten
marksOf_none = keine
print = Drucken
noPng = Der Browser konnte das Bild nicht zeichnen. Bitte das Bild als SVG sichern.
damagedEntries =
    { LENGTH($numbers) ->
        [one] Das gespeicherte Rätsel Nummer { $numbers } ist nicht lesbar und fehlt in dieser Liste. Um es wiederherzustellen, die Datei noch einmal öffnen.
       *[other] Die gespeicherten Rätsel Nummer { $numbers } sind nicht lesbar und fehlen in dieser Liste. Um sie wiederherzustellen, die Datei noch einmal öffnen.
    }
variant = Dieses Rätsel ist kein klassisches Sudoku: Es hat { $rule }.
rules_killercage = Killer-Käfige
rules_cage = Käfige
rules_thermometer = Thermometer
rules_arrow = Pfeile
rules_arrows = Pfeile
rules_lines = gezeichnete Linien
rules_overlays = Zeichnungen über den Zellen
rules_underlays = Zeichnungen unter den Zellen
rules_irregular = unregelmäßige Blöcke
rules_diagonal-plus = eine Diagonale
rules_diagonal-minus = eine Diagonale
rules_antiknight = eine Anti-Springer-Regel
rules_antiking = eine Anti-König-Regel
rules_nonconsecutive = eine Regel gegen aufeinanderfolgende Ziffern
rules_disjointgroups = getrennte Mengen von Zellen
rules_extraregion = zusätzliche Häuser
rules_odd = ungerade Zellen
rules_even = gerade Zellen
rules_palindrome = Palindrome
rules_renban = Renban-Linien
rules_whispers = Flüsterlinien
rules_betweenline = Zwischenlinien
rules_littlekillersum = Little-Killer-Summen
rules_sandwichsum = Sandwich-Summen
rules_xsum = X-Summen
rules_skyscraper = Hochhaus-Hinweise
rules_difference = Differenzen
rules_ratio = Verhältnisse
rules_xv = XV-Paare
rules_clone = Klone
rules_quadruple = Quadrupel
rules_maximum = Maxima
rules_minimum = Minima
rules_negative = eine negative Regel
