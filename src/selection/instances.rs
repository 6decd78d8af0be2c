use crate::SelectionError;

/// Puzzles with their features and the costs of all contestants.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Instances {
    /// The features of each puzzle. All puzzles have the same number of features.
    pub features: Vec<Vec<f64>>,
    /// For each puzzle, the cost of each contestant, such as a PAR-2 score; not negative.
    pub costs: Vec<Vec<f64>>,
    /// The class of each puzzle. Equivalent puzzles have the same number, and no other puzzles should have it.
    pub classes: Vec<usize>,
    /// The cost of computing the features of each puzzle, which the selector pays in addition to the cost of the chosen
    /// contestant; 0 if the measure does not include it.
    pub feature_costs: Vec<f64>,
}

impl Instances {
    /// The number of puzzles.
    pub fn len(&self) -> usize {
        self.features.len()
    }

    /// Returns `true` if there are no puzzles.
    pub fn is_empty(&self) -> bool {
        self.features.is_empty()
    }

    /// The number of contestants; 0 without puzzles.
    pub fn contestants(&self) -> usize {
        self.costs.first().map_or(0, Vec::len)
    }

    /// Checks that every puzzle has features, a cost per contestant, a class and a cost of its features.
    ///
    /// # Errors
    ///
    /// [`SelectionError`] if there are fewer than two contestants, or a length or a value is invalid.
    pub fn check(&self) -> Result<(), SelectionError> {
        let puzzles = self.len();
        let lists = [
            ("costs", self.costs.len()),
            ("classes", self.classes.len()),
            ("costs of features", self.feature_costs.len()),
        ];
        if let Some((what, got)) = lists.into_iter().find(|(_, got)| *got != puzzles) {
            return Err(SelectionError::Length {
                what,
                puzzle: None,
                expected: puzzles,
                got,
            });
        }
        let contestants = self.contestants();
        if contestants < 2 {
            return Err(SelectionError::Contestants(contestants));
        }
        let features = self.features[0].len();
        for puzzle in 0..puzzles {
            let rows = [
                ("costs", &self.costs[puzzle], contestants),
                ("features", &self.features[puzzle], features),
            ];
            for (what, row, expected) in rows {
                if row.len() != expected {
                    return Err(SelectionError::Length {
                        what,
                        puzzle: Some(puzzle),
                        expected,
                        got: row.len(),
                    });
                }
            }
            let is_cost = |cost: &f64| cost.is_finite() && *cost >= 0.0;
            let values = [
                ("a cost", self.costs[puzzle].iter().all(is_cost)),
                (
                    "a feature",
                    self.features[puzzle].iter().all(|value| value.is_finite()),
                ),
                (
                    "the cost of the features",
                    is_cost(&self.feature_costs[puzzle]),
                ),
            ];
            if let Some((what, _)) = values.into_iter().find(|(_, is_valid)| !is_valid) {
                return Err(SelectionError::Value { what, puzzle });
            }
        }
        Ok(())
    }
}
