### The published results beside a race.

papers = Results in the papers
papersHelp = The paper used other puzzles and machines: compare orders of magnitude only.
papersColumns_of = Measure
papersColumns_paper = Paper
papersColumns_here = This run
papersColumns_note = The paper’s puzzles
