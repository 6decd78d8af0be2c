//! A solver that applies human techniques in a fixed order, optionally with guessing.

mod action;
mod code;

use std::ops::ControlFlow;

use rand::RngExt as _;
use sudoku_grid::{Digits, Position};
use sudoku_search::{
    Argument, Capabilities, CodeLine, Decision, Detail, Event, Explanation, Info, Kind, Ordered,
    Preset, Published, Rng, Role, Search, Seed, StartError, Template, View, choice, counters, docs,
    params, published_figure, series,
};
use sudoku_techniques::{BERGGREN_NILSSON, TechniqueChoice, search_from};

use action::{Guess, LastAction, NextAction};

use crate::sources::{DRAFT, THESIS};
use crate::technique_solver::write_position;

docs! {
    /// Reasons like a person: applies the first technique of a list that finds something.
    ///
    /// # How it works
    ///
    /// Every technique looks for a pattern of candidates and knows its conclusion: a digit to
    /// place, or candidates to remove because no solution uses them. The first technique in the
    /// list that finds its pattern is applied; then the list is searched again from the top. If no
    /// technique finds anything, the solver stalls. If guessing is allowed, the solver instead
    /// tries the candidates of a cell one after the other, and takes a guess back when a cell has
    /// no candidate or a digit has no place left.
    ///
    /// # A step
    ///
    /// A deduction tries one technique after another until one finds something.
    ///
    /// # Why it suits Sudoku
    ///
    /// Puzzles for people are made to be solved this way, and the path is an explanation. Each step
    /// holds in every solution, so without guessing, a stall only means that the list of techniques
    /// is too short. The only exceptions are techniques that assume a unique solution: on a puzzle
    /// with several solutions, their steps may exclude all solutions.
    ///
    /// # References
    ///
    /// Berggren and Nilsson, "A study of Sudoku solving algorithms", KTH, 2012, rule-based solver.
    const DOCS;
}

/// The techniques that Berggren and Nilsson name, in the order in which the preset `paper` tries them.
fn paper_techniques() -> Ordered<TechniqueChoice> {
    let choice = |id| TechniqueChoice::from_id(id).expect("listed");
    Ordered(BERGGREN_NILSSON.iter().copied().map(choice).collect())
}

choice! {
    /// Heuristics that choose the cell to guess in.
    pub enum GuessCell {
        /// The cell with the fewest candidates (MRV); ties go to the first such cell.
        Fewest = "fewest-candidates",
        /// The first blank cell, row by row.
        First = "rows",
        /// The first cell in a random order, drawn once from the seed.
        Random = "random",
    }
}

choice! {
    /// Heuristics that choose the digit to guess first.
    pub enum GuessDigit {
        /// The lowest digit.
        Ascending = "ascending",
        /// The digit with the fewest places left in the grid.
        Rarest = "fewest-places",
        /// The first digit in a random order for each cell, drawn once from the seed.
        Random = "random",
    }
}

params! {
    /// The parameters of the solver `rules`.
    pub struct Params for Rules {
        /// Techniques used, in the order in which they are tried; techniques that are not listed
        /// are off. More techniques solve more puzzles without guessing. Easy techniques first give
        /// a path that people would take. The order changes the path and, with guesses, the search
        /// tree. It can also change where the rules stall if the list contains techniques that
        /// assume a unique solution. These techniques are valid only if the puzzle has exactly one
        /// solution.
        techniques: Ordered<TechniqueChoice> = paper_techniques(),
        /// Guess when no technique finds anything. With guessing, the solver is complete: it finds
        /// every solution, and proves when there is none.
        guessing: bool = false,
        /// Variable order: in which cell the solver guesses. A cell with fewer candidates makes the
        /// tree narrower.
        guess_cell: GuessCell = GuessCell::Fewest,
        /// Value order: which candidate of the guessed cell is tried first. The order determines
        /// how soon the first solution is found; to prove that there is no other solution, the
        /// whole tree must be searched, whatever the order.
        guess_digit: GuessDigit = GuessDigit::Ascending,
    }
}

series! {
    /// One sample of the values that are plotted over the steps of a run.
    pub(crate) struct Sample {
        /// Candidates left in blank cells.
        #[goal(down)]
        #[unit("candidates")]
        candidates_left: f64,
        /// Filled cells, including givens.
        #[plot(main)]
        #[goal(up)]
        #[target(cells)]
        #[unit("cells")]
        filled: f64,
        /// The technique used last, by its position in the list, counted from 1; 0 stands for a
        /// guess.
        technique: f64,
    }
}

counters! {
    /// The counters of a run.
    pub(crate) struct Tally {
        /// Instances of techniques applied.
        deductions: u64,
        /// Digits placed by techniques.
        placements: u64,
        /// Candidates removed by techniques, without those that a placed digit removes from its
        /// peers.
        eliminations: u64,
        /// Digits tried in a blank cell because no technique found anything.
        nodes: u64,
        /// Digits tried while another candidate of the same cell was untried.
        guesses: u64,
        /// Digits tried and taken back.
        backtracks: u64,
    }
}

static GUESSED: Template = Template {
    id: "rules.guessed",
    text: "No technique applies: trying {digit} in {cell}, which has the candidates {digits}.",
};

static RETRIED: Template = Template {
    id: "rules.retried",
    text: "The branch {wrong} in {cell} is exhausted: trying {digit} there.",
};

static STUCK: Template = Template {
    id: "rules.stuck",
    text: "{techniques|The only technique does not apply|None of the # techniques applies}, and guessing is off: {blanks|one cell stays|# cells stay} blank.",
};

static CONTRADICTION: Template = Template {
    id: "rules.broken",
    text: "A cell has no candidate, or a house has no place for a digit: there is no solution.",
};

/// A run of the rule-based solver on one puzzle.
#[derive(Clone, Debug)]
pub(crate) struct Rules {
    params: Params,
    /// The seed of the random orders of cells and digits.
    seed: Seed,
    position: Position,
    /// The number of filled cells.
    filled: usize,
    /// The guesses that have not been undone, outermost first.
    guess_stack: Vec<Guess>,
    /// The number of outer guesses that belong to other parts of a split search.
    floor: usize,
    next: NextAction,
    last: LastAction,
    tally: Tally,
}

impl Rules {
    /// Ends a step and reports a solution if the position is full.
    fn end_step(&mut self) -> ControlFlow<Event> {
        // A digit is placed only where it is a candidate, so a full position is a solution.
        if self.filled == self.position.shape().cells() {
            self.next = NextAction::Backtrack;
            return ControlFlow::Break(Event::Found);
        }
        self.next = NextAction::Check;
        ControlFlow::Continue(())
    }

    /// Places a digit.
    fn place(&mut self, cell: usize, digit: u8) {
        self.position.place(cell, digit);
        self.filled += 1;
    }

    /// Applies the first instance that the techniques of the list find; guesses if no technique finds an instance.
    /// `from` is the point at which the scan continues: the index of a technique, and the index of a piece of its work.
    fn deduce(&mut self, from: (usize, usize)) -> ControlFlow<Event> {
        let techniques =
            |technique: usize| Some(self.params.techniques.0.get(technique)?.technique());
        let mut first_instance = None;
        let next_work = search_from(
            &self.position,
            &techniques,
            from,
            &mut |technique, instance| {
                first_instance = Some((technique, instance.deduction()));
                ControlFlow::Break(())
            },
        );
        let Some((technique, deduction)) = first_instance else {
            let Some(next_work) = next_work else {
                return self.guess();
            };
            self.next = NextAction::Technique(next_work);
            return ControlFlow::Continue(());
        };
        deduction.apply(&mut self.position);
        self.filled += deduction.placements.len();
        self.tally.deductions += 1;
        self.tally.placements += deduction.placements.len() as u64;
        self.tally.eliminations += deduction.eliminations.len() as u64;
        self.last = LastAction::Deduction {
            technique,
            deduction,
        };
        self.end_step()
    }

    /// The random rank of a digit in a cell. It depends on the seed alone, so that the parts of a split
    /// search draw the same ranks as the whole.
    fn random_rank(&self, cell: usize, digit: u8) -> usize {
        let index = u32::try_from(32 * cell).expect("small") + u32::from(digit);
        self.seed.child(index).0 as usize
    }

    /// The digit to try first among `candidates`, the candidates of a cell; `None` if the set is empty.
    #[inline(never)] // inlining would duplicate it at both call sites
    fn select_digit(&self, position: &Position, cell: usize, candidates: Digits) -> Option<u8> {
        let rank = |digit: &u8| match self.params.guess_digit {
            GuessDigit::Ascending => 0,
            GuessDigit::Random => self.random_rank(cell, *digit),
            GuessDigit::Rarest => {
                let has_digit = |cell: &usize| position.candidates(*cell).contains(*digit);
                position.blanks().filter(has_digit).count()
            }
        };
        candidates.iter().min_by_key(rank)
    }

    /// Guesses a digit in a cell; ends the run if guessing is off.
    fn guess(&mut self) -> ControlFlow<Event> {
        if !self.params.guessing {
            return self.end_run(Event::Stalled);
        }
        let rank = |cell: &usize| match self.params.guess_cell {
            GuessCell::Fewest => self.position.candidates(*cell).len(),
            GuessCell::First => 0,
            GuessCell::Random => self.random_rank(*cell, 0),
        };
        let cell = self.position.blanks().min_by_key(rank);
        let cell = cell.expect("a blank cell");
        let digits = self.position.candidates(cell);
        let digit = self.select_digit(&self.position, cell, digits);
        let digit = digit.expect("a broken position was left before");
        self.guess_stack.push(Guess {
            before: self.position.clone(),
            cell,
            digit,
            tried: 0,
            untried: digits - Digits::only(digit),
        });
        self.place(cell, digit);
        self.tally.nodes += 1;
        self.tally.guesses += u64::from(digits.len() > 1);
        self.last = LastAction::Guess {
            cell,
            digit,
            digits,
        };
        self.end_step()
    }

    /// Backtracks to the innermost guess with an untried digit and tries that digit; ends the run
    /// if there is none.
    fn backtrack(&mut self) -> ControlFlow<Event> {
        while self.guess_stack.len() > self.floor {
            let Some(guess) = self.guess_stack.last() else {
                break;
            };
            self.tally.backtracks += 1;
            let digit = self.select_digit(&guess.before, guess.cell, guess.untried);
            let (Some(digit), Some(guess)) = (digit, self.guess_stack.last_mut()) else {
                self.guess_stack.pop();
                continue;
            };
            let (cell, wrong) = (guess.cell, guess.digit);
            guess.untried.remove(digit);
            guess.tried += 1;
            guess.digit = digit;
            self.tally.nodes += 1;
            self.tally.guesses += u64::from(!guess.untried.is_empty());
            self.position = guess.before.clone();
            self.filled = self.position.shape().cells() - self.position.blanks().count();
            self.place(cell, digit);
            self.last = LastAction::Retry { cell, digit, wrong };
            return self.end_step();
        }
        self.end_run(if self.params.guessing {
            Event::Exhausted
        } else {
            Event::Stalled
        })
    }

    /// Ends the run with this event.
    fn end_run(&mut self, event: Event) -> ControlFlow<Event> {
        self.next = NextAction::End(event);
        ControlFlow::Break(event)
    }

    /// Explains why the run has stalled.
    fn explain_stall(&self) -> Explanation {
        if self.position.is_contradictory() {
            return Explanation::new(&CONTRADICTION, Vec::new());
        }
        let number = |count: usize| Argument::Number(count as u64);
        let arguments = vec![
            ("techniques", number(self.params.techniques.0.len())),
            ("blanks", number(self.position.blanks().count())),
        ];
        Explanation::new(&STUCK, arguments)
    }
}

impl Search for Rules {
    const INFO: Info = Info {
        id: "rules",
        name: "Rules",
        docs: DOCS,
        kind: Kind::Solver,
        complete: false,
        step: "deduction",
        sides: (4, 25),
    };
    const PRESETS: &'static [Preset] = &[
        Preset {
            id: "paper",
            name: "Rules of the paper",
            doc: "Applies naked and hidden singles, pairs and larger subsets (up to half the side of the grid), and fish with two to five base lines. The solver stalls when none of them applies.",
            source: DRAFT,
            values: &[],
            ours: &["techniques"],
        },
        Preset {
            id: "singles",
            name: "Singles only",
            doc: "Applies naked and hidden singles, which the paper expects to solve about half of the puzzles with 17 givens.",
            source: DRAFT,
            values: &[("techniques", "naked-single,hidden-single")],
            ours: &[],
        },
        Preset {
            id: "paper-guessing",
            name: "Rules of the paper, with guessing",
            doc: "As “Rules of the paper”, but when no rule applies, a candidate is tried, and \
                  taken back if it leads to a contradiction.",
            source: DRAFT,
            values: &[("guessing", "true")],
            ours: &["techniques"],
        },
        Preset {
            id: "thesis",
            name: "Rules of the thesis",
            doc: "Applies naked singles and naked subsets of every size. When they find nothing, \
                  the solver guesses in the cell with the fewest candidates, in ascending order of \
                  the digits. A large naked subset is recognised by the hidden single or hidden \
                  subset that it leaves in the rest of its house.",
            source: THESIS,
            values: &[
                (
                    "techniques",
                    "naked-single,naked-pair,naked-triple,naked-quad,naked-subset,hidden-subset,\
                     hidden-quad,hidden-triple,hidden-pair,hidden-single",
                ),
                ("guessing", "true"),
            ],
            ours: &[],
        },
    ];
    const PUBLISHED: &'static [Published] = &[
        published_figure(
            &["thesis"],
            "time",
            20_000.0,
            "mean of 49,151 puzzles with 17 givens, all solved",
        ),
        published_figure(&["thesis"], "time", 1_360_000.0, "the longest of them"),
    ];
    const CODE: &'static [CodeLine] = code::PseudoCode::LINES;
    type Params = Params;
    type Sample = Sample;
    type Counters = Tally;

    fn capabilities(params: &Params) -> Capabilities {
        let is_random =
            params.guess_cell == GuessCell::Random || params.guess_digit == GuessDigit::Random;
        let assumes_uniqueness = |choice: &TechniqueChoice| choice.technique().info().one_solution;
        Capabilities {
            complete: params.guessing && !params.techniques.0.iter().any(assumes_uniqueness),
            divisible: params.guessing,
            shares_steps: false,
            random: params.guessing && is_random,
        }
    }

    fn start(position: &Position, params: &Params, mut rng: Rng) -> Result<Self, StartError> {
        Ok(Self {
            params: params.clone(),
            seed: Seed(rng.random()),
            floor: 0,
            position: position.clone(),
            filled: position.shape().cells() - position.blanks().count(),
            guess_stack: Vec::new(),
            next: NextAction::Check,
            last: LastAction::Nothing,
            tally: Tally::default(),
        })
    }

    fn step(&mut self) -> ControlFlow<Event> {
        match self.next {
            NextAction::Check if self.position.is_contradictory() => self.backtrack(),
            NextAction::Check if self.filled == self.position.shape().cells() => self.end_step(),
            NextAction::Check => self.deduce((0, 0)),
            NextAction::Technique(from) => self.deduce(from),
            NextAction::Backtrack => self.backtrack(),
            NextAction::End(event) => ControlFlow::Break(event),
        }
    }

    /// Splits off a part of this search. Of the guesses that belong to this search and have untried candidates, the
    /// outermost guess gives all of them to the returned search, which begins by undoing that guess. `None` if there is
    /// no such guess.
    fn split(&mut self) -> Option<Self> {
        let guesses = self.guess_stack.get(self.floor..)?;
        let index = self.floor + guesses.iter().position(|guess| !guess.untried.is_empty())?;
        let mut new_search = self.clone();
        new_search.guess_stack.truncate(index + 1);
        new_search.next = NextAction::Backtrack;
        (new_search.last, new_search.tally) = (LastAction::Nothing, Tally::default());
        self.guess_stack[index].untried = Digits::EMPTY;
        self.floor = index + 1;
        Some(new_search)
    }

    fn steps(&self) -> u64 {
        self.tally.deductions + self.tally.nodes
    }

    fn sample(&self) -> Sample {
        let candidate_count: usize = self
            .position
            .blanks()
            .map(|cell| self.position.candidates(cell).len())
            .sum();
        Sample {
            candidates_left: to_f64(candidate_count),
            filled: to_f64(self.filled),
            technique: match &self.last {
                LastAction::Nothing => f64::NAN,
                LastAction::Deduction { technique, .. } => to_f64(technique + 1),
                LastAction::Guess { .. } | LastAction::Retry { .. } => 0.0,
            },
        }
    }

    fn view(&self, view: &mut View) {
        write_position(&self.position, view);
    }

    fn counters(&self) -> Tally {
        self.tally
    }

    fn fork(&self) -> Option<Self> {
        Some(self.clone())
    }

    fn heap_bytes(&self) -> usize {
        let position = self.position.heap_bytes();
        let deduction_bytes = match &self.last {
            LastAction::Deduction { deduction, .. } => deduction.heap_bytes(),
            _ => 0,
        };
        size_of_val(&self.params.techniques.0[..])
            + position
            + self.guess_stack.len() * (size_of::<Guess>() + position)
            + deduction_bytes
    }

    fn explain(&self) -> Option<Explanation> {
        let is_full = self.filled == self.position.shape().cells();
        if matches!(self.next, NextAction::End(Event::Stalled)) && !is_full {
            return Some(self.explain_stall());
        }
        match &self.last {
            LastAction::Nothing => None,
            LastAction::Deduction { deduction, .. } => Some(deduction.explanation.clone()),
            &LastAction::Guess {
                cell,
                digit,
                digits,
            } => {
                let arguments = vec![
                    ("cell", Argument::Cell(cell)),
                    ("digits", Argument::Digits(digits)),
                    ("digit", Argument::Digit(digit)),
                ];
                let explanation = Explanation::new(&GUESSED, arguments);
                Some(explanation.mark(Role::Placed, cell, Some(digit)))
            }
            &LastAction::Retry { cell, digit, wrong } => {
                let arguments = vec![
                    ("cell", Argument::Cell(cell)),
                    ("wrong", Argument::Digit(wrong)),
                    ("digit", Argument::Digit(digit)),
                ];
                let explanation = Explanation::new(&RETRIED, arguments)
                    .mark(Role::Undone, cell, Some(wrong))
                    .mark(Role::Placed, cell, Some(digit));
                Some(explanation)
            }
        }
    }

    fn executed_lines(&self) -> Vec<u8> {
        code::lines(self)
    }

    fn detail(&self) -> Detail {
        if !self.params.guessing {
            return Detail::None;
        }
        let decision = |guess: &Guess| Decision {
            cell: guess.cell,
            digit: guess.digit,
            tried: guess.tried,
            left: u32::try_from(guess.untried.len()).expect("at most 25 digits"),
        };
        Detail::Path(self.guess_stack.iter().map(decision).collect())
    }
}

/// Converts a count of cells or candidates to `f64`.
#[expect(
    clippy::cast_precision_loss,
    reason = "counts of cells and candidates are small"
)]
fn to_f64(n: usize) -> f64 {
    n as f64
}

#[cfg(test)]
mod tests;
#[cfg(test)]
mod thesis_tests;
