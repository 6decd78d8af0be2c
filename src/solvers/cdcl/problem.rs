//! A puzzle as exactly-one constraints: one digit per cell, one place per digit and house.

use sudoku_grid::Shape;

/// The open part of a puzzle as exactly-one constraints. A variable states that a cell holds a
/// digit, and occurs in four constraints.
pub(super) struct ConstraintProblem {
    /// The digit of each cell that is already fixed; 0 for the others.
    pub(super) fixed: Vec<u8>,
    /// For each variable, its cell and its digit, from 1.
    pub(super) candidate_of: Vec<(u16, u8)>,
    /// For each variable, the constraints of its cell, and of its digit in its row, column and box.
    pub(super) constraints: Vec<[u16; 4]>,
    /// The start of each constraint's variables in `variables`, followed by the end of the last.
    starts: Vec<u32>,
    /// The variables of all constraints, concatenated.
    variables: Vec<u16>,
    /// `true` if an open constraint has no variable, or the fixed digits satisfy a constraint twice.
    pub(super) unsatisfiable: bool,
}

impl ConstraintProblem {
    /// Builds the problem from the candidates of each cell, bit `d - 1` for digit `d`; the
    /// candidates of fixed cells are ignored.
    #[expect(clippy::cast_possible_truncation, reason = "25 digits in 625 cells")]
    pub(super) fn new(shape: Shape, candidates: &[u32], fixed: &[u8]) -> Self {
        let (side, houses) = (shape.side(), shape.houses());
        let cells = shape.cells();
        let mut times_satisfied = vec![0_u8; cells + houses.count() * side];
        let constraints_at = |cell: usize, digit: usize| {
            let [row, column, r#box] = houses.of(cell);
            [
                cell,
                cells + row * side + digit,
                cells + column * side + digit,
                cells + r#box * side + digit,
            ]
        };
        for (cell, &digit) in fixed.iter().enumerate() {
            if digit > 0 {
                for constraint in constraints_at(cell, usize::from(digit) - 1) {
                    times_satisfied[constraint] = times_satisfied[constraint].saturating_add(1);
                }
            }
        }
        let mut variables_by_constraint = vec![Vec::new(); times_satisfied.len()];
        let mut candidate_of = Vec::new();
        let mut all_constraints = Vec::new();
        for (cell, &bits) in candidates.iter().enumerate() {
            if fixed[cell] > 0 {
                continue;
            }
            for digit in (0..side).filter(|digit| bits >> digit & 1 == 1) {
                let candidate_constraints = constraints_at(cell, digit);
                if candidate_constraints
                    .iter()
                    .any(|&constraint| times_satisfied[constraint] > 0)
                {
                    continue;
                }
                for constraint in candidate_constraints {
                    variables_by_constraint[constraint].push(candidate_of.len() as u16);
                }
                all_constraints.push(candidate_constraints);
                candidate_of.push((cell as u16, digit as u8 + 1));
            }
        }
        let unsatisfiable = (variables_by_constraint.iter().zip(&times_satisfied))
            .any(|(list, &times_satisfied)| list.is_empty() && times_satisfied == 0)
            || times_satisfied
                .iter()
                .any(|&times_satisfied| times_satisfied > 1);
        let mut indices = vec![0_u16; variables_by_constraint.len()];
        let (mut starts, mut variables) = (vec![0], Vec::new());
        for (list, index) in variables_by_constraint.iter().zip(&mut indices) {
            if !list.is_empty() {
                *index = starts.len() as u16 - 1;
                variables.extend_from_slice(list);
                starts.push(variables.len() as u32);
            }
        }
        let constraints = all_constraints.iter().map(|candidate_constraints| {
            candidate_constraints.map(|constraint| indices[constraint])
        });
        Self {
            fixed: fixed.to_vec(),
            candidate_of,
            constraints: constraints.collect(),
            starts,
            variables,
            unsatisfiable,
        }
    }

    /// The number of open constraints.
    pub(super) fn constraint_count(&self) -> usize {
        self.starts.len() - 1
    }

    /// The variables of an exactly-one constraint.
    #[inline]
    pub(super) fn variables_of(&self, constraint: usize) -> &[u16] {
        &self.variables[self.starts[constraint] as usize..self.starts[constraint + 1] as usize]
    }
}
