import { build } from '../../src/kernel/database/build.ts';
import type { SeedContext } from '../part.ts';
import { memberIdOf } from '../people/people.part.ts';
import { POST_REPLIES, type PostReplyContent } from './post-replies.content.ts';
import type { PostContent } from './posts.content.ts';

const MIDDAY = 12 * 60;
const APART = 35;

/** What members say under a post that is published; counted with it. */
export async function seedPostReplies(
  { transaction, tenant, at }: SeedContext,
  post: PostContent,
  postSequence: number,
): Promise<void> {
  const { tenantId } = transaction;
  const said = POST_REPLIES.filter(({ on }) => post.title.startsWith(on));
  let count = 0;
  const say = async ({ by, body }: Pick<PostReplyContent, 'by' | 'body'>, day: number, parent: number | null) => {
    const made = await transaction.first(
      build
        .insertInto('replies')
        .values({
          tenant_id: tenantId,
          post_sequence: postSequence,
          parent_reply_sequence: parent,
          member_id: memberIdOf(tenant, by),
          body,
          created_at: at((post.day ?? 0) + day, MIDDAY + APART * count),
        })
        .returning('reply_sequence'),
    );
    count += 1;
    return made!.reply_sequence;
  };
  for (const top of said) {
    const parent = await say(top, top.day, null);
    for (const nested of top.replies ?? []) await say(nested, top.day, parent);
  }
  if (count > 0)
    await transaction.change(
      build
        .updateTable('posts')
        .set({ reply_count: count })
        .where('tenant_id', '=', tenantId)
        .where('post_sequence', '=', postSequence),
    );
}
