//! A program that writes down which of its functions were called: each sets a flag of its own, which the page can read.

use std::convert::Infallible;

use anyhow::Result;
use wasm_encoder::reencode::{self, Reencode, utils};
use wasm_encoder::{
    CodeSection, ConstExpr, ExportKind, ExportSection, GlobalSection, GlobalType, Instruction, Module, ValType,
};
use wasmparser::{CodeSectionReader, ExportSectionReader, GlobalSectionReader, Parser};

use crate::outline::{Outline, bare};

/// The program with a flag for each of its functions, exported as `called 0`, `called 1` and so on, and the functions' names
/// in that order.
pub fn record(program: &[u8]) -> Result<(Vec<u8>, Vec<String>)> {
    let all = Outline::read(program)?;
    let names = all.own().map(|own| all.names.get(&own).cloned().unwrap_or_default()).collect();
    let mut module = Module::new();
    Flagged { all: &all }.parse_core_module(&mut module, Parser::new(0), &bare(program)?)?;
    Ok((module.finish(), names))
}

struct Flagged<'a> {
    all: &'a Outline<'a>,
}

impl Flagged<'_> {
    fn flags(&self) -> impl Iterator<Item = u32> + use<> {
        let first = self.all.globals.len() as u32;
        first..first + self.all.bodies.len() as u32
    }
}

impl Reencode for Flagged<'_> {
    type Error = Infallible;

    fn parse_global_section(
        &mut self,
        globals: &mut GlobalSection,
        section: GlobalSectionReader<'_>,
    ) -> Result<(), reencode::Error> {
        utils::parse_global_section(self, globals, section)?;
        for _ in self.flags() {
            globals
                .global(GlobalType { val_type: ValType::I32, mutable: true, shared: false }, &ConstExpr::i32_const(0));
        }
        Ok(())
    }

    fn parse_export_section(
        &mut self,
        exports: &mut ExportSection,
        section: ExportSectionReader<'_>,
    ) -> Result<(), reencode::Error> {
        utils::parse_export_section(self, exports, section)?;
        for (number, flag) in self.flags().enumerate() {
            exports.export(&format!("called {number}"), ExportKind::Global, flag);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        _section: CodeSectionReader<'_>,
    ) -> Result<(), reencode::Error> {
        for (body, flag) in self.all.bodies.iter().zip(self.flags()) {
            let mut function = self.new_function_with_parsed_locals(body)?;
            function.instruction(&Instruction::I32Const(1)).instruction(&Instruction::GlobalSet(flag));
            let mut operators = body.get_operators_reader()?;
            while !operators.eof() {
                function.instruction(&self.parse_instruction(&mut operators)?);
            }
            code.function(&function);
        }
        Ok(())
    }
}
