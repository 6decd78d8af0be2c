title = Algorithmen wählen
race =
    { $n ->
        [one] Diesen starten
       *[other] Diese { $n } starten
    }
add =
    { $n ->
        [one] Bahn hinzufügen
       *[other] { $n } Bahnen hinzufügen
    }
none = Algorithmen ankreuzen: Sie ersetzen die jetzigen Bahnen oder kommen hinzu.
full = Ein Rennen hat höchstens { $most } Bahnen.
