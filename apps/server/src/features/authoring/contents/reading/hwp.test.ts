import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sniff } from '../../../../kernel/files/sniff.ts';
import { kindOfFile } from '../contents.policy.ts';
import * as hwp from './hwp.test-help.ts';
import { readHere } from './read-here.test-help.ts';
import type { ReadingResult } from './reader.ts';
import type { ReaderTask } from './reader-words.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dure-hwp-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

async function read(content: Uint8Array): Promise<ReadingResult> {
  const path = join(directory, crypto.randomUUID());
  await writeFile(path, content);
  const found = await sniff(path, '문서.hwp');
  const kind = kindOfFile(found!.contentType) as ReaderTask['kind'];
  return readHere({ path, kind, contentType: found!.contentType });
}
async function passagesOf(...made: Parameters<typeof hwp.makeHwp>): Promise<[string, string][]> {
  const result = await read(hwp.makeHwp(...made));
  if (result.failure !== null) throw new Error(result.failure);
  return result.passages.map(({ heading, text }) => [heading, text]);
}
const textOf = async (...made: Parameters<typeof hwp.makeHwp>) =>
  (await passagesOf(...made)).map(([, text]) => text).join('\n\n');
const { paragraph } = hwp;
const line = (text: string, looks?: Parameters<typeof paragraph>[1]) => paragraph([text], looks);

describe('HWP 5', () => {
  test('signs that are controls stay signs; a note, a box and a comment tear no paragraph', async () => {
    const section = [
      paragraph(['서울', hwp.sign(30), '시민의 전화는 02', hwp.sign(24), '123', hwp.sign(24), '4567이다.']),
      paragraph(['본문 앞', hwp.note(paragraph([hwp.autoNumber(1), ' 각주의 글.'])), ' 본문 뒤']),
      paragraph([hwp.header(line('머리말')), '상자 앞.', hwp.box(line('상자의 글')), ' 상자 뒤.']),
      paragraph([hwp.ruby('效果', '효과'), '는 크다.', hwp.hiddenComment(line('숨은 설명'))]),
    ];
    expect(await textOf([section])).toBe(
      '서울 시민의 전화는 02-123-4567이다.\n\n본문 앞 본문 뒤\n\n1) 각주의 글.\n\n상자 앞. 상자 뒤.\n\n상자의 글\n\n效果는 크다.',
    );
    const result = await read(hwp.makeHwp([section]));
    expect(result).toMatchObject({
      leftOut: [
        { reason: 'headerFooter', count: 1 },
        { reason: 'comment', count: 1 },
      ],
    });
  });

  test('a table is read row by row, a table in a cell within it, the caption where it is seen', async () => {
    const inner = paragraph(['안', hwp.table([[line('1'), line('2')]])]);
    const rows = [
      [line('이름'), line('값')],
      [line('갑'), inner],
      [line('을'), line('')],
    ];
    const caption = paragraph(['표 ', hwp.autoNumber(3), ' 점수']);
    const above = paragraph([hwp.table(rows, { side: 2, text: caption })]);
    const below = paragraph([hwp.table([[line('병'), line('3')]], { side: 3, text: line('표 4') })]);
    expect(await textOf([[above, below, line('끝.')]])).toBe(
      '표 3) 점수\n\n이름 | 값\n\n갑 | 안 1 | 2\n\n을 |\n\n병 | 3\n\n표 4\n\n끝.',
    );
  });

  test('headings, automatic numbers of every level and those of a section are as they are seen', async () => {
    const info = [
      hwp.style('바탕글', 'Normal'),
      hwp.style('개요 1', 'Outline 1'),
      hwp.numbering([
        [0, '제^1조'],
        [8, '^2.'],
      ]),
      hwp.numbering([[2, '^1.']]),
      hwp.shape(0, 0, 0),
      hwp.shape(2, 0, 1),
      hwp.shape(2, 1, 1),
      hwp.shape(1, 0, 0),
    ];
    const section = [
      paragraph([hwp.section(2), '개요'], { style: 1, shape: 3 }),
      line('(목적)', { shape: 1 }),
      line('출석', { shape: 2 }),
      line('과제', { shape: 2 }),
      line('(성적)', { shape: 1 }),
      line('끝', { style: 1, shape: 3 }),
    ];
    expect(await passagesOf([section, [line('둘째 구역.')]], { info })).toEqual([
      ['I. 개요', '제1조 (목적)\n\n가. 출석\n\n나. 과제\n\n제2조 (성적)'],
      ['II. 끝', '둘째 구역.'],
    ]);
  });

  test('formulas and raised letters keep their value; a formula that cannot be told is told', async () => {
    const info = [hwp.letters('text'), hwp.letters('raised'), hwp.letters('lowered')];
    const section = [
      paragraph(['몫은 ', hwp.equation('1 over 20'), '이다.']),
      paragraph(['인구는 106명, H2O'], {
        letters: [
          [6, 1],
          [7, 0],
          [11, 2],
          [12, 0],
        ],
      }),
      paragraph([hwp.equation('ladder{2&3}')]),
    ];
    expect(await textOf([section], { info })).toBe(
      '몫은 $\\frac{1}{20}$이다.\n\n인구는 $10^{6}$명, $H_{2}O$\n\n[ladder{2&3}]',
    );
    expect(await read(hwp.makeHwp([section], { info }))).toMatchObject({
      leftOut: [{ reason: 'formula', count: 1 }],
    });
  });

  test('a document that is not packed, and text longer than a record head counts, is read', async () => {
    const long = '인덱스는 찾을 행이 적을 때 이롭다. '.repeat(400).trim();
    expect((await textOf([[line(long)]], { properties: 0 })).replaceAll('\n\n', ' ')).toBe(long);
  });

  test.each<[string, () => Uint8Array, string]>([
    ['with a password', () => hwp.makeHwp([[line('글')]], { properties: 3 }), 'encrypted'],
    ['under rights management', () => hwp.makeHwp([[line('글')]], { properties: 1 | (1 << 4) }), 'encrypted'],
    ['for distribution', () => hwp.makeHwp([[line('글')]], { properties: 5 }), 'forDistribution'],
    ['of version 3', () => Buffer.from('HWP Document File V3.00 \x1a\x01\x02\x03\x04\x05', 'latin1'), 'hwp3'],
    ['without sections', () => hwp.makeHwp([]), 'broken'],
    ['without words', () => hwp.makeHwp([[line('')]]), 'empty'],
    ['of another program', () => hwp.makeHwp([[line('글')]], { signature: 'Word' }), 'oldFormat'],
    ['whose record is longer than its stream', () => hwp.makeHwp([Buffer.from('42000020', 'hex')]), 'broken'],
  ])('a document %s is told', async (_, make, failure) => {
    expect(await read(make())).toMatchObject({ failure });
  });

  test('one that unpacks to more than it may is told', async () => {
    const bomb = { tag: 0x43, data: Buffer.alloc(110 * 1024 * 1024) };
    expect(await read(hwp.makeHwp([[bomb]]))).toMatchObject({ failure: 'tooLarge' });
  });

  test('one that is deeper than any document is told', async () => {
    let deep: hwp.Made = line('글');
    for (let level = 0; level < 300; level += 1) deep = { tag: 0x4c, data: Buffer.alloc(4), children: [deep] };
    expect(await read(hwp.makeHwp([[deep]]))).toMatchObject({ failure: 'broken' });
  });
});
