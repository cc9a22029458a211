import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDocx, makeHwpx, makePptx, makeWord } from '../../../../../demo/documents/office.ts';
import { escapeXml, type Paper } from '../../../../../demo/documents/paper.ts';
import { makePdf } from '../../../../../demo/documents/pdf.ts';
import { sniff } from '../../../../kernel/files/sniff.ts';
import { xlsx } from '../../../../kernel/spreadsheet/xlsx.ts';
import { kindOfFile } from '../contents.policy.ts';
import { shape, slides } from './coverage/slides.test-help.ts';
import { equation, makeHwp, paragraph } from './hwp.test-help.ts';
import { readHere } from './read-here.test-help.ts';
import type { ReaderTask } from './reader-words.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dure-values-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const digits = (from: number, to = from) => fc.stringMatching(new RegExp(`^[1-9]\\d{${from - 1},${to - 1}}$`));
const joinedBy = (sign: string, ...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((all) => all.join(sign));
const SIGNED = fc.constantFrom('-', '−', '+', '±', '');
const NUMBER = fc.oneof(digits(1, 4), joinedBy('.', digits(1, 2), digits(1, 2)), fc.constantFrom('0', '0.05', '1,024'));
/** Values whose signs matter. */
const VALUE = fc.oneof(
  // Telephone numbers.
  joinedBy('-', fc.constantFrom('02', '010', '031', '+82-2', '1588'), digits(3, 4), digits(4)),
  joinedBy('', fc.constantFrom('(02)', '(031) '), joinedBy('-', digits(3, 4), digits(4))),
  // Dates and times.
  joinedBy('-', digits(4), fc.constantFrom('01', '12'), fc.constantFrom('05', '31')),
  joinedBy('. ', digits(4), digits(1), digits(1)).map((date) => `${date}.`),
  joinedBy('/', digits(4), fc.constantFrom('01', '12'), fc.constantFrom('05', '31')),
  joinedBy(':', fc.constantFrom('09', '23'), fc.constantFrom('00', '59'), fc.constantFrom('00', '07.5')),
  // Numbers of sections and articles.
  joinedBy('.', digits(1, 2), digits(1), digits(1)),
  joinedBy('', fc.constant('제'), digits(1, 3), fc.constantFrom('조', '항', '장', '조의2', '조 제3항')),
  joinedBy('', fc.constantFrom('§', '#', 'No. ', 'v'), joinedBy('.', digits(1, 2), digits(1))),
  // Fractions, ratios and ranges.
  joinedBy('/', digits(1, 2), digits(1, 3)),
  joinedBy(':', digits(1, 2), digits(1, 2)),
  joinedBy('', digits(1), fc.constantFrom('½', '¼', '¾')),
  fc
    .tuple(NUMBER, fc.constantFrom('~', '–', '-', ' ~ ', '∼'), NUMBER, fc.constantFrom('', '%', '개', 'cm'))
    .map((parts) => parts.join('')),
  // Amounts with their signs and units.
  joinedBy(',', digits(1, 3), fc.stringMatching(/^\d{3}$/), fc.stringMatching(/^\d{3}$/)),
  joinedBy(
    '',
    SIGNED,
    NUMBER,
    fc.constantFrom('%', '°C', '℃', 'kg', ' ms', '㎡', 'm²', 'm/s', ' kg·m/s²', 'Ω', 'μm', '‰', ''),
  ),
  joinedBy('', fc.constantFrom('₩', '$', '€', '≤ ', '≥', '≈', '×'), NUMBER),
  joinedBy('', NUMBER, fc.constantFrom('×10⁻³', '×10⁶', ' ± 0.5', '₂')),
);
/** A sentence in which they stand between words. */
const SENTENCE = fc
  .array(VALUE, { minLength: 1, maxLength: 4 })
  .map((values) => `값은 ${values.join(', 다음은 ')} 차례로 적는다.`);
const PAPER: fc.Arbitrary<Paper> = fc
  .array(SENTENCE, { minLength: 1, maxLength: 3 })
  .map((paragraphs) => ({ heading: '값', paragraphs }));

const makeSheet = (texts: readonly string[]) =>
  buffer(
    xlsx([
      {
        name: '값',
        columns: [{ header: '글', width: 20 }],
        async *rows() {
          for (const text of texts) yield [text];
        },
      },
    ]),
  );
const makeHwpxOf = (content: string) =>
  makeHwpx([], {
    'Contents/section0.xml': `<hs:sec xmlns:hs="s" xmlns:hp="p"><hp:p styleIDRef="0"><hp:run>${content}</hp:run></hp:p></hs:sec>`,
  });
const omml = (above: string, below: string, power: string) => {
  const run = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;
  return (
    '<m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math">' +
    `<m:f><m:num>${run(above)}</m:num><m:den><m:sSup><m:e>${run(below)}</m:e><m:sup>${run(`-${power}`)}</m:sup></m:sSup></m:den></m:f></m:oMath>`
  );
};
const script = (above: string, below: string, power: string) => `{${above}} over {${below}^{-${power}}}`;

const MAKERS: readonly [string, (paper: Paper) => Uint8Array | string | Promise<Uint8Array>][] = [
  ['docx', (paper) => makeDocx([paper])],
  ['pptx', (paper) => makePptx([paper])],
  ['hwpx', (paper) => makeHwpx([paper])],
  ['hwp', ({ paragraphs }) => makeHwp([paragraphs.map((one) => paragraph([one]))])],
  ['xlsx', ({ paragraphs }) => makeSheet(paragraphs)],
  ['pdf', (paper) => makePdf([paper])],
  ['html', ({ paragraphs }) => `<meta charset="utf-8">${paragraphs.map((one) => `<p>${escapeXml(one)}</p>`).join('')}`],
  ['md', ({ paragraphs }) => paragraphs.join('\n\n')],
  ['txt', ({ paragraphs }) => paragraphs.join('\n\n')],
];

async function textOf(ending: string, content: Uint8Array | string): Promise<string> {
  const path = join(directory, `${ending}-${crypto.randomUUID()}`);
  await writeFile(path, content);
  const { contentType } = (await sniff(path, `값.${ending}`))!;
  const result = await readHere({ path, kind: kindOfFile(contentType) as ReaderTask['kind'], contentType });
  const read = result.failure === null ? result.passages.map(({ text }) => text).join(' ') : result.failure;
  return read.replaceAll(/\s+/g, ' ');
}

test.each(MAKERS)('values in a file of %s are read as they were written', async (ending, make) => {
  await fc.assert(
    fc.asyncProperty(PAPER, async (paper) => {
      expect(await textOf(ending, await make(paper))).toContain(paper.paragraphs.join(' ').normalize('NFC'));
    }),
    { numRuns: 40 },
  );
});

/** A number over another with an exponent, as each format writes formulas. */
const FORMULAS: readonly [
  string,
  (above: string, below: string, power: string) => Uint8Array | string | Promise<Uint8Array>,
][] = [
  ['docx', (...values) => makeWord(`<w:p>${omml(...values)}</w:p>`)],
  ['pptx', (...values) => slides([shape(0, 9, `<a:p>${omml(...values)}</a:p>`)])],
  ['hwpx', (...values) => makeHwpxOf(`<hp:equation><hp:script>${script(...values)}</hp:script></hp:equation>`)],
  ['hwp', (...values) => makeHwp([[paragraph([equation(script(...values))])]])],
  [
    'html',
    (above, below, power) =>
      `<meta charset="utf-8"><p><math><mfrac><mn>${above}</mn><msup><mn>${below}</mn><mrow><mo>-</mo><mn>${power}</mn></mrow></msup></mfrac></math></p>`,
  ],
  ['md', (above, below, power) => `$\\frac{${above}}{${below}^{-${power}}}$`],
];

test.each(FORMULAS)('fractions and exponents in formulas of %s keep their values', async (ending, make) => {
  await fc.assert(
    fc.asyncProperty(digits(1, 3), digits(1, 3), digits(1), async (above, below, power) => {
      const read = await textOf(ending, await make(above, below, power));
      expect(read.replaceAll(' ', '')).toBe(`$\\frac{${above}}{${below}^{-${power}}}$`);
    }),
    { numRuns: 15 },
  );
});
