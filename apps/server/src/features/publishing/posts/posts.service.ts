import { CONTENT_TYPE } from '@dure/contract/authoring/contents/content-type';
import { CARD_TYPES, type CardType } from '@dure/contract/publishing/posts/post-codes';
import { MAX_POPULAR, MAX_POSTS_LISTED } from '@dure/contract/publishing/posts/post-limits';
import type * as endpoints from '@dure/contract/publishing/posts/posts.endpoints';
import type { PostList } from '@dure/contract/publishing/posts/posts.endpoints';
import type { z } from 'zod';
import { pageUpTo } from '../../../kernel/database/page.ts';
import { searchPattern } from '../../../kernel/database/search.ts';
import { isManager } from '../../../kernel/session/session.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { findCodes } from '../../tenancy/tenants/tenants.public.ts';
import * as queries from './posts.queries.ts';
import { cardView } from './posts.view.ts';

type Query = z.output<(typeof endpoints.listPosts)['query']>;
export type PostFilter = Omit<Query, 'page' | 'size' | 'sort'>;

const orNull = (text: string) => (text === '' ? null : text);

/** What a filter asks for. */
export function wantedOf({ tenantId, now }: Unit, filter: PostFilter): queries.PostsWanted {
  const { keyword, hashtag, provider, contentTypes, jobGroups, levels, paymentTypes, placeTypes } = filter;
  const words = keyword.trim();
  return {
    tenantId,
    now,
    contentTypes: contentTypes ?? null,
    pattern: words === '' ? null : searchPattern(words),
    hashtag: orNull(hashtag),
    provider: orNull(provider),
    jobGroups: jobGroups ?? null,
    levels: levels ?? null,
    paymentTypes: paymentTypes ?? null,
    placeTypes: placeTypes ?? null,
    author: filter.author ?? null,
    isOpen: filter.isOpen ?? false,
  };
}

type Counts = PostList['counts'];
const COUNT_OF: Readonly<Record<CardType, keyof Counts>> = {
  [CONTENT_TYPE.article]: 'articles',
  [CONTENT_TYPE.video]: 'videos',
  [CONTENT_TYPE.seminar]: 'seminars',
  [CONTENT_TYPE.mentorSeminar]: 'mentorSeminars',
};

/** How many there are of the kinds that the list holds. */
const listedOf = (counts: Counts, types: readonly CardType[] | null): number =>
  (types ?? CARD_TYPES).reduce((sum, type) => sum + counts[COUNT_OF[type]], 0);

/** Published posts, a page of them. */
export async function listPosts(unit: Unit, { page, size, sort, ...filter }: Query) {
  const wanted = wantedOf(unit, filter);
  const [rows, [counted], codes] = await unit.read(
    queries.listPostRows(wanted, sort, { page, size }),
    queries.countPosts(wanted),
    findCodes(unit.tenantId),
  );
  const total = listedOf(counted!, wanted.contentTypes);
  return {
    contents: rows.map((row) => cardView(row, codes, unit.now)),
    totalElements: Math.min(total, MAX_POSTS_LISTED),
    isCut: total > MAX_POSTS_LISTED,
    counts: counted!,
  };
}

/** What the caller may edit: their own, a manager everybody's. */
export async function listMyPosts(
  unit: Unit,
  { page, size, keyword, state }: z.output<(typeof endpoints.listMyPosts)['query']>,
) {
  const me = await unit.settle();
  const { tenantId, memberId, now } = unit;
  const pattern = keyword.trim() === '' ? null : searchPattern(keyword.trim());
  const wanted = { tenantId, now, authorId: isManager(me) ? null : memberId, pattern, state };
  const [rows, counted, codes] = await unit.read(
    queries.listEditable(wanted, { page, size }),
    queries.countEditable(wanted),
    findCodes(tenantId),
  );
  return pageUpTo(
    rows.map((row) => cardView(row, codes, now)),
    counted,
    MAX_POSTS_LISTED,
  );
}

/** Posts whose keywords are counted: the most popular ones say enough. */
const POSTS_OF_KEYWORDS = 100;

export async function listPopularPosts(unit: Unit) {
  const { tenantId, now } = unit;
  const [rows, codes] = await unit.read(queries.listPopular(tenantId, now, MAX_POPULAR), findCodes(tenantId));
  return { contents: rows.map((row) => cardView(row, codes, now)) };
}

export async function listPopularKeywords(unit: Unit) {
  const [rows] = await unit.read(queries.listPopular(unit.tenantId, unit.now, POSTS_OF_KEYWORDS));
  const views = new Map<string, number>();
  for (const { keywords, recent_view_count } of rows)
    for (const keyword of keywords) views.set(keyword, (views.get(keyword) ?? 0) + recent_view_count);
  const contents = [...views].map(([keyword, viewCount]) => ({ keyword, viewCount }));
  return { contents: contents.toSorted((a, b) => b.viewCount - a.viewCount).slice(0, MAX_POPULAR) };
}
