import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import {
  addNestedReply,
  addReply,
  changeReply,
  concealReply,
  removeReply,
  revealReply,
  seenThread,
  type Thread,
} from '../../../answering/replies/replies.public.ts';
import { personView } from '../../../tenancy/accounts/accounts.public.ts';
import { notify } from '../../../tenancy/notifications/notifications.public.ts';
import { isRead, mayEdit, mayRead, replyVerdict } from '../posts.policy.ts';
import {
  findReplyRow,
  findThreadPost,
  listThread,
  type PostReplyRow,
  type ThreadPost,
} from './post-replies.queries.ts';

type PostThread = Thread<PostReplyRow, { readonly postSequence: number }>;

/** Tells who wrote the reply above, and who wrote the post. */
const tellOf =
  ({ memberId, now }: Unit, { post_sequence: post, author_id: authorId, title }: ThreadPost): PostThread['tell'] =>
  (transaction, reply, repliedId) => {
    const about = { actorId: memberId, detail: { post, reply, title } };
    return notify(
      transaction,
      [
        ...(repliedId === undefined ? [] : [{ ...about, memberId: repliedId, kind: 'nestedReply' as const }]),
        ...(authorId === repliedId ? [] : [{ ...about, memberId: authorId, kind: 'postReply' as const }]),
      ],
      now,
    );
  };

function threadOf(unit: Unit, post: ThreadPost): PostThread {
  const { me, memberId, tenantId } = unit;
  const edits = mayEdit(me, post);
  return {
    subject: { postSequence: post.post_sequence },
    verdicts: { react: replyVerdict(unit.tenant, post, unit.now), remove: null, manage: edits ? null : 'forbidden' },
    viewer: {
      memberId,
      isAdmin: edits,
      authorOf: personView,
      addresseeOf: ({ addressee_nickname }) => addressee_nickname,
      placeOf: () => ({ postSequence: post.post_sequence }),
    },
    findRow: (replySequence) => findReplyRow(tenantId, replySequence),
    tell: tellOf(unit, post),
    announce: () => undefined,
  };
}

/** The post, if the caller may read it and people reply to its kind. */
const reached = (unit: Unit, post: ThreadPost | undefined): ThreadPost =>
  post && isRead(post) && mayRead(unit.me, post, unit.now) ? post : refuse('notFound');

async function reachThread(unit: Unit, postSequence: number): Promise<PostThread> {
  await unit.settle();
  return threadOf(unit, reached(unit, await unit.first(findThreadPost(unit.tenantId, postSequence))));
}

export async function listPostReplies(unit: Unit, postSequence: number, size: number) {
  const { tenantId } = unit;
  await unit.settle();
  const [[found], rows] = await unit.read(
    findThreadPost(tenantId, postSequence),
    listThread({ tenantId, postSequence, max: size + 1 }),
  );
  const post = reached(unit, found);
  return { ...seenThread(rows, threadOf(unit, post).viewer, size), replyCount: post.reply_count };
}

export const createPostReply = async (unit: Unit, postSequence: number, body: string) =>
  addReply(unit, await reachThread(unit, postSequence), body);

interface OneOfPost {
  readonly postSequence: number;
  readonly replySequence: number;
}

export const createNestedPostReply = async (unit: Unit, { postSequence, replySequence }: OneOfPost, body: string) =>
  addNestedReply(unit, await reachThread(unit, postSequence), replySequence, body);

export const editPostReply = async (unit: Unit, { postSequence, replySequence }: OneOfPost, body: string) =>
  changeReply(unit, await reachThread(unit, postSequence), replySequence, body);

export const deletePostReply = async (unit: Unit, { postSequence, replySequence }: OneOfPost) =>
  removeReply(unit, await reachThread(unit, postSequence), replySequence);

export const hidePostReply = async (unit: Unit, { postSequence, replySequence }: OneOfPost, reason: string) =>
  concealReply(unit, await reachThread(unit, postSequence), replySequence, reason);

export const showPostReply = async (unit: Unit, { postSequence, replySequence }: OneOfPost) =>
  revealReply(unit, await reachThread(unit, postSequence), replySequence);
