import { writeFile } from 'node:fs/promises';
import { chooseExamples, gradeAnswers } from '../../apps/server/src/kernel/language/grading/grade.ts';
import type { GradedQuiz } from './graded-answers.ts';
import type { Grader } from './measure-grading.ts';

const HEAD = 'quiz,answer,score,confidence,points met,points';
const quoted = (text: string) => (/[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const fixed = (value: number) => String(Number(value.toFixed(4)));

/**
 * Writes a row for each answer: quiz, answer, score (0–1, empty where none is given), confidence, points met, points. Examples have
 * no row, as they were given; the points are those of the built-in tools, whoever graded.
 */
export async function writeScores(
  path: string,
  quizzes: readonly GradedQuiz[],
  examples: number,
  grade?: Grader,
): Promise<void> {
  const rows = [HEAD];
  for (const quiz of quizzes) {
    const texts = quiz.answers.map(({ text }) => text);
    const taken = new Set(chooseExamples(quiz, texts, Math.min(examples, texts.length - 1)));
    const given = [...taken].map((at) => quiz.answers[at]!);
    const rest = texts.filter((_, at) => !taken.has(at));
    const own = gradeAnswers(quiz, rest, given);
    const grades = grade ? await grade(quiz, rest, given) : own;
    for (const [at, text] of rest.entries()) {
      const [{ score, confidence }, { points }] = [grades[at]!, own[at]!];
      const met = points.filter(({ relation }) => relation === 'met').length;
      const said = score === null ? '' : fixed(score);
      rows.push([quoted(quiz.name), quoted(text), said, fixed(confidence), met, points.length].join(','));
    }
  }
  await writeFile(path, `${rows.join('\n')}\n`);
}
