import { comparedIn, type ComparedIn } from './club-form.ts';
import { CLUB_FORM, CLUB_QUIZ_FORM } from './club-form.text.ts';
import type { QuizClubDetail } from './quiz-clubs.endpoints.ts';

type Quiz = QuizClubDetail['quizzes'][number];
/** What an author writes of a club and others judge. */
const CLUB_FIELDS = comparedIn(CLUB_FORM);
const QUIZ_FIELDS = comparedIn(CLUB_QUIZ_FORM);

export type ClubField = ComparedIn<typeof CLUB_FORM>;
export type QuizField = ComparedIn<typeof CLUB_QUIZ_FORM>;

/** One field that is not what it was. */
export interface FieldChange<Field extends string> {
  readonly field: Field;
  readonly before: unknown;
  readonly after: unknown;
}
/** A quiz that came, went, or is not what it was; `no` counts from 1 in the list it is read in. */
export type QuizChange =
  | { readonly kind: 'ADDED' | 'REMOVED'; readonly no: number; readonly question: string }
  | {
      readonly kind: 'CHANGED';
      readonly no: number;
      readonly question: string;
      /** Its former place in the list, where that is another one. */
      readonly formerNo: number | null;
      readonly fields: readonly FieldChange<QuizField>[];
    };
export interface ClubDifference {
  readonly fields: readonly FieldChange<ClubField>[];
  readonly quizzes: readonly QuizChange[];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function changes<Field extends string>(
  fields: readonly Field[],
  before: Readonly<Record<Field, unknown>>,
  after: Readonly<Record<Field, unknown>>,
): FieldChange<Field>[] {
  return fields
    .filter((field) => !isSame(before[field], after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }));
}

/** The kept quizzes in the order of one list: what stands elsewhere in it did move; what follows a new one did not. */
const orderOf = (quizzes: readonly Quiz[], kept: ReadonlySet<number>) =>
  quizzes.map(({ quizSequence }) => quizSequence).filter((sequence) => kept.has(sequence));

function quizChanges(before: readonly Quiz[], after: readonly Quiz[]): QuizChange[] {
  const former = new Map(before.map((quiz, index) => [quiz.quizSequence, { quiz, no: index + 1 }]));
  const present = new Set(after.map(({ quizSequence }) => quizSequence));
  const kept = new Set([...former.keys()].filter((sequence) => present.has(sequence)));
  const [oldOrder, newOrder] = [orderOf(before, kept), orderOf(after, kept)];
  const found = after.flatMap((quiz, index): QuizChange[] => {
    const no = index + 1;
    const old = former.get(quiz.quizSequence);
    if (!old) return [{ kind: 'ADDED', no, question: quiz.question }];
    const fields = changes(QUIZ_FIELDS, old.quiz, quiz);
    const isMoved = oldOrder.indexOf(quiz.quizSequence) !== newOrder.indexOf(quiz.quizSequence);
    if (fields.length === 0 && !isMoved) return [];
    return [{ kind: 'CHANGED', no, question: quiz.question, formerNo: isMoved ? old.no : null, fields }];
  });
  const gone = [...former.values()].filter(({ quiz }) => !kept.has(quiz.quizSequence));
  return [...found, ...gone.map(({ quiz, no }): QuizChange => ({ kind: 'REMOVED', no, question: quiz.question }))];
}

/** What is not as it was between two states of a club, field by field and quiz by quiz. */
export function clubDifference(before: QuizClubDetail, after: QuizClubDetail): ClubDifference {
  return { fields: changes(CLUB_FIELDS, before, after), quizzes: quizChanges(before.quizzes, after.quizzes) };
}
