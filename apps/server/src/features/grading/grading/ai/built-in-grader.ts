import { setImmediate } from 'node:timers/promises';
import { rubricScore } from '@dure/contract/grading/grading/rubric-score';
import { gradeAnswers } from '../../../../kernel/language/grading/grade.ts';
import type { Quiz } from '../../../../kernel/language/grading/quiz.ts';
import { readAnswer } from '../../../../kernel/language/guard/guard.ts';
import { keywordsIn } from '../../../../kernel/language/text/keywords.ts';
import { builtInText as words } from './built-in-grader.text.ts';
import { AnswerPoints, clip } from './answer-points.ts';
import type { AnswerGrader, Found, FoundCriterion, GradingTask } from './grader.ts';

export const BUILT_IN_MODEL = 'dure-built-in';

/** Words that a sentence of the reason names. */
const MAX_NAMED = 3;
const percent = (share: number) => Math.round(100 * Math.max(0, Math.min(1, share)));

/**
 * Points of each criterion: the overall score, shifted by how much better or worse the answer does on the criterion's
 * parts of the model answer. Weighted, the shifts cancel out.
 */
async function criterionPoints(task: GradingTask, quiz: Quiz, points: AnswerPoints, whole: number): Promise<number[]> {
  const texts = [task.answer, ...task.company];
  const base = gradeAnswers(quiz, texts)[0]!.score;
  const moves: number[] = [];
  for (const { name } of task.rubric) {
    const part = points.partOf(name);
    // Lists of others are answered between two of these.
    await setImmediate();
    moves.push(part ? gradeAnswers({ ...quiz, ...part }, texts)[0]!.score - base : 0);
  }
  const weights = task.rubric.reduce((sum, { weight }) => sum + weight, 0);
  const mean = task.rubric.reduce((sum, { weight }, at) => sum + weight * moves[at]!, 0) / Math.max(1, weights);
  return moves.map((move, at) =>
    percent(whole + move - mean + movedByNotes(task, quiz, points, task.rubric[at]!.name)),
  );
}

/**
 * How much a criterion's points move by its notes. The tools do not understand what a note says. The answer that it
 * came from is an example of this criterion, and similar answers move with it.
 */
function movedByNotes(task: GradingTask, quiz: Quiz, points: AnswerPoints, name: string): number {
  const examples = noted(task, name);
  if (examples.length === 0) return 0;
  const texts = [task.answer, ...task.company];
  const part = { ...quiz, ...points.partOf(name) };
  return gradeAnswers(part, texts, examples)[0]!.score - gradeAnswers(part, texts)[0]!.score;
}

const noted = ({ notes }: GradingTask, criterion: string) =>
  notes.flatMap((note) =>
    note.criterion === criterion && note.example ? [{ text: note.example.text, score: note.example.score / 100 }] : [],
  );

function criterionOf(name: string, points: number, read: string, found: AnswerPoints): FoundCriterion {
  const part = found.partOf(name);
  const { hit, missed } = keywordsIn(read, part?.keywords ?? []);
  const evidence = points === 0 ? [] : found.evidenceOf(name);
  const said = [
    ...(hit.length > 0 ? [words.hit(hit.slice(0, MAX_NAMED))] : []),
    ...(missed.length > 0 ? [words.missed(missed.slice(0, MAX_NAMED))] : []),
  ];
  const near = evidence[0] && found.nearestPoint(evidence[0]);
  // Whose name does not tell what it is about says so: the same sentence at each of them would explain nothing.
  const alone = part ? (near ? words.near(clip(near)) : words.far) : words.whole;
  return { name, points, reason: said.length > 0 ? said.join(' ') : alone, evidence };
}

/** Grades by keywords, likeness to the model answer and the instructor's grades; the same input gives the same grade. */
async function judge(task: GradingTask): Promise<Found> {
  const quiz: Quiz = { question: task.question, modelAnswer: task.modelAnswer, keywords: task.keywords };
  const examples = [...noted(task, ''), ...task.examples.map(({ text, score }) => ({ text, score: score / 100 }))];
  const whole = gradeAnswers(quiz, [task.answer, ...task.company], examples)[0]!;
  const read = readAnswer(task.answer, quiz).text;
  const { hit, missed } = keywordsIn(read, task.keywords);
  const points = new AnswerPoints(quiz, task.answer, task.rubric);
  const given = whole.score === 0 ? task.rubric.map(() => 0) : await criterionPoints(task, quiz, points, whole.score);
  const criteria = task.rubric.map(({ name }, at) => criterionOf(name, given[at]!, read, points));
  const byName = Object.fromEntries(criteria.map(({ name, points: its }) => [name, its]));
  const lacking = points.lacking;
  const isEmpty = read.trim() === '';
  const about = points.count === 0 ? words.alone : words.points(points.count - lacking.length, points.count);
  const compared = examples.length > 0 && !isEmpty ? [words.compared(examples.length)] : [];
  const unread = whole.unread.length > 0 ? [words.unread(whole.unread.length)] : [];
  return {
    score: rubricScore(task.rubric, byName) ?? percent(whole.score),
    justification: [isEmpty ? words.nothing : about, ...compared, ...unread].join(' '),
    criteria,
    keywordsHit: hit,
    keywordsMissed: missed,
    suggestion: lacking[0] ? words.addPoint(clip(lacking[0])) : missed[0] ? words.addWord(missed[0]) : '',
    confidence: whole.confidence,
    unread: whole.unread,
  };
}

/** The grader that needs no provider. */
export const builtInGrader: AnswerGrader = { model: BUILT_IN_MODEL, promptVersion: '1', grade: judge };
