//! Nested forcing nets.

use std::ops::ControlFlow;

use sudoku_grid::Position;
use sudoku_search::{Argument, Explanation, Link, Mark, Role, Template, docs};

use crate::forcing::{Board, Candidate, Layout, Level, Means, Nets, Walker, Wave, spread};
use crate::{About, Context, Each, Family, Instance};

docs! {
    /// A candidate contradicts itself, by a forcing net with nets in it.
    ///
    /// # How it works
    ///
    /// A candidate is taken to be true, and what follows is followed to its end, as in a forcing net.
    /// On the board that is left each other candidate is taken to be true in its turn: those that
    /// lead to a contradiction there are false too, and so on, until the whole contradicts itself.
    /// Where no candidate can be shown to be false in this way, the nets in the net have nets in
    /// them. It is the last resort: it looks only where each blank cell and each missing digit of a
    /// house has several candidates and plain nets lead to no contradiction, and deeper only where
    /// less deep ones find nothing.
    ///
    /// # Why it suits Sudoku
    ///
    /// A false candidate of a puzzle with one solution always comes to a contradiction, if nets are
    /// nested deep enough; one level is enough for nearly all puzzles, and none is known
    /// that needs more than two.
    ///
    /// # References
    ///
    /// Juillerat, Sudoku Explainer, "Nested Forcing Chains"; Berthier, "Pattern-Based Constraint
    /// Satisfaction and Logic Puzzles", "T&E(2)" and "T&E(3)".
    const DOCS;
}

static NESTED: Template = Template {
    id: "nested-forcing-net",
    text: "{start} would lead to a contradiction: {yes}, and {no}. On the way a net of its own rules \
           out each of {refuted}.",
};

/// How deep nets are nested.
const DEPTHS: u32 = 2;

pub(crate) struct NestedForcingNet;

static ABOUT: About = About::new(
    "nested-forcing-net",
    "Nested forcing net",
    Family::Forcing,
    DOCS,
)
.of_sides(4, 9);

/// What is refuted in a cell by nets nested so deep.
fn of_cell(
    nets: &mut Nets,
    position: &Position,
    (cell, depth): (usize, u32),
    each: &mut Each<'_>,
) -> ControlFlow<()> {
    let layout = Layout::of(position.shape());
    (cell * layout.side..(cell + 1) * layout.side).try_for_each(|candidate| {
        if !nets.refute(candidate, depth) {
            return ControlFlow::Continue(());
        }
        let explain = || explain(position, candidate, depth);
        let gone = [layout.named(candidate)];
        each(&Instance::concluding(ABOUT.id, &[], &gone, &explain))
    })
}

/// Whether nets less deep refute anything.
fn is_refuted(nets: &mut Nets, cells: usize, depths: u32) -> bool {
    let side = cells.isqrt();
    (1..=depths).any(|depth| (0..cells * side).any(|candidate| nets.refute(candidate, depth)))
}

/// The net that refutes a candidate: its own nodes in one role, those of each net in it in another.
fn explain(position: &Position, candidate: Candidate, depth: u32) -> Explanation {
    let board = Board::new(position);
    let means = Means {
        cells: true,
        dynamic: true,
        level: Level::of_nets(depth),
    };
    let wave = spread(&board, candidate, true, means);
    let mut walker = Walker::default();
    let (yes, no) = wave.clash.expect("it was refuted");
    let mut told = |end: usize| {
        let mut chain = wave.chain(end, &mut walker);
        // What a node follows from was found before.
        chain.sort_unstable();
        let node = |&at: &usize| {
            let (cell, digit) = board.layout.named(wave.nodes[at].candidate);
            (vec![cell], digit, wave.nodes[at].on)
        };
        Argument::Chain(chain.iter().map(node).collect())
    };
    let (cell, digit) = board.layout.named(candidate);
    let mut arguments = vec![
        ("start", Argument::Chain(vec![(vec![cell], digit, true)])),
        ("yes", told(yes)),
        ("no", told(no)),
    ];
    let refuted = wave.refutation(&mut walker).into_iter();
    let refuted: Vec<_> = refuted.filter(|&at| wave.net(at).is_some()).collect();
    let named = refuted.iter().map(|&at| wave.nodes[at].candidate);
    let named = named.map(|candidate| board.layout.named(candidate));
    arguments.push(("refuted", Argument::Candidates(named.collect())));
    let mut explanation = Explanation::new(&NESTED, arguments);
    draw(&mut explanation, board.layout, &wave, Role::First);
    let roles = [Role::Second, Role::Third].into_iter();
    let roles = roles.chain(std::iter::repeat(Role::Fourth));
    for (at, role) in refuted.into_iter().zip(roles) {
        if let Some(net) = wave.net(at) {
            draw(&mut explanation, board.layout, net, role);
        }
    }
    explanation
}

/// Marks what leads to a wave's contradiction, and connects it.
fn draw(explanation: &mut Explanation, layout: &Layout, wave: &Wave, role: Role) {
    let named = |at: usize| layout.named(wave.nodes[at].candidate);
    for at in wave.refutation(&mut Walker::default()) {
        let (cell, digit) = named(at);
        explanation.marks.push(Mark {
            role,
            cell,
            digit: Some(digit),
        });
        let parents = wave.parents(at).iter();
        explanation.links.extend(parents.map(|&parent| Link {
            from: named(parent as usize),
            to: (cell, digit),
            strong: wave.nodes[at].on,
        }));
    }
}

impl crate::Technique for NestedForcingNet {
    fn about(&self) -> About {
        ABOUT
    }

    fn find(&self, context: &Context<'_>, each: &mut Each<'_>) -> ControlFlow<()> {
        let position = context.position();
        let cells = context.shape().cells();
        let Some(mut nets) = Nets::new(position) else {
            return ControlFlow::Continue(());
        };
        for depth in 1..=DEPTHS {
            let mut found = false;
            for cell in 0..cells {
                of_cell(&mut nets, position, (cell, depth), &mut |instance| {
                    found = true;
                    each(instance)
                })?;
            }
            if found {
                break;
            }
        }
        ControlFlow::Continue(())
    }

    /// One for each cell and depth.
    fn pieces(&self, context: &Context<'_>) -> usize {
        if Nets::takes(context.shape()) {
            context.shape().cells() * DEPTHS as usize
        } else {
            1
        }
    }

    fn find_piece(
        &self,
        context: &Context<'_>,
        piece: usize,
        each: &mut Each<'_>,
    ) -> ControlFlow<()> {
        let cells = context.shape().cells();
        let (cell, less) = (piece % cells, u32::from(piece >= cells));
        let Some(mut nets) = Nets::new(context.position()) else {
            return ControlFlow::Continue(());
        };
        if is_refuted(&mut nets, cells, less) {
            return ControlFlow::Continue(());
        }
        of_cell(&mut nets, context.position(), (cell, less + 1), each)
    }
}

#[cfg(test)]
mod tests {
    use sudoku_grid::{Reading, parse};

    use super::*;
    use crate::{Path, Singles, TECHNIQUES};

    #[test]
    fn what_nets_in_nets_refute_is_told_with_them() {
        let text =
            "98.7..6..7...5......4..8.7.4..3.2.8..92...3.....1...6..4...7.9....5..1......3...6";
        let parsed = parse(text, Reading::default()).expect("a puzzle");
        let position = parsed.position().expect("no clash");
        let easier = TECHNIQUES.iter().filter(|it| it.about().id != ABOUT.id);
        let mut path = Path::new(position, easier.copied().collect(), Singles::Together);
        while path.next().is_some() {}
        let position = path.position().clone();
        let mut nets = Nets::new(&position).expect("nothing easier is there");
        let candidate = (0..729)
            .find(|&it| nets.refute(it, 1))
            .expect("there is one");
        let shape = position.shape();
        for depth in 1..=DEPTHS {
            assert!(nets.refute(candidate, depth));
            let explanation = explain(&position, candidate, depth);
            let said = explanation.render(shape);
            assert!(said.contains(" would lead to a contradiction"), "{said}");
            for role in [Role::First, Role::Second] {
                assert!(
                    explanation.marks.iter().any(|mark| mark.role == role),
                    "{role:?}"
                );
            }
        }
        assert!(!is_refuted(&mut nets, shape.cells(), 0));
        assert!(is_refuted(&mut nets, shape.cells(), 1));
    }

    #[test]
    fn what_a_solution_has_is_not_refuted() {
        // Everything is possible.
        let blank = sudoku_grid::Grid::empty("2x3".parse().expect("a shape"));
        let position = Position::new(&blank).expect("no clash");
        let mut nets = Nets::new(&position).expect("nothing easier is there");
        assert!(!is_refuted(&mut nets, position.shape().cells(), DEPTHS));
        assert!(!Nets::takes("3x4".parse().expect("a shape")));
    }
}
