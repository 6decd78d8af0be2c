title = Pseudocode
of = Pseudocode von { $name }
before = Die Zeilen, die ein Schritt ausführt, sind hervorgehoben, die letzte am stärksten.
passed =
    Schritt { $step } hat { LENGTH($lines) ->
        [one] Zeile
       *[other] Zeilen
    } { JOIN($lines, by: ", ") } ausgeführt.
begun =
    Vor dem ersten Schritt: { LENGTH($lines) ->
        [one] Zeile
       *[other] Zeilen
    } { JOIN($lines, by: ", ") }.
none = Für diesen Algorithmus ist kein Pseudocode angegeben.
found = { $times }-mal
