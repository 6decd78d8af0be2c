//! Write a rating scale.
