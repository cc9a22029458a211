import { expect, test } from 'vitest';
import { build } from './build.ts';
import { inTenant, sameTenant } from './tenant-join.ts';

const onClause = (query: { compile(): { sql: string } }) => query.compile().sql.replace(/^.* on /s, '');

test('a join by one column compares the tenant first', () => {
  const query = build
    .selectFrom('replies')
    .innerJoin('answers', (join) => sameTenant(join, 'answers', 'replies', 'answer_sequence'));
  expect(onClause(query)).toBe(
    '"answers"."tenant_id" = "replies"."tenant_id" and "answers"."answer_sequence" = "replies"."answer_sequence"',
  );
});

test('a join by several columns, and by columns of other names, compares each of them', () => {
  const several = build
    .selectFrom('answers')
    .innerJoin('club_quizzes', (join) =>
      sameTenant(join, 'club_quizzes', 'answers', ['club_sequence', 'quiz_sequence']),
    );
  expect(onClause(several)).toContain('"club_quizzes"."quiz_sequence" = "answers"."quiz_sequence"');
  const renamed = build
    .selectFrom('replies')
    .leftJoin('members as addressee', (join) =>
      sameTenant(join, 'addressee', 'replies', { member_id: 'addressee_id' }).on('addressee.status', '=', 'ACTIVE'),
    );
  expect(onClause(renamed)).toBe(
    '"addressee"."tenant_id" = "replies"."tenant_id" and "addressee"."member_id" = "replies"."addressee_id" and "addressee"."status" = $1',
  );
});

test('a join without a row to compare with names the tenant itself', () => {
  const query = build
    .selectFrom('replies')
    .innerJoin('clubs', (join) => inTenant(join, 'clubs', 'tenant-1').on('clubs.club_sequence', '=', 1));
  expect(query.compile()).toMatchObject({
    sql: expect.stringContaining('"clubs"."tenant_id" = $1') as string,
    parameters: ['tenant-1', 1],
  });
});

test('a table that is not in the query, and a column that one of both lacks, do not compile', () => {
  const from = build.selectFrom('replies');
  // @ts-expect-error -- clubs is not in the query
  from.innerJoin('answers', (join) => sameTenant(join, 'answers', 'clubs', 'answer_sequence'));
  // @ts-expect-error -- replies have no club_sequence
  const wrong = from.innerJoin('answers', (join) => sameTenant(join, 'answers', 'replies', 'club_sequence'));
  expect(wrong.compile().sql).toContain('"replies"."club_sequence"');
});
