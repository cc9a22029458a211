import type {
  createNestedReply,
  createReply,
  deleteReply,
  editReply,
  listReplies,
} from '@dure/contract/replies/replies.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../kernel/call.ts';

/** The answer that is commented on: whose it is, or the alias in an anonymous club. */
export interface ReplyTarget {
  readonly club: number;
  readonly quiz: number;
  readonly memberUUID: string;
}

export const repliesQuery = (params: ReplyTarget) =>
  queryOptions({
    queryKey: ['replies', params.club, params.quiz, params.memberUUID],
    queryFn: ({ signal }) =>
      call<typeof listReplies>(
        'GET /api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/replies',
        { params },
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
