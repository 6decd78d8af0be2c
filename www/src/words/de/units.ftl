count_step =
    { $n ->
        [one] { $n } Schritt
       *[other] { $n } Schritte
    }
count_node =
    { $n ->
        [one] { $n } Knoten
       *[other] { $n } Knoten
    }
count_deduction =
    { $n ->
        [one] { $n } Schluss
       *[other] { $n } Schlüsse
    }
count_generation =
    { $n ->
        [one] { $n } Generation
       *[other] { $n } Generationen
    }
count_iteration =
    { $n ->
        [one] { $n } Iteration
       *[other] { $n } Iterationen
    }
count_sweep =
    { $n ->
        [one] { $n } Durchlauf
       *[other] { $n } Durchläufe
    }
count_birth =
    { $n ->
        [one] { $n } Geburt
       *[other] { $n } Geburten
    }
count_turn =
    { $n ->
        [one] { $n } Zug
       *[other] { $n } Züge
    }
count_test =
    { $n ->
        [one] { $n } Prüfung
       *[other] { $n } Prüfungen
    }
count_removal =
    { $n ->
        [one] { $n } Entfernung
       *[other] { $n } Entfernungen
    }
unknown = { $n } { $unit }
one_step = Schritt
one_node = Knoten
one_deduction = Schluss
one_generation = Generation
one_iteration = Iteration
one_sweep = Durchlauf
one_birth = Geburt
one_turn = Zug
one_test = Prüfung
one_removal = Entfernung
several_step = Schritte
several_node = Knoten
several_deduction = Schlüsse
several_generation = Generationen
several_iteration = Iterationen
several_sweep = Durchläufe
several_birth = Geburten
several_turn = Züge
several_test = Prüfungen
several_removal = Entfernungen
