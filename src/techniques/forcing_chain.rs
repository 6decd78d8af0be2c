//! Forcing chains and forcing nets.

use std::ops::ControlFlow;

use sudoku_search::{Argument, Explanation, Link, Role, Template, docs};

use crate::forcing::{Board, Candidate, Kind, Source, Walker, Wave, Waves, bits};
use crate::{About, Context, Each, Family, Instance, Level};

docs! {
    /// Every digit of a cell, or every place of a digit in a house, leads to the same.
    ///
    /// # How it works
    ///
    /// A candidate is taken to be true. Then the others of its cell, and the same digit in the cells
    /// that it sees, are false; and where one of two is false, the other is true. One of the
    /// candidates of a cell is true, and one of the places of a digit in a house: what follows from
    /// each of them holds. A candidate from which a contradiction follows is false, and one whose
    /// absence leads to a contradiction is true. For each cell, each digit of a house and each
    /// candidate all that follows is told together. Where one of several leads to a contradiction,
    /// that is told instead.
    ///
    /// # References
    ///
    /// Juillerat, Sudoku Explainer, "Forcing Chain", "Cell Forcing Chains", "Region Forcing Chains".
    const CHAIN_DOCS;
}

docs! {
    /// Forcing chains of which each step may use all that went before.
    ///
    /// # How it works
    ///
    /// As with forcing chains a candidate is taken to be true or false. But what became false is
    /// taken off the board: the last candidate of a cell is true, and the last place of a digit in a
    /// house, however many there were. What follows whether a candidate is true or false holds too.
    ///
    /// # References
    ///
    /// Juillerat, Sudoku Explainer, "Dynamic Forcing Chains". Also *forcing nets*.
    const NET_DOCS;
}

static SAME: Template = Template {
    id: "forcing-chain.same",
    text: "One of {candidates} is true, and all of them lead to the same.",
};

static EITHER: Template = Template {
    id: "forcing-chain.either",
    text: "Whether {candidates} is true or not leads to the same.",
};

static WRONG: Template = Template {
    id: "forcing-chain.wrong",
    text: "{start} would lead to a contradiction: {yes}, and {no}.",
};

pub(crate) struct Forcing {
    about: About,
    kind: Kind,
}

impl Forcing {
    pub(crate) const CHAIN: Self = Self {
        about: About::new(
            "forcing-chain",
            "Forcing chain",
            Family::Forcing,
            CHAIN_DOCS,
        )
        .hodoku(Level::Extreme, 500),
        kind: Kind::Multiple,
    };
    pub(crate) const NET: Self = Self {
        about: About::new("forcing-net", "Forcing net", Family::Forcing, NET_DOCS)
            .hodoku(Level::Extreme, 700),
        kind: Kind::Dynamic,
    };

    /// What is told of a cell: of its candidates, of itself, of the houses of which it is the first
    /// place for a digit.
    fn of_cell(&self, waves: &Waves, cell: usize, each: &mut Each<'_>) -> ControlFlow<()> {
        let board = &waves.board;
        let layout = board.layout;
        for digit in bits(board.digits(cell)) {
            let candidate = cell * layout.side + digit;
            for on in [true, false] {
                if waves.get(candidate, on).clash.is_some() {
                    self.tell(waves, Source::Clash(candidate, on), each)?;
                }
            }
            if self.kind == Kind::Dynamic {
                self.tell(waves, Source::Both(candidate), each)?;
            }
            for house in layout.houses_of(cell) {
                let places = board.places(house, digit);
                let first = places.trailing_zeros() as usize;
                if places.count_ones() > 1 && first == layout.slot(cell, house) {
                    self.tell(waves, Source::House(house, digit), each)?;
                }
            }
        }
        if board.count(cell) > 1 {
            self.tell(waves, Source::Cell(cell), each)?;
        }
        ControlFlow::Continue(())
    }

    fn tell(&self, waves: &Waves, source: Source, each: &mut Each<'_>) -> ControlFlow<()> {
        let layout = waves.board.layout;
        let from = waves.assumptions(source);
        let (mut placements, mut eliminations) = (Vec::new(), Vec::new());
        if let Source::Clash(candidate, on) = source {
            let list = if on {
                &mut eliminations
            } else {
                &mut placements
            };
            list.push(candidate);
        } else {
            if from.iter().any(|wave| wave.clash.is_some()) {
                return ControlFlow::Continue(());
            }
            for node in &from[0].nodes {
                let reached = |wave: &&Wave| wave.find(node.candidate, node.on).is_some();
                if from.iter().all(reached) {
                    let list = if node.on {
                        &mut placements
                    } else {
                        &mut eliminations
                    };
                    list.push(node.candidate);
                }
            }
        }
        if placements.is_empty() && eliminations.is_empty() {
            return ControlFlow::Continue(());
        }
        placements.sort_unstable();
        eliminations.sort_unstable();
        let named = |list: &[Candidate]| -> Vec<_> {
            list.iter()
                .map(|&candidate| layout.named(candidate))
                .collect()
        };
        let explain = || explain(waves, source, &placements, &eliminations);
        let (placed, gone) = (named(&placements), named(&eliminations));
        each(&Instance::concluding(
            self.about.id,
            &placed,
            &gone,
            &explain,
        ))
    }
}

/// The chains to all that is concluded, drawn; told in full where there is a contradiction.
fn explain(
    waves: &Waves,
    source: Source,
    placements: &[Candidate],
    eliminations: &[Candidate],
) -> Explanation {
    let layout = waves.board.layout;
    let mut walker = Walker::default();
    let from = waves.assumptions(source);
    let mut chains = Vec::new();
    for wave in &from {
        let ends: Vec<usize> = if let (Source::Clash(..), Some((yes, no))) = (source, wave.clash) {
            vec![yes, no]
        } else {
            let placed = placements.iter().map(|&candidate| (candidate, true));
            let gone = eliminations.iter().map(|&candidate| (candidate, false));
            placed
                .chain(gone)
                .filter_map(|(candidate, on)| wave.find(candidate, on))
                .collect()
        };
        for end in ends {
            let mut chain = wave.chain(end, &mut walker);
            // What a node follows from was found before.
            chain.sort_unstable();
            chains.push((*wave, chain));
        }
    }
    let told = |(wave, chain): &(&Wave, Vec<usize>)| {
        let node = |&at: &usize| {
            let node = &wave.nodes[at];
            let (cell, digit) = layout.named(node.candidate);
            (vec![cell], digit, node.on)
        };
        Argument::Chain(chain.iter().map(node).collect())
    };
    let starts = from
        .iter()
        .map(|wave| layout.named(wave.nodes[0].candidate));
    let mut starts: Vec<_> = starts.collect();
    starts.dedup();
    let mut explanation = match source {
        Source::Clash(candidate, on) => {
            let (cell, digit) = layout.named(candidate);
            let arguments = vec![
                ("start", Argument::Chain(vec![(vec![cell], digit, on)])),
                ("yes", told(&chains[0])),
                ("no", told(&chains[1])),
            ];
            Explanation::new(&WRONG, arguments)
        }
        Source::Both(_) => {
            Explanation::new(&EITHER, vec![("candidates", Argument::Candidates(starts))])
        }
        Source::Cell(_) | Source::House(..) => {
            Explanation::new(&SAME, vec![("candidates", Argument::Candidates(starts))])
        }
    };
    draw(&mut explanation, waves, &from, &chains);
    explanation
}

/// A role for each of several waves; all further ones share the last.
const ROLES: [Role; 4] = [Role::First, Role::Second, Role::Third, Role::Fourth];

/// Marks the nodes of each wave in a role of its own, and connects what follows.
fn draw(
    explanation: &mut Explanation,
    waves: &Waves,
    from: &[&Wave],
    chains: &[(&Wave, Vec<usize>)],
) {
    let layout = waves.board.layout;
    for (place, wave) in from.iter().enumerate() {
        let role = ROLES[place.min(ROLES.len() - 1)];
        let own = chains.iter().filter(|(of, _)| std::ptr::eq(*of, *wave));
        let mut nodes: Vec<usize> = own.flat_map(|(_, chain)| chain).copied().collect();
        nodes.sort_unstable();
        nodes.dedup();
        for at in nodes {
            let (cell, digit) = layout.named(wave.nodes[at].candidate);
            explanation.marks.push(sudoku_search::Mark {
                role,
                cell,
                digit: Some(digit),
            });
            for &parent in wave.parents(at) {
                explanation.links.push(Link {
                    from: layout.named(wave.nodes[parent as usize].candidate),
                    to: (cell, digit),
                    strong: wave.nodes[at].on,
                });
            }
        }
    }
}

impl crate::Technique for Forcing {
    fn about(&self) -> About {
        self.about
    }

    fn find(&self, context: &Context<'_>, each: &mut Each<'_>) -> ControlFlow<()> {
        let waves = Waves::of_kind(Board::new(context.position()), self.kind);
        (0..waves.board.layout.cells()).try_for_each(|cell| self.of_cell(&waves, cell, each))
    }

    /// One for each cell.
    fn pieces(&self, context: &Context<'_>) -> usize {
        context.shape().cells()
    }

    fn find_piece(
        &self,
        context: &Context<'_>,
        piece: usize,
        each: &mut Each<'_>,
    ) -> ControlFlow<()> {
        let waves = Waves::of_kind(Board::new(context.position()), self.kind);
        self.of_cell(&waves, piece, each)
    }
}
