import { build } from '../../../kernel/database/build.ts';
import { listRunnersOf } from './club-runners.facts.ts';

/** What the people of a club are called, those who run it included: it may stand in what they write. */
export function listNicknames({ tenantId, club }: { readonly tenantId: string; readonly club: number }) {
  const people = build
    .selectFrom('club_members')
    .select('member_id')
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', club)
    .unionAll(build.selectFrom(listRunnersOf(tenantId, [club]).as('runner')).select('runner.member_id'));
  return build
    .selectFrom('members')
    .select('nickname')
    .where('tenant_id', '=', tenantId)
    .where('member_id', 'in', people);
}
