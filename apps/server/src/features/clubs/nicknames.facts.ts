import { build } from '../../kernel/database/build.ts';

/** What the people of a club are called: it may stand in what they write. */
export const listNicknames = ({ tenantId, club }: { readonly tenantId: string; readonly club: number }) =>
  build
    .selectFrom('members')
    .select('nickname')
    .where('tenant_id', '=', tenantId)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb(
          'member_id',
          'in',
          selectFrom('club_members')
            .select('member_id')
            .where('tenant_id', '=', tenantId)
            .where('club_sequence', '=', club),
        ),
        eb(
          'member_id',
          'in',
          selectFrom('club_instructors')
            .select('member_id')
            .where('tenant_id', '=', tenantId)
            .where('club_sequence', '=', club),
        ),
      ]),
    );
