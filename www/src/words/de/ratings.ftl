title = Schwierigkeit
looking = Das Rätsel wird bewertet …
failed = Das Rätsel konnte nicht bewertet werden: { $why }.
notUnique = Nur ein Rätsel mit genau einer Lösung hat eine Bewertung.
needs = Nötige Techniken
needsLooking = Der Lösungsweg wird gesucht: bisher { COUNT($steps, "step") } …
singles = Singles genügen.
stuck = Die Techniken dieser Seite lösen dieses Rätsel nicht vollständig; gezählt sind nur die Schritte, die diese Techniken finden.
bar = Schritte des Lösungswegs, nach Technik gruppiert, die leichteste zuerst. Ein Klick auf eine Technik zeigt nur deren Schritte.
need = { $name }: { COUNT($steps, "step") }
scales = Bewertungen
interval = 95 %: { DECIMAL($low) }–{ DECIMAL($high) }
unit = in { $unit }
how = Definition, Quelle, Prüfung
source = Quelle
checked = Geprüft
slow = dauert lange
rate = Bewerten
rateOn = Bewerten: { $scale }
waiting = …
running = bisher { $seconds } s
cancel = Abbrechen
cancelOf = Abbrechen: { $what }
anotherHelp = Das andere Rätsel öffnet sich als neues Rätsel; das jetzige Rätsel bleibt unverändert, und „Zurück“ führt dorthin zurück.
kind = Ähnlich in
level = { $column }: { $level }
needing = schwerste Technik: { $technique }
make = Ähnliches Rätsel erzeugen
tried = { COUNT($puzzles, "Rätsel") } versucht
made = Ein weiteres Rätsel dieser Art ist im Gitter.
missed =
    Kein Treffer unter { $puzzles ->
        [one] { $puzzles } Rätsel
       *[other] { $puzzles } Rätseln
    }.{ $says ->
        [none] { "" }
       *[other] { " " }Das ähnlichste Rätsel: { $says }.
    }
openNearest = Ähnlichstes Rätsel öffnen
makeFailed = Es konnte kein weiteres Rätsel erzeugt werden: { $why }.
number = { $count }
times = { $count } × { $name }
easier =
    { $count ->
        [one] { $count } leichtere Technik
       *[other] { $count } leichtere Techniken
    } über Singles hinaus
listed = { $before }, { $last }
sentence = { $all }.
