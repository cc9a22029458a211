import { FRIEND_NEWS_DAYS, type FriendNews } from '@dure/contract/people/friends/friend-news.endpoints';
import type { Unit } from '../../../kernel/unit.ts';
import { personView } from '../../tenancy/accounts/accounts.public.ts';
import { listNews, type NewsRow } from './friend-news.queries.ts';

const DAY_MS = 24 * 60 * 60_000;

const newsView = (row: NewsRow): FriendNews => ({
  kind: row.kind,
  member: personView(row),
  clubSequence: row.club_sequence,
  clubType: row.club_type,
  clubName: row.club_name,
  no: row.no,
  count: row.count,
  at: row.at.toISOString(),
});

/** What the caller's friends did lately where everybody may see it. */
export async function listFriendNews(unit: Unit): Promise<{ contents: FriendNews[] }> {
  const { tenantId, memberId, now } = unit;
  const since = new Date(now.getTime() - FRIEND_NEWS_DAYS * DAY_MS);
  const [rows] = await unit.read(listNews({ tenantId, memberId, since }));
  return { contents: rows.map(newsView) };
}
