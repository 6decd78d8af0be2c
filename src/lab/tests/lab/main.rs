//! Tests of the command line: its input, output and exit statuses.
#![forbid(unsafe_code)]

mod anytime;
mod archive;
mod attack;
mod baseline;
mod blocks;
mod chunks;
mod columns;
mod common;
mod cores;
mod damage;
mod ease;
mod experiment;
mod foreign;
mod fuzz;
mod generate;
mod input;
mod library;
mod list;
mod logic;
mod loose;
mod newcomer;
mod own;
mod ranges;
mod rate;
mod reproduce;
mod select;
mod solve;
mod stream;
mod study;
mod temp_dir;
mod train;
mod tune;
