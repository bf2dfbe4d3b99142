//! Takes a program apart: what its first picture needs, and all else, which comes a moment later.
//!
//! A first visit waits for what it sees and no longer. Which functions that takes is written down (first-picture.txt, made by
//! scripts/first-picture); what these call themselves stays with them, so that a small change of the sources changes little.
//! The first part holds a small gate for each function that it names and has not: the gate says that the later part is needed
//! (`needLater`, src/web/later.rs), and goes on to that function by a place in the table that the later part fills when it
//! comes. The later part has no memory of its own: all it needs it takes from the first one, which exports it.

use std::borrow::Cow;
use std::collections::{BTreeSet, HashSet};
use std::convert::Infallible;

use anyhow::{Context as _, Result, ensure};
use wasm_encoder::reencode::{self, Reencode, utils};
use wasm_encoder::{
    CodeSection, ConstExpr, ElementSection, Elements, EntityType, ExportKind, ExportSection, Function, FunctionSection,
    ImportSection, Module, TableSection, TypeSection,
};
use wasmparser::{CodeSectionReader, ExportSectionReader, FunctionSectionReader, Parser, Payload, TableSectionReader};

use crate::outline::{Outline, bare};

/// The export that every gate calls first, and the one that is told that the gates are open.
const NEED: &str = "needLater";
const OPEN: &str = "hearLater";

/// A function of so many bytes is small.
const SMALL: usize = 300;

/// What the later part calls the first one.
const FIRST: &str = "first";

/// The two parts of a program.
pub struct Parts {
    pub first: Vec<u8>,
    pub later: Vec<u8>,
}

/// Takes a program apart. The functions of these names are in its first part, and those that they call; all of them where no
/// names are given.
pub fn split(program: &[u8], names: Option<&HashSet<&str>>) -> Result<Parts> {
    let all = Outline::read(program)?;
    ensure!(!all.borrows, "the program has a memory, a table or a global from elsewhere");
    let need = all.export(NEED)?;
    let named = |own: &u32| match names {
        // What wasm-bindgen has put in has no name, and is small.
        Some(names) => all.names.get(own).is_none_or(|name| names.contains(name.as_str())),
        None => true,
    };
    let mut kept: BTreeSet<u32> = all.own().filter(named).collect();
    kept.insert(all.export(OPEN)?);
    let called = |kept: &BTreeSet<u32>| kept.iter().flat_map(|&kept| all.called(kept)).copied().collect::<Vec<_>>();
    kept.extend(called(&kept));
    // What those call in turn, where it is small: a list that grows but now and then.
    let small = |function: &u32| all.own().contains(function) && all.length(*function) <= SMALL;
    kept.extend(called(&kept).into_iter().filter(small));
    // Behind what a gate calls there is no gate.
    let mut within = vec![need];
    let mut seen = HashSet::new();
    while let Some(function) = within.pop() {
        if seen.insert(function) {
            within.extend(all.called(function));
        }
    }
    kept.extend(seen.into_iter().filter(|function| all.own().contains(function)));
    let moved: Vec<u32> = all.own().filter(|own| !kept.contains(own)).collect();

    // What the first part names of the later one, and the other way round.
    let is_moved: HashSet<u32> = moved.iter().copied().collect();
    let mut gates: BTreeSet<u32> = all.named.iter().copied().filter(|named| is_moved.contains(named)).collect();
    gates.extend(kept.iter().flat_map(|&kept| all.called(kept)).filter(|called| is_moved.contains(called)));
    let taken: BTreeSet<u32> = moved
        .iter()
        .flat_map(|&moved| all.called(moved))
        .copied()
        .filter(|called| !is_moved.contains(called))
        .collect();

    // The functions of the first part keep their order, and each gate stands where its function stood.
    let stays: Vec<u32> = all.own().filter(|own| !is_moved.contains(own) || gates.contains(own)).collect();
    let mut first = First {
        numbers: numbers(all.types.len(), (0..all.imported).chain(stays.iter().copied())),
        all: &all,
        need,
        gates: gates.iter().copied().collect(),
        stays,
        taken: taken.iter().copied().collect(),
    };
    let mut module = Module::new();
    first.parse_core_module(&mut module, Parser::new(0), &bare(program)?)?;

    let later = later(program, &all, &first, &moved)?;
    Ok(Parts { first: module.finish(), later })
}

/// The new number of each function, in the order in which they are given.
fn numbers(count: usize, order: impl Iterator<Item = u32>) -> Vec<Option<u32>> {
    let mut numbers = vec![None; count];
    for (number, function) in (0..).zip(order) {
        numbers[function as usize] = Some(number);
    }
    numbers
}

/// Writes the first part.
struct First<'a> {
    all: &'a Outline<'a>,
    need: u32,
    /// The functions of which there is a gate here.
    gates: Vec<u32>,
    /// The program's own functions that are here, gates and all.
    stays: Vec<u32>,
    /// The functions that the later part takes from here.
    taken: Vec<u32>,
    /// The number of a function in the first part.
    numbers: Vec<Option<u32>>,
}

impl First<'_> {
    /// A gate's place in the table.
    fn place(&self, function: u32) -> Option<u32> {
        let place = self.gates.binary_search(&function).ok()?;
        Some(u32::try_from(self.all.tables.first()?.initial).ok()? + place as u32)
    }

    /// The gate to a function of the later part.
    fn gate(&mut self, function: u32, place: u32) -> Result<Function, reencode::Error> {
        let of_type = self.all.types[function as usize];
        let need = self.function_index(self.need)?;
        let mut gate = Function::new([]);
        let mut write = gate.instructions();
        write.call(need);
        for value in 0..self.all.takes[of_type as usize] {
            write.local_get(value);
        }
        write.i32_const(place as i32).call_indirect(0, of_type).end();
        Ok(gate)
    }
}

impl Reencode for First<'_> {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, reencode::Error> {
        // Only what is left out has no number, and nothing here names that.
        Ok(self.numbers[function as usize].unwrap_or(u32::MAX))
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        _section: FunctionSectionReader<'_>,
    ) -> Result<(), reencode::Error> {
        for &function in &self.stays {
            functions.function(self.all.types[function as usize]);
        }
        Ok(())
    }

    fn parse_table_section(
        &mut self,
        tables: &mut TableSection,
        section: TableSectionReader<'_>,
    ) -> Result<(), reencode::Error> {
        let more = self.gates.len() as u64;
        for (index, table) in section.into_iter().enumerate() {
            let mut table = table?;
            if index == 0 {
                table.ty.initial += more;
                table.ty.maximum = table.ty.maximum.map(|most| most + more);
            }
            utils::parse_table(self, tables, table)?;
        }
        Ok(())
    }

    fn parse_export_section(
        &mut self,
        exports: &mut ExportSection,
        section: ExportSectionReader<'_>,
    ) -> Result<(), reencode::Error> {
        utils::parse_export_section(self, exports, section)?;
        for (kind, count) in [
            (ExportKind::Memory, self.all.memories.len()),
            (ExportKind::Table, self.all.tables.len()),
            (ExportKind::Global, self.all.globals.len()),
        ] {
            for index in 0..count as u32 {
                exports.export(&shared(kind, index), kind, index);
            }
        }
        for at in 0..self.taken.len() {
            let number = self.function_index(self.taken[at])?;
            exports.export(&shared(ExportKind::Func, at as u32), ExportKind::Func, number);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        _section: CodeSectionReader<'_>,
    ) -> Result<(), reencode::Error> {
        for function in self.stays.clone() {
            if let Some(place) = self.place(function) {
                code.function(&self.gate(function, place)?);
            } else {
                let body = self.all.bodies[(function - self.all.imported) as usize].clone();
                utils::parse_function_body(self, code, body)?;
            }
        }
        Ok(())
    }
}

/// What something is exported as for the later part.
fn shared(kind: ExportKind, index: u32) -> String {
    let letter = match kind {
        ExportKind::Func => 'f',
        ExportKind::Table => 't',
        ExportKind::Memory => 'm',
        ExportKind::Global => 'g',
        ExportKind::Tag => 'e',
    };
    format!("{letter}{index}")
}

/// Gives the functions of the later part their numbers there.
struct Later {
    numbers: Vec<Option<u32>>,
}

impl Reencode for Later {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, reencode::Error> {
        Ok(self.numbers[function as usize].unwrap_or(u32::MAX))
    }
}

/// The later part: the functions that were moved, beside what they take from the first one.
fn later(program: &[u8], all: &Outline<'_>, first: &First<'_>, moved: &[u32]) -> Result<Vec<u8>> {
    let mut later = Later { numbers: numbers(all.types.len(), first.taken.iter().chain(moved).copied()) };
    let mut types = TypeSection::new();
    for payload in Parser::new(0).parse_all(program) {
        if let Payload::TypeSection(section) = payload? {
            later.parse_type_section(&mut types, section)?;
        }
    }

    let mut imports = ImportSection::new();
    let mut import = |kind, index: usize, what: EntityType| {
        imports.import(FIRST, &shared(kind, index as u32), what);
    };
    for (at, &function) in first.taken.iter().enumerate() {
        import(ExportKind::Func, at, EntityType::Function(all.types[function as usize]));
    }
    for (index, &table) in all.tables.iter().enumerate() {
        let mut table = later.table_type(table)?;
        if index == 0 {
            table.minimum += first.gates.len() as u64;
            table.maximum = table.maximum.map(|most| most + first.gates.len() as u64);
        }
        import(ExportKind::Table, index, EntityType::Table(table));
    }
    for (index, &memory) in all.memories.iter().enumerate() {
        import(ExportKind::Memory, index, EntityType::Memory(later.memory_type(memory)?));
    }
    for (index, &global) in all.globals.iter().enumerate() {
        import(ExportKind::Global, index, EntityType::Global(later.global_type(global)?));
    }

    let mut functions = FunctionSection::new();
    let mut code = CodeSection::new();
    for &function in moved {
        functions.function(all.types[function as usize]);
        let body = all.bodies[(function - all.imported) as usize].clone();
        utils::parse_function_body(&mut later, &mut code, body)?;
    }

    let mut elements = ElementSection::new();
    if let Some(&gate) = first.gates.first() {
        let place = first.place(gate).context("the program has no table")?;
        let ways = first.gates.iter().map(|&gate| later.function_index(gate)).collect::<Result<Vec<_>, _>>()?;
        elements.active(None, &ConstExpr::i32_const(place as i32), Elements::Functions(Cow::Owned(ways)));
    }

    let mut module = Module::new();
    module.section(&types).section(&imports).section(&functions).section(&elements).section(&code);
    Ok(module.finish())
}
