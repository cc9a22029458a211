import type { Person } from '@dure/contract/tenancy/accounts/person';
import type { PictureShape } from '@dure/contract/tenancy/files/picture-shape';
import { emptyClubForm, emptyClubQuizForm } from '@dure/contract/authoring/quiz-clubs/club-form';
import type { QuizClubDetail, QuizClubDraft } from '@dure/contract/authoring/quiz-clubs/quiz-clubs.endpoints';

type DraftQuiz = QuizClubDraft['quizzes'][number];

/** A quiz in the form; `key` names it while it has no sequence yet, and through every change of order. */
export interface QuizValues extends DraftQuiz {
  readonly key: string;
  /** Answers that members have given; a quiz with answers cannot be taken out. */
  readonly answerCount: number;
  /** Public, or used by another club too: what changes in its text changes there as well. */
  readonly isShared: boolean;
  /** Shared, and not to be changed here; a copy can be. */
  readonly isFixed: boolean;
  /** One of the own quizzes, taken into this form: it is itself, also where the club does not have it yet. */
  readonly isTaken?: boolean;
}

/** A quiz from elsewhere: one of the own ones, or a copy of its source. */
export type TakenQuiz = Omit<
  QuizValues,
  'key' | 'answerCount' | 'isFixed' | 'isTaken' | 'week' | 'topic' | 'openAt' | 'deadlineAt' | 'published'
>;

/** Everything a person types in the form, with what is needed to show it again. */
export interface ClubValues extends Omit<QuizClubDraft, 'quizzes' | 'instructors'> {
  readonly imageUrl: string | null;
  readonly imageShape: PictureShape | null;
  readonly instructors: readonly Person[];
  readonly quizzes: readonly QuizValues[];
}

export const newKey = (): string => crypto.randomUUID();

export const emptyClub: ClubValues = {
  ...emptyClubForm,
  clubSequence: null,
  version: 0,
  imageUrl: null,
  imageShape: null,
  instructors: [],
  quizzes: [],
};

export const emptyQuiz = (week: number, openAt: string | null): QuizValues => ({
  ...emptyClubQuizForm,
  key: newKey(),
  quizSequence: null,
  sourceQuizSequence: null,
  week,
  openAt,
  answerCount: 0,
  isShared: false,
  isFixed: false,
});

const codesOf = (items: QuizClubDetail['jobs']) => items.map(({ code }) => code);

type Shown = Pick<
  QuizClubDetail,
  | 'clubImageUrl'
  | 'clubImageShape'
  | 'imageKey'
  | 'instructorPeople'
  | 'instructors'
  | 'jobGroups'
  | 'jobs'
  | 'jobLevels'
  | 'clubStatus'
  | 'statusReason'
  | 'updatedAt'
>;

/** What clubs of both kinds keep, as their forms show it: codes without names, people and the picture to be seen. */
export function commonValues<Detail extends Shown>(detail: Detail) {
  const { clubImageUrl, clubImageShape, instructorPeople, instructors, jobGroups, jobs, jobLevels, ...given } = detail;
  const { clubStatus: _, statusReason: __, updatedAt: ___, ...fields } = given;
  return {
    ...fields,
    jobGroups: codesOf(jobGroups),
    jobs: codesOf(jobs),
    jobLevels: codesOf(jobLevels),
    imageUrl: detail.imageKey === null ? null : clubImageUrl,
    imageShape: clubImageShape,
    instructors: instructorPeople.filter(({ memberUUID }) => instructors.includes(memberUUID)),
  };
}

/** What the server keeps, as the form shows it. Quizzes that the form knows keep their keys, so that nothing jumps. */
export function valuesOf(detail: QuizClubDetail, known: readonly QuizValues[] = []): ClubValues {
  return {
    ...commonValues(detail),
    quizzes: detail.quizzes.map((quiz, index) => ({
      ...quiz,
      key: known.find(({ quizSequence }) => quizSequence === quiz.quizSequence)?.key ?? known[index]?.key ?? newKey(),
    })),
  };
}

/** The body of a draft or a submission. */
export function bodyOf(values: ClubValues): QuizClubDraft {
  const { imageUrl: _, imageShape: __, instructors, quizzes, ...fields } = values;
  return {
    ...fields,
    instructors: instructors.map(({ memberUUID }) => memberUUID),
    quizzes: quizzes.map(
      ({ key: _key, answerCount: _count, isShared: _shared, isFixed: _fixed, isTaken: _taken, ...quiz }) =>
        // Title and address of a content of the library are its own: whoever changes them there changes no club.
        quiz.contentSequence === null ? quiz : { ...quiz, contentTitle: '', contentUrl: '' },
    ),
  };
}

/**
 * What a person wrote, as text to compare: without the version and the sequences that the server gives, and cleaned as
 * the server cleans it.
 */
export function contentOf(values: ClubValues): string {
  const { clubSequence: _, version: __, participationCode, quizzes, ...fields } = bodyOf(values);
  return JSON.stringify(
    {
      ...fields,
      participationCode: participationCode.toUpperCase(),
      quizzes: quizzes.map(({ quizSequence: _sequence, sourceQuizSequence: _source, ...quiz }) => quiz),
    },
    (_key, value: unknown) => normalised(value),
  );
}

const INSTANT = /^\d{4}-\d\d-\d\dT/;

/** A value as the server would keep it, to compare. */
export function normalised(value: unknown): unknown {
  if (typeof value === 'string') {
    if (INSTANT.test(value) && !Number.isNaN(Date.parse(value))) return Date.parse(value);
    return value.normalize('NFC').trim();
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
