measuredLater = noch nicht gemessen
untilStopped = bis zum Anhalten
halted_person = Rennen angehalten:{ " " }
halted_clock = Die Zeit ist abgelaufen:{ " " }
nobody = keine Bahn hat das Rätsel gelöst
ended =
    { $names } { LENGTH($names) ->
        [one]
            { $outcome ->
                [solved] hat das Rätsel gelöst
                [unsolvable] hat gezeigt, dass es keine Lösung gibt
                [stalled] hat sich festgefahren
                [steps] hat die Schrittgrenze erreicht
                [time] hat die Zeitgrenze erreicht
                [invalid] konnte nicht beginnen
                [stopped] wurde vorzeitig angehalten
                [crashed] ist abgestürzt
               *[unreached] konnte nicht starten
            }
       *[other]
            { $outcome ->
                [solved] haben das Rätsel gelöst
                [unsolvable] haben gezeigt, dass es keine Lösung gibt
                [stalled] haben sich festgefahren
                [steps] haben die Schrittgrenze erreicht
                [time] haben die Zeitgrenze erreicht
                [invalid] konnten nicht beginnen
                [stopped] wurden vorzeitig angehalten
                [crashed] sind abgestürzt
               *[unreached] konnten nicht starten
            }
    }{ $left ->
        [none] { "" }
       *[other] { " " }({ $left })
    }
alone =
    { $outcome ->
        [solved] { $name } hat das Rätsel gelöst ({ COUNT($steps, $unit) })
       *[other] { $name } hat gezeigt, dass es keine Lösung gibt ({ COUNT($steps, $unit) })
    }
counted =
    { $of ->
        [none] { $lanes }
       *[other]
            { $lanes } von { $of ->
                [one] { $of } Bahn
               *[other] { $of } Bahnen
            }
    } { $lanes ->
        [one]
            { $outcome ->
                [solved] hat das Rätsel gelöst
                [unsolvable] hat gezeigt, dass es keine Lösung gibt
                [stalled] hat sich festgefahren
                [steps] hat die Schrittgrenze erreicht
                [time] hat die Zeitgrenze erreicht
                [invalid] konnte nicht beginnen
                [stopped] wurde vorzeitig angehalten
                [crashed] ist abgestürzt
               *[unreached] konnte nicht starten
            }
       *[other]
            { $outcome ->
                [solved] haben das Rätsel gelöst
                [unsolvable] haben gezeigt, dass es keine Lösung gibt
                [stalled] haben sich festgefahren
                [steps] haben die Schrittgrenze erreicht
                [time] haben die Zeitgrenze erreicht
                [invalid] konnten nicht beginnen
                [stopped] wurden vorzeitig angehalten
                [crashed] sind abgestürzt
               *[unreached] konnten nicht starten
            }
    }
latest =
    { $name } { $ending ->
        [solved] hat das Rätsel gelöst
        [unsolvable] hat gezeigt, dass es keine Lösung gibt
        [stalled] hat sich festgefahren
        [steps] hat die Schrittgrenze erreicht
        [time] hat die Zeitgrenze erreicht
        [invalid] konnte nicht beginnen
        [stopped] wurde vorzeitig angehalten
        [crashed] ist abgestürzt
       *[unreached] konnte nicht starten
    }.
wonByTime = { $name } hat gewonnen ({ $time } Rechenzeit)
wonBySteps = { $name } hat gewonnen ({ COUNT($steps, $unit) })
sharedFirst = { $names } teilen sich den ersten Platz
tookBack =
    { $name } nimmt { $digits ->
        [one] { $digits } Ziffer
       *[other] { $digits } Ziffern
    } zurück.
fewLeft = { $name } hat nur noch wenige leere Zellen.
halved =
    { $name } hat die Zahl der Konflikte { $times ->
        [1] halbiert
        [2] zweimal halbiert
       *[other] { $times }-mal halbiert
    }.
blanks =
    { $cells ->
        [one] { $cells } leere Zelle
       *[other] { $cells } leere Zellen
    }
conflicts =
    { $conflicts ->
        [one] { $conflicts } Konflikt
       *[other] { $conflicts } Konflikte
    }
fastest =
    { KIND($names) ->
        [number] { $names } Bahnen rechneten am schnellsten
       *[other]
            { $names } { LENGTH($names) ->
                [one] rechnete
               *[other] rechneten
            } am schnellsten
    }
tied =
    { KIND($level) ->
        [number] { $level } Bahnen
       *[other] { $level }
    } sind nach Rechenzeit gleichauf (ihre Zeiten unterscheiden sich um weniger als 25 %)
undecided =
    { KIND($level) ->
        [number] { $level } Bahnen
       *[other] { $level }
    } liegen nach Rechenzeit vorn; { $cause ->
        [busy] dieser Rechner war zu stark ausgelastet, um die schnellste Bahn zu bestimmen
       *[once] Läufe dieser Länge werden nur einmal gemessen, was für eine Rangfolge nicht genügt
    }
firstEnds_first = damit war das Rennen zu Ende; wie weit die anderen Bahnen bis dahin kamen, ist von Lauf zu Lauf verschieden
firstEnds_pace = damit war das Rennen zu Ende. Bei gleichem Tempo gewinnt die Bahn mit den wenigsten Schritten; zum Vergleich von Rechenzeiten alle Bahnen fertig laufen lassen
fewestEnds = das Rennen endete bei diesem Schritt, daher konnte keine andere Bahn fertig werden
fewestSteps =
    { $names } { LENGTH($names) ->
        [one] brauchte
       *[other] brauchten
    } die wenigsten Schritte ({ $steps })
decided = Schritt { $step } zeigen, bei dem die erste Antwort vorlag
showStep = Schritt { $step } zeigen
unlike = Die Schrittzahlen verschiedener Löser sind nicht vergleichbar
meanings_solved = Der Algorithmus hat eine Lösung gefunden; eine unabhängige Prüfung hat diese Lösung bestätigt.
meanings_unsolvable = Der Algorithmus hat gezeigt, dass es keine Lösung gibt.
meanings_stalled = Der Algorithmus hat sein eigenes Abbruchkriterium erreicht oder steckt in einem Zustand fest, den er nicht verlassen kann.
meanings_steps = Der Lauf hat seine Schrittgrenze erreicht.
meanings_time = Der Lauf hat seine Zeitgrenze erreicht.
meanings_invalid = Die Vorgaben stehen miteinander in Konflikt, daher konnte der Algorithmus nicht starten.
meanings_stopped = Der Lauf wurde vor dem Ende angehalten.
meanings_crashed = Diese Bahn ist abgestürzt; die anderen Bahnen sind nicht betroffen.
meanings_unreached = Eine Datei, die der Algorithmus braucht, konnte nicht geladen werden oder ist hier nicht erlaubt; daher lief der Algorithmus nicht.
oneRun = ein Lauf
table = Reihenfolge im Ziel
columns_place = Platz
columns_lane = Bahn
columns_steps = Schritte
columns_time = Zeit
ending =
    { $left ->
        [none] { $outcome }
       *[other] { $outcome }, { $left }
    }
