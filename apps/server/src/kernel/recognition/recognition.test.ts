import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { standInTesseract } from './stand-in.test-help.ts';
import { Recognition } from './recognition.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dure-recognition-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/** A page of two dots by two: the left half is ink. */
const PICTURE = {
  dots: Buffer.concat([Buffer.from('P5\n2 2\n255\n'), Buffer.from([0, 255, 0, 255])]),
  isInColumns: false,
};
const QUARTERS = [
  ['위의 글', 91],
  ['없는 글', 90],
  ['아래', 72.5],
] as const;

test('what stands on a picture is told word by word, with how sure it is', async () => {
  const recognition = new Recognition(await standInTesseract(directory, { quarters: QUARTERS }));
  expect(await recognition.isThere()).toBe(true);
  const rows = (await recognition.tableOf(PICTURE))!.split('\n');
  expect(rows.filter((row) => row.startsWith('5\t')).map((row) => row.split('\t').slice(-2).join(' '))).toEqual([
    '91 위',
    '91 의',
    '91 글',
    '72.5 아',
    '72.5 래',
  ]);
  expect(rows).toEqual(expect.arrayContaining(['위의 글', '아래']));
});

test.each([
  ['no program', async () => join(directory, 'nowhere')],
  ['a program without Korean', () => standInTesseract(directory, { languages: ['eng'], quarters: [] })],
  ['a setting that forbids it', async () => 'off'],
])('with %s nothing is recognised', async (_, program) => {
  const recognition = new Recognition(await program());
  expect(await recognition.isThere()).toBe(false);
  expect(await recognition.tableOf(PICTURE)).toBeUndefined();
});

test.each([
  ['that goes on for too long', 'await new Promise(() => setInterval(() => {}, 1000));', { seconds: 5 }],
  ['that writes without end', "for (;;) process.stdout.write('x'.repeat(65536));", { outputBytes: 1_000_000 }],
  ['that fails', 'process.exit(1);', {}],
])(
  'a program %s is over, and says nothing',
  async (_, does, limits) => {
    const program = join(directory, `${crypto.randomUUID()}.mjs`);
    const languages = "if (process.argv[2] === '--list-langs') {\n  console.log('kor');\n  process.exit(0);\n}\n";
    await writeFile(program, `#!${process.execPath}\n${languages}${does}\n`);
    await chmod(program, 0o755);
    const recognition = new Recognition(program, limits);
    expect(await recognition.isThere()).toBe(true);
    expect(await recognition.tableOf(PICTURE)).toBeUndefined();
  },
  30_000,
);
