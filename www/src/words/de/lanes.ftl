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
none = Algorithmen ankreuzen, dann statt der jetzigen Bahnen starten oder als Bahnen hinzufügen.
full = Ein Rennen hat höchstens { $most } Bahnen.
