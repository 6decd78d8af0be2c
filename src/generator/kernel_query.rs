//! Queries that the 9×9 kernel answers without a run.

use sudoku_grid::Grid;
use sudoku_solvers::{Probe, Probed};

use crate::engine::{Answer, EngineTask, PIECES_PER_STEP};

/// A query that the 9×9 kernel is working on. Its answers and its steps are those of an
/// [`EngineQuery`](crate::engine::EngineQuery) with the solver `fast`, but it starts several times as fast: no position, no
/// setup and no run are created.
#[derive(Clone)]
pub(crate) struct KernelQuery {
    probe: Probe,
    task: EngineTask,
    /// The solution that was found first.
    first_solution: Option<[u8; 81]>,
    /// The number of pieces of work that are left.
    pieces_left: u64,
}

impl KernelQuery {
    /// Starts a query on a 9×9 puzzle. `excluded` is a cell and a digit that this cell may not hold; `effort` is the work
    /// limit in pieces of work; 0 is unlimited.
    pub(crate) fn new(
        puzzle: &Grid,
        excluded: Option<(usize, u8)>,
        task: EngineTask,
        effort: u64,
    ) -> Self {
        let digits = puzzle
            .digits()
            .try_into()
            .expect("the kernel takes 9×9 grids");
        Self {
            probe: Probe::of(digits, excluded),
            task,
            first_solution: None,
            pieces_left: if effort == 0 { u64::MAX } else { effort },
        }
    }

    /// Does a bounded amount of work; returns the answer once it is known.
    pub(crate) fn advance(&mut self) -> Option<Answer> {
        for _ in 0..PIECES_PER_STEP.min(self.pieces_left) {
            self.pieces_left -= 1;
            match (self.probe.step(), self.first_solution) {
                (Some(Probed::Solution(solution)), Some(first)) => {
                    return Some(Answer::Two(first.to_vec(), solution.to_vec()));
                }
                (Some(Probed::Solution(solution)), None) if self.task == EngineTask::Solve => {
                    return Some(Answer::One(solution.to_vec()));
                }
                (Some(Probed::Solution(solution)), None) => self.first_solution = Some(solution),
                (Some(Probed::Nothing), first) => {
                    return Some(
                        first.map_or(Answer::Nothing, |first| Answer::One(first.to_vec())),
                    );
                }
                (Some(Probed::Open) | None, _) => {}
            }
        }
        (self.pieces_left == 0).then_some(Answer::Unknown)
    }

    /// The number of nodes that the kernel has visited.
    pub(crate) fn steps(&self) -> u64 {
        self.probe.nodes()
    }

    pub(crate) fn heap_bytes(&self) -> usize {
        self.probe.heap_bytes()
    }
}

#[cfg(test)]
mod tests {
    use sudoku_grid::{Position, Shape};
    use sudoku_search::Seed;

    use super::*;
    use crate::engine::{Engine, Solver};
    use crate::minimal::generate_with_order;

    /// The answer of a query, the number of its calls, and its steps.
    fn answer(advance: &mut dyn FnMut() -> (Option<Answer>, u64)) -> (String, usize, u64) {
        for calls in 1.. {
            let (answer, steps) = advance();
            let text = match answer {
                None => continue,
                Some(Answer::Nothing) => "nothing".to_owned(),
                Some(Answer::One(solution)) => format!("{solution:?}"),
                Some(Answer::Two(first, second)) => format!("{first:?} {second:?}"),
                Some(Answer::Unknown) => "unknown".to_owned(),
            };
            return (text, calls, steps);
        }
        unreachable!("a query ends")
    }

    #[test]
    fn the_kernel_answers_as_the_run_of_an_engine_does() {
        let solver = Solver::new(Engine::QUICKEST, Shape::NINE).expect("it takes 9×9 grids");
        assert!(solver.is_kernel());
        let mut compared = 0;
        for seed in 0..12 {
            let (solution, order, minimal) = generate_with_order(seed);
            for blanks in [0, 1, 40, 64, 81] {
                let mut puzzle = if blanks == 64 {
                    minimal.clone()
                } else {
                    solution.clone()
                };
                if blanks != 64 {
                    for &cell in &order[..blanks] {
                        puzzle.set(cell, 0);
                    }
                }
                for effort in [0, 1, 2, 3, 7, 16, 17, 100] {
                    for excluded in [None, Some((order[0], solution.get(order[0])))] {
                        for task in [EngineTask::Solve, EngineTask::Prove] {
                            if excluded.is_some_and(|(cell, _)| puzzle.get(cell) != 0) {
                                continue;
                            }
                            let mut position = Position::new(&puzzle).expect("no duplicate");
                            if let Some((cell, digit)) = excluded {
                                position.eliminate(cell, digit);
                            }
                            let mut run = solver.query(&position, task, Seed(1), effort);
                            let mut kernel = KernelQuery::new(&puzzle, excluded, task, effort);
                            assert_eq!(
                                answer(&mut || (kernel.advance(), kernel.steps())),
                                answer(&mut || (run.advance(), run.steps())),
                                "{blanks} blanks, effort {effort}, {excluded:?}, {task:?}"
                            );
                            compared += 1;
                        }
                    }
                }
            }
        }
        assert!(compared > 500, "{compared}");
    }
}
