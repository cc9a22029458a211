import type {
  createNestedReply,
  createReply,
  deleteReply,
  editReply,
  hideReply,
  listMyReplies,
  listReplies,
  showReply,
} from '@dure/contract/replies/replies.endpoints';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../kernel/call.ts';
import { paged } from '../../kernel/query-client.ts';

/** The answer that is commented on: whose it is, or the alias in an anonymous club. */
export interface ReplyTarget {
  readonly club: number;
  readonly quiz: number;
  readonly memberUUID: string;
}

export const repliesKey = ({ club, quiz }: Pick<ReplyTarget, 'club' | 'quiz'>) => ['replies', club, quiz] as const;

export const REPLIES_AT_ONCE = 50;

/** The latest `size` of them; the ones that are shown stay while more are fetched. */
export const repliesQuery = (params: ReplyTarget, size: number) =>
  queryOptions({
    placeholderData: keepPreviousData,
    queryKey: [...repliesKey(params), params.memberUUID, size],
    queryFn: ({ signal }) =>
      call<typeof listReplies>(
        'GET /api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/replies',
        { params, query: { size } },
        { signal },
      ),
  });

export const sendReply = ({ club, quiz, memberUUID }: ReplyTarget, body: string, idempotencyKey: string) =>
  call<typeof createReply>(
    'POST /api/v1/reply',
    { body: { clubSequence: club, quizSequence: quiz, memberUUID, body } },
    { idempotencyKey },
  );

export const sendNestedReply = (id: number, body: string, idempotencyKey: string) =>
  call<typeof createNestedReply>(
    'POST /api/v1/replies/{id}/reply',
    { params: { id }, body: { body } },
    { idempotencyKey },
  );

export const changeReply = (answerReplySequence: number, body: string) =>
  call<typeof editReply>('PUT /api/v1/my/replies/{answerReplySequence}', {
    params: { answerReplySequence },
    body: { body },
  });

export const removeReply = (answerReplySequence: number) =>
  call<typeof deleteReply>('DELETE /api/v1/my/replies/{answerReplySequence}', { params: { answerReplySequence } });

/** Hides a comment from the others, with the reason; without one it is shown again. */
export const moderateReply = (club: number, answerReplySequence: number, reason: string | undefined) => {
  const params = { club, answerReplySequence };
  return reason === undefined
    ? call<typeof showReply>('PUT /api/v1/my/clubs/{club}/replies/{answerReplySequence}/show', { params })
    : call<typeof hideReply>('PUT /api/v1/my/clubs/{club}/replies/{answerReplySequence}/hide', {
        params,
        body: { reason },
      });
};

export const MY_REPLIES_A_PAGE = 10;
export const myRepliesKey = ['my-replies'] as const;

export const myRepliesQuery = (page: number) =>
  paged({
    queryKey: [...myRepliesKey, page],
    queryFn: ({ signal }) =>
      call<typeof listMyReplies>('GET /api/v1/my/replies', { query: { page, size: MY_REPLIES_A_PAGE } }, { signal }),
  });
