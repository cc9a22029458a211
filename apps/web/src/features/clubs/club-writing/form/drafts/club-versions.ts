import type { ClubValues } from '../club-values.ts';

/** `values` as the next version of `base`: a quiz that is no longer there becomes a new one, unless it was taken into it. */
export function rebased(values: ClubValues, base: ClubValues): ClubValues {
  const known = new Set(base.quizzes.map(({ quizSequence }) => quizSequence));
  return {
    ...values,
    clubSequence: base.clubSequence,
    version: base.version,
    quizzes: values.quizzes.map((quiz) =>
      known.has(quiz.quizSequence) || quiz.isTaken ? quiz : { ...quiz, quizSequence: null },
    ),
  };
}

/** `values` with the version and the sequences that the server gave for what was `sent`. */
export function withSequences(values: ClubValues, sent: ClubValues, saved: ClubValues): ClubValues {
  const given = new Map(sent.quizzes.map(({ key }, index) => [key, saved.quizzes[index]]));
  return {
    ...values,
    clubSequence: saved.clubSequence,
    version: saved.version,
    quizzes: values.quizzes.map((quiz) => ({
      ...quiz,
      quizSequence: given.get(quiz.key)?.quizSequence ?? quiz.quizSequence,
    })),
  };
}
