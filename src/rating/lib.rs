//! Rating scales: measures of the difficulty of a puzzle, one file per scale.
//!
//! A [`RatingScale`] describes itself and starts a [`Rater`], which does bounded pieces of work
//! until it returns the [`Rating`]. An [`Assessment`] first proves that a puzzle has one solution
//! and then rates it on several scales. To add a scale, write its file and add its `mod` line and
//! its entry in [`SCALES`].
#![forbid(unsafe_code)]

mod assessment;
mod backdoor;
mod clues;
mod eta;
mod ga_generations;
mod guesses;
mod hodoku;
mod kernel_nodes;
mod labeling_shortfall;
mod puzzle;
mod qqwing;
mod rating;
mod scale;
mod se;
mod search_depth;
mod singles_board;
#[cfg(test)]
mod test_boards;
mod tree;

pub use assessment::{Assessment, RatingError};
pub use puzzle::{UniquePuzzle, UniquenessError, UniquenessProof};
pub use rating::{Rating, RatingValue};
pub use scale::{Rater, RatingScale, ScaleColumn, ScaleInfo};

/// All scales, in the order of their columns in tables.
pub static SCALES: &[&dyn RatingScale] = &[
    &clues::Clues,
    &se::SudokuExplainer,
    &hodoku::Hodoku,
    &qqwing::QqWing,
    &search_depth::SearchDepth,
    &guesses::Guesses,
    &backdoor::Backdoor,
    &ga_generations::GaGenerations,
    &labeling_shortfall::LabelingShortfall,
    &eta::Eta,
    &kernel_nodes::KernelNodes,
];

/// The scale with this id.
pub fn find(id: &str) -> Option<&'static dyn RatingScale> {
    (SCALES.iter().copied()).find(|scale| scale.about().id == id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_scale_is_described() {
        let mut ids = Vec::new();
        let mut columns = Vec::new();
        for scale in SCALES {
            let about = scale.about();
            for text in [about.measures, about.definition, about.checked] {
                assert!(
                    text.ends_with('.') && !text.contains("  "),
                    "{}: {text}",
                    about.id
                );
            }
            for text in [about.name, about.source, about.unit] {
                assert!(!text.is_empty(), "{}", about.id);
            }
            assert!(find(about.id).is_some_and(|found| found.about().name == about.name));
            ids.push(about.id);
            columns.extend(about.columns.iter().map(|column| column.id));
        }
        for mut names in [ids, columns] {
            let count = names.len();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), count);
        }
    }
}
