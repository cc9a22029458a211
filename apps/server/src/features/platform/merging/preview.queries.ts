import type { MergeConflict, MergedPart } from '@dure/contract/platform/merging/merge-parts';
import { sql, type RawBuilder } from 'kysely';
import { statement } from './catalogue.queries.ts';
import type { Merge } from './moving.queries.ts';

type Accounts = Omit<Merge, 'merge'>;
type Counted<Name extends string> = readonly [Name, RawBuilder<unknown>];

const of = (tenantId: string, table: string, column: string, memberId: string) =>
  sql`select count(*) from ${sql.table(table)} where tenant_id = ${tenantId}::uuid and ${sql.ref(column)} = ${memberId}::uuid`;

/** Those of the account that goes whose like the other one has not. */
const unlike = ({ tenantId, kept, merged }: Accounts, table: string, columns: readonly string[]) => {
  const same = sql.join(
    columns.map((name) => sql`held.${sql.ref(name)} = one.${sql.ref(name)}`),
    sql` and `,
  );
  return sql`select count(*) from ${sql.table(table)} as one where one.tenant_id = ${tenantId}::uuid
    and one.member_id = ${merged}::uuid and not exists (select from ${sql.table(table)} as held
      where held.tenant_id = one.tenant_id and held.member_id = ${kept}::uuid and ${same})`;
};

const LIKES = [
  ['answer_likes', ['answer_sequence']],
  ['one_picks', ['club_sequence', 'quiz_sequence']],
] as const;
const sum = (parts: readonly RawBuilder<unknown>[]) =>
  sql`select ${sql.join(
    parts.map((one) => sql`(${one})`),
    sql` + `,
  )}`;

const moves = (accounts: Accounts): readonly Counted<MergedPart>[] => {
  const { tenantId, merged } = accounts;
  const own = (table: string, column = 'member_id') => of(tenantId, table, column, merged);
  return [
    ['CLUBS', unlike(accounts, 'club_members', ['club_sequence'])],
    ['ANSWERS', unlike(accounts, 'answers', ['club_sequence', 'quiz_sequence'])],
    ['REPLIES', own('replies')],
    ['REACTIONS', sum(LIKES.map(([table, columns]) => unlike(accounts, table, columns)))],
    [
      'POINTS',
      sql`select coalesce(sum(points), 0) from point_entries
        where tenant_id = ${tenantId}::uuid and member_id = ${merged}::uuid`,
    ],
    ['LECTURE_QUESTIONS', own('lecture_questions')],
    ['FILES', own('files', 'owner_id')],
    ['QUIZZES', sum([own('quizzes', 'author_id'), own('contents', 'author_id')])],
    [
      'RUN_CLUBS',
      sql`select count(*) from clubs where tenant_id = ${tenantId}::uuid
        and ${merged}::uuid in (creator_id, leader_id)`,
    ],
    ['LOG_INS', own('oidc_identities')],
  ];
};

const conflicts = ({ tenantId, kept, merged }: Accounts): readonly Counted<Exclude<MergeConflict, 'ROLE'>>[] => {
  const shared = (table: string, columns: readonly string[]) =>
    sql`select count(*) from ${sql.table(table)} as one join ${sql.table(table)} as other
      using (tenant_id, ${sql.join(columns.map((name) => sql.ref(name)))})
      where tenant_id = ${tenantId}::uuid and one.member_id = ${merged}::uuid and other.member_id = ${kept}::uuid`;
  const mutual = (table: string) =>
    sql`select count(*) from ${sql.table(table)} as one join answers using (tenant_id, answer_sequence)
      where tenant_id = ${tenantId}::uuid and one.member_id in (${kept}::uuid, ${merged}::uuid)
        and answers.member_id in (${kept}::uuid, ${merged}::uuid)`;
  return [
    ['SHARED_CLUBS', shared('club_members', ['club_sequence'])],
    ['SHARED_ANSWERS', shared('answers', ['club_sequence', 'quiz_sequence'])],
    ['SAME_REACTIONS', sum(LIKES.map(([table, columns]) => shared(table, columns)))],
    ['MUTUAL_REACTIONS', sum(LIKES.map(([table]) => mutual(table)))],
  ];
};

const counting = <Name extends string>(parts: readonly Counted<Name>[]) =>
  statement(
    sql<{ name: Name; count: number }>`select * from (values ${sql.join(
      parts.map(([name, count]) => sql`(${name}::text, (${count})::integer)`),
    )}) as parts(name, count) where count > 0`,
  );

/** How much of each part would move. */
export const countMoves = (accounts: Accounts) => counting(moves(accounts));
/** How often both have what a person has once. */
export const countConflicts = (accounts: Accounts) => counting(conflicts(accounts));
