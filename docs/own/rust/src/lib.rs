//! The exports of a solver, as `docs/own-solver.md` specifies them. The solver itself is in `solver.rs`.

mod solver;

use std::cell::RefCell;

use solver::{ABOUT, COUNTERS, PARAMS, SERIES, Solver, Step};

#[link(wasm_import_module = "own")]
unsafe extern "C" {
    /// A number from 0 up to before 1, which depends on the seed of the run.
    safe fn random() -> f64;
}

/// The buffers that the lab reads and writes, and the run.
struct Lab {
    about: Vec<u8>,
    givens: [u8; 625],
    digits: [u8; 625],
    params: [f64; PARAMS],
    sample: [f64; SERIES],
    counters: [f64; COUNTERS],
    solver: Option<Solver>,
}

thread_local! {
    static LAB: RefCell<Lab> = RefCell::new(Lab {
        about: [ABOUT.as_bytes(), &[0]].concat(),
        givens: [0; 625],
        digits: [0; 625],
        params: [0.0; PARAMS],
        sample: [0.0; SERIES],
        counters: [0.0; COUNTERS],
        solver: None,
    });
}

/// The address of a buffer, after `fill` has written what the solver shows to it.
fn address<T>(fill: impl Fn(&mut Lab), buffer: impl Fn(&Lab) -> *const T) -> usize {
    LAB.with_borrow_mut(|lab| {
        fill(lab);
        buffer(lab) as usize
    })
}

#[unsafe(no_mangle)]
extern "C" fn about() -> usize {
    address(|_| {}, |lab| lab.about.as_ptr())
}

#[unsafe(no_mangle)]
extern "C" fn givens() -> usize {
    address(|_| {}, |lab| lab.givens.as_ptr())
}

#[unsafe(no_mangle)]
extern "C" fn params() -> usize {
    address(|_| {}, |lab| lab.params.as_ptr())
}

#[unsafe(no_mangle)]
extern "C" fn start(box_rows: usize, box_columns: usize) {
    LAB.with_borrow_mut(|lab| {
        let cells = (box_rows * box_columns).pow(2);
        let givens = &lab.givens[..cells];
        let solver = Solver::start(box_rows, box_columns, givens, &lab.params, || random());
        lab.solver = Some(solver);
    });
}

/// 0 to continue, 1 found, 2 exhausted, 3 stalled.
#[unsafe(no_mangle)]
extern "C" fn step() -> u32 {
    LAB.with_borrow_mut(|lab| match lab.solver.as_mut().map(Solver::step) {
        Some(Step::Continue) => 0,
        Some(Step::Found) => 1,
        Some(Step::Exhausted) => 2,
        Some(Step::Stalled) | None => 3,
    })
}

#[unsafe(no_mangle)]
extern "C" fn digits() -> usize {
    let fill = |lab: &mut Lab| {
        if let Some(solver) = &lab.solver {
            let digits = solver.digits();
            lab.digits[..digits.len()].copy_from_slice(digits);
        }
    };
    address(fill, |lab| lab.digits.as_ptr())
}

#[unsafe(no_mangle)]
extern "C" fn sample() -> usize {
    let fill = |lab: &mut Lab| {
        if let Some(solver) = &lab.solver {
            lab.sample = solver.sample();
        }
    };
    address(fill, |lab| lab.sample.as_ptr())
}

#[unsafe(no_mangle)]
extern "C" fn counters() -> usize {
    let fill = |lab: &mut Lab| {
        if let Some(solver) = &lab.solver {
            lab.counters = solver.counters();
        }
    };
    address(fill, |lab| lab.counters.as_ptr())
}
