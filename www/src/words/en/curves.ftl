### The curves of a race, fetched with their part of the page.

axes_step = steps
axes_time = time (ms)
series = Series
axesMenu = Axes
showCurves = Curves to show
curvesCleared = The setup has changed, so the curves of the previous run were cleared. Press Race to draw new curves.
# $title text, $unit text, $lanes digits, $of number
plotChoice =
    { $title }{ $unit ->
        [none] { "" }
       *[other] { " " }({ $unit })
    }: { $lanes } of { $of ->
        [one] { $of } lane
       *[other] { $of } lanes
    }
logSteps = log steps
logValues = log values
logStepsHelp = Steps on a logarithmic scale
logValuesHelp = Values on a logarithmic scale
# $title text, $lines text
curveSummary = { $title }: { $lines }.
# $name text
curveEmpty = { $name } has no value yet
# $name text, $start text
curveStart = { $name } starts at { $start }
# $name text, $start text, $end text, $least text, $most text
curveCourse = { $name } goes from { $start } to { $end } (minimum { $least }, maximum { $most })
# $value text, $step text
curvePoint = { $value } (step { $step })
against = x-axis
logTime = log time
logTimeHelp = Time on a logarithmic scale
apart = One plot per lane
apartHelp = Draw each lane in a plot of its own
zoom = Zoom
zoomIn = Zoom in
zoomOut = Zoom out
zoomReset = All
# $title text
cursorOf = Cursor over { $title }
cursorNowhere = nowhere
# $at text
cursorAt_step = step { $at }
# $at text
cursorAt_time = { $at } ms
# $title text, $unit text
plotOf =
    { $unit ->
        [none] { $title }
       *[other] { $title } ({ $unit })
    }
# $title text
enlargePlot = Enlarge { $title }
# $title text
saveOf = Save { $title }
saveAs_svg = Picture (SVG)
saveAs_png = Picture (PNG)
saveAs_tikz = TikZ (LaTeX)
saveAs_vega-lite = Vega-Lite
saveAs_csv = All data (CSV)
saveAs_json = All data (JSON)
# $name text
saved = Saved { $name }.
# $why text
saveFailed = The file could not be saved: { $why }
# $percent text
share = { $percent }{ "\u00A0" }%
# Beside the line at the value that a series reaches at a solution.
# $value text
target = solved: { $value }
# $value text
paperValue = paper: { $value }
# $value text
paperMean = paper: mean { $value }
# The word for a mean in notes to published values.
mean = mean

# The key to the boards: a sign and, below it, its meaning.
reading_title = How to read the boards
reading_tab = Board legend
reading_given_0 = Bold: given
reading_given_1 = in the puzzle
reading_placed_0 = Coloured: placed
reading_placed_1 = by the algorithm
reading_possible_0 = Dots: possible
reading_possible_1 = position: digit; size: likelihood
reading_latest_0 = Ring, frame: latest step
reading_latest_1 = dashed red: taken back
reading_undone_0 = Dashed red: taken back
reading_undone_1 = the digit led to a dead end
reading_conflict_0 = Red corner: repeated
reading_conflict_1 = against the rules
reading_struck_0 = Red stroke: ruled out
reading_struck_1 = a candidate that cannot be right
# What a race over seeds is for.
averages = Which algorithm is better on average? Every lane runs once with each seed, which determines its random numbers. Then success rates, steps and times are compared.
# A link to the Experiment view.
averagesOfPuzzles = Averages over many puzzles
