import type { Block } from './block-nodes.ts';

/** A block and the line after it. */
export interface Found {
  readonly block: Block;
  readonly next: number;
}

/** Finds a block that begins at a line; undefined where none does. `inner` reads the lines within it. */
export type BlockReader = (
  lines: readonly string[],
  at: number,
  inner: (lines: readonly string[], startsInText?: boolean) => readonly Block[],
) => Found | undefined;

/** One that reads no other blocks within its own. */
export type PlainBlockReader = (lines: readonly string[], at: number) => Found | undefined;
