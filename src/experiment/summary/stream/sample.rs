//! The scores of contestants on puzzles, of all puzzles or of a random sample.

use crate::ratings::{Ratings, ScaleValues};
use crate::summary::Score;
use crate::{PuzzleInfo, RunEnd};
use sudoku_search::split_mix64;
use sudoku_stats::{PairedOutcomes, median};

use super::group::StreamedRun;

/// The maximum number of puzzles whose scores are kept, each in about 60 bytes and 16 bytes per contestant.
const MAX_PUZZLES: usize = 1 << 20;

/// The scores of a simple random sample of the puzzles.
///
/// A puzzle belongs to the sample if the hash of its number, in the order of the records, is at most a threshold. The
/// threshold is halved whenever the sample is full, so the sample depends neither on the shards nor on the costs.
pub(super) struct PuzzleSample {
    ratings: Ratings,
    scales: Vec<ScaleValues>,
    puzzles: Vec<SampledPuzzle>,
    max_puzzles: usize,
    threshold: u64,
    /// The number of puzzles added.
    added: u64,
    /// The number of puzzles that all contestants ran.
    complete: usize,
    /// The outcomes of each pair of contestants on these puzzles.
    pairs: Vec<PairedOutcomes>,
}

struct SampledPuzzle {
    hash: u64,
    info: PuzzleInfo,
    /// The ratings of the puzzle on the scales.
    ratings: Vec<f64>,
    /// The score of each contestant; `None` if a contestant has no run on the puzzle.
    scores: Option<Vec<Score>>,
}

impl PuzzleSample {
    pub(super) fn new(ratings: Ratings) -> Self {
        Self {
            scales: ratings.scales(),
            ratings,
            puzzles: Vec::new(),
            max_puzzles: MAX_PUZZLES,
            threshold: u64::MAX,
            added: 0,
            complete: 0,
            pairs: Vec::new(),
        }
    }

    pub(super) fn limit(&mut self, max_puzzles: usize) {
        self.max_puzzles = max_puzzles.max(2);
    }

    /// Forgets the scores of all puzzles so far, which a new contestant has not run.
    pub(super) fn clear(&mut self) {
        self.complete = 0;
        self.pairs.clear();
        for puzzle in &mut self.puzzles {
            puzzle.scores = None;
        }
    }

    /// Adds a puzzle with all its runs.
    pub(super) fn add(
        &mut self,
        info: PuzzleInfo,
        text: &str,
        runs: &[StreamedRun],
        contestants: usize,
    ) {
        let hash = split_mix64(split_mix64(self.added));
        self.added += 1;
        let scores: Option<Vec<_>> = (0..contestants).map(|one| score(runs, one)).collect();
        if let Some(scores) = &scores {
            self.complete += 1;
            self.count_pairs(scores);
        }
        if hash > self.threshold {
            return;
        }
        let mut row: Vec<_> = self.scales.iter().map(ScaleValues::empty).collect();
        self.ratings.rate(text, &mut row);
        self.puzzles.push(SampledPuzzle {
            hash,
            info,
            ratings: row
                .iter()
                .filter_map(|scale| scale.values.first().copied())
                .collect(),
            scores,
        });
        while self.puzzles.len() > self.max_puzzles {
            self.threshold /= 2;
            let threshold = self.threshold;
            self.puzzles.retain(|puzzle| puzzle.hash <= threshold);
        }
    }

    fn count_pairs(&mut self, scores: &[Score]) {
        let contestants = scores.len();
        self.pairs.resize(
            contestants * (contestants - 1) / 2,
            PairedOutcomes::default(),
        );
        let mut pairs = self.pairs.iter_mut();
        for (index, one) in scores.iter().enumerate() {
            for other in &scores[index + 1..] {
                let Some(pair) = pairs.next() else { return };
                match (one.solved, other.solved) {
                    (true, true) => pair.both += 1,
                    (true, false) => pair.one += 1,
                    (false, true) => pair.other += 1,
                    (false, false) => pair.neither += 1,
                }
            }
        }
    }

    /// The number of puzzles that all contestants ran, in the sample or not.
    pub(super) fn complete_puzzles(&self) -> usize {
        self.complete
    }

    /// The outcomes of all pairs of contestants on these puzzles.
    pub(super) fn pair_counts(&self) -> &[PairedOutcomes] {
        &self.pairs
    }

    /// Returns `true` if the sample does not have all puzzles.
    pub(super) fn is_partial(&self) -> bool {
        self.added > self.puzzles.len() as u64
    }

    /// The number of puzzles in the sample.
    pub(super) fn len(&self) -> usize {
        self.puzzles.len()
    }

    pub(super) fn infos(&self) -> Vec<PuzzleInfo> {
        self.puzzles.iter().map(|puzzle| puzzle.info).collect()
    }

    pub(super) fn scales(&self) -> Vec<ScaleValues> {
        let mut scales = self.scales.clone();
        for puzzle in &self.puzzles {
            for (scale, value) in scales.iter_mut().zip(&puzzle.ratings) {
                scale.values.push(*value);
            }
        }
        scales
    }

    pub(super) fn into_scores(self) -> Vec<Option<Vec<Score>>> {
        self.puzzles
            .into_iter()
            .map(|puzzle| puzzle.scores)
            .collect()
    }
}

/// The score of a contestant on a puzzle with these runs; `None` if the contestant has no run.
fn score(runs: &[StreamedRun], contestant: usize) -> Option<Score> {
    let own_runs = runs.iter().filter(|run| run.contestant == contestant);
    let count = own_runs.clone().count();
    let solved_runs = own_runs.filter(|run| run.end == RunEnd::Solved);
    let mut costs: Vec<_> = solved_runs.map(StreamedRun::cost_or_nan).collect();
    (count > 0).then(|| Score {
        solved: 2 * costs.len() > count,
        cost: match &mut *costs {
            [cost] => *cost,
            costs => median(costs),
        },
    })
}
