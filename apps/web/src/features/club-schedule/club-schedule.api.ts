import type { ClubSchedule, listQuizCandidates, scheduleClubQuizzes } from '@dure/contract/clubs/quiz-clubs.endpoints';
import { call } from '../../kernel/call.ts';
import { paged } from '../../kernel/query-client.ts';

const MOST_CANDIDATES = 20;

export const saveSchedule = (body: ClubSchedule) =>
  call<typeof scheduleClubQuizzes>('PUT /api/v1/club/quizzes', { body });

export const candidatesQuery = (clubSequence: number, keyword: string) =>
  paged({
    queryKey: ['club', clubSequence, 'quiz-candidates', keyword],
    queryFn: ({ signal }) =>
      call<typeof listQuizCandidates>(
        'GET /api/v1/my/clubs/{clubSequence}/quiz-candidates',
        { params: { clubSequence }, query: { keyword, size: MOST_CANDIDATES } },
        { signal },
      ),
  });
