title = Pseudocode
of = Pseudocode von { $name }
before = Die Zeilen, durch die ein Schritt geht, leuchten auf, die letzte am stärksten.
passed =
    Schritt { $step } ging durch { LENGTH($lines) ->
        [one] Zeile
       *[other] Zeilen
    } { JOIN($lines, by: ", ") }.
begun =
    Vor dem ersten Schritt: { LENGTH($lines) ->
        [one] Zeile
       *[other] Zeilen
    } { JOIN($lines, by: ", ") }.
none = Er gibt keinen Pseudocode an.
found = { $times }-mal
