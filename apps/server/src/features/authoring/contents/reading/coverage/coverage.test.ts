import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sniff } from '../../../../../kernel/files/sniff.ts';
import { kindOfFile } from '../../contents.policy.ts';
import { readHere } from '../read-here.test-help.ts';
import type { ReaderTask } from '../reader-words.ts';
import { type Cells, KINDS, type Kind } from './cells.test-help.ts';
import { EXCEL } from './excel.test-help.ts';
import { HWP, HWPX } from './hancom.test-help.ts';
import { PDF } from './pdf-cells.test-help.ts';
import { POWERPOINT } from './powerpoint.test-help.ts';
import { HTML, MARKDOWN } from './web.test-help.ts';
import { WORD } from './word.test-help.ts';

/** Formats by their heads in the documentation, each with the ending of its files. */
const FORMATS: Readonly<Record<string, readonly [ending: string, cells: Cells]>> = {
  Word: ['docx', WORD],
  PowerPoint: ['pptx', POWERPOINT],
  Excel: ['xlsx', EXCEL],
  HWPX: ['hwpx', HWPX],
  HWP: ['hwp', HWP],
  HTML: ['html', HTML],
  Markdown: ['md', MARKDOWN],
  PDF: ['pdf', PDF],
};
const DOCUMENTATION = new URL('../../../../../../../../docs/contents.md', import.meta.url);

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dure-coverage-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

async function read(ending: string, content: string | Uint8Array) {
  const path = join(directory, crypto.randomUUID());
  await writeFile(path, content);
  const { contentType } = (await sniff(path, `file.${ending}`))!;
  const result = await readHere({ path, kind: kindOfFile(contentType) as ReaderTask['kind'], contentType });
  if (result.failure !== null) throw new Error(result.failure);
  return result;
}

describe.each(Object.entries(FORMATS))('%s', (_, [ending, cells]) => {
  test.each(Object.entries(cells))('%s', async (_kind, { file, read: expected, told, notes }) => {
    const { passages, leftOut, notes: ofSpeaker } = await read(ending, await file());
    const text = passages.map(({ heading, text: words }) => `${heading && `[${heading}] `}${words}`).join('\n\n');
    expect({ text, told: leftOut.map(({ reason }) => reason), notes: ofSpeaker.map((one) => one.text).join() }).toEqual(
      {
        text: expected,
        told: told ? [told] : [],
        notes: notes ?? '',
      },
    );
  });
});

test('the table of the documentation has these cells, each with its answer', async () => {
  const answerOf = (cells: Cells, kind: Kind) => (cells[kind] ? (cells[kind].told ? 'told' : 'read') : '–');
  const rows = Object.entries(KINDS).map(
    ([kind, how]) =>
      `| ${[kind, ...Object.values(FORMATS).map(([, cells]) => answerOf(cells, kind as Kind)), how].join(' | ')} |`,
  );
  const head = ['Kind', ...Object.keys(FORMATS), 'How it is read'];
  const table = [`| ${head.join(' | ')} |`, `|${' --- |'.repeat(head.length)}`, ...rows].map((row) =>
    row.replaceAll('|  |', '| |'),
  );
  expect(await readFile(DOCUMENTATION, 'utf8')).toContain(table.join('\n'));
});
