### Why a step of a hint follows: what rules out the alternatives of a single, the inferences of chains one by one, and a short proof of each technique.

holds = { CAPITAL($house) } enthält schon { $digits }.
removedDigits = Früher entfernt: { $digits }.
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
            } { JOIN($cells, by: ", ") } ist { $digit }
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
            } { JOIN($cells, by: ", ") } die { $digit }
    }: { $why }.
excludedDigit =
    { $digit }{ $net ->
        [none] { "" }
       *[other] { " " }(siehe inneres Netz { $net })
    }
excludedCell =
    { $cell }{ $net ->
        [none] { "" }
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
filled = { $cell } ist { $digit }
seen =
    { LENGTH($cells) ->
        [1] { $cells } ist { $digit }
       *[other] eine der Zellen { JOIN($cells, by: ", ") } ist { $digit }
    }, und { $two ->
        [true] beide Zellen
       *[false] alle diese Zellen
    } { $house ->
        [none] sehen einander
       *[other] liegen in { $house }
    }
set =
    { LENGTH($cells) ->
        [1] für { $cells } bleibt nur { JOIN($digits, by: ", ") }
       *[other] für { JOIN($cells, by: ", ") } bleiben nur die Ziffern { JOIN($digits, by: ", ") } (eine pro Zelle)
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
       *[other] einer der Zellen { JOIN($cells, by: ", ") }
    }.
coveredCells =
    { LENGTH($cells) ->
        [1] { $cells }
       *[other] einer der Zellen { JOIN($cells, by: ", ") }
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
       *[other] einer der Zellen { JOIN($cells, by: ", ") }
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
       *[other] einer der Zellen { JOIN($places, by: ", ") }
    }; also { LENGTH($cells) ->
        [1] ist { $cells } nicht { $digit }
       *[other] sind { JOIN($cells, by: ", ") } nicht { $digit }
    }.
finnedRemoval =
    Ist { LENGTH($fins) ->
        [1] die Flosse { $fins } die { $digit }
       *[other] eine der Flossen { JOIN($fins, by: ", ") } die { $digit }
    }, { LENGTH($cells) ->
        [1] ist { $cells } nicht { $digit }
       *[other] sind { JOIN($cells, by: ", ") } nicht { $digit }
    }, denn { $two ->
        [true] beide Zellen
       *[false] alle diese Zellen
    } liegen in { $house }. Sonst hat { $cover } die { $digit } in { LENGTH($places) ->
        [1] { $places }
        [2] { JOIN($places, by: " oder ") }
       *[other] einer der Zellen { JOIN($places, by: ", ") }
    }; auch dann { LENGTH($cells) ->
        [1] ist { $cells } nicht { $digit }
       *[other] sind { JOIN($cells, by: ", ") } nicht { $digit }
    }.
coverRemoval =
    { $digit } in { $cell } liegt in mehr Deckhäusern als Grundhäusern: in { JOIN($covers, by: " und ") } und in { LENGTH($bases) ->
        [0] keinem Grundhaus
       *[other] { JOIN($bases, by: " und ") }
    }{ LENGTH($fins) ->
        [0] { "" }
        [1] { "" }; { $cell } sieht die Flosse { $fins }
       *[other] { "" }; { $cell } sieht die Flossen { JOIN($fins, by: " und ") }
    }.
becauseDigit = Warum { $cell } nicht { $digit } sein kann:
equalPair = Ist { $other } die { $digit }, kann { $cell } nicht auch { $digit } sein, weil { $cell } und { $other } einander sehen.
emptyingPair = Ist { $other } die { $digit }, hat { $cell }, die beide Zellen sieht und nur die Kandidaten { $digits } hat, keinen Kandidaten mehr.
contradiction = { $cell } kann nicht { $digit } und zugleich nicht { $digit } sein: Das ist ein Widerspruch.
clash =
    Das ist ein Widerspruch: { LENGTH($cells) ->
        [1] { $cells }
       *[other] eine der Zellen { JOIN($cells, by: ", ") }
    } ist { $digit }; also kann { LENGTH($others) ->
        [1] { $others } nicht
       *[other] keine der Zellen { JOIN($others, by: ", ") } die
    } { $other } sein.
opposed =
    Das ist ein Widerspruch: Eine frühere Aussage lautet, dass { LENGTH($cells) ->
        [1]
            { $cells } { $on ->
                [true] { "" }
               *[false] nicht{ " " }
            }{ $digit }
       *[other]
            { $on ->
                [true] eine der Zellen
               *[false] keine der Zellen
            } { JOIN($cells, by: ", ") } die { $digit }
    } ist.
setClash =
    Das ist ein Widerspruch: Für { JOIN($cells, by: ", ") } { LENGTH($cells) ->
        [1] bleibt nur { JOIN($digits, by: ", ") }
       *[other] bleiben nur die Ziffern { JOIN($digits, by: ", ") } (eine pro Zelle); also ist eine dieser Zellen { $digit }
    }.
loopClosed = Das ist wieder die erste Aussage; die Verbindungen bilden also einen Zyklus.
proofTitle = Warum das gilt
proof_fullHouse = Jedes Haus enthält jede Ziffer einmal. Dem Haus fehlt eine Ziffer, und es hat eine leere Zelle; die Ziffer kommt also dorthin.
proof_nakedSingle = Eine Zelle enthält genau eine Ziffer, und gleiche Ziffern stehen nie in derselben Zeile, Spalte oder demselben Block. Sind alle Ziffern bis auf eine ausgeschlossen, enthält die Zelle die übrige Ziffer.
proof_hiddenSingle = Jedes Haus enthält jede Ziffer einmal. Sind für eine Ziffer alle Zellen des Hauses bis auf eine ausgeschlossen, kommt die Ziffer in die übrige Zelle.
proof_locked = Das erste Haus enthält die Ziffer, und alle Plätze dafür liegen auch im zweiten Haus. Die Zelle des ersten Hauses, die die Ziffer enthält, liegt also auch im zweiten Haus. Das zweite Haus enthält die Ziffer nur einmal; sie fällt also in allen seinen anderen Zellen weg.
proof_nakedSubset = Die Zellen brauchen so viele verschiedene Ziffern, wie es Zellen sind, und haben nur so viele Kandidaten. Die Zellen verbrauchen alle diese Ziffern; für eine andere Zelle des Hauses bleibt keine dieser Ziffern übrig.
proof_hiddenSubset = Das Haus enthält jede der Ziffern, und für diese Ziffern gibt es nur so viele mögliche Zellen, wie es Ziffern sind. Jede dieser Zellen nimmt eine der Ziffern; ihre anderen Kandidaten fallen also weg.
proof_fish = Die zuerst genannten Linien heißen Grundlinien; die Linien, in denen alle Plätze der Grundlinien liegen, heißen Decklinien. Jede Grundlinie enthält die Ziffer in einer der Decklinien. Eine Decklinie enthält die Ziffer nur einmal; zwei Grundlinien können also nicht dieselbe Decklinie nutzen. Es gibt so viele Decklinien wie Grundlinien; jede Decklinie hat ihre Ziffer also in einer Grundlinie und sonst nirgends.
proof_finnedFish = Die zuerst genannten Linien heißen Grundlinien; die Linien, in denen alle Plätze der Grundlinien außer den Flossen liegen, heißen Decklinien. Stimmt eine Flosse, enthält keine Zelle, die diese Flosse sieht, die Ziffer. Stimmt keine Flosse, ist der Rest ein gewöhnlicher Fisch, und in den Decklinien enthalten nur Zellen der Grundlinien die Ziffer. Eine Zelle, die in beiden Fällen ausgeschlossen ist, kann die Ziffer nicht enthalten.
proof_frankenFish = Die zuerst genannten Häuser sind die Grundhäuser, die anderen die Deckhäuser; es gibt gleich viele. Jedes Haus enthält die Ziffer einmal. Die Zellen mit dieser Ziffer liegen also zusammen in so vielen Grundhäusern wie Deckhäusern. Kein Platz liegt in mehr Grundhäusern als Deckhäusern; darum kann keine dieser Zellen in mehr Deckhäusern als Grundhäusern liegen, denn keine andere Zelle könnte das ausgleichen.
proof_finnedFrankenFish = Die zuerst genannten Häuser sind die Grundhäuser, die anderen die Deckhäuser. Die Flossen sind die Plätze, die in mehr Grundhäusern als Deckhäusern liegen. Stimmt eine Flosse, enthält keine Zelle, die diese Flosse sieht, die Ziffer. Stimmt keine Flosse, liegen die Zellen mit der Ziffer zusammen in so vielen Grundhäusern wie Deckhäusern; keine dieser Zellen liegt also in mehr Deckhäusern als Grundhäusern. Ein Platz, der in beiden Fällen ausgeschlossen ist, kann die Ziffer nicht enthalten.
proof_remotePair = Alle Zellen haben dieselben zwei Kandidaten, und jede sieht die nächste. Nachbarn sind also verschieden, und die zwei Ziffern wechseln sich ab. Zwischen den Enden liegt eine ungerade Zahl von Verbindungen, also steht jede der zwei Ziffern an einem Ende; eine Zelle, die beide Enden sieht, kann keine der zwei Ziffern enthalten.
proof_bug = Angenommen, jede leere Zelle hätte zwei Kandidaten und jede fehlende Ziffer zwei Plätze in jedem Haus. Nimmt in einer Lösung jede leere Zelle ihren anderen Kandidaten, rückt jede Ziffer in jedem Haus an ihren anderen Platz; das ist also eine weitere Lösung. Das Rätsel hat genau eine Lösung; also stimmt mindestens einer der Kandidaten, die über dieses Muster hinausgehen.
proof_twoLinks = Jedes der zwei Häuser enthält die Ziffer an einem seiner einzigen zwei Plätze. Die zwei Plätze, die einander sehen, können nicht beide die Ziffer enthalten. Enthält einer dieser zwei Plätze die Ziffer nicht, enthält sie der andere Platz in demselben Haus. Also enthält mindestens einer der zwei anderen Plätze die Ziffer, und eine Zelle, die diese beiden Plätze sieht, kann die Ziffer nicht enthalten.
proof_emptyRectangle = Angenommen, eine Zelle, aus der dieser Schritt die Ziffer entfernt, enthielte sie. Dann wäre die Ziffer in einer Linie durch den Block ausgeschlossen und auch an einem der einzigen zwei Plätze einer anderen Linie. Also enthielte der andere dieser zwei Plätze die Ziffer und schlösse sie in der zweiten Linie durch den Block aus. Der Block hätte keinen Platz mehr für die Ziffer.
proof_wWing = Die zwei Zellen haben dieselben zwei Kandidaten. Das Haus enthält eine dieser Ziffern an einem von zwei Plätzen, und jeder Platz sieht eine andere der zwei Zellen. Mindestens eine der Zellen verliert diese Ziffer also und nimmt ihren anderen Kandidaten. Eine Zelle, die beide Zellen sieht, kann diesen Kandidaten nicht enthalten.
proof_xyWing = Die erste Zelle nimmt einen ihrer zwei Kandidaten. In jedem Fall verliert eine der beiden anderen Zellen diesen Kandidaten und nimmt die Ziffer, die diese beiden gemeinsam haben. Mindestens eine der beiden anderen Zellen enthält also die gemeinsame Ziffer, und eine Zelle, die beide sieht, kann diese Ziffer nicht enthalten.
proof_xyzWing = Die erste Zelle nimmt einen ihrer drei Kandidaten. In zwei Fällen bleibt einer der beiden anderen Zellen nur die Ziffer, die alle drei gemeinsam haben; im dritten Fall nimmt die erste Zelle diese Ziffer. Eine Zelle, die alle drei Zellen sieht, kann diese Ziffer nicht enthalten.
proof_wxyzWing = Die Zellen haben genau so viele verschiedene Kandidaten, wie es Zellen sind. Jeder Kandidat bis auf einen passt höchstens einmal, weil alle Zellen mit diesem Kandidaten einander sehen. Die übrige Ziffer kommt also mindestens einmal vor, und eine Zelle, die alle Plätze dieser Ziffer sieht, kann die Ziffer nicht enthalten.
proof_deadly = Die vier Zellen liegen in zwei Zeilen, zwei Spalten und zwei Blöcken, je zwei Zellen in jedem Haus. Enthielten sie nur zwei Ziffern, ließen sich diese Ziffern vertauschen: Jede Zeile, jede Spalte und jeder Block enthielte weiter dieselben Ziffern. Das Rätsel hätte also eine zweite Lösung. Das Rätsel hat nur eine Lösung; mindestens eine der Zellen enthält daher eine andere Ziffer.
proof_uniqueLoop = Der Zyklus hat genau zwei Zellen in jeder Zeile, jeder Spalte und jedem Block, durch die er läuft. Enthielten seine Zellen nur zwei Ziffern, würden sich diese Ziffern entlang des Zyklus abwechseln und ließen sich vertauschen: Jedes Haus enthielte weiter dieselben Ziffern. Das Rätsel hätte also eine zweite Lösung. Das Rätsel hat nur eine Lösung; mindestens eine der Zellen enthält daher eine andere Ziffer.
proof_extendedRectangle = Die Zellen bilden zwei parallele Linien. Je zwei gegenüberliegende Zellen liegen in einer kreuzenden Linie und in einem Block. Enthielten die Zellen nur so viele Ziffern, wie es solche Paare gibt, enthielte jede der zwei Linien alle diese Ziffern. Die zwei Linien ließen sich dann vertauschen, ohne die Ziffern eines Hauses zu ändern, und das Rätsel hätte eine zweite Lösung. Das Rätsel hat nur eine Lösung; mindestens eine der Zellen enthält daher eine andere Ziffer.
proof_avoidable = Die Ecken bilden ein Rechteck in zwei Blöcken. Beim Lösen gesetzte Ziffern lassen sich vertauschen, Vorgaben nicht. Ist keine Ecke vorgegeben und enthalten die Ecken nur zwei Ziffern, behält beim Vertauschen dieser Ziffern jede Zeile, jede Spalte und jeder Block dieselben Ziffern; so entsteht eine zweite Lösung. Das Rätsel hat nur eine Lösung; die Ecken enthalten also eine dritte Ziffer.
proof_simpleColors = Ein konjugiertes Paar sind die einzigen zwei Plätze für die Ziffer in einem Haus: Genau einer davon stimmt. Die zwei Plätze eines Paars haben verschiedene Farben; also stimmen entweder alle Plätze der einen Farbe oder alle der anderen. Ein Kandidat, der von jeder Farbe einen Platz sieht, ist in beiden Fällen falsch.
proof_simpleColorsWrap = Ein konjugiertes Paar sind die einzigen zwei Plätze für die Ziffer in einem Haus: Genau einer davon stimmt. Die zwei Plätze eines Paars haben verschiedene Farben; die Plätze einer Farbe stimmen also alle oder sind alle falsch. Zwei Plätze derselben Farbe, die einander sehen, können nicht beide stimmen; also sind alle Plätze dieser Farbe falsch.
proof_multiColors = Ein konjugiertes Paar sind die einzigen zwei Plätze für die Ziffer in einem Haus: Genau einer davon stimmt. Paare mit gemeinsamen Plätzen bilden eine Gruppe mit zwei Farben, von denen genau eine stimmt. Sehen Plätze zweier Farben aus verschiedenen Gruppen einander, stimmen diese beiden Farben nicht zugleich; also stimmt mindestens eine ihrer Gegenfarben. Ein Kandidat, der von jeder Gegenfarbe einen Platz sieht, ist falsch.
proof_multiColorsWrap = Ein konjugiertes Paar sind die einzigen zwei Plätze für die Ziffer in einem Haus: Genau einer davon stimmt. Paare mit gemeinsamen Plätzen bilden eine Gruppe mit zwei Farben, von denen genau eine stimmt. Sehen Plätze einer Farbe beide Farben einer anderen Gruppe, ist in jedem Fall einer dieser Plätze falsch. Die Plätze einer Farbe stimmen alle oder sind alle falsch; also sind sie alle falsch.
proof_medusa = Ein konjugiertes Paar sind die einzigen zwei Kandidaten einer Zelle oder die einzigen zwei Plätze für eine Ziffer in einem Haus: Genau einer stimmt. Die zwei Kandidaten eines Paars haben verschiedene Farben; also stimmen entweder alle Kandidaten der einen Farbe oder alle der anderen. Ein Kandidat ist falsch, wenn jede Farbe ihn ausschließt: durch eine andere Ziffer in derselben Zelle oder dieselbe Ziffer in einer Zelle, die er sieht.
proof_medusaWrap = Ein konjugiertes Paar sind die einzigen zwei Kandidaten einer Zelle oder die einzigen zwei Plätze für eine Ziffer in einem Haus: Genau einer stimmt. Die zwei Kandidaten eines Paars haben verschiedene Farben; die Kandidaten einer Farbe stimmen also alle oder sind alle falsch. Hier liegen zwei Kandidaten derselben Farbe in derselben Zelle oder sind dieselbe Ziffer in einem Haus. Sie stimmen nicht beide; also sind alle Kandidaten dieser Farbe falsch.
proof_medusaEmptied = Ein konjugiertes Paar sind die einzigen zwei Kandidaten einer Zelle oder die einzigen zwei Plätze für eine Ziffer in einem Haus: Genau einer stimmt. Die zwei Kandidaten eines Paars haben verschiedene Farben; die Kandidaten einer Farbe stimmen also alle oder sind alle falsch. Stimmten sie alle, schlössen sie jeden Kandidaten einer Zelle aus; also sind sie alle falsch.
proof_xChain = Die Kette von einem Ende aus lesen: Enthält dieses Ende die Ziffer nicht, enthält sie der nächste Platz, der übernächste also nicht, und so weiter. Die beiden Aussagen wechseln sich ab, und die Zahl der Plätze ist gerade; also enthält das andere Ende die Ziffer. Also enthält mindestens eines der zwei Enden die Ziffer.
proof_xyChain = Jede Zelle hat zwei Kandidaten. Enthält die erste Zelle die Ziffer nicht, enthält sie ihren anderen Kandidaten; diesen verliert die nächste Zelle. Die nächste Zelle enthält also ihrerseits ihren anderen Kandidaten, und so weiter; für die letzte Zelle bleibt nur die Ziffer. Also enthält mindestens ein Ende die Ziffer.
proof_niceLoop = Eine starke Verbindung verbindet zwei Kandidaten, von denen mindestens einer stimmt; eine schwache verbindet zwei, von denen höchstens einer stimmt. Sie wechseln sich in der Kette ab; die erste und die letzte sind stark. Ist ein Ende falsch, stimmt daher der nächste Kandidat, der übernächste ist falsch, und so weiter, bis das andere Ende stimmt. Also stimmt mindestens ein Ende.
proof_loopPlaced = Eine starke Verbindung verbindet zwei Kandidaten, von denen mindestens einer stimmt; eine schwache verbindet zwei, von denen höchstens einer stimmt. Sie wechseln sich in der Kette ab; jede Aussage folgt also aus der vorigen. Die Kette beginnt mit der Annahme, ein Kandidat sei falsch, und endet mit einer Aussage, die der Annahme oder einer früheren Aussage widerspricht. Also ist die Annahme falsch, und der Kandidat stimmt.
proof_continuousLoop = Eine starke Verbindung verbindet zwei Kandidaten, von denen mindestens einer stimmt; eine schwache verbindet zwei, von denen höchstens einer stimmt. Sie wechseln sich im Zyklus ab; von jedem Kandidaten aus legen sie also die anderen der Reihe nach fest: Richtig und falsch wechseln sich ab. Von jeder Verbindung stimmt daher genau ein Ende, und ein Kandidat, den beide Enden einer Verbindung ausschlössen, ist falsch.
proof_alsXz = Jede der zwei Gruppen von Zellen liegt in einem Haus und hat einen Kandidaten mehr als Zellen. Verliert eine Gruppe einen Kandidaten, brauchen ihre Zellen alle anderen, jede einen. Stimmt die Annahme, verliert die zweite Gruppe einen Kandidaten; ist sie falsch, verliert ihn die erste. In beiden Fällen enthält also eine der Gruppen die Ziffer, die wegfällt.
proof_alsXzDoubly = Jede der zwei Gruppen von Zellen liegt in einem Haus und hat einen Kandidaten mehr als Zellen. Verliert eine Gruppe einen Kandidaten, brauchen ihre Zellen alle anderen, jede einen. Keine der zwei gemeinsamen Ziffern kann in beiden Gruppen stehen. Also fehlt der einen Gruppe die eine gemeinsame Ziffer, der anderen die andere, und jede Gruppe enthält alle ihre übrigen Ziffern.
proof_alsXyWing = Jede der drei Gruppen von Zellen liegt in einem Haus und hat einen Kandidaten mehr als Zellen. Verliert eine Gruppe einen Kandidaten, brauchen ihre Zellen alle anderen, jede einen. Stimmt die Annahme, verliert die zweite Gruppe einen Kandidaten. Ist sie falsch, enthält die erste Gruppe eine Ziffer, die dann die dritte verliert. In beiden Fällen enthält eine Gruppe die Ziffer, die wegfällt.
proof_alsChain = Jede Gruppe von Zellen liegt in einem Haus und hat einen Kandidaten mehr als Zellen; ihr kann also nur eine Ziffer fehlen. Benachbarte Gruppen enthalten ihre gemeinsame Ziffer nicht beide. Die Ziffer, die wegfällt, heiße x. Fehlt der ersten Gruppe x, enthält sie die erste gemeinsame Ziffer; diese fehlt also der zweiten Gruppe, die darum die nächste gemeinsame Ziffer enthält, und so weiter, bis die letzte Gruppe x enthält.
proof_alsChainClosed = Jede Gruppe von Zellen liegt in einem Haus und hat einen Kandidaten mehr als Zellen; ihr kann also nur eine Ziffer fehlen. Benachbarte Gruppen enthalten ihre gemeinsame Ziffer nicht beide. Fehlt der ersten Gruppe die Ziffer, die wegfällt, enthält sie die erste gemeinsame Ziffer; diese fehlt also der zweiten Gruppe, die darum die nächste gemeinsame Ziffer enthält, und so weiter, bis der ersten Gruppe eine zweite Ziffer fehlt. Das ist unmöglich.
proof_alsChainContradiction = Jede Gruppe von Zellen liegt in einem Haus und hat einen Kandidaten mehr als Zellen; ihr kann also nur eine Ziffer fehlen. Benachbarte Gruppen enthalten ihre gemeinsame Ziffer nicht beide. Fehlt der ersten Gruppe die Ziffer, die wegfällt, enthält sie die erste gemeinsame Ziffer; diese fehlt also der zweiten Gruppe, die darum die nächste gemeinsame Ziffer enthält, und so weiter, bis eine Aussage einer früheren widerspricht. Die erste Gruppe enthält die Ziffer also.
proof_deathBlossom = Die einzelne Zelle enthält einen ihrer Kandidaten. Welcher es auch ist: Eine Gruppe von Zellen verliert diese Ziffer, weil die einzelne Zelle alle ihre Plätze in der Gruppe sieht. Jede Gruppe liegt in einem Haus und hat einen Kandidaten mehr als Zellen; ihre Zellen brauchen nun alle ihre anderen Ziffern. Die Ziffer, die wegfällt, gehört in jeder Gruppe zu diesen Ziffern, ist also in jedem Fall ausgeschlossen.
proof_alignedPair = Die zwei Zellen nehmen eines der möglichen Paare. Ein Paar, das beide Kandidaten einer dritten Zelle verbraucht, die beide Zellen sieht, ließe diese dritte Zelle leer und ist daher unmöglich. Ein Kandidat einer der zwei Zellen, der dort in keinem möglichen Paar vorkommt, fällt in dieser Zelle weg.
proof_sueDeCoq = Es gibt so viele Kandidaten wie Zellen, und keine Ziffer passt in zwei der Zellen; jede Ziffer kommt also genau einmal in diesen Zellen vor. Eine Ziffer, die kein Kandidat der Zellen außerhalb der Linie ist, steht in der Linie und fällt im Rest der Linie weg. Eine Ziffer, die kein Kandidat der Zellen außerhalb des Blocks ist, steht im Block und fällt im Rest des Blocks weg.
proof_forcingChain = Einer der Fälle stimmt, auch wenn nicht bekannt ist, welcher. In jedem Fall folgt jede Aussage aus früheren Aussagen dieses Falls. Ein Schluss, der in jedem Fall folgt, gilt also, welcher Fall auch stimmt.
proof_forcingChainWrong = Jede Aussage folgt aus früheren Aussagen und damit aus der Annahme. Am Ende müsste derselbe Kandidat zugleich stimmen und falsch sein. Das ist unmöglich; also ist die Annahme falsch.
proof_forcingNet = Wie bei einer Zwangskette stimmt einer der Fälle, und ein Schluss, der in jedem Fall folgt, gilt. In einem Netz kann eine Aussage aus mehreren anderen zusammen folgen, weil Kandidaten, die in einem Fall schon ausgeschlossen wurden, ausgeschlossen bleiben.
proof_forcingNetWrong = Jede Aussage folgt aus früheren Aussagen und damit aus der Annahme. In einem Netz kann eine Aussage aus mehreren anderen zusammen folgen, weil schon ausgeschlossene Kandidaten ausgeschlossen bleiben. Am Ende müsste derselbe Kandidat zugleich stimmen und falsch sein. Das ist unmöglich; also ist die Annahme falsch.
proof_nestedForcingNet = Eine Annahme, die zu einem Widerspruch führt, ist falsch. Innerhalb der ersten Annahme nimmt ein inneres Netz einen weiteren Kandidaten an. Führt das zu einem Widerspruch, ist der weitere Kandidat falsch, solange die erste Annahme gilt. Sind so genügend Kandidaten ausgeschlossen, führt die erste Annahme selbst zu einem Widerspruch; sie ist also falsch.
