//! Detection of the layout of a text and the size of its grid.

use super::ParseOptions;
use super::scan::{Scan, Symbol};
use crate::Shape;

/// The part of the text that stands for a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Layout {
    /// One symbol.
    Symbols,
    /// One token: a number, or pencil marks.
    Tokens,
    /// `side` symbols, one for each candidate.
    Lists,
}

/// The usual shape with this number of cells, or the requested shape if it has this number; otherwise `None`.
pub(super) fn shape_of_cells(cells: usize, options: ParseOptions) -> Option<Shape> {
    match options.shape {
        Some(shape) => (shape.cells() == cells).then_some(shape),
        None => Shape::of_cells(cells),
    }
}

/// The shape whose candidate lists consist of this number of symbols; `None` if there is none, or if a
/// different shape is requested.
fn shape_of_lists(symbols: usize, options: ParseOptions) -> Option<Shape> {
    let shapes = (4..=Shape::MAX_SIDE).filter_map(Shape::of_side);
    options.shape.into_iter().chain(shapes).find(|shape| {
        shape.cells() * shape.side() == symbols
            && options.shape.is_none_or(|requested| requested == *shape)
    })
}

/// The shape and the layout that fit the numbers of symbols, tokens and rows; `None` if no layout fits.
pub(super) fn choose(scan: &Scan, options: ParseOptions) -> Option<(Shape, Layout)> {
    let symbol_layout =
        shape_of_cells(scan.symbols.len(), options).map(|shape| (shape, Layout::Symbols));
    if options.hex {
        return symbol_layout;
    }
    let list_layout =
        shape_of_lists(scan.symbols.len(), options).map(|shape| (shape, Layout::Lists));
    // Some programs mark cells with a leading asterisk.
    let is_marked = |token: &[Symbol]| token.len() > 1 && token[0].found == '*';
    let length = |token: &[Symbol]| token.len() - usize::from(is_marked(token));
    let lengths = || (0..scan.tokens.len()).map(|token| length(scan.token(token)));
    let max_length = lengths().max().unwrap_or_default();
    let is_square = |shape: Shape| {
        scan.rows.len() == shape.side() && scan.rows.iter().all(|row| row.len() == shape.side())
    };
    // A token with more than `side` symbols is neither a number nor a set of candidates. If nothing
    // else fits and the other tokens look right, the layout is chosen nevertheless, and that token
    // is reported as the error.
    let is_only_reading = symbol_layout.is_none() && list_layout.is_none();
    let tokens_fit = |shape: Shape| {
        max_length <= shape.side()
            || is_only_reading && (is_square(shape) || scan.has_short_tokens())
    };
    let token_layout = shape_of_cells(scan.tokens.len(), options)
        // If every token is a single symbol, the layout is `Symbols`.
        .filter(|shape| scan.tokens.len() < scan.symbols.len() && tokens_fit(*shape))
        .map(|shape| (shape, Layout::Tokens));
    // The total number of symbols in pencil marks can happen to be that of a larger grid, and a
    // larger grid whose rows are split at the boxes can have as many tokens as a smaller one has
    // cells. In the second case the tokens have equal length.
    let have_equal_length = || lengths().all(|length| length == max_length);
    let token_layout = token_layout
        .filter(|(shape, _)| is_square(*shape) || symbol_layout.is_none() || !have_equal_length());
    token_layout.or(symbol_layout).or(list_layout)
}
