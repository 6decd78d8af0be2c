title = Generatoren im Vergleich
help = Jeder Generator erzeugt die gewählte Zahl von Rätseln, beginnend mit dem oben gewählten Startwert. Ein unabhängiger Löser zählt die Lösungen jedes Rätsels. Verglichen werden auch Generatoren, deren Prüfer (der Löser, der jedes Entfernen einer Vorgabe prüft) die Eindeutigkeit nicht beweisen kann.
taking = Verglichene Generatoren
asItIs = Standardeinstellungen
add = Generator hinzufügen …
addSet = Mit den Einstellungen oben
remove = { $name } entfernen
each = Rätsel je Generator
compare = Vergleichen
cancel = Abbrechen
save = Als CSV sichern
progress = Fertige Rätsel
sofar = { $done } von { $all }
ended =
    { $generators ->
        [one] { $generators } Generator
       *[other] { $generators } Generatoren
    } verglichen.
wrongSize = erzeugt keine Rätsel dieser Größe
tooLong =
    angehalten nach { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
table = Ergebnisse je Generator
columns_generator = Generator
columns_perSecond = Rätsel je Sekunde
columns_unique = Eindeutig
columns_givens = Vorgaben im Mittel
columns_spread = Streuung der Vorgaben
columns_minimal = Minimal
columns_nodes = Median der Knoten
columns_hardest = Schwerste nötige Technik
share = { $hits } von { $of }
range =
    { SAME($low, $high) ->
        [true] { $low }
       *[false] { $low } – { $high }
    }
tooFew = zu wenige für ein Intervall
unproved = { $puzzles } ohne Beweis der Eindeutigkeit
gaveUp = { $turns }-mal aufgegeben
others = andere
hardest = { $name } { $percent }{ "\u00A0" }%
note = In Klammern stehen 95-%-Intervalle (Wilson für Anteile, Student-t für Mittelwerte) und bei Knoten die Quartile. Knoten (Backtracking an der am stärksten eingeschränkten Zelle) und Techniken werden nur für eindeutige Rätsel gezählt. Die Zeiten wurden in diesem Browser mit mehreren Workern zugleich gemessen und umfassen nur das Erzeugen.
pending = …
setting = { JOIN($all, by: ", ") }
settingOne = { $name } { $value }
histogram = { JOIN($all, by: ", ") }
histogramOne = { $puzzles } mit { $givens }
technique = { CAPITAL($name) }
techniqueBeyond = Techniken reichen nicht
techniqueNone = nichts zu lösen
