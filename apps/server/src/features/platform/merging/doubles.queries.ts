import { sql } from 'kysely';
import { statement } from './catalogue.queries.ts';
import { type Merge, takeOut } from './moving.queries.ts';

const both = ({ kept, merged }: Merge) => sql`(${kept}::uuid, ${merged}::uuid)`;

/** References that are checked at the commit: a membership and what stands under it change their member one after the other. */
export const checkAtEnd = () => statement(sql`set constraints all deferred`);

/** Clubs and answers of both, held in the order in which others hold them: who writes or joins meanwhile waits. */
export const holdClubs = (of: Merge) =>
  statement(sql`select club_sequence from clubs where tenant_id = ${of.tenantId}::uuid and club_sequence in (
      select club_sequence from club_members where tenant_id = ${of.tenantId}::uuid and member_id in ${both(of)})
    order by club_sequence for no key update`);
export const holdAnswers = (of: Merge) =>
  statement(sql`select answer_sequence from answers where tenant_id = ${of.tenantId}::uuid
      and (member_id in ${both(of)} or answer_sequence in (
        select answer_sequence from answer_likes where tenant_id = ${of.tenantId}::uuid and member_id in ${both(of)}
        union select answer_sequence from one_picks where tenant_id = ${of.tenantId}::uuid and member_id in ${both(of)}))
    order by answer_sequence for update`);

/** What the two gave each other would be one's own: likes, picks, questions wondered about, friendship. */
export const takeOutMutual = (of: Merge) => [
  ...['answer_likes', 'one_picks'].map((table) =>
    takeOut(
      of,
      { table, column: 'member_id' },
      sql`one.member_id in ${both(of)} and exists (select from answers where answers.tenant_id = one.tenant_id
        and answers.answer_sequence = one.answer_sequence and answers.member_id in ${both(of)})`,
    ),
  ),
  takeOut(
    of,
    { table: 'lecture_question_wonders', column: 'member_id' },
    sql`one.member_id in ${both(of)} and exists (select from lecture_questions as asked
      where asked.tenant_id = one.tenant_id and asked.club_sequence = one.club_sequence
        and asked.serial_number = one.serial_number and asked.member_id in ${both(of)})`,
  ),
  // Of ties to a third person the kept account's stand.
  takeOut(
    of,
    { table: 'member_ties', column: 'member_id' },
    sql`${of.merged}::uuid in (one.member_id, one.other_id) and exists (select from member_ties as held
      where held.tenant_id = one.tenant_id and ${of.kept}::uuid in (held.member_id, held.other_id)
        and (case one.member_id when ${of.merged}::uuid then one.other_id else one.member_id end)
          in (held.member_id, held.other_id))`,
  ),
  takeOut(
    of,
    { table: 'member_ties', column: 'member_id' },
    sql`one.member_id in ${both(of)} and one.other_id in ${both(of)}`,
  ),
];

/** How many of these stand, as many as there are. */
export const recountReactions = ({ tenantId, merge }: Merge) => {
  const taken = (tables: readonly string[], column: string) =>
    sql`(select (taken ->> ${column})::bigint from member_merge_rows where tenant_id = ${tenantId}::uuid
      and merge_sequence = ${merge} and table_name = any(${tables}::text[]) and taken is not null)`;
  return [
    statement(sql`update answers set like_count = now_is.likes, one_pick_count = now_is.picks
      from (select answer_sequence,
          (select count(*) from answer_likes as l where l.tenant_id = a.tenant_id and l.answer_sequence = a.answer_sequence) as likes,
          (select count(*) from one_picks as p where p.tenant_id = a.tenant_id and p.answer_sequence = a.answer_sequence) as picks
        from answers as a where a.tenant_id = ${tenantId}::uuid
          and a.answer_sequence in ${taken(['answer_likes', 'one_picks'], 'answer_sequence')}) as now_is
      where answers.tenant_id = ${tenantId}::uuid and answers.answer_sequence = now_is.answer_sequence
        and (like_count, one_pick_count) is distinct from (now_is.likes, now_is.picks)`),
    statement(sql`update contents set like_count = (select count(*) from content_likes as l
        where l.tenant_id = contents.tenant_id and l.content_sequence = contents.content_sequence)
      where tenant_id = ${tenantId}::uuid and content_sequence in ${taken(['content_likes'], 'content_sequence')}`),
    statement(sql`update lecture_questions as asked set wonder_count = (select count(*) from lecture_question_wonders as w
        where w.tenant_id = asked.tenant_id and w.club_sequence = asked.club_sequence and w.serial_number = asked.serial_number)
      where tenant_id = ${tenantId}::uuid
        and club_sequence in ${taken(['lecture_question_wonders'], 'club_sequence')}`),
  ];
};
