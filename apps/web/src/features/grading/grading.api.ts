import type { answerReview } from '@dure/contract/grading/grade-review.endpoints';
import type {
  getMemberAnswer,
  giveFeedback,
  gradeAnswer,
  GradingDetail,
} from '@dure/contract/grading/grading.endpoints';
import type { listClubAnswers, listSimilarAnswers } from '@dure/contract/grading/grading-queue.endpoints';
import type { listManagedClubQuizzes } from '@dure/contract/quizzes/quizzes.endpoints';
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../../kernel/call.ts';
import type { AnswerAddress, QueueView } from './grading-place.ts';
import type { FeedbackPart, GradePart } from './drafts/grading-draft.ts';
import { itemOf, patchQueue, queueKey } from './queue/queue-cache.ts';
import { parseScore } from './grade-pane/score.ts';

const QUEUE_SIZE = 50;
const MAX_QUIZZES = 100;

/** Begins the key of every list of the club's quizzes with their grading state, here and on the dashboard. */
export const managedQuizzesKey = (club: number) => ['club', club, 'managed-quizzes'] as const;

/** The club's quizzes in its order, with their grading state. */
export const quizzesQuery = (club: number) =>
  queryOptions({
    queryKey: [...managedQuizzesKey(club), 'to-grade'],
    queryFn: ({ signal }) =>
      call<typeof listManagedClubQuizzes>(
        'GET /api/v1/my/clubs/{clubSequence}/quizzes',
        { params: { clubSequence: club }, query: { size: MAX_QUIZZES } },
        { signal },
      ),
  });

/** A club's queue from its start, or from the page that an address names; the old one stays while another loads. */
export const queueQuery = (club: number, { filter, quiz, week, keyword, similar }: QueueView, after?: string) =>
  infiniteQueryOptions({
    queryKey: [...queueKey(club), { filter, quiz, week, keyword, similar }],
    queryFn: ({ pageParam, signal }) =>
      call<typeof listClubAnswers>(
        'GET /api/v1/my/clubs/{club}/answers',
        {
          params: { club },
          query: {
            filter,
            keyword,
            size: QUEUE_SIZE,
            ...(quiz !== undefined && { quiz }),
            ...(week !== undefined && { week }),
            ...(similar && { similar: 'true' }),
            ...(pageParam !== undefined && { after: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: after,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: (before, query) => (query?.queryKey[1] === club ? before : undefined),
  });

export const detailQuery = ({ club, quiz, memberUUID }: AnswerAddress) =>
  queryOptions({
    queryKey: ['grading', club, quiz, 'answer', memberUUID],
    queryFn: ({ signal }) =>
      call<typeof getMemberAnswer>(
        'GET /api/v1/my/clubs/{club}/quizzes/{quiz}/member-answers/{memberUUID}',
        { params: { club, quiz, memberUUID } },
        { signal },
      ),
  });

export const similarQuery = ({ club, quiz, memberUUID }: AnswerAddress) =>
  queryOptions({
    queryKey: ['grading', club, quiz, 'similar', memberUUID],
    queryFn: ({ signal }) =>
      call<typeof listSimilarAnswers>(
        'GET /api/v1/my/clubs/{club}/quizzes/{quiz}/member-answers/{memberUUID}/similar',
        { params: { club, quiz, memberUUID } },
        { signal },
      ),
  });

export const sendGrade = (
  params: AnswerAddress,
  { score, comments, points = {}, version }: GradePart,
): Promise<GradingDetail> =>
  call<typeof gradeAnswer>('PUT /api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/grade', {
    params,
    body: {
      // Only a part whose score can be read is ever sent.
      grading: parseScore(score) ?? Number.NaN,
      criteria: [...new Set([...Object.keys(comments), ...Object.keys(points)])]
        .map((name) => ({ name, comment: comments[name] ?? '', points: points[name] ?? null }))
        .filter(({ comment, points: given }) => comment.trim() !== '' || given !== null),
      version,
    },
  });

export const sendFeedback = (
  params: AnswerAddress,
  { text, fileKeys, version }: FeedbackPart,
  files: readonly File[],
): Promise<GradingDetail> =>
  call<typeof giveFeedback>('PUT /api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/feedback', {
    params,
    body: { text, fileKeys: [...fileKeys], version },
    files: { files },
  });

export const sendReviewReply = (params: AnswerAddress, reply: string): Promise<GradingDetail> =>
  call<typeof answerReview>('PUT /api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/grade-review', {
    params,
    body: { reply },
  });

/** Shows an answer's new state in its pane and in the queue. */
export function showDetail(client: QueryClient, address: AnswerAddress, detail: GradingDetail): void {
  client.setQueryData(detailQuery(address).queryKey, detail);
  patchQueue(client, address.club, new Map([[detail.clubQuizAnswerSequence, itemOf(detail)]]));
}
