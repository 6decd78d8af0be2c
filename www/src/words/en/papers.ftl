### What is said of the figures that papers print.

papers = Results in the papers
papersHelp = Different puzzles and machines: compare orders of magnitude only.
papersColumns_of = Measure
papersColumns_paper = Paper
papersColumns_here = This run
papersColumns_note = The paper's puzzles
