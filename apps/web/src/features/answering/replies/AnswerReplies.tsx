import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { listReplies } from '../../../api/answering/replies/replies.reads.ts';
import {
  createNestedReply,
  createReply,
  deleteReply,
  editReply,
  hideReply,
  showReply,
} from '../../../api/answering/replies/replies.writes.ts';
import { ReplyThread, type ReplyThreadProps } from './ReplyThread.tsx';
import { threadQuery, type ThreadCalls } from './thread-calls.ts';

/** The answer that is commented on: whose it is, or the alias in an anonymous club. */
interface Target {
  readonly club: number;
  readonly quiz: number;
  readonly memberUUID: string;
}

const callsOf = ({ club, quiz, memberUUID }: Target): ThreadCalls => ({
  name: `${club}:${quiz}:${memberUUID}`,
  list: (size) => threadQuery(listReplies({ params: { club, quiz, memberUUID }, query: { size } })),
  create: (client, body, options) =>
    createReply(client, { body: { clubSequence: club, quizSequence: quiz, memberUUID, body } }, options),
  nest: (client, id, body, options) => createNestedReply(client, { params: { id }, body: { body } }, options),
  edit: (client, answerReplySequence, body) => editReply(client, { params: { answerReplySequence }, body: { body } }),
  remove: (client, answerReplySequence) => deleteReply(client, { params: { answerReplySequence } }),
  hide: (client, answerReplySequence, reason) =>
    hideReply(client, { params: { club, answerReplySequence }, body: { reason } }),
  show: (client, answerReplySequence) => showReply(client, { params: { club, answerReplySequence } }),
});

export interface AnswerRepliesProps extends Omit<ReplyThreadProps, 'calls' | 'className'> {
  readonly target: Target;
  /** How often the page heard of others' comments on the quiz. */
  readonly changes: number;
}

/** The comments on one answer, fetched when they are opened. */
export function AnswerReplies({ target, changes, ...thread }: AnswerRepliesProps) {
  const client = useQueryClient();
  const { club, quiz, memberUUID } = target;
  useEffect(() => {
    if (changes > 0) void client.invalidateQueries({ queryKey: listReplies.key({ params: { club, quiz } }) });
  }, [client, changes, club, quiz]);
  const calls = useMemo(() => callsOf({ club, quiz, memberUUID }), [club, quiz, memberUUID]);
  return <ReplyThread calls={calls} className="mt-1 desktop:ml-10" {...thread} />;
}
