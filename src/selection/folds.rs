use sudoku_search::{Seed, shuffle};

use crate::SelectionError;

/// Divides puzzles into `count` folds of about the same size, at random by the seed. Puzzles of one class are in the same
/// fold. Returns the fold of each puzzle.
///
/// # Errors
///
/// [`SelectionError`] if there are fewer than two folds, or fewer classes than folds.
pub(crate) fn folds(
    classes: &[usize],
    count: usize,
    seed: Seed,
) -> Result<Vec<usize>, SelectionError> {
    if count < 2 {
        return Err(SelectionError::Folds(count));
    }
    let mut order: Vec<_> = classes.to_vec();
    order.sort_unstable();
    order.dedup();
    if order.len() < count {
        return Err(SelectionError::Puzzles {
            puzzles: order.len(),
            folds: count,
        });
    }
    shuffle(&mut order, &mut seed.rng());
    let mut sizes = vec![0; count];
    let mut folds = vec![0; classes.len()];
    for class in order {
        let smallest = (0..count).min_by_key(|fold| sizes[*fold]).unwrap_or(0);
        for (fold, _) in (folds.iter_mut().zip(classes)).filter(|(_, other)| **other == class) {
            *fold = smallest;
            sizes[smallest] += 1;
        }
    }
    Ok(folds)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equivalent_puzzles_share_a_fold_and_folds_have_about_the_same_size() {
        let classes: Vec<_> = (0..100).map(|puzzle| puzzle / 3).collect();
        let folds = folds(&classes, 5, Seed(1)).expect("34 classes");
        for (puzzle, fold) in folds.iter().enumerate() {
            assert_eq!(*fold, folds[puzzle / 3 * 3], "puzzle {puzzle}");
        }
        for fold in 0..5 {
            let size = folds.iter().filter(|other| **other == fold).count();
            assert!((18..=22).contains(&size), "{fold}: {size}");
        }
    }

    #[test]
    fn there_are_at_least_as_many_classes_as_folds() {
        let error = SelectionError::Puzzles {
            puzzles: 2,
            folds: 3,
        };
        assert_eq!(folds(&[4, 4, 4, 7], 3, Seed(1)), Err(error));
        assert_eq!(folds(&[1, 2], 1, Seed(1)), Err(SelectionError::Folds(1)));
    }
}
