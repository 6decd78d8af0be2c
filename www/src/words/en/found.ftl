### Descriptions of the views for search engines, bookmarks and messengers.

descriptions_solve = Solve a Sudoku of any size, typed, pasted or made for you, with explained hints, ratings and a check for a unique solution.
descriptions_race = Race algorithms on one Sudoku and watch how each of them thinks, step by step, forwards and backwards.
descriptions_generate = Make Sudoku puzzles from 4 × 4 to 25 × 25: choose givens, symmetry and difficulty, watch how they are made, and print a sheet.
descriptions_experiment = Compare Sudoku algorithms over whole sets of puzzles: the share of puzzles solved, times and steps, with confidence intervals and significance tests.
descriptions_papers = Tests of five papers on solving Sudoku: the claims of each paper beside the results of our runs, with the data.
descriptions_set = Solve a file of Sudoku puzzles on all cores of this computer, in the browser.
descriptions_cores = Solve one hard Sudoku on several cores, and see how the work is shared and where the workers wait.
descriptions_tune = Find settings with which a Sudoku algorithm needs fewer steps, checked on puzzles that the search never used.
descriptions_learn = How Sudoku solvers and generators work: the idea of each algorithm, its parameters, its curves and its sources.
descriptions_technique = The techniques that people use to solve Sudoku, from naked singles to chains, each explained on a board in stages.
descriptions_own = Write a Sudoku solver on this page, see where it goes wrong, race it against others, and set or solve assignments.
descriptions_train = On this page, train a small neural network that solves Sudoku, watch its beliefs and weights change, and race it.
# $name text, $about text
aboutOne = { $name }. { $about }
