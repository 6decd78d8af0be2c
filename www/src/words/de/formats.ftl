packedBroken = Die Stellung in diesem Link ist beschädigt: Wurde der Link gekürzt oder sein Rätsel geändert?
noPuzzle = Dieser Link der Seite enthält kein Rätsel.
elsewhere = Dieser Link nennt ein Rätsel, das auf dem Server jener Seite liegt. Bitte dort öffnen und die Ziffern kopieren oder einen Link, der das Rätsel enthält.
linkBroken = Das Rätsel in diesem Link ist nicht lesbar. Wurde der Link gekürzt?
jsonBroken = Dieses JSON ist abgeschnitten oder kein Rätsel von f-puzzles, SudokuPad oder sudoku.coach.
isPicture = Das ist ein Bild. Rätsel werden nur aus Text gelesen: die Ziffern eintippen oder als Text kopieren.
binary = Das ist kein Text. Ein Rätsel wird aus Text gelesen: Ziffern, eine Tabelle, ein Link oder eine Textdatei.
beyond = { $text } ist keine Ziffer von 1 bis { $side }.
several = In diesem Text stehen { $count } Rätsel.
librarySymbol = { $found } kann hier nicht stehen: Das vierte Feld einer HoDoKu-Zeile besteht aus 81 Ziffern und Punkten, mit + vor dem, was gesetzt wurde.
libraryCells = Das vierte Feld einer HoDoKu-Zeile hat 81 Zellen; dieses hat { $count }.
libraryCandidate = { $found } ist kein gestrichener Kandidat: Das sind Ziffer, Zeile und Spalte, wie in 436.
libraryTitle = Schritt { $code }
wikiLength = Nach S9B hat ein SudokuWiki-Link 162 Zeichen, zwei je Zelle; dieser hat { $count }.
wikiPair = { $pair } steht für keine Zelle eines SudokuWiki-Links.
exchangeSymbol = { $found } hat in einem SudokuExchange-Link keine Bedeutung.
exchangeCells = Ein SudokuExchange-Link enthält 81 Zellen; dieser hat { $count }. Wurde er gekürzt?
noGames = Diese OpenSudoku-Datei enthält kein Spiel.
gameBroken = Die Daten dieses OpenSudoku-Spiels sind nicht lesbar.
pasted = Eingefügte Rätsel
left = Nicht übernommen: { $what }.
leftMarks = Notizen
leftColours = Farben
leftGivenMarks = vorgegebene Notizen
titled = Geöffnet: { $title }
keptBefore = Das bisherige Rätsel ist aufgehoben, unter „Eigene Rätsel“.
backToBefore = Zurück dorthin
askTitle = Wie der Text zu lesen ist
askDone = So ist es richtig
asks_singles_question =
    { $cells ->
        [one] { $cells } Zelle hat
       *[other] { $cells } Zellen haben
    } in diesem Text einen einzigen Kandidaten. Ist er notiert oder eingetragen?
asks_singles_options_0 = Notiert
asks_singles_options_1 = Eingetragen
asks_alphabet_question = Dieser Text hat Nullen und andere leere Zellen. Ist 0 eine leere Zelle oder eine Ziffer?
asks_alphabet_options_0 = Eine leere Zelle
asks_alphabet_options_1 = Eine Ziffer
asks_solution_question = Unter dem Rätsel steht ein volles Gitter. Sollen seine Ziffern übernommen werden?
asks_solution_options_0 = Nur das Rätsel
asks_solution_options_1 = Mit allen Ziffern
openFile = Datei öffnen …
openFileHelp = Ein Rätsel oder viele: .txt, .sdm, .sdk, .sdx, .csv, .opensudoku. Die Datei lässt sich auch auf die Seite ziehen
fileTooLarge = { $name } ist größer als 50 MB.
fileUnread = { $name } konnte nicht gelesen werden.
drop = Datei ablegen, um sie zu öffnen
solvedOf = { $solved } von { $all } gelöst
closePager = Diese Rätselliste schließen
previous = Voriges
next = Nächstes
number = Nummer des Rätsels
of = von { $all }
noNumber = Bitte eine Zahl von 1 bis { $all } tippen.
entry =
    Rätsel { $number }{ $solved ->
        [true] , gelöst
       *[false] { "" }
    }
all = Rätsel { $first } bis { $last }
entrySolved =
    { $left ->
        [0] Rätsel { $number } ist gelöst, und damit alle.
       *[other] Rätsel { $number } ist gelöst. Noch { $left }.
    }
entryWrong = Das Rätsel in Zeile { $line } ist nicht lesbar: { $why }
wrongLines =
    { $lines ->
        [one] { $lines } Zeile
       *[other] { $lines } Zeilen
    } ausgelassen: dort ist kein Rätsel.
notKept = Diese Liste ist zu lang, um sie im Browser aufzuheben: Beim nächsten Mal bitte die Datei wieder öffnen.
notFetched = Was Rätsel liest, konnte nicht geladen werden. Bitte noch einmal versuchen, sobald das Netz wieder da ist.
share = Kopieren und ausgeben
format = Format
formats_link = Link mit allem
formats_line = Eine Zeile
formats_grid = Gitter mit Rändern
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
copyRefused = Der Browser hat das Kopieren verweigert. Bitte die Vorschau markieren und selbst kopieren
save = Als Datei sichern
lost =
    { LENGTH($what) ->
        [0] { "" }
       *[other] Nicht enthalten: { $what }.
    }
losses_values = die eingetragenen Ziffern
losses_given = welche Ziffern Vorgaben sind
losses_marks = die Notizen
losses_struck = was gestrichen wurde
losses_corner = Eckmarken
losses_colours = Farben
losses_box = die Form der Blöcke
changed_everyCell = Jede leere Zelle steht mit ihren Kandidaten da, notiert oder nicht.
changed_ruledOut = Notizen stehen als die gestrichenen Kandidaten da.
changed_singles = Eine Zelle mit einem einzigen Kandidaten sieht aus, als wäre sie ausgefüllt.
whole = Alles, was im Gitter steht, ist darin.
tooLong = Dieser Link hat { $length } Zeichen, mehr als manche Seiten und Mailprogramme vertragen. Besser als Datei sichern: Die Seite öffnet sie wieder.
picture = Bild
pictureOf = Das Gitter als Bild
marks = Notizen
marksOf_own = wie eingetragen
marksOf_left = alle Kandidaten
marksOf_none = keine
print = Drucken
noPng = Der Browser konnte das Bild nicht zeichnen. Bitte als SVG sichern.
damagedEntries =
    { LENGTH($numbers) ->
        [one] Eintrag { $numbers } dieser Liste, wie der Browser sie aufgehoben hat, ist nicht lesbar und wird ausgelassen. Bitte die Datei wieder öffnen, um ihn zurückzuholen.
       *[other] Die Einträge { $numbers } dieser Liste, wie der Browser sie aufgehoben hat, sind nicht lesbar und werden ausgelassen. Bitte die Datei wieder öffnen, um sie zurückzuholen.
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
rules_nonconsecutive = eine Regel gegen Nachbarzahlen
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
rules_negative = eine Verneinungsregel
