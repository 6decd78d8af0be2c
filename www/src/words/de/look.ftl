removed = { $name } wurde entfernt.
restoreLane = Zurückholen
title = { $name } aus der Nähe
nothing = Diese Bahn hat noch nichts zu zeigen.
row = Zeile { $row }
column = Spalte { $column }
board = Das Gitter
boardLarge = Das Gitter, vergrößert
boardText = { $filled } von { $cells } Zellen sind gefüllt.
path = Der Suchbaum
pathText =
    { $depth ->
        [0] Keine Ziffer auf Probe: Bis hierher war keine nötig, oder alle wurden zurückgenommen.
       *[other]
            { $depth ->
                [one] { $depth } Ziffer
               *[other] { $depth } Ziffern
            } auf Probe; { $next ->
                [none] keine hat noch eine andere Möglichkeit
               *[other] { $open } davon mit weiteren Möglichkeiten, die tiefste bei { $next }
            }.
    }
level = { $tried } versucht, { $left } übrig
forced =
    { $levels ->
        [one] { $levels } Ebene
       *[other] { $levels } Ebenen
    }, auf denen nichts mehr zu versuchen ist
more =
    … { $levels ->
        [one] { $levels } weitere Ebene
       *[other] { $levels } weitere Ebenen
    } …
pathColumns_level = Ebene
pathColumns_cell = Zelle
pathColumns_digit = Ziffer
pathColumns_tried = Versucht
pathColumns_left = Übrig
population = Die Population
populationText =
    { $size ->
        [one] { $size } Individuum
       *[other] { $size } Individuen
    }; das beste hat { DECIMAL($best) } Konflikte (weniger ist besser). Je zwei der besten { $of } unterscheiden sich im Mittel in { DECIMAL($apart) } von { $open } offenen Zellen.
individual = Individuum { $rank }, { DECIMAL($fitness) } Konflikte
fitness = { DECIMAL($fitness) } Konflikte
populationColumns_rank = Rang
populationColumns_fitness = Konflikte
populationColumns_apart = Zellen anders als beim besten
boards = Die Gitter, an denen er arbeitet
boardsShow = Was die Gitter zeigen
boardsShown_digits = Ziffern
boardsShown_weights = Kandidaten
boardsText =
    In { $same } von { $open ->
        [one] { $open } offenen Zelle
       *[other] { $open } offenen Zellen
    } haben { $boards ->
        [2] beide
       *[other] alle { $boards }
    } Gitter dieselbe Ziffer. Wo eine Zelle ungetönt ist, weicht das Gitter von „{ $first }“ ab{ $blank ->
        [true] ; eine leere hat dort keine Ziffer bekommen
       *[false] { "" }
    }.
boardOf =
    { $name }: { $clashing ->
        [one] { $clashing } Zelle
       *[other] { $clashing } Zellen
    } im Widerspruch{ $unlike ->
        [none] { "" }
       *[other] , { $unlike } anders als „{ $first }“
    }
paths = Die Wege zwischen den Stufen
pathsText =
    Die dicke Linie ist „{ $name }“, jetzt auf Stufe { $level }. { SAME($crossed, $of) ->
        [true] Alle { $of }
       *[false] { $crossed } von { $of }
    } sind{ $from ->
        [0] { "" }
       *[other] { " " }seit Schritt { $from }
    } von einem Ende zum anderen gekommen.
pathsFollow = Welchem Weg zu folgen ist
atLevel = Stufe { $level }
pathsColumns_name = Wessen
pathsColumns_now = Stufe jetzt
pathsColumns_least = Niedrigste
pathsColumns_most = Höchste
pathsColumns_crossed = Male von Ende zu Ende
entropy = Wie unsicher jede Zelle ist
entropyTable = Entropie jeder offenen Zelle, in Bit
entropyText =
    { $most ->
        [none]
            { $open ->
                [one] Die offene Zelle ist
               *[other]
                    Alle { $open ->
                        [one] { $open } offene Zelle
                       *[other] { $open } offene Zellen
                    } sind
            } auf eine Ziffer festgelegt (0 Bit).
       *[other]
            Im Mittel { DECIMAL($mean) } Bit über { $open ->
                [one] { $open } offene Zelle
               *[other] { $open } offene Zellen
            }; am unsichersten ist { $most } ({ DECIMAL($bits) }).
    }
bits = Bit
heatWhat = Was die Karte zeigt
heatUncertainty = Unsicherheit
heatDigit = Kandidat { $digit }
heatOf = Welches Gitter
speaks = Wie viel für die { $digit } spricht
speaksTable = Wie viel in jeder offenen Zelle für die { $digit } spricht, von 0 bis 1
speaksText =
    { $most ->
        [none] In keiner offenen Zelle spricht etwas für die { $digit }.
       *[other]
            Im Mittel { DECIMAL($mean) } über { $open ->
                [one] { $open } offene Zelle
               *[other] { $open } offene Zellen
            }; am meisten in { $most } ({ DECIMAL($much) }).
    }
visits = Wo er gewesen ist
visitsTable = Änderungen der Ziffer jeder offenen Zelle, über alle Schritte
visitsText =
    In den ersten { $steps } Schritten{ LESS($steps, $moment) ->
        [true] { " " }von { $moment }
       *[false] { "" }
    } { $most ->
        [none] hat sich keine Ziffer geändert
       *[other] hat sich { $most } am häufigsten geändert, { $times }-mal
    }{ LESS($steps, $moment) ->
        [true] ; es wird noch gezählt
       *[false] { "" }
    }.
changes =
    { $times ->
        [one] Änderung
       *[other] Änderungen
    }
noteUnlike = { $boards } weichen ab
noteClashing = { $boards } im Widerspruch
boardColumns_name = Gitter
boardColumns_filled = Gefüllte Zellen
boardColumns_clashing = Zellen im Widerspruch
boardColumns_unlike = Zellen anders als „{ $first }“
