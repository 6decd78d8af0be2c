### Why a step of a hint follows: what rules out the alternatives of a single, the inferences of chains one by one, and a short proof of each technique.

holds = { CAPITAL($house) } enthält schon { $digits }.
removedDigits = Aus dieser Zelle früher entfernt: { $digits }.
blocks =
    Die { $digit } in { $cell } schließt { $cells } aus{ $house ->
        [none] { "" }
       *[other] { " " }(in { $house })
    }.
removedCells = { $digit } wurde früher aus { $cells } entfernt.
because = Warum keine andere Zelle die { $digit } sein kann:
becauseDigits = Warum { $cell } keine andere Ziffer enthalten kann:
chain = Verbindung für Verbindung:
case = Fall { $number } von { $of }:
suppose =
    Angenommen, { LENGTH($cells) ->
        [1]
            { $cells } ist { $on ->
                [true] { "" }
               *[false] nicht{ " " }
            }die { $digit }
       *[other]
            { $on ->
                [true] eine der Zellen
               *[false] keine der Zellen
            } { $cells } ist die { $digit }
    }.
follows =
    Dann ist { LENGTH($cells) ->
        [1]
            { $cells }{ $on ->
                [true] { "" }
               *[false] { " " }nicht
            } die { $digit }
       *[other]
            { $on ->
                [true] eine der Zellen
               *[false] keine der Zellen
            } { $cells } die { $digit }
    }: { $why }.
excludedDigit =
    { $digit }{ $net ->
        [none] { "" }
        [outer] { " " }(siehe äußeres Netz)
       *[other] { " " }(siehe inneres Netz { $net })
    }
excludedCell =
    { $cell }{ $net ->
        [none] { "" }
        [outer] { " " }(siehe äußeres Netz)
       *[other] { " " }(siehe inneres Netz { $net })
    }
lastCandidate =
    { $cell } hat keinen anderen Kandidaten mehr{ LENGTH($digits) ->
        [0] { "" }
        [1] , denn in dieser Zelle ist { $digits } ausgeschlossen
       *[other] , denn in dieser Zelle sind { JOIN($digits, by: " und ") } ausgeschlossen
    }
lastPlace =
    { $house } hat keinen anderen Platz mehr für { $digit }{ LENGTH($cells) ->
        [0] { "" }
       *[other] , denn in { $cells } ist { $digit } ausgeschlossen
    }
filled =
    { $cell } ist die { $digit }{ $net ->
        [none] { "" }
        [outer] { " " }(siehe äußeres Netz)
       *[other] { " " }(siehe inneres Netz { $net })
    }
seen =
    { LENGTH($cells) ->
        [1] { $cells } ist die { $digit }
       *[other] { $digit } steht in einer der Zellen { $cells }
    }{ $net ->
        [none] { "" }
        [outer] { " " }(siehe äußeres Netz)
       *[other] { " " }(siehe inneres Netz { $net })
    }, und { $two ->
        [true] beide Zellen
       *[false] alle diese Zellen
    } { $house ->
        [none] sehen einander
       *[other] liegen in { $house }
    }
set =
    { LENGTH($cells) ->
        [1] Ohne die { $lost } bleibt für { $cells } nur die { $digits }
       *[other] Ohne die { $lost } bleiben für { $cells } nur die Ziffern { $digits } (eine pro Zelle)
    }{ LENGTH($without) ->
        [0] { "" }
        [1] , und { $without } ist nicht die { $digit } (Aussage 1)
       *[other] , und keine der Zellen { $without } ist die { $digit } (Aussage 1)
    }
net = Diese Aussage folgt aus den vorigen Aussagen
netOuter = Äußeres Netz:
netInner = Inneres Netz { $number }:
netContinued = Nach dem inneren Netz { $after }:
netInnerContinued = Im inneren Netz { $number }, nach dem inneren Netz { $after }:
supposeToo = Weiterhin sei angenommen: { JOIN($still, by: " und ") }. Außerdem sei angenommen: { $cell } ist die { $digit }.
innerRefuted =
    Unter { LENGTH($still) ->
        [1] der Annahme
       *[other] den Annahmen
    } „{ JOIN($still, by: "“ und „") }“ ist { $cell } also nicht die { $digit }.
outerRefuted = Also ist { $cell } nicht die { $digit }.
pairs = Die konjugierten Paare:
pairInHouse = { CAPITAL($house) } hat nur zwei Plätze für { $digit }: { $cells }. Genau eine dieser zwei Zellen ist die { $digit }.
pairInCell = { $cell } hat nur zwei Kandidaten, { $digits }. Genau einer dieser zwei Kandidaten stimmt.
bases = Die Plätze für { $digit }:
basePlaces =
    { CAPITAL($house) } hat die { $digit } in { LENGTH($cells) ->
        [1] { $cells }
        [2] { JOIN($cells, by: " oder ") }
       *[other] einer der Zellen { $cells }
    }.
coveredCells =
    { LENGTH($cells) ->
        [1] { $cells }
       *[other] einer der Zellen { $cells }
    } ({ $fins ->
        [true]
            { LENGTH($cells) ->
                [1] Flosse
               *[other] Flossen
            }{ LENGTH($covers) ->
                [0] { "" }
               *[other] { " " }in { JOIN($covers, by: " und ") }
            }
       *[false] in { JOIN($covers, by: " und ") }
    })
coveredPlaces = { CAPITAL($house) } hat die { $digit } in { JOIN($groups, by: " oder in ") }.
cellIn = { $cell } (in { $house })
removals = Warum die einzelnen Kandidaten wegfallen:
removal =
    { $digit } in { $cell } ist { LENGTH($reasons) ->
        [1] ausgeschlossen{ " " }
       *[other] in allen Fällen ausgeschlossen:{ " " }
    }{ JOIN($reasons, by: " oder ") }.
ruledOutBy =
    durch { $digit } in { LENGTH($cells) ->
        [1] { $cells }
       *[other] einer der Zellen { $cells }
    }{ $same ->
        [true] { " " }(dieselbe Zelle)
       *[false]
            { $house ->
                [none] { "" }
               *[other] { " " }(in { $house })
            }
    }
fishRemoval =
    { CAPITAL($cover) } hat die { $digit } in { LENGTH($places) ->
        [1] { $places }
        [2] { JOIN($places, by: " oder ") }
       *[other] einer der Zellen { $places }
    }; also { LENGTH($cells) ->
        [1] ist { $cells } nicht die { $digit }
       *[other] enthalten { $cells } keine { $digit }
    }.
finnedRemoval =
    Ist { LENGTH($fins) ->
        [1] die Flosse { $fins } die { $digit }
       *[other] eine der Flossen { $fins } die { $digit }
    }, dann { LENGTH($cells) ->
        [1] ist { $cells } nicht die { $digit }
       *[other] enthalten { $cells } keine { $digit }
    }, denn { $two ->
        [true] beide Zellen
       *[false] alle diese Zellen
    } liegen in { $house }. Sonst hat { $cover } die { $digit } in { LENGTH($places) ->
        [1] { $places }
        [2] { JOIN($places, by: " oder ") }
       *[other] einer der Zellen { $places }
    }; auch dann { LENGTH($cells) ->
        [1] ist { $cells } nicht die { $digit }
       *[other] enthalten { $cells } keine { $digit }
    }.
coverRemoval =
    { LENGTH($fins) ->
        [0] Angenommen,
        [1]
            { LENGTH($cells) ->
                [1] { $cells } sieht die Flosse { $fins }, ist also nicht
               *[other] { $cells } sehen die Flosse { $fins }, sind also nicht
            } die { $digit }, wenn die Flosse die { $digit } ist. Nun sei die Flosse nicht die { $digit }. Angenommen,
       *[other]
            { LENGTH($cells) ->
                [1] { $cells } sieht die Flossen { $fins }, ist also nicht
               *[other] { $cells } sehen die Flossen { $fins }, sind also nicht
            } die { $digit }, wenn eine der Flossen die { $digit } ist. Nun sei keine der Flossen die { $digit }. Angenommen,
    } { LENGTH($cells) ->
        [1] { $cells }
       *[other] eine der Zellen { $cells }
    } ist die { $digit }. Dann { LENGTH($covers) ->
        [1] hat { $covers } die { $digit } in dieser Zelle
       *[other] haben { $covers } die { $digit } in dieser Zelle
    }. { LENGTH($left) ->
        [0] Also bleibt für die { $digit } in { $others } kein Platz.
        [1] Also steht die { $digit } in { $others } jeweils in { $left }. Aber { $left } hat nur Platz für eine { $digit }.
       *[other] Also steht die { $digit } in { $others } jeweils in { $left }. Aber { $left } haben nur Platz für je eine { $digit }.
    }
becauseDigit = Warum { $cell } nicht die { $digit } sein kann:
equalPair =
    { $other } und { $cell } können nicht beide die { $digit } sein, denn { $house ->
        [none] sie sehen einander
       *[other] beide liegen in { $house }
    }.
emptyingPair = Ist { $other } die { $second } und { $cell } die { $digit }, dann hat { $emptied } keinen Kandidaten mehr, denn { $emptied } sieht beide Zellen und hat nur die Kandidaten { $digits }.
contradiction =
    { $cell } kann nicht zugleich die { $digit }{ $yes ->
        [none] { "" }
       *[other] { " " }(Aussage { $yes })
    } und nicht die { $digit }{ $no ->
        [none] { "" }
       *[other] { " " }(Aussage { $no })
    } sein: Das ist ein Widerspruch.
clash =
    Das ist ein Widerspruch: Nach Aussage { $line } ist { LENGTH($cells) ->
        [1] { $cells }
       *[other] eine der Zellen { $cells }
    } die { $digit }; also kann { LENGTH($others) ->
        [1] { $others } nicht die
       *[other] keine der Zellen { $others } die
    } { $other } sein{ $house ->
        [none] { "" }
       *[other] , denn { $two ->
            [true] beide Zellen
           *[false] alle diese Zellen
        } liegen in { $house }
    }.
opposed =
    Das ist ein Widerspruch: Aussage { $line } lautet, dass { LENGTH($cells) ->
        [1]
            { $cells } { $on ->
                [true] { "" }
               *[false] nicht{ " " }
            }die { $digit }
       *[other]
            { $on ->
                [true] eine der Zellen
               *[false] keine der Zellen
            } { $cells } die { $digit }
    } ist.
setClash =
    Das ist ein Widerspruch: Für { $cells } { LENGTH($cells) ->
        [1] bleibt nur die { $digits }
       *[other] bleiben nur die Ziffern { $digits } (eine pro Zelle); also ist eine dieser Zellen die { $digit }
    }.
proofTitle = Warum das gilt
proof_fullHouse = Jede Zeile, jede Spalte und jeder Block enthält jede Ziffer einmal. Ist nur eine Zelle einer Zeile, einer Spalte oder eines Blocks leer, dann fehlt dort nur eine Ziffer; die fehlende Ziffer kommt also in diese Zelle.
proof_nakedSingle = Eine Zelle enthält genau eine Ziffer, und gleiche Ziffern stehen nie in derselben Zeile, derselben Spalte oder demselben Block. Sind alle Ziffern bis auf eine ausgeschlossen, dann enthält die Zelle die übrige Ziffer.
proof_hiddenSingle = Jede Zeile, jede Spalte und jeder Block enthält jede Ziffer einmal. Ist eine Ziffer in allen Zellen einer Zeile, einer Spalte oder eines Blocks bis auf eine ausgeschlossen, dann kommt die Ziffer in diese eine Zelle.
proof_locked = Hier haben ein Block und eine Zeile gemeinsame Zellen. Passt die Ziffer im Block nur in gemeinsame Zellen, dann enthält eine der gemeinsamen Zellen die Ziffer. Die Zeile enthält die Ziffer nur einmal; die Ziffer fällt also im Rest der Zeile weg. Dasselbe gilt, wenn Block und Zeile die Rollen tauschen, und für eine Spalte statt der Zeile.
proof_nakedSubset = Die n Zellen liegen in derselben Zeile, derselben Spalte oder demselben Block, enthalten also n verschiedene Ziffern. Zusammen haben diese Zellen nur n Kandidaten; sie verbrauchen also alle diese Ziffern. Für eine andere Zelle dieser Zeile, dieser Spalte oder dieses Blocks bleibt keine dieser Ziffern übrig.
proof_hiddenSubset = Die Zeile, die Spalte oder der Block enthält jede dieser n Ziffern, und die Ziffern passen nur in diese n Zellen. Jede dieser Zellen enthält also eine der Ziffern, und die anderen Kandidaten der Zellen fallen weg.
proof_fish = In n Zeilen liegen alle Plätze der Ziffer zusammen in nur n Spalten. Jede dieser Zeilen enthält die Ziffer einmal, und zwei der Zeilen können die Ziffer nicht in derselben Spalte haben, weil eine Spalte die Ziffer nur einmal enthält. Die Zeilen brauchen also alle n Spalten, und keine andere Zelle dieser Spalten enthält die Ziffer. Dasselbe gilt mit vertauschten Zeilen und Spalten.
proof_finnedFish = Enthält eine Flosse die Ziffer, dann fehlt die Ziffer in jeder Zelle, die diese Flosse sieht. Enthält keine Flosse die Ziffer, dann steht die Ziffer in n Zeilen nur in n Spalten (oder in n Spalten nur in n Zeilen). Jede Zeile nutzt dann eine andere Spalte; keine andere Zelle dieser Spalten enthält also die Ziffer. Eine Zelle, die in beiden Fällen ausgeschlossen ist, kann die Ziffer nicht enthalten.
proof_frankenFish = Alle Plätze für die Ziffer in n Zeilen, Spalten oder Blöcken (den Basismengen) liegen in n anderen Zeilen, Spalten oder Blöcken (den Deckmengen). Jede Basismenge enthält die Ziffer in einer anderen Zelle, und jede Deckmenge enthält die Ziffer nur einmal. In jeder Deckmenge steht also die Ziffer einer Basismenge, und keine andere Zelle einer Deckmenge enthält die Ziffer.
proof_finnedFrankenFish = Enthält eine Flosse die Ziffer, dann fehlt die Ziffer in jeder Zelle, die diese Flosse sieht. Enthält keine Flosse die Ziffer, dann steht die Ziffer in n Zeilen, Spalten oder Blöcken (den Basismengen) nur in n anderen (den Deckmengen). Jede Basismenge hat die Ziffer in einer anderen Zelle, und jede Deckmenge enthält die Ziffer nur einmal; keine andere Zelle einer Deckmenge enthält also die Ziffer. Eine Zelle, die in beiden Fällen ausgeschlossen ist, kann die Ziffer nicht enthalten.
proof_remotePair = Alle Zellen haben dieselben zwei Kandidaten, und jede Zelle liegt mit der nächsten Zelle der Kette in einer Zeile, einer Spalte oder einem Block. Aufeinanderfolgende Zellen enthalten also verschiedene Ziffern; die zwei Ziffern wechseln sich ab. Die Zahl der Zellen ist gerade; auch die Enden enthalten also verschiedene Ziffern, und jede der zwei Ziffern steht an einem Ende. Eine Zelle, die beide Enden sieht, kann keine der zwei Ziffern enthalten.
proof_bug = In einem BUG-Muster hat jede leere Zelle genau zwei Kandidaten, und in jeder Zeile, jeder Spalte und jedem Block hat jede dort fehlende Ziffer genau zwei Plätze. In einer Lösung eines solchen Musters könnte jede leere Zelle ihren anderen Kandidaten nehmen; jede Ziffer würde dabei auf ihren anderen Platz wechseln. Das wäre eine zweite Lösung. Hier hat mindestens eine Zelle mehr Kandidaten als die zwei des Musters. Das Rätsel hat genau eine Lösung; also stimmt mindestens einer der zusätzlichen Kandidaten.
proof_twoLinks = In zwei Zeilen, Spalten oder Blöcken hat die Ziffer jeweils nur zwei Plätze, also ein Paar von Plätzen. Ein Platz des ersten Paars und ein Platz des zweiten Paars sehen einander, können also nicht beide die Ziffer enthalten. Steht die Ziffer an einem dieser zwei Plätze nicht, dann steht sie am anderen Platz desselben Paars. Also enthält mindestens einer der zwei anderen Plätze die Ziffer.
proof_emptyRectangle = Im Block liegt jeder Platz der Ziffer in einer von zwei Linien, einer Zeile oder einer Spalte. Eine dritte Linie hat nur zwei Plätze für die Ziffer. Angenommen, ein Kandidat, der hier wegfällt, würde stimmen. Dann wäre die Ziffer in der einen Linie durch den Block ausgeschlossen und auch an einem der zwei Plätze der dritten Linie. Am anderen dieser zwei Plätze stünde also die Ziffer und schlösse sie in der zweiten Linie durch den Block aus. Der Block hätte keinen Platz mehr für die Ziffer; also ist der Kandidat falsch.
proof_wWing = Die zwei Zellen haben dieselben zwei Kandidaten. In einer Zeile, einer Spalte oder einem Block hat eine dieser Ziffern nur zwei Plätze. Jeder dieser Plätze sieht eine andere der zwei Zellen, liegt also mit dieser Zelle in einer Zeile, einer Spalte oder einem Block. Mindestens eine der zwei Zellen verliert die Ziffer also und nimmt ihren anderen Kandidaten. Eine Zelle, die beide Zellen sieht, kann diesen anderen Kandidaten nicht enthalten.
proof_xyWing = Die erste Zelle liegt mit jeder der beiden anderen Zellen in einer Zeile, einer Spalte oder einem Block. Welchen ihrer zwei Kandidaten die erste Zelle auch nimmt: Eine der beiden anderen Zellen verliert diesen Kandidaten, und für sie bleibt nur die Ziffer, die diese beiden Zellen gemeinsam haben. Mindestens eine der beiden anderen Zellen enthält also die gemeinsame Ziffer, und eine Zelle, die diese beiden Zellen sieht, kann diese Ziffer nicht enthalten.
proof_xyzWing = Die erste Zelle nimmt einen ihrer drei Kandidaten. In zwei Fällen verliert eine andere Zelle in derselben Zeile, derselben Spalte oder demselben Block diesen Kandidaten, und ihr bleibt nur die Ziffer, die alle drei Zellen gemeinsam haben. Im dritten Fall nimmt die erste Zelle diese Ziffer. Eine Zelle, die alle drei Zellen sieht, kann diese Ziffer also nicht enthalten.
proof_wxyzWing = Die n Zellen haben zusammen nur n verschiedene Kandidaten. Jeder Kandidat bis auf einen kann höchstens einmal vorkommen, weil alle Zellen mit diesem Kandidaten einander sehen: Je zwei dieser Zellen liegen gemeinsam in einer Zeile, einer Spalte oder einem Block. Die übrige Ziffer kommt also mindestens einmal vor, und eine Zelle, die alle Plätze dieser Ziffer sieht, kann die Ziffer nicht enthalten.
proof_deadly = Die vier Zellen liegen in zwei Zeilen, zwei Spalten und zwei Blöcken; jede dieser Zeilen, jede dieser Spalten und jeder dieser Blöcke enthält zwei der Zellen. Enthielten die vier Zellen nur zwei Ziffern, dann ließen sich diese Ziffern vertauschen: Jede Zeile, jede Spalte und jeder Block enthielte weiter dieselben Ziffern. Das Rätsel hätte also eine zweite Lösung. Das Rätsel hat nur eine Lösung; mindestens eine der Zellen enthält daher eine andere Ziffer.
proof_uniqueLoop = Der Zyklus hat genau zwei Zellen in jeder Zeile, jeder Spalte und jedem Block, durch die er läuft. Enthielten die Zellen des Zyklus nur zwei Ziffern, dann würden sich diese Ziffern entlang des Zyklus abwechseln. Beim Vertauschen behielte jede Zeile, jede Spalte und jeder Block dieselben Ziffern; das Rätsel hätte also eine zweite Lösung. Das Rätsel hat nur eine Lösung; mindestens eine der Zellen enthält daher eine andere Ziffer.
proof_extendedRectangle = Die Zellen liegen in zwei Zeilen (oder zwei Spalten) und bilden n Paare: Die zwei Zellen eines Paars liegen in derselben Spalte (oder Zeile) und in demselben Block. Enthielten die Zellen nur n Ziffern, dann ergäbe das Vertauschen der Ziffern jedes Paars eine zweite Lösung, denn jede Zeile, jede Spalte und jeder Block behielte dieselben Ziffern. Das Rätsel hat nur eine Lösung; mindestens eine Zelle enthält also eine andere Ziffer.
proof_avoidable = Die Ecken bilden ein Rechteck in zwei Blöcken. Beim Lösen gesetzte Ziffern lassen sich vertauschen, Vorgaben nicht. Ist keine Ecke vorgegeben und enthalten die Ecken nur zwei Ziffern, dann behalten alle Zeilen, Spalten und Blöcke beim Vertauschen dieser Ziffern dieselben Ziffern; so entsteht eine zweite Lösung. Das Rätsel hat nur eine Lösung; die Ecken enthalten also eine dritte Ziffer.
proof_simpleColors = Ein konjugiertes Paar besteht aus den einzigen zwei Plätzen für die Ziffer in einer Zeile, einer Spalte oder einem Block; genau einer der beiden Plätze enthält also die Ziffer. Die zwei Plätze eines Paars haben verschiedene Farben. Also steht die Ziffer entweder an allen Plätzen der einen Farbe oder an allen Plätzen der anderen. Eine Zelle, die von jeder Farbe einen Platz sieht, kann die Ziffer in keinem der beiden Fälle enthalten.
proof_simpleColorsWrap = Ein konjugiertes Paar besteht aus den einzigen zwei Plätzen für die Ziffer in einer Zeile, einer Spalte oder einem Block; genau einer der beiden Plätze enthält also die Ziffer. Die zwei Plätze eines Paars haben verschiedene Farben. Also steht die Ziffer an allen Plätzen einer Farbe oder an keinem dieser Plätze. Hier sehen zwei Plätze derselben Farbe einander und können die Ziffer nicht beide enthalten. Also steht die Ziffer an keinem Platz dieser Farbe.
proof_multiColors = Ein konjugiertes Paar besteht aus den einzigen zwei Plätzen für die Ziffer in einer Zeile, einer Spalte oder einem Block; genau einer der beiden Plätze enthält also die Ziffer. Die zwei Plätze bekommen verschiedene Farben. In einer Gruppe verbundener Paare steht die Ziffer an allen Plätzen genau einer Farbe. Hier sieht ein Platz einer Gruppe einen Platz einer anderen Gruppe. Die Farben dieser zwei Plätze können nicht beide stimmen; mindestens eine der zwei Gegenfarben stimmt also. Eine Zelle, die einen Platz jeder der zwei Gegenfarben sieht, kann die Ziffer nicht enthalten.
proof_multiColorsWrap = Ein konjugiertes Paar besteht aus den einzigen zwei Plätzen für die Ziffer in einer Zeile, einer Spalte oder einem Block; genau einer der beiden Plätze enthält also die Ziffer. Die zwei Plätze bekommen verschiedene Farben. In einer Gruppe verbundener Paare steht die Ziffer an allen Plätzen genau einer Farbe. Hier sehen Plätze einer weiteren Farbe Plätze beider Farben einer solchen Gruppe. Welche der beiden Farben auch stimmt: Kein Platz der weiteren Farbe enthält die Ziffer.
proof_medusa = Ein konjugiertes Paar besteht aus den einzigen zwei Kandidaten einer Zelle oder aus den einzigen zwei Plätzen für eine Ziffer in einer Zeile, einer Spalte oder einem Block; genau einer der beiden Kandidaten stimmt. Die zwei Kandidaten bekommen verschiedene Farben. In einer Gruppe verbundener Paare stimmen alle Kandidaten genau einer Farbe. Ein Kandidat ist falsch, wenn jede der beiden Farben ihn ausschließt: durch eine andere Ziffer in derselben Zelle oder durch dieselbe Ziffer in einer Zelle, die seine Zelle sieht.
proof_medusaWrap = Ein konjugiertes Paar besteht aus den einzigen zwei Kandidaten einer Zelle oder aus den einzigen zwei Plätzen für eine Ziffer in einer Zeile, einer Spalte oder einem Block; genau einer der beiden Kandidaten stimmt. Die zwei Kandidaten eines Paars haben verschiedene Farben; die Kandidaten einer Farbe stimmen also alle oder sind alle falsch. Hier können zwei Kandidaten einer Farbe nicht beide stimmen: Sie liegen in derselben Zelle, oder sie sind dieselbe Ziffer in Zellen, die einander sehen. Also sind alle Kandidaten dieser Farbe falsch.
proof_medusaEmptied = Ein konjugiertes Paar besteht aus den einzigen zwei Kandidaten einer Zelle oder aus den einzigen zwei Plätzen für eine Ziffer in einer Zeile, einer Spalte oder einem Block; genau einer der beiden Kandidaten stimmt. Die zwei Kandidaten eines Paars haben verschiedene Farben; die Kandidaten einer Farbe stimmen also alle oder sind alle falsch. Würden die Kandidaten der Farbe hier alle stimmen, dann schlössen sie jeden Kandidaten einer Zelle aus; also sind sie alle falsch.
proof_xChain = Die Kette von einem Ende aus lesen: Enthält dieses Ende die Ziffer nicht, dann enthält der nächste Platz die Ziffer, der übernächste also nicht, und so weiter. Die beiden Aussagen wechseln sich ab, und die Zahl der Plätze ist gerade; also enthält das andere Ende die Ziffer. Mindestens eines der zwei Enden enthält also die Ziffer, und eine Zelle, die beide Enden sieht, kann die Ziffer nicht enthalten.
proof_xyChain = Jede Zelle hat zwei Kandidaten. Enthält die erste Zelle die Ziffer nicht, dann enthält sie ihren anderen Kandidaten; diesen Kandidaten verliert die nächste Zelle. Die nächste Zelle enthält also ihrerseits ihren anderen Kandidaten, und so weiter; für die letzte Zelle bleibt nur die Ziffer, die in der ersten Zelle fehlt. Also enthält mindestens ein Ende die Ziffer, und eine Zelle, die beide Enden sieht, kann die Ziffer nicht enthalten.
proof_niceLoop = Eine starke Verbindung verbindet zwei Kandidaten, von denen mindestens einer stimmt; eine schwache verbindet zwei, von denen höchstens einer stimmt. In der Kette wechseln sich starke und schwache Verbindungen ab; die erste und die letzte Verbindung sind stark. Ist ein Ende falsch, dann stimmt daher der nächste Kandidat, der übernächste ist falsch, und so weiter, bis das andere Ende stimmt. Also stimmt mindestens ein Ende.
proof_loopPlaced = Eine starke Verbindung verbindet zwei Kandidaten, von denen mindestens einer stimmt; eine schwache verbindet zwei, von denen höchstens einer stimmt. In der Kette wechseln sich starke und schwache Verbindungen ab; jede Aussage folgt also aus der vorigen. Die Kette beginnt mit der Annahme, ein Kandidat sei falsch, und endet mit einer Aussage, die der Annahme oder einer früheren Aussage widerspricht. Also ist die Annahme falsch, und der Kandidat stimmt.
proof_continuousLoop = Jede Verbindung lässt sich in beiden Richtungen lesen: Führt „A ist falsch“ zu „B stimmt“, dann führt „B ist falsch“ zu „A stimmt“. Ob ein Kandidat des Zyklus nun stimmt oder falsch ist: Die Verbindungen legen alle anderen Kandidaten des Zyklus fest. In beiden Fällen stimmt bei jeder Verbindung einer der zwei Kandidaten; ein Kandidat, den beide Kandidaten einer Verbindung ausschließen, ist also falsch.
proof_alsXz = Jede Gruppe hat n Zellen in einer Zeile, einer Spalte oder einem Block, mit insgesamt n + 1 Kandidaten. Verliert eine Gruppe einen Kandidaten, dann enthalten ihre n Zellen alle n anderen. Die Gruppen haben eine gemeinsame Ziffer, die nur in einer der beiden Gruppen stehen kann; mindestens eine Gruppe verliert diese Ziffer also. Diese Gruppe enthält daher die Ziffer, die gestrichen werden soll. Eine Zelle, die alle Plätze der zu streichenden Ziffer in beiden Gruppen sieht, kann die Ziffer nicht enthalten.
proof_alsXzDoubly = Die Zellen einer Gruppe liegen in einer Zeile, einer Spalte oder einem Block, enthalten also verschiedene Ziffern. Jede Gruppe hat n Zellen mit insgesamt n + 1 Kandidaten; in den Zellen jeder Gruppe fehlt also genau ein Kandidat. Keine der zwei gemeinsamen Ziffern kann in beiden Gruppen stehen; jede dieser Ziffern fehlt also in genau einer Gruppe. Daher steht jeder andere Kandidat einer Gruppe in dieser Gruppe. Eine Zelle, die alle Plätze einer solchen Ziffer in der Gruppe sieht, kann die Ziffer nicht enthalten.
proof_alsXyWing = Jede Gruppe hat n Zellen in einer Zeile, einer Spalte oder einem Block, mit insgesamt n + 1 Kandidaten. Verliert eine Gruppe einen Kandidaten, dann enthalten ihre n Zellen alle n anderen. Die erste Gruppe hat mit jeder der zwei anderen Gruppen eine Ziffer gemeinsam; eine gemeinsame Ziffer kann nur in einer der zwei Gruppen stehen. Die erste Gruppe enthält mindestens eine der zwei gemeinsamen Ziffern; daher verliert eine der anderen Gruppen diese Ziffer und enthält die Ziffer, die gestrichen werden soll. Eine Zelle, die alle Plätze der zu streichenden Ziffer in den anderen Gruppen sieht, kann die Ziffer nicht enthalten.
proof_alsChain = Die Verbindungen führen durch Gruppen von n Zellen einer Zeile, einer Spalte oder eines Blocks. Jede Gruppe hat insgesamt n + 1 Kandidaten, also kann in jeder Gruppe höchstens ein Kandidat fehlen. Je zwei aufeinanderfolgende Gruppen haben eine gemeinsame Ziffer, die nicht in beiden Gruppen stehen kann. Angenommen, in der ersten Gruppe fehlt die Ziffer, die gestrichen werden soll. Dann enthält die Gruppe die Ziffer, die sie mit der zweiten Gruppe gemeinsam hat; diese Ziffer fehlt deshalb in der zweiten Gruppe, und so weiter. Am Ende muss die letzte Gruppe die zu streichende Ziffer enthalten. Also steht diese Ziffer in der ersten oder in der letzten Gruppe. Eine Zelle, die alle Plätze der Ziffer in diesen zwei Gruppen sieht, kann die Ziffer nicht enthalten.
proof_alsChainClosed = Die Verbindungen führen durch Gruppen von n Zellen einer Zeile, einer Spalte oder eines Blocks. Jede Gruppe hat insgesamt n + 1 Kandidaten, also kann in jeder Gruppe höchstens ein Kandidat fehlen. Je zwei aufeinanderfolgende Gruppen haben eine gemeinsame Ziffer, die nicht in beiden Gruppen stehen kann. Angenommen, in der ersten Gruppe fehlt die Ziffer, die gestrichen werden soll. Dann enthält die Gruppe die Ziffer, die sie mit der zweiten Gruppe gemeinsam hat; diese Ziffer fehlt deshalb in der zweiten Gruppe, und so weiter. Am Ende müsste in der ersten Gruppe eine zweite Ziffer fehlen. Das ist unmöglich. Also enthält die erste Gruppe die zu streichende Ziffer, und eine Zelle, die in dieser Gruppe alle Plätze für die Ziffer sieht, kann die Ziffer nicht enthalten.
proof_alsChainContradiction = Die Verbindungen führen durch Gruppen von n Zellen einer Zeile, einer Spalte oder eines Blocks. Jede Gruppe hat insgesamt n + 1 Kandidaten, also kann in jeder Gruppe höchstens ein Kandidat fehlen. Je zwei aufeinanderfolgende Gruppen haben eine gemeinsame Ziffer, die nicht in beiden Gruppen stehen kann. Angenommen, in der ersten Gruppe fehlt die Ziffer, die gestrichen werden soll. Dann enthält die Gruppe die Ziffer, die sie mit der zweiten Gruppe gemeinsam hat; diese Ziffer fehlt deshalb in der zweiten Gruppe, und so weiter. Am Ende müsste eine Aussage einer früheren widersprechen. Das ist unmöglich. Also enthält die erste Gruppe die zu streichende Ziffer, und eine Zelle, die in dieser Gruppe alle Plätze für die Ziffer sieht, kann die Ziffer nicht enthalten.
proof_deathBlossom = Zu jedem Kandidaten der ersten Zelle gehört eine Gruppe von n Zellen in einer Zeile, einer Spalte oder einem Block, mit insgesamt n + 1 Kandidaten. Nimmt die erste Zelle den Kandidaten, dann verliert die Gruppe diese Ziffer, weil die erste Zelle alle Plätze dieser Ziffer in der Gruppe sieht. Die Gruppe enthält also alle ihre anderen Ziffern, auch die Ziffer, die gestrichen werden soll. Eine der Gruppen enthält die zu streichende Ziffer also immer. Eine Zelle, die alle Plätze der Ziffer in den Gruppen sieht, kann die Ziffer nicht enthalten.
proof_alignedPair = Die zwei Zellen enthalten zusammen ein Paar ihrer Kandidaten. Ein Paar ist unmöglich, wenn es beide Kandidaten einer dritten Zelle verbraucht, die beide Zellen sieht, denn für die dritte Zelle bliebe kein Kandidat. Ein Kandidat einer der zwei Zellen, der dort in keinem möglichen Paar vorkommt, fällt in dieser Zelle weg.
proof_sueDeCoq = Die n markierten Zellen liegen in einem Block, in einer Zeile (oder Spalte) oder in beiden. Zusammen haben diese Zellen nur n Kandidaten, und keine Ziffer kann in zwei dieser Zellen stehen; jede der Ziffern steht also in genau einer der Zellen. Liegen alle markierten Zellen mit einem bestimmten Kandidaten in der Zeile (oder Spalte), dann fällt dieser Kandidat im Rest der Zeile (oder Spalte) weg. Für den Block gilt dasselbe.
proof_forcingChain = Einer der Fälle trifft zu, auch wenn nicht bekannt ist, welcher. Innerhalb eines Falls folgt jede Aussage aus früheren Aussagen desselben Falls. Ein Schluss, der sich in allen Fällen ergibt, gilt also.
proof_forcingChainWrong = Jede Aussage folgt aus früheren Aussagen und damit aus der Annahme. Am Ende müsste derselbe Kandidat zugleich stimmen und falsch sein. Das ist unmöglich; also ist die Annahme falsch.
proof_forcingNet = Wie bei einer Zwangskette trifft einer der Fälle zu, und ein Schluss, der sich in allen Fällen ergibt, gilt. In einem Netz kann eine Aussage aus mehreren anderen zusammen folgen, weil Kandidaten, die in einem Fall schon ausgeschlossen wurden, ausgeschlossen bleiben.
proof_forcingNetWrong = Jede Aussage folgt aus früheren Aussagen und damit aus der Annahme. In einem Netz kann eine Aussage aus mehreren anderen zusammen folgen, weil schon ausgeschlossene Kandidaten ausgeschlossen bleiben. Am Ende müsste derselbe Kandidat zugleich stimmen und falsch sein. Das ist unmöglich; also ist die Annahme falsch.
proof_nestedForcingNet = Eine Annahme, die zu einem Widerspruch führt, ist falsch. Der Schritt beginnt mit einer ersten Annahme. Während diese Annahme gilt, nimmt ein inneres Netz zusätzlich an, dass ein weiterer Kandidat stimmt. Führt das zu einem Widerspruch, dann ist der weitere Kandidat falsch, solange die erste Annahme gilt. Sind so genügend Kandidaten ausgeschlossen, dann führt die erste Annahme selbst zu einem Widerspruch; sie ist also falsch.
stepProof_fish = Die Basismengen dieses Fisches sind { $bases }. Dazu gehören ebenso viele Deckmengen: { $covers }. Jede Basismenge enthält die { $digit } einmal, und zwar in einer Zelle einer Deckmenge. Keine Deckmenge enthält die { $digit } zweimal. Jede Deckmenge erhält ihre { $digit } also von einer Basismenge, und keine andere Zelle der Deckmengen ist die { $digit }.
stepProof_finnedFish = Die Basismengen dieses Fisches sind { $bases }. Dazu gehören ebenso viele Deckmengen: { $covers }. Ist eine Flosse die { $digit }, dann ist jeder Kandidat falsch, der hier wegfällt, denn seine Zelle sieht alle Flossen. Ist keine Flosse die { $digit }, dann enthält jede Basismenge die { $digit } einmal, und zwar in einer Zelle einer Deckmenge. Keine Deckmenge enthält die { $digit } zweimal. Jede Deckmenge erhält ihre { $digit } also von einer Basismenge, und keine andere Zelle der Deckmengen ist die { $digit }. Die entfernten Kandidaten sind also in beiden Fällen falsch.
stepProof_frankenFish = Die Basismengen dieses Fisches sind { $bases }. Dazu gehören ebenso viele Deckmengen: { $covers }. Die Basismengen enthalten die { $digit } in verschiedenen Zellen, und jede dieser Zellen liegt in einer Deckmenge. Keine Deckmenge enthält die { $digit } zweimal; die Basismengen brauchen also alle Deckmengen. Jeder Kandidat, der hier wegfällt, liegt in mehr Deckmengen als Basismengen. Würde ein solcher Kandidat stimmen, dann blieben für die anderen Basismengen zu wenige Deckmengen. Also ist er falsch.
stepProof_finnedFrankenFish = Die Basismengen dieses Fisches sind { $bases }. Dazu gehören ebenso viele Deckmengen: { $covers }. Ist eine Flosse die { $digit }, dann ist jeder Kandidat falsch, der hier wegfällt, denn seine Zelle sieht alle Flossen. Ist keine Flosse die { $digit }, dann enthalten die Basismengen die { $digit } in verschiedenen Zellen, und jede dieser Zellen liegt in einer Deckmenge. Keine Deckmenge enthält die { $digit } zweimal; die Basismengen brauchen also alle Deckmengen. Jeder Kandidat, der hier wegfällt, liegt in mehr Deckmengen als Basismengen. Würde ein solcher Kandidat stimmen, dann blieben für die anderen Basismengen zu wenige Deckmengen. Er ist also in beiden Fällen falsch.
