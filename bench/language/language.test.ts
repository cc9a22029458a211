import { execFile } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { rm } from 'node:fs/promises';
import { startProtocolServer } from '../../apps/server/src/testing/ai/protocol-server.ts';

const run = promisify(execFile);
const here = (file: string) => join(import.meta.dirname, file);
const bench = (program: 'grading.ts' | 'similarity.ts', ...args: string[]) => benchWith({}, program, ...args);
const benchWith = async (env: NodeJS.ProcessEnv, program: 'grading.ts' | 'similarity.ts', ...args: string[]) => {
  try {
    const { stdout } = await run(process.execPath, [here(program), ...args], { env: { ...process.env, ...env } });
    return { code: 0, lines: stdout.trimEnd().split('\n'), said: '' };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, lines: [], said: stderr.trim() };
  }
};
const ANSWERS = here('fixtures/answers.csv');
const PAIRS = here('fixtures/pairs.tsv');

async function fileOf(text: string | Uint8Array, name = 'answers.csv'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'dure-bench-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, name), text);
  return join(folder, name);
}

test('with five examples a quiz what has a score is near to what people gave', async () => {
  const { lines } = await bench('grading.ts', ANSWERS, '--examples', '5', '--json');
  const found = JSON.parse(lines.at(-1)!) as Record<string, number>;
  expect(Object.keys(found)).toEqual([
    'n',
    'share',
    'rmse',
    'pearson',
    'spearman',
    'qwk',
    'constantRmse',
    'overlapRmse',
    'overlapPearson',
  ]);
  expect(found['n']).toBeGreaterThan(0);
  expect(found['share']).toBeCloseTo(found['n']! / 21);
  expect(found['rmse']).toBeLessThan(0.1);
  expect(found['qwk']).toBeGreaterThan(0.8);
  expect(lines.filter((line) => line.startsWith('built-in tools'))).toHaveLength(2);
  expect(lines.filter((line) => /official .*QWK/.test(line))).toHaveLength(2);
});

test('without examples only what the points decide has a score; --scores leaves the others empty', async () => {
  const out = await fileOf('', 'scores.csv');
  const { lines } = await bench('grading.ts', ANSWERS, '--json', '--scores', out);
  const found = JSON.parse(lines.at(-1)!) as Record<string, number>;
  expect(found['share']).toBeLessThan(0.5);
  expect(found['rmse']).toBeLessThan(0.1);
  const [head, ...rows] = (await readFile(out, 'utf8')).trimEnd().split('\n');
  expect(head).toBe('quiz,answer,score,confidence,points met,points');
  expect(rows.filter((row) => /,0,\d+,\d+$/.test(row) && /,,0,/.test(row)).length).toBe(36 - found['n']!);
});

test('the likeness of Korean sentences goes with what people say of it', async () => {
  const { lines } = await bench('similarity.ts', PAIRS, '--json');
  const found = JSON.parse(lines.at(-1)!) as Record<string, number>;
  expect(found['n']).toBe(16);
  expect(found['spearman']).toBeGreaterThan(0.79);
});

const HEAD = 'quiz,question,modelAnswer,answer,score';
test.each([
  [
    'a byte order mark, quotes and Windows lines',
    `\uFEFF${HEAD}\r\na,"Why, ""so""?","Because\nof it",Because of it,1\r\na,Why?,m,No,0\r\n`,
  ],
  [
    'semicolons and decimal commas',
    'score;answer;modelAnswer;question;quiz\n0,5;Because;m;Why?;a\n1;Because of it;m;Why?;a\n',
  ],
  ['empty answers', `${HEAD}\na,Why?,m,,0\na,Why?,m,,1\n`],
  ['no model answer and a single answer a quiz', `${HEAD}\na,Why?,,Because,1\nb,Why?,,So,0\nb,Why?,,Because,1\n`],
  ['scores that are all the same', `${HEAD}\na,Why?,m,One,1\na,Why?,m,Two,1\na,Why?,m,Three,1\n`],
])('a file with %s is measured', async (_, text) => {
  const { code, lines } = await bench('grading.ts', await fileOf(text), '--examples', '1', '--json');
  expect(code).toBe(0);
  for (const value of Object.values(JSON.parse(lines.at(-1)!) as Record<string, unknown>))
    expect(Number.isFinite(value)).toBe(true);
});

test('a file in an old Korean encoding is read', async () => {
  const bytes = Buffer.concat([
    Buffer.from(`${HEAD}\na,Why?,m,`),
    Buffer.from([0xc0, 0xce, 0xb5, 0xa6, 0xbd, 0xba]),
    Buffer.from(',1\na,Why?,m,No,0\n'),
  ]);
  expect((await bench('grading.ts', await fileOf(bytes), '--json')).code).toBe(0);
});

test.each([
  ['missing columns', 'quiz,answer\na,b\n', 'missing: question, modelAnswer, score.'],
  [
    'a score that is none',
    `${HEAD}\na,Why?,m,One,1\na,Why?,m,Two,A+\n`,
    'Row 3: the score "A+" is no number from 0 to 1.',
  ],
  ['a score out of range', `${HEAD}\na,Why?,m,One,85\n`, 'Row 2: the score "85" is no number from 0 to 1.'],
  ['a head alone', `${HEAD}\n`, 'The file has a head and no rows.'],
  ['nothing', '', 'missing:'],
  ['nothing left to measure', `${HEAD}\n`, 'no rows'],
])('a file with %s is refused in one sentence', async (_, text, sentence) => {
  const { code, said } = await bench('grading.ts', await fileOf(text));
  expect(code).toBe(1);
  expect(said).toContain(sentence);
  expect(said.split('\n')).toHaveLength(1);
});

test.each([
  ['grading.ts', [], 'npm run bench:grading'],
  ['grading.ts', [ANSWERS, '--examples', 'many'], 'npm run bench:grading'],
  ['grading.ts', [ANSWERS, '--half', 'other'], 'npm run bench:grading'],
  ['grading.ts', [ANSWERS, '--colour'], 'npm run bench:grading'],
  ['grading.ts', ['nowhere.csv'], 'nowhere.csv cannot be read'],
  ['similarity.ts', [], 'npm run bench:similarity'],
  ['similarity.ts', [ANSWERS], 'missing: score, sentence1, sentence2.'],
] as const)('%s called with %j says how it is called', async (program, args, sentence) => {
  const { code, said } = await bench(program, ...args);
  expect(code).toBe(1);
  expect(said).toContain(sentence);
});

test('a provider that the environment names is measured by the same commands', async () => {
  const provider = await startProtocolServer('openai');
  const says = { criteria: [], score: 70, justification: '대체로 맞아요.', suggestion: '', confidence: 0.5 };
  provider.does({ says });
  const env = { AI_BASE_URL: provider.baseUrl, AI_MODEL: 'hanmal' };
  const { lines } = await benchWith(env, 'grading.ts', ANSWERS, '--json');
  expect(lines.filter((line) => line.startsWith('hanmal'))).toHaveLength(1);
  expect(JSON.parse(lines.at(-1)!)).toMatchObject({ n: 36, share: 1, pearson: 0 });
  expect(provider.asked).toHaveLength(36);
  expect((await benchWith({ AI_MODEL: 'hanmal' }, 'grading.ts', ANSWERS)).said).toContain('AI_BASE_URL');
});
