import type * as contract from '@dure/contract/authoring/quiz-clubs/quiz-clubs.endpoints';
import { write } from '../../../kernel/calls/write.ts';
import { clubLists, clubState } from '../../clubs/clubs/club-state.ts';
import { listMyClubs } from '../../clubs/clubs/clubs.reads.ts';
import { getAuthoredQuiz, listAuthoredQuizzes } from '../quizzes/authoring.reads.ts';
import { listLoungeQuizzes, listMyQuizzes } from '../quizzes/lounge.reads.ts';

/** A club's quizzes can be taken into other clubs, and their authors see where they are used. */
const withQuizzes = (club: number | null | undefined) => [
  ...(club === null || club === undefined ? clubLists() : clubState(club)),
  ...[listMyQuizzes, listLoungeQuizzes, listAuthoredQuizzes, getAuthoredQuiz].map(({ key }) => key()),
];

export const createQuizClub = write<typeof contract.createQuizClub>('POST /api/v2/quiz-club', ({ body }) =>
  withQuizzes(body.clubSequence),
);
/** It is called every few seconds while somebody writes: the caller keeps the answer itself. */
export const saveQuizClubDraft = write<typeof contract.saveQuizClubDraft>('PUT /api/v2/quiz-club/temporary', () => [
  listMyClubs.key(),
]);
export const updateQuizClub = write<typeof contract.updateQuizClub>('PUT /api/v2/quiz-clubs/{id}', ({ params }) =>
  withQuizzes(params.id),
);
export const scheduleClubQuizzes = write<typeof contract.scheduleClubQuizzes>('PUT /api/v1/club/quizzes', ({ body }) =>
  withQuizzes(body.clubSequence),
);
