import { sql, type Expression, type RawBuilder } from 'kysely';
import { build } from '../../../kernel/database/build.ts';

/*
 * Who runs a club: its creator, its leader and its instructors. Permissions rest on this one definition, which stands
 * here in each form that queries need; `runsClub` of club.facts.ts reads what they find.
 */

type Member = string | null | Expression<string>;

/** Whether the member is an instructor of the club of a row: `club` is the table or alias with its `club_sequence`. */
export const isClubInstructor = (memberId: Member, club = 'clubs'): RawBuilder<boolean> =>
  sql<boolean>`exists (select from club_instructors as instructing
    where instructing.tenant_id = ${sql.ref(`${club}.tenant_id`)}
      and instructing.club_sequence = ${sql.ref(`${club}.club_sequence`)} and instructing.member_id = ${memberId})`;

/** Whether the member runs the club of the row in `clubs`. */
export const isRunBy = (memberId: Member): RawBuilder<boolean> =>
  sql<boolean>`(${memberId} in (clubs.creator_id, clubs.leader_id) or ${isClubInstructor(memberId)})`;

/** The clubs that the member runs, by sequence; some of them twice. Each branch has an index. */
export const clubsRunBy = ({ tenantId, memberId }: { readonly tenantId: string; readonly memberId: string | null }) => {
  const own = build.selectFrom('clubs as own').select('own.club_sequence').where('own.tenant_id', '=', tenantId);
  return own
    .where('own.creator_id', '=', memberId)
    .unionAll(own.where('own.leader_id', '=', memberId))
    .unionAll(
      build
        .selectFrom('club_instructors')
        .select('club_sequence')
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId),
    );
};

/** Who runs the clubs, each of them once a club. */
export const listRunnersOf = (tenantId: string, clubSequences: readonly number[] | Expression<number[]>) => {
  const among = sql<boolean>`club_sequence = any(${clubSequences}::bigint[])`;
  const clubs = build.selectFrom('clubs').where('tenant_id', '=', tenantId).where(among);
  return clubs
    .select(['club_sequence', 'creator_id as member_id'])
    .union(clubs.select(['club_sequence', 'leader_id as member_id']))
    .union(
      build
        .selectFrom('club_instructors')
        .select(['club_sequence', 'member_id'])
        .where('tenant_id', '=', tenantId)
        .where(among),
    );
};
