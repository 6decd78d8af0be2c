axes_step = Schritte
axes_time = Zeit (ms)
series = Reihen
axesMenu = Achsen
showCurves = Gezeigte Kurven
curvesCleared = Die Aufstellung hat sich geändert, daher sind die Kurven leer: Start drücken.
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
curveCourse = { $name } geht von { $start } bis { $end }, kleinster Wert { $least }, größter { $most }
curvePoint = { $value } (Schritt { $step })
against = x-Achse
logTime = Zeit log.
logTimeHelp = Zeit auf logarithmischer Achse
apart = Je Bahn eine Kurve
apartHelp = Jede Bahn für sich zeichnen
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
saveAs_csv = Alle Daten (CSV)
saveAs_json = Alle Daten (JSON)
saved = { $name } gesichert.
saveFailed = Das Sichern ist fehlgeschlagen: { $why }
share = { $percent }{ "\u00A0" }%
target = gelöst: { $value }
paperValue = Studie: { $value }
paperMean = Studie: Mittelwert { $value }
mean = Mittel
