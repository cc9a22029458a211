import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePdf } from '../../apps/server/demo/documents/pdf.ts';

const PROGRAM = fileURLToPath(new URL('../read-document.ts', import.meta.url));
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dure-read-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

async function run(name: string, content: string | Uint8Array, ...options: string[]) {
  const path = join(directory, name);
  await writeFile(path, content);
  const { stdout, status } = spawnSync(process.execPath, [PROGRAM, path, ...options], { encoding: 'utf8' });
  return { lines: stdout.trimEnd().split('\n'), status };
}

test(
  '`npm run read -- FILE --json` prints each passage, and on the last line all that was found',
  { timeout: 60_000 },
  async () => {
    const pages = ['첫째 쪽의 글이다.', '둘째 쪽의 글이다.'].map((text, at) => ({
      heading: `${at + 1}장`,
      paragraphs: [text],
    }));
    const { lines, status } = await run('교안.pdf', makePdf(pages), '--json');
    const passages = [
      { text: '첫째 쪽의 글이다.', unitNo: 1, heading: '1장' },
      { text: '둘째 쪽의 글이다.', unitNo: 2, heading: '2장' },
    ];
    expect(lines.slice(0, -1).map((line) => JSON.parse(line) as unknown)).toEqual(passages);
    expect(JSON.parse(lines.at(-1)!)).toMatchObject({ passages, leftOut: [], notes: [], pages: 2, state: 'READ' });
    expect(status).toBe(0);
  },
);

test(
  'what was left out is told with its reason, and what cannot be read with another status',
  { timeout: 60_000 },
  async () => {
    const hidden = await run('글.html', '<meta charset="utf-8"><h1>절</h1><p>글.</p><p hidden>숨긴 글</p>');
    expect(hidden.lines).toEqual(['[절] 글.', 'left out: 숨긴 글 × 1']);
    const broken = await run('깨진.pdf', '%PDF-1.7\nnothing', '--json');
    expect(JSON.parse(broken.lines.at(-1)!)).toMatchObject({ passages: [], leftOut: [], pages: 0, state: 'FAILED' });
    expect(broken.status).toBe(1);
  },
);
