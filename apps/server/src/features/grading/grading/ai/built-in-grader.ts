import { ownWords } from '@dure/contract/answering/answers/own-words';
import { plainWhole } from '@dure/contract/markdown/plain-question';
import { rubricScore } from '@dure/contract/grading/grading/rubric-score';
import type { PointFound } from '../../../../kernel/language/evidence/evidence.ts';
import { TRACE } from '../../../../kernel/language/grading/decide.ts';
import { type Grade, gradeAnswers } from '../../../../kernel/language/grading/grade.ts';
import type { Quiz } from '../../../../kernel/language/grading/quiz.ts';
import { readAnswer } from '../../../../kernel/language/guard/guard.ts';
import { Sentences } from '../../../../kernel/language/similarity/sentences.ts';
import { keywordsIn } from '../../../../kernel/language/text/keywords.ts';
import { CriterionParts, type CriterionPart } from './criterion-parts.ts';
import { builtInText as words } from './built-in-grader.text.ts';
import { clip } from './clip.ts';
import type { AnswerGrader, Found, FoundCriterion, FoundPoint, GradingTask, Span } from './grader.ts';

export const BUILT_IN_MODEL = 'dure-built-in';

/** Words that a sentence of the reason names. */
const MAX_NAMED = 3;
const MAX_EVIDENCE = 2;
/** How far a criterion may be from the whole by what of its points is met. */
const REACH = 0.3;
/** Likeness from which an answer moves with another that a person graded by this criterion. */
const LIKE = 0.5;
/** How far the share of points met may be from the score that a sentence names both. */
const SAME = 0.3;

const percent = (share: number) => Math.round(100 * Math.max(0, Math.min(1, share)));
const isMet = ({ relation }: PointFound) => relation === 'met';
const metShare = (points: readonly PointFound[]) =>
  points.length === 0 ? null : points.filter(isMet).length / points.length;

const noted = ({ notes }: GradingTask, criterion: string) =>
  notes.flatMap((note) =>
    note.criterion === criterion && note.example ? [{ text: note.example.text, score: note.example.score / 100 }] : [],
  );

/**
 * How much a criterion's points move by its notes. The tools do not understand what a note says. The answer that it
 * came from is an example of this criterion, and similar answers move with it.
 */
function movedByNotes(task: GradingTask, quiz: Quiz, name: string, score: number): number {
  const examples = noted(task, name);
  if (examples.length === 0) return 0;
  const [own, ...others] = [task.answer, ...examples.map(({ text }) => text)].map(
    (text) => readAnswer(text, quiz).text,
  );
  const likeness = new Sentences([own!, ...others]);
  const near = examples
    .map((example, at) => ({ move: example.score - score, likeness: likeness.likeness(own!, others[at]!) }))
    .toSorted((a, b) => b.likeness - a.likeness)[0]!;
  return near.move * Math.max(0, (near.likeness - LIKE) / (1 - LIKE));
}

/** Points of each criterion: the score, shifted by how much more or less of its own points is met. Weighted, the shifts cancel out. */
function criterionPoints(task: GradingTask, quiz: Quiz, parts: readonly CriterionPart[], score: number): number[] {
  const whole = metShare(parts.flatMap(({ points }) => points)) ?? 0;
  const moves = parts.map(({ points }) => REACH * ((metShare(points) ?? whole) - whole));
  const weights = task.rubric.reduce((sum, { weight }) => sum + weight, 0);
  const mean = task.rubric.reduce((sum, { weight }, at) => sum + weight * moves[at]!, 0) / Math.max(1, weights);
  return moves.map((move, at) => {
    const own = score + move - mean;
    return percent(own + movedByNotes(task, quiz, task.rubric[at]!.name, own));
  });
}

/** Where a sentence that was read stands in the answer as it was written. */
function spanOf(answer: string, sentence: string | null): Span | null {
  const start = sentence === null ? -1 : answer.indexOf(sentence);
  return start < 0 ? null : { start, end: start + sentence!.length };
}

function reasonOf({ points, keywords }: CriterionPart, read: string): string {
  const { hit, missed } = keywordsIn(read, keywords);
  const of = (relation: PointFound['relation']) => points.filter((one) => one.relation === relation);
  const [met, opposite] = [of('met')[0], of('opposite')[0]];
  const said = [
    ...(met ? [words.met(clip(met.point))] : []),
    ...(opposite ? [words.opposite(clip(opposite.point))] : []),
    ...(hit.length > 0 ? [words.hit(hit.slice(0, MAX_NAMED))] : []),
    ...(missed.length > 0 ? [words.missed(missed.slice(0, MAX_NAMED))] : []),
  ];
  if (said.length > 0) return said.join(' ');
  // Whose name does not tell what it is about says so: the same sentence at each of them would explain nothing.
  return points.length > 0 ? words.far : words.whole;
}

/** A point as a person reads it: a word that it shares with some sentence is nothing of it. */
function pointOf({ point, relation, sentence, share }: PointFound, answer: string): FoundPoint {
  const text = plainWhole(point);
  const isTrace = relation === 'partly' && share < TRACE;
  return isTrace ? { text, relation: 'none', evidence: null } : { text, relation, evidence: spanOf(answer, sentence) };
}

/** Why an answer has its score, or none: never more or less than the number says. */
function justificationOf({ score, finding, points, unread }: Grade, examples: number): string {
  const met = points.filter(isMet).length;
  const counted = points.length === 0 ? [] : [words.points(met, points.length)];
  const opposite = points.some(({ relation }) => relation === 'opposite') ? [words.denied] : [];
  const parts = () => {
    if (finding === 'quoted') return [words.quoted];
    if (score === null) return [words.open, ...(points.length === 0 ? [words.alone] : counted), ...opposite];
    if (finding !== 'open' && finding !== 'bare') return [words.found[finding](points.length)];
    const isSame = points.length > 0 && Math.abs(met / points.length - score) <= SAME;
    return [words.compared(examples), ...(isSame ? counted : [])];
  };
  return [...parts(), ...(unread.length > 0 ? [words.unread(unread.length)] : [])].join(' ');
}

/** Grades by the points of the model answer and the instructor's grades; the same input gives the same grade. */
async function judge(task: GradingTask): Promise<Found> {
  const { rubric } = task;
  const answer = ownWords(task.answer);
  const quiz: Quiz = { question: task.question, modelAnswer: task.modelAnswer, keywords: task.keywords };
  const examples = [...noted(task, ''), ...task.examples.map(({ text, score }) => ({ text, score: score / 100 }))];
  const whole = gradeAnswers(quiz, [task.answer], examples)[0]!;
  const read = readAnswer(answer, quiz).text;
  const { hit, missed } = keywordsIn(read, task.keywords);
  const parts = new CriterionParts(quiz, whole.points, rubric).parts;
  const given = whole.score === null ? null : criterionPoints(task, quiz, parts, whole.score);
  const criteria = rubric.map(({ name }, at): FoundCriterion => {
    const own = parts[at]!.points.length > 0 ? parts[at]!.points : whole.points;
    const evidence = own.filter(isMet).flatMap(({ sentence }) => spanOf(answer, sentence) ?? []);
    const places = [...new Map(evidence.map((span) => [span.start, span])).values()].slice(0, MAX_EVIDENCE);
    return {
      name,
      points: given?.[at] ?? null,
      reason: reasonOf(parts[at]!, read),
      evidence: places.toSorted((a, b) => a.start - b.start),
    };
  });
  const byName = Object.fromEntries(criteria.map(({ name, points }) => [name, points]));
  const lacking = whole.points.find(({ relation }) => relation === 'none' || relation === 'opposite');
  const suggestion = lacking ? words.addPoint(clip(lacking.point)) : missed[0] ? words.addWord(missed[0]) : '';
  return {
    score: whole.score === null ? null : (rubricScore(rubric, byName) ?? percent(whole.score)),
    justification: justificationOf(whole, examples.length),
    criteria,
    points: whole.points.map((point) => pointOf(point, answer)),
    keywordsHit: hit,
    keywordsMissed: missed,
    suggestion: whole.finding === 'met' ? '' : suggestion,
    confidence: whole.confidence,
    unread: whole.unread,
  };
}

/** The grader that needs no provider. */
export const builtInGrader: AnswerGrader = { model: BUILT_IN_MODEL, promptVersion: '3', grade: judge };
