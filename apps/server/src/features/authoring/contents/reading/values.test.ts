import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDocx, makeHwpx, makePptx } from '../../../../../demo/documents/office.ts';
import { escapeXml, type Paper } from '../../../../../demo/documents/paper.ts';
import { makePdf } from '../../../../../demo/documents/pdf.ts';
import { sniff } from '../../../../kernel/files/sniff.ts';
import { kindOfFile } from '../contents.policy.ts';
import { makeHwp, paragraph } from './hwp.test-help.ts';
import { readHere } from './read-here.test-help.ts';
import type { ReaderTask } from './reader-words.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dure-values-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const digits = (from: number, to = from) => fc.stringMatching(new RegExp(`^[1-9]\\d{${from - 1},${to - 1}}$`));
const joinedBy = (sign: string, ...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((all) => all.join(sign));
/** Values whose signs matter. */
const VALUE = fc.oneof(
  joinedBy('-', fc.constantFrom('02', '010', '031'), digits(3, 4), digits(4)),
  joinedBy('-', digits(4), fc.constantFrom('01', '12'), fc.constantFrom('05', '31')),
  joinedBy('.', digits(1, 2), digits(1), digits(1)),
  joinedBy('/', digits(1, 2), digits(1, 3)),
  joinedBy(':', fc.constantFrom('09', '23'), fc.constantFrom('00', '59')),
  joinedBy(',', digits(1, 3), fc.stringMatching(/^\d{3}$/), fc.stringMatching(/^\d{3}$/)),
  joinedBy(
    '',
    fc.constantFrom('-', '+', '±', ''),
    joinedBy('.', digits(1, 2), digits(1, 2)),
    fc.constantFrom('%', '°C', 'kg', ' ms', '㎡', ''),
  ),
  joinedBy('', fc.constant('제'), digits(1, 3), fc.constantFrom('조', '항', '장')),
);
/** A sentence in which they stand between words. */
const SENTENCE = fc
  .array(VALUE, { minLength: 1, maxLength: 4 })
  .map((values) => `값은 ${values.join(', 다음은 ')} 이다.`);
const PAPER: fc.Arbitrary<Paper> = fc
  .array(SENTENCE, { minLength: 1, maxLength: 3 })
  .map((paragraphs) => ({ heading: '값', paragraphs }));

const MAKERS: readonly [string, (paper: Paper) => Uint8Array | string | Promise<Uint8Array>][] = [
  ['docx', (paper) => makeDocx([paper])],
  ['pptx', (paper) => makePptx([paper])],
  ['hwpx', (paper) => makeHwpx([paper])],
  ['hwp', ({ paragraphs }) => makeHwp([paragraphs.map((one) => paragraph([one]))])],
  ['pdf', (paper) => makePdf([paper])],
  ['html', ({ paragraphs }) => `<meta charset="utf-8">${paragraphs.map((one) => `<p>${escapeXml(one)}</p>`).join('')}`],
  ['md', ({ paragraphs }) => paragraphs.join('\n\n')],
  ['txt', ({ paragraphs }) => paragraphs.join('\n\n')],
];

test.each(MAKERS)('values in a file of %s are read as they were written', async (ending, make) => {
  await fc.assert(
    fc.asyncProperty(PAPER, async (paper) => {
      const path = join(directory, `${ending}-${crypto.randomUUID()}`);
      await writeFile(path, await make(paper));
      const { contentType } = (await sniff(path, `값.${ending}`))!;
      const result = await readHere({ path, kind: kindOfFile(contentType) as ReaderTask['kind'], contentType });
      const read = result.failure === null ? result.passages.map(({ text }) => text).join(' ') : result.failure;
      expect(read.replaceAll(/\s+/g, ' ')).toContain(paper.paragraphs.join(' ').normalize('NFC'));
    }),
    { numRuns: 25 },
  );
});
