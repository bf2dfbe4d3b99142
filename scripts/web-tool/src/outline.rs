//! What a program consists of, as far as it matters for taking it apart.

use std::collections::HashMap;
use std::ops::Range;

use anyhow::{Context as _, Result, ensure};
use wasm_encoder::{Module, RawSection, SectionId};
use wasmparser::{
    ElementItems, ExternalKind, FunctionBody, GlobalType, KnownCustom, MemoryType, Name, Operator, Parser, Payload,
    TableType, TypeRef,
};

/// A program's parts. Functions are known by their numbers, in which those of the page come first.
pub struct Outline<'a> {
    /// How many functions are the page's.
    pub imported: u32,
    /// Whether it has more than functions from elsewhere: a memory, a table or a global.
    pub borrows: bool,
    /// The number of each function's type.
    pub types: Vec<u32>,
    /// How many values a type takes.
    pub takes: Vec<u32>,
    /// The program's own functions.
    pub bodies: Vec<FunctionBody<'a>>,
    /// Where their bytes stand in the program, their length in front not among them.
    pub ranges: Vec<Range<usize>>,
    /// The functions that each of its own ones names: those it calls.
    pub calls: Vec<Vec<u32>>,
    /// The functions that are named apart from all others' bodies: they are exported, or stand in a table.
    pub named: Vec<u32>,
    pub exports: HashMap<&'a str, u32>,
    pub tables: Vec<TableType>,
    pub memories: Vec<MemoryType>,
    pub globals: Vec<GlobalType>,
    /// What a function was called in the sources, where that is known.
    pub names: HashMap<u32, String>,
}

impl<'a> Outline<'a> {
    /// Reads a program.
    pub fn read(program: &'a [u8]) -> Result<Self> {
        let mut all = Self {
            imported: 0,
            borrows: false,
            types: Vec::new(),
            takes: Vec::new(),
            bodies: Vec::new(),
            ranges: Vec::new(),
            calls: Vec::new(),
            named: Vec::new(),
            exports: HashMap::new(),
            tables: Vec::new(),
            memories: Vec::new(),
            globals: Vec::new(),
            names: HashMap::new(),
        };
        for payload in Parser::new(0).parse_all(program) {
            match payload? {
                Payload::TypeSection(section) => {
                    for of_type in section.into_iter_err_on_gc_types() {
                        all.takes.push(u32::try_from(of_type?.params().len())?);
                    }
                }
                Payload::ImportSection(section) => {
                    for import in section.into_imports() {
                        match import?.ty {
                            TypeRef::Func(of_type) => {
                                all.imported += 1;
                                all.types.push(of_type);
                            }
                            _ => all.borrows = true,
                        }
                    }
                }
                Payload::FunctionSection(section) => {
                    for of_type in section {
                        all.types.push(of_type?);
                    }
                }
                Payload::TableSection(section) => {
                    for table in section {
                        all.tables.push(table?.ty);
                    }
                }
                Payload::MemorySection(section) => {
                    for memory in section {
                        all.memories.push(memory?);
                    }
                }
                Payload::GlobalSection(section) => {
                    for global in section {
                        all.globals.push(global?.ty);
                    }
                }
                Payload::ExportSection(section) => {
                    for export in section {
                        let export = export?;
                        if export.kind == ExternalKind::Func {
                            all.named.push(export.index);
                            all.exports.insert(export.name, export.index);
                        }
                    }
                }
                Payload::StartSection { func, .. } => all.named.push(func),
                Payload::ElementSection(section) => {
                    for element in section {
                        match element?.items {
                            ElementItems::Functions(functions) => {
                                for function in functions {
                                    all.named.push(function?);
                                }
                            }
                            ElementItems::Expressions(_, values) => {
                                for value in values {
                                    for operator in value?.get_operators_reader() {
                                        all.named.extend(names(&operator?));
                                    }
                                }
                            }
                        }
                    }
                }
                Payload::CodeSectionEntry(body) => {
                    let mut calls = Vec::new();
                    for operator in body.get_operators_reader()? {
                        calls.extend(names(&operator?));
                    }
                    all.calls.push(calls);
                    all.ranges.push(body.range());
                    all.bodies.push(body);
                }
                Payload::CustomSection(section) => {
                    if let KnownCustom::Name(section) = section.as_known() {
                        for part in section {
                            if let Name::Function(functions) = part? {
                                for function in functions {
                                    let function = function?;
                                    all.names.insert(function.index, plain(function.name));
                                }
                            }
                        }
                    }
                }
                _ => {}
            }
        }
        ensure!(all.types.len() == all.imported as usize + all.bodies.len(), "functions without bodies");
        Ok(all)
    }

    /// The number of an exported function.
    pub fn export(&self, name: &str) -> Result<u32> {
        self.exports.get(name).copied().with_context(|| format!("the program exports no {name}"))
    }

    /// The numbers of the program's own functions.
    pub fn own(&self) -> Range<u32> {
        self.imported..self.imported + self.bodies.len() as u32
    }

    /// How many bytes one of the program's own functions has; none where it is the page's.
    pub fn length(&self, function: u32) -> usize {
        function.checked_sub(self.imported).map_or(0, |own| self.ranges[own as usize].len())
    }

    /// The functions that one of the program's own calls; none where it is the page's.
    pub fn called(&self, function: u32) -> &[u32] {
        function.checked_sub(self.imported).map_or(&[], |own| &self.calls[own as usize])
    }
}

/// The program without what only its makers read: the functions' names, and whatever else a browser passes over.
pub fn bare(program: &[u8]) -> Result<Vec<u8>> {
    let mut module = Module::new();
    for payload in Parser::new(0).parse_all(program) {
        let Some((id, range)) = payload?.as_section() else { continue };
        if id != SectionId::Custom as u8 {
            module.section(&RawSection { id, data: &program[range] });
        }
    }
    Ok(module.finish())
}

/// The function that an operator names.
fn names(operator: &Operator<'_>) -> Option<u32> {
    match *operator {
        Operator::Call { function_index }
        | Operator::ReturnCall { function_index }
        | Operator::RefFunc { function_index } => Some(function_index),
        _ => None,
    }
}

/// A function's name without what differs from one compiler, or one folder, to the next: what a crate's name is told apart
/// by, and the number of a copy.
fn plain(name: &str) -> String {
    let mut plain = String::with_capacity(name.len());
    let mut rest = name.split(".llvm.").next().unwrap_or_default();
    while let Some(at) = rest.find('[') {
        plain.push_str(&rest[..at]);
        let inside = rest[at + 1..].find(']').map(|end| &rest[at + 1..at + 1 + end]);
        match inside {
            Some(inside) if inside.len() > 8 && inside.bytes().all(|digit| digit.is_ascii_hexdigit()) => {
                rest = &rest[at + inside.len() + 2..];
            }
            _ => {
                plain.push('[');
                rest = &rest[at + 1..];
            }
        }
    }
    plain + rest
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn a_name_is_the_same_whatever_compiler_it_comes_from() {
        let name = "<alloc[8e1a2b3c4d5e6f70]::vec::Vec<[u8]> as core[a1b2c3d4e5f60718]::fmt::Debug>::fmt.llvm.123";
        assert_eq!(plain(name), "<alloc::vec::Vec<[u8]> as core::fmt::Debug>::fmt");
        assert_eq!(plain("[open"), "[open");
    }
}
