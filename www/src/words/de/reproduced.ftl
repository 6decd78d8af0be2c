title = Die Studien, nachgerechnet
choose = Studie
allPapers = Alle
names_thesis = A · Berggren & Nilsson, Abschlussarbeit
names_a = A · Berggren & Nilsson, Entwürfe
names_b = B · Zannini
names_c = C · Hughes & Yampolskiy
names_d = D · Jónsson et al.
by = { $authors }, { $place }, { $year }
marks_compatible = vereinbar
marks_contradicted = im Widerspruch
marks_cannot-tell = nicht zu entscheiden
marks_implied = zwingend
marks_none = ohne Test
signs_compatible = ≈
signs_contradicted = ≠
signs_cannot-tell = ?
signs_implied = ⇒
signs_none = –
summary_compatible = { $n } vereinbar
summary_contradicted = { $n } im Widerspruch
summary_cannot-tell = { $n } mit unseren Läufen nicht zu entscheiden
summary_implied = { $n } zwingend
summary_none = { $n } ohne Test
summary_open = { $n } noch nicht gelaufen
holdUp =
    { $of ->
        [0] Keine Aussage ist geprüft
       *[other]
            { $contradicted ->
                [0]
                    { $of ->
                        [one] Unsere Läufe widersprechen der einzigen geprüften Aussage nicht
                       *[other] Unsere Läufe widersprechen keiner der { $of } geprüften Aussagen
                    }
               *[other]
                    Unsere Läufe widersprechen { $contradicted } von { $of ->
                        [one] { $of } geprüften Aussage
                       *[other] { $of } geprüften Aussagen
                    }
            }
    }
howDrawn = Striche: Werte der Studie; Balken: unsere 95-%-Intervalle.
explain = Urteile erklären
between = { DECIMAL($value) } ({ DECIMAL($low) } bis { DECIMAL($high) })
counted = { $hits } von { $of }
here = Hier
figures = Werte: { $n }
figuresAgree = Von { $of } gedruckten Werten sind { $compatible } mit unseren Läufen vereinbar und { $contradicted } im Widerspruch zu diesen Läufen
shares = Gelöst
costs =
    { $measure ->
        [micros] Median über die Gitter: Zeit
       *[other]
            Median über die Gitter: { $measure ->
                [nodes] Knoten
                [backtracks] Rücksprünge
                [steps] Schritte
                [conflicts] Konflikte
               *[micros] Zeit
            }
    }
unsolved = nicht gelöst
means =
    { $measure ->
        [micros] Laufzeit
        [steps] { $generations ->
            [true] Generationen
           *[false] Schritte
        } bis zum Ende
        [nodes] Knoten
        [backtracks] Rücksprünge
       *[conflicts] Konflikte am Ende
    }: Mittelwert über die Gitter, mit 95-%-Intervall
tableOf = { $title }: Werte
costsOf = { $title }: Mediane über die Gitter
meansOf = { $title }: Mittelwerte
sharesOf = { $title }: gelöst
set = Rätsel
contestant = Programm
all = alle
measures_nodes = Knoten
measures_backtracks = Rücksprünge
measures_steps = Schritte
measures_conflicts = Konflikte
measures_micros = Zeit
run = Hier laufen lassen
again = Noch einmal
goOn = Weiter
stop = Stopp
runAll = Alle Tabellen laufen lassen
definition = Als Experiment öffnen
file = TOML
cite = In der Studie: { $place }
shipped =
    Unsere Daten: { $runs ->
        [one] { $runs } Lauf
       *[other] { $runs } Läufe
    }, vorab mit dem Befehlszeilenprogramm ausgeführt.
live =
    { $running ->
        [true]
            Unsere Daten: { $done } von { $total ->
                [one] { $total } Lauf
               *[other] { $total } Läufen
            } hier ausgeführt.
       *[false]
            { LESS($done, $total) ->
                [true]
                    Unsere Daten: { $done } von { $total ->
                        [one] { $total } Lauf
                       *[other] { $total } Läufen
                    } hier ausgeführt.
               *[false]
                    Unsere Daten: { $total ->
                        [one] { $total } Lauf
                       *[other] { $total } Läufe
                    }, hier ausgeführt.
            }
    }
part =
    { $done } von { $total ->
        [one] { $total } Lauf
       *[other] { $total } Läufen
    } sind bisher fertig. Urteile erscheinen, wenn alle Läufe fertig sind.
notRun = Noch nicht gelaufen.
progress = { $title }: Fortschritt
missing = Nicht mehr verfügbare Daten
notes = Wie die Ergebnisse verglichen werden
loading = Die Werte werden geladen …
noPaper = hier gibt es keine Studie „{ $id }“.
noMargin = { $file }, { $place }: Es fehlt eine positive Angabe „margin“.
failed = Die Werte konnten nicht geladen werden: { $why }
runFailed = Die Läufe sind fehlgeschlagen: { $why }
finished = { $title }: fertig.
less =
    { $one }: { $measure ->
        [nodes] weniger Knoten
        [backtracks] weniger Rücksprünge
        [steps] weniger Schritte
        [conflicts] weniger Konflikte
       *[micros] weniger Zeit
    } als das andere Programm bei { $said_fewer } von { $said_puzzles ->
        [one] { $said_puzzles } Rätsel
       *[other] { $said_puzzles } Rätseln
    } und mehr bei { $said_more }.
difference =
    { $one }: im Mittel { DECIMAL($said_value) } { $measure ->
        [nodes] Knoten
        [backtracks] Rücksprünge
        [steps] Schritte
        [conflicts] Konflikte
       *[micros] Zeit
    } { $said_more ->
        [true] mehr
       *[false] weniger
    } als das andere Programm (95 %: { DECIMAL($said_low) } bis { DECIMAL($said_high) }; { $puzzles ->
        [one] { $puzzles } Gitter
       *[other] { $puzzles } Gitter
    }). Der Wert der Studie, { DECIMAL($said_printed) }, liegt { $said_within ->
        [true] innerhalb
       *[false] außerhalb
    } dieses Intervalls.
same =
    { $different ->
        [0]
            { $of ->
                [one] Bei dem einen Rätsel ist der Wert gleich
               *[other] Bei allen { $of } Rätseln ist der Wert gleich
            }.
       *[other]
            Der Wert weicht bei { $different } von { $of ->
                [one] { $of } Rätsel
               *[other] { $of } Rätseln
            } ab.
    }
ratio =
    Unser Faktor im Median: { DECIMAL($value) } (95 %: { DECIMAL($low) } bis { DECIMAL($high) }; { $boards ->
        [one] { $boards } Gitter
       *[other] { $boards } Gitter
    }); in der Studie: { DECIMAL($printed) }.

contains =
    { $yes ->
        [true] Das Intervall enthält den Wert der Studie, { DECIMAL($printed) }.
       *[false] Der Wert der Studie, { DECIMAL($printed) }, liegt außerhalb dieses Intervalls.
    }
mean = Der Mittelwert ist { DECIMAL($value) } (95 %: { DECIMAL($low) } bis { DECIMAL($high) }; { COUNT($boards, "Gitter") }).
shareOf = Die Aussage gilt in { DECIMAL($value) } der Fälle (95 %: { DECIMAL($low) } bis { DECIMAL($high) }, { COUNT($boards, "Gitter") }).
outcomes_slower = Das Erzeugen dauert mit der Boltzmann-Maschine { DECIMAL($value) }-mal so lange wie mit Backtracking (95 %: { DECIMAL($low) } bis { DECIMAL($high) }, { $n } Rätsel).
outcomes_speed = Zwei Worker sind { DECIMAL($value) }-mal so schnell wie ein Worker (95 %: { DECIMAL($low) } bis { DECIMAL($high) }, { $n } Rätsel).
outcomes_gain = Das Aggregat hat { DECIMAL($value) } Konflikte weniger als der beste Experte (95 %: { DECIMAL($low) } bis { DECIMAL($high) }, { COUNT($n, "Gitter") }).
outcomes_converged = Der Algorithmus konvergiert nach { DECIMAL($value) } Generationen (95 %: { DECIMAL($low) } bis { DECIMAL($high) }, { COUNT($n, "Gitter") }).
easier = Gelöst: { $hard } der schweren Rätsel, { $easy } der leichten Rätsel.
of = { $hits } von { $tries }
cell_board = Bei { $less } unserer { COUNT($boards, "Gitter") } ist unser Wert kleiner als der Wert der Studie.
cell_range = Unser Median und der Bereich der mittleren 95 % der Gitter.
cell_mean = Unser Mittelwert mit seinem 95-%-Intervall.
cell_median = Unser Median mit seinem 95-%-Intervall.
cell_time = Auf einem anderen Rechner gemessen, daher nicht verglichen.
cell_uncompared = anderer Rechner
cell_unfinished = für einen fertigen Lauf unmöglich
cell_nothing = hier kein solches Gitter
cell_fault = Dieser gedruckte Wert kann nicht aus fertigen Läufen stammen: { $why }.
ours = unser Wert { DECIMAL($value) }
printedAll = gedruckt: { $values }
middleOf =
    Median von { $boards ->
        [one] { $boards } Gitter
       *[other] { $boards } Gittern
    }
generations = Generation
series_mean = Mittelwert der Experten
series_best = bester Experte
series_aggregate = Aggregat
workers = { COUNT($n, "Worker") }
speedHead_0 = Worker
speedHead_1 = Mittlere Zeit
speedHead_2 = Beschleunigung gegenüber einem Worker
scale = menschliche Skala
stepsOf = Schritte von { $contestant }
against = { $one } und { $other }
ratingsHead_0 = Rangfolge nach
ratingsHead_1 = Korrelation
ratingsHead_2 = 95-%-Intervall
generationHead_0 = Beurteilt von
generationHead_1 = Erzeugte Rätsel
generationHead_2 = Mittlere Zeit je Rätsel
interval = { DECIMAL($low) } bis { DECIMAL($high) }
rangeMost = höchstens { $high }
rangeLeast = mindestens { $low }
rangeHalf = mehr als die Hälfte
rangeBoth = { $low } bis { $high }
share =
    { $hits } von { $puzzles ->
        [true]
            { $tries ->
                [one] { $tries } Rätsel
               *[other] { $tries } Rätseln
            }
       *[false]
            { $tries ->
                [one] { $tries } Lauf
               *[other] { $tries } Läufen
            }
    }: { DECIMAL($value) } (95 %: { DECIMAL($low) } bis { DECIMAL($high) }).
growth = Exponent von n · l: { DECIMAL($value) } (95 %: { DECIMAL($low) } bis { DECIMAL($high) }; { $sizes } Größen).
growthCosts_operations = Operationen je Iteration
growthCosts_bytes = Speicher je Lauf, in Byte
growthCosts_micros = Zeit je Iteration
growthAxis = n · l (leere Zellen × Labels)
growthPaper = der Text
growthStored = alle r_ij gespeichert
growthLine = { $name }: Exponent { DECIMAL($exponent) }
growthFigure = { $cost } nach { growthAxis }, auf logarithmischen Achsen. { JOIN($lines, by: "; ") }.
growthTable = Angepasste Exponenten von n · l, mit 95-%-Intervallen
growthForm = Summen nach
growthFit = { DECIMAL($exponent) } ({ DECIMAL($low) } bis { DECIMAL($high) })
growthSizes = Nach Größe
growthBlanks = n
growthLabels = l
equal =
    { $different ->
        [0]
            { $of ->
                [one] In dem einen Lauf sind die Antworten gleich
               *[other] In allen { $of } Läufen sind die Antworten gleich
            }.
       *[other] Die Antworten unterscheiden sich in { $different } von { $of } Läufen.
    }
curveEnd = { $name } { FIXED($value, 1) }
curves = Konflikte je Generation. Werte am Ende: { JOIN($all, by: ", ") }.
factor = ein Faktor von { DECIMAL($value) }
points = { DECIMAL($value) } Prozentpunkte
measured =
    { $value } { $measure ->
        [nodes] { $value ->
            [one] Knoten
           *[other] Knoten
        }
        [backtracks] { $value ->
            [one] Rücksprung
           *[other] Rücksprünge
        }
        [steps] { $value ->
            [one] Schritt
           *[other] Schritte
        }
        [conflicts] { $value ->
            [one] Konflikt
           *[other] Konflikte
        }
       *[micros] µs
    }
judged =
    { $kind ->
        [equal] Toleranz: { $margin }. { $reason } Der Test weist einen Unterschied von der Größe der Toleranz mit der Wahrscheinlichkeit { DECIMAL($power) } nach (Trennschärfe). Der Test auf Äquivalenz innerhalb der Toleranz ergibt { PROBABILITY($shown) }, der Test auf einen Unterschied { PROBABILITY($contrary) }. Liegt die Trennschärfe unter 80 %, entscheidet der Test auf einen Unterschied, der größer als die Toleranz ist; dieser Test ergibt { PROBABILITY($beyond) }. Alle p-Werte sind
        [within] Toleranz: die Grenzen des Bereichs. { $reason } Liegt der wahre Wert in der Mitte des Bereichs, zeigt der Test mit der Wahrscheinlichkeit { DECIMAL($power) }, dass der Wert im Bereich liegt (Trennschärfe). Der Test, ob der Wert im Bereich liegt, ergibt { PROBABILITY($shown) }; der Test, ob er außerhalb liegt, ergibt { PROBABILITY($contrary) }. Beide p-Werte sind
        [positive] Toleranz: { $margin } jenseits der Grenze. { $reason } Der Test weist einen Wert in diesem Abstand von der Grenze mit der Wahrscheinlichkeit { DECIMAL($power) } nach (Trennschärfe). Der Test der Aussage ergibt { PROBABILITY($shown) }, der Test des Gegenteils { PROBABILITY($contrary) }. Beide p-Werte sind
       *[always] Toleranz: Ausnahmen bei { DECIMAL($margin) } der Rätsel. { $reason } Wären genau { DECIMAL($margin) } der Rätsel Ausnahmen, fände der Test mit der Wahrscheinlichkeit { DECIMAL($power) } mindestens eine Ausnahme (Trennschärfe). Der Test auf weniger Ausnahmen ergibt { PROBABILITY($shown) }. Der p-Wert ist
    } für { $claims ->
        [one] { $claims } Aussage
       *[other] { $claims } Aussagen
    } korrigiert (Holm).
figureFactor = Toleranz: ein Faktor { DECIMAL($factor) }. { $why }
figureMargin = Toleranz: { $margin }.
judgedFigure = { $margin } Die Trennschärfe ist { DECIMAL($power) }. Der Test auf Äquivalenz ergibt { PROBABILITY($shown) }, der Test auf einen Unterschied { PROBABILITY($contrary) } und der Test auf einen Unterschied, der größer als die Toleranz ist, { PROBABILITY($beyond) }. Alle p-Werte sind für { $figures } Werte korrigiert (Holm).
printedSize =
    Der gedruckte Wert beruht auf einer Stichprobe von { $n ->
        [one] { $n } Wert
       *[other] { $n } Werten
    }; ihr Stichprobenfehler ist berücksichtigt.
printedExact = Der Text nennt die Zahl der Werte nicht; deshalb gilt der gedruckte Wert als exakt.
untested = Kein Test: { $reason }
implied = Kein Lauf kann dieser Aussage widersprechen: { $reason }
# $margin text, $reason text
exact = Die Zählungen haben keinen Stichprobenfehler; ein Test ist nicht nötig. Toleranz: { $margin }. { $reason }
noSpread = Kein Test: Unsere Werte streuen nicht, oder es sind zu wenige; ihr Stichprobenfehler ist daher unbekannt.
authorTimes =
    { $n ->
        [one] Die Zeiten der Autoren neben unseren Zählungen: { $n } Diagramm
       *[other] Die Zeiten der Autoren neben unseren Zählungen: { $n } Diagramme
    }
unguessed = Gelöst, ohne zu raten
# What a text leaves open, and the ways in which it can be read.
readings = Offene Punkte des Textes
readingsHow = Für jede Lesart, die ausgeführt wurde, werden alle Aussagen und gedruckten Werte gemeinsam beurteilt, die von der mehrdeutigen Stelle abhängen.
# $compatible number, $contradicted number, $cannotTell number
readingCounts = { $compatible } vereinbar, { $contradicted } im Widerspruch, { $cannotTell } nicht zu entscheiden.
# $what text
readingAgainst = Im Widerspruch: { $what }.
# $measure text, $program text
figureOf = { $measure } von { $program }
# $against number, $of number
readingsUntested = Aussagen und gedruckte Werte, die von dieser Stelle abhängen, sind nicht geprüft.
readingsLeft =
    { $against ->
        [0] Unsere Läufe widersprechen keiner der { $of } Lesarten.
       *[other] Unsere Läufe widersprechen { $against } der { $of } Lesarten.
    }
