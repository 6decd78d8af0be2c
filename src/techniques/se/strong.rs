//! Two or three strong links of one digit in a row: skyscraper, kite, turbot fish, empty rectangle,
//! and the like with three; cells of a box in a line may stand together at an end of a link.

use super::Step;
use crate::forcing::{Board, bits};

/// A set of cells.
type Cells = u128;

/// A house where a digit is at one of two ends.
#[derive(Clone, Copy, Debug)]
struct Link {
    kind: usize,
    house: Cells,
    places: Cells,
    ends: [Cells; 2],
    /// Whether there are more than two places.
    grouped: bool,
}

/// The kinds of houses.
const ROW: usize = 0;
const COLUMN: usize = 1;
const BOX: usize = 2;

/// A digit has at most as many places in a house that is a link.
const MOST: u32 = 6;

fn set(cells: impl IntoIterator<Item = usize>) -> Cells {
    cells.into_iter().fold(0, |set, cell| set | 1 << cell)
}

fn each(mut set: Cells) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let cell = set.trailing_zeros() as usize;
            set &= set - 1;
            cell
        })
    })
}

struct Search<'a> {
    board: &'a Board,
    houses: Vec<Cells>,
    sight: Vec<Cells>,
    digit: usize,
    /// The places of the digit.
    places: Cells,
    links: Vec<Link>,
    best: Option<Step>,
}

/// The easiest chain of so many links, and of these the one with the most eliminations.
pub(super) fn links(board: &Board, count: usize) -> Option<Step> {
    let layout = board.layout;
    let houses = layout.houses.iter().map(|cells| set(cells.iter().copied()));
    let sight = (0..layout.cells()).map(|cell| set(layout.houses.peers(cell).iter().copied()));
    let mut search = Search {
        board,
        houses: houses.collect(),
        sight: sight.collect(),
        digit: 0,
        places: 0,
        links: Vec::new(),
        best: None,
    };
    for digit in 0..layout.side {
        search.digit = digit;
        search.places = set((0..layout.cells()).filter(|&cell| board.has(cell, digit)));
        search.find_links();
        if count == 2 {
            search.pairs();
        } else {
            search.triples();
        }
    }
    search.best
}

impl Search<'_> {
    fn find_links(&mut self) {
        self.links.clear();
        let layout = self.board.layout;
        for house in layout.by_ease() {
            let cells = layout.houses.cells(house);
            let slots = self.board.places(house, self.digit);
            let count = slots.count_ones();
            let kind = house / layout.side;
            let places = set(bits(slots).map(|slot| cells[slot]));
            let link = |ends| Link {
                kind,
                house: self.houses[house],
                places,
                ends,
                grouped: count > 2,
            };
            if count == 2 {
                let first = 1 << places.trailing_zeros();
                // Two places of a box in a line are locked.
                if kind != BOX || self.shared(places, &[ROW, COLUMN]).is_none() {
                    self.links.push(link([first, places & !first]));
                }
            } else if (3..=MOST).contains(&count) {
                let ends = if kind == BOX {
                    self.ends_in_box(house, places, count)
                } else {
                    self.ends_in_line(house, places)
                };
                self.links.extend(ends.into_iter().map(link));
            }
        }
    }

    /// The house of one of these kinds that holds all cells.
    fn shared(&self, cells: Cells, kinds: &[usize]) -> Option<Cells> {
        let of = self.board.layout.houses.of(cells.trailing_zeros() as usize);
        let mut houses = kinds.iter().map(|&kind| self.houses[of[kind]]);
        houses.find(|house| cells & !house == 0)
    }

    /// The parts of a line in two boxes, if there is nothing in the third.
    fn ends_in_line(&self, house: usize, places: Cells) -> Vec<[Cells; 2]> {
        let layout = self.board.layout;
        let mut boxes: Vec<Cells> = Vec::new();
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

    /// A row and a column that hold all places in a box; else two rows, or two columns.
    fn ends_in_box(&self, house: usize, places: Cells, count: u32) -> Vec<[Cells; 2]> {
        let layout = self.board.layout;
        let cells = layout.houses.cells(house);
        let lines = |cell: usize| {
            let of = layout.houses.of(cell);
            [ROW, COLUMN].map(|kind| self.houses[of[kind]] & places)
        };
        let cross = cells.iter().map(|&cell| lines(cell));
        if let Some(ends) = cross.clone().find(|[row, column]| row | column == places) {
            // All in one line are locked.
            return Vec::from_iter((ends[0] != 0 && ends[1] != 0).then_some(ends));
        }
        if count < 4 {
            return Vec::new();
        }
        let mut found = Vec::new();
        for kind in [ROW, COLUMN] {
            let mut parts: Vec<Cells> = Vec::new();
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

    /// What sees all these cells.
    fn in_sight(&self, cells: Cells) -> Cells {
        each(cells).fold(self.places, |seen, cell| seen & self.sight[cell])
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
                            .shared(a.ends[side] | b.ends[other], &[COLUMN, ROW, BOX])
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
            // Links that an end of the middle one excludes an end of.
            let next = |side: usize| {
                let linked = links
                    .iter()
                    .filter(|other| other.places & middle.places == 0);
                linked
                    .flat_map(|other| [(other, 0), (other, 1)])
                    .filter(|(other, end)| {
                        self.shared(middle.ends[side] | other.ends[*end], &kinds)
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
        links: &[&Link],
        bridges: &[(Cells, Cells)],
        (start, end): (Cells, Cells),
    ) {
        let kinds = [COLUMN, ROW, BOX];
        let bases = links.iter().fold(0, |bases, link| bases | link.house);
        let mut gone = self.in_sight(start | end) & !bases;
        if self.shared(start | end, &kinds).is_some() {
            // It closes: what sees both sides of any bridge goes too.
            for &(a, b) in bridges {
                gone |= self.in_sight(a | b) & !bases;
            }
        } else {
            for &(a, b) in bridges {
                gone &= !self.shared(a | b, &kinds).unwrap_or(0);
            }
        }
        if gone == 0 {
            return;
        }
        let base = if links.len() == 2 { 40 } else { 54 };
        let has = |kind| links.iter().any(|link| link.kind == kind);
        let two_ways = has(ROW) && has(COLUMN);
        let added = match (links.iter().any(|link| link.grouped), has(BOX)) {
            (true, _) => 3,
            (false, true) => 1,
            (false, false) if two_ways => links.len() - 1,
            (false, false) => 0,
        };
        let added = f64::from(u8::try_from(added).expect("there are three links at most"));
        let difficulty = (f64::from(base) + added) / 10.0;
        let better = self.best.as_ref().is_none_or(|best| {
            let fewer = best.eliminations.len() < gone.count_ones() as usize;
            difficulty < best.difficulty || difficulty <= best.difficulty && fewer
        });
        if better {
            let side = self.board.layout.side;
            let gone = each(gone).map(|cell| cell * side + self.digit).collect();
            self.best = Some(Step::eliminating(difficulty, gone));
        }
    }
}
