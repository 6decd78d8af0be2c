### Why a step of a hint follows: what rules out the alternatives of a single, the inferences of chains one by one, and a short proof of each technique.

holds = { CAPITAL($house) } enthält schon { $digits }.
removedDigits = Aus dieser Zelle früher entfernt: { $digits }.
blocks =
    Die { $digit } in { $cell } schließt { $cells } aus{ $house ->
        [none] { "" }
       *[other] { " " }(in { $house })
    }.
removedCells = { $digit } wurde früher aus { $cells } entfernt.
because = Warum keine andere Zelle { $digit } sein kann:
becauseDigits = Warum { $cell } keine andere Ziffer enthalten kann:
chain = Verbindung für Verbindung:
case = Fall { $number } von { $of }:
suppose =
    Angenommen, { LENGTH($cells) ->
        [1]
            { $cells } ist { $on ->
                [true] { "" }
               *[false] nicht{ " " }
            }{ $digit }
       *[other]
            { $on ->
                [true] eine der Zellen
               *[false] keine der Zellen
            } { $cells } ist { $digit }
    }.
follows =
    Dann ist { LENGTH($cells) ->
        [1]
            { $cells }{ $on ->
                [true] { "" }
               *[false] { " " }nicht
            } { $digit }
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
        [1] , denn dort ist { $digits } ausgeschlossen
       *[other] , denn dort sind { JOIN($digits, by: " und ") } ausgeschlossen
    }
lastPlace =
    { $house } hat keinen anderen Platz mehr für { $digit }{ LENGTH($cells) ->
        [0] { "" }
       *[other] , denn in { $cells } ist { $digit } ausgeschlossen
    }
filled =
    { $cell } ist { $digit }{ $net ->
        [none] { "" }
        [outer] { " " }(siehe äußeres Netz)
       *[other] { " " }(siehe inneres Netz { $net })
    }
seen =
    { LENGTH($cells) ->
        [1] { $cells } ist { $digit }
       *[other] eine der Zellen { $cells } ist { $digit }
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
        [1] ohne { $lost } bleibt für { $cells } nur { $digits }
       *[other] ohne { $lost } bleiben für { $cells } nur die Ziffern { $digits } (eine pro Zelle)
    }{ LENGTH($without) ->
        [0] { "" }
        [1] , und { $without } ist nicht { $digit } (Aussage 1)
       *[other] , und keine der Zellen { $without } ist { $digit } (Aussage 1)
    }
net = diese Aussage folgt aus den vorigen Aussagen
netOuter = Äußeres Netz:
netInner = Inneres Netz { $number }:
netContinued = Nach dem inneren Netz { $after }:
netInnerContinued = Im inneren Netz { $number }, nach dem inneren Netz { $after }:
supposeToo = Weiterhin angenommen, { JOIN($still, by: " und ") }. Angenommen außerdem, { $cell } ist { $digit }.
innerRefuted =
    Unter { LENGTH($still) ->
        [1] der Annahme
       *[other] den Annahmen
    } „{ JOIN($still, by: "“ und „") }“ ist { $cell } also nicht { $digit }.
outerRefuted = Also ist { $cell } nicht { $digit }.
pairs = Die konjugierten Paare:
pairInHouse = { CAPITAL($house) } hat nur zwei Plätze für { $digit }: { $cells }. Genau eine dieser zwei Zellen ist { $digit }.
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
removals = Warum jeder Kandidat wegfällt:
removal =
    { $digit } in { $cell } ist { LENGTH($reasons) ->
        [1] ausgeschlossen{ " " }
       *[other] in jedem Fall ausgeschlossen:{ " " }
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
        [1] ist { $cells } nicht { $digit }
       *[other] sind { $cells } nicht { $digit }
    }.
finnedRemoval =
    Ist { LENGTH($fins) ->
        [1] die Flosse { $fins } die { $digit }
       *[other] eine der Flossen { $fins } die { $digit }
    }, { LENGTH($cells) ->
        [1] ist { $cells } nicht { $digit }
       *[other] sind { $cells } nicht { $digit }
    }, denn { $two ->
        [true] beide Zellen
       *[false] alle diese Zellen
    } liegen in { $house }. Sonst hat { $cover } die { $digit } in { LENGTH($places) ->
        [1] { $places }
        [2] { JOIN($places, by: " oder ") }
       *[other] einer der Zellen { $places }
    }; auch dann { LENGTH($cells) ->
        [1] ist { $cells } nicht { $digit }
       *[other] sind { $cells } nicht { $digit }
    }.
coverRemoval =
    { LENGTH($fins) ->
        [0] Angenommen,
        [1]
            { LENGTH($cells) ->
                [1] { $cells } sieht die Flosse { $fins }, ist
               *[other] { $cells } sehen die Flosse { $fins }, sind
            } also nicht { $digit }, wenn die Flosse { $digit } ist. Nun sei die Flosse nicht { $digit }. Angenommen,
       *[other]
            { LENGTH($cells) ->
                [1] { $cells } sieht die Flossen { $fins }, ist
               *[other] { $cells } sehen die Flossen { $fins }, sind
            } also nicht { $digit }, wenn eine der Flossen { $digit } ist. Nun sei keine der Flossen { $digit }. Angenommen,
    } { LENGTH($cells) ->
        [1] { $cells }
       *[other] eine der Zellen { $cells }
    } ist { $digit }. Dann { LENGTH($covers) ->
        [1] hat { $covers } die { $digit } dort
       *[other] haben { $covers } die { $digit } dort
    }. { LENGTH($left) ->
        [0] Also bleibt kein Platz für die { $digit } von { $others }.
        [1] Also steht die { $digit } in { $others } jeweils in { $left }. Aber { $left } hat nur Platz für eine { $digit }.
       *[other] Also steht die { $digit } in { $others } jeweils in { $left }. Aber { $left } haben nur Platz für je eine { $digit }.
    }
becauseDigit = Warum { $cell } nicht { $digit } sein kann:
equalPair =
    { $other } und { $cell } können nicht beide { $digit } sein, denn { $house ->
        [none] sie sehen einander
       *[other] beide liegen in { $house }
    }.
emptyingPair = Ist { $other } die { $second } und { $cell } die { $digit }, hat { $emptied } keinen Kandidaten mehr, denn { $emptied } sieht beide Zellen und hat nur die Kandidaten { $digits }.
contradiction =
    { $cell } kann nicht { $digit }{ $yes ->
        [none] { "" }
       *[other] { " " }(Aussage { $yes })
    } und zugleich nicht { $digit }{ $no ->
        [none] { "" }
       *[other] { " " }(Aussage { $no })
    } sein: Das ist ein Widerspruch.
clash =
    Das ist ein Widerspruch: { LENGTH($cells) ->
        [1] { $cells }
       *[other] eine der Zellen { $cells }
    } ist { $digit } (Aussage { $line }); also kann { LENGTH($others) ->
        [1] { $others } nicht
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
            }{ $digit }
       *[other]
            { $on ->
                [true] eine der Zellen
               *[false] keine der Zellen
            } { $cells } die { $digit }
    } ist.
setClash =
    Das ist ein Widerspruch: Für { $cells } { LENGTH($cells) ->
        [1] bleibt nur { $digits }
       *[other] bleiben nur die Ziffern { $digits } (eine pro Zelle); also ist eine dieser Zellen { $digit }
    }.
proofTitle = Warum das gilt
proof_fullHouse = Jede Zeile, jede Spalte und jeder Block enthält jede Ziffer einmal. Ist nur eine Zelle einer Zeile, einer Spalte oder eines Blocks leer, fehlt dort nur eine Ziffer; die fehlende Ziffer kommt also in diese Zelle.
proof_nakedSingle = Eine Zelle enthält genau eine Ziffer, und gleiche Ziffern stehen nie in derselben Zeile, derselben Spalte oder demselben Block. Sind alle Ziffern bis auf eine ausgeschlossen, enthält die Zelle die übrige Ziffer.
proof_hiddenSingle = Jede Zeile, jede Spalte und jeder Block enthält jede Ziffer einmal. Ist eine Ziffer in allen Zellen einer Zeile, einer Spalte oder eines Blocks bis auf eine ausgeschlossen, kommt sie in diese eine Zelle.
proof_locked = Hier haben ein Block und eine Zeile gemeinsame Zellen. Passt die Ziffer im Block nur in gemeinsame Zellen, enthält eine der gemeinsamen Zellen die Ziffer. Die Zeile enthält die Ziffer nur einmal; die Ziffer fällt also im Rest der Zeile weg. Dasselbe gilt, wenn Block und Zeile die Rollen tauschen, und für eine Spalte statt der Zeile.
proof_nakedSubset = Die n Zellen liegen in derselben Zeile, derselben Spalte oder demselben Block, enthalten also n verschiedene Ziffern. Zusammen haben diese Zellen nur n Kandidaten; sie verbrauchen also alle diese Ziffern. Für eine andere Zelle dieser Zeile, dieser Spalte oder dieses Blocks bleibt keine dieser Ziffern übrig.
proof_hiddenSubset = Die Zeile, die Spalte oder der Block enthält jede dieser n Ziffern, und die Ziffern passen nur in diese n Zellen. Jede dieser Zellen nimmt also eine der Ziffern, und die anderen Kandidaten der Zellen fallen weg.
proof_fish = In n Zeilen passt die Ziffer nur in n Spalten. Jede dieser Zeilen enthält die Ziffer einmal, und zwei der Zeilen können die Ziffer nicht in derselben Spalte haben, weil eine Spalte die Ziffer nur einmal enthält. Die Zeilen brauchen also alle n Spalten, und keine andere Zelle dieser Spalten enthält die Ziffer. Dasselbe gilt mit vertauschten Zeilen und Spalten.
proof_finnedFish = Enthält eine Flosse die Ziffer, enthält keine Zelle, die diese Flosse sieht, die Ziffer. Enthält keine Flosse die Ziffer, steht die Ziffer in n Zeilen nur in n Spalten (oder in n Spalten nur in n Zeilen). Jede Zeile nutzt dann eine andere Spalte; keine andere Zelle dieser Spalten enthält also die Ziffer. Eine Zelle, die in beiden Fällen ausgeschlossen ist, kann die Ziffer nicht enthalten.
proof_frankenFish = Alle Plätze für die Ziffer in n Zeilen, Spalten oder Blöcken (den Basismengen) liegen in n anderen Zeilen, Spalten oder Blöcken (den Deckmengen). Jede Basismenge enthält die Ziffer in einer anderen Zelle, und jede Deckmenge enthält die Ziffer nur einmal. In jeder Deckmenge steht also die Ziffer einer Basismenge, und keine andere Zelle einer Deckmenge enthält die Ziffer.
proof_finnedFrankenFish = Enthält eine Flosse die Ziffer, enthält keine Zelle, die diese Flosse sieht, die Ziffer. Enthält keine Flosse die Ziffer, steht die Ziffer in n Zeilen, Spalten oder Blöcken (den Basismengen) nur in n anderen (den Deckmengen). Jede Basismenge hat die Ziffer in einer anderen Zelle, und jede Deckmenge enthält die Ziffer nur einmal; keine andere Zelle einer Deckmenge enthält die Ziffer. Die Zelle ist also in beiden Fällen ausgeschlossen.
proof_remotePair = Alle Zellen haben dieselben zwei Kandidaten, und jede Zelle liegt mit der nächsten Zelle der Kette in einer Zeile, einer Spalte oder einem Block. Aufeinanderfolgende Zellen enthalten also verschiedene Ziffern; die zwei Ziffern wechseln sich ab. Die Zahl der Zellen ist gerade; auch die Enden sind also verschieden, und jede der zwei Ziffern steht an einem Ende. Eine Zelle, die beide Enden sieht, kann keine der zwei Ziffern enthalten.
proof_bug = In einem BUG-Muster hat jede leere Zelle genau zwei Kandidaten, und in jeder Zeile, jeder Spalte und jedem Block hat jede dort fehlende Ziffer genau zwei Plätze. In einer Lösung eines solchen Musters könnte jede leere Zelle ihren anderen Kandidaten nehmen; jede Ziffer rückte an ihren anderen Platz. Das wäre eine zweite Lösung. Hier haben einige Zellen neben den zwei Kandidaten des Musters zusätzliche Kandidaten. Das Rätsel hat genau eine Lösung; also stimmt mindestens einer der zusätzlichen Kandidaten.
proof_twoLinks = In zwei Zeilen, Spalten oder Blöcken hat die Ziffer jeweils nur zwei Plätze. Ein Platz des ersten und ein Platz des zweiten dieser Platzpaare sehen einander, können also nicht beide die Ziffer enthalten. Enthält einer dieser zwei Plätze die Ziffer nicht, enthält sie der andere Platz seiner Zeile, seiner Spalte oder seines Blocks. Also enthält mindestens einer der zwei anderen Plätze die Ziffer.
proof_emptyRectangle = Im Block liegt jeder Platz der Ziffer in einer bestimmten Zeile oder in einer bestimmten Spalte. Angenommen, eine Zelle, aus der dieser Schritt die Ziffer entfernt, enthielte sie. Dann wäre die Ziffer in einer Linie durch den Block ausgeschlossen und auch an einem der einzigen zwei Plätze einer anderen Linie. Also enthielte der andere dieser zwei Plätze die Ziffer und schlösse sie in der zweiten Linie durch den Block aus. Also hätte der Block keinen Platz mehr für die Ziffer.
proof_wWing = Die zwei Zellen haben dieselben zwei Kandidaten. In einer Zeile, einer Spalte oder einem Block hat eine dieser Ziffern nur zwei Plätze. Jeder Platz sieht eine andere der zwei Zellen, liegt also mit ihr in einer Zeile, einer Spalte oder einem Block. Mindestens eine der zwei Zellen verliert diese Ziffer also und nimmt ihren anderen Kandidaten. Eine Zelle, die beide Zellen sieht, kann diesen Kandidaten nicht enthalten.
proof_xyWing = Die erste Zelle liegt mit jeder der beiden anderen Zellen in einer Zeile, einer Spalte oder einem Block. Welchen ihrer zwei Kandidaten die erste Zelle auch nimmt: Eine der beiden anderen Zellen verliert diesen Kandidaten, und für sie bleibt nur die Ziffer, die diese beiden Zellen gemeinsam haben. Mindestens eine der beiden anderen Zellen enthält also die gemeinsame Ziffer, und eine Zelle, die beide sieht, kann diese Ziffer nicht enthalten.
proof_xyzWing = Die erste Zelle nimmt einen ihrer drei Kandidaten. In zwei Fällen verliert eine andere Zelle in derselben Zeile, derselben Spalte oder demselben Block diesen Kandidaten, und ihr bleibt nur die Ziffer, die alle drei gemeinsam haben. Im dritten Fall nimmt die erste Zelle diese Ziffer. Eine Zelle, die alle drei Zellen sieht, kann diese Ziffer also nicht enthalten.
proof_wxyzWing = Die n Zellen haben zusammen nur n verschiedene Kandidaten. Jeder Kandidat bis auf einen passt höchstens einmal, weil alle Zellen mit diesem Kandidaten einander sehen: Je zwei davon liegen in einer Zeile, einer Spalte oder einem Block. Die übrige Ziffer kommt also mindestens einmal vor, und eine Zelle, die alle Plätze dieser Ziffer sieht, kann die Ziffer nicht enthalten.
proof_deadly = Die vier Zellen liegen in zwei Zeilen, zwei Spalten und zwei Blöcken; jede dieser Zeilen, jede dieser Spalten und jeder dieser Blöcke enthält zwei der Zellen. Enthielten sie nur zwei Ziffern, ließen sich diese Ziffern vertauschen: Jede Zeile, jede Spalte und jeder Block enthielte weiter dieselben Ziffern. Das Rätsel hätte also eine zweite Lösung. Das Rätsel hat nur eine Lösung; mindestens eine der Zellen enthält daher eine andere Ziffer.
proof_uniqueLoop = Der Zyklus hat genau zwei Zellen in jeder Zeile, jeder Spalte und jedem Block, durch die er läuft. Enthielten seine Zellen nur zwei Ziffern, würden sich diese Ziffern entlang des Zyklus abwechseln. Beim Vertauschen behielte jede Zeile, jede Spalte und jeder Block dieselben Ziffern; das Rätsel hätte also eine zweite Lösung. Das Rätsel hat nur eine Lösung; mindestens eine der Zellen enthält daher eine andere Ziffer.
proof_extendedRectangle = Die Zellen liegen in zwei Zeilen (oder zwei Spalten) und bilden n Paare: Die zwei Zellen eines Paars liegen in derselben Spalte (oder Zeile) und in demselben Block. Enthielten die Zellen nur n Ziffern, ergäbe das Vertauschen der Ziffern jedes Paars eine zweite Lösung, denn jede Zeile, jede Spalte und jeder Block behielte dieselben Ziffern. Das Rätsel hat nur eine Lösung; mindestens eine Zelle enthält also eine andere Ziffer.
proof_avoidable = Die Ecken bilden ein Rechteck in zwei Blöcken. Beim Lösen gesetzte Ziffern lassen sich vertauschen, Vorgaben nicht. Ist keine Ecke vorgegeben und enthalten die Ecken nur zwei Ziffern, behält beim Vertauschen dieser Ziffern jede Zeile, jede Spalte und jeder Block dieselben Ziffern; so entsteht eine zweite Lösung. Das Rätsel hat nur eine Lösung; die Ecken enthalten also eine dritte Ziffer.
proof_simpleColors = Ein konjugiertes Paar besteht aus den einzigen zwei Plätzen für die Ziffer in einer Zeile, einer Spalte oder einem Block; genau einer der beiden Plätze enthält also die Ziffer. Die zwei Plätze eines Paars haben verschiedene Farben. Also steht die Ziffer entweder an allen Plätzen der einen Farbe oder an allen Plätzen der anderen. Eine Zelle, die von jeder Farbe einen Platz sieht, kann die Ziffer in keinem der beiden Fälle enthalten.
proof_simpleColorsWrap = Ein konjugiertes Paar besteht aus den einzigen zwei Plätzen für die Ziffer in einer Zeile, einer Spalte oder einem Block; genau einer der beiden Plätze enthält also die Ziffer. Die zwei Plätze eines Paars haben verschiedene Farben. Also steht die Ziffer an allen Plätzen einer Farbe oder an keinem. Hier sehen zwei Plätze derselben Farbe einander und können die Ziffer nicht beide enthalten. Also steht die Ziffer an keinem Platz dieser Farbe.
proof_multiColors = Ein konjugiertes Paar besteht aus den einzigen zwei Plätzen für die Ziffer in einer Zeile, einer Spalte oder einem Block; genau einer davon enthält sie. Die zwei Plätze bekommen verschiedene Farben. In einer Gruppe verbundener Paare steht die Ziffer an allen Plätzen genau einer Farbe. Hier sieht ein Platz einer Gruppe einen Platz einer anderen Gruppe. Die Farben dieser zwei Plätze stimmen nicht beide; mindestens eine der zwei Gegenfarben stimmt also.
proof_multiColorsWrap = Ein konjugiertes Paar besteht aus den einzigen zwei Plätzen für die Ziffer in einer Zeile, einer Spalte oder einem Block; genau einer davon enthält sie. Die zwei Plätze bekommen verschiedene Farben. In einer Gruppe verbundener Paare steht die Ziffer an allen Plätzen genau einer Farbe. Hier sehen Plätze einer weiteren Farbe beide Farben der Gruppe. Welche der beiden Farben auch stimmt: Kein Platz der weiteren Farbe enthält die Ziffer.
proof_medusa = Ein konjugiertes Paar besteht aus den einzigen zwei Kandidaten einer Zelle oder aus den einzigen zwei Plätzen für eine Ziffer in einer Zeile, einer Spalte oder einem Block: Genau einer stimmt. Die zwei Kandidaten bekommen verschiedene Farben. In einer Gruppe verbundener Paare stimmen alle Kandidaten einer Farbe. Ein Kandidat ist falsch, wenn jede Farbe ihn ausschließt: durch eine andere Ziffer in derselben Zelle oder dieselbe Ziffer in einer Zelle, die er sieht.
proof_medusaWrap = Ein konjugiertes Paar besteht aus den einzigen zwei Kandidaten einer Zelle oder aus den einzigen zwei Plätzen für eine Ziffer in einer Zeile, einer Spalte oder einem Block: Genau einer stimmt. Die beiden haben verschiedene Farben; die Kandidaten einer Farbe stimmen also alle oder sind alle falsch. Hier können zwei Kandidaten einer Farbe nicht beide stimmen: Sie liegen in derselben Zelle, oder sie sind dieselbe Ziffer in Zellen, die einander sehen. Also sind alle Kandidaten dieser Farbe falsch.
proof_medusaEmptied = Ein konjugiertes Paar besteht aus den einzigen zwei Kandidaten einer Zelle oder aus den einzigen zwei Plätzen für eine Ziffer in einer Zeile, einer Spalte oder einem Block: Genau einer stimmt. Die zwei Kandidaten eines Paars haben verschiedene Farben; die Kandidaten einer Farbe stimmen also alle oder sind alle falsch. Stimmten sie alle, schlössen sie jeden Kandidaten einer Zelle aus; also sind sie alle falsch.
proof_xChain = Die Kette von einem Ende aus lesen: Enthält dieses Ende die Ziffer nicht, enthält sie der nächste Platz, der übernächste also nicht, und so weiter. Die beiden Aussagen wechseln sich ab, und die Zahl der Plätze ist gerade; also enthält das andere Ende die Ziffer. Also enthält mindestens eines der zwei Enden die Ziffer.
proof_xyChain = Jede Zelle hat zwei Kandidaten. Enthält die erste Zelle die Ziffer nicht, enthält sie ihren anderen Kandidaten; diesen verliert die nächste Zelle. Die nächste Zelle enthält also ihrerseits ihren anderen Kandidaten, und so weiter; für die letzte Zelle bleibt nur die Ziffer. Also enthält mindestens ein Ende die Ziffer.
proof_niceLoop = Eine starke Verbindung verbindet zwei Kandidaten, von denen mindestens einer stimmt; eine schwache verbindet zwei, von denen höchstens einer stimmt. Sie wechseln sich in der Kette ab; die erste und die letzte sind stark. Ist ein Ende falsch, stimmt daher der nächste Kandidat, der übernächste ist falsch, und so weiter, bis das andere Ende stimmt. Also stimmt mindestens ein Ende.
proof_loopPlaced = Eine starke Verbindung verbindet zwei Kandidaten, von denen mindestens einer stimmt; eine schwache verbindet zwei, von denen höchstens einer stimmt. Sie wechseln sich in der Kette ab; jede Aussage folgt also aus der vorigen. Die Kette beginnt mit der Annahme, ein Kandidat sei falsch, und endet mit einer Aussage, die der Annahme oder einer früheren Aussage widerspricht. Also ist die Annahme falsch, und der Kandidat stimmt.
proof_continuousLoop = Jede Verbindung lässt sich in beiden Richtungen lesen: Führt „A ist falsch“ zu „B stimmt“, führt „B ist falsch“ zu „A stimmt“. Ob ein Kandidat des Zyklus nun stimmt oder falsch ist: Die Verbindungen legen alle anderen Kandidaten des Zyklus fest. In beiden Fällen stimmt einer der zwei Kandidaten jeder Verbindung; ein Kandidat, den beide Kandidaten einer Verbindung ausschließen, ist also falsch.
proof_alsXz = Jede Gruppe hat n Zellen in einer Zeile, einer Spalte oder einem Block, mit insgesamt n + 1 Kandidaten. Verliert eine Gruppe einen Kandidaten, enthalten ihre n Zellen alle n anderen. Die Gruppen haben eine gemeinsame Ziffer, die nur in einer der beiden stehen kann; mindestens eine Gruppe verliert diese Ziffer also. In jedem Fall enthält daher eine der Gruppen die Ziffer, die wegfällt.
proof_alsXzDoubly = Die Zellen einer Gruppe liegen in einer Zeile, einer Spalte oder einem Block, enthalten also verschiedene Ziffern. Jede Gruppe hat n Zellen mit insgesamt n + 1 Kandidaten; in den Zellen jeder Gruppe fehlt also genau ein Kandidat. Keine der zwei gemeinsamen Ziffern kann in beiden Gruppen stehen; jede fehlt also in einer Gruppe. Kein weiterer Kandidat fehlt also in seiner Gruppe.
proof_alsXyWing = Jede Gruppe hat n Zellen in einer Zeile, einer Spalte oder einem Block, mit insgesamt n + 1 Kandidaten. Verliert eine Gruppe einen Kandidaten, enthalten ihre n Zellen alle n anderen. Die erste Gruppe hat mit jeder anderen Gruppe eine Ziffer gemeinsam; eine gemeinsame Ziffer kann nur in einer der zwei Gruppen stehen. Die erste Gruppe enthält mindestens eine dieser zwei Ziffern; daher verliert eine andere Gruppe eine Ziffer und enthält die Ziffer, die wegfällt.
proof_alsChain = Die Verbindungen führen durch Gruppen von n Zellen in einer Zeile, einer Spalte oder einem Block, mit insgesamt n + 1 Kandidaten; jeder Gruppe kann also nur ein Kandidat fehlen. Zwei aufeinanderfolgende Gruppen haben eine gemeinsame Ziffer, die nicht beide enthalten können. Fehlt der ersten Gruppe die Ziffer, die wegfällt, enthält sie die Ziffer, die sie mit der zweiten Gruppe gemeinsam hat; diese Ziffer fehlt dann der zweiten Gruppe, und so weiter, bis die letzte Gruppe die Ziffer enthält, die wegfällt.
proof_alsChainClosed = Die Verbindungen führen durch Gruppen von n Zellen in einer Zeile, einer Spalte oder einem Block, mit insgesamt n + 1 Kandidaten; jeder Gruppe kann also nur ein Kandidat fehlen. Zwei aufeinanderfolgende Gruppen haben eine gemeinsame Ziffer, die nicht beide enthalten können. Fehlt der ersten Gruppe die Ziffer, die wegfällt, enthält sie die Ziffer, die sie mit der zweiten Gruppe gemeinsam hat; diese Ziffer fehlt dann der zweiten Gruppe, und so weiter, bis der ersten Gruppe eine zweite Ziffer fehlt. Das ist unmöglich.
proof_alsChainContradiction = Die Verbindungen führen durch Gruppen von n Zellen in einer Zeile, einer Spalte oder einem Block, mit insgesamt n + 1 Kandidaten; jeder Gruppe kann also nur ein Kandidat fehlen. Zwei aufeinanderfolgende Gruppen haben eine gemeinsame Ziffer, die nicht beide enthalten können. Fehlt der ersten Gruppe die Ziffer, die wegfällt, enthält sie die Ziffer, die sie mit der zweiten Gruppe gemeinsam hat; diese Ziffer fehlt dann der zweiten Gruppe, und so weiter, bis eine Aussage einer früheren widerspricht. Das ist unmöglich.
proof_deathBlossom = Zu jedem Kandidaten der ersten Zelle gehört eine Gruppe von n Zellen in einer Zeile, einer Spalte oder einem Block, mit insgesamt n + 1 Kandidaten. Nimmt die erste Zelle den Kandidaten, verliert die Gruppe diese Ziffer, weil die erste Zelle alle Plätze dieser Ziffer in der Gruppe sieht. Die Gruppe enthält also alle ihre anderen Ziffern, auch die Ziffer, die wegfällt. Eine der Gruppen enthält diese Ziffer also immer.
proof_alignedPair = Die zwei Zellen nehmen eines der möglichen Paare. Ein Paar, das beide Kandidaten einer dritten Zelle verbraucht, die beide Zellen sieht, ließe diese dritte Zelle leer und ist daher unmöglich. Ein Kandidat einer der zwei Zellen, der dort in keinem möglichen Paar vorkommt, fällt in dieser Zelle weg.
proof_sueDeCoq = Die n markierten Zellen liegen in einem Block, in einer Zeile (oder Spalte) oder in beiden. Zusammen haben diese Zellen nur n Kandidaten, und keine Ziffer kann in zwei davon stehen; jede der Ziffern steht also in genau einer der Zellen. Liegen alle markierten Zellen mit einem bestimmten Kandidaten in der Zeile (oder Spalte), fällt diese Ziffer im Rest der Zeile (oder Spalte) weg. Für den Block gilt dasselbe.
proof_forcingChain = Einer der Fälle stimmt, auch wenn nicht bekannt ist, welcher. In jedem Fall folgt jede Aussage aus früheren Aussagen dieses Falls. Ein Schluss, der in jedem Fall folgt, gilt also.
proof_forcingChainWrong = Jede Aussage folgt aus früheren Aussagen und damit aus der Annahme. Am Ende müsste derselbe Kandidat zugleich stimmen und falsch sein. Das ist unmöglich; also ist die Annahme falsch.
proof_forcingNet = Wie bei einer Zwangskette stimmt einer der Fälle, und ein Schluss, der in jedem Fall folgt, gilt. In einem Netz kann eine Aussage aus mehreren anderen zusammen folgen, weil Kandidaten, die in einem Fall schon ausgeschlossen wurden, ausgeschlossen bleiben.
proof_forcingNetWrong = Jede Aussage folgt aus früheren Aussagen und damit aus der Annahme. In einem Netz kann eine Aussage aus mehreren anderen zusammen folgen, weil schon ausgeschlossene Kandidaten ausgeschlossen bleiben. Am Ende müsste derselbe Kandidat zugleich stimmen und falsch sein. Das ist unmöglich; also ist die Annahme falsch.
proof_nestedForcingNet = Eine Annahme, die zu einem Widerspruch führt, ist falsch. Innerhalb der ersten Annahme nimmt ein inneres Netz einen weiteren Kandidaten an. Führt das zu einem Widerspruch, ist der weitere Kandidat falsch, solange die erste Annahme gilt. Sind so genügend Kandidaten ausgeschlossen, führt die erste Annahme selbst zu einem Widerspruch; sie ist also falsch.
stepProof_fish = Die Basismengen dieses Fisches sind { $bases }. Die Deckmengen, gleich viele, sind { $covers }. Jede Basismenge enthält { $digit } einmal, und zwar in einer Zelle einer Deckmenge. Keine Deckmenge enthält { $digit } zweimal. Jede Deckmenge erhält ihre { $digit } also von einer Basismenge, und keine andere Zelle der Deckmengen ist { $digit }.
stepProof_finnedFish = Die Basismengen dieses Fisches sind { $bases }. Die Deckmengen, gleich viele, sind { $covers }. Ist eine Flosse { $digit }, ist jeder Kandidat falsch, der hier wegfällt, denn seine Zelle sieht alle Flossen. Ist keine Flosse { $digit }, enthält jede Basismenge { $digit } einmal, und zwar in einer Zelle einer Deckmenge. Keine Deckmenge enthält { $digit } zweimal. Jede Deckmenge erhält ihre { $digit } also von einer Basismenge, und keine andere Zelle der Deckmengen ist { $digit }. Die entfernten Kandidaten sind also in beiden Fällen falsch.
stepProof_frankenFish = Die Basismengen dieses Fisches sind { $bases }. Die Deckmengen, gleich viele, sind { $covers }. Die Basismengen enthalten { $digit } in verschiedenen Zellen, und jede dieser Zellen liegt in einer Deckmenge. Keine Deckmenge enthält { $digit } zweimal; die Basismengen brauchen also alle Deckmengen. Jeder Kandidat, der hier wegfällt, liegt in mehr Deckmengen als Basismengen. Würde ein solcher Kandidat stimmen, blieben für die anderen Basismengen zu wenige Deckmengen. Also ist er falsch.
stepProof_finnedFrankenFish = Die Basismengen dieses Fisches sind { $bases }. Die Deckmengen, gleich viele, sind { $covers }. Ist eine Flosse { $digit }, ist jeder Kandidat falsch, der hier wegfällt, denn seine Zelle sieht alle Flossen. Ist keine Flosse { $digit }, enthalten die Basismengen { $digit } in verschiedenen Zellen, und jede dieser Zellen liegt in einer Deckmenge. Keine Deckmenge enthält { $digit } zweimal; die Basismengen brauchen also alle Deckmengen. Jeder Kandidat, der hier wegfällt, liegt in mehr Deckmengen als Basismengen. Würde ein solcher Kandidat stimmen, blieben für die anderen Basismengen zu wenige Deckmengen. Er ist also in beiden Fällen falsch.
