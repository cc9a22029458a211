import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';
import { columnsOf, type OfMember, type TableData } from '../registry/table-data.ts';

/** Rows that are read at once: an export of any size holds no more of them. */
export const ROWS_AT_ONCE = 500;

/** A stretch of the member's rows of a table as JSON, without what names others. */
export const listOwnRows = (
  table: string,
  { given, written, whose, visible }: TableData,
  of: OfMember,
  keys: readonly string[],
  offset: number,
) => {
  const parts = columnsOf(given).map((column) => sql`${sql.lit(column)}, ${written?.[column] ?? sql.ref(column)}`);
  const order = keys.map((key) => sql.ref(key));
  return build.selectNoFrom(
    sql<object[]>`(select coalesce(jsonb_agg(one.row), '[]') from (
      select jsonb_build_object(${sql.join(parts)}) as row from ${sql.table(table)}
      where ${whose!(of)} and ${visible ?? sql`true`}
      order by ${sql.join(order)} limit ${ROWS_AT_ONCE} offset ${offset}) as one)`.as('rows'),
  );
};

/** What numbers in the other files stand for: the clubs and quizzes that the member had to do with. */
export const listPlaces = ({ tenantId, memberId }: OfMember) =>
  build
    .selectFrom('clubs')
    .leftJoin('club_quizzes', (join) =>
      sameTenant(join, 'club_quizzes', 'clubs', 'club_sequence')
        .on(sql<boolean>`exists (select from answers as mine where mine.tenant_id = club_quizzes.tenant_id
            and mine.club_sequence = club_quizzes.club_sequence and mine.quiz_sequence = club_quizzes.quiz_sequence
            and mine.member_id = ${memberId}::uuid)`),
    )
    .leftJoin('quizzes', (join) => sameTenant(join, 'quizzes', 'club_quizzes', 'quiz_sequence'))
    .select(['clubs.club_sequence', 'clubs.club_name', 'quizzes.quiz_sequence', 'quizzes.question'])
    .where('clubs.tenant_id', '=', tenantId)
    .where(
      sql<boolean>`(clubs.creator_id = ${memberId}::uuid or exists (select from club_members as mine
        where mine.tenant_id = clubs.tenant_id and mine.club_sequence = clubs.club_sequence
          and mine.member_id = ${memberId}::uuid))`,
    )
    .orderBy('clubs.club_sequence')
    .orderBy('quizzes.quiz_sequence');

/** Files that the member uploaded for themselves or to be read, and those of feedback that they were given. */
export const listOwnFiles = ({ tenantId, memberId }: OfMember) =>
  build
    .selectFrom('files')
    .select(['file_key', 'name', 'content_type', 'created_at'])
    .where('tenant_id', '=', tenantId)
    .where(
      sql<boolean>`((owner_id = ${memberId}::uuid and purpose <> 'FEEDBACK') or exists (
        select from feedback_files join answers using (tenant_id, answer_sequence)
        where feedback_files.tenant_id = files.tenant_id and feedback_files.file_key = files.file_key
          and answers.member_id = ${memberId}::uuid and answers.grades_held is not true))`,
    )
    .orderBy('created_at')
    .orderBy('file_key');
