title = Experiment
readyMade = Ein Experiment wählen
onOnePuzzle = Weitere
askOwn = Eigene Frage stellen
asking = Das Formular für ein eigenes Experiment ist offen: Rätsel, Algorithmen und Grenzen wählen.
ownTitle = Eigenes Experiment
ownNote = Ein selbst zusammengestelltes Experiment.
kept = In diesem Browser gespeichert ({ $n })
forget = Löschen: { $what }
keptOne =
    { $contestants }: { $done } von { $tasks ->
        [one] { $tasks } Lauf
       *[other] { $tasks } Läufen
    }
opening =
    Die Rätsel werden vorbereitet …{ $n ->
        [0] { "" }
        [one] { " " }{ $n } Rätsel ist fertig.
       *[other] { " " }{ $n } Rätsel sind fertig.
    }
unknown = Es gibt kein vorbereitetes Experiment namens { SHORT($id, 40) }.
noList = Die vorbereiteten Experimente konnten nicht geladen werden; bitte erneut versuchen, sobald wieder eine Internetverbindung besteht. ({ $why })
badLink = Das Experiment im Link ist nicht lesbar: { $why }.
failed = Das Experiment ist fehlgeschlagen: { $why }
noSolver = Das Experiment braucht den Löser in „{ SHORT($name, 60) }“. Bitte diese Datei unter „Teilen und sichern → Definition als Text“ oder in „Eigener Löser“ öffnen.
noFile = Die Sammlung „{ SHORT($name, 60) }“ ist eine Datei, die dieser Browser nicht hat. Bitte die Datei unter „Einstellungen → Rätsel“ erneut öffnen.
notFetched = Die Sammlung { SHORT($name, 60) } konnte nicht geladen werden; bitte erneut versuchen, sobald wieder eine Internetverbindung besteht. ({ $why })
unkept = Der Browser speichert keine Daten: Beim Neuladen gehen die Läufe verloren. Um die Läufe zu behalten, die CSV-Datei sichern.
run = Hier laufen lassen
goOn = Fortsetzen
again = Hier wiederholen
pause = Pause
over = Von vorn
overHelp = Löscht alle Läufe dieses Experiments.
progress = Fertige Läufe
status =
    { $done } von { $tasks ->
        [one] { $tasks } Lauf
       *[other] { $tasks } Läufen
    }
rate = { ROUGH($perSecond) } Läufe/s
left = noch etwa { DURATION($ms) }
beforehand = früher aufgezeichnet
shipped = Diese Läufe wurden früher aufgezeichnet und mit der Seite geliefert ({ $where }). Für Messungen auf diesem Rechner das Experiment noch einmal starten.
paused = Angehalten. Die fertigen Läufe bleiben in diesem Browser gespeichert; das Experiment lässt sich jederzeit fortsetzen.
announce =
    { $done } von { $tasks ->
        [one] { $tasks } Lauf
       *[other] { $tasks } Läufen
    } fertig
answer = Antwort
none = Es gibt noch keine Ergebnisse. „{ run }“ drücken: Tabellen und Abbildungen werden während der Läufe aktualisiert.
allSolve =
    { LENGTH($names) ->
        [one]
            { $names_0 } löst { $of ->
                [one] das eine Rätsel
               *[other] alle { $of } Rätsel
            }.
       *[other]
            { LENGTH($names) ->
                [2] Beide lösen
               *[other] Alle { LENGTH($names) } lösen
            } { $of ->
                [one] das eine Rätsel
               *[other] alle { $of } Rätsel
            }.
    }
allAlike =
    { LENGTH($names) ->
        [one]
            { $names_0 } löst { PERCENT($share) } von { $of ->
                [one] { $of } Rätsel
               *[other] { $of } Rätseln
            }.
       *[other]
            { $names } lösen je { PERCENT($share) } von { $of ->
                [one] { $of } Rätsel
               *[other] { $of } Rätseln
            }.
    }
noneSolves =
    { $of ->
        [one] Das eine Rätsel wurde nicht gelöst
       *[other] Keines der { $of } Rätsel wurde gelöst
    }.
most =
    { $names } { LENGTH($names) ->
        [one] löst
       *[other] lösen
    } { $share ->
        [one] alle Rätsel
       *[other] die meisten Rätsel: { PERCENT($share) }
    }
fewest =
    { $names } { LENGTH($names) ->
        [one] löst
       *[other] lösen
    } { $share ->
        [0] kein Rätsel
       *[other] die wenigsten Rätsel: { PERCENT($share) }
    }.
costByClass =
    Bei „{ $most }“ { $measure ->
        [time] braucht
        [steps] braucht
       *[nodes] besucht
    } { $name } { RATIO($ratio) }-mal so { $measure ->
        [time] lange
        [steps] viele Schritte
       *[nodes] viele Knoten
    } wie bei „{ $least }“.
chanceOfNext = nicht signifikant mehr als { $name } (Unterschied: { POINTS($difference_value) } Prozentpunkte, 95-%-Intervall: { POINTS($difference_low) } bis { POINTS($difference_high) }; McNemar-Test: { P($value) })
lead =
    { $measure ->
        [time] { $one } ist { RATIO($ratio) }-mal so schnell wie { $other }.
        [steps] { $other } braucht { RATIO($ratio) }-mal so viele Schritte wie { $one }.
       *[nodes] { $other } besucht { RATIO($ratio) }-mal so viele Knoten wie { $one }.
    }
leadBetween = Der Faktor für ein typisches Rätsel liegt zwischen { RATIO($low) } und { RATIO($high) } (95-%-Konfidenzintervall).
even =
    Die { $measure ->
        [time] Laufzeiten
        [steps] Schrittzahlen
       *[nodes] Knotenzahlen
    } von { $one } und { $other } unterscheiden sich nicht signifikant (Faktor: { FACTOR($interval_value) }, 95-%-Intervall: { FACTOR($interval_low) } bis { FACTOR($interval_high) }; Vorzeichen-Rang-Test: { P($value) }).
incomparable = Ein Schritt bedeutet bei jedem dieser Algorithmen andere Arbeit; daher werden ihre Schrittzahlen nicht verglichen.
pairs = Alle Paare
pairSolve =
    { LESS($value, 0.05) ->
        [true]
            { $one } löst von { $of ->
                [one] { $of } Rätsel
               *[other] { $of } Rätseln
            } { $more } mehr als { $other } (Unterschied: { POINTS($difference_value) } Prozentpunkte, 95-%-Intervall: { POINTS($difference_low) } bis { POINTS($difference_high) }; McNemar-Test: { P($value) }).
       *[false]
            { $one } löst von { $of ->
                [one] { $of } Rätsel
               *[other] { $of } Rätseln
            } { $more } mehr als { $other }; der Unterschied ist nach der Korrektur für alle Tests nicht signifikant ({ POINTS($difference_value) } Prozentpunkte, 95-%-Intervall: { POINTS($difference_low) } bis { POINTS($difference_high) }; McNemar-Test: { P($value) }).
    }
pairSame =
    { SAME($solved, $of) ->
        [true]
            { $one } und { $other } lösen { $of ->
                [one] das eine Rätsel
               *[other] alle { $of } Rätsel
            }.
       *[false]
            { $one } und { $other } lösen je { $solved } von { $of ->
                [one] { $of } Rätsel
               *[other] { $of } Rätseln
            }.
    }
pairCost =
    { LESS($value, 0.05) ->
        [true]
            Bei { $both ->
                [one] dem einen Rätsel, das
               *[other] den { $both } Rätseln, die
            } beide lösen, { $measure ->
                [time] ist { $one } { RATIO($interval_value) }-mal so schnell wie { $other }
                [steps] braucht { $other } { RATIO($interval_value) }-mal so viele Schritte wie { $one }
               *[nodes] besucht { $other } { RATIO($interval_value) }-mal so viele Knoten wie { $one }
            } (95-%-Intervall: { RATIO($interval_low) } bis { RATIO($interval_high) }; Vorzeichen-Rang-Test: { P($value) }).
       *[false]
            Bei { $both ->
                [one] dem einen Rätsel, das
               *[other] den { $both } Rätseln, die
            } beide lösen, unterscheiden sich die { $measure ->
                [time] Zeiten
                [steps] Schrittzahlen
               *[nodes] Knotenzahlen
            } von { $one } und { $other } nach der Korrektur für alle Tests nicht signifikant (Faktor: { FACTOR($interval_value) }, 95-%-Intervall: { FACTOR($interval_low) } bis { FACTOR($interval_high) }; Vorzeichen-Rang-Test: { P($value) }).
    }
pairCounts =
    Bei { $both ->
        [one] dem einen Rätsel, das
       *[other] den { $both } Rätseln, die
    } beide lösen, { $measure ->
        [time] hat { $one } { $fewer }-mal und { $other } { $more }-mal die kürzere Zeit
        [steps] hat { $one } { $fewer }-mal und { $other } { $more }-mal die kleinere Schrittzahl
       *[nodes] hat { $one } { $fewer }-mal und { $other } { $more }-mal die kleinere Knotenzahl
    } (Vorzeichen-Rang-Test: { P($value) }). Ein Faktor wird nicht angegeben, weil ein Teil dieser Werte 0 ist.
pairNone =
    { LENGTH($limits) ->
        [0] Kein Rätsel wurde von beiden Algorithmen gelöst.
       *[other] Kein Rätsel wurde innerhalb dieser Grenzen von beiden Algorithmen gelöst ({ JOIN($limits, by: "; ") }).
    }
pairLimits = Die Algorithmen hatten verschiedene Grenzen je Lauf: { JOIN($limits, by: "; ") }.
limitNone = { $name }: keine Schrittgrenze
limitOf = { $name }: { COUNT($steps, $unit) }
limitDeclared = { $name }: { COUNT($steps, $unit) }, nach eigener Zählung des Lösers
differentLimits = Die Algorithmen haben verschiedene Schrittgrenzen; die Zahlen der gelösten Rätsel sind daher nur unter diesen Grenzen vergleichbar.
ownTimes = { $own } ist ein eigener Löser und läuft in einer anderen Umgebung als der kompilierte Code von { $other }; der Faktor hängt daher nicht nur von den Algorithmen ab, sondern auch von den Umgebungen.
ownSteps = Der Löser { $own } gibt selbst an, was er als Schritt zählt.
hardness = Schwierigkeit der Rätsel für die Löser (Rangkorrelationen)
hardnessHelp = Spearmans ρ zwischen dem Aufwand eines Algorithmus für ein Rätsel und der Bewertung des Rätsels auf einer Skala, mit 95-%-Intervall. 1: dieselbe Reihenfolge, 0: kein Zusammenhang, −1: die umgekehrte Reihenfolge. Ungelöste Rätsel gelten als die schwersten.
fewerGivens = Weniger Vorgaben
agreement = { CORRELATION($given0_value) } ({ CORRELATION($given0_low) } – { CORRELATION($given0_high) })
table = Tabelle
columns_contestant = Algorithmus
columns_solved = Gelöst
columns_half = Hälfte gelöst in
columns_mean = Mittelwert der gelösten Läufe
columns_par2 = PAR-2
columns_runs = Läufe
meanings_0_0 = Gelöst
meanings_0_1 = Anteil aller Läufe, die ihr Rätsel gelöst haben, mit dem 95-%-Intervall nach Wilson. Bei mehreren Läufen je Rätsel werden alle Intervalle über die Rätsel statt über die Läufe berechnet, weil die Läufe eines Rätsels nicht unabhängig sind.
meanings_1_0 = Hälfte gelöst in
meanings_1_1 = Der geringste Aufwand, innerhalb dessen die Hälfte aller Läufe ihr Rätsel gelöst hat.
meanings_2_0 = Mittelwert der gelösten Läufe
meanings_2_1 = Mittelwert über die Läufe, die ihr Rätsel gelöst haben, mit 95-%-Intervall.
meanings_3_0 = PAR-2
meanings_3_1 = Mittelwert über alle Läufe mit 95-%-Intervall; jeder Lauf ohne Lösung zählt mit der doppelten Grenze.
terms_order = Sortiert nach dem Anteil der gelösten Läufe, dann nach dem Median („{ columns_half }“).
terms_marks = Jeder Algorithmus hat in Tabelle und Diagramm dasselbe Zeichen.
terms_par2 = PAR-2: Mittelwert über alle Läufe; jeder Lauf ohne Lösung zählt mit der doppelten Grenze.
terms_par2Own = Ein PAR-2-Wert in Schritten wird mit der Schrittgrenze des jeweiligen Algorithmus berechnet; Werte mit verschiedenen Schrittgrenzen oder verschiedenen Arten von Schritten sind daher nicht vergleichbar. Ohne Schrittgrenze gibt es keinen PAR-2-Wert.
# $steps number, $seconds number, $measure steps | time | nodes
stopped =
    { $seconds ->
        [0]
            Die Schrittgrenze beendete { $steps ->
                [one] { $steps } Lauf
               *[other] { $steps } Läufe
            }; { $measure ->
                [time] deshalb beziehen sich alle Zeiten nur auf gelöste Läufe.
                [steps] die mittlere Schrittzahl bezieht sich nur auf gelöste Läufe.
               *[nodes] deshalb beziehen sich alle Knotenzahlen auf gelöste Läufe.
            }
       *[other]
            { $steps ->
                [0]
                    Die Zeitgrenze beendete { $seconds ->
                        [one] { $seconds } Lauf
                       *[other] { $seconds } Läufe
                    }; { $measure ->
                        [time] die mittlere Zeit bezieht sich nur auf gelöste Läufe.
                        [steps] deshalb beziehen sich alle Schrittzahlen nur auf gelöste Läufe.
                       *[nodes] deshalb beziehen sich alle Knotenzahlen auf gelöste Läufe.
                    }
               *[other]
                    { $steps ->
                        [one] { $steps } Lauf endete
                       *[other] { $steps } Läufe endeten
                    } an der Schrittgrenze und { $seconds } an der Zeitgrenze; deshalb gibt es keinen PAR-2-Wert, und alle Angaben zum Aufwand beziehen sich nur auf gelöste Läufe.
            }
    }
# $workers number
measuredElsewhere = Einige oder alle Läufe stammen nicht aus diesem Browser; ihre Zeiten können daher auf einem anderen Rechner gemessen worden sein.
measuredHere =
    Die Zeiten wurden in diesem Browser gemessen (WebAssembly), { $workers ->
        [one] ein Lauf nach dem anderen
       *[other] bis zu { $workers } Läufe zugleich
    }.
# $n number
adjusted = Die p-Werte sind für alle { $n } Tests dieses Experiments korrigiert (Holm).
terms_nodes = Knoten: in Zellen versuchte Ziffern.
meaning = Was diese Werte bedeuten
all = alle Rätsel
by_set = Sammlung
by_givens = Vorgaben
by_size = Größe
share = { $solved } von { $runs }
shareAround =
    { PERCENT($share) }{ SAME($low, $high) ->
        [true] { "" }
       *[false] { " " }({ $low } – { $high })
    }
interval =
    { SAME($low, $high) ->
        [true] { "" }
       *[false] { $low } – { $high }
    }
never = nicht erreicht
figures = Abbildungen
figure_cactus = Im Lauf der Zeit
figure_strip = Streuung
figure_shares = Nach Klassen
figure_scatter = Zwei Algorithmen
figure_growth = Wachstum
figure_ranks = Ränge
figure_heat = Einzelne Rätsel
figure_success = Erfolg
figure_hardness = Schwierigkeit
show = Zeigen
costLabel = nach
costBy =
    { $scale ->
        [none] { $measure }
       *[other] { $measure }, { $scale }
    }
measures_time = Zeit
measures_steps = Schritte
measures_nodes = Knoten
scales_log = log
scales_linear = linear
byLabel = Klassen nach
across = Waagrecht
upward = Senkrecht
noFigure = Diese Abbildung lässt sich aus diesen Läufen nicht zeichnen: { $why }
figureHelp = Auf eine Markierung zeigen, um das zugehörige Rätsel zu sehen; ein Klick öffnet das Rätsel im Rennen. Mit der Tastatur wählen die Pfeiltasten eine Markierung, und die Eingabetaste öffnet das zugehörige Rätsel.
puzzleAt =
    { $set }, Zeile { $line }, { $givens ->
        [one] { $givens } Vorgabe
       *[other] { $givens } Vorgaben
    }{ $contestant ->
        [none] { "" }
       *[other] : { $contestant }
    }
raceIt = Im Rennen ansehen
saveFigures = Abbildung sichern
saveFigure_svg = SVG
saveFigure_png = PNG
saveFigure_tikz = TikZ (LaTeX)
saveFigure_vega-lite = Vega-Lite
settings = Einstellungen
settingsHelp = Rätsel, Algorithmen und Grenzen. Eine Änderung gilt nach einem Klick auf „Einstellungen übernehmen“ weiter unten.
sets = Rätsel
addSet = Rätsel hinzufügen …
shippedSets = Eingebaute Sammlungen
generated = Neue Rätsel aus einem Generator
openFile = Datei öffnen …
setFacts = { $what } ({ $n } Rätsel)
remove = { $what } entfernen
take = Die ersten
takeAll = alle
takeAllowed = eine ganze Zahl ab 1, oder leer: alle
ofClass = Klasse
anyClass = alle Klassen
classOf = { $name }, { $n } Rätsel
givens = Vorgaben
givensAllowed = zum Beispiel 20 oder 20-25; leer: beliebig
anyGivens = beliebig
sample = Zufallsstichprobe
sampleHelp = Die Zahl der Rätsel, die zufällig ohne Zurücklegen gezogen werden. Derselbe Startwert zieht dieselben Rätsel.
sampleAllowed = eine ganze Zahl ab 1; leer: keine Stichprobe
noSample = keine
sampleSeed = Startwert der Stichprobe
sampleSeedHelp = Ein anderer Startwert zieht andere Rätsel.
sampleSeedAllowed = eine ganze Zahl, { $from }–{ $to }; leer: 1
easier = Ergänzt auf
easierHelp = Ergänzt Vorgaben aus der Lösung, bis jedes Rätsel diese Zahl von Vorgaben hat.
asTheyAre = unverändert
easierAllowed = eine ganze Zahl von Vorgaben, 17–80; leer: unverändert
count = Wie viele
size = Block
seed = Startwert
wholeFrom = eine ganze Zahl, { $from }–{ $to }
contestants = Algorithmen
addContestant = Algorithmus hinzufügen
algorithm = Algorithmus
preset = Voreinstellung
parameters = Parameter
changed =
    { $n ->
        [one] { $n } Parameter geändert
       *[other] { $n } Parameter geändert
    }
seeds = Startwerte
seedsHelp = Algorithmen, die Zufallszahlen ziehen, laufen mit jedem Startwert einmal.
seedsAllowed = eine Anzahl (5 bedeutet die Startwerte 1 bis 5) oder eine Liste wie 1, 4, 9
steps = Schrittgrenze je Lauf
secondsEach = Zeitgrenze je Lauf (s)
secondsAllowed = eine Zahl über 0, oder leer: keine Grenze
noLimit = keine Grenze
use = Einstellungen übernehmen
discard = Änderungen verwerfen
unused = Die Einstellungen wurden geändert, aber noch nicht übernommen.
noSets = Zuerst Rätsel hinzufügen.
noContestants = Zuerst einen Algorithmus hinzufügen.
share2 = Teilen und sichern
save_csv = Läufe als CSV
save_study = Experimentdatei (JSON)
import = Läufe, Bewertungen oder Experimentdatei einlesen …
rated =
    Bewertungen von { $n ->
        [one] { $n } Rätsel
       *[other] { $n } Rätseln
    } eingelesen.
notRated = Keines der bewerteten Rätsel ist in diesem Experiment.
imported =
    { $n ->
        [one] { $n } Lauf
       *[other] { $n } Läufe
    } eingelesen.
study_verified =
    Die Experimentdatei „{ SHORT($title, 80) }“ ist mit { $runs ->
        [one] { $runs } Lauf
       *[other] { $runs } Läufen
    } geöffnet. Die Prüfsummen stimmen (sha256:{ $digest }…), und die Datensätze und Lösungen der Experimentdatei wurden geprüft.
study_opened =
    Die Experimentdatei „{ SHORT($title, 80) }“ ist mit { $runs ->
        [one] { $runs } Lauf
       *[other] { $runs } Läufen
    } geöffnet. Die Datensätze und Lösungen der Experimentdatei wurden geprüft. Die Prüfsummen kann dieser Browser nicht prüfen, weil die Seite nicht über https geladen wurde.
study_noStudy = die Datei ist keine Experimentdatei von Sudoku Lab
study_otherFormat = die Experimentdatei hat ein Format, das diese Version nicht lesen kann
study_changed = die Datei { SHORT($name, 90) } in der Experimentdatei passt nicht zu ihrer Prüfsumme: Die Experimentdatei nennt sha256:{ $stated }…, der Inhalt hat aber sha256:{ $found }…
study_changedList = die Liste der Dateien in der Experimentdatei passt nicht zu ihrer Prüfsumme: Die Experimentdatei nennt sha256:{ $stated }…, die Liste hat aber sha256:{ $found }…
study_otherSolver = Teilnehmer { $n } der Definition verlangt den Löser { SHORT($file, 60) } mit sha256:{ $demanded }…, aber { SHORT($where, 90) } in der Experimentdatei hat sha256:{ $found }…
study_severalSolvers = die Experimentdatei enthält { $n } Löser, aber die Seite kann immer nur einen eigenen Löser ausführen. Das Befehlszeilenprogramm kann mehrere Löser ausführen.
study_solverUnverified = die Experimentdatei enthält einen Löser, dessen Prüfsumme dieser Browser nicht prüfen kann: Browser berechnen Prüfsummen nur auf Seiten, die über https geladen wurden
study_notAllowed = Die Ausführung des Lösers aus dieser Experimentdatei wurde nicht erlaubt.
study_incomplete =
    die Experimentdatei enthält nur für { $done ->
        [one] einen
       *[other] { $done }
    } ihrer { $tasks } Läufe einen Datensatz
study_noDigests = Die Experimentdatei kann nicht gespeichert werden: Dieser Browser berechnet Prüfsummen nur auf Seiten, die über https geladen wurden.
study_badFile = die Experimentdatei enthält eine Datei, der ein Name oder eine Prüfsumme fehlt oder die nicht genau einen Inhalt hat (einen Text oder hexadezimale Ziffern)
study_badName = „{ SHORT($name, 80) }“ ist kein gültiger Dateiname in einer Experimentdatei
study_twice = die Experimentdatei enthält zwei Dateien mit dem Namen { SHORT($name, 80) }
study_oneDefinition = die Experimentdatei enthält nicht genau eine Definition (definition.toml oder definition.json)
study_badDefinition = die Definition in der Experimentdatei ist nicht lesbar, oder ihr fehlt die Liste „set“ oder die Liste „contestant“
study_noRecords = die Experimentdatei enthält keine Datensätze
study_notText = die Datei { SHORT($name, 80) } in der Experimentdatei ist keine Textdatei
study_tooLarge = die Datei ist größer als { $most } MB
study_tooManyLines = die Sammlungen der Experimentdatei haben zusammen mehr als { $most } Zeilen
foreign_js = Diese Experimentdatei enthält den Löser „{ SHORT($name, 60) }“: { $bytes } Bytes JavaScript.
foreign_wasm = Diese Experimentdatei enthält den Löser „{ SHORT($name, 60) }“: { $bytes } Bytes WebAssembly.
foreign_digest = SHA-256-Prüfsumme des Lösers
foreign_checked = Die Datensätze wurden geprüft, ohne den Löser auszuführen. Werden Läufe wiederholt, führt die Seite diesen Code aus. Den Code hat eine andere Person geschrieben; er läuft in einem abgeschotteten Worker ohne Zugriff auf das Netz oder auf diese Seite.
foreign_code = Code des Lösers
foreign_ask = Soll dieser Browser den Code von „{ SHORT($name, 60) }“ ausführen?
foreign_allow = Code ausführen
foreign_decline = Nicht ausführen
foreign_failed = Der Löser kann nicht ausgeführt werden: { $why }
notImported = Diese Läufe wurden nicht eingelesen: { $why }
asText = Definition als Text
textLabel = Definition, TOML oder JSON
stepsEach =
    bis zu { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }
textHelp = Der Befehl „sudoku-lab experiment“ liest eine Definition im selben Format.
useText = Diesen Text übernehmen
openSolver = Datei des eigenen Lösers öffnen …
solverOpened = Der Löser „{ SHORT($name, 60) }“ ist geöffnet.
notOpened = Der Löser wurde nicht geöffnet: { $why }
badText = Dieser Text ist nicht verwendbar: { $why }
cite = Zitat kopieren
cited = Zitat kopiert
citeFailed = Der Browser hat das Kopieren verweigert
citation = Sudoku Lab { $version }, Experiment „{ $title }“, Lauf vom { $date }. { $address }
soFar = Bisher ({ PERCENT($share) } aller Läufe):{ " " }
shareByClass =
    { $name } löst { $low ->
        [0] kein Rätsel
       *[other] { PERCENT($low) } der Rätsel
    } von „{ $least }“ und { $high ->
        [1] alle
       *[other] { PERCENT($high) }
    } von „{ $most }“.
hardestFor = Welche Rätsel am schwersten sind, hängt vom Algorithmus ab: { JOIN($all, by: "; ") }.
hardestOne = „{ $name }“ ist am schwersten für { $whom }
halfFrom = { JOIN($all, by: "; ") }.
halfNever =
    { $whom } { LENGTH($whom) ->
        [one] löst
       *[other] lösen
    } weniger als die Hälfte der Rätsel mit den meisten Vorgaben
halfWith =
    { $whom } { LENGTH($whom) ->
        [one] löst
       *[other] lösen
    } mindestens die Hälfte der Rätsel mit { $from } oder mehr Vorgaben
partGivens = { $givens } Vorgaben
partEasier = auf { $givens } Vorgaben ergänzt
