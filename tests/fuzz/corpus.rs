//! Random inputs: valid texts of each target with random damage.

use rand::RngExt as _;
use sudoku_search::{Rng, Seed};

/// Valid texts of puzzles in several notations.
const PUZZLES: &[&str] = &[
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "12.. ..1. .1.. ..21",
    "1 . . | 4\n. 3 | . .\n----+----\n. . | 1 .\n2 . | . 3\n",
    "# a comment\npuzzle,label\n1..4.2.........1,easy\n............4321 x\n",
    "[[1,0,0,4],[0,2,0,0],[0,0,3,0],[4,0,0,1]]",
    "Easy, no. 7\n1,2,,4\n,,1,\n,1,,\n4,,2,1\n",
    "1 23 34 4\n3 4 1 2\n2 1 4 3\n4 3 2 1\n",
    "https://example.invalid/?bd=000000010400000000020000000000050407008000300001090000300400200050100000000806000",
];

/// Valid definitions of experiments, in TOML and JSON.
const DEFINITIONS: &[&str] = &[
    "seeds = 3\n[budget]\nsteps = 100\n[[set]]\nfile = \"a.txt\"\ntake = 5\ngivens = [20, 30]\n[[contestant]]\nalgorithm = \"fast\"\n",
    "seeds = [1, 5]\n[[set]]\n[set.generate]\nalgorithm = \"dig\"\ncount = 3\nbox = \"2x3\"\n[[contestant]]\nalgorithm = \"ga\"\npreset = \"paper\"\n[contestant.params]\npopulation = 30\n",
    "{\"set\":[{\"file\":\"a.txt\"}],\"contestant\":[{\"algorithm\":\"cdcl\",\"name\":\"x\",\"steps\":7}],\"seeds\":2,\"budget\":{\"seconds\":1.5}}",
];

/// Valid records of experiments.
const RECORDS: &[&str] = &[
    "7,top95,3,1..4,ga:paper,2,steps,0,100,,,,4,12,",
    "0,s,1,1234341221434321,fast,1,solved,1,1,0,0,0,0,5,1234341221434321\n1,s,2,.,x,1,invalid,,,,,,,,\n",
    concat!(
        "task,set,line,puzzle,contestant,seed,outcome,solutions,steps,nodes,guesses,backtracks,conflicts,micros,solution,",
        "counter.flips,counter.sweeps\n0,s,1,1...,annealing,1,steps,0,9,,,,2,5,,18446744073709551615,\n",
    ),
];

/// Valid setups as text.
const SETUPS: &[&str] = &[
    "backtracking:rows digit_order=random seed=7 solutions=2 max-steps=1000",
    "annealing cooling=0.95 schedule=constant",
    "rules techniques=naked-single,hidden-single guessing=true",
    "fast",
];

/// Fragments that are inserted anywhere.
const FRAGMENTS: &[&str] = &[
    "\r",
    "\n",
    "\t",
    ",",
    "..",
    "|",
    "\u{feff}",
    "é",
    "٣",
    "-1",
    "1e400",
    "99999999999999999999",
    "\"",
    "[",
    "=",
    "0x",
    "NaN",
];

/// An endless iterator over random inputs for a target.
pub fn corpus(target: &str, seed: u32) -> impl Iterator<Item = Vec<u8>> + use<> {
    let texts = match target {
        "definitions" => DEFINITIONS,
        "records" => RECORDS,
        "setups" => SETUPS,
        "agreement" => &[],
        _ => PUZZLES,
    };
    let mut rng = Seed(seed).rng();
    std::iter::repeat_with(move || match texts.len() {
        0 => random_bytes(&mut rng),
        len => {
            let text = texts[rng.random_range(0..len)];
            damage(text.as_bytes().to_vec(), &mut rng)
        }
    })
}

/// Up to 120 random bytes.
fn random_bytes(rng: &mut Rng) -> Vec<u8> {
    let length = rng.random_range(0_u32..120);
    (0..length).map(|_| rng.random()).collect()
}

/// Changes a text at up to 4 random places. About a third of the texts stay unchanged or lose only their end.
fn damage(mut text: Vec<u8>, rng: &mut Rng) -> Vec<u8> {
    for _ in 0..rng.random_range(0_u32..5) {
        let offset = rng.random_range(0..=text.len());
        match rng.random_range(0_u32..6) {
            0 => text.truncate(offset),
            1 if offset < text.len() => text[offset] = rng.random(),
            2 if offset < text.len() => {
                text.remove(offset);
            }
            3 if offset < text.len() => {
                text[offset] = b"0123456789.ABGx"[rng.random_range(0_usize..15)];
            }
            4 => {
                let suffix = text[offset..].to_vec();
                text.extend(suffix);
            }
            _ => {
                let fragment = FRAGMENTS[rng.random_range(0..FRAGMENTS.len())];
                text.splice(offset..offset, fragment.bytes());
            }
        }
    }
    text
}
