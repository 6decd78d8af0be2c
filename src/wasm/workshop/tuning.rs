//! Tunes the parameters of a solver. The caller makes the runs.

use std::collections::{BTreeMap, BTreeSet};

use js_sys::{Array, Error, Object, Uint32Array};
use serde::Serialize;
use sudoku_grid::Grid;
use sudoku_search::{Algorithm, Setup, check_puzzles};
use sudoku_tuning::{
    AblationStep, Configuration, Evaluation, ParamSpace, PuzzleSet, Study, StudyEvaluation,
    StudyPlan, StudyResult, StudyStage, divide, par2,
};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::{error, set, to_object};
use crate::message::start_error;
use crate::number::to_number;
use crate::puzzle::shape_of;
use crate::run::parse_setup;

/// The smallest number of different puzzles: one for tuning at least, and two for the comparison.
const MIN_PUZZLES: usize = 4;

/// A study of the parameters of a solver on a set of puzzles. The cost of a run is its PAR-2 score in steps, and the
/// budget is a number of runs.
#[wasm_bindgen]
pub struct Tuning {
    study: Study,
    /// The setup of the default, with the seed and the step limit.
    setup: Setup,
    max_steps: f64,
    held_out_runs: usize,
    /// The indices of the puzzles for tuning, and of those that are held out.
    puzzles: Vec<u32>,
    held_out_puzzles: Vec<u32>,
    /// The number of runs in all stages so far.
    runs: usize,
}

/// The JavaScript object `TuningState`.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct TuningStateObject {
    stage: &'static str,
    runs: f64,
    /// The number of runs that are to be made next.
    pending: f64,
    /// The effort of the races, which the budget limits.
    spent: f64,
    races: f64,
    standings: Vec<StandingObject>,
}

/// A configuration of the current race. The cost is missing before its first run.
#[derive(Serialize)]
struct StandingObject {
    params: BTreeMap<String, String>,
    runs: f64,
    cost: Option<f64>,
    eliminated: bool,
}

/// The JavaScript object `TuningResult`.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct TuningResultObject {
    default: SideObject,
    tuned: SideObject,
    tuning_puzzles: f64,
    held_out_puzzles: f64,
    held_out_runs: f64,
    ratio: [f64; 3],
    /// `better`, `worse`, `too few` or `cannot tell`.
    verdict: &'static str,
    configurations: f64,
    runs: f64,
    races: f64,
    ablation_runs: f64,
    ablation: Vec<AblationStepObject>,
    finalists: Vec<FinalistObject>,
    /// The index of a puzzle that was held out.
    example: f64,
}

/// A side of the comparison.
#[derive(Serialize)]
struct SideObject {
    params: BTreeMap<String, String>,
    cost: f64,
    solved: f64,
}

/// A step of the ablation.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct AblationStepObject {
    parameter: &'static str,
    from: String,
    to: String,
    cost_before: f64,
    cost_after: f64,
}

/// A configuration of the last comparison on the puzzles for tuning.
#[derive(Serialize)]
struct FinalistObject {
    params: BTreeMap<String, String>,
    cost: f64,
}

/// Converts a count to a JavaScript number.
fn number(count: usize) -> f64 {
    to_number(count as u64)
}

/// The puzzles for tuning and those that are held out: indices of different grids.
fn divided(r#box: &str, bytes: &[u8], seed: u32) -> Result<(Vec<u32>, Vec<u32>), Error> {
    let shape = shape_of(r#box)?;
    check_puzzles(shape, bytes).map_err(|cause| error("box", &cause.to_string()))?;
    let mut known = BTreeSet::new();
    let mut puzzles = Vec::new();
    for (index, digits) in (0..).zip(bytes.chunks_exact(shape.cells())) {
        let grid = Grid::new(shape, digits.to_vec());
        let position = grid.map(|grid| sudoku_grid::Position::new(&grid));
        if !matches!(position, Some(Ok(_))) {
            let place = index + 1;
            return Err(error(
                "clash",
                &format!("puzzle {place}: a digit occurs twice"),
            ));
        }
        if known.insert(digits) {
            puzzles.push(index);
        }
    }
    if puzzles.len() < MIN_PUZZLES {
        return Err(error("refused", "at least 4 different puzzles are needed"));
    }
    Ok(divide(puzzles, seed))
}

#[wasm_bindgen]
impl Tuning {
    /// Prepares the tuning of a `Setup`, whose seed and step limit are those of the tuning. The puzzles are
    /// concatenated grids of one byte per cell, 0 for a blank. `runs` is the budget of the races.
    ///
    /// # Errors
    ///
    /// The errors of a run for the setup; `param-range` if there is no step limit, no budget, or fewer than two
    /// held-out runs; `box` if the grids are not of this size, `clash` if the givens of a puzzle conflict; `refused` if
    /// the solver has no parameter to tune, or there are fewer than 4 different puzzles.
    #[wasm_bindgen(constructor)]
    pub fn new(
        setup: &JsValue,
        r#box: &str,
        bytes: &[u8],
        runs: u32,
        held_out_runs: u32,
    ) -> Result<Tuning, Error> {
        let (algorithm, setup) = parse_setup(setup)?;
        (algorithm.check(&setup, shape_of(r#box)?)).map_err(|cause| start_error(&cause))?;
        let max_steps = setup.max_steps.unwrap_or_default();
        if max_steps == 0 || runs == 0 || held_out_runs < 2 {
            return Err(error(
                "param-range",
                "a step limit, a budget, and at least 2 held-out runs are needed",
            ));
        }
        let space = space_of(algorithm, &setup);
        if space.ids().next().is_none() {
            return Err(error(
                "refused",
                "there is no number, switch or choice to tune",
            ));
        }
        let (tuning, held_out) = divided(r#box, bytes, setup.seed)?;
        let held_out_runs = held_out_runs as usize;
        let plan = StudyPlan {
            budget: runs.into(),
            seed: setup.seed,
            tuning_puzzles: tuning.len(),
            held_out_puzzles: held_out.len(),
            held_out_runs,
        };
        Ok(Self {
            study: Study::new(space, plan),
            max_steps: to_number(max_steps),
            held_out_runs,
            setup,
            puzzles: tuning,
            held_out_puzzles: held_out,
            runs: 0,
        })
    }

    /// The runs that are to be made next: the JavaScript object `TuningRuns`, with the setups and, for each run, the
    /// index of the setup, the index of the puzzle and the seed. There are none if the tuning is over.
    ///
    /// # Errors
    ///
    /// `refused` if a value cannot be serialized, which is a defect of the bindings.
    pub fn pending(&self) -> Result<JsValue, Error> {
        let runs = self.study.runs();
        let setups = Array::new();
        let mut tasks = Vec::with_capacity(3 * runs.len());
        let mut latest: Option<&Configuration> = None;
        for run in &runs {
            if latest != Some(run.configuration) {
                latest = Some(run.configuration);
                let setup = Setup {
                    seed: run.seed,
                    max_steps: self.setup.max_steps,
                    ..self.study.space().setup(run.configuration)
                };
                setups.push(&to_object(&setup)?);
            }
            let puzzles = match run.set {
                PuzzleSet::Tuning => &self.puzzles,
                PuzzleSet::HeldOut => &self.held_out_puzzles,
            };
            let puzzle = (puzzles.get(run.puzzle).copied())
                .ok_or_else(|| error("refused", "a run refers to a puzzle that does not exist"))?;
            tasks.extend([setups.length() - 1, puzzle, run.seed]);
        }
        let object = Object::new();
        set(&object, "setups", &setups);
        set(&object, "tasks", &Uint32Array::from(tasks.as_slice()));
        Ok(object.into())
    }

    /// Accepts the results of the pending runs, in their order: 1 if the run solved its puzzle, otherwise 0, and the
    /// steps of the run.
    ///
    /// # Errors
    ///
    /// `refused` if there is not one result per run.
    pub fn accept(&mut self, solved: &[u8], steps: &[f64]) -> Result<(), Error> {
        let pending = self.study.runs().len();
        if solved.len() != pending || steps.len() != pending {
            return Err(error("refused", "there must be one result per run"));
        }
        let results: Vec<_> = (solved.iter().zip(steps))
            .map(|(solved, steps)| StudyEvaluation {
                evaluation: Evaluation {
                    cost: par2(*solved > 0, *steps, self.max_steps),
                    effort: 1.0,
                },
                solved: *solved > 0,
            })
            .collect();
        self.runs += pending;
        self.study.accept(&results);
        Ok(())
    }

    /// The JavaScript object `TuningState`.
    ///
    /// # Errors
    ///
    /// `refused` if a value cannot be serialized, which is a defect of the bindings.
    pub fn state(&self) -> Result<JsValue, Error> {
        let tuning = self.study.tuning();
        let standings = tuning
            .into_iter()
            .flat_map(sudoku_tuning::Tuning::standings);
        to_object(&TuningStateObject {
            stage: match self.study.stage() {
                StudyStage::Tuning => "tuning",
                StudyStage::Comparing => "comparing",
                StudyStage::Ablating => "ablating",
                StudyStage::Over => "over",
            },
            runs: number(self.runs),
            pending: number(self.study.runs().len()),
            spent: tuning.map_or(0.0, sudoku_tuning::Tuning::effort),
            races: tuning.map_or(0.0, |tuning| number(tuning.races())),
            standings: standings
                .map(|standing| StandingObject {
                    params: self.params(standing.configuration),
                    runs: number(standing.runs),
                    cost: (standing.runs > 0).then_some(standing.cost),
                    eliminated: standing.eliminated,
                })
                .collect(),
        })
    }

    /// The JavaScript object `TuningResult`; `null` before the end.
    ///
    /// # Errors
    ///
    /// `refused` if the costs cannot be compared.
    pub fn result(&self) -> Result<JsValue, Error> {
        match self.study.result() {
            None => Ok(JsValue::NULL),
            Some(Ok(result)) => to_object(&self.result_object(result)),
            Some(Err(cause)) => Err(error("refused", &cause.to_string())),
        }
    }

    fn result_object(&self, result: StudyResult) -> TuningResultObject {
        let StudyResult {
            tuning,
            comparison,
            solved,
            ablation_runs,
            ablation,
        } = result;
        let side = |configuration, cost, solved| SideObject {
            params: self.params(configuration),
            cost,
            solved: number(solved),
        };
        let verdict = if comparison.is_better() {
            "better"
        } else if comparison.is_worse() {
            "worse"
        } else if comparison.is_sufficient() {
            "cannot tell"
        } else {
            "too few"
        };
        let ratio = comparison.ratio;
        let start = self.study.space().start();
        TuningResultObject {
            default: side(start, comparison.default_cost, solved[0]),
            tuned: side(&tuning.best, comparison.tuned_cost, solved[1]),
            tuning_puzzles: number(self.puzzles.len()),
            held_out_puzzles: number(comparison.puzzles),
            held_out_runs: number(self.held_out_runs),
            ratio: [ratio.value, ratio.low, ratio.high],
            verdict,
            configurations: number(tuning.configurations),
            runs: number(tuning.runs),
            races: number(tuning.races),
            ablation_runs: number(ablation_runs),
            ablation: ablation.into_iter().map(ablation_step_object).collect(),
            finalists: (tuning.finalists.iter())
                .map(|(configuration, cost)| FinalistObject {
                    params: self.params(configuration),
                    cost: *cost,
                })
                .collect(),
            example: self.held_out_puzzles.first().copied().unwrap_or(0).into(),
        }
    }

    /// The parameters that differ from the default, and those that are fixed.
    fn params(&self, configuration: &Configuration) -> BTreeMap<String, String> {
        let setup = self.study.space().setup(configuration);
        setup.params.into_iter().collect()
    }
}

/// The free parameters of a solver around a setup.
fn space_of(algorithm: &dyn Algorithm, setup: &Setup) -> ParamSpace {
    let base = Setup {
        max_steps: None,
        ..setup.clone()
    };
    ParamSpace::of(algorithm, &base, &[])
}

fn ablation_step_object(step: AblationStep) -> AblationStepObject {
    AblationStepObject {
        parameter: step.id,
        from: step.from,
        to: step.to,
        cost_before: step.cost_before,
        cost_after: step.cost_after,
    }
}
