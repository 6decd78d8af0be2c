use rand::RngExt as _;
use sudoku_grid::{Digits, Grid, Shape};
use sudoku_search::{Rng, Seed};

use super::{Population, Row, RowLayout, write_cell};

/// Random digits from 1 to `max_digit`, with `blank_percent` % of the cells blank on average.
fn random_digits(shape: Shape, blank_percent: u32, max_digit: usize, rng: &mut Rng) -> Vec<u8> {
    let max_digit = u8::try_from(max_digit).expect("at most 25");
    let cells = (0..shape.cells()).map(|_| match rng.random_range(0..100_u32) {
        percent if percent < blank_percent => 0,
        _ => rng.random_range(1..=max_digit),
    });
    cells.collect()
}

/// Random grids of every shape: full and nearly empty, with all digits and with few.
fn random_grids(seed: u32) -> impl Iterator<Item = (Shape, Vec<u8>)> {
    let mut rng = Seed(seed).rng();
    Shape::all().flat_map(move |shape| {
        let side = shape.side();
        let kinds = [
            (0, side),
            (10, side),
            (60, side),
            (97, side),
            (0, 2),
            (100, side),
        ];
        kinds.map(|(blank_percent, max_digit)| {
            (
                shape,
                random_digits(shape, blank_percent, max_digit, &mut rng),
            )
        })
    })
}

/// The packed rows of a grid.
fn rows(layout: &RowLayout, cells: &[u8]) -> Vec<Row> {
    let rows = cells.chunks(layout.shape().side());
    rows.map(|row| layout.row(row)).collect()
}

#[test]
fn rows_of_every_shape_round_trip() {
    for (shape, cells) in random_grids(1) {
        let layout = RowLayout::new(shape);
        let mut packed = rows(&layout, &cells);
        assert_eq!(layout.digits(&packed), cells, "{shape:?}");
        for (row, column) in [(0, 0), (1, shape.side() - 1), (2, shape.side() / 2)] {
            let offset = layout.offset(column);
            let mask = layout.mask_at(offset);
            for digit in 0..=u8::try_from(shape.side()).expect("at most 25") {
                let row = &mut packed[row];
                *row = [row[0] & !mask[0], row[1] & !mask[1]];
                write_cell(row, offset, layout.code(digit));
                assert_eq!(layout.digit_at(*row, offset), digit);
            }
        }
        let mut expected = cells;
        for (row, column) in [(0, 0), (1, shape.side() - 1), (2, shape.side() / 2)] {
            expected[row * shape.side() + column] = u8::try_from(shape.side()).expect("small");
        }
        assert_eq!(
            layout.digits(&packed),
            expected,
            "and nothing else, {shape:?}"
        );
    }
}

#[test]
fn missing_digits_equal_a_count_by_house() {
    for (shape, cells) in random_grids(2) {
        let layout = RowLayout::new(shape);
        let rows = rows(&layout, &cells);
        let missing_count = |house: &[usize]| {
            let digits: Digits = house.iter().map(|&cell| cells[cell]).collect();
            shape.side() - digits.len()
        };
        let houses = shape.houses();
        let with_rows: usize = houses.iter().map(missing_count).sum();
        let without_rows: usize = houses.iter().skip(shape.side()).map(missing_count).sum();
        assert_eq!(
            usize::from(layout.count_missing::<true>(&rows)),
            with_rows,
            "{shape:?}"
        );
        assert_eq!(
            usize::from(layout.count_missing::<false>(&rows)),
            without_rows,
            "{shape:?}"
        );
        let grid = Grid::new(shape, cells).expect("its digits");
        assert_eq!(
            u32::from(layout.count_missing::<true>(&rows)),
            grid.conflicts()
        );
    }
}

#[test]
fn a_population_returns_the_cells_of_its_individuals() {
    let mut rng = Seed(3).rng();
    for shape in Shape::all() {
        let layout = RowLayout::new(shape);
        let individuals = [(); 5].map(|()| random_digits(shape, 30, shape.side(), &mut rng));
        let mut population = Population::new(layout);
        population.reserve(9);
        for (conflicts, cells) in (0..).zip(&individuals) {
            population
                .next_rows()
                .copy_from_slice(&rows(&layout, cells));
            population.push_next(conflicts);
        }
        population.rank();
        let digits_by_cell = population.digits_in_any();
        for (cell, digits_by_cell) in digits_by_cell.into_iter().enumerate() {
            let expected: Digits = individuals.iter().map(|cells| cells[cell]).collect();
            assert_eq!(digits_by_cell, expected, "{shape:?}");
        }
        for (rank, cells) in individuals.iter().enumerate() {
            assert_eq!(population.digits(rank), *cells);
        }
        // An individual has two words per row, and two bytes each for its conflicts and its rank.
        assert_eq!(population.heap_bytes(), 5 * (shape.side() * 16 + 4));
    }
}
