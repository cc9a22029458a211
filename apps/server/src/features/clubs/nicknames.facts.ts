import { build } from '../../kernel/database/build.ts';

/** What the people of a club are called, those who run it included: it may stand in what they write. */
export function listNicknames({ tenantId, club }: { readonly tenantId: string; readonly club: number }) {
  const here = build.selectFrom('clubs').where('tenant_id', '=', tenantId).where('club_sequence', '=', club);
  const among = (table: 'club_members' | 'club_instructors') =>
    build.selectFrom(table).select('member_id').where('tenant_id', '=', tenantId).where('club_sequence', '=', club);
  const people = among('club_members')
    .unionAll(among('club_instructors'))
    .unionAll(here.select('leader_id as member_id'))
    .unionAll(here.select('creator_id as member_id'));
  return build
    .selectFrom('members')
    .select('nickname')
    .where('tenant_id', '=', tenantId)
    .where('member_id', 'in', people);
}
