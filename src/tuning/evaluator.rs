use crate::Configuration;

/// A run that an [`Evaluator`] has to make.
#[derive(Clone, Copy, Debug)]
pub struct EvaluationRequest<'a> {
    /// The parameter values of the run.
    pub configuration: &'a Configuration,
    /// The number of the instance, counted from 0. The same number is the same puzzle and the same seed.
    pub instance: usize,
}

/// The result of a run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Evaluation {
    /// The cost of the run, which tuning minimises, such as the PAR-2 score in seconds; finite.
    pub cost: f64,
    /// The part of the budget that the run used, in the unit of the budget, such as seconds.
    pub effort: f64,
}

/// Runs configurations on instances. Instances are unlimited: if there are fewer puzzles, they are repeated with
/// other seeds.
pub trait Evaluator {
    /// Makes the requested runs, in any order or in parallel, and returns their results in the order of the requests.
    fn evaluate(&mut self, requests: &[EvaluationRequest<'_>]) -> Vec<Evaluation>;
}
