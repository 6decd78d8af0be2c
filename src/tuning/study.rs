//! A whole study: tuning, the comparison on puzzles that were not used for it, and the ablation.

use sudoku_search::Seed;
use sudoku_stats::StatsError;

use crate::ablation::{Ablation, AblationStep};
use crate::tuner::{Tuner, Tuning, TuningResult};
use crate::{
    Configuration, Evaluation, EvaluationRequest, HeldOutComparison, Instances, ParamSpace,
};

/// The penalty of an unsolved run: the PAR-2 score counts twice the limit.
const PENALTY: f64 = 2.0;

/// The part of the budget that the ablation may use, about.
const ABLATION_SHARE: f64 = 0.25;

/// The smallest and the largest number of runs per configuration in the ablation.
const ABLATION_RUNS: (usize, usize) = (5, 100);

/// The PAR-2 score of a run: its cost if it solved the puzzle, otherwise twice the limit.
pub fn par2(solved: bool, cost: f64, limit: f64) -> f64 {
    if solved { cost } else { PENALTY * limit }
}

/// What a [`Study`] is to do.
#[derive(Clone, Copy, Debug)]
pub struct StudyPlan {
    /// The budget of the races, in the unit of [`Evaluation::effort`].
    pub budget: f64,
    /// The seed of the configurations and of the runs.
    pub seed: u32,
    /// The number of puzzles for tuning; not 0.
    pub tuning_puzzles: usize,
    /// The number of puzzles for the comparison; not 0.
    pub held_out_puzzles: usize,
    /// The number of runs of each of the two configurations in the comparison; not 0.
    pub held_out_runs: usize,
}

/// The set of puzzles of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleSet {
    /// The puzzles for tuning.
    Tuning,
    /// The puzzles that are held out.
    HeldOut,
}

/// A run that the caller of a [`Study`] has to make.
#[derive(Clone, Copy, Debug)]
pub struct StudyRun<'a> {
    /// The parameter values of the run.
    pub configuration: &'a Configuration,
    /// The set of the puzzle.
    pub set: PuzzleSet,
    /// The index of the puzzle in its set.
    pub puzzle: usize,
    /// The seed of the run.
    pub seed: u32,
}

/// The result of a run of a [`Study`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StudyEvaluation {
    /// The cost and the effort.
    pub evaluation: Evaluation,
    /// `true` if the run solved its puzzle.
    pub solved: bool,
}

/// A study in progress: a [`Tuning`], then the comparison of the tuned configuration with the default on held-out
/// puzzles, then an [`ablation`](crate::ablation()). The caller makes the [requested runs](Study::runs) and hands over
/// their results, until the study is over.
#[derive(Clone, Debug)]
pub struct Study {
    space: ParamSpace,
    plan: StudyPlan,
    stage: Stage,
}

/// The stage of a study.
#[derive(Clone, Debug)]
enum Stage {
    Tuning(Box<Tuning>),
    Comparing(Box<TuningResult>),
    Ablating(Box<Compared>, Box<Ablation>),
    Over(Box<Compared>, Vec<AblationStep>),
}

/// The results until the end of the comparison.
#[derive(Clone, Debug)]
struct Compared {
    tuning: TuningResult,
    /// The costs on each puzzle of the default and of the tuned configuration.
    costs: [Vec<f64>; 2],
    /// The number of solved runs of both.
    solved: [usize; 2],
    ablation_runs: usize,
}

/// The stage of a [`Study`], for display.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StudyStage {
    /// Configurations race.
    Tuning,
    /// The default and the tuned configuration run on held-out puzzles.
    Comparing,
    /// Parameters change one by one.
    Ablating,
    /// There is nothing left to do.
    Over,
}

/// The result of a [`Study`].
#[derive(Clone, Debug)]
pub struct StudyResult {
    /// The result of the tuning.
    pub tuning: TuningResult,
    /// The comparison of the default with the tuned configuration.
    pub comparison: HeldOutComparison,
    /// The number of held-out runs that the default and the tuned configuration solved.
    pub solved: [usize; 2],
    /// The number of runs per configuration in the ablation; 0 if the budget does not suffice or nothing was changed.
    pub ablation_runs: usize,
    /// The steps of the ablation.
    pub ablation: Vec<AblationStep>,
}

impl Study {
    /// A study in which no run has been made.
    pub fn new(space: ParamSpace, plan: StudyPlan) -> Self {
        let tuning = Tuner::new(&space, plan.budget, plan.seed).start();
        let mut study = Self {
            space,
            plan,
            stage: Stage::Tuning(Box::new(tuning)),
        };
        study.settle();
        study
    }

    /// The free parameters with the default.
    pub const fn space(&self) -> &ParamSpace {
        &self.space
    }

    /// The stage.
    pub const fn stage(&self) -> StudyStage {
        match self.stage {
            Stage::Tuning(_) => StudyStage::Tuning,
            Stage::Comparing(_) => StudyStage::Comparing,
            Stage::Ablating(..) => StudyStage::Ablating,
            Stage::Over(..) => StudyStage::Over,
        }
    }

    /// The tuning while it is in progress.
    pub fn tuning(&self) -> Option<&Tuning> {
        match &self.stage {
            Stage::Tuning(tuning) => Some(tuning),
            _ => None,
        }
    }

    /// The instances of a set of puzzles.
    fn instances(&self, set: PuzzleSet) -> Instances {
        let seed = Seed(self.plan.seed);
        match set {
            PuzzleSet::Tuning => Instances::new(self.plan.tuning_puzzles, seed.child(1)),
            PuzzleSet::HeldOut => Instances::new(self.plan.held_out_puzzles, seed.child(2)),
        }
    }

    /// The runs that are to be made next; none if the study is over.
    pub fn runs(&self) -> Vec<StudyRun<'_>> {
        let (set, requests) = match &self.stage {
            Stage::Tuning(tuning) => (PuzzleSet::Tuning, tuning.requests()),
            Stage::Comparing(tuned) => {
                let sides = [self.space.start(), &tuned.best].into_iter();
                let requests = sides.flat_map(|configuration| {
                    (0..self.plan.held_out_runs).map(move |instance| EvaluationRequest {
                        configuration,
                        instance,
                    })
                });
                (PuzzleSet::HeldOut, requests.collect())
            }
            Stage::Ablating(_, ablation) => (PuzzleSet::HeldOut, ablation.requests()),
            Stage::Over(..) => (PuzzleSet::HeldOut, Vec::new()),
        };
        let instances = self.instances(set);
        (requests.into_iter())
            .map(|request| {
                let (puzzle, seed) = instances.get(request.instance);
                StudyRun {
                    configuration: request.configuration,
                    set,
                    puzzle,
                    seed,
                }
            })
            .collect()
    }

    /// Accepts the results of the [requested runs](Self::runs), in their order.
    ///
    /// # Panics
    ///
    /// Panics if there is not one result per run.
    pub fn accept(&mut self, results: &[StudyEvaluation]) {
        let evaluations: Vec<_> = results.iter().map(|one| one.evaluation).collect();
        match &mut self.stage {
            Stage::Tuning(tuning) => tuning.accept(&evaluations),
            Stage::Comparing(tuned) => {
                let tuned = (**tuned).clone();
                self.compare(tuned, results);
            }
            Stage::Ablating(_, ablation) => ablation.accept(&evaluations),
            Stage::Over(..) => assert!(results.is_empty(), "one result per run"),
        }
        self.settle();
    }

    /// The result; `None` before the end.
    ///
    /// # Errors
    ///
    /// [`StatsError`] if the costs cannot be compared; see [`HeldOutComparison::of`].
    pub fn result(&self) -> Option<Result<StudyResult, StatsError>> {
        let Stage::Over(compared, ablation) = &self.stage else {
            return None;
        };
        let [start, tuned] = &compared.costs;
        Some(
            HeldOutComparison::of(start, tuned).map(|comparison| StudyResult {
                tuning: compared.tuning.clone(),
                comparison,
                solved: compared.solved,
                ablation_runs: compared.ablation_runs,
                ablation: ablation.clone(),
            }),
        )
    }

    /// Starts the ablation after the comparison.
    fn compare(&mut self, tuning: TuningResult, results: &[StudyEvaluation]) {
        let repeats = self.plan.held_out_runs;
        assert_eq!(results.len(), 2 * repeats, "one result per run");
        let instances = self.instances(PuzzleSet::HeldOut);
        let side = |side: usize| &results[side * repeats..(side + 1) * repeats];
        let costs = [0, 1].map(|number| {
            let costs: Vec<_> = side(number).iter().map(|one| one.evaluation.cost).collect();
            instances.means(&costs)
        });
        let solved = [0, 1].map(|number| side(number).iter().filter(|one| one.solved).count());
        let effort: f64 = results.iter().map(|one| one.evaluation.effort).sum();
        let ablation_runs = self.ablation_runs(&tuning.best, effort, results.len());
        let ablation = Ablation::new(self.space.clone(), tuning.best.clone(), ablation_runs);
        let compared = Compared {
            tuning,
            costs,
            solved,
            ablation_runs,
        };
        self.stage = Stage::Ablating(Box::new(compared), Box::new(ablation));
    }

    /// Goes to the next stage if there is nothing left to do in the current one.
    fn settle(&mut self) {
        let next = match &self.stage {
            Stage::Tuning(tuning) if tuning.is_over() => {
                Stage::Comparing(Box::new(tuning.result()))
            }
            Stage::Ablating(compared, ablation) if ablation.is_over() => {
                Stage::Over(compared.clone(), ablation.steps.clone())
            }
            _ => return,
        };
        self.stage = next;
    }

    /// The number of runs per configuration in the ablation, so that it uses about [`ABLATION_SHARE`] of the budget; 0
    /// if that is too few to compare. `effort` is the effort of `runs` earlier runs.
    #[expect(
        clippy::cast_precision_loss,
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "numbers of runs"
    )]
    fn ablation_runs(&self, tuned: &Configuration, effort: f64, runs: usize) -> usize {
        let start = self.space.setup(self.space.start()).params.len();
        let changed = self.space.setup(tuned).params.len() - start;
        let configurations = changed * (changed + 1) / 2 + 1;
        let mean_effort = (effort / runs as f64).max(1e-9);
        let affordable = ABLATION_SHARE * self.plan.budget / (configurations as f64 * mean_effort);
        let (least, most) = ABLATION_RUNS;
        let affordable = (affordable as usize).min(most);
        if changed == 0 || affordable < least {
            0
        } else {
            affordable
        }
    }
}
