import { join } from 'node:path';
import { groundsOf } from '../../apps/server/src/kernel/language/grading/confidence.ts';
import { chooseExamples } from '../../apps/server/src/kernel/language/grading/grade.ts';
import { Company, MEASURES } from '../../apps/server/src/kernel/language/grading/measures.ts';
import { regress } from '../../apps/server/src/kernel/language/grading/regression.ts';
import { saysNothing } from '../../apps/server/src/kernel/language/grading/says-nothing.ts';
import type { Kernel, Weights } from '../../apps/server/src/kernel/language/grading/weights.ts';
import { gradedQuizzes, type GradedQuiz } from './graded-answers.ts';
import { halfOf } from './halves.ts';
import { logistic } from './logistic.ts';
import { nonnegativeRidge } from './nonnegative.ts';
import { answering, readText, Unreadable } from './table.ts';
import { rounded, writeWeights } from './written.ts';

/**
 * Fits the weights of the built-in grader on the tuning half of each file and writes them, with where they come from.
 * Weights of measures are not below 0, so that no measure can pay for being bad. Each quiz counts with the root of its answers.
 */
const USAGE = 'npm run fit:grading -- FILE.csv…: files as bench:grading takes them.';
const TARGET = join(import.meta.dirname, '../../apps/server/src/kernel/language/grading/weights.gen.ts');
const RIDGE = 20;
/** Answers of a class: the kernel is tried on parts of this size, so that it does not grow into the size of a file. */
const CLASS = 40;
const EXAMPLES = [2, 5, 5, 10];
const START: Kernel = { quiz: 0.12, slope: 0.4, text: 0.25, letters: 0.7, measures: 0.2, near: 1, noise: 0.2 };
const FACTORS = [0.6, 0.8, 1.25, 1.6];
const ROUNDS = 2;
/** Answers that would have to say otherwise before a tenth moves half the way. */
const KEPT = 20;
/** A regression as it comes: 0, 0.1 … 1. */
const STRAIGHT = Array.from({ length: 11 }, (_, at) => at / 10);

function fitMeasures(quizzes: readonly GradedQuiz[]): Pick<Weights, 'usual' | 'measures'> {
  const rows: number[][] = [];
  const scores: number[] = [];
  const importance: number[] = [];
  for (const quiz of quizzes) {
    const spoken = quiz.answers.filter(({ text }) => !saysNothing(text));
    const company = new Company(
      quiz,
      spoken.map(({ text }) => text),
    );
    for (const [at, row] of company.measures.entries()) {
      rows.push(MEASURES.map((name) => row[name]));
      scores.push(spoken[at]!.score);
      importance.push(spoken.length ** -0.5);
    }
  }
  const all = importance.reduce((sum, one) => sum + one, 0);
  const weigh = importance.map((one) => (one * rows.length) / all);
  const mean = (values: readonly number[]) => values.reduce((sum, one, at) => sum + one * weigh[at]!, 0) / rows.length;
  const usual = mean(scores);
  const means = MEASURES.map((_, index) => mean(rows.map((row) => row[index]!)));
  const steps = MEASURES.map((_, index) => Math.sqrt(mean(rows.map((row) => (row[index]! - means[index]!) ** 2))) || 1);
  const standard = rows.map((row) => row.map((one, index) => (one - means[index]!) / steps[index]!));
  const weights = nonnegativeRidge(
    standard,
    scores.map((one) => one - usual),
    weigh,
    RIDGE,
  );
  const entries = MEASURES.map((name, at) => [name, [means[at]!, steps[at]!, weights[at]!].map(rounded)]);
  return { usual: rounded(usual), measures: Object.fromEntries(entries) };
}

/** A quiz as several classes would answer it. */
const classesOf = (quiz: GradedQuiz): GradedQuiz[] => {
  const spoken = quiz.answers.filter(({ text }) => !saysNothing(text));
  const count = Math.max(1, Math.floor(spoken.length / CLASS));
  return Array.from({ length: count }, (_, part) => ({
    ...quiz,
    answers: spoken.filter((__, at) => at % count === part),
  }));
};

interface Trial {
  readonly company: Company;
  readonly graded: readonly { at: number; score: number }[];
  readonly scores: readonly number[];
  readonly file: number;
}

function judgedOf({ company, graded, scores }: Trial, weights: Weights) {
  const taken = new Set(graded.map(({ at }) => at));
  return regress(company, graded, weights).flatMap((one, at) =>
    taken.has(at) ? [] : [{ judged: one, score: scores[at]!, examples: graded.length }],
  );
}

/** Mean square of what is missed, each file counting alike. */
function missed(trials: readonly Trial[], weights: Weights): number {
  const files = Map.groupBy(trials, ({ file }) => file);
  let sum = 0;
  for (const some of files.values()) {
    const errors = some
      .flatMap((trial) => judgedOf(trial, weights))
      .map(({ judged, score }) => (judged.score - score) ** 2);
    sum += errors.reduce((total, one) => total + one, 0) / errors.length / files.size;
  }
  return sum;
}

function fitKernel(trials: readonly Trial[], weights: Weights): Kernel {
  let kernel = START;
  let best = missed(trials, { ...weights, kernel });
  for (let round = 0; round < ROUNDS; round++)
    for (const name of Object.keys(START) as (keyof Kernel)[])
      for (const factor of FACTORS) {
        const value = rounded(kernel[name] * factor);
        const tried = { ...kernel, [name]: name === 'letters' ? Math.min(1, value) : value };
        const found = missed(trials, { ...weights, kernel: tried });
        if (found < best) [best, kernel] = [found, tried];
      }
  return kernel;
}

/** Whoever says 0.8 where people give 0.95 is put right; each tenth moves as far as enough answers say, and never back. */
function fitScale(judged: readonly { judged: { score: number }; score: number }[]): number[] {
  const near = (score: number, at: number) => Math.max(0, 1 - Math.abs(10 * score - at));
  const found = STRAIGHT.map((straight, at) => {
    let [sum, count] = [KEPT * straight, KEPT];
    for (const one of judged) {
      const weight = near(one.judged.score, at);
      sum += weight * (straight + one.score - one.judged.score);
      count += weight;
    }
    return sum / count;
  });
  return found.map((_, at) => rounded(Math.max(0, Math.min(1, Math.max(...found.slice(0, at + 1))))));
}

await answering(async () => {
  const files = process.argv.slice(2);
  if (files.length === 0) throw new Unreadable(USAGE);
  const texts = await Promise.all(files.map((file) => readText(file, USAGE)));
  const halves = texts.map((text) => halfOf(gradedQuizzes(text), 'tuning'));
  const weights: Weights = { ...fitMeasures(halves.flat()), kernel: START, scale: STRAIGHT, confidence: [] };
  const trials = halves.flatMap((quizzes, file) =>
    quizzes.flatMap(classesOf).flatMap((quiz) => {
      const answers = quiz.answers.map(({ text }) => text);
      const company = new Company(quiz, answers);
      const scores = quiz.answers.map(({ score }) => score);
      return [0, ...EXAMPLES].map((count) => ({
        company,
        file,
        scores,
        graded: chooseExamples(quiz, answers, count, weights).map((at) => ({ at, score: scores[at]! })),
      }));
    }),
  );
  const kernel = fitKernel(
    trials.filter(({ graded }) => graded.length > 0),
    weights,
  );
  const scale = fitScale(trials.flatMap((trial) => judgedOf(trial, { ...weights, kernel })));
  const judged = trials.flatMap((trial) => judgedOf(trial, { ...weights, kernel, scale }));
  const confidence = logistic(
    judged.map((one) => groundsOf(one.judged, one.examples)),
    judged.map((one) => Math.abs(one.judged.score - one.score) <= 0.1),
    5,
  ).map(rounded);
  await writeWeights(
    TARGET,
    { type: 'Weights', from: './weights.ts', name: 'WEIGHTS', command: 'fit:grading', what: 'every second quiz' },
    files.map((path, at) => ({ path, text: texts[at]! })),
    { ...weights, kernel, scale, confidence },
  );
  console.log(
    `${TARGET} written: ${Math.sqrt(
      missed(
        trials.filter(({ graded }) => graded.length === 5),
        { ...weights, kernel, scale },
      ),
    ).toFixed(4)} RMSE with five examples on what it was fitted to.`,
  );
});
