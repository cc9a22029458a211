import { sql } from 'kysely';
import { statement } from './catalogue.queries.ts';
import type { Merge } from './moving.queries.ts';

const PLACE = { table: 'club_members', column: 'membership_status' };
const weight = (status: string) => sql`(case ${sql.ref(status)} when 'MEMBER' then 2 when 'PENDING' then 1 else 0 end)`;

/** In clubs that both are in: the kept account is there as far as either was, and the other one's seat or request ends. */
export const endDoubles = ({ tenantId, merge, kept, merged }: Merge) =>
  statement(sql`with pair as (
      select one.club_sequence, one.membership_status as goes, other.membership_status as stays, one.joined_at
      from club_members as one join club_members as other on other.tenant_id = one.tenant_id
        and other.club_sequence = one.club_sequence and other.member_id = ${kept}::uuid
      where one.tenant_id = ${tenantId}::uuid and one.member_id = ${merged}::uuid
    ), wanted as (
      select club_sequence, ${merged}::uuid as member_id, null::timestamptz as joined_at,
        case goes when 'MEMBER' then 'LEFT' when 'PENDING' then 'CANCELLED' else goes end as becomes from pair
      union all
      select club_sequence, ${kept}::uuid, joined_at, goes from pair where ${weight('goes')} > ${weight('stays')}
    ), changed as (
      select wanted.*, held.membership_status as was, held.joined_at as was_joined_at
      from wanted join club_members as held on held.tenant_id = ${tenantId}::uuid
        and held.club_sequence = wanted.club_sequence and held.member_id = wanted.member_id
      where held.membership_status <> wanted.becomes
    ), written as (
      update club_members as held set membership_status = becomes, joined_at = coalesce(held.joined_at, changed.joined_at)
      from changed where held.tenant_id = ${tenantId}::uuid and held.club_sequence = changed.club_sequence
        and held.member_id = changed.member_id
    )
    insert into member_merge_rows (tenant_id, merge_sequence, table_name, column_name, row_key, taken)
    select ${tenantId}::uuid, ${merge}, ${PLACE.table}, ${PLACE.column},
      jsonb_build_object('club_sequence', club_sequence, 'member_id', member_id),
      jsonb_build_object('was', was, 'becomes', becomes, 'joined_at', was_joined_at)
    from changed`);

/** The same back, where nobody changed it since. */
export const renewDoubles = ({ tenantId, merge }: Merge) =>
  statement(sql`update club_members as held
    set membership_status = taken ->> 'was', joined_at = (taken ->> 'joined_at')::timestamptz
    from member_merge_rows as noted
    where noted.tenant_id = ${tenantId}::uuid and merge_sequence = ${merge} and table_name = ${PLACE.table}
      and column_name = ${PLACE.column} and held.tenant_id = ${tenantId}::uuid
      and held.club_sequence = (row_key ->> 'club_sequence')::bigint
      and held.member_id = (row_key ->> 'member_id')::uuid and held.membership_status = taken ->> 'becomes'`);

/** Whoever wrote in a club that was the other one's stays in it. */
export const keepWriters = ({ tenantId, merge, kept }: Merge, now: Date) =>
  statement(sql`insert into club_members (tenant_id, club_sequence, member_id, membership_status, message, requested_at, joined_at)
    select ${tenantId}::uuid, club, ${kept}::uuid, 'MEMBER', '', ${now}, ${now}
    from (select (row_key ->> 'club_sequence')::bigint as club from member_merge_rows
      where tenant_id = ${tenantId}::uuid and merge_sequence = ${merge} and table_name = ${PLACE.table}
        and column_name = 'member_id') as moved
    where exists (select from answers where tenant_id = ${tenantId}::uuid and club_sequence = club and member_id = ${kept}::uuid)
      or exists (select from lecture_questions where tenant_id = ${tenantId}::uuid and club_sequence = club
        and member_id = ${kept}::uuid)
      or exists (select from member_evaluations where tenant_id = ${tenantId}::uuid and club_sequence = club
        and member_id = ${kept}::uuid)
      or exists (select from club_message_recipients where tenant_id = ${tenantId}::uuid and club_sequence = club
        and member_id = ${kept}::uuid)
    on conflict do nothing`);

/** Seats, figures, pages read and points of both, counted anew from what stands. */
export const recountBoth = ({ tenantId, kept, merged }: Merge) => {
  const who = sql`array[${kept}::uuid, ${merged}::uuid]`;
  const memberships = sql`club_members where tenant_id = ${tenantId}::uuid and member_id = any(${who})`;
  return [
    statement(sql`update clubs set member_count = now_is.members
      from (select club_sequence, (select count(*) from club_members as one where one.tenant_id = ${tenantId}::uuid
          and one.club_sequence = own.club_sequence and one.membership_status = 'MEMBER') as members
        from (select distinct club_sequence from ${memberships}) as own) as now_is
      where clubs.tenant_id = ${tenantId}::uuid and clubs.club_sequence = now_is.club_sequence
        and member_count <> now_is.members`),
    statement(sql`select recount_club(${tenantId}::uuid, club_sequence)
      from (select club_sequence from ${memberships} group by 1 having count(*) = 2 order by 1) as shared`),
    statement(sql`select recount_reading(${tenantId}::uuid, ${who})`),
    statement(sql`select follow_points(${tenantId}::uuid, ${who})`),
  ];
};
