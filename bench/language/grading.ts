import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { gradedQuizzes } from './graded-answers.ts';
import { HALVES, halfOf, type Half } from './halves.ts';
import { measureGrading, OFFICIAL_FROM, type Figures, type Measured } from './measure-grading.ts';
import { providerGrader } from './provider-grader.ts';
import { writeScores } from './write-scores.ts';
import { answering, readText, Unreadable } from './table.ts';

const USAGE =
  'npm run bench:grading -- FILE.csv [--examples 5] [--half tuning|held-out] [--scores OUT.csv] [--json]; columns: quiz, question, modelAnswer, answer, score (0–1), and if you like keywords.';
const say = (line: string) => process.stdout.write(`${line}\n`);
const fixed = (value: number) => value.toFixed(3).padStart(8);
const per = (value: number) => `${(100 * value).toFixed(0)} %`;

function show(title: string, found: Measured, grader: string): void {
  const { official } = found;
  say('');
  say(`${title}: ${found.n} answers with a score, ${per(found.share)} of all`);
  say('                     QWK    RMSE Pearson Spearman');
  say(`constant guess   ${' '.repeat(8)}${fixed(found.constantRmse)}`);
  say(`word overlap     ${' '.repeat(8)}${fixed(found.overlapRmse)}${fixed(found.overlapPearson)}`);
  say(
    `${grader.slice(0, 16).padEnd(17)}${fixed(found.qwk)}${fixed(found.rmse)}${fixed(found.pearson)} ${fixed(found.spearman)}`,
  );
  say(`RMSE ${per(1 - found.rmse / (found.constantRmse || 1))} under the constant guess`);
  say(
    `official from a confidence of ${OFFICIAL_FROM}: ${per(official.share)} of the answers, QWK ${official.qwk.toFixed(3)}, ` +
      `${per(official.withinTen)} within ten points; calibration error ${found.calibrationError.toFixed(3)}`,
  );
}

const NAMES = [
  'n',
  'share',
  'rmse',
  'pearson',
  'spearman',
  'qwk',
  'constantRmse',
  'overlapRmse',
  'overlapPearson',
] as const;
const jsonOf = (found: Figures) =>
  JSON.stringify(Object.fromEntries(NAMES.map((name) => [name, Number(found[name].toFixed(6))])));

function optionsOf() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        examples: { type: 'string' },
        half: { type: 'string' },
        scores: { type: 'string' },
        json: { type: 'boolean' },
      },
    });
  } catch {
    throw new Unreadable(USAGE);
  }
}

await answering(async () => {
  const { values, positionals } = optionsOf();
  const examples = Number(values.examples ?? 0);
  if (!Number.isInteger(examples) || examples < 0) throw new Unreadable(USAGE);
  if (values.half !== undefined && !HALVES.some((half) => half === values.half)) throw new Unreadable(USAGE);
  const all = gradedQuizzes(await readText(positionals[0], USAGE));
  const quizzes = values.half === undefined ? all : halfOf(all, values.half as Half);
  say(
    `${basename(positionals[0]!)}${values.half === undefined ? '' : `, ${values.half} half`}: ${quizzes.length} quizzes`,
  );
  const provider = providerGrader(process.env);
  const grader = provider?.name ?? 'built-in tools';
  let last = await measureGrading(quizzes, 0, provider?.grade);
  show('Without examples', last, grader);
  if (examples > 0) {
    last = await measureGrading(quizzes, examples, provider?.grade);
    show(`With ${examples} graded examples a quiz`, last, grader);
  }
  if (values.scores !== undefined) await writeScores(values.scores, quizzes, examples, provider?.grade);
  if (values.json) say(jsonOf(last));
});
