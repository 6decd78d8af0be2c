//! A puzzle as demands of which each is met once: a digit for a cell, a place for a digit in a house.

use sudoku_grid::Shape;

/// What is open in a puzzle. A variable says that a cell has a digit; it is in four demands.
pub(super) struct Problem {
    /// The digit of each cell that is certain; 0 for the others.
    pub(super) certain: Vec<u8>,
    /// Cell and digit of each variable.
    pub(super) meaning: Vec<(u16, u8)>,
    /// The demands of each variable: its cell, and its digit in its row, column and box.
    pub(super) demands: Vec<[u16; 4]>,
    /// Where the variables of each demand begin, and one more.
    starts: Vec<u32>,
    variables: Vec<u16>,
    /// Whether a demand has no variable, or is met twice.
    pub(super) impossible: bool,
}

impl Problem {
    /// The digits that a cell may have are bits; of a cell that is certain they do not count.
    #[expect(clippy::cast_possible_truncation, reason = "25 digits in 625 cells")]
    pub(super) fn new(shape: Shape, candidates: &[u32], certain: &[u8]) -> Self {
        let (side, houses) = (shape.side(), shape.houses());
        let cells = shape.cells();
        let mut met = vec![0_u8; cells + houses.count() * side];
        let demands_of = |cell: usize, digit: usize| {
            let [row, column, r#box] = houses.of(cell);
            [
                cell,
                cells + row * side + digit,
                cells + column * side + digit,
                cells + r#box * side + digit,
            ]
        };
        for (cell, &digit) in certain.iter().enumerate() {
            if digit > 0 {
                for demand in demands_of(cell, usize::from(digit) - 1) {
                    met[demand] = met[demand].saturating_add(1);
                }
            }
        }
        let mut lists = vec![Vec::new(); met.len()];
        let mut meaning = Vec::new();
        let mut all_demands = Vec::new();
        for (cell, &bits) in candidates.iter().enumerate() {
            if certain[cell] > 0 {
                continue;
            }
            for digit in (0..side).filter(|digit| bits >> digit & 1 == 1) {
                let all = demands_of(cell, digit);
                if all.iter().any(|&demand| met[demand] > 0) {
                    continue;
                }
                for demand in all {
                    lists[demand].push(meaning.len() as u16);
                }
                all_demands.push(all);
                meaning.push((cell as u16, digit as u8 + 1));
            }
        }
        let impossible = (lists.iter().zip(&met)).any(|(list, &met)| list.is_empty() && met == 0)
            || met.iter().any(|&met| met > 1);
        let mut names = vec![0_u16; lists.len()];
        let (mut starts, mut variables) = (vec![0], Vec::new());
        for (list, name) in lists.iter().zip(&mut names) {
            if !list.is_empty() {
                *name = starts.len() as u16 - 1;
                variables.extend_from_slice(list);
                starts.push(variables.len() as u32);
            }
        }
        let demands = all_demands
            .iter()
            .map(|all| all.map(|demand| names[demand]));
        Self {
            certain: certain.to_vec(),
            meaning,
            demands: demands.collect(),
            starts,
            variables,
            impossible,
        }
    }

    pub(super) fn count(&self) -> usize {
        self.starts.len() - 1
    }

    /// The variables of a demand.
    #[inline]
    pub(super) fn of(&self, demand: usize) -> &[u16] {
        &self.variables[self.starts[demand] as usize..self.starts[demand + 1] as usize]
    }
}
