title = Ein Sudoku erzeugen
lead = Rätsel mit genau einer Lösung, so schwer wie gewünscht.
make = Rätsel erzeugen
toSheet = Ein Blatt zum Drucken
how = Einstellungen des Generators
pattern = Muster
patterns_none = Ohne
patterns_rotate-180 = Halb
patterns_rotate-90 = Viertel
patterns_mirror-columns = Spiegel
patterns_diagonal = Diagonale
counters = Zähler
more = Mehr: kopieren, weiteres Rätsel erzeugen
givensNow = Vorgaben
key_title = Legende des Gitters
key_placed = bisherige Vorgabe
key_framed = eben gesetzt
key_kept = muss bleiben
key_undone = eben entfernt
key_possible = Kandidaten
settings = Einstellungen
generator = Generator
preset = Voreinstellung
size = Größe
parameters = Parameter
about = Erklärung
timeLimit = Zeitgrenze (s)
limitAllowed = ganze Zahl, 1–3.600 (Sekunden); leer: keine Grenze
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
names_least = Vorgaben mindestens
names_most = Vorgaben höchstens
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
ready = „{ make }“ drücken und beim Erzeugen zusehen.
readyToOrder = „{ make }“ drücken: Der Generator erzeugt Rätsel, bis eines zur Auswahl passt.
done = Fertig
checking = Ein unabhängiger Löser prüft das Rätsel …
failed = Das Rätsel konnte nicht geprüft werden
facts = Über dieses Rätsel
givens = Vorgaben
givensOf = { $givens } von { $cells } Zellen
solutions = Lösungen
unique = Genau eine, von einem unabhängigen Löser bestätigt
several = Mehr als eine: Der Prüfalgorithmus im Generator fand eine Lösung, kann aber Eindeutigkeit nicht beweisen; ein unabhängiger Löser fand eine weitere Lösung
unproved = Eindeutigkeit nicht bewiesen: Der Prüfalgorithmus im Generator fand nur eine Lösung, und der unabhängige Löser hat aufgegeben
unprovedCut = Eindeutigkeit nicht bewiesen: Der Lauf wurde abgebrochen, und der unabhängige Löser hat aufgegeben
minimal = Minimal
isMinimal = Ja: Wird eine beliebige Vorgabe entfernt, gibt es eine zweite Lösung
notMinimal =
    Nein: { $why ->
        [none] Ohne
       *[other] { $why }; ohne
    } die Vorgabe in Zeile { $row } Spalte { $column } hat das Rätsel immer noch genau eine Lösung
notShown =
    Nicht bewiesen{ $why ->
        [none] { "" }
       *[other] { " " }({ $why })
    }: { $needed } von { $givens ->
        [one] { $givens } Vorgabe
       *[other] { $givens } Vorgaben
    } sind nachweislich nötig{ $unsure ->
        [0] { "" }
       *[other]
            ; bei { $unsure ->
                [one] { $unsure } Prüfung
               *[other] { $unsure } Prüfungen
            } hat der Prüfalgorithmus aufgegeben
    }
cutShort =
    { $outcome ->
        [time] Zeit abgelaufen
        [steps] Schrittgrenze erreicht
       *[other] Lauf angehalten
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
symmetries_diagonal = an der Hauptdiagonale gespiegelt
symmetries_antidiagonal = an der Nebendiagonale gespiegelt
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
    } ist fertig; das Gitter hat mehr als eine Lösung.
nothing =
    { $outcome ->
        [stalled] Der Generator hat aufgegeben: In den erlaubten Anläufen erfüllte kein Rätsel alle Anforderungen.
       *[other] Kein Rätsel: Der Lauf endete, bevor ein Rätsel mit genau einer Lösung gefunden war.
    }
wrong = { $id } hat ein Rätsel erzeugt, das nicht genau eine Lösung hat: { $text }
sheet = Ein Rätselblatt
sheetCount = Rätsel
sheetMake = Blatt erzeugen
sheetHelp =
    Erzeugt Rätsel mit den Einstellungen oben, { SAME($first, $last) ->
        [true] mit Startwert { $first }
       *[false] ein Rätsel für jeden Startwert von { $first } bis { $last }
    }. Das Blatt lässt sich drucken oder sichern.
sheetOffer = Oder das Blatt mit { $puzzles ->
        [one] einem Rätsel
       *[other] { $puzzles } Rätseln
    } erzeugen:
sheetOfferMake = Blatt erzeugen
sheetCancel = Abbrechen
sheetProgress = Fertige Rätsel
sheetOf = { $done } von { $wanted } fertig
sheetDone =
    { SAME($made, $wanted) ->
        [true] Ein Blatt mit { $made ->
        [one] einem Rätsel
       *[other] { $made } Rätseln
    } ist fertig.
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
ease = Eine leichtere Variante
easeHelp =
    Das { $made ->
        [true] eben erzeugte Rätsel
       *[false] Rätsel im Gitter
    } hat { $givens ->
        [one] { $givens } Vorgabe
       *[other] { $givens } Vorgaben
    }. In zufälligen Zellen, die vom Startwert abhängen, werden Ziffern der Lösung ergänzt, bis das Rätsel die eingegebene Zahl von Vorgaben hat.
easeSeed = Startwert der leichteren Variante
easeMake = Leichtere Variante erzeugen
easeRace = Leichtere Variante im Rennen verwenden
easeEnough =
    Das Rätsel hat schon { $givens ->
        [one] { $givens } Vorgabe
       *[other] { $givens } Vorgaben
    }: { LESS($givens, $cells) ->
        [true] bitte eine größere Zahl von Vorgaben eingeben
       *[false] Alle Zellen sind gefüllt
    }.
easeFailed = Keine leichtere Variante: { $why }.
race = Ins Rennen
copy = Kopieren
copied = Rätsel kopiert
copyFailed = Der Browser hat das Kopieren verweigert
another = Weiteres Rätsel
anotherHelp = Mit dem nächsten Startwert ein Rätsel erzeugen
howSeed = Startwert { $seed }
howSeconds = bis { $seconds } s
sizeName = { $side } × { $side } (Blöcke { $box })
wrongSize =
    { SAME($least, $most) ->
        [true] { $name } erzeugt nur Rätsel der Größe { $least } × { $least }.
       *[false] { $name } erzeugt nur Rätsel der Größen { $least } × { $least } bis { $most } × { $most }.
    }
eased =
    Das Rätsel hat jetzt { $givens ->
        [one] { $givens } Vorgabe
       *[other] { $givens } Vorgaben
    }, { $more } mehr als vorher.
