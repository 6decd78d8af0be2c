title = Ein Rätsel auf mehreren Kernen
headline_question = Um wie viel schneller sind mehrere Kerne als einer?
headline_running = Die Kerne teilen sich die Suche …
headline_measuring = Es wird gemessen, um wie viel schneller mehrere Kerne sind als einer …
headline_solved =
    { $cores ->
        [one] { $cores } Kern hat das Rätsel in { $time } gelöst
       *[other] { $cores } Kerne haben das Rätsel in { $time } gelöst
    }
headline_counted =
    { $cores ->
        [one] { $cores } Kern hat
       *[other] { $cores } Kerne haben
    } in { $time } { $found ->
        [one] { $found } Lösung
       *[other] { $found } Lösungen
    } gefunden
headline_unsolvable =
    { $cores ->
        [one] { $cores } Kern hat
       *[other] { $cores } Kerne haben
    } in { $time } bewiesen, dass es keine Lösung gibt
headline_stalled =
    { $cores ->
        [one] { $cores } Kern kam
       *[other] { $cores } Kerne kamen
    } nach { $time } nicht weiter
headline_faster = { $cores } Kerne sind { FIXED($factor, 1) }-mal so schnell wie ein Kern
headline_slower = { $cores } Kerne brauchen { FIXED($factor, 1) }-mal so lange wie ein Kern
headline_same = { $cores } Kerne sind nicht eindeutig schneller als ein Kern
headline_disagree = Die Läufe widersprechen einander
intro = Der Suchbaum wird an seinen ersten Entscheidungen in Teile zerlegt. Jeder freie Worker nimmt den nächsten Teil, und die Ergebnisse werden in der Reihenfolge der Teile zusammengezählt. Daher sind die Antwort und alle Zahlen auf beliebig vielen Kernen gleich. Nur die Zeit ändert sich.
introSteps = Jeder Schritt ({ UNIT($step) }) besteht aus unabhängigen Teilen. Jeder Worker berechnet seinen Anteil, schickt die Ergebnisse den anderen Workern und wartet auf deren Ergebnisse. Die Zahlen sind auf beliebig vielen Kernen bis aufs letzte Bit gleich. Das Verteilen lohnt sich, wenn das Berechnen eines Schritts viel länger dauert als das Senden einer Nachricht.
parameters = Parameter
algorithm = Algorithmus
preset = Voreinstellung
task = Aufgabe
first = die erste Lösung finden
many = Lösungen zählen bis
most = ganze Zahl, 2–{ $most }
cores = Kerne
coresOf = { $cores } von { $most }
ready = „Beschleunigung messen“ vergleicht einen Kern mit mehreren; „Gemeinsam lösen“ zeigt, wie die Teile verteilt werden. Bei schweren Rätseln und bei Rätseln mit vielen Lösungen ist der Gewinn am größten.
run = Gemeinsam lösen
measure = Beschleunigung messen
cancel = Abbrechen
wrongSize = { $name } löst keine Gitter der Größe { $side } × { $side }.
clash = Einige Vorgaben stehen miteinander in Konflikt: Bitte diese Vorgaben zuerst berichtigen.
cannot_shareable = ein Lauf dieses Algorithmus lässt sich nicht auf mehrere Kerne verteilen
cannot_random = dieser Algorithmus zieht keine Zufallszahlen, daher ergibt jeder Startwert denselben Lauf
failed = Der Lauf ist fehlgeschlagen: { $why }
wasCancelled = Abgebrochen.
parts = Teile
sharedSteps = Verteilte Schritte
stepParts =
    Jeder Schritt besteht aus { $parts ->
        [one] { $parts } Teil
       *[other] { $parts } Teilen
    }, verteilt auf { $workers } Worker.
states_waiting = wartet
states_running = läuft
states_done = fertig
states_dropped = nicht nötig
withSolution = mit Lösung
meanings = Was diese Werte bedeuten
figures_outcome = Ergebnis
figures_found = Lösungen
figures_steps = Schritte
figures_micros = Zeit
figures_idle = Leerlauf der Worker
idle = { HUNDREDTHS($share) }{ "\u00A0" }%
outcomes_solved = gelöst
outcomes_unsolvable = keine Lösung
outcomes_stalled = festgefahren
round =
    Runde { $round } von { $rounds }: { $cores ->
        [one] { $cores } Kern
       *[other] { $cores } Kerne
    }
speedUp = Beschleunigung
plot =
    Beschleunigung nach Zahl der Kerne, bis zu { DECIMAL($speedUp) } auf { $cores ->
        [one] { $cores } Kern
       *[other] { $cores } Kernen
    }. Die Werte stehen in der Tabelle.
axis = Kerne
ideal = ideal: Beschleunigung = Kerne
columns_0 = Kerne
columns_1 = Beschleunigung
columns_2 = Spanne
columns_3 = Median der Zeit
columns_4 = Leerlauf
times = { FIXED($factor, 2) } ×
range = { FIXED($low, 2) } – { FIXED($high, 2) }
same =
    Alle Läufe ({ $rounds } je Zahl der Kerne) enden mit denselben Zählerständen, darunter { $found ->
        [one] { $found } Lösung
       *[other] { $found } Lösungen
    } und { COUNT($steps, "step") }.
different = Die Läufe stimmen nicht überein. Das ist ein Programmfehler; bitte zusammen mit dem Link melden.
short = Ein Kern braucht { $time }; für so kurze Läufe lohnt sich das Verteilen nicht: Das Starten der Worker, das Aufteilen der Suche und das Senden der Nachrichten dauern etwa so lange wie die Suche selbst. Bitte ein schwereres Rätsel wählen oder mehr Lösungen zählen.
waits =
    Auf { $cores ->
        [one] { $cores } Kern
       *[other] { $cores } Kernen
    } waren die Worker { HUNDREDTHS($share) }{ "\u00A0" }% der Zeit untätig: vor der ersten Nachricht, zwischen Nachrichten und am Ende, bis der letzte Teil fertig war.
thrownAway =
    Die Suche endet bei { $found ->
        [one] { $found } Lösung
       *[other] { $found } Lösungen
    }; deshalb wird Arbeit verworfen, die andere Worker schon begonnen hatten. Beim Zählen aller Lösungen ist der Gewinn durch mehrere Worker größer.
costs = Ein Worker berechnet einen Schritt in { $alone }. Mit { $cores } Workern braucht jeder Worker je Schritt { $computed } zum Rechnen und Senden und wartet { $waited } auf die anderen Worker.
briefly = Die Worker waren { HUNDREDTHS($share) }{ "\u00A0" }% der Laufzeit ({ $time }) untätig: Das Starten der Worker und das Senden der Nachrichten dauern etwa so lange wie eine so kurze Suche. Mehr Kerne lohnen sich bei schwereren Rätseln oder beim Zählen vieler Lösungen.
slower = Mit mehreren Workern dauert der Lauf { FIXED($times, 1) }-mal so lange wie mit einem einzigen.
faster = Mit mehreren Workern ist der Lauf { FIXED($times, 2) }-mal so schnell wie mit einem einzigen.
oneCore = Der Browser meldet einen einzigen Kern: Es gibt nichts zu vergleichen, weil sich mehrere Worker diesen Kern teilen würden.
table = Die Beschleunigung in Zahlen
announceMeasured =
    { $cores ->
        [one] { $cores } Kern
       *[other] { $cores } Kerne
    }: { $times }
announce =
    { $outcome }: { $found ->
        [one] { $found } Lösung
       *[other] { $found } Lösungen
    } in { $time }
part =
    Teil { $part }, Worker { $worker }, { $state }: { COUNT($nodes, "step") }, { $found ->
        [one] { $found } Lösung
       *[other] { $found } Lösungen
    }
partsDone =
    { $done } von { $parts ->
        [one] { $parts } Teil
       *[other] { $parts } Teilen
    } fertig
partsLeft =
    { $done } von { $parts ->
        [one] { $parts } Teil
       *[other] { $parts } Teilen
    } fertig, { $left } nicht nötig
worker = Worker { $worker }
