firstRun = erster Lauf
title =
    { $running ->
        [true]
            Rennen mit { $wanted ->
                [one] { $wanted } Startwert
               *[other] { $wanted } Startwerten
            }
       *[false]
            { SAME($done, $wanted) ->
                [true]
                    Rennen mit { $wanted ->
                        [one] { $wanted } Startwert
                       *[other] { $wanted } Startwerten
                    }
               *[false] Rennen mit mehreren Startwerten, angehalten nach { $done } von { $wanted }
            }
    }
progress = Fertige Startwerte
begun =
    { $lanes ->
        [one] { $lanes } Bahn läuft
       *[other] { $lanes } Bahnen laufen
    } mit { $seeds ->
        [one] { $seeds } Startwert
       *[other] { $seeds } Startwerten
    }.
ended = { $done } von { $wanted } fertig
cancel = Abbrechen
save_csv = Als CSV sichern
save_json = Als JSON sichern
close = Rennen mit mehreren Startwerten schließen
table = Jede Bahn über alle Startwerte
columns_lane = Bahn
columns_solved = Gelöst
columns_steps = Schritte
columns_micros = Zeit
columns_blanks = Leere Zellen
columns_conflicts = Konflikte
share = { $hits } von { $of }
interval = 95{ "\u00A0" }%: { DECIMAL($low) } – { DECIMAL($high) }
onceShort = ein Lauf: deterministisch
range =
    { SAME($low, $high) ->
        [true] { $low }
       *[false] { $low } – { $high }
    }
note = Der Median aller Läufe, gelöst oder nicht, ist fett; Mittelwert und Quartile stehen darunter. Das 95-%-Intervall des Anteils gelöster Läufe ist das Wilson-Intervall. Die Zeiten stammen aus einem Lauf je Startwert und haben die Auflösung der Browseruhr (0,1 ms oder gröber). Bei einer deterministischen Bahn zeigt die Tabelle ihre Zeit im Rennen.
notes_blanks = Leere Zellen: Zellen ohne Ziffer am Ende des Laufs.
notes_conflicts = Konflikte: Ziffern, die in einer Zeile, einer Spalte oder einem Block fehlen, weil eine andere Ziffer dort mehrfach steht; leere Zellen zählen nicht.
spread =
    Mittelwert { $mean }{ SAME($low, $high) ->
        [true] { "" }
       *[false] , { $low }{ "\u00A0" }–{ "\u00A0" }{ $high }
    }
strips_title = Jeder Startwert
strips_drawn = Diagramm der Ergebnisse jeder Bahn, ein Punkt je Startwert
strips_measures_steps = Schritte
strips_measures_micros = Zeit
strips_measures_blanks = leere Zellen am Ende
strips_measures_conflicts = Konflikte am Ende
strips_nothing = Für diese Messgröße hat keine Bahn Werte.
strips_axis =
    { $log ->
        [true] { $measure }, logarithmische Achse
       *[false] { $measure }
    }
strips_key = Jeder Punkt ist ein Startwert; der Punkt ist gefüllt, wenn der Lauf das Rätsel gelöst hat. Die Linie zeigt den Median, die Raute den Mittelwert und der Kasten die Quartile.
strips_run =
    Startwert { $seed }: { $value }, { $solved ->
        [true] gelöst
       *[false] nicht gelöst
    }
strips_mean = Mittelwert { $value }
strips_papers = die Studie hat { $figures } Werte für andere Rätsel; Linien markieren den kleinsten, { $low }, und den größten, { $high } ({ $source })
strips_said =
    { $name }: Median { $median }, Mittelwert { $mean }{ $papers ->
        [none] { "" }
       *[other] ; { $papers }
    }
otherPuzzle = Diese Läufe gehören zu einem anderen Rätsel als dem im Gitter.
tooFew = Ein einziger Lauf sagt nichts über den Einfluss des Zufalls.
once = { $name } ist deterministisch: ein einziger Lauf, weil jeder Startwert dasselbe Ergebnis liefert.
same = { $name } kam mit jedem Startwert zum selben Ergebnis.
bothAll = { $one } und { $other } haben das Rätsel mit jedem Startwert gelöst; ein Unterschied im Erfolg wurde also nicht beobachtet.
pair =
    { $one } hat das Rätsel mit { $hits } von { $of } Startwerten gelöst, { $other } mit { $hitsToo } von { $of } Startwerten. Der Unterschied ist { $clear ->
        [true] signifikant
       *[false] nicht signifikant
    } ({ DECIMAL($p) }, exakter Test nach Fisher).
alike = { $one } und { $other } haben das Rätsel gleich oft gelöst: { $hits } von { $of }.
leftUnlike = { $one } und { $other } lassen sich nicht vergleichen: Der eine Algorithmus lässt leere Zellen übrig, der andere Konflikte.
holm = Die p-Werte sind für { $pairs } Vergleiche korrigiert (Holm).
strips_paper = { $value } ({ $note })
strips_meanOver = Mittelwert über
strips_meanOf = Mittelwert von
strips_endsInMean = , Mittelwert
leftPair_blanks =
    Die Zahlen der leeren Zellen, die { $one } und { $other } übrig lassen, unterscheiden sich { $clear ->
        [true] signifikant
       *[false] nicht signifikant
    } ({ DECIMAL($p) }, Mann-Whitney-Test).
leftPair_conflicts =
    Die Zahlen der Konflikte, die { $one } und { $other } übrig lassen, unterscheiden sich { $clear ->
        [true] signifikant
       *[false] nicht signifikant
    } ({ DECIMAL($p) }, Mann-Whitney-Test).
answer_once =
    { $names } { LENGTH($names) ->
        [one] verwendet
       *[other] verwenden
    } keine Zufallszahlen: Jeder Startwert liefert dasselbe Ergebnis.
answer_none =
    { LENGTH($names) ->
        [one] { $names } hat das Rätsel mit keinem der { $of } Startwerte gelöst.
        [2] Keine der beiden Bahnen hat das Rätsel mit einem der { $of } Startwerte gelöst.
       *[other] Keine Bahn hat das Rätsel mit einem der { $of } Startwerte gelöst.
    }
answer_alone = { $name } hat das Rätsel mit { $hits } von { $of } Startwerten gelöst (95-%-Intervall: { $low } bis { $high }{ "\u00A0" }%).
answer_alike = Welche Bahn das Rätsel häufiger löst, ist noch nicht zu sagen: { $names } haben es mit je { $hits } von { $of } Startwerten gelöst.
answer_more =
    { $clear ->
        [true]
            { $one } { LENGTH($one) ->
                [one] löst
               *[other] lösen
            } das Rätsel häufiger als { $other }
       *[false]
            Ob { $one } das Rätsel häufiger { LENGTH($one) ->
                [one] löst
               *[other] lösen
            } als { $other }, ist noch nicht zu sagen
    }: mit { $hits } von { $of } Startwerten gegen { $hitsToo } von { $of }{ $by ->
        [none] { "" }
       *[other] { " " }({ $by })
    }.
answer_faster =
    { $clear ->
        [true] { $one } ist schneller als { $other }
       *[false] Ob { $one } schneller ist als { $other }, ist noch nicht zu sagen
    }: Zeit im Median { $time } gegen { $timeToo } bei { $of } Startwerten{ $by ->
        [none] { "" }
       *[other] { " " }({ $by })
    }.
answer_tooShort = { $one } und { $other } haben das Rätsel mit jedem Startwert gelöst, aber einzelne Läufe sind zu kurz für die Uhr dieser Seite; die Zeiten zeigen also nicht, welche Bahn schneller ist.
answer_fisher = exakter Test nach Fisher: { DECIMAL($p) }
answer_interval = 95-%-Intervall von { $name }: { $low } bis { $high }{ "\u00A0" }%
answer_mannWhitney = Mann-Whitney-Test: { DECIMAL($p) }
answer_sign = Vorzeichentest: { DECIMAL($p) }
