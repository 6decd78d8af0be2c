title = Wie schwer es ist
looking = Das Rätsel wird bewertet …
failed = Das Rätsel konnte nicht bewertet werden: { $why }.
notUnique = Nur ein Rätsel mit genau einer Lösung hat eine Bewertung.
needs = Was es verlangt
needsLooking = Der Weg wird gesucht: bisher { COUNT($steps, "step") } …
singles = Singles genügen.
stuck = Die Techniken hier lösen es nicht bis zum Ende; gezählt ist, was sie leisten.
bar = Schritte des Wegs nach Technik, die leichteste zuerst. Ein Druck zeigt nur ihre Schritte auf dem Weg.
need = { $name }: { COUNT($steps, "step") }
scales = Bewertungen
interval = 95 %: { DECIMAL($low) }–{ DECIMAL($high) }
unit = in { $unit }
how = Definition, Quelle, Prüfung
source = Quelle
checked = Geprüft
slow = dauert länger
rate = Bewerten
rateOn = Bewerten: { $scale }
waiting = …
running = bisher { $seconds } s
cancel = Abbrechen
cancelOf = Abbrechen: { $what }
anotherHelp = Öffnet sich als neues Rätsel; dieses bleibt, wie es ist, und „Zurück“ führt wieder hierher.
kind = Wie dieses in
level = { $column }: { $level }
needing = schwerste Technik: { $technique }
make = Ein weiteres erzeugen
tried = { COUNT($puzzles, "Rätsel") } versucht
made = Ein weiteres Rätsel dieser Art ist im Gitter.
missed =
    Keines unter { $puzzles ->
        [one] { $puzzles } Rätsel
       *[other] { $puzzles } Rätseln
    }.{ $says ->
        [none] { "" }
       *[other] { " " }Am nächsten: { $says }.
    }
openNearest = Das nächste öffnen
makeFailed = Es konnte kein weiteres erzeugt werden: { $why }.
number = { $count }
times = { $count } × { $name }
easier =
    { $count ->
        [one] { $count } leichtere Technik
       *[other] { $count } leichtere Techniken
    } über Singles hinaus
listed = { $before }, { $last }
sentence = { $all }.
