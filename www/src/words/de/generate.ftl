title = Ein Sudoku machen
lead = Mit genau einer Lösung, so schwer wie gewünscht.
make = Rätsel machen
toSheet = Ein Blatt zum Drucken
how = Wie es entsteht
pattern = Muster
patterns_none = Ohne
patterns_rotate-180 = Halb
patterns_rotate-90 = Viertel
patterns_mirror-columns = Spiegel
patterns_diagonal = Diagonale
counters = Zähler
more = Mehr: kopieren, noch eines
givensNow = Vorgaben
key = Rot gestrichelt: die Vorgabe, die der letzte Schritt entfernt hat. Punkte: Kandidaten leerer Zellen.
settings = Einstellungen
generator = Generator
preset = Voreinstellung
size = Größe
parameters = Parameter
about = Erklärung
timeLimit = Zeitgrenze (s)
limitAllowed = ganze Zahl von Sekunden, 1–3600; leer: keine Grenze
transport = Steuerung des Generators
generate = Erzeugen
board =
    Rätsel im Entstehen: { $filled ->
        [one] { $filled } Vorgabe
       *[other] { $filled } Vorgaben
    } in { $cells } Zellen
boardOf =
    Das fertige Rätsel, mit { $givens ->
        [one] { $givens } Vorgabe
       *[other] { $givens } Vorgaben
    }
stage = Das Rätsel
example = Ein Beispiel.
engine = Prüfer und Grenzen
names_least = wenigste Vorgaben
names_most = meiste Vorgaben
options_rotate-180 = halbe Drehung
options_rotate-90 = Vierteldrehung
options_mirror-rows = oben-unten gespiegelt
options_mirror-columns = links-rechts gespiegelt
options_mirror-both = beidseitig gespiegelt
options_diagonal = Hauptdiagonale
options_antidiagonal = Nebendiagonale
options_both-diagonals = beide Diagonalen
options_full = alle Symmetrien
options_random = zufällige Symmetrie
ready = „Rätsel machen“ drücken und zusehen, wie es entsteht.
readyToOrder = „Rätsel machen“ drücken: Es entstehen Rätsel, bis eines passt.
done = Fertig
checking = Ein unabhängiger Löser prüft es …
failed = Es konnte nicht geprüft werden
facts = Über dieses Rätsel
givens = Vorgaben
givensOf = { $givens } von { $cells } Zellen
solutions = Lösungen
unique = Genau eine, von einem unabhängigen Löser bestätigt
several = Mehr als eine: Der Prüfer, der Eindeutigkeit nicht beweisen kann, fand eine, ein unabhängiger Löser eine weitere
unproved = Eindeutigkeit nicht bewiesen: Der Prüfer fand nur eine; der unabhängige Löser hat aufgegeben
unprovedCut = Eindeutigkeit nicht bewiesen: Der Lauf wurde abgebrochen, und der unabhängige Löser hat aufgegeben
minimal = Minimal
isMinimal = Ja: Ohne irgendeine Vorgabe gäbe es eine zweite Lösung
notMinimal =
    Nein: { $why ->
        [none] { "" }
       *[other] { $why }, und{ " " }
    }ohne Zeile { $row } Spalte { $column } hat es immer noch genau eine Lösung
notShown =
    Nicht erwiesen{ $why ->
        [none] { "" }
       *[other] { " " }({ $why })
    }: { $needed } von { $givens ->
        [one] { $givens } Vorgabe
       *[other] { $givens } Vorgaben
    } als nötig erwiesen{ $unsure ->
        [0] { "" }
       *[other]
            ; bei { $unsure ->
                [one] { $unsure } Prüfung
               *[other] { $unsure } Prüfungen
            } hat der Prüfer aufgegeben
    }
cutShort =
    { $outcome ->
        [time] Zeit abgelaufen
        [steps] Schrittgrenze erreicht
       *[other] angehalten
    } nach { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritten
    }
symmetry = Symmetrie
noSymmetry = Keine
symmetries_rotate90 = Vierteldrehung
symmetries_rotate180 = halbe Drehung
symmetries_rows = oben-unten gespiegelt
symmetries_columns = links-rechts gespiegelt
symmetries_diagonal = an der Hauptdiagonale
symmetries_antidiagonal = an der Nebendiagonale
again = Um dieses Rätsel noch einmal zu erzeugen, die Schrittgrenze auf { $steps } setzen.
made =
    Ein Rätsel mit { $givens ->
        [one] { $givens } Vorgabe
       *[other] { $givens } Vorgaben
    } ist fertig; { $unproved ->
        [true] dass es genau eine Lösung hat, ist nicht bewiesen
       *[false] es hat genau eine Lösung
    }.
madeSeveral =
    Ein Gitter mit { $givens ->
        [one] { $givens } Vorgabe
       *[other] { $givens } Vorgaben
    } ist fertig; es hat mehr als eine Lösung.
nothing =
    { $outcome ->
        [stalled] Der Generator hat aufgegeben: In den erlaubten Anläufen erfüllte kein Rätsel alle Wünsche.
       *[other] Kein Rätsel: Der Lauf endete, bevor es eines mit genau einer Lösung gab.
    }
wrong = { $id } hat ein Rätsel erzeugt, das nicht genau eine Lösung hat: { $text }
sheet = Ein Rätselblatt
sheetCount = Rätsel
sheetMake = Blatt erzeugen
sheetHelp =
    Mit den Einstellungen oben, { SAME($first, $last) ->
        [true] mit Startwert { $first }
       *[false] ein Rätsel für jeden Startwert von { $first } bis { $last }
    }; zum Drucken oder Sichern.
sheetOffer = Oder das Blatt mit { COUNT($puzzles, "Rätsel") } erzeugen:
sheetOfferMake = Blatt erzeugen
sheetCancel = Abbrechen
sheetProgress = Fertige Rätsel
sheetOf = { $done } von { $wanted } fertig
sheetDone =
    { SAME($made, $wanted) ->
        [true] Ein Blatt mit { COUNT($made, "Rätsel") } ist fertig.
       *[false] { $made } von { $wanted } Rätseln sind fertig.
    }
sheetTitle = Sudoku: { COUNT($puzzles, "Rätsel") }, { $side } × { $side }
sheetSolutions = Mit Lösungen
solutionsTitle = Lösungen
meanings = Was diese Werte bedeuten
print = Drucken
saveText = Als Text sichern
saveSdm = Als .sdm sichern
saveSvg = Als SVG sichern
entry = Nr. { $number }
entryFacts =
    Startwert { $seed }, { $givens ->
        [one] { $givens } Vorgabe
       *[other] { $givens } Vorgaben
    }{ $unproved ->
        [true] , Eindeutigkeit nicht bewiesen
       *[false] { "" }
    }{ $level ->
        [none] { "" }
       *[other] , { $level }
    }
entryFailed = Startwert { $seed }: { $why }
picture = Rätsel { $number }
solutionOf = Lösung { $number }
ease = Eine leichtere Fassung
easeHelp =
    Das Rätsel { $made ->
        [true] von eben
       *[false] im Gitter
    } hat { $givens ->
        [one] { $givens } Vorgabe
       *[other] { $givens } Vorgaben
    }. Ziffern seiner Lösung kommen hinzu, in Zellen, die der Startwert bestimmt, bis zu dieser Zahl von Vorgaben.
easeSeed = Startwert für die Zellen
easeMake = Leichter machen
easeRace = Das leichtere ins Rennen
easeEnough =
    Es hat schon { $givens ->
        [one] { $givens } Vorgabe
       *[other] { $givens } Vorgaben
    }: { LESS($givens, $cells) ->
        [true] bitte mehr verlangen
       *[false] Es ist voll
    }.
easeFailed = Keine leichtere Fassung: { $why }.
race = Ins Rennen
copy = Kopieren
copied = Rätsel kopiert
copyFailed = Der Browser hat das Kopieren verweigert
another = Noch eines
anotherHelp = Das Rätsel des nächsten Startwerts erzeugen
howSeed = Startwert { $seed }
howSeconds = bis { $seconds } s
sizeName = { $side } × { $side } (Blöcke { $box })
wrongSize =
    { SAME($least, $most) ->
        [true] { $name } erzeugt nur { $least } × { $least }.
       *[false] { $name } erzeugt { $least } × { $least } bis { $most } × { $most }.
    }
eased =
    Jetzt { $givens ->
        [one] { $givens } Vorgabe
       *[other] { $givens } Vorgaben
    }, { $more } mehr als vorher.
