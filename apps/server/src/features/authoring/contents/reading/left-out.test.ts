import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWord } from '../../../../../demo/documents/office.ts';
import { LeftOutCounter } from './left-out.ts';
import { readHere } from './read-here.test-help.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dure-left-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

test('of a Word document hidden and deleted text, comments and what repeats on pages are told', async () => {
  const path = join(directory, 'word');
  const part = (name: string, text: string) =>
    `<w:${name} xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:${name}>`;
  const body =
    '<w:p><w:r><w:t>본문.</w:t></w:r><w:r><w:rPr><w:vanish/></w:rPr><w:t>숨긴 글</w:t></w:r>' +
    '<w:del><w:r><w:delText>지운 글</w:delText></w:r></w:del></w:p>';
  const parts = {
    'word/header1.xml': part('hdr', '머리말'),
    'word/footer1.xml': part('ftr', ''),
    'word/comments.xml': part('comments', '메모'),
  };
  await writeFile(path, await makeWord(body, parts));
  const result = await readHere({ path, kind: 'DOCX', contentType: '' });
  expect(result).toMatchObject({
    passages: [{ text: '본문.' }],
    leftOut: [
      { reason: 'headerFooter', count: 1 },
      { reason: 'comment', count: 1 },
      { reason: 'hidden', count: 1 },
      { reason: 'deleted', count: 1 },
    ],
  });
});

test('all are counted, the first twenty places named', () => {
  const counter = new LeftOutCounter();
  for (let page = 1; page <= 30; page += 1) counter.add('pictureOnly', page);
  expect(counter.all).toEqual([
    { reason: 'pictureOnly', count: 30, units: Array.from({ length: 20 }, (_, index) => index + 1) },
  ]);
});
