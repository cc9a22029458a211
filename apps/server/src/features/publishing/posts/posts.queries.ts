import { CONTENT_TYPE } from '@dure/contract/authoring/contents/content-type';
import { CARD_TYPES, type CardType, type PostState } from '@dure/contract/publishing/posts/post-codes';
import { MAX_POSTS_LISTED } from '@dure/contract/publishing/posts/post-limits';
import type { PostSort } from '@dure/contract/publishing/posts/post-sorts';
import { SEMINAR_STATUS } from '@dure/contract/publishing/codes/seminar-codes';
import { sql, type RawBuilder } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import { listedPart, type PageOf } from '../../../kernel/database/page.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';

/** What the card of a seminar shows besides; null of other posts. */
export const SEMINAR_CARD = [
  'seminars.seminar_status',
  'seminars.start_at',
  'seminars.end_at',
  'seminars.place_type',
  'seminars.place',
  'seminars.lecturer_name',
  'seminars.capacity',
  'seminars.participant_count',
] as const;

/** Counted one row further than pages lead, which tells whether there are more. */
const COUNTED = MAX_POSTS_LISTED + 1;

/** What a card shows; the text of a post is read by its page alone. */
export const CARD = [
  'posts.post_sequence',
  'posts.content_type',
  'posts.title',
  'posts.description',
  'posts.provider',
  'posts.payment_type',
  'posts.price',
  'posts.job_levels',
  'posts.job_groups',
  'posts.keywords',
  'posts.cover_key',
  'posts.minutes',
  'posts.published_at',
  'posts.author_id',
  'posts.created_at',
  'posts.like_count',
  'posts.view_count',
  ...SEMINAR_CARD,
] as const;

/** Which published posts are wanted; what is undefined or null does not narrow. */
export interface PostsWanted {
  readonly tenantId: string;
  readonly now: Date;
  readonly contentTypes: readonly CardType[] | null;
  /** Of `searchPattern`. */
  readonly pattern: string | null;
  readonly hashtag: string | null;
  readonly provider: string | null;
  readonly jobGroups: readonly string[] | null;
  readonly levels: readonly string[] | null;
  readonly paymentTypes: readonly string[] | null;
  readonly placeTypes: readonly string[] | null;
  readonly author: string | null;
  /** Seminars that take applications alone. */
  readonly isOpen: boolean;
}

/** Posts, with what those among them have that are seminars. */
export const postRows = (tenantId: string) =>
  build
    .selectFrom('posts')
    .leftJoin('seminars', (join) => sameTenant(join, 'seminars', 'posts', 'post_sequence'))
    .where('posts.tenant_id', '=', tenantId);

const isOfTypes = (types: readonly CardType[]) =>
  // One alone is a condition of the index.
  types.length === 1
    ? sql<boolean>`posts.content_type = ${types[0]}`
    : sql<boolean>`posts.content_type = any(${types}::text[])`;

const wantedPosts = ({ tenantId, now, ...wanted }: PostsWanted, contentTypes = wanted.contentTypes) =>
  postRows(tenantId)
    .where('posts.published_at', '<=', now)
    .$if(contentTypes !== null, (rows) => rows.where(isOfTypes(contentTypes!)))
    .$if(wanted.pattern !== null, (rows) => rows.where('posts.search_text', 'like', wanted.pattern!))
    .$if(wanted.hashtag !== null, (rows) => rows.where(sql<boolean>`${wanted.hashtag} = any(posts.keywords)`))
    .$if(wanted.provider !== null, (rows) => rows.where('posts.provider', '=', wanted.provider!))
    .$if(wanted.jobGroups !== null, (rows) => rows.where(sql<boolean>`posts.job_groups && ${wanted.jobGroups}::text[]`))
    .$if(wanted.levels !== null, (rows) => rows.where(sql<boolean>`posts.job_levels && ${wanted.levels}::text[]`))
    .$if(wanted.paymentTypes !== null, (rows) =>
      rows.where(sql<boolean>`posts.payment_type = any(${wanted.paymentTypes}::text[])`),
    )
    .$if(wanted.placeTypes !== null, (rows) =>
      rows.where(sql<boolean>`seminars.place_type = any(${wanted.placeTypes}::text[])`),
    )
    .$if(wanted.author !== null, (rows) => rows.where('posts.author_id', '=', wanted.author!))
    .$if(wanted.isOpen, (rows) =>
      rows.where('seminars.seminar_status', '=', SEMINAR_STATUS.open).where('seminars.start_at', '>', now),
    );

/** The indexes of posts have these orders; the sequence makes each of them total. */
const ORDERS: Readonly<Record<PostSort, RawBuilder<unknown>>> = {
  newest: sql`posts.published_at desc, posts.post_sequence desc`,
  popular: sql`posts.recent_view_count desc, posts.post_sequence desc`,
  liked: sql`posts.like_count desc, posts.post_sequence desc`,
};

/** The first rows of each kind, found in its own index; the first of all are among them. */
function firstOfEach(wanted: PostsWanted, sort: PostSort, most: number) {
  const [first, ...others] = (wanted.contentTypes ?? CARD_TYPES).map((type) =>
    build
      .selectFrom(
        wantedPosts(wanted, [type])
          .select(['posts.post_sequence', 'posts.published_at', 'posts.recent_view_count', 'posts.like_count'])
          .orderBy(ORDERS[sort])
          .limit(most)
          .as('posts'),
      )
      .selectAll('posts'),
  );
  return others.reduce((found, ofType) => found.unionAll(ofType), first!);
}

const firstOf = (wanted: PostsWanted, sort: PostSort, most: number) =>
  build
    .selectFrom(firstOfEach(wanted, sort, most).as('posts'))
    .select('posts.post_sequence')
    .orderBy(ORDERS[sort]);

export const listPostRows = (wanted: PostsWanted, sort: PostSort, page: PageOf) => {
  const { offset, limit } = listedPart(page, MAX_POSTS_LISTED);
  const shown = firstOf(wanted, sort, offset + limit)
    .limit(limit)
    .offset(offset);
  return postRows(wanted.tenantId).select(CARD).where('posts.post_sequence', 'in', shown).orderBy(ORDERS[sort]);
};

/** Where a list by cursor goes on: behind this post. */
export interface PostCursor {
  readonly publishedAt: Date;
  readonly postSequence: number;
}

export const listPostsAfter = (wanted: PostsWanted, cursor: PostCursor | null, limit: number) =>
  wantedPosts(wanted)
    .select(CARD)
    .$if(cursor !== null, (rows) =>
      rows.where(
        sql<boolean>`(posts.published_at, posts.post_sequence) < (${cursor?.publishedAt}::timestamptz, ${cursor?.postSequence}::bigint)`,
      ),
    )
    .orderBy(ORDERS.newest)
    .limit(limit);

const counted = (wanted: PostsWanted, contentType: CardType) =>
  sql<number>`(select count(*) from (${wantedPosts(wanted, [contentType])
    .select(sql`1`.as('one'))
    .limit(COUNTED)}) as counted)`;

/** How many there are of each kind, counted to `COUNTED`; the kind that the list holds does not narrow. */
export const countPosts = (wanted: PostsWanted) =>
  build.selectNoFrom([
    counted(wanted, CONTENT_TYPE.article).as('articles'),
    counted(wanted, CONTENT_TYPE.video).as('videos'),
    counted(wanted, CONTENT_TYPE.seminar).as('seminars'),
    counted(wanted, CONTENT_TYPE.mentorSeminar).as('mentorSeminars'),
  ]);

const hasState = (state: PostState, now: Date): RawBuilder<boolean> =>
  ({
    DRAFT: sql<boolean>`posts.published_at is null`,
    SCHEDULED: sql<boolean>`posts.published_at > ${now}::timestamptz`,
    PUBLISHED: sql<boolean>`posts.published_at <= ${now}::timestamptz`,
  })[state];

export interface EditableWanted {
  readonly tenantId: string;
  readonly now: Date;
  /** Null: of everybody. */
  readonly authorId: string | null;
  readonly pattern: string | null;
  readonly state: PostState | undefined;
}
const editable = ({ tenantId, now, authorId, pattern, state }: EditableWanted) =>
  postRows(tenantId)
    .$if(authorId !== null, (rows) => rows.where('posts.author_id', '=', authorId!))
    .$if(pattern !== null, (rows) => rows.where('posts.search_text', 'like', pattern!))
    .$if(state !== undefined, (rows) => rows.where(hasState(state!, now)));

export const listEditable = (wanted: EditableWanted, page: PageOf) => {
  const { offset, limit } = listedPart(page, MAX_POSTS_LISTED);
  return editable(wanted)
    .select(CARD)
    .orderBy('posts.updated_at', 'desc')
    .orderBy('posts.post_sequence', 'desc')
    .limit(limit)
    .offset(offset);
};
/** Counted to `COUNTED`. */
export const countEditable = (wanted: EditableWanted) =>
  build
    .selectFrom(
      editable(wanted)
        .select(sql`1`.as('one'))
        .limit(COUNTED)
        .as('counted'),
    )
    .select((row) => row.fn.countAll<number>().as('count'));

/** What was viewed most of late; a post that nobody viewed is not among them. */
export const listPopular = (tenantId: string, now: Date, limit: number) =>
  postRows(tenantId)
    .select([...CARD, 'posts.recent_view_count'])
    .where('posts.published_at', '<=', now)
    .where('posts.recent_view_count', '>', 0)
    .orderBy(ORDERS.popular)
    .limit(limit);
