import { chooseExamples, type Grade, gradeAnswers } from '../../../apps/server/src/kernel/language/grading/grade.ts';
import { qwk, rmse } from '../figures.ts';
import { OFFICIAL_FROM } from '../measure-grading.ts';
import type { Kind, ValidityQuiz } from './read-validity.ts';

export interface Graded extends Grade {
  readonly quiz: string;
  readonly kind: Kind;
  readonly text: string;
  /** What a person gives, 0–1. */
  readonly given: number;
}
type Scored = Graded & { readonly score: number };

const isScored = (one: Graded): one is Scored => one.score !== null;
const share = (part: readonly unknown[], all: readonly unknown[]) => (all.length === 0 ? 0 : part.length / all.length);
const NOTHING: readonly Kind[] = ['neighbour', 'strung', 'copied'];
const [RIGHT, WRONG] = [0.9, 0.3];

/** The answers to each quiz that are no examples, graded by the built-in tools. */
export const gradedValidity = (quizzes: readonly ValidityQuiz[], examples: number): Graded[] =>
  quizzes.flatMap((quiz) => {
    const texts = quiz.answers.map(({ text }) => text);
    const taken = new Set(examples === 0 ? [] : chooseExamples(quiz, texts, examples));
    const rest = quiz.answers.filter((_, at) => !taken.has(at));
    const graded = quiz.answers.filter((_, at) => taken.has(at));
    const grades = gradeAnswers(
      quiz,
      rest.map(({ text }) => text),
      graded,
    );
    return rest.map(({ text, kind, score: given }, at) => ({ ...grades[at]!, quiz: quiz.name, kind, text, given }));
  });

const agreement = (some: readonly Scored[]) =>
  qwk(
    some.map(({ score }) => score),
    some.map(({ given }) => given),
  );

export function validityOf(all: readonly Graded[]) {
  const scored = all.filter(isScored);
  const of = (kinds: readonly Kind[], from: readonly Graded[] = all) => from.filter(({ kind }) => kinds.includes(kind));
  const above = (kinds: readonly Kind[], most: number) =>
    share(
      of(kinds, scored).filter(({ score }) => score! > most),
      of(kinds),
    );
  const pairs = scored.flatMap((right) =>
    right.given < RIGHT
      ? []
      : scored
          .filter(({ quiz, given }) => quiz === right.quiz && given <= WRONG)
          .map((wrong) => right.score > wrong.score),
  );
  const official = scored.filter(({ confidence }) => confidence >= OFFICIAL_FROM);
  return {
    n: all.length,
    share: share(scored, all),
    nothingAbove25: above(NOTHING, 0.25),
    negatedAbove45: above(['negated'], 0.45),
    pairs: share(
      pairs.filter((isRight) => isRight),
      pairs,
    ),
    rmse: rmse(
      scored.map(({ score }) => score),
      scored.map(({ given }) => given),
    ),
    qwk: agreement(scored),
    officialShare: share(official, all),
    officialQwk: agreement(official),
  };
}
