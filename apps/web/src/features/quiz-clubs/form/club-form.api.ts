import type {
  createQuizClub,
  getQuizClub,
  listInstructorCandidates,
  QuizClubDraft,
  saveQuizClubDraft,
  updateQuizClub,
  uploadClubImage,
} from '@dure/contract/quiz-clubs/quiz-clubs.endpoints';
import type { QuizClubForm } from '@dure/contract/quiz-clubs/quiz-club-form';
import type { deleteClub, listMyClubs } from '@dure/contract/clubs/clubs.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import type { SaveDraft } from './drafts/club-draft.ts';

const MOST_DRAFTS = 20;

export const quizClubQuery = (clubSequence: number) =>
  queryOptions({
    queryKey: ['quiz-club', clubSequence],
    queryFn: ({ signal }) =>
      call<typeof getQuizClub>('GET /api/v2/quiz-clubs/{id}', { params: { id: clubSequence } }, { signal }),
  });

export const draftsQuery = queryOptions({
  queryKey: ['clubs', 'drafts'],
  queryFn: ({ signal }) =>
    call<typeof listMyClubs>(
      'GET /api/v1/my/clubs',
      { query: { clubStatus: '0000', clubViewFilter: 'ADMIN', size: MOST_DRAFTS } },
      { signal },
    ),
});

export const instructorCandidatesQuery = (keyword: string) =>
  queryOptions({
    queryKey: ['instructor-candidates', keyword],
    queryFn: ({ signal }) =>
      call<typeof listInstructorCandidates>(
        'GET /api/v1/club/instructor-candidates',
        { query: { keyword } },
        { signal },
      ),
    placeholderData: (previous) => previous,
  });

export const saveDraft: SaveDraft = (body, idempotencyKey) =>
  call<typeof saveQuizClubDraft>('PUT /api/v2/quiz-club/temporary', { body }, { idempotencyKey });

/** The client has checked the form, and the server checks it again: what may be null here is not when it is sent. */
const asForm = (body: QuizClubDraft) => body as QuizClubForm;

export const submitClub = (body: QuizClubDraft, idempotencyKey: string) =>
  call<typeof createQuizClub>('POST /api/v2/quiz-club', { body: asForm(body), files: {} }, { idempotencyKey });

export const updateClub = (clubSequence: number, body: QuizClubDraft) =>
  call<typeof updateQuizClub>('PUT /api/v2/quiz-clubs/{clubSequence}', {
    params: { clubSequence },
    body: asForm(body),
  });

export const uploadImage = (image: File) =>
  call<typeof uploadClubImage>('POST /api/v1/club/images', { files: { image: [image] } });

export const deleteDraft = (club: number) =>
  call<typeof deleteClub>('DELETE /api/v1/clubs/{club}', { params: { club } });
