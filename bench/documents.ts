import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { compare, type Comparison } from './documents/compare.ts';
import { readDocument, textOf } from './documents/read-document.ts';
import { rivals } from './documents/rivals.ts';

/** Goals of a reading, as shares of the words of a document. */
const GOALS = { found: 0.995, invented: 0.002, torn: 0.003, order: 0.99, values: 1 };

type Shares = Record<keyof typeof GOALS, number>;
const part = (some: number, all: number) => (all === 0 ? 1 : some / all);

function sharesOf(all: readonly Comparison[]): Shares {
  const sum = (pick: (one: Comparison) => number) => all.reduce((total, one) => total + pick(one), 0);
  const expected = sum((one) => one.expected);
  return {
    found: part(
      sum((one) => one.found),
      expected,
    ),
    invented:
      1 -
      part(
        sum((one) => one.read - one.invented),
        sum((one) => one.read),
      ),
    torn: 1 - part(expected - sum((one) => one.torn), expected),
    order: part(
      sum((one) => one.inOrder),
      sum((one) => one.found),
    ),
    values: part(
      sum((one) => one.valuesKept),
      sum((one) => one.values),
    ),
  };
}
const isReached = (shares: Shares) =>
  shares.found >= GOALS.found &&
  shares.invented <= GOALS.invented &&
  shares.torn <= GOALS.torn &&
  shares.order >= GOALS.order &&
  shares.values >= GOALS.values;

const [directory, ...options] = process.argv.slice(2);
if (directory === undefined) {
  process.stderr.write('Usage: npm run bench:documents -- DIR [--each]   (NAME.txt or NAME.pdf.txt beside NAME.pdf)\n');
  process.exit(2);
}
const names = await readdir(directory);
const others = await rivals();
const results = new Map<string, Map<string, Comparison[]>>();
/** The text of `1.pdf` is `1.pdf.txt`, or `1.txt` where one file alone bears the name. */
const textBeside = (name: string) =>
  [`${name}.txt`, `${basename(name, extname(name))}.txt`].find((one) => one !== name && names.includes(one));

for (const name of names.toSorted()) {
  const beside = name.endsWith('.txt') && !names.includes(`${name}.txt`) ? undefined : textBeside(name);
  if (beside === undefined) continue;
  const path = join(directory, name);
  const expected = await readFile(join(directory, beside), 'utf8');
  const ending = extname(name).toLowerCase();
  const ofFormat = results.get(ending) ?? new Map<string, Comparison[]>();
  results.set(ending, ofFormat);
  const readers = [
    { name: 'Dure', text: async () => textOf(await readDocument(path)) },
    ...others.filter(({ reads }) => reads.includes(ending)),
  ];
  for (const reader of readers) {
    const result = compare(expected, await reader.text(path).catch(() => ''));
    ofFormat.set(reader.name, [...(ofFormat.get(reader.name) ?? []), result]);
    if (options.includes('--each') && reader.name === 'Dure' && !isReached(sharesOf([result])))
      process.stdout.write(`${name}: ${JSON.stringify(result)}\n`);
  }
}
let isAll = true;
for (const [ending, readers] of results) {
  for (const [reader, all] of readers) {
    const shares = sharesOf(all);
    const figures = Object.entries(shares).map(([key, value]) => `${key} ${value.toFixed(4)}`);
    const verdict = reader === 'Dure' ? (isReached(shares) ? ': reached' : ': MISSED') : '';
    if (verdict.endsWith('MISSED')) isAll = false;
    process.stdout.write(`${ending} ${all.length} files, ${reader}: ${figures.join(', ')}${verdict}\n`);
  }
}
process.exitCode = isAll ? 0 : 1;
