import type { Blocked, FriendRequest, MyFriends } from '@dure/contract/people/friends/friends.endpoints';
import type { Page } from '@dure/contract/http/paging';
import type { PageOf } from '../../../kernel/database/page.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { personView } from '../../tenancy/accounts/accounts.public.ts';
import { rankedMonth } from '../ranking/ranking.public.ts';
import { countPeople, findSettings, listFriends, listPeople, updateSettings } from './friends.queries.ts';

export async function listMyFriends(unit: Unit, page: PageOf): Promise<MyFriends> {
  const [rows, [count], [me]] = await unit.read(
    listFriends(unit, rankedMonth(unit), page),
    countPeople(unit, 'FRIEND', 'member_id'),
    findSettings(unit),
  );
  const contents = rows.map((row) => ({
    member: personView(row),
    since: row.since.toISOString(),
    monthPoints: row.month_points,
  }));
  return { contents, totalElements: count!.total, isFindable: me!.is_findable, showsActivity: me!.shows_activity };
}

export async function listMyFriendRequests(
  unit: Unit,
  { direction, ...page }: PageOf & { readonly direction: 'RECEIVED' | 'SENT' },
): Promise<Page<FriendRequest>> {
  const side = direction === 'SENT' ? 'member_id' : 'other_id';
  const [rows, [count]] = await unit.read(listPeople(unit, 'ASKED', side, page), countPeople(unit, 'ASKED', side));
  const contents = rows.map((row) => ({ member: personView(row), requestedAt: row.since.toISOString() }));
  return { contents, totalElements: count!.total };
}

export async function listMyBlocks(unit: Unit, page: PageOf): Promise<Page<Blocked>> {
  const [rows, [count]] = await unit.read(
    listPeople(unit, 'BLOCKED', 'member_id', page),
    countPeople(unit, 'BLOCKED', 'member_id'),
  );
  const contents = rows.map((row) => ({ member: personView(row), since: row.since.toISOString() }));
  return { contents, totalElements: count!.total };
}

export function setFindable(unit: Unit, isFindable: boolean): Promise<{ isFindable: boolean }> {
  return unit.write(async (transaction) => {
    await transaction.change(updateSettings(unit, { is_findable: isFindable }));
    return { isFindable };
  });
}

export function setActivityShown(unit: Unit, showsActivity: boolean): Promise<{ showsActivity: boolean }> {
  return unit.write(async (transaction) => {
    await transaction.change(updateSettings(unit, { shows_activity: showsActivity }));
    return { showsActivity };
  });
}
