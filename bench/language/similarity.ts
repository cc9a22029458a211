import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { Sentences } from '../../apps/server/src/kernel/language/similarity/sentences.ts';
import { spearman } from './figures.ts';
import { HALVES, halfOf, type Half } from './halves.ts';
import { sentencePairs, sentencesIn } from './sentence-pairs.ts';
import { answering, readText, Unreadable } from './table.ts';

const USAGE =
  'npm run bench:similarity -- FILE.tsv [--half tuning|held-out] [--json]; columns: score, sentence1, sentence2.';

await answering(async () => {
  const { values, positionals } = optionsOf();
  if (values.half !== undefined && !HALVES.some((half) => half === values.half)) throw new Unreadable(USAGE);
  const all = sentencePairs(await readText(positionals[0], USAGE));
  const pairs = values.half === undefined ? all : halfOf(all, values.half as Half);
  const sentences = new Sentences(sentencesIn(all));
  const found = spearman(
    pairs.map(({ sentence1, sentence2 }) => sentences.likeness(sentence1, sentence2)),
    pairs.map(({ score }) => score),
  );
  const part = values.half === undefined ? '' : `, ${values.half} half`;
  console.log(`${basename(positionals[0]!)}${part}: ${pairs.length} pairs, Spearman ${found.toFixed(4)}`);
  if (values.json) console.log(JSON.stringify({ n: pairs.length, spearman: Number(found.toFixed(6)) }));
});

function optionsOf() {
  try {
    return parseArgs({ allowPositionals: true, options: { half: { type: 'string' }, json: { type: 'boolean' } } });
  } catch {
    throw new Unreadable(USAGE);
  }
}
