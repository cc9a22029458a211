import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';

/** What keeps a file from being measured, as one sentence. */
export class Unreadable extends Error {}

/** Korean files of older programs are not UTF-8. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('euc-kr').decode(bytes);
  }
}

const delimiterOf = (head: string) =>
  [',', ';', '\t'].toSorted((a, b) => head.split(b).length - head.split(a).length)[0]!;

/** The rows of a text by the names of its columns, whatever their case and order. Tabs separate without any quoting. */
export function tableOf(text: string, wanted: readonly string[], format: 'csv' | 'tsv'): Record<string, string>[] {
  const clean = text.replace(/^\uFEFF/u, '');
  let rows: string[][];
  try {
    rows = parse(clean, {
      delimiter: format === 'tsv' ? '\t' : delimiterOf(clean.split(/\r?\n/, 1)[0]!),
      quote: format === 'tsv' ? null : '"',
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    });
  } catch (error) {
    if (error instanceof CsvError) throw new Unreadable(`The file is no table: ${error.message}.`);
    throw error;
  }
  const [head = [], ...body] = rows;
  const names = head.map((name) => name.trim().toLowerCase());
  const missing = wanted.filter((name) => !names.includes(name.toLowerCase()));
  if (missing.length > 0)
    throw new Unreadable(`The file needs the columns ${wanted.join(', ')}; missing: ${missing.join(', ')}.`);
  if (body.length === 0) throw new Unreadable('The file has a head and no rows.');
  return body.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])));
}

/** A number within bounds out of a cell, or a sentence that names its row (the head is row 1). */
export function numberIn(cell: string, row: number, [least, most]: readonly [number, number]): number {
  const value = cell.trim() === '' ? Number.NaN : Number(cell.trim().replace(',', '.'));
  if (value >= least && value <= most) return value;
  throw new Unreadable(`Row ${row + 2}: the score "${cell}" is no number from ${least} to ${most}.`);
}

/** A file's text; its path is seen from where npm was called. */
export async function readText(file: string | undefined, usage: string): Promise<string> {
  if (file === undefined) throw new Unreadable(usage);
  try {
    return decode(await readFile(resolve(process.env['INIT_CWD'] ?? '.', file)));
  } catch (error) {
    throw new Unreadable(`${file} cannot be read: ${(error as Error).message}`);
  }
}

/** Runs a program that says what is wrong with its input in one sentence instead of a trace. */
export async function answering(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
