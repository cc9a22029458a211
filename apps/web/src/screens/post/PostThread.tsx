import type { PostView } from '@dure/contract/publishing/posts/posts.views';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  createNestedPostReply,
  createPostReply,
  deletePostReply,
  editPostReply,
  hidePostReply,
  showPostReply,
} from '../../api/publishing/posts/post-replies.writes.ts';
import { getPost, listPostReplies } from '../../api/publishing/posts/posts.reads.ts';
import { ReplyThread } from '../../features/answering/replies/ReplyThread.tsx';
import { threadQuery, type ThreadCalls } from '../../features/answering/replies/thread-calls.ts';

function callsOf(postSequence: number): ThreadCalls {
  const params = { postSequence };
  const one = (replySequence: number) => ({ params: { postSequence, replySequence } });
  return {
    name: `post:${postSequence}`,
    list: (size) => threadQuery(listPostReplies({ params, query: { size } })),
    create: (client, body, options) => createPostReply(client, { params, body: { body } }, options),
    nest: (client, to, body, options) => createNestedPostReply(client, { ...one(to), body: { body } }, options),
    edit: (client, sequence, body) => editPostReply(client, { ...one(sequence), body: { body } }),
    remove: (client, sequence) => deletePostReply(client, one(sequence)),
    hide: (client, sequence, reason) => hidePostReply(client, { ...one(sequence), body: { reason } }),
    show: (client, sequence) => showPostReply(client, one(sequence)),
  };
}

export interface PostThreadProps {
  readonly post: Pick<PostView, 'postSequence' | 'can'>;
  /** The comment that the address asks for. */
  readonly sought: number | undefined;
}

/** The comments on an article or a video. */
export function PostThread({ post: { postSequence, can }, sought }: PostThreadProps) {
  const client = useQueryClient();
  const calls = useMemo(() => callsOf(postSequence), [postSequence]);
  const { queryKey } = getPost({ params: { postSequence } });
  return (
    <ReplyThread
      calls={calls}
      canReply={can.reply}
      canManage={can.edit}
      sought={sought}
      onCount={(replyCount) => client.setQueryData(queryKey, (post) => post && { ...post, replyCount })}
    />
  );
}
