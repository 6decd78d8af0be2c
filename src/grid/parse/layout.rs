//! Which of the three layouts a text has, and of what size the grid is.

use super::Reading;
use super::scan::{Scan, Symbol};
use crate::Shape;

/// What a cell is in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Layout {
    /// One symbol.
    Symbols,
    /// One token: a number, or pencil marks.
    Tokens,
    /// As many symbols as the side, each for one candidate.
    Lists,
}

/// The shape with this many cells, or none if another was asked for.
pub(super) fn of_cells(cells: usize, reading: Reading) -> Option<Shape> {
    match reading.shape {
        Some(shape) => (shape.cells() == cells).then_some(shape),
        None => Shape::of_cells(cells),
    }
}

/// The shape whose candidate lists have this many symbols together.
fn of_lists(symbols: usize, reading: Reading) -> Option<Shape> {
    let shapes = (4..=Shape::MAX_SIDE).filter_map(Shape::of_side);
    reading.shape.into_iter().chain(shapes).find(|shape| {
        shape.cells() * shape.side() == symbols && reading.shape.is_none_or(|asked| asked == *shape)
    })
}

/// The shape and layout that fit the numbers of symbols, tokens and rows.
pub(super) fn choose(scan: &Scan, reading: Reading) -> Option<(Shape, Layout)> {
    let symbols = of_cells(scan.symbols.len(), reading).map(|shape| (shape, Layout::Symbols));
    if reading.hex {
        return symbols;
    }
    let lists = of_lists(scan.symbols.len(), reading).map(|shape| (shape, Layout::Lists));
    // Programs mark some cells with an asterisk in front.
    let marked = |token: &[Symbol]| token.len() > 1 && token[0].found == '*';
    let length = |token: &[Symbol]| token.len() - usize::from(marked(token));
    let lengths = || (0..scan.tokens.len()).map(|token| length(scan.token(token)));
    let longest = lengths().max().unwrap_or_default();
    let square = |shape: Shape| {
        scan.rows.len() == shape.side() && scan.rows.iter().all(|row| row.len() == shape.side())
    };
    // With more symbols than the side, a token is neither a number nor a set of candidates. If
    // nothing else fits and the others look right, it is what is wrong.
    let alone = symbols.is_none() && lists.is_none();
    let fits =
        |shape: Shape| longest <= shape.side() || alone && (square(shape) || scan.is_apart());
    let tokens = of_cells(scan.tokens.len(), reading)
        // With single symbols it is the other layout.
        .filter(|shape| scan.tokens.len() < scan.symbols.len() && fits(*shape))
        .map(|shape| (shape, Layout::Tokens));
    // Pencil marks may happen to have as many symbols together as some larger grid has cells, and a
    // larger grid cut at its boxes as many pieces as a smaller one has cells. The pieces are
    // equally long.
    let pieces = || lengths().all(|length| length == longest);
    let tokens = tokens.filter(|(shape, _)| square(*shape) || symbols.is_none() || !pieces());
    tokens.or(symbols).or(lists)
}
