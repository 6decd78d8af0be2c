//! Franken X-wing and swordfish, with and without fins.

use std::ops::ControlFlow;

use sudoku_search::{Argument, Explanation, Role, Template, docs};

use crate::deduction::{mark_candidates, mark_cells};
use crate::{About, Context, Each, Family, Instance, Level, Technique};

docs! {
    /// A fish with boxes among its rows, or among its columns.
    ///
    /// # How it works
    ///
    /// Some rows and boxes have all their places for a digit in as many columns and other boxes, and
    /// a place that two of the former share is in two of the latter. Each of the former holds the
    /// digit, and the latter hold it no more often; so it goes from each cell that is in more of
    /// the latter than of the former. Likewise with rows and columns exchanged. There is at least
    /// one box, each of the former has two places at least, and each of the latter one of theirs.
    /// Two houses are an X-wing, three a swordfish.
    ///
    /// # References
    ///
    /// Sudopedia and HoDoKu, "Franken Fish".
    const FRANKEN;
}

docs! {
    /// A fish with boxes among its rows or columns, but for some places, the fins.
    ///
    /// # How it works
    ///
    /// Some rows and boxes have their places for a digit in as many columns and other boxes, but for
    /// fins: places in more of the former than of the latter. If none of the fins is the digit, it
    /// goes from each cell that is in more of the latter than of the former; if one is, it goes from
    /// what that one sees. So it goes from such cells that see every fin. Likewise with rows and
    /// columns exchanged. There is at least one box, each of the former has two places at least and
    /// one that is no fin, and each of the latter has one of theirs. Two houses are an X-wing, three
    /// a swordfish.
    ///
    /// # References
    ///
    /// Sudopedia and HoDoKu, "Finned Franken Fish"; a fin in two of the rows and boxes is an
    /// *endo-fin*.
    const FINNED;
}

static HOUSES: Template = Template {
    id: "franken-fish",
    text: "In {lines} the places for {digit} all lie in {across}: it goes from what is in more of these than of those.",
};

static BUT_FOR: Template = Template {
    id: "finned-franken-fish",
    text: "In {lines} the places for {digit} all lie in {across}, but for {fins}: it goes from what sees these and is in more of {across} than of {lines}.",
};

/// The largest number of houses on either side.
const MOST: usize = 3;

/// The largest grid whose cells are bits of one word.
const LARGEST: usize = 9;

/// Cells as bits.
type Bits = u128;

pub(crate) struct FrankenFish {
    about: About,
    size: usize,
    finned: bool,
}

/// Cells in at least one of some houses, and in at least two.
#[derive(Clone, Copy, Default)]
struct Counted {
    once: Bits,
    twice: Bits,
}

impl Counted {
    fn with(self, house: Bits) -> Self {
        Self {
            once: self.once | house,
            twice: self.twice | (self.once & house),
        }
    }

    fn of(houses: &[usize], places: &[Bits]) -> Self {
        let each = houses.iter().map(|&house| places[house]);
        each.fold(Self::default(), Self::with)
    }

    /// What is in more of these houses than of the others. No cell is in three.
    fn beyond(self, other: Self) -> Bits {
        (self.once & !other.once) | (self.twice & !other.twice)
    }
}

/// What is looked at for a digit and one kind of line.
struct Lines<'a> {
    context: &'a Context<'a>,
    digit: u8,
    /// How many houses there are on either side.
    size: usize,
    finned: bool,
    /// The houses on one side and on the other.
    base: Vec<usize>,
    cover: Vec<usize>,
    /// By house.
    places: Vec<Bits>,
    /// By cell: the places in its two houses on the other side.
    around: Vec<Bits>,
    /// By cell: what it sees.
    peers: &'a [Bits],
    /// Which of the houses of a cell is its line on the other side.
    way: usize,
}

/// The houses of both sides, each ascending; only the first so many count.
type Pattern = [[usize; MOST]; 2];

/// A choice of houses that is not complete yet, how many they are, and what they hold.
type Part = ([usize; MOST], usize, Counted);

fn cells(mut set: Bits) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let cell = set.trailing_zeros() as usize;
            set &= set - 1;
            cell
        })
    })
}

impl<'a> Lines<'a> {
    fn new(
        fish: &FrankenFish,
        context: &'a Context<'a>,
        peers: &'a [Bits],
        columns: bool,
        digit: u8,
    ) -> Self {
        let side = context.shape().side();
        let bits = |house| {
            let cells = context.cells_of(house, digit);
            cells.fold(0, |set, cell| set | 1 << cell)
        };
        let places: Vec<Bits> = (0..3 * side).map(bits).collect();
        let way = usize::from(!columns);
        let (rows, columns) = if columns {
            (side..2 * side, 0..side)
        } else {
            (0..side, side..2 * side)
        };
        let around = (0..side * side)
            .map(|cell| {
                let of = context.houses().of(cell);
                places[of[way]] | places[of[2]]
            })
            .collect();
        let with_boxes = |lines: std::ops::Range<usize>, least: u32| {
            let houses = lines.chain(2 * side..3 * side);
            houses
                .filter(|&house| places[house].count_ones() >= least)
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
            around,
            way,
            places,
        }
    }

    /// Whether so many houses on the other side may take in all of these.
    fn fit(&self, cells: Bits, most: usize) -> bool {
        // Cells of which no two share a house need one each.
        let (mut rest, mut count) = (cells, 0);
        while rest != 0 && count <= most {
            rest &= !self.around[rest.trailing_zeros() as usize];
            count += 1;
        }
        count <= most
    }

    /// Every choice of the houses with at least two places, as long as the other side may still take
    /// in what `must` makes of the places of those chosen so far.
    fn bases(&self, must: impl Fn(Counted) -> Counted, each: &mut dyn FnMut(&[usize], Counted)) {
        let mut rest = vec![([0; MOST], 0, 0, Counted::default())];
        while let Some((mut chosen, count, next, own)) = rest.pop() {
            if count == self.size {
                each(&chosen[..count], own);
                continue;
            }
            for (place, &house) in self.base.iter().enumerate().skip(next) {
                let own = own.with(self.places[house]);
                if self.fit(must(own).once, self.size) {
                    chosen[count] = house;
                    rest.push((chosen, count + 1, place + 1, own));
                }
            }
        }
    }

    /// Every choice of as many houses on the other side that takes in what it must: some cells once,
    /// some twice. One may come several times.
    fn covers(
        &self,
        (base, own): (&[usize], Counted),
        must: Counted,
        rest: &mut Vec<Part>,
        each: &mut dyn FnMut(&[usize], Counted),
    ) {
        rest.push(([0; MOST], 0, Counted::default()));
        while let Some((mut chosen, count, taken)) = rest.pop() {
            let missing = must.beyond(taken);
            if count == self.size {
                if missing == 0 {
                    each(&chosen[..count], taken);
                }
                continue;
            }
            if !self.fit(missing, self.size - count) {
                continue;
            }
            // The first cell that is missing is in two houses of that side; if none is, any will do.
            let of_cell = cells(missing).next().map(|cell| {
                let of = self.context.houses().of(cell);
                [of[self.way], of[2]]
            });
            for &house in of_cell.as_ref().map_or(&self.cover[..], |of| of) {
                let fresh = !base.contains(&house) && !chosen[..count].contains(&house);
                if fresh && self.places[house] & own.once != 0 {
                    chosen[count] = house;
                    rest.push((chosen, count + 1, taken.with(self.places[house])));
                }
            }
        }
    }

    /// What goes: nothing where this is no pattern of the kind that is looked for.
    fn lost(&self, base: (&[usize], Counted), cover: (&[usize], Counted)) -> Bits {
        let fins = base.1.beyond(cover.1);
        let lines = 2 * self.context.shape().side();
        let boxed = base.0.iter().chain(cover.0).any(|&house| house >= lines);
        let keeps = |&house: &usize| self.places[house] & !fins != 0;
        if (fins != 0) != self.finned || !boxed || !base.0.iter().all(keeps) {
            return 0;
        }
        let more = cover.1.beyond(base.1);
        cells(fins).fold(more, |lost, fin| lost & self.peers[fin])
    }

    /// All patterns from which something goes, ascending, with what goes.
    fn patterns(&self) -> Vec<(Pattern, Bits)> {
        let mut found = Vec::new();
        let mut rest = Vec::new();
        let mut look = |base: (&[usize], Counted), must: Counted, target: Option<usize>| {
            self.covers(base, must, &mut rest, &mut |cover, taken| {
                let lost = self.lost(base, (cover, taken));
                // Of several targets the first finds it.
                let first = lost.trailing_zeros() as usize;
                if lost != 0 && target.is_none_or(|target| target == first) {
                    let mut pattern: Pattern = [[0; MOST]; 2];
                    pattern[0][..self.size].copy_from_slice(base.0);
                    pattern[1][..self.size].copy_from_slice(cover);
                    pattern[1][..self.size].sort_unstable();
                    found.push((pattern, lost));
                }
            });
        };
        if self.finned {
            for target in self.context.with(self.digit).iter() {
                // In more houses of the other side than of this one, as is all that it does not see.
                let (bit, peers) = (1 << target, self.peers[target]);
                let must = |own: Counted| Counted {
                    once: (own.once & !peers) | bit,
                    twice: (own.twice & !peers) | (own.once & bit),
                };
                self.bases(must, &mut |base, own| {
                    // No cell is in three houses of the other side.
                    if own.twice & bit == 0 {
                        look((base, own), must(own), Some(target));
                    }
                });
            }
        } else {
            self.bases(|own| own, &mut |base, own| look((base, own), own, None));
        }
        found.sort_unstable();
        found.dedup();
        found
    }

    fn explain(&self, pattern: &Pattern) -> Explanation {
        let [base, cover] = pattern.each_ref().map(|houses| &houses[..self.size]);
        let own = Counted::of(base, &self.places);
        let fins = own.beyond(Counted::of(cover, &self.places));
        let mut arguments = vec![
            ("lines", Argument::Houses(base.to_vec())),
            ("digit", Argument::Digit(self.digit)),
            ("across", Argument::Houses(cover.to_vec())),
        ];
        if self.finned {
            arguments.push(("fins", Argument::Cells(cells(fins).collect())));
        }
        let template = if self.finned { &BUT_FOR } else { &HOUSES };
        let houses = self.context.houses();
        let focus = base.iter().flat_map(|&house| houses.cells(house)).copied();
        let explanation = mark_cells(Explanation::new(template, arguments), Role::Focus, focus);
        let candidates = |set| cells(set).map(|cell| (cell, self.digit));
        let explanation = mark_candidates(explanation, Role::Pattern, candidates(own.once & !fins));
        mark_candidates(explanation, Role::Fin, candidates(fins))
    }
}

impl FrankenFish {
    pub(crate) const X_WING: Self = Self::new("franken-x-wing", "Franken X-wing", 2, false, 300);
    pub(crate) const SWORDFISH: Self =
        Self::new("franken-swordfish", "Franken swordfish", 3, false, 350);
    pub(crate) const FINNED_X_WING: Self = Self::new(
        "finned-franken-x-wing",
        "Finned Franken X-wing",
        2,
        true,
        390,
    );
    pub(crate) const FINNED_SWORDFISH: Self = Self::new(
        "finned-franken-swordfish",
        "Finned Franken swordfish",
        3,
        true,
        410,
    );

    const fn new(
        id: &'static str,
        name: &'static str,
        size: usize,
        finned: bool,
        score: u32,
    ) -> Self {
        let docs = if finned { FINNED } else { FRANKEN };
        let about = About::new(id, name, Family::Fish, docs)
            .hodoku(Level::Unfair, score)
            .of_sides(4, LARGEST);
        Self {
            about,
            size,
            finned,
        }
    }
}

impl Technique for FrankenFish {
    fn about(&self) -> About {
        self.about
    }

    fn find(&self, context: &Context<'_>, each: &mut Each<'_>) -> ControlFlow<()> {
        let shape = context.shape();
        if shape.side() > LARGEST {
            return ControlFlow::Continue(());
        }
        let bits = |cell| context.peers(cell).iter().fold(0, |set, it| set | 1 << it);
        let peers: Vec<Bits> = (0..shape.cells()).map(bits).collect();
        for digit in context.digits() {
            for columns in [false, true] {
                let lines = Lines::new(self, context, &peers, columns, digit);
                for (pattern, lost) in lines.patterns() {
                    let lost: Vec<_> = cells(lost).map(|cell| (cell, digit)).collect();
                    let explain = || lines.explain(&pattern);
                    each(&Instance::eliminating(self.about.id, &lost, &explain))?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}
