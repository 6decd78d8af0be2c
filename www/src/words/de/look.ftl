removed = { $name } wurde entfernt.
restoreLane = Bahn wiederherstellen
title = { $name } aus der Nähe
nothing = Diese Bahn hat noch nichts zu zeigen.
row = Zeile { $row }
column = Spalte { $column }
board = Gitter
boardLarge = Das Gitter, vergrößert
boardText = { $filled } von { $cells } Zellen sind gefüllt.
path = Suchbaum
pathText =
    { $depth ->
        [0] Kein Rateschritt ist offen: Bisher war keiner nötig, oder alle wurden zurückgenommen.
        [one]
            { $depth } Rateschritt ist offen; { $next ->
                [none] weitere Alternativen gibt es nicht
               *[other] dieser Rateschritt bei { $next } hat weitere Alternativen
            }.
       *[other]
            { $depth } Rateschritte sind offen; { $next ->
                [none] weitere Alternativen gibt es nicht
               *[other] { $open ->
                    [one] { $open } davon hat weitere Alternativen, nämlich der Rateschritt
                   *[other] { $open } davon haben weitere Alternativen; der tiefste dieser Rateschritte liegt
                } bei { $next }
            }.
    }
level = { $tried } versucht, { $left } übrig
forced =
    { $levels ->
        [one] { $levels } Ebene
       *[other] { $levels } Ebenen
    } ohne weitere Alternative
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
population = Population
populationText =
    { $size ->
        [one] { $size } Individuum
       *[other] { $size } Individuen
    }; das beste hat { DECIMAL($best) } Konflikte (weniger ist besser). Je zwei der besten { $of } Individuen unterscheiden sich im Mittel in { DECIMAL($apart) } von { $open } offenen Zellen.
individual = Individuum { $rank }, { DECIMAL($fitness) } Konflikte
fitness = { DECIMAL($fitness) } Konflikte
populationColumns_rank = Rang
populationColumns_fitness = Konflikte
populationColumns_apart = Vom besten Individuum abweichende Zellen
boards = Gitter des Algorithmus
boardsShow = Was die Gitter zeigen
boardsShown_digits = Ziffern
boardsShown_weights = Kandidaten
boardsText =
    In { $same } von { $open ->
        [one] { $open } Zelle ohne Vorgabe
       *[other] { $open } Zellen ohne Vorgabe
    } haben { $boards ->
        [2] beide
       *[other] alle { $boards }
    } Gitter dieselbe Ziffer. In nicht getönten Zellen eines Gitters steht eine andere Ziffer als in „{ $first }“{ $blank ->
        [true] ; in leeren Zellen steht keine Ziffer
       *[false] { "" }
    }.
boardOf =
    { $name }: { $clashing ->
        [one] { $clashing } Zelle
       *[other] { $clashing } Zellen
    } im Konflikt{ $unlike ->
        [none] { "" }
       *[other] , { $unlike } anders als in „{ $first }“
    }
paths = Wege zwischen Temperaturstufen
pathsText =
    Die dicke Linie ist „{ $name }“, jetzt auf Temperaturstufe { $level }. { SAME($crossed, $of) ->
        [true] Alle { $of } Repliken
       *[false] { $crossed } von { $of } Repliken
    } sind{ $from ->
        [0] { "" }
       *[other] { " " }seit Schritt { $from }
    } von einem Ende des Temperaturbereichs zum anderen gekommen.
pathsFollow = Verfolgter Weg
atLevel = Stufe { $level }
pathsColumns_name = Replik
pathsColumns_now = Aktuelle Stufe
pathsColumns_least = Niedrigste Stufe
pathsColumns_most = Höchste Stufe
pathsColumns_crossed = Wege von Ende zu Ende
entropy = Unsicherheit jeder Zelle
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
            Die Entropie beträgt bei { $open ->
                [one] { $open } offenen Zelle
               *[other] { $open } offenen Zellen
            } im Mittel { DECIMAL($mean) } Bit; am unsichersten ist { $most } ({ DECIMAL($bits) }).
    }
bits = Bit
heatWhat = Was die Karte zeigt
heatUncertainty = Unsicherheit
heatDigit = Kandidat { $digit }
heatOf = Gitter
speaks = Unterstützung für { $digit }
speaksTable = Unterstützung für { $digit } in jeder offenen Zelle, von 0 bis 1
speaksText =
    { $most ->
        [none] In keiner offenen Zelle gibt es Unterstützung für { $digit }.
       *[other]
            Die Unterstützung beträgt in { $open ->
                [one] { $open } offenen Zelle
               *[other] { $open } offenen Zellen
            } im Mittel { DECIMAL($mean) }; die größte Unterstützung hat { $most } ({ DECIMAL($much) }).
    }
visits = Änderungen je Zelle
visitsTable = Wie oft sich die Ziffer in jeder offenen Zelle geändert hat
visitsText =
    { $steps ->
        [one] Im ersten Schritt
       *[other] In den ersten { $steps } Schritten
    }{ LESS($steps, $moment) ->
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
noteUnlike =
    { $boards } { $boards ->
        [one] weicht
       *[other] weichen
    } ab
noteClashing = { $boards } im Konflikt
boardColumns_name = Gitter
boardColumns_filled = Gefüllte Zellen
boardColumns_clashing = Zellen im Konflikt
boardColumns_unlike = Von „{ $first }“ abweichende Zellen
