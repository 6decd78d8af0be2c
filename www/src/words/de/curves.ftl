axes_step = Schritte
axes_time = Zeit (ms)
series = Kurven
axesMenu = Achsen
showCurves = Gezeigte Kurven
curvesCleared = Die Aufstellung hat sich geändert, daher wurden die Kurven des vorigen Laufs gelöscht. Nach „Start“ werden neue Kurven gezeichnet.
plotChoice =
    { $title }{ $unit ->
        [none] { "" }
       *[other] { " " }({ $unit })
    }: { $lanes } von { $of ->
        [one] { $of } Bahn
       *[other] { $of } Bahnen
    }
logSteps = Schritte log.
logValues = Werte log.
logStepsHelp = Schritte auf logarithmischer Achse
logValuesHelp = Werte auf logarithmischer Achse
curveSummary = { $title }: { $lines }.
curveEmpty = { $name } hat noch keinen Wert
curveStart = { $name } beginnt bei { $start }
curveCourse = { $name } verläuft von { $start } bis { $end } (kleinster Wert { $least }, größter Wert { $most })
curvePoint = { $value } (Schritt { $step })
against = x-Achse
logTime = Zeit log.
logTimeHelp = Zeit auf logarithmischer Achse
apart = Ein Diagramm je Bahn
apartHelp = Jede Bahn in einem eigenen Diagramm zeichnen
zoom = Ausschnitt
zoomIn = Vergrößern
zoomOut = Verkleinern
zoomReset = Alles
cursorOf = Zeiger über { $title }
cursorNowhere = nirgends
cursorAt_step = Schritt { $at }
cursorAt_time = { $at } ms
plotOf =
    { $unit ->
        [none] { $title }
       *[other] { $title } ({ $unit })
    }
enlargePlot = { $title } vergrößern
saveOf = { $title } sichern
saveAs_svg = Bild (SVG)
saveAs_png = Bild (PNG)
saveAs_tikz = TikZ (LaTeX)
saveAs_vega-lite = Vega-Lite
saveAs_csv = Alle Daten (CSV)
saveAs_json = Alle Daten (JSON)
saved = { $name } gesichert.
saveFailed = Das Sichern ist fehlgeschlagen: { $why }
share = { $percent }{ "\u00A0" }%
target = gelöst: { $value }
paperValue = Studie: { $value }
paperMean = Studie: Mittelwert { $value }
mean = Mittelwert

reading_title = Legende der Gitter
reading_tab = Legende
reading_given_0 = Fett: Vorgabe
reading_given_1 = Teil des Rätsels
reading_placed_0 = Farbig: gesetzt
reading_placed_1 = vom Algorithmus
reading_possible_0 = Punkte: möglich
reading_possible_1 = Lage: Ziffer; Größe: Wahrscheinlichkeit
reading_latest_0 = Ring, Rahmen: letzter Schritt
reading_latest_1 = rot gestrichelt: zurückgenommen
reading_undone_0 = Rot gestrichelt: zurückgenommen
reading_undone_1 = die Ziffer führte in eine Sackgasse
reading_conflict_0 = Rote Ecke: doppelte Ziffer
reading_conflict_1 = gegen die Regeln
reading_struck_0 = Roter Strich: ausgeschlossen
reading_struck_1 = der Kandidat kann nicht stimmen
averages = Welcher Algorithmus ist im Mittel besser? Jede Bahn läuft mit jedem Startwert einmal; der Startwert bestimmt die Zufallszahlen. Danach werden Erfolgsraten, Schritte und Zeiten verglichen.
averagesOfPuzzles = Mittelwerte über viele Rätsel
