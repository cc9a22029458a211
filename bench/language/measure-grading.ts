import { chooseExamples, gradeAnswers } from '../../apps/server/src/kernel/language/grading/grade.ts';
import { wordsOf } from '../../apps/server/src/kernel/language/text/words.ts';
import { pearson, qwk, rmse, spearman } from './figures.ts';
import type { GradedQuiz } from './graded-answers.ts';
import { Unreadable } from './table.ts';

/** From this confidence a grade would stand without being looked at. */
export const OFFICIAL_FROM = 0.8;

export interface Figures {
  /** Answers with a score; all other figures are of these. */
  readonly n: number;
  /** Their share of all that were to be graded. */
  readonly share: number;
  readonly rmse: number;
  readonly pearson: number;
  readonly spearman: number;
  readonly qwk: number;
  /** Guessing the mean of what is measured. */
  readonly constantRmse: number;
  /** Share of the model answer's words that the answer has. */
  readonly overlapRmse: number;
  readonly overlapPearson: number;
}
export interface Measured extends Figures {
  /** Share of the answers that the confidence would make official, how those agree, and how many are within ten points. */
  readonly official: { readonly share: number; readonly qwk: number; readonly withinTen: number };
  /** How far the confidence is from what happens, over tenths of confidence. */
  readonly calibrationError: number;
}

const TEN_POINTS = 0.1 + 1e-9;

function overlap({ modelAnswer, keywords }: GradedQuiz, answer: string): number {
  const wanted = new Set(wordsOf(`${modelAnswer}\n${keywords.join(' ')}`));
  return wanted.size === 0 ? 0 : wanted.intersection(new Set(wordsOf(answer))).size / wanted.size;
}

/** Scores (0–1, null where a person has to read it) and confidences of answers, after some were graded by people. */
export type Grader = (
  quiz: GradedQuiz,
  answers: readonly string[],
  graded: GradedQuiz['answers'],
) => Promise<readonly { readonly score: number | null; readonly confidence: number }[]>;

const builtIn: Grader = async (quiz, answers, graded) => gradeAnswers(quiz, answers, graded);

/** Grades every quiz, after `examples` of its answers (at least one stays to be measured) were taken out as graded by people. */
export async function measureGrading(
  quizzes: readonly GradedQuiz[],
  examples: number,
  grade: Grader = builtIn,
): Promise<Measured> {
  const rowsOf = async (quiz: GradedQuiz) => {
    const texts = quiz.answers.map(({ text }) => text);
    const taken = new Set(chooseExamples(quiz, texts, Math.min(examples, texts.length - 1)));
    const rest = quiz.answers.filter((_, at) => !taken.has(at));
    const grades = await grade(
      quiz,
      rest.map(({ text }) => text),
      [...taken].map((at) => quiz.answers[at]!),
    );
    return rest.flatMap(({ text, score: true_ }, at) => {
      const { score: said, confidence } = grades[at]!;
      asked += 1;
      return said === null ? [] : [{ score: true_, said, confidence, overlap: overlap(quiz, text) }];
    });
  };
  let asked = 0;
  const rows = [];
  for (const quiz of quizzes) rows.push(...(await rowsOf(quiz)));
  if (asked === 0) throw new Unreadable('No quiz has an answer left to be measured.');
  if (rows.length === 0) return { ...NOTHING };
  const [scores, said] = [rows.map(({ score }) => score), rows.map((row) => row.said)];
  const mean = scores.reduce((sum, one) => sum + one, 0) / scores.length;
  const official = rows.filter(({ confidence }) => confidence >= OFFICIAL_FROM);
  return {
    n: rows.length,
    share: rows.length / asked,
    rmse: rmse(said, scores),
    pearson: pearson(said, scores),
    spearman: spearman(said, scores),
    qwk: qwk(said, scores),
    constantRmse: rmse(
      scores.map(() => mean),
      scores,
    ),
    overlapRmse: rmse(
      rows.map((row) => row.overlap),
      scores,
    ),
    overlapPearson: pearson(
      rows.map((row) => row.overlap),
      scores,
    ),
    official: {
      share: official.length / rows.length,
      qwk:
        official.length === 0
          ? 0
          : qwk(
              official.map((row) => row.said),
              official.map(({ score }) => score),
            ),
      withinTen: official.length === 0 ? 0 : official.filter(isWithinTen).length / official.length,
    },
    calibrationError: calibrationError(rows),
  };
}

/** Where no answer has a score. */
const NOTHING: Measured = {
  ...{ n: 0, share: 0, rmse: 0, pearson: 0, spearman: 0, qwk: 0, constantRmse: 0, overlapRmse: 0, overlapPearson: 0 },
  official: { share: 0, qwk: 0, withinTen: 0 },
  calibrationError: 0,
};
const isWithinTen = ({ said, score }: { said: number; score: number }) => Math.abs(said - score) <= TEN_POINTS;

function calibrationError(rows: readonly { said: number; score: number; confidence: number }[]): number {
  const bins = Map.groupBy(rows, ({ confidence }) => Math.min(9, Math.floor(confidence * 10)));
  let error = 0;
  for (const bin of bins.values()) {
    const claimed = bin.reduce((sum, { confidence }) => sum + confidence, 0);
    error += Math.abs(claimed - bin.filter(isWithinTen).length);
  }
  return error / rows.length;
}
