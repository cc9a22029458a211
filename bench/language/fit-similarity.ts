import { join } from 'node:path';
import { groundsOfPair } from '../../apps/server/src/kernel/language/similarity/likeness.ts';
import { PAIR_MEASURES, type LikenessWeights } from '../../apps/server/src/kernel/language/similarity/pair.ts';
import { Sentences } from '../../apps/server/src/kernel/language/similarity/sentences.ts';
import { halfOf } from './halves.ts';
import { ridgeRegression } from './ridge.ts';
import { sentencePairs, sentencesIn } from './sentence-pairs.ts';
import { answering, readText } from './table.ts';
import { rounded, writeWeights } from './written.ts';

/** Fits the weights of the likeness of sentences on the tuning half of a file and writes them, with where they come from. */
const USAGE = 'npm run fit:similarity -- FILE.tsv: a file as bench:similarity takes it.';
const TARGET = join(import.meta.dirname, '../../apps/server/src/kernel/language/similarity/likeness.gen.ts');
const RIDGE = 10;

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

await answering(async () => {
  const path = process.argv[2];
  const text = await readText(path, USAGE);
  const all = sentencePairs(text);
  const most = Math.max(...all.map(({ score }) => score));
  const pairs = halfOf(all, 'tuning');
  const sentences = new Sentences(sentencesIn(all));
  const measured = pairs.map(({ sentence1, sentence2 }) => sentences.measure(sentence1, sentence2));
  const entries = PAIR_MEASURES.map((name) => {
    const values = measured.map((one) => one[name]);
    const usual = mean(values);
    return [name, [usual, Math.sqrt(mean(values.map((one) => (one - usual) ** 2))) || 1].map(rounded)];
  });
  const measures = Object.fromEntries(entries) as LikenessWeights['measures'];
  const grounds = measured.map((one) => [...groundsOfPair(one, { measures }), 1]);
  const weights = ridgeRegression(
    grounds,
    pairs.map(({ score }) => score / most),
    RIDGE,
  ).map(rounded);
  await writeWeights(
    TARGET,
    {
      type: 'LikenessWeights',
      from: './pair.ts',
      name: 'LIKENESS',
      command: 'fit:similarity',
      what: 'every second pair',
    },
    [{ path: path!, text }],
    { usual: weights.pop(), measures, weights },
  );
});
