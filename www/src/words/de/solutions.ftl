line_clash = Keine Lösung: Vorgaben im Konflikt
line_trouble = Die Zahl der Lösungen ist unbekannt: { $why }
line_known =
    { $found ->
        [0] Keine Lösung
       *[other]
            { $exhausted ->
                [true]
                    { $found ->
                        [one] Eine Lösung
                       *[other] { $found } Lösungen
                    }
               *[false] Mindestens { $found } Lösungen
            }
    }
line_open =
    { $found ->
        [0] Noch unbekannt: bisher keine Lösung gefunden
       *[other] Noch unbekannt: bisher eine Lösung gefunden
    }
line_later = Die Lösungen werden nach dem Rennen gezählt
line_triedAll = Eine vollständige Suche ({ COUNT($steps, "step") }) hat keine Lösung gefunden.
line_keepChecking = Weitersuchen
line_stopChecking = Suche beenden
line_show =
    { $found ->
        [one] Lösung zeigen …
       *[other]
            { $exhausted ->
                [true] Lösungen zeigen …
               *[false] Lösungen zählen …
            }
    }
line_title = Die Lösungen
line_titleOne = Die Lösung
counting = wird gezählt …
pause = Pause
goOn = Weiter bis { $limit }
estimate = Schätzung: etwa { $about }; 95-%-Intervall { $low } bis { $high }, aus { $probes } zufälligen Stichproben.
rough = Schätzung: um { $around }, vielleicht mehr. Die Werte der { $probes } Stichproben streuen zu stark für ein Intervall.
noHit = Keine von { $probes } Stichproben hat eine Lösung erreicht, daher gibt es keine Schätzung.
probing = Stichproben laufen …
finer = Verfeinern
method = Jede Stichprobe folgt einem zufälligen Weg im Suchbaum nach unten. Endet der Weg bei einer Lösung, ist der Wert der Stichprobe das Produkt der Verzweigungszahlen auf dem Weg, sonst 0. Die Schätzung ist der Mittelwert der Stichproben (Knuth 1975).
stepper = Lösungen, eine nach der anderen
first = Erste
previous = Vorige
next = Nächste
keys = Pfeil links und rechts: vorige und nächste Lösung; Pos1: erste Lösung
position =
    Lösung { $number } von { $exhausted ->
        [true] { "" }
       *[false] bisher{ " " }
    }{ $found }
changed =
    ; { $cells ->
        [one] { $cells } Zelle
       *[other] { $cells } Zellen
    } anders als in Lösung { $before }
goTo = Springen zu
goToAllowed = ganze Zahl, 1–{ $found }
board = Lösung { $number }
given = Vorgabe
differs = verschieden in den Lösungen
was = vorher { $digit }
legendVaries =
    verschieden in den gefundenen Lösungen: { $different } von { $blanks ->
        [one] { $blanks } leeren Zelle
       *[other] { $blanks } leeren Zellen
    }
legendChanged = anders als in der zuvor gezeigten Lösung { $before }
kept = Lösungen werden nicht gespeichert. Jede Lösung lässt sich bei Bedarf aus Kopien des Suchzustands neu berechnen (höchstens 16 MB).
maybeOthers = Es kann weitere Lösungen geben: Die Suche ist nicht beendet.
line_checking = Suche läuft … { COUNT($steps, "step") }
countedAll =
    Genau { $found ->
        [one] { $found } Lösung
       *[other] { $found } Lösungen
    }
countedMore = Mehr als { $limit } Lösungen
countedLeast =
    Mindestens { $found ->
        [one] { $found } Lösung
       *[other] { $found } Lösungen
    }{ $seconds ->
        [none] { "" }
       *[other] , nach { $seconds } s
    }
