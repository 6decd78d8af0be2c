//! Two or three strong links of one digit in sequence: skyscraper, two-string kite, turbot fish,
//! empty rectangle, and their counterparts with three links. The end of a link can be a group of
//! cells in the intersection of a box and a line.
//!
//! The techniques `skyscraper`, `two-string-kite` and `turbot-fish` have two links without groups; this
//! module searches for chains with groups and with three links as well, and takes the easiest, as the program
//! does.

use sudoku_techniques::forcing::{CandidateBoard, bits};

use super::rules::RatedStep;

/// A set of cells as a bit mask.
type CellBits = u128;

/// A house whose places for a digit form two groups, one of which contains the digit.
#[derive(Clone, Copy, Debug)]
struct GroupedLink {
    /// The kind of the house: [`ROW`], [`COLUMN`] or [`BOX`].
    kind: usize,
    /// The cells of the house.
    house: CellBits,
    /// The places of the digit in the house.
    places: CellBits,
    /// The two groups of places.
    ends: [CellBits; 2],
    /// `true` if the house has more than two places.
    grouped: bool,
}

/// The kind of rows. A kind of house is the index of the house divided by the side length.
const ROW: usize = 0;
/// The kind of columns.
const COLUMN: usize = 1;
/// The kind of boxes.
const BOX: usize = 2;

/// The maximum number of places in a house that forms a link.
const MAX_PLACES: u32 = 6;

/// The set of these cells.
fn cell_set(cells: impl IntoIterator<Item = usize>) -> CellBits {
    cells.into_iter().fold(0, |set, cell| set | 1 << cell)
}

/// The cells of a set, in ascending order.
fn iter_cells(mut set: CellBits) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let cell = set.trailing_zeros() as usize;
            set &= set - 1;
            cell
        })
    })
}

/// A search for chains of strong links on one board, digit by digit.
struct StrongLinkSearch<'a> {
    board: &'a CandidateBoard,
    houses: Vec<CellBits>,
    peers: Vec<CellBits>,
    digit: usize,
    /// The places of the digit in the grid.
    places: CellBits,
    links: Vec<GroupedLink>,
    best: Option<RatedStep>,
}

/// The step of the easiest chain of `count` strong links; `None` if there is no such chain. Ties go to the chain with
/// the most eliminations.
pub(super) fn strong_link_chain(board: &CandidateBoard, count: usize) -> Option<RatedStep> {
    let layout = board.layout;
    let houses = layout
        .houses
        .iter()
        .map(|cells| cell_set(cells.iter().copied()));
    let peers = (0..layout.cells()).map(|cell| cell_set(layout.houses.peers(cell).iter().copied()));
    let mut search = StrongLinkSearch {
        board,
        houses: houses.collect(),
        peers: peers.collect(),
        digit: 0,
        places: 0,
        links: Vec::new(),
        best: None,
    };
    for digit in 0..layout.side {
        search.digit = digit;
        search.places =
            cell_set((0..layout.cells()).filter(|&cell| board.has_candidate(cell, digit)));
        search.find_links();
        if count == 2 {
            search.search_pairs();
        } else {
            search.search_triples();
        }
    }
    search.best
}

impl StrongLinkSearch<'_> {
    /// Finds the links of the current digit, in boxes first.
    fn find_links(&mut self) {
        self.links.clear();
        let layout = self.board.layout;
        for house in layout.houses_by_ease() {
            let cells = layout.houses.cells(house);
            let slots = self.board.places(house, self.digit);
            let count = slots.count_ones();
            let kind = house / layout.side;
            let places = cell_set(bits(slots).map(|slot| cells[slot]));
            let link = |ends| GroupedLink {
                kind,
                house: self.houses[house],
                places,
                ends,
                grouped: count > 2,
            };
            if count == 2 {
                let first_place = 1 << places.trailing_zeros();
                // Two places of a box in one line are locked candidates.
                if kind != BOX || self.shared_house(places, &[ROW, COLUMN]).is_none() {
                    self.links.push(link([first_place, places & !first_place]));
                }
            } else if (3..=MAX_PLACES).contains(&count) {
                let ends = if kind == BOX {
                    self.ends_in_box(house, places, count)
                } else {
                    self.ends_in_line(house, places)
                };
                self.links.extend(ends.into_iter().map(link));
            }
        }
    }

    /// The cells of the first house, of the kinds `kinds`, that contains all of `cells`; `None` if there is no such
    /// house.
    fn shared_house(&self, cells: CellBits, kinds: &[usize]) -> Option<CellBits> {
        let houses_of_cell = self.board.layout.houses.of(cells.trailing_zeros() as usize);
        let mut houses = kinds.iter().map(|&kind| self.houses[houses_of_cell[kind]]);
        houses.find(|house| cells & !house == 0)
    }

    /// The two groups of places in a line, split by box, if the places lie in exactly two boxes; empty otherwise.
    fn ends_in_line(&self, house: usize, places: CellBits) -> Vec<[CellBits; 2]> {
        let layout = self.board.layout;
        let mut boxes: Vec<CellBits> = Vec::new();
        for &cell in layout.houses.cells(house) {
            let box_places = self.houses[layout.houses.of(cell)[BOX]] & places;
            if box_places != 0 && !boxes.contains(&box_places) {
                boxes.push(box_places);
            }
        }
        match boxes[..] {
            [a, b] => vec![[a, b]],
            _ => Vec::new(),
        }
    }

    /// Each way to split the places in a box into two groups: the places in a row and those in a column, if both lines
    /// together contain all places; otherwise the places in two rows, or in two columns. Empty if there is no such way.
    fn ends_in_box(&self, house: usize, places: CellBits, count: u32) -> Vec<[CellBits; 2]> {
        let layout = self.board.layout;
        let cells = layout.houses.cells(house);
        let lines = |cell: usize| {
            let houses_of_cell = layout.houses.of(cell);
            [ROW, COLUMN].map(|kind| self.houses[houses_of_cell[kind]] & places)
        };
        let lines_of_cells = cells.iter().map(|&cell| lines(cell));
        if let Some(ends) = lines_of_cells
            .clone()
            .find(|[row, column]| row | column == places)
        {
            // If all places lie in one line, they are locked candidates.
            return Vec::from_iter((ends[0] != 0 && ends[1] != 0).then_some(ends));
        }
        if count < 4 {
            return Vec::new();
        }
        let mut end_pairs = Vec::new();
        for kind in [ROW, COLUMN] {
            let mut line_places: Vec<CellBits> = Vec::new();
            for ends in lines_of_cells.clone() {
                if ends[kind] != 0 && !line_places.contains(&ends[kind]) {
                    line_places.push(ends[kind]);
                }
            }
            if let [a, b] = line_places[..] {
                end_pairs.push([a, b]);
            }
        }
        end_pairs
    }

    /// The places of the digit that see all of these cells.
    fn seen_by_all(&self, cells: CellBits) -> CellBits {
        iter_cells(cells).fold(self.places, |seen, cell| seen & self.peers[cell])
    }

    /// Offers every chain of two links whose neighbouring ends share a house.
    fn search_pairs(&mut self) {
        let links = std::mem::take(&mut self.links);
        for (i, a) in links.iter().enumerate() {
            for b in links[i + 1..].iter().filter(|b| a.places & b.places == 0) {
                for end_a in [0, 1] {
                    for end_b in [0, 1] {
                        if self
                            .shared_house(a.ends[end_a] | b.ends[end_b], &[COLUMN, ROW, BOX])
                            .is_some()
                        {
                            let weak_links = [(a.ends[end_a], b.ends[end_b])];
                            let ends = (a.ends[1 - end_a], b.ends[1 - end_b]);
                            self.offer_chain(&[a, b], &weak_links, ends);
                        }
                    }
                }
            }
        }
        self.links = links;
    }

    /// Offers every chain of three links whose neighbouring ends share a house.
    fn search_triples(&mut self) {
        let links = std::mem::take(&mut self.links);
        let kinds = [COLUMN, ROW, BOX];
        for middle in &links {
            // The links, each with the index of an end that shares a house with this end of the middle link.
            let neighbours = |middle_end: usize| {
                let disjoint_links = links.iter().filter(|link| link.places & middle.places == 0);
                disjoint_links
                    .flat_map(|link| [(link, 0), (link, 1)])
                    .filter(|(link, end)| {
                        self.shared_house(middle.ends[middle_end] | link.ends[*end], &kinds)
                            .is_some()
                    })
                    .collect::<Vec<_>>()
            };
            let (firsts, lasts) = (neighbours(0), neighbours(1));
            for &(first, end_first) in &firsts {
                for &(last, end_last) in &lasts {
                    if first.places & last.places == 0 {
                        let weak_links = [
                            (first.ends[end_first], middle.ends[0]),
                            (middle.ends[1], last.ends[end_last]),
                        ];
                        let ends = (first.ends[1 - end_first], last.ends[1 - end_last]);
                        self.offer_chain(&[first, middle, last], &weak_links, ends);
                    }
                }
            }
        }
        self.links = links;
    }

    /// Keeps the chain if it eliminates a candidate and is easier than the best one so far, or equally difficult with
    /// more eliminations. `weak_links` are the neighbouring ends of consecutive links; `start` and `end` are the two
    /// ends of the chain.
    fn offer_chain(
        &mut self,
        links: &[&GroupedLink],
        weak_links: &[(CellBits, CellBits)],
        (start, end): (CellBits, CellBits),
    ) {
        let kinds = [COLUMN, ROW, BOX];
        let link_houses = links
            .iter()
            .fold(0, |link_houses, link| link_houses | link.house);
        let mut eliminated_places = self.seen_by_all(start | end) & !link_houses;
        if self.shared_house(start | end, &kinds).is_some() {
            // The chain is a loop, so places that see both ends of any weak link are eliminated
            // too.
            for &(a, b) in weak_links {
                eliminated_places |= self.seen_by_all(a | b) & !link_houses;
            }
        } else {
            for &(a, b) in weak_links {
                eliminated_places &= !self.shared_house(a | b, &kinds).unwrap_or(0);
            }
        }
        if eliminated_places == 0 {
            return;
        }
        let base_tenths = if links.len() == 2 { 40 } else { 54 };
        let has_kind = |kind| links.iter().any(|link| link.kind == kind);
        let has_both_lines = has_kind(ROW) && has_kind(COLUMN);
        let added_tenths = match (links.iter().any(|link| link.grouped), has_kind(BOX)) {
            (true, _) => 3,
            (false, true) => 1,
            (false, false) if has_both_lines => links.len() - 1,
            (false, false) => 0,
        };
        let added_tenths =
            f64::from(u8::try_from(added_tenths).expect("there are three links at most"));
        let difficulty = (f64::from(base_tenths) + added_tenths) / 10.0;
        let is_better = self.best.as_ref().is_none_or(|best| {
            let has_fewer_eliminations =
                best.eliminations.len() < eliminated_places.count_ones() as usize;
            difficulty < best.difficulty || difficulty <= best.difficulty && has_fewer_eliminations
        });
        if is_better {
            let side = self.board.layout.side;
            let eliminations = iter_cells(eliminated_places)
                .map(|cell| cell * side + self.digit)
                .collect();
            self.best = Some(RatedStep::eliminating(difficulty, eliminations));
        }
    }
}
