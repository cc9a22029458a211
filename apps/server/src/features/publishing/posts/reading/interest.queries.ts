import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';

interface Interest {
  readonly tenantId: string;
  readonly postSequence: number;
  readonly memberId: string;
}
const keyOf = ({ tenantId, postSequence, memberId }: Interest) => ({
  tenant_id: tenantId,
  post_sequence: postSequence,
  member_id: memberId,
});

/** What likes and views rest on; held, so that whoever counts waits for who counted before. */
export const lockPost = (tenantId: string, postSequence: number) =>
  build
    .selectFrom('posts')
    .select(['author_id', 'published_at', 'like_count', 'view_count'])
    .where('tenant_id', '=', tenantId)
    .where('post_sequence', '=', postSequence)
    .forNoKeyUpdate();

export const insertLike = (interest: Interest, now: Date) =>
  build
    .insertInto('post_likes')
    .values({ ...keyOf(interest), created_at: now })
    .onConflict((conflict) => conflict.doNothing());

export const deleteLike = (interest: Interest) =>
  build.deleteFrom('post_likes').where((row) => row.and(keyOf(interest)));

/** `day` is `2026-11-22`, where the organisation is. */
export const insertView = (interest: Interest, day: string) =>
  build
    .insertInto('post_views')
    .values({ ...keyOf(interest), viewed_on: sql<string>`${day}::date` })
    .onConflict((conflict) => conflict.doNothing());

/** Changes a counter by what was really inserted or deleted. */
export const countLikes = ({ tenantId, postSequence }: Interest, by: number) =>
  build
    .updateTable('posts')
    .set((row) => ({ like_count: row('like_count', '+', by) }))
    .where('tenant_id', '=', tenantId)
    .where('post_sequence', '=', postSequence)
    .returning('like_count');

export const countView = ({ tenantId, postSequence }: Interest) =>
  build
    .updateTable('posts')
    .set((row) => ({
      view_count: row('view_count', '+', 1),
      recent_view_count: row('recent_view_count', '+', 1),
    }))
    .where('tenant_id', '=', tenantId)
    .where('post_sequence', '=', postSequence)
    .returning('view_count');

export const deleteViewsBefore = (tenantId: string, day: string) =>
  build
    .deleteFrom('post_views')
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`viewed_on < ${day}::date`);

/** Counts the views that are kept anew, where another number stands. */
export const recountViews = (tenantId: string) =>
  build
    .updateTable('posts')
    .set({ recent_view_count: sql`counted.views` })
    .from((from) =>
      from
        .selectFrom('posts as viewed')
        .select([
          'viewed.post_sequence',
          sql<number>`(select count(*) from post_views where post_views.tenant_id = viewed.tenant_id
            and post_views.post_sequence = viewed.post_sequence)`.as('views'),
        ])
        .where('viewed.tenant_id', '=', tenantId)
        .where('viewed.recent_view_count', '>', 0)
        .as('counted'),
    )
    .where('posts.tenant_id', '=', tenantId)
    .where(sql<boolean>`posts.post_sequence = counted.post_sequence and posts.recent_view_count <> counted.views`);
