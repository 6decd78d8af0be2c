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
none = Algorithmen ankreuzen, dann entweder statt der jetzigen Bahnen starten oder als weitere Bahnen hinzufügen.
full = Ein Rennen hat höchstens { $most } Bahnen.
