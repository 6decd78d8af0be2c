//! Franken X-wing and swordfish, with and without fins.

use std::ops::ControlFlow;

use sudoku_search::{Argument, Explanation, Role, Template, docs};

use crate::deduction::{beyond_two, mark_candidates, mark_cells, removed_arguments};
use crate::{Context, Family, Instance, InstanceVisitor, Technique, TechniqueInfo};

docs! {
    /// A fish with boxes among its base or cover houses.
    ///
    /// # How it works
    ///
    /// The *base* houses are rows and boxes; the *cover* houses, equal in number, are columns and
    /// other boxes. Every place of a digit in a base house lies in a cover house, and no place lies
    /// in two base houses. Each base house contains the digit in a different cell, and each cover
    /// house contains the digit only once, so the base houses need all the cover houses. The digit
    /// is therefore removed from every cell that lies in more cover houses than base houses. The
    /// same holds with rows and columns exchanged. At least one house is a box, each base house has
    /// at least two places, and each cover house has at least one of these places. Two base houses
    /// form an X-wing, three a swordfish.
    ///
    /// # References
    ///
    /// Sudopedia and HoDoKu, "Franken Fish".
    const FRANKEN_DOCS;
}

docs! {
    /// A fish with boxes among its base or cover houses, and with additional places, the fins.
    ///
    /// # How it works
    ///
    /// The *base* houses are rows and boxes; the *cover* houses, equal in number, are columns and
    /// other boxes. Every place of a digit in a base house lies in a cover house, except for
    /// *fins*: places that lie in more base houses than cover houses. If no fin is true, the digit
    /// is removed from every cell that lies in more cover houses than base houses; if a fin is
    /// true, the digit is removed from all cells that this fin sees. In either case, the digit is
    /// removed from the cells of the first kind that see every fin. The same holds with rows and
    /// columns exchanged. At least one house is a box, each base house has at least two places, one
    /// of which is not a fin, and each cover house has at least one of these places. Two base
    /// houses form an X-wing, three a swordfish.
    ///
    /// # References
    ///
    /// Sudopedia and HoDoKu, "Finned Franken Fish"; a fin in two base houses is an *endo-fin*.
    const FINNED_DOCS;
}

static HOUSES: Template = Template {
    id: "franken-fish",
    text: "In {lines}, the digit {digit} can go only in {across}. Each of {lines} contains one {digit}.{overlap|| No place for the digit lies in both | No place for the digit lies in more than one of }{overlapping}{overlap||, so each of them has the digit in a different cell.|, so each of them has the digit in a different cell.} Each of {across} has room for only one {digit}. So {lines} need {beyond_two|both|all of|all of} {across} for their {digit}s. If {removed_count||one of }{removed} were {digit}, this {digit} would use up at least one of {across}, and the rest would not be enough for {lines}. So {removed} {removed_count|is|are} not {digit}.",
};

static FINNED_FRANKEN_FISH: Template = Template {
    id: "finned-franken-fish",
    text: "In {lines}, the digit {digit} can go only in {fins} ({fin_count|the fin|the fins}) or in {across}. If {fin_count|the fin|one of the fins} is {digit}, {removed} {removed_count|is|are} not {digit}, because {removed_count|this cell sees|these cells see} {fin_count|the fin|every fin}. If {fin_count|the fin is|the fins are} not {digit}, each of {lines} has its {digit} in one of {across}.{overlap|| Apart from the fins, no place for the digit lies in both | Apart from the fins, no place for the digit lies in more than one of }{overlapping}{overlap||, so each of them has the digit in a different cell.|, so each of them has the digit in a different cell.} Each of {across} has room for only one {digit}. So {lines} need {beyond_two|both|all of|all of} {across} for their {digit}s. If {removed_count||one of }{removed} were {digit}, this {digit} would use up at least one of {across}, and the rest would not be enough for {lines}. So {removed} {removed_count|is|are} not {digit} in this case either.",
};

/// The maximum number of base houses, and of cover houses.
const MAX_HOUSES: usize = 3;

/// The maximum side length of a grid whose cells fit in the bits of a [`CellBits`].
const MAX_SIDE: usize = 9;

/// A set of cells as a bit mask.
type CellBits = u128;

pub(crate) struct FrankenFish {
    info: TechniqueInfo,
    size: usize,
    finned: bool,
}

/// The number of houses of a list that contain each place: the places in at least one house, and the places in at
/// least two. A place is in at most two houses of one direction, a line and a box.
#[derive(Clone, Copy, Default)]
struct Coverage {
    /// The cells that at least one house covers.
    covered_once: CellBits,
    /// The cells that at least two houses cover.
    covered_twice: CellBits,
}

impl Coverage {
    /// The coverage after adding a house, given by its places.
    fn with_house(self, house: CellBits) -> Self {
        Self {
            covered_once: self.covered_once | house,
            covered_twice: self.covered_twice | (self.covered_once & house),
        }
    }

    /// The coverage of the places by a list of houses.
    fn of_houses(houses: &[usize], places: &[CellBits]) -> Self {
        let sets = houses.iter().map(|&house| places[house]);
        sets.fold(Self::default(), Self::with_house)
    }

    /// The places that are in more houses of this list than of the list of `other`. A place is in at most two houses of
    /// either list.
    fn exceeding(self, other: Self) -> CellBits {
        (self.covered_once & !other.covered_once) | (self.covered_twice & !other.covered_twice)
    }
}

/// The search for Franken fish of one digit with base lines in one direction.
struct FrankenSearch<'a> {
    context: &'a Context<'a>,
    digit: u8,
    /// The number of base houses, which is also the number of cover houses.
    size: usize,
    finned: bool,
    /// The houses that can be base houses: the lines of one direction and the boxes that have at least two places.
    base: Vec<usize>,
    /// The houses that can be cover houses: the lines of the other direction and the boxes that have a place.
    cover: Vec<usize>,
    /// The places of the digit in each house.
    places: Vec<CellBits>,
    /// For each cell, the places in its two possible cover houses.
    cover_places: Vec<CellBits>,
    /// For each cell, its peers.
    peers: &'a [CellBits],
    /// The index, among the three houses of a cell, of the line that can be a cover house: 0 for
    /// its row, 1 for its column.
    line_kind: usize,
}

/// The base houses and the cover houses, each ascending; only the first `size` entries are used.
type FishHouses = [[usize; MAX_HOUSES]; 2];

/// An incomplete choice of cover houses: the houses, their number, and how often they contain each
/// place.
type PartialCover = ([usize; MAX_HOUSES], usize, Coverage);

/// The cells of a set, ascending.
fn cells(mut set: CellBits) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let cell = set.trailing_zeros() as usize;
            set &= set - 1;
            cell
        })
    })
}

impl<'a> FrankenSearch<'a> {
    fn new(
        fish: &FrankenFish,
        context: &'a Context<'a>,
        peers: &'a [CellBits],
        columns: bool,
        digit: u8,
    ) -> Self {
        let side = context.shape().side();
        let bits = |house| {
            let cells = context.candidate_cells(house, digit);
            cells.fold(0, |set, cell| set | 1 << cell)
        };
        let places: Vec<CellBits> = (0..3 * side).map(bits).collect();
        let line_kind = usize::from(!columns);
        let (rows, columns) = if columns {
            (side..2 * side, 0..side)
        } else {
            (0..side, side..2 * side)
        };
        let cover_places = (0..side * side)
            .map(|cell| {
                let houses_of_cell = context.houses().of(cell);
                places[houses_of_cell[line_kind]] | places[houses_of_cell[2]]
            })
            .collect();
        let with_boxes = |lines: std::ops::Range<usize>, min_places: u32| {
            let houses = lines.chain(2 * side..3 * side);
            houses
                .filter(|&house| places[house].count_ones() >= min_places)
                .collect()
        };
        Self {
            context,
            digit,
            size: fish.size,
            finned: fish.finned,
            peers,
            base: with_boxes(rows, 2),
            cover: with_boxes(columns, 1),
            cover_places,
            line_kind,
            places,
        }
    }

    /// Returns `false` if the cells cannot all be in `max` cover houses. `true` does not guarantee that they can.
    fn may_be_covered(&self, cells: CellBits, max: usize) -> bool {
        // Greedy lower bound: cells that share no cover house need one cover house each.
        let (mut uncovered, mut count) = (cells, 0);
        while uncovered != 0 && count <= max {
            uncovered &= !self.cover_places[uncovered.trailing_zeros() as usize];
            count += 1;
        }
        count <= max
    }

    /// Passes each choice of base houses to `visit`, with its coverage. `must_cover` returns, for the coverage of a
    /// partial choice, how often the cover houses must contain each place; the choice is pruned when they can no longer
    /// do so.
    fn visit_bases(
        &self,
        must_cover: impl Fn(Coverage) -> Coverage,
        visit: &mut dyn FnMut(&[usize], Coverage),
    ) {
        let mut pending = vec![([0; MAX_HOUSES], 0, 0, Coverage::default())];
        while let Some((mut chosen, count, next, coverage)) = pending.pop() {
            if count == self.size {
                visit(&chosen[..count], coverage);
                continue;
            }
            for (index, &house) in self.base.iter().enumerate().skip(next) {
                let places = coverage.with_house(self.places[house]);
                if self.may_be_covered(must_cover(places).covered_once, self.size) {
                    chosen[count] = house;
                    pending.push((chosen, count + 1, index + 1, places));
                }
            }
        }
    }

    /// Passes to `visit`, with its coverage, each choice of `size` cover houses that contain each place of `must_cover`
    /// at least as often as `must_cover` counts it. The same choice can occur several times.
    fn visit_covers(
        &self,
        (base, base_coverage): (&[usize], Coverage),
        must_cover: Coverage,
        partial_covers: &mut Vec<PartialCover>,
        visit: &mut dyn FnMut(&[usize], Coverage),
    ) {
        partial_covers.push(([0; MAX_HOUSES], 0, Coverage::default()));
        while let Some((mut chosen, count, coverage)) = partial_covers.pop() {
            let missing_places = must_cover.exceeding(coverage);
            if count == self.size {
                if missing_places == 0 {
                    visit(&chosen[..count], coverage);
                }
                continue;
            }
            if !self.may_be_covered(missing_places, self.size - count) {
                continue;
            }
            // The first missing place is in two possible cover houses, one of which must be chosen.
            // If no place is missing, any cover house is possible.
            let houses_of_first = cells(missing_places).next().map(|cell| {
                let houses_of_cell = self.context.houses().of(cell);
                [houses_of_cell[self.line_kind], houses_of_cell[2]]
            });
            for &house in houses_of_first
                .as_ref()
                .map_or(&self.cover[..], |houses| houses)
            {
                let is_unused = !base.contains(&house) && !chosen[..count].contains(&house);
                if is_unused && self.places[house] & base_coverage.covered_once != 0 {
                    chosen[count] = house;
                    partial_covers.push((
                        chosen,
                        count + 1,
                        coverage.with_house(self.places[house]),
                    ));
                }
            }
        }
    }

    /// The places that the fish eliminates; none if the pattern is not of the requested kind.
    fn eliminations(&self, base: (&[usize], Coverage), cover: (&[usize], Coverage)) -> CellBits {
        let fins = base.1.exceeding(cover.1);
        let first_box = 2 * self.context.shape().side();
        let has_box = base
            .0
            .iter()
            .chain(cover.0)
            .any(|&house| house >= first_box);
        let has_base_place = |&house: &usize| self.places[house] & !fins != 0;
        if (fins != 0) != self.finned || !has_box || !base.0.iter().all(has_base_place) {
            return 0;
        }
        let excess = cover.1.exceeding(base.1);
        cells(fins).fold(excess, |eliminations, fin| eliminations & self.peers[fin])
    }

    /// All patterns that eliminate a candidate, ascending, with the places that each eliminates.
    fn patterns(&self) -> Vec<(FishHouses, CellBits)> {
        let mut patterns = Vec::new();
        let mut pending = Vec::new();
        let mut find_covers =
            |base: (&[usize], Coverage), must_cover: Coverage, target: Option<usize>| {
                self.visit_covers(base, must_cover, &mut pending, &mut |cover, coverage| {
                    let eliminations = self.eliminations(base, (cover, coverage));
                    // A fish with several eliminations is found once per target; only the first target
                    // reports it.
                    let first_target = eliminations.trailing_zeros() as usize;
                    if eliminations != 0 && target.is_none_or(|target| target == first_target) {
                        let mut pattern: FishHouses = [[0; MAX_HOUSES]; 2];
                        pattern[0][..self.size].copy_from_slice(base.0);
                        pattern[1][..self.size].copy_from_slice(cover);
                        pattern[1][..self.size].sort_unstable();
                        patterns.push((pattern, eliminations));
                    }
                });
            };
        if self.finned {
            for target in self.context.cells_with(self.digit).iter() {
                // The target must be in more cover houses than base houses, and so must every base
                // place that the target does not see.
                let (bit, peers) = (1 << target, self.peers[target]);
                let must_cover = |base_coverage: Coverage| Coverage {
                    covered_once: (base_coverage.covered_once & !peers) | bit,
                    covered_twice: (base_coverage.covered_twice & !peers)
                        | (base_coverage.covered_once & bit),
                };
                self.visit_bases(must_cover, &mut |base, base_coverage| {
                    // A target in two base houses would need three cover houses, which is
                    // impossible.
                    if base_coverage.covered_twice & bit == 0 {
                        find_covers(
                            (base, base_coverage),
                            must_cover(base_coverage),
                            Some(target),
                        );
                    }
                });
            }
        } else {
            self.visit_bases(|base_coverage| base_coverage, &mut |base, base_coverage| {
                find_covers((base, base_coverage), base_coverage, None);
            });
        }
        patterns.sort_unstable();
        patterns.dedup();
        patterns
    }

    fn explain(&self, pattern: &FishHouses, eliminations: &[(usize, u8)]) -> Explanation {
        let [base, cover] = pattern.each_ref().map(|houses| &houses[..self.size]);
        let coverage = Coverage::of_houses(base, &self.places);
        let fins = coverage.exceeding(Coverage::of_houses(cover, &self.places));
        let mut arguments = vec![
            ("lines", Argument::Houses(base.to_vec())),
            ("digit", Argument::Digit(self.digit)),
            ("across", Argument::Houses(cover.to_vec())),
        ];
        arguments.extend(removed_arguments(eliminations));
        arguments.push(beyond_two(self.size));
        let houses = self.context.houses();
        let share_cell = |one: usize, other: usize| {
            (houses.cells(one).iter()).any(|cell| houses.cells(other).contains(cell))
        };
        let overlap = (base.iter().enumerate())
            .any(|(index, &one)| base[..index].iter().any(|&other| share_cell(one, other)));
        let overlapping = if overlap { base } else { &[] };
        // 0 if no two base houses share a cell; otherwise 1 for two base houses and 2 for three.
        let overlap_form = overlapping.len().saturating_sub(1) as u64;
        arguments.extend([
            ("overlap", Argument::Number(overlap_form)),
            ("overlapping", Argument::Houses(overlapping.to_vec())),
        ]);
        if self.finned {
            arguments.extend([
                ("fins", Argument::Cells(cells(fins).collect())),
                ("fin_count", Argument::Number(fins.count_ones().into())),
            ]);
        }
        let template = if self.finned {
            &FINNED_FRANKEN_FISH
        } else {
            &HOUSES
        };
        let focus = base.iter().flat_map(|&house| houses.cells(house)).copied();
        let explanation = mark_cells(Explanation::new(template, arguments), Role::Focus, focus);
        let candidates = |set| cells(set).map(|cell| (cell, self.digit));
        let explanation = mark_candidates(
            explanation,
            Role::Pattern,
            candidates(coverage.covered_once & !fins),
        );
        mark_candidates(explanation, Role::Fin, candidates(fins))
    }
}

impl FrankenFish {
    pub(crate) const X_WING: Self = Self::new("franken-x-wing", "Franken X-wing", 2, false);
    pub(crate) const SWORDFISH: Self =
        Self::new("franken-swordfish", "Franken swordfish", 3, false);
    pub(crate) const FINNED_X_WING: Self =
        Self::new("finned-franken-x-wing", "Finned Franken X-wing", 2, true);
    pub(crate) const FINNED_SWORDFISH: Self = Self::new(
        "finned-franken-swordfish",
        "Finned Franken swordfish",
        3,
        true,
    );

    const fn new(id: &'static str, name: &'static str, size: usize, finned: bool) -> Self {
        let docs = if finned { FINNED_DOCS } else { FRANKEN_DOCS };
        let info = TechniqueInfo::new(id, name, Family::Fish, docs).for_sides(4, MAX_SIDE);
        Self { info, size, finned }
    }
}

impl Technique for FrankenFish {
    fn info(&self) -> TechniqueInfo {
        self.info
    }

    fn find(&self, context: &Context<'_>, visit: &mut InstanceVisitor<'_>) -> ControlFlow<()> {
        let shape = context.shape();
        if shape.side() > MAX_SIDE {
            return ControlFlow::Continue(());
        }
        let bits = |cell| {
            context
                .peers(cell)
                .iter()
                .fold(0, |set, item| set | 1 << item)
        };
        let peers: Vec<CellBits> = (0..shape.cells()).map(bits).collect();
        for digit in context.digits() {
            for columns in [false, true] {
                let search = FrankenSearch::new(self, context, &peers, columns, digit);
                for (pattern, eliminations) in search.patterns() {
                    let eliminations: Vec<_> =
                        cells(eliminations).map(|cell| (cell, digit)).collect();
                    let explain = || search.explain(&pattern, &eliminations);
                    visit(&Instance::eliminating(
                        self.info.id,
                        &eliminations,
                        &explain,
                    ))?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}
