//! Lists of techniques, to which techniques of other crates can be added.

use std::fmt;

use thiserror::Error;

use crate::{Order, TECHNIQUES, Technique};

/// A list of techniques, in the order in which they are tried, each with a unique id.
///
/// [`TechniqueRegistry::default`] holds the techniques of this crate. [`register`](Self::register) and
/// [`register_before`](Self::register_before) add techniques of other crates. A [`Path`](crate::Path) or an
/// [`AvailableDeductions`](crate::AvailableDeductions) takes [`all`](Self::all) of them or a part that
/// [`parse`](Self::parse) selects.
///
/// ```
/// use sudoku_techniques::{TechniqueListError, TechniqueRegistry, find};
///
/// let mut registry = TechniqueRegistry::default();
/// assert!(registry.find("x-wing").is_some());
/// // The ids of a registry are unique, so no technique can be registered twice.
/// let again = find("x-wing").ok_or("no such technique")?;
/// assert_eq!(registry.register(again), Err(TechniqueListError::Duplicate { id: "x-wing" }));
/// let singles = registry.parse("hidden-single, naked-single")?;
/// assert_eq!(TechniqueRegistry::of(&singles)?.all().len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct TechniqueRegistry {
    techniques: Vec<&'static dyn Technique>,
}

/// The reason why a list of techniques is invalid.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum TechniqueListError {
    /// Two techniques have the same id.
    #[error("there is already a technique {id}")]
    Duplicate {
        /// The id that both techniques have.
        id: &'static str,
    },
    /// There is no technique with this id.
    #[error("there is no technique {id}")]
    Unknown {
        /// The id that no technique has.
        id: String,
    },
}

impl Default for TechniqueRegistry {
    /// All techniques of this crate, easiest first.
    fn default() -> Self {
        Self {
            techniques: TECHNIQUES.to_vec(),
        }
    }
}

impl TechniqueRegistry {
    /// A registry of these techniques, in their order.
    ///
    /// # Errors
    ///
    /// [`TechniqueListError::Duplicate`] if two techniques have the same id.
    pub fn of(techniques: &[&'static dyn Technique]) -> Result<Self, TechniqueListError> {
        let mut registry = Self {
            techniques: Vec::new(),
        };
        for technique in techniques {
            registry.register(*technique)?;
        }
        Ok(registry)
    }

    /// Adds a technique at the end of the list, where it is tried when no other technique finds anything.
    ///
    /// # Errors
    ///
    /// [`TechniqueListError::Duplicate`] if the registry already has a technique with this id. If an error is
    /// returned, the registry is unchanged.
    pub fn register(
        &mut self,
        technique: &'static dyn Technique,
    ) -> Result<(), TechniqueListError> {
        self.insert(self.techniques.len(), technique)
    }

    /// Inserts a technique before the technique with the id `before`, which must be harder.
    ///
    /// # Errors
    ///
    /// [`TechniqueListError::Unknown`] if the registry has no technique with the id `before`;
    /// [`TechniqueListError::Duplicate`] if it already has a technique with the id of the new one. If an error
    /// is returned, the registry is unchanged.
    pub fn register_before(
        &mut self,
        before: &str,
        technique: &'static dyn Technique,
    ) -> Result<(), TechniqueListError> {
        let mut techniques = self.techniques.iter();
        match techniques.position(|entry| entry.info().id == before) {
            Some(index) => self.insert(index, technique),
            None => Err(unknown_error(before)),
        }
    }

    fn insert(
        &mut self,
        index: usize,
        technique: &'static dyn Technique,
    ) -> Result<(), TechniqueListError> {
        let id = technique.info().id;
        if self.find(id).is_some() {
            return Err(TechniqueListError::Duplicate { id });
        }
        self.techniques.insert(index, technique);
        Ok(())
    }

    /// The technique with this id; `None` if the registry has none.
    pub fn find(&self, id: &str) -> Option<&'static dyn Technique> {
        let mut techniques = self.techniques.iter().copied();
        techniques.find(|technique| technique.info().id == id)
    }

    /// All techniques, in the order in which they are tried.
    pub fn all(&self) -> &[&'static dyn Technique] {
        &self.techniques
    }

    /// Parses a list of techniques: `all`, the id of an [`Order`] (a published sequence of techniques), or technique
    /// ids separated by commas.
    ///
    /// # Errors
    ///
    /// [`TechniqueListError::Unknown`] if the text is neither `all` nor the id of an order, and an id in it belongs to
    /// no technique. The error holds the first such id.
    pub fn parse(&self, text: &str) -> Result<Vec<&'static dyn Technique>, TechniqueListError> {
        if text == "all" {
            return Ok(self.techniques.clone());
        }
        if let Some(order) = Order::from_id(text) {
            return Ok(order.techniques());
        }
        let technique = |id: &str| self.find(id.trim()).ok_or_else(|| unknown_error(id.trim()));
        text.split(',').map(technique).collect()
    }
}

impl Order {
    /// Parses a list of the techniques of this crate, as [`TechniqueRegistry::parse`] does.
    ///
    /// # Errors
    ///
    /// [`TechniqueListError::Unknown`] if the text is neither `all` nor the id of an order, and an id in it belongs to
    /// no technique. The error holds the first such id.
    pub fn read(text: &str) -> Result<Vec<&'static dyn Technique>, TechniqueListError> {
        TechniqueRegistry::default().parse(text)
    }
}

impl fmt::Debug for TechniqueRegistry {
    /// Writes the ids of the techniques.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ids = self.techniques.iter();
        f.debug_list()
            .entries(ids.map(|technique| technique.info().id))
            .finish()
    }
}

fn unknown_error(id: &str) -> TechniqueListError {
    TechniqueListError::Unknown { id: id.to_owned() }
}
