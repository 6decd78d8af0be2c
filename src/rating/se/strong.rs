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
    kind: usize,
    house: CellBits,
    places: CellBits,
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

fn set(cells: impl IntoIterator<Item = usize>) -> CellBits {
    cells.into_iter().fold(0, |set, cell| set | 1 << cell)
}

fn iter_cells(mut set: CellBits) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let cell = set.trailing_zeros() as usize;
            set &= set - 1;
            cell
        })
    })
}

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

/// The easiest chain of `count` strong links. Ties go to the chain with the most eliminations.
pub(super) fn links(board: &CandidateBoard, count: usize) -> Option<RatedStep> {
    let layout = board.layout;
    let houses = layout.houses.iter().map(|cells| set(cells.iter().copied()));
    let peers = (0..layout.cells()).map(|cell| set(layout.houses.peers(cell).iter().copied()));
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
        search.places = set((0..layout.cells()).filter(|&cell| board.has_candidate(cell, digit)));
        search.find_links();
        if count == 2 {
            search.pairs();
        } else {
            search.triples();
        }
    }
    search.best
}

impl StrongLinkSearch<'_> {
    fn find_links(&mut self) {
        self.links.clear();
        let layout = self.board.layout;
        for house in layout.by_ease() {
            let cells = layout.houses.cells(house);
            let slots = self.board.places(house, self.digit);
            let count = slots.count_ones();
            let kind = house / layout.side;
            let places = set(bits(slots).map(|slot| cells[slot]));
            let link = |ends| GroupedLink {
                kind,
                house: self.houses[house],
                places,
                ends,
                grouped: count > 2,
            };
            if count == 2 {
                let first = 1 << places.trailing_zeros();
                // Two places of a box in one line are locked candidates.
                if kind != BOX || self.shared_house(places, &[ROW, COLUMN]).is_none() {
                    self.links.push(link([first, places & !first]));
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

    /// The cells of a house of one of these kinds that contains all the given cells.
    fn shared_house(&self, cells: CellBits, kinds: &[usize]) -> Option<CellBits> {
        let houses_of_cell = self.board.layout.houses.of(cells.trailing_zeros() as usize);
        let mut houses = kinds.iter().map(|&kind| self.houses[houses_of_cell[kind]]);
        houses.find(|house| cells & !house == 0)
    }

    /// The two groups of places in a line, split by box, if the places lie in exactly two boxes.
    fn ends_in_line(&self, house: usize, places: CellBits) -> Vec<[CellBits; 2]> {
        let layout = self.board.layout;
        let mut boxes: Vec<CellBits> = Vec::new();
        for &cell in layout.houses.cells(house) {
            let part = self.houses[layout.houses.of(cell)[BOX]] & places;
            if part != 0 && !boxes.contains(&part) {
                boxes.push(part);
            }
        }
        match boxes[..] {
            [a, b] => vec![[a, b]],
            _ => Vec::new(),
        }
    }

    /// The two groups of places in a box: those in a row and those in a column that contain all
    /// places, or otherwise those in two rows or in two columns.
    fn ends_in_box(&self, house: usize, places: CellBits, count: u32) -> Vec<[CellBits; 2]> {
        let layout = self.board.layout;
        let cells = layout.houses.cells(house);
        let lines = |cell: usize| {
            let houses_of_cell = layout.houses.of(cell);
            [ROW, COLUMN].map(|kind| self.houses[houses_of_cell[kind]] & places)
        };
        let cross = cells.iter().map(|&cell| lines(cell));
        if let Some(ends) = cross.clone().find(|[row, column]| row | column == places) {
            // If all places lie in one line, they are locked candidates.
            return Vec::from_iter((ends[0] != 0 && ends[1] != 0).then_some(ends));
        }
        if count < 4 {
            return Vec::new();
        }
        let mut found = Vec::new();
        for kind in [ROW, COLUMN] {
            let mut parts: Vec<CellBits> = Vec::new();
            for ends in cross.clone() {
                if ends[kind] != 0 && !parts.contains(&ends[kind]) {
                    parts.push(ends[kind]);
                }
            }
            if let [a, b] = parts[..] {
                found.push([a, b]);
            }
        }
        found
    }

    /// The places of the digit that see all of these cells.
    fn seen_by_all(&self, cells: CellBits) -> CellBits {
        iter_cells(cells).fold(self.places, |seen, cell| seen & self.peers[cell])
    }

    fn pairs(&mut self) {
        let links = std::mem::take(&mut self.links);
        for (place, a) in links.iter().enumerate() {
            for b in links[place + 1..]
                .iter()
                .filter(|b| a.places & b.places == 0)
            {
                for side in [0, 1] {
                    for other in [0, 1] {
                        if self
                            .shared_house(a.ends[side] | b.ends[other], &[COLUMN, ROW, BOX])
                            .is_some()
                        {
                            let bridges = [(a.ends[side], b.ends[other])];
                            let ends = (a.ends[1 - side], b.ends[1 - other]);
                            self.conclude(&[a, b], &bridges, ends);
                        }
                    }
                }
            }
        }
        self.links = links;
    }

    fn triples(&mut self) {
        let links = std::mem::take(&mut self.links);
        let kinds = [COLUMN, ROW, BOX];
        for middle in &links {
            // The links with an end that excludes an end of the middle link.
            let next = |side: usize| {
                let linked = links
                    .iter()
                    .filter(|other| other.places & middle.places == 0);
                linked
                    .flat_map(|other| [(other, 0), (other, 1)])
                    .filter(|(other, end)| {
                        self.shared_house(middle.ends[side] | other.ends[*end], &kinds)
                            .is_some()
                    })
                    .collect::<Vec<_>>()
            };
            let (firsts, lasts) = (next(0), next(1));
            for &(first, side) in &firsts {
                for &(last, other) in &lasts {
                    if first.places & last.places == 0 {
                        let bridges = [
                            (first.ends[side], middle.ends[0]),
                            (middle.ends[1], last.ends[other]),
                        ];
                        let ends = (first.ends[1 - side], last.ends[1 - other]);
                        self.conclude(&[first, middle, last], &bridges, ends);
                    }
                }
            }
        }
        self.links = links;
    }

    fn conclude(
        &mut self,
        links: &[&GroupedLink],
        bridges: &[(CellBits, CellBits)],
        (start, end): (CellBits, CellBits),
    ) {
        let kinds = [COLUMN, ROW, BOX];
        let bases = links.iter().fold(0, |bases, link| bases | link.house);
        let mut eliminated = self.seen_by_all(start | end) & !bases;
        if self.shared_house(start | end, &kinds).is_some() {
            // The chain is a loop, so places that see both ends of any weak link are eliminated
            // too.
            for &(a, b) in bridges {
                eliminated |= self.seen_by_all(a | b) & !bases;
            }
        } else {
            for &(a, b) in bridges {
                eliminated &= !self.shared_house(a | b, &kinds).unwrap_or(0);
            }
        }
        if eliminated == 0 {
            return;
        }
        let base = if links.len() == 2 { 40 } else { 54 };
        let has_kind = |kind| links.iter().any(|link| link.kind == kind);
        let two_ways = has_kind(ROW) && has_kind(COLUMN);
        let added = match (links.iter().any(|link| link.grouped), has_kind(BOX)) {
            (true, _) => 3,
            (false, true) => 1,
            (false, false) if two_ways => links.len() - 1,
            (false, false) => 0,
        };
        let added = f64::from(u8::try_from(added).expect("there are three links at most"));
        let difficulty = (f64::from(base) + added) / 10.0;
        let better = self.best.as_ref().is_none_or(|best| {
            let fewer = best.eliminations.len() < eliminated.count_ones() as usize;
            difficulty < best.difficulty || difficulty <= best.difficulty && fewer
        });
        if better {
            let side = self.board.layout.side;
            let eliminations = iter_cells(eliminated)
                .map(|cell| cell * side + self.digit)
                .collect();
            self.best = Some(RatedStep::eliminating(difficulty, eliminations));
        }
    }
}
