import { build } from '../../../kernel/database/build.ts';

interface Like {
  readonly tenantId: string;
  readonly contentSequence: number;
  readonly memberId: string;
}

export const insertContentLike = ({ tenantId, contentSequence, memberId }: Like, now: Date) =>
  build
    .insertInto('content_likes')
    .values({ tenant_id: tenantId, content_sequence: contentSequence, member_id: memberId, created_at: now })
    .onConflict((conflict) => conflict.doNothing());

export const deleteContentLike = ({ tenantId, contentSequence, memberId }: Like) =>
  build
    .deleteFrom('content_likes')
    .where('tenant_id', '=', tenantId)
    .where('content_sequence', '=', contentSequence)
    .where('member_id', '=', memberId);

/** Changes the counter by what was really inserted or deleted, and answers where it stands. */
export const changeContentLikes = (tenantId: string, contentSequence: number, by: number) =>
  build
    .updateTable('contents')
    .set((row) => ({ like_count: row('like_count', '+', by) }))
    .where('tenant_id', '=', tenantId)
    .where('content_sequence', '=', contentSequence)
    .returning('like_count');
