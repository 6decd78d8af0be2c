### Die Ansicht, in der die Einstellungen eines Algorithmus abgestimmt werden.

question = Mit welchen Einstellungen braucht dieser Algorithmus die wenigsten Schritte?
intro = Zufällige Einstellungen treten bei der einen Hälfte der Rätsel gegeneinander an. Einstellungen, die signifikant schlechter sind als die beste, scheiden aus. Der Sieger wird danach mit der Voreinstellung verglichen, und zwar bei der anderen Hälfte, die im Wettbewerb nie vorkam.
racing = Einstellungen noch im Wettbewerb: { $left } von { $of }
comparing = Die besten Einstellungen werden bei Rätseln geprüft, die im Wettbewerb nie vorkamen
ablating = Die Parameter werden einzeln geändert, um ihre Wirkung zu messen
better = { FIXED($percent, 1) } % weniger Schritte bei { $puzzles } Rätseln, die im Wettbewerb nie vorkamen
worse = Die abgestimmten Einstellungen brauchen { FIXED($percent, 1) } % mehr Schritte bei { $puzzles } Rätseln, die im Wettbewerb nie vorkamen
cannotTell = Keine Einstellung ist nachweislich besser
unchanged = Keine Einstellung war besser als die Voreinstellung
tooFew = Kein Urteil: Der Vergleich braucht mindestens 50 ungenutzte Rätsel
interval = Eingesparte Schritte: { FIXED($low, 1) } % bis { FIXED($high, 1) } % (95-%-Intervall, je { $runs } Läufe bei { $puzzles } Rätseln).
tunedBy =
    Der Wettbewerb verglich { $configurations ->
        [one] { $configurations } Einstellung
       *[other] { $configurations } Einstellungen
    } in { $runs ->
        [one] { $runs } Lauf
       *[other] { $runs } Läufen
    }.
failed = Die Abstimmung ist gescheitert: { $why }
announce = Die Abstimmung ist beendet.
algorithm = Algorithmus
start = Ausgangspunkt
puzzles = Rätsel
set =
    { $id } ({ $count ->
        [one] { $count } Rätsel
       *[other] { $count } Rätsel
    })
runs = Läufe für den Wettbewerb
steps = Schrittgrenze je Lauf
noSet = eine solche Rätselsammlung gibt es nicht
nothingToTune = der Algorithmus hat keine Einstellung, die sich abstimmen lässt
play_idle = Abstimmen
play_paused = Weiter
play_ended = Neu abstimmen
pause = Pause
cancel = Abbrechen
progress = { $done } von { $budget } Läufen des Wettbewerbs
runsDone =
    { $done ->
        [one] { $done } Lauf
       *[other] { $done } Läufe
    }
dots = Einstellungen nach ihren mittleren Schritten: { $left } im Wettbewerb, { $out } ausgeschieden
dotsHelp = Jeder Punkt ist eine Einstellung; je weiter links ein Punkt liegt, desto weniger Schritte braucht die Einstellung. Hohle Punkte sind ausgeschiedene Einstellungen.
best =
    Bisher am besten: { $values }; im Mittel { $steps } nach { $runs ->
        [one] { $runs } Lauf
       *[other] { $runs } Läufen
    }.
default = Voreinstellung
tuned = abgestimmt
value = { $parameter } = { $value }
race = Beide ins Rennen
raceHelp = Öffnet ein Rennen der Voreinstellung gegen die abgestimmten Einstellungen bei einem Rätsel, das im Wettbewerb nie vorkam.
heldOut = Voreinstellung und abgestimmte Einstellungen
heldOutHelp = Die Tabelle vergleicht je { $runs } Läufe bei { $puzzles } Rätseln, die im Wettbewerb nie vorkamen. Ein Lauf, der die Grenze von { $limit } Schritten erreicht, zählt mit dem Doppelten der Grenze (PAR-2).
settings = Einstellungen
cost = Schritte (PAR-2)
solved = Gelöst
solvedOf = { $solved } von { $of }
time = Zeit je Lauf
timeHelp = Zeiten hängen von diesem Gerät ab und werden nicht verglichen.
slower = Die abgestimmten Einstellungen brauchen weniger Schritte, aber auf diesem Gerät mehr Zeit je Lauf, weil jeder Schritt mit diesen Einstellungen länger dauert.
matter = Parameter mit Wirkung
matterHelp = Die Zeilen führen von der Voreinstellung zu den abgestimmten Einstellungen, ein Parameter nach dem anderen. In jeder Zeile wird der Parameter geändert, der die meisten Schritte spart (je { $runs } Läufe).
noAblation = Die Zahl der Läufe ist zu klein, um die Wirkung der Parameter zu messen.
parameter = Parameter
costBefore = Schritte davor
costAfter = Schritte danach
finalists = Beste Einstellungen
finalistsHelp =
    Der letzte Vergleich bei den { $puzzles ->
        [one] { $puzzles } Rätsel
       *[other] { $puzzles } Rätseln
    } des Wettbewerbs. Diese Werte sind eher zu niedrig, weil die besten Einstellungen nach diesen Werten ausgewählt wurden.
