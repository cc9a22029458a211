import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Recognition } from '../../../../../kernel/recognition/recognition.ts';
import { standInTesseract } from '../../../../../kernel/recognition/stand-in.test-help.ts';
import { recognisedWords } from './recognised-words.ts';
import { readInChild } from '../reader.ts';
import { type ScannedPage, scannedPdf } from './scanned.test-help.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dure-scanned-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

async function read(pages: readonly ScannedPage[], percent: number | 'nothing' = 91) {
  const path = join(directory, crypto.randomUUID());
  await writeFile(path, scannedPdf(pages));
  const sure = percent === 'nothing' ? 0 : percent;
  const quarters = ['왼쪽 위의 글', '오른쪽 위의 글', '왼쪽 아래의 글', '오른쪽 아래의 글'].map(
    (text) => [text, sure] as const,
  );
  const program = percent === 'nothing' ? 'off' : await standInTesseract(directory, { quarters });
  return readInChild({ path, kind: 'PDF', contentType: '' }, undefined, { recognition: new Recognition(program) });
}
const textsOf = (result: Awaited<ReturnType<typeof read>>) =>
  result.failure === null ? result.passages.map(({ text, unitNo }) => [unitNo, text]) : result.failure;

describe('scanned pages', () => {
  test('are read by their pictures, each in its place, and told how sure that is', async () => {
    const result = await read([{}, { picture: 'colour' }, { picture: 'bits' }, { picture: 'mask' }]);
    expect(textsOf(result)).toEqual([1, 2, 3, 4].map((unitNo) => [unitNo, '왼쪽 위의 글']));
    expect(result).toMatchObject({
      unitCount: 4,
      leftOut: [],
      recognised: [1, 2, 3, 4].map((unitNo) => ({ unitNo, percent: 91 })),
    });
  }, 60_000);

  test('are seen as the page shows them: turned, mirrored, in a corner', async () => {
    const pages = [
      { attributes: '/Rotate 90' },
      { attributes: '/Rotate 180' },
      { matrix: '-100 0 0 100 100 0' },
      { matrix: '60 0 0 60 0 -10' },
    ];
    expect(textsOf(await read(pages))).toEqual([
      [1, '오른쪽 위의 글'],
      [2, '오른쪽 아래의 글'],
      [3, '오른쪽 위의 글'],
      [4, '왼쪽 아래의 글'],
    ]);
  }, 60_000);

  test('whose words are unsure are told, not read; without the program each is told as a picture', async () => {
    expect(await read([{}], 40)).toMatchObject({ failure: 'scanned' });
    expect(await read([{}], 'nothing')).toMatchObject({ failure: 'scanned' });
  }, 60_000);
});

test('a paragraph that is unsure beside sure ones is left out, and a picture with a sign has no words', () => {
  const row = (paragraph: number, percent: number, text: string) =>
    ['5', '1', '1', String(paragraph), '1', '1', '0', '0', '9', '9', String(percent), text].join('\t');
  const table = ['level\tpage_num', row(1, 90, '확실'), row(1, 90, '한'), row(1, 80, '글이다.'), row(2, 20, '흐린글')];
  const said = [...table, '확실한 글이다.', '', '흐린글', '\f'].join('\n');
  expect(recognisedWords(said)).toEqual({ paragraphs: ['확실한 글이다.'], percent: 84, isUnsure: true });
  expect(recognisedWords(row(1, 99, '가'))).toBeUndefined();
  expect(recognisedWords(row(1, 30, '읽을 수 없는 글'))).toMatchObject({ paragraphs: [], isUnsure: true });
});
