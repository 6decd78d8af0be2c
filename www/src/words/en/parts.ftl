### Names of the parts of the page, as used in sentences.

header = the page header
puzzle = the puzzle
setup = the settings
transport = the controls
boards = the boards
counters = the counters
verdict = the verdict
curves = the curves
finish = the results
papers = the papers
code = the pseudo-code
links = the links
