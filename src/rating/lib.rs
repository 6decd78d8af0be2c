//! Scales of difficulty, one file each.
//!
//! A [`Scale`] says what it measures, by which definition and how far that was checked; it starts a
//! [`Rater`], which does bounded pieces of work until it has the [`Rating`]. [`Assessment`] takes a
//! position through a proof that it has one solution and then through any number of scales. To add a
//! scale: write its file, then its `mod` line and its entry in [`SCALES`] below.
#![forbid(unsafe_code)]

mod assessment;
mod backdoor;
mod board;
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
#[cfg(test)]
mod test_boards;
mod tree;

pub use assessment::{Assessment, Unrated};
pub use puzzle::{NoPuzzle, Proof, UniquePuzzle};
pub use rating::{Rating, Value};
pub use scale::{About, Column, Rater, Scale};

/// The list, in the order of the columns of a table of them.
pub static SCALES: &[&dyn Scale] = &[
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

/// The scale of this name.
pub fn find(id: &str) -> Option<&'static dyn Scale> {
    (SCALES.iter().copied()).find(|scale| scale.about().id == id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_scale_says_what_it_is() {
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
