//! Draws a tested screen on the CPU.
