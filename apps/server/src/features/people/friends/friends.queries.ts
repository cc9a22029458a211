import { build } from '../../../kernel/database/build.ts';
import type { PageOf } from '../../../kernel/database/page.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';
import { rankedPoints } from '../ranking/ranking.public.ts';

interface Whose {
  readonly tenantId: string;
  readonly memberId: string;
}

type Tie = 'ASKED' | 'FRIEND' | 'BLOCKED';
/** Which of the two columns is the caller. */
type Side = 'member_id' | 'other_id';

/** People to whom the caller stands so; `other_id`: who stand so to the caller. */
const people = ({ tenantId, memberId }: Whose, tie: Tie, side: Side) =>
  build
    .selectFrom('member_ties')
    .innerJoin('members', (join) =>
      sameTenant(join, 'members', 'member_ties', []).onRef(
        'members.member_id',
        '=',
        side === 'member_id' ? 'member_ties.other_id' : 'member_ties.member_id',
      ),
    )
    .where('member_ties.tenant_id', '=', tenantId)
    .where(`member_ties.${side}`, '=', memberId)
    .where('member_ties.tie', '=', tie)
    .where('members.status', '=', 'ACTIVE');

const shown = (whose: Whose, tie: Tie, side: Side, { page, size }: PageOf) =>
  people(whose, tie, side)
    .select(['members.member_id', 'members.nickname', 'members.profile_image_key', 'member_ties.since'])
    .limit(size)
    .offset((page - 1) * size);

/** The latest first. */
export const listPeople = (whose: Whose, tie: Tie, side: Side, page: PageOf) =>
  shown(whose, tie, side, page).orderBy('member_ties.since', 'desc').orderBy('members.member_id');

export const countPeople = (whose: Whose, tie: Tie, side: Side) =>
  people(whose, tie, side).select((row) => row.fn.countAll<number>().as('total'));

/** Friends by name. `month` is its first day. */
export const listFriends = (whose: Whose, month: string, page: PageOf) =>
  shown(whose, 'FRIEND', 'member_id', page)
    .select(rankedPoints(month, 'members').as('month_points'))
    .orderBy('members.nickname')
    .orderBy('members.member_id');

export const findSettings = ({ tenantId, memberId }: Whose) =>
  build
    .selectFrom('members')
    .select(['is_findable', 'shows_activity'])
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId);

export const updateSettings = (
  { tenantId, memberId }: Whose,
  settings: { readonly is_findable: boolean } | { readonly shows_activity: boolean },
) => build.updateTable('members').set(settings).where('tenant_id', '=', tenantId).where('member_id', '=', memberId);
