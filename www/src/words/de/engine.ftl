aligned-pair-exclusion =
    Alle Paare von Ziffern für { $one } und { $other } prüfen. Ein Paar ist unmöglich, wenn es beide Kandidaten einer der Zellen { $cells } verbraucht, die beide Zellen sehen{ $together ->
        [one] { "" }
       *[other] ; auch gleiche Ziffern sind unmöglich, weil die beiden Zellen einander sehen
    }. Kein mögliches Paar enthält { $lost }.
all-different-assigned =
    { $cell } erhält die { $digit }, einen von { $candidates ->
        [one] { $candidates } Kandidaten
       *[other] { $candidates } Kandidaten
    }; das Filtern entfernt danach { $removed ->
        [0] keinen Kandidaten
        [one] einen Kandidaten
       *[other] { $removed } Kandidaten
    }.
allowed-choice =
    einer der Werte { $names }{ $others ->
        [0] { "" }
        [one] { "" }
       *[other] { " " }oder { $others } weiteren
    }
allowed-float = eine Zahl von { $min } bis { $max }
allowed-integer = eine ganze Zahl von { $min } bis { $max }
allowed-ordered =
    einige der Werte { $names }{ $others ->
        [0] { "" }
        [one] { "" }
       *[other] { " " }oder { $others } weiteren
    }, jeder höchstens einmal, durch Kommas getrennt
allowed-switch = true oder false
als-chain = { $sets } fast eingeschlossene Mengen (jede hat einen Kandidaten mehr als Zellen) bilden eine Kette. Enthält die erste Menge die { $digit } nicht, enthält die letzte Menge sie. Also fällt die { $digit } in jeder Zelle weg, die alle Plätze der { $digit } in beiden Mengen sieht.
als-xy-wing = Die Menge { $pivot } hat einen Kandidaten mehr als Zellen, enthält also { $x } oder { $y }. Enthält sie { $x }, fehlt der Menge { $one } die { $x }, und sie enthält { $common }; enthält sie { $y }, fehlt der Menge { $other } die { $y }, und sie enthält { $common }. Also fällt { $common } in jeder Zelle weg, die alle Plätze für { $common } in beiden Mengen sieht.
als-xz = Die Mengen { $one } und { $other } haben je einen Kandidaten mehr als Zellen und können nicht beide { $restricted } enthalten. Die Menge ohne { $restricted } enthält alle ihre anderen Ziffern; eine der Mengen enthält also { $common }. Also fällt { $common } in jeder Zelle weg, die alle Plätze für { $common } in beiden Mengen sieht.
als-xz-doubly = Die Mengen { $one } und { $other } haben je einen Kandidaten mehr als Zellen; jeder Menge fehlt also genau eine ihrer Ziffern. Keine der Ziffern { $restricted } kann in beiden Mengen stehen, also fehlt jeder Menge eine dieser Ziffern: Jede der Ziffern { $restricted } steht in genau einer der Mengen, und jede Menge enthält alle ihre anderen Ziffern. Also fällt { $common } in jeder Zelle weg, die alle Plätze sieht, an denen die Mengen die Ziffer enthalten können.
annealing-again =
    { $chains ->
        [one] Eine Kette
       *[other] { $chains } Ketten nacheinander
    } { $chains ->
        [one] erreichte
       *[other] erreichten
    } kein tieferes Minimum: Die Blöcke werden zufällig neu gefüllt, und die Suche startet neu bei Temperatur { $temperature }.
annealing-barred = Eine Zelle hat keinen Kandidaten, oder ein Haus hat keinen Platz für eine Ziffer: Es gibt keine Lösung.
annealing-solved = Bei Temperatur { $temperature } fehlt keine Ziffer mehr: Das Rätsel ist gelöst.
annealing-swept =
    Bei Temperatur { $temperature } wurden { $percent } % der Vertauschungen angenommen; in Zeilen und Spalten { $energy ->
        [0] fehlt keine Ziffer
        [one] fehlt eine Ziffer
       *[other] fehlen { $energy } Ziffern
    }.
annealing-unfound =
    { $sweeps ->
        [one] Ein Durchlauf fand
       *[other] { $sweeps } Durchläufe fanden
    } keine Lösung; am Ende { $energy ->
        [0] fehlte keine Ziffer
        [one] fehlte eine Ziffer
       *[other] fehlten { $energy } Ziffern
    }.
ant-colony-contradiction = Singles führen zu einem Widerspruch: Es gibt keine Lösung.
ant-colony-found = Eine Ameise hat jede Zelle gefüllt.
ant-colony-singles = Singles füllen jede Zelle; Ameisen sind nicht nötig.
ant-colony-unfound =
    { $iterations ->
        [one] Eine Iteration fand
       *[other] { $iterations } Iterationen fanden
    } keine Lösung.
ant-colony-walked =
    Die beste Ameise ließ { $failed ->
        [0] keine Zelle
        [one] eine Zelle
       *[other] { $failed } Zellen
    } ohne Ziffer{ $better ->
        [0] { "" }
        [one] : Das ist das bisher beste Gitter
       *[other] { "" }
    }.
avoidable-rectangle-1 = Keine der Zellen { $cells } ist vorgegeben. Wäre { $cell } die { $digit }, ließen sich { $digit } und { $other } in diesen Zellen vertauschen, und es gäbe eine zweite Lösung. Also ist { $cell } nicht { $digit }.
avoidable-rectangle-2 = Keine der Zellen { $cells } ist vorgegeben. Wäre keine der Zellen { $roof } die { $digit }, ließen sich { $digits } in diesen Zellen vertauschen, und es gäbe eine zweite Lösung. Also ist eine der Zellen { $roof } die { $digit }, und { $digit } fällt in jeder Zelle weg, die beide sieht.
backtracking-cell =
    { $origin }{ $digit } wird in { $cell } versucht{ $left ->
        [0] , die letzte dort mögliche Ziffer
        [one] , eine weitere Ziffer bleibt zu versuchen
       *[other] , { $left } weitere Ziffern bleiben zu versuchen
    }{ $inferred }.
backtracking-complete =
    Um eine weitere Lösung zu finden, { $undone ->
        [one] wird eine Ziffer
       *[other] werden { $undone } Ziffern
    } zurückgenommen.{ " " }
backtracking-contradiction = Eine Zelle hat keinen Kandidaten, oder ein Haus hat keinen Platz für eine Ziffer: Es gibt keine Lösung.
backtracking-dead-cell =
    { $dead } hat keinen Kandidaten mehr: { $undone ->
        [one] Eine Ziffer wird
       *[other] { $undone } Ziffern werden
    } zurückgenommen.{ " " }
backtracking-dead-place =
    { $dead_digit } hat keinen Platz mehr in { $dead_house }: { $undone ->
        [one] Eine Ziffer wird
       *[other] { $undone } Ziffern werden
    } zurückgenommen.{ " " }
backtracking-exhausted = Alle Zweige sind durchsucht: Es gibt keine weiteren Lösungen.
backtracking-inference =
    Vor der Suche setzt die Inferenz { $placed ->
        [0] nichts
        [one] eine Ziffer
       *[other] { $placed } Ziffern
    }.
backtracking-inferred =
    ; danach setzt die Inferenz { $placed ->
        [0] nichts
        [one] eine Ziffer
       *[other] { $placed } Ziffern
    }
backtracking-place =
    { $origin }{ $cell } wird für die { $digit } in { $house } versucht{ $left ->
        [0] , die letzte dort mögliche Zelle
        [one] , eine weitere Zelle bleibt zu versuchen
       *[other] , { $left } weitere Zellen bleiben zu versuchen
    }{ $inferred }.
backtracking-wave =
    Eine neue Welle beginnt an der Wurzel: { $limit ->
        [one] Eine Abweichung
       *[other] { $limit } Abweichungen
    } von der Reihenfolge { $limit ->
        [one] ist
       *[other] sind
    } jetzt erlaubt.{ " " }
belief-propagation-barred = Singles lassen eine Zelle ohne Kandidaten oder ein Haus ohne Platz für eine Ziffer: Es gibt keine Lösung.
belief-propagation-calm = Der Nachrichtenaustausch pausiert: Der sicherste Kandidat ist { $digit } in { $cell }.
belief-propagation-changed =
    Keine Nachricht änderte sich um mehr als { $percent } %; mit den wahrscheinlichsten Ziffern { $conflicts ->
        [0] bleibt kein Konflikt
        [one] bleibt ein Konflikt
       *[other] bleiben { $conflicts } Konflikte
    }.
belief-propagation-fixed =
    { $digit } ist in { $cell } festgelegt; dadurch { $more ->
        [0] wird keine weitere Zelle
        [one] wird eine weitere Zelle
       *[other] werden { $more } weitere Zellen
    } festgelegt.
belief-propagation-impossible =
    Die Nachrichten schließen jede Ziffer einer Zelle aus. { $starts ->
        [one] Der einzige Start ist
       *[other] Alle { $starts } Starts sind
    } gescheitert; der Algorithmus endet.
belief-propagation-refuted = Die Nachrichten schließen jede Ziffer einer Zelle aus: Der Algorithmus startet neu.
belief-propagation-restarted = { $digit } in { $cell } führt zu einem Widerspruch: Der Algorithmus startet neu.
belief-propagation-rested =
    Die Nachrichten sind konvergiert, aber mit den wahrscheinlichsten Ziffern { $conflicts ->
        [0] bleibt kein Konflikt
        [one] bleibt ein Konflikt
       *[other] bleiben { $conflicts } Konflikte
    }.
belief-propagation-restless =
    Nach { $iterations ->
        [one] einer Iteration
       *[other] { $iterations } Iterationen
    } sind die Nachrichten nicht konvergiert; mit den wahrscheinlichsten Ziffern { $conflicts ->
        [0] bleibt kein Konflikt
        [one] bleibt ein Konflikt
       *[other] bleiben { $conflicts } Konflikte
    }.
belief-propagation-side = Faktoren über ganze Häuser sind nur für Gitter bis zur Seitenlänge 12 möglich
belief-propagation-solved = Die wahrscheinlichsten Ziffern bilden eine Lösung.
belief-propagation-unfound =
    { $digit } in { $cell } führt zu einem Widerspruch. { $starts ->
        [one] Der einzige Start ist
       *[other] Alle { $starts } Starts sind
    } gescheitert; der Algorithmus endet.
boltzmann-barred = Eine Zelle hat keinen Kandidaten, oder ein Haus hat keinen Platz für eine Ziffer: Es gibt keine Lösung.
boltzmann-frozen =
    Das Netz ist bei Temperatur { $temperature } erstarrt, nach { $sweeps ->
        [one] einem Durchlauf
       *[other] { $sweeps } Durchläufen
    }: { $clashes ->
        [0] Keine aktiven Einheiten stehen in Konflikt, aber einige Zellen sind leer
        [one] Ein Paar aktiver Einheiten steht in Konflikt
       *[other] { $clashes } Paare aktiver Einheiten stehen in Konflikt
    }.
boltzmann-read = Bei Temperatur { $temperature } bilden die von den Einheiten abgelesenen Ziffern eine Lösung.
boltzmann-read-swept =
    Bei Temperatur { $temperature } haben { $percent } % der Entscheidungen eine Einheit umgeschaltet; die von den Einheiten abgelesenen Ziffern haben { $clashes ->
        [0] keinen Konflikt
        [one] einen Konflikt
       *[other] { $clashes } Konflikte
    }.
boltzmann-solved = Bei Temperatur { $temperature } ist in jeder Zelle genau eine Einheit aktiv, und keine zwei aktiven Einheiten stehen in Konflikt.
boltzmann-swept =
    Bei Temperatur { $temperature } haben { $percent } % der Entscheidungen eine Einheit umgeschaltet; { $clashes ->
        [0] keine zwei aktiven Einheiten stehen
        [one] ein Paar aktiver Einheiten steht
       *[other] { $clashes } Paare aktiver Einheiten stehen
    } in Konflikt.
boltzmann-unfound =
    { $sweeps ->
        [one] Ein Durchlauf
       *[other] { $sweeps } Durchläufe
    } bei Temperatur { $temperature } { $sweeps ->
        [one] fand
       *[other] fanden
    } keine Lösung; { $clashes ->
        [0] keine zwei aktiven Einheiten stehen
        [one] ein Paar aktiver Einheiten steht
       *[other] { $clashes } Paare aktiver Einheiten stehen
    } in Konflikt.
bug = Wäre { $cell } nicht { $digit }, hätte jede leere Zelle genau zwei Kandidaten und jede Ziffer in jedem Haus zwei Plätze: Ein solches Gitter hat zwei Lösungen oder keine. Also ist { $cell } { $digit }.
bug-2 = Ohne { $extras } hätte jede leere Zelle genau zwei Kandidaten und jede Ziffer in jedem Haus zwei Plätze: Ein solches Gitter hat zwei Lösungen oder keine. Also stimmt mindestens einer dieser Kandidaten; ein Kandidat, der mit allen in Konflikt steht, fällt weg.
bug-3 = Ohne { $extras } hätte jede leere Zelle genau zwei Kandidaten und jede Ziffer in jedem Haus zwei Plätze: Ein solches Gitter hat zwei Lösungen oder keine. Also enthält eine der Zellen { $roof } eine der Ziffern { $outside }. Diese Zelle und { $subset } nehmen zusammen die Ziffern { $kept }; diese Ziffern fallen im Rest von { $houses } weg.
bug-4 = Ohne { $extras } hätte jede leere Zelle genau zwei Kandidaten und jede Ziffer in jedem Haus zwei Plätze: Ein solches Gitter hat zwei Lösungen oder keine. Also stimmt mindestens einer dieser Kandidaten. In { $link } passt { $digit } nur in { $roof }: Eine dieser Zellen ist { $digit }, also nimmt die andere ihren überzähligen Kandidaten.
build-up-added = Es gibt eine andere Lösung; daher kommt { $cells } zu den Vorgaben hinzu.
candidate = { $digit } in { $cell }
carver-believed = Ohne { $cells } fand der Prüfer keine zweite Lösung: Die Entfernung wird ohne Beweis akzeptiert.
carver-needed = Ohne { $cells } gibt es eine zweite Lösung; daher wird nichts entfernt.
carver-removable = Ohne { $cells } gibt es immer noch genau eine Lösung.
carver-unsure = Ohne { $cells } gab der Prüfer das Rätsel auf; daher wird nichts entfernt.
cdcl-anew =
    Die Suche startet neu mit { $count ->
        [0] keiner gelernten Klausel
        [one] einer gelernten Klausel
       *[other] { $count } gelernten Klauseln
    }.
cdcl-learned =
    Die Suche hat aus einem Konflikt eine Klausel gelernt: { $count ->
        [one] Der markierte Kandidat kann seinen Wert nicht behalten
       *[other] Die { $count } markierten Kandidaten können nicht alle ihren Wert behalten
    }. Die Entscheidungsebene ist jetzt { $depth }.
cdcl-other-side = Die Suche kehrt eine Entscheidung um; die Entscheidungsebene ist jetzt { $depth }.
cdcl-put-in = Die Suche entscheidet, dass { $cell } die { $digit } ist; die Entscheidungsebene ist jetzt { $depth }.
cdcl-ruled-out = Die Suche entscheidet, dass { $cell } nicht die { $digit } ist; die Entscheidungsebene ist jetzt { $depth }.
chain = Die Kette zeigt, dass das eine Ende stimmt, wenn das andere falsch ist. Also stimmt mindestens eines der Enden { $ends }, und eine Zelle, die beide Enden sieht, kann diese Ziffer nicht enthalten.
chaos-barred = Eine Zelle hat keinen Kandidaten, oder ein Haus hat keinen Platz für eine Ziffer: Es gibt keine Lösung.
chaos-moved =
    Zur Zeit { $time } { $unsatisfied ->
        [0] wäre keine Klausel
        [one] wäre eine Klausel
       *[other] wären { $unsatisfied } Klauseln
    } verletzt, wenn jeder Spin auf wahr oder falsch gerundet würde. Der größte Druck ist e hoch { $pressure }.
chaos-refused = Der Fehler des Schritts überstieg die Toleranz: Der Schritt wird verworfen, und der nächste Schritt ist kürzer.
chaos-restarted = Die Trajektorie fand innerhalb ihres Zeitlimits keine Lösung; daher werden alle Spins neu gezogen.
chaos-solved = Die Kandidaten mit positivem Spin bilden eine Lösung.
chaos-unfound =
    { $starts ->
        [one] Ein Start
       *[other] { $starts } Starts
    } mit { $steps ->
        [one] einem Schritt
       *[other] insgesamt { $steps } Schritten
    } { $starts ->
        [one] fand
       *[other] fanden
    } keine Lösung.
clash = { $a } und { $b } in { $house } enthalten beide { $digit }
color-trap = { $digit } steht entweder in allen Zellen { $first } oder in allen Zellen { $second }. Eine Zelle, die mindestens je eine Zelle beider Gruppen sieht, kann also nicht { $digit } sein.
color-wrap = Wäre eine der Zellen { $second } die { $digit }, wären es alle, aber zwei dieser Zellen sehen einander. Also ist keine dieser Zellen die { $digit }.
cultural-ga-bred =
    Das beste Individuum dieser Generation hat { $conflicts ->
        [0] keinen Konflikt
        [one] einen Konflikt
       *[other] { $conflicts } Konflikte
    }, und der Durchschnitt liegt bei { $mean }.
cultural-ga-hopeless = Der Wissensraum ist leer: In einer Zelle ist keine Ziffer möglich, also gibt es keine Lösung.
cultural-ga-last =
    { $generations ->
        [one] Die einzige Generation ist
       *[other] Alle { $generations } Generationen sind
    } durchlaufen, und das beste Gitter hat noch { $conflicts ->
        [0] keinen Konflikt
        [one] einen Konflikt
       *[other] { $conflicts } Konflikte
    }.
dancing-links-chosen =
    { $digit } in { $cell } ist { $options ->
        [one] die einzige Option
       *[other] eine von { $options } Optionen
    } für die gewählte Bedingung.
deadly-alone = Wäre { $cell } eine der Ziffern { $digits }, enthielten { $cells } nur diese Ziffern; die Ziffern ließen sich vertauschen, und es gäbe eine zweite Lösung. Also ist { $cell } keine dieser Ziffern.
deadly-locked = Enthielten { $cells } nur { $digits }, ließen sich diese Ziffern vertauschen, und es gäbe eine zweite Lösung. In { $link } passt { $digit } nur in { $roof }, also ist eine dieser Zellen { $digit }. Die andere Zelle kann dann keine der Ziffern { $digits } enthalten; also fällt { $other } in beiden Zellen weg.
deadly-shared = Enthielten { $cells } nur { $digits }, ließen sich diese Ziffern vertauschen, und es gäbe eine zweite Lösung. Also ist eine der Zellen { $roof } die { $digit }, und { $digit } fällt in jeder Zelle weg, die alle diese Zellen sieht.
deadly-subset = Enthielten { $cells } nur { $digits }, ließen sich diese Ziffern vertauschen, und es gäbe eine zweite Lösung. Also enthält eine der Zellen { $roof } eine der Ziffern { $outside }. Diese Zelle und { $subset } nehmen zusammen die Ziffern { $kept }; diese Ziffern fallen im Rest von { $houses } weg.
death-blossom = Die Mengen aus { $cells } haben je einen Kandidaten mehr als Zellen. Welche Ziffer { $cell } auch nimmt: Einer dieser Mengen fehlt dann diese Ziffer, und die Menge enthält { $digit }. Also fällt { $digit } in jeder Zelle weg, die alle Plätze für { $digit } in diesen Mengen sieht.
divide-and-concur-barred = Eine Zelle hat keinen Kandidaten, oder ein Haus hat keinen Platz für eine Ziffer: Es gibt keine Lösung.
divide-and-concur-moved =
    In { $agreed ->
        [0] keiner
        [one] einer
       *[other] { $agreed }
    } der { $blanks } leeren Zellen wählen alle vier Repliken dieselbe Ziffer; mit den Kandidaten, deren Mittelwert am größten ist, { $conflicts ->
        [0] bleibt kein Konflikt
        [one] bleibt ein Konflikt
       *[other] bleiben { $conflicts } Konflikte
    }.
divide-and-concur-restarted =
    { $iterations ->
        [one] Eine Iteration
       *[other] { $iterations } Iterationen
    } von einem Start aus { $iterations ->
        [one] fand
       *[other] fanden
    } keine Lösung: Alle Repliken werden neu gezogen.
divide-and-concur-solved = Die Ziffern, in denen die vier Repliken übereinstimmen, bilden eine Lösung.
divide-and-concur-unfound =
    { $starts ->
        [one] Ein Start
       *[other] { $starts } Starts
    } mit { $iterations ->
        [one] einer Iteration
       *[other] insgesamt { $iterations } Iterationen
    } { $starts ->
        [one] fand
       *[other] fanden
    } keine Lösung.
empty-rectangle = In { $box } passt { $digit } nur in { $line } und { $across }. Wäre { $target } die { $digit }, wäre { $far } nicht { $digit }, also wäre { $near } die { $digit }, und { $box } hätte keinen Platz mehr für { $digit }. Also ist { $target } nicht { $digit }.
fast-boxes = dieser Algorithmus löst nur Gitter mit Blöcken von 3×3
fast-removed = Der Zweig { $digit } in { $cell } ist erschöpft; daher wird { $digit } ausgeschlossen.
fast-tried = { $digit } wird in { $cell } versucht.
finned-fish = In { $lines } passt { $digit } nur in { $across }, außer in den Flossen { $fins }. Entweder ist eine Flosse { $digit }, oder jedes der Häuser { $across } enthält die { $digit } in einem der Häuser { $lines }. Also fällt { $digit } in jeder anderen Zelle von { $across } weg, die alle Flossen sieht.
finned-franken-fish = Außer den Flossen { $fins } liegen alle Plätze für { $digit } in { $lines } in { $across }. Ist eine Flosse { $digit }, kann keine Zelle, die diese Flosse sieht, { $digit } sein. Ist keine Flosse { $digit }, brauchen { $lines } allen Platz für { $digit } in { $across }, und eine Zelle, die in mehr von { $across } als von { $lines } liegt, würde zu viel Platz belegen. Also fällt { $digit } in einer solchen Zelle weg, wenn sie alle Flossen sieht.
fish = In { $lines } passt { $digit } nur in { $across }. Also enthält jedes der Häuser { $across } die { $digit } in einem der Häuser { $lines }, und { $digit } fällt im Rest von { $across } weg.
forcing-chain-either = Ob { $candidates } stimmt oder nicht: Der Schluss ist derselbe.
forcing-chain-same = Einer der Kandidaten { $candidates } stimmt, und jeder führt zum selben Schluss.
forcing-chain-wrong = Die Annahme { $start } führt zu einem Widerspruch, ist also falsch.
franken-fish = Alle Plätze für { $digit } in { $lines } liegen in { $across }. Jedes der Häuser { $lines } braucht eine { $digit }, und jedes der Häuser { $across } hat Platz für eine { $digit }; also bleibt kein Platz übrig. Eine Zelle, die in mehr von { $across } als von { $lines } liegt, würde zu viel Platz belegen; also fällt { $digit } dort weg.
full-house = { $cell } ist { $digit }: Es ist die letzte leere Zelle von { $house }.
ga-improved =
    Ein besseres Gitter ist entstanden: { $conflicts ->
        [0] Kein Konflikt bleibt
        [one] Ein Konflikt bleibt
       *[other] { $conflicts } Konflikte bleiben
    }.
ga-row-clash = eine Zeile enthält eine Ziffer zweimal
ga-settled =
    In { $patience ->
        [one] einer Generation
       *[other] { $patience } Generationen
    } gab es keine Verbesserung; das beste Gitter hat { $conflicts ->
        [0] keinen Konflikt
        [one] einen Konflikt
       *[other] { $conflicts } Konflikte
    }.
ga-shaken =
    Seit { $stale ->
        [one] einer Generation
       *[other] { $stale } Generationen
    } gab es kein besseres Gitter: Zufällige Gitter ersetzen die schlechtesten { $percent } %.
ga-stale =
    Seit { $stale ->
        [one] einer Generation
       *[other] { $stale } Generationen
    } gab es kein besseres Gitter; das beste Gitter dieser Generation hat { $conflicts ->
        [0] keinen Konflikt
        [one] einen Konflikt
       *[other] { $conflicts } Konflikte
    }.
general-tried =
    { $digit } wird in { $cell } versucht{ $options ->
        [one] { "" }
       *[other] , einer von { $options } Kandidaten
    }; Singles füllen { $filled ->
        [0] keine Zelle
        [one] eine Zelle
       *[other] { $filled } Zellen
    }.
generator-empty-range = die Höchstzahl der Vorgaben ist kleiner als die Mindestzahl
generator-engine = ein Löser für dieses Gitter; der gewählte Löser kann es nicht lösen: { $refusal }
generator-max-givens = eine ganze Zahl von 0 bis { $max } bei diesem Gitter
hidden-rectangle = Wäre { $cell } die { $other }, wären beide Ecken daneben { $digit }, weil { $lines } keinen anderen Platz für { $digit } haben. Dann enthielten { $cells } nur { $digits }; diese ließen sich vertauschen, und es gäbe eine zweite Lösung. Also ist { $cell } nicht { $other }.
hidden-single = { $cell } ist { $digit }: { $house } hat keinen anderen Platz für diese Ziffer.
hidden-subset = In { $house } passen { $digits } nur in { $cells }. Diese Ziffern belegen diese Zellen, also fallen dort alle anderen Kandidaten weg.
house-box = Block { $number }
house-column = Spalte { $number }
house-row = Zeile { $number }
kernel-nodes-clash = eine Zeile, eine Spalte oder ein Block enthält eine Ziffer zweimal
learned-least-certain =
    Mit den wahrscheinlichsten Ziffern { $conflicts ->
        [0] bleibt kein Konflikt
        [one] bleibt ein Konflikt
       *[other] bleiben { $conflicts } Konflikte
    }. Am unsichersten ist das Netz bei { $cell }: Dort hat { $digit } { $percent } %.
learned-no-solution = Eine Zelle hat keinen Kandidaten oder ein Haus keinen Platz für eine Ziffer: Es gibt keine Lösung.
learned-not-solved =
    Nach { $steps ->
        [one] einem Schritt
       *[other] { $steps } Schritten
    } { $conflicts ->
        [0] bleibt mit den wahrscheinlichsten Ziffern kein Konflikt
        [one] bleibt mit den wahrscheinlichsten Ziffern ein Konflikt
       *[other] bleiben mit den wahrscheinlichsten Ziffern { $conflicts } Konflikte
    }; der Algorithmus endet. Das beweist nicht, dass es keine Lösung gibt.
learned-restarted = Die Schritte haben das Rätsel nicht gelöst. Alle Kandidaten beginnen neu, mit anderem zufälligem Rauschen.
learned-solved =
    Nach { $steps ->
        [one] einem Schritt
       *[other] { $steps } Schritten
    } ist die wahrscheinlichste Ziffer jeder Zelle richtig.
learned-taken-back = { $digit } wird in { $cell } zurückgenommen: Alle Folgen sind durchsucht.
learned-tried = { $cell } hat die wenigsten Kandidaten. Von den noch nicht versuchten ist { $digit } am wahrscheinlichsten: Das Netz gibt ihr { $percent } %.
lines-pencil-marks = Kandidatenlisten sind in Dateien mit einem Rätsel je Zeile nicht möglich
locked-candidates = In { $house } passt { $digit } nur in Zellen, die auch in { $other } liegen. Eine dieser Zellen ist { $digit }, also fällt { $digit } im Rest von { $other } weg.
medusa-emptied = Stimmte einer der Kandidaten { $second }, stimmten alle, und für { $cell } bliebe kein Kandidat übrig. Also fallen alle weg.
medusa-trap = Entweder stimmen alle Kandidaten { $first } oder alle Kandidaten { $second }. Ein Kandidat, der mit je einem Kandidaten beider Gruppen in Konflikt steht, fällt weg.
medusa-wrap = Stimmte einer der Kandidaten { $second }, stimmten alle, aber zwei dieser Kandidaten schließen einander aus. Also fallen alle weg.
memetic-ga-child =
    Das Kind begann mit { $entry ->
        [0] keinem Konflikt
        [one] einem Konflikt
       *[other] { $entry } Konflikten
    }; die Tabusuche ließ { $exit ->
        [0] keinen
        [one] einen
       *[other] { $exit }
    } übrig.
memetic-ga-hopeless = Eine Zelle hat keinen Kandidaten, oder ein Haus hat keinen Platz für eine Ziffer: Es gibt keine Lösung.
memetic-ga-random =
    Ein zufälliges Gitter begann mit { $entry ->
        [0] keinem Konflikt
        [one] einem Konflikt
       *[other] { $entry } Konflikten
    }; die Tabusuche ließ { $exit ->
        [0] keinen
        [one] einen
       *[other] { $exit }
    } übrig.
minimal-removable = Ohne { $cells } gibt es immer noch genau eine Lösung.
minimal-second = Ohne { $cells } gibt es eine zweite Lösung.
multi-color-trap = { $digit } kann nicht zugleich in der Gruppe { $one } und in der Gruppe { $other } stehen, denn eine Zelle der einen Gruppe sieht eine Zelle der anderen. Also steht { $digit } in allen Zellen { $first } oder in allen Zellen { $second }. Eine Zelle, die je eine Zelle dieser letzten beiden Gruppen sieht, kann nicht { $digit } sein.
multi-color-wrap = { $digit } steht in allen Zellen { $first } oder in allen Zellen { $second }. In beiden Fällen sieht mindestens eine der Zellen { $third } eine { $digit }. Aber { $digit } steht in allen Zellen { $third } oder in keiner dieser Zellen; also fällt die { $digit } in allen diesen Zellen weg.
naked-single = { $cell } ist { $digit }: Die Zelle hat keinen anderen Kandidaten.
naked-subset = { $cells } haben nur die Kandidaten { $digits }, nehmen also diese Ziffern in irgendeiner Reihenfolge. Keine andere Zelle von { $houses } kann eine dieser Ziffern enthalten.
nested-forcing-net = Angenommen, { $start } gilt. Unter dieser Annahme schließen weitere Zwangsnetze { $refuted } aus, weil ein solcher Kandidat, zusätzlich angenommen, zu einem Widerspruch führt. Ohne { $refuted } führt die Annahme { $start } zu einem Widerspruch, ist also falsch.
nice-loop = Die Kette zeigt, dass { $other } stimmt, wenn { $one } falsch ist. Also stimmt mindestens eine der beiden Aussagen, und ein Kandidat, der mit beiden in Konflikt steht, fällt weg.
nice-loop-continuous = Die Kette schließt sich zu einem Zyklus, also stimmt genau eine Seite jeder Verbindung. Ein Kandidat, der mit beiden Seiten einer Verbindung in Konflikt steht, fällt weg.
nice-loop-placed = Die Annahme, { $cell } sei nicht { $digit }, führt Verbindung für Verbindung zu { $cell } = { $digit }. Also ist { $cell } { $digit }.
none-digit = In { $cell } passt keine Ziffer.
none-forced-digit = Singles füllen { $count } der leeren Zellen; dann passt in { $cell } keine Ziffer.
none-forced-place = Singles füllen { $count } der leeren Zellen; dann kann keine Zelle von { $house } die { $digit } aufnehmen.
none-place = Keine Zelle von { $house } kann { $digit } aufnehmen.
parse-ambiguous = der Text lässt sich als zwei verschiedene Rätsel lesen; bitte jede leere Zelle als Punkt schreiben
parse-bracket = die Klammern oder Kommas dieser Liste passen nicht zusammen
parse-cells = { $expected } Zellen erwartet, { $found } gefunden
parse-cells-and = { $cells }: { $rows }
parse-cells-size = { $expected } Zellen erwartet ({ $side }×{ $side }), { $found } gefunden
parse-empty = der Text enthält keine Zellen
parse-encoding = der Text ist nicht in UTF-8 kodiert
parse-length = der Text ist länger als { $max } Bytes
parse-link = dieser Link enthält kein lesbares Rätsel
parse-mark = an dieser Stelle wird der Kandidat { $digit } oder eine leere Stelle erwartet, nicht { $found }
parse-quote = das Feld in Anführungszeichen endet nicht in dieser Zeile
parse-return = die Zeile enthält einen Wagenrücklauf; Zeilen enden mit LF oder CR LF
parse-row = jede Zeile dieses Gitters hat { $side } Zellen, aber { $rows }
parse-row-length = Zeile { $line } hat { $cells }
parse-rows =
    { $rows ->
        [one] { $rows } Zeile
       *[other] { $rows } Zeilen
    } von { $side }
parse-several = hier beginnt ein zweites Gitter; der Text enthält { $grids } Gitter
parse-symbol = { $found } ist weder eine Ziffer noch eine leere Zelle; leere Zellen sind 0, ein Punkt, * oder _
parse-symbol-digit = { $found } ist weder eine Ziffer von 1 bis { $side } noch eine leere Zelle; leere Zellen sind 0, ein Punkt, * oder _
parse-symbol-letter = { $found } ist weder eine der { $side } Ziffern noch eine leere Zelle; leere Zellen sind 0, ein Punkt, * oder _
parse-symbols = { $expected } Zeichen erwartet (9 Kandidaten je Zelle), { $found } gefunden
parse-value = { $text } ist größer als { $max }, die höchste Ziffer dieses Gitters
parse-value-letter = { $text } steht für { $found }, aber { $max } ist die höchste Ziffer dieses Gitters
parse-width = diese Zeile hat { $found } Zeichen, nicht { $expected }; bitte für jede leere Zelle einen Punkt schreiben
relaxation-labeling-bare = Eine Zelle hat keinen Kandidaten, oder ein Haus hat keinen Platz für eine Ziffer: Es gibt keine Lösung.
relaxation-labeling-nearest = Von den unentschiedenen Zellen ist { $cell } einer Entscheidung am nächsten: { $digit } hat { $percent } %.
relaxation-labeling-settled = Jede Zelle ist fast zu einer Ziffer konvergiert.
relaxation-labeling-summit =
    Die mittlere lokale Konsistenz ist in einem lokalen Maximum, mit { $conflicts ->
        [one] einem Konflikt
       *[other] { $conflicts } Konflikten
    }.
remote-pair = Entlang { $cells } wechseln sich { $digits } ab; also enthält eine der Zellen { $ends } die eine Ziffer und die andere Zelle die andere. Beide Ziffern fallen in jeder Zelle weg, die beide Enden sieht.
rules-broken = Eine Zelle hat keinen Kandidaten, oder ein Haus hat keinen Platz für eine Ziffer: Es gibt keine Lösung.
rules-guessed = Keine Technik ist anwendbar: { $digit } wird in { $cell } versucht, eine von { $digits }.
rules-retried = Der Zweig { $wrong } in { $cell } ist erschöpft: Dort wird { $digit } versucht.
rules-stuck =
    { $techniques ->
        [one] Die einzige Technik ist nicht anwendbar
       *[other] Keine der { $techniques } Techniken ist anwendbar
    }, und Raten ist nicht erlaubt: { $blanks ->
        [one] Eine Zelle bleibt
       *[other] { $blanks } Zellen bleiben
    } leer.
solvers-not-fetched = Die Löser konnten nicht geladen werden: { $reason }
start-algorithm = der Algorithmus { $id } ist hier nicht verfügbar
start-faulty = { $fault }
start-incomplete = dieser Algorithmus ist unvollständig und kann daher nur eine einzige Lösung suchen
start-indivisible = mit diesen Einstellungen lässt sich die Suche nicht aufteilen
start-parameter-range = { $id } = { $value }: außerhalb des Bereichs; erlaubt ist { $allowed }
start-parameter-type = { $id } = { $value }: falscher Typ; erlaubt ist { $allowed }
start-preset = es gibt keine Voreinstellung { $id }
start-side = dieser Algorithmus löst nur Gitter der Seitenlänge { $min }, nicht { $side }
start-sides = dieser Algorithmus löst Gitter der Seitenlängen { $min } bis { $max }, nicht { $side }
start-unknown-parameter = { $id } = { $value }: Diesen Parameter gibt es nicht
sue-de-coq = { $cells } liegen in { $line } und zugleich in { $box }. Zusammen mit { $of_line } und { $of_box } haben sie genau so viele Kandidaten wie Zellen, und keine Ziffer kann zweimal vorkommen. Jede dieser Ziffern steht also genau einmal in diesen Zellen: { $in_line } in { $line }, { $in_box } in { $box }. Im Rest von { $line } fällt also { $in_line } weg, im Rest von { $box } fällt { $in_box } weg.
tempering-barred = Eine Zelle hat keinen Kandidaten, oder ein Haus hat keinen Platz für eine Ziffer: Es gibt keine Lösung.
tempering-solved = Der Replik auf Temperaturstufe { $level } von { $levels } fehlt keine Ziffer mehr: Das Rätsel ist gelöst.
tempering-swept =
    { $pairs ->
        [0] Keine zwei Repliken tauschen
        [one] Ein Paar von Repliken tauscht
       *[other] { $pairs } Paare von Repliken tauschen
    } ihre Temperaturen; der kältesten Replik { $energy ->
        [0] fehlt keine Ziffer
        [one] fehlt eine Ziffer
       *[other] fehlen { $energy } Ziffern
    }.
tempering-unfound =
    { $sweeps ->
        [one] Ein Durchlauf
       *[other] { $sweeps } Durchläufe
    } von { $replicas } Repliken { $sweeps ->
        [one] fand
       *[other] fanden
    } keine Lösung; der kältesten Replik { $energy ->
        [0] fehlt keine Ziffer
        [one] fehlt eine Ziffer
       *[other] fehlen { $energy } Ziffern
    }.
two-strong-links = { $digit } hat zwei Plätze in { $one } und zwei in { $other }. { $near } sehen einander, sind also nicht beide { $digit }. Daher ist eine der Zellen { $ends } die { $digit }, und { $digit } fällt in jeder Zelle weg, die beide sieht.
unique-rectangle-crossed = In { $lines } passt { $digit } nur in { $cells }. Wäre eine der Zellen { $roof } die { $digit }, wäre auch die andere die { $digit }, und die zwei übrigen Ecken wären { $other }. Diese Ziffern ließen sich vertauschen, und es gäbe eine zweite Lösung. Also ist keine der Zellen { $roof } die { $digit }.
w-wing = In { $link } steht { $digit } in einer der Zellen { $places }; eine der Zellen { $cells } ist also nicht { $digit } und muss { $other } sein. Daher fällt { $other } in jeder Zelle weg, die beide sieht.
workers-ended = Die Worker wurden beendet.
wxyz-wing = { $cells } haben nur die Kandidaten { $digits }. Jede dieser Ziffern außer { $digit } passt in höchstens eine dieser Zellen; mindestens eine Zelle ist also { $digit }. Also fällt { $digit } in jeder Zelle weg, die alle Plätze für { $digit } in diesen Zellen sieht.
xy-wing = Ist { $pivot } die { $first }, bleibt für eine der Zellen { $pincers } nur { $digit }; ist { $pivot } die { $second }, bleibt für die andere Zelle nur { $digit }. Also fällt { $digit } in jeder Zelle weg, die beide Zellen { $pincers } sieht.
xyz-wing = Ist { $pivot } die { $first } oder die { $second }, bleibt für eine der Zellen { $pincers } nur { $digit }; sonst ist { $pivot } selbst { $digit }. Also fällt { $digit } in jeder Zelle weg, die alle drei Zellen sieht.
