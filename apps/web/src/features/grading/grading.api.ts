import type {
  getMemberAnswer,
  giveFeedback,
  gradeAnswer,
  GradingDetail,
  GradingQueueItem,
  listMemberAnswers,
} from '@dure/contract/answers/grading.endpoints';
import type { Page } from '@dure/contract/http/paging';
import type { listManagedClubQuizzes } from '@dure/contract/quizzes/quizzes.endpoints';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../../kernel/call.ts';
import type { AnswerAddress, QueueView, QuizAddress } from './grading-place.ts';
import type { FeedbackPart, GradePart } from './grading-draft.ts';
import { parseScore } from './score.ts';

export const QUEUE_SIZE = 50;
const MAX_QUIZZES = 100;

/** The club's quizzes in its order, with their grading state. */
export const quizzesQuery = (club: number) =>
  queryOptions({
    queryKey: ['grading', club, 'quizzes'],
    queryFn: ({ signal }) =>
      call<typeof listManagedClubQuizzes>(
        'GET /api/v1/my/clubs/{clubSequence}/quizzes',
        { params: { clubSequence: club }, query: { size: MAX_QUIZZES } },
        { signal },
      ),
  });

const queueKey = ({ club, quiz }: QuizAddress) => ['grading', club, quiz, 'queue'] as const;

/** One page of a quiz's queue; the old one stays while the next loads, but never another quiz's. */
export const queueQuery = (address: QuizAddress, view: QueueView) =>
  queryOptions({
    queryKey: [...queueKey(address), view],
    queryFn: ({ signal }) =>
      call<typeof listMemberAnswers>(
        'GET /api/v1/my/clubs/{club}/quizzes/{quiz}/member-answers',
        { params: { ...address }, query: { ...view, size: QUEUE_SIZE } },
        { signal },
      ),
    placeholderData: (before, query) => (query?.queryKey[2] === address.quiz ? before : undefined),
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

export const sendGrade = (params: AnswerAddress, { score, comments, version }: GradePart): Promise<GradingDetail> =>
  call<typeof gradeAnswer>('PUT /api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/grade', {
    params,
    body: {
      // Only a part whose score can be read is ever sent.
      grading: parseScore(score) ?? Number.NaN,
      criteria: Object.entries(comments)
        .filter(([, comment]) => comment.trim() !== '')
        .map(([name, comment]) => ({ name, comment })),
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

/**
 * Shows an answer's new state wherever it stands. The queue keeps its order, so that the list does not move under the
 * one who works through it.
 */
export function showDetail(client: QueryClient, address: AnswerAddress, detail: GradingDetail): void {
  client.setQueryData(detailQuery(address).queryKey, detail);
  client.setQueriesData<Page<GradingQueueItem>>({ queryKey: queueKey(address) }, (queue) => {
    if (!queue) return queue;
    const { grades, hasFeedback, disagreement } = detail;
    const contents = queue.contents.map((item) =>
      item.member.memberUUID === address.memberUUID ? { ...item, grades, hasFeedback, disagreement } : item,
    );
    return { ...queue, contents };
  });
}
