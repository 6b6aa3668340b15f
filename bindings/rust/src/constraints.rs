//! Conflicts, equation strings, visual formats, and lists that are applied.

use std::ffi::CString;
use std::fmt;
use std::mem::size_of;
use std::ptr::{null, null_mut};

use crate::closures::{condition, Condition, Held};
use crate::owner::{array, text_in, Owner};
use crate::{
    raw, Anchor, Attribute, Compound, Constraint, Context, Format, FormatOption, Layout, Node,
    Priority, Relation, Result, Text, Value,
};

/// Required constraints that contradict each other. The first one is the violated one.
#[derive(Clone, Debug, PartialEq)]
pub struct Conflict<'a> {
    /// All of them: without one there is no contradiction.
    pub constraints: Vec<Constraint<'a>>,
    /// All of it in words.
    pub text: String,
}

impl fmt::Display for Conflict<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.text)
    }
}

/// Names for nodes and numbers in equation strings and visual formats. Without any name for a node, nodes
/// have their own.
#[derive(Clone, Debug, Default)]
pub struct EquationContext<'a> {
    nodes: Vec<(String, Node<'a>)>,
    metrics: Vec<(String, f64)>,
    replaced: Vec<Constraint<'a>>,
    priority: Option<Priority>,
    is_uninstalled: bool,
    skips_faults: bool,
}

impl<'a> EquationContext<'a> {
    /// Without names.
    pub fn new() -> Self {
        Self::default()
    }

    /// A name for a node.
    pub fn node(mut self, name: &str, node: Node<'a>) -> Self {
        self.nodes.push((name.into(), node));
        self
    }

    /// A name for a number.
    pub fn metric(mut self, name: &str, value: f64) -> Self {
        self.metrics.push((name.into(), value));
        self
    }

    /// The priority of those without one of their own.
    pub fn priority(mut self, priority: Priority) -> Self {
        self.priority = Some(priority);
        self
    }

    /// Constraints of earlier strings, in place of which these come.
    pub fn replacing(mut self, constraints: &[Constraint<'a>]) -> Self {
        self.replaced.extend(constraints);
        self
    }

    /// The constraints are not installed at once.
    pub fn uninstalled(mut self) -> Self {
        self.is_uninstalled = true;
        self
    }

    /// Strings with faults are left out, instead of refusing all of them.
    pub fn skipping_faults(mut self) -> Self {
        self.skips_faults = true;
        self
    }

    fn with<T>(
        &self,
        of: &Owner,
        call: impl FnOnce(&raw::keep_equation_context) -> T,
    ) -> Result<T> {
        let names = texts(self.nodes.iter().map(|it| &it.0))?;
        let metrics = texts(self.metrics.iter().map(|it| &it.0))?;
        let nodes: Vec<_> = self.nodes.iter().map(|it| it.1.raw_in(of)).collect();
        let values: Vec<_> = self.metrics.iter().map(|it| it.1).collect();
        let replaced: Vec<_> = self.replaced.iter().map(|it| it.raw_in(of)).collect();
        let (names_, metrics_) = (pointers(&names), pointers(&metrics));
        Ok(call(&raw::keep_equation_context {
            size: size_of::<raw::keep_equation_context>() as u32,
            names: array(&names_),
            nodes: array(&nodes),
            name_count: nodes.len(),
            metrics: array(&metrics_),
            values: array(&values),
            metric_count: values.len(),
            priority: self.priority.map_or(0.0, |it| it.0),
            uninstalled: self.is_uninstalled,
            skips_faults: self.skips_faults,
            replaced: array(&replaced),
            replaced_count: replaced.len(),
        }))
    }
}

fn texts<'b>(all: impl Iterator<Item = &'b String>) -> Result<Vec<CString>> {
    all.map(|it| text_in(it)).collect()
}

fn pointers(all: &[CString]) -> Vec<*const std::os::raw::c_char> {
    all.iter().map(|it| it.as_ptr()).collect()
}

impl Layout {
    /// The conflicts of the last solve, or of the call that was refused.
    pub fn conflicts(&self) -> Vec<Conflict<'_>> {
        let count = self.conflict_count();
        (0..count).map(|index| self.conflict_at(index)).collect()
    }

    fn conflict_at(&self, index: usize) -> Conflict<'_> {
        Conflict {
            constraints: self.conflict(index),
            text: self.conflict_text(index, Text::Description),
        }
    }

    /// The constraint of an equation string, in which nodes have their names:
    /// `"label.left == icon.right + 8"`.
    pub fn equation(&self, text: &str) -> Result<Constraint<'_>> {
        self.equation_in(text, &EquationContext::new())
    }

    /// The constraint of an equation string, in a context.
    pub fn equation_in(&self, text: &str, context: &EquationContext<'_>) -> Result<Constraint<'_>> {
        let text = text_in(text)?;
        let made = context.with(self.of(), |it| unsafe {
            raw::keep_equation_create(self.c(), text.as_ptr(), it)
        })?;
        Ok(Constraint::new(self.of(), self.of().made(made)?))
    }

    /// The constraints of equation strings; none if one has a fault, unless these are skipped.
    pub fn equations(
        &self,
        all: &[&str],
        context: &EquationContext<'_>,
    ) -> Result<Vec<Constraint<'_>>> {
        let texts = all
            .iter()
            .map(|it| text_in(it))
            .collect::<Result<Vec<_>>>()?;
        let pointers = pointers(&texts);
        // A chain has less constraints than letters.
        let room: usize = all.iter().map(|it| it.len()).sum();
        let mut found = vec![raw::keep_constraint::default(); room];
        let mut count = 0;
        let status = context.with(self.of(), |it| unsafe {
            let (texts, length) = (array(&pointers), pointers.len());
            let found = found.as_mut_ptr();
            raw::keep_equations_create(self.c(), texts, null(), length, it, found, room, &mut count)
        })?;
        self.of().check(status)?;
        found.truncate(count);
        let made = |it| Constraint::new(self.of(), it);
        Ok(found
            .into_iter()
            .filter(|it| it.id != 0)
            .map(made)
            .collect())
    }

    /// The constraints of a visual format, in which nodes have their names: `"|-[label]-[field(>=120)]-|"`.
    pub fn format(&self, text: &str) -> Result<Format<'_>> {
        self.format_in(text, FormatOption::default(), &EquationContext::new())
    }

    /// The constraints of a visual format, with options and in a context.
    pub fn format_in(
        &self,
        text: &str,
        options: FormatOption,
        context: &EquationContext<'_>,
    ) -> Result<Format<'_>> {
        let text = text_in(text)?;
        let made = context.with(self.of(), |it| unsafe {
            raw::keep_format_create(self.c(), text.as_ptr(), it, options.0)
        })?;
        Ok(Format::new(self.of(), self.of().made(made)?))
    }
}

impl Attribute<'_> {
    /// Why it measures what it does, in words.
    pub fn why(self) -> String {
        self.text(Text::Why)
    }
}

impl Constraint<'_> {
    /// Why it is violated, in words.
    pub fn why(self) -> String {
        self.text(Text::Why)
    }

    /// It as an equation string, which is read back.
    pub fn equation(self) -> String {
        self.text(Text::Equation)
    }
}

/// An attribute that is to be applied ([`Node::apply_all`]): it replaces what it contradicts of those
/// that were applied before.
pub struct Applied<'a> {
    raw: raw::keep_applied,
    parts: Vec<f64>,
    to: Option<Node<'a>>,
    condition: Option<Box<Condition>>,
}

impl<'a> Applied<'a> {
    /// An anchor that is equal to a value, or to that of another node plus the value.
    pub fn new(anchor: Anchor, value: impl Into<Value>) -> Self {
        Self::of(anchor.c(), 0, value.into())
    }

    /// A compound, all of whose parts are equal to a value, or to those of another node plus the value.
    pub fn compound(compound: Compound, value: impl Into<Value>) -> Self {
        Self::of(0, compound.c(), value.into())
    }

    fn of(anchor: raw::keep_anchor, compound: raw::keep_compound, value: Value) -> Self {
        let raw = raw::keep_applied {
            size: size_of::<raw::keep_applied>() as u32,
            anchor,
            compound,
            relation: Relation::Equal.c(),
            multiplier: 1.0,
            value: value.number,
            priority: value.priority.0,
            to: raw::keep_node::default(),
            to_anchor: 0,
            parts: null(),
            when: None,
            user_data: null_mut(),
            destroy: None,
        };
        Self {
            raw,
            parts: Vec::new(),
            to: None,
            condition: None,
        }
    }

    /// In place of equal.
    pub fn relation(mut self, relation: Relation) -> Self {
        self.raw.relation = relation.c();
        self
    }

    /// A factor for what it refers to.
    pub fn multiplied_by(mut self, multiplier: f64) -> Self {
        self.raw.multiplier = multiplier;
        self
    }

    /// The node that it refers to, in place of the parent.
    pub fn to(mut self, node: Node<'a>) -> Self {
        self.to = Some(node);
        self
    }

    /// The anchor that it refers to, in place of the usual one.
    pub fn to_anchor(mut self, anchor: Anchor) -> Self {
        self.raw.to_anchor = anchor.c();
        self
    }

    /// A value for each part of a compound.
    pub fn parts(mut self, parts: &[f64]) -> Self {
        self.parts = parts.into();
        self
    }

    /// Holds only while a condition does, which each reload asks again.
    pub fn when(
        mut self,
        condition: impl FnMut(Node<'_>, &Context) -> bool + Send + 'static,
    ) -> Self {
        self.condition = Some(Box::new(condition));
        self
    }

    /// What C is given, with the condition handed over.
    fn into_c(mut self, of: &Owner) -> (raw::keep_applied, Vec<f64>) {
        self.raw.to = self.to.map_or_else(Default::default, |it| it.raw_in(of));
        if let Some(it) = self.condition {
            self.raw.when = Some(condition);
            self.raw.user_data = Held::new(of, it) as *mut _;
            self.raw.destroy = Some(Held::<Condition>::destroy);
        }
        (self.raw, self.parts)
    }
}

impl<'a> Node<'a> {
    /// Applies attributes in place of those that they replace; returns their constraints.
    pub fn apply_all(
        self,
        list: impl IntoIterator<Item = Applied<'a>>,
    ) -> Result<Vec<Constraint<'a>>> {
        let list: Vec<_> = list.into_iter().collect();
        check_parts(&list)?;
        let (mut list, parts): (Vec<_>, Vec<_>) =
            list.into_iter().map(|it| it.into_c(self.of)).unzip();
        for (each, parts) in list.iter_mut().zip(&parts) {
            each.parts = array(parts);
        }
        let room = 4 * list.len(); // a compound has up to four parts
        let mut made = vec![raw::keep_constraint::default(); room];
        let status = unsafe {
            let (all, found) = (array(&list), made.as_mut_ptr());
            raw::keep_node_apply(self.of.c(), self.raw, all, list.len(), found, room)
        };
        if status != raw::KEEP_OK {
            for each in &list {
                if let Some(destroy) = each.destroy {
                    unsafe { destroy(each.user_data) };
                }
            }
        }
        self.of.check(status)?;
        let wrapped = |it| Constraint::new(self.of, it);
        Ok(made
            .into_iter()
            .filter(|it| it.id != 0)
            .map(wrapped)
            .collect())
    }
}

/// C reads as many parts as a compound has.
fn check_parts(list: &[Applied<'_>]) -> Result<()> {
    for each in list.iter().filter(|it| !it.parts.is_empty()) {
        let wanted = match Compound::from_c(each.raw.compound) {
            Some(Compound::Edges) | Some(Compound::Margins) => 4,
            Some(_) => 2,
            None => 0,
        };
        crate::owner::has_length("parts", each.parts.len(), wanted)?;
    }
    Ok(())
}
