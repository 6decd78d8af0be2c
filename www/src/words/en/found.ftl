### What the page says of its views to those who find it: search engines, bookmarks, messengers.

descriptions_solve = Solve a Sudoku of any size, typed, pasted or made for you, with hints that explain themselves, ratings and a check for one solution.
descriptions_race = Race algorithms on one Sudoku and watch how each of them thinks, step by step, forwards and backwards.
descriptions_generate = Make Sudoku puzzles from 4 × 4 to 25 × 25: choose givens, symmetry and difficulty, watch how they are made, print a sheet.
descriptions_experiment = Compare Sudoku algorithms over whole sets of puzzles: shares solved, times and steps, with the statistics that say how sure one can be.
descriptions_papers = Five papers on solving Sudoku put to the test: what each claims beside what comes out here, with the runs behind it.
descriptions_set = Solve a file of Sudoku puzzles on all cores of this computer, in the browser.
descriptions_cores = Solve one hard Sudoku on several cores, and see what they share and what they wait for.
descriptions_learn = How Sudoku solvers and generators work: the idea of each algorithm, its parameters, its curves and its sources.
descriptions_technique = The techniques people solve Sudoku by, from naked singles to chains, each explained on a board in stages.
descriptions_own = Write a Sudoku solver in the page, see where it goes wrong, race it against others, and set or do assignments with it.
# $name text, $about text
aboutOne = { $name }. { $about }
