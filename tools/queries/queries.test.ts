import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bareJoinsIn, spelledRunnersIn, tablesOf } from './queries.ts';

const tables = tablesOf('export interface Clubs {\n  name: string;\n}\n\nexport interface DB {\n  clubs: Clubs;\n}\n');
const faultsOf = (text: string) =>
  bareJoinsIn([{ path: 'a.queries.ts', text: `build\n  .selectFrom('answers')\n  ${text}` }], tables);

test.each([
  ".innerJoin('clubs', 'clubs.club_sequence', 'answers.club_sequence')",
  ".leftJoin('clubs as theirs', (join) => join.onRef('theirs.club_sequence', '=', 'answers.club_sequence'))",
  ".innerJoin('clubs', (join) =>\n    join.onRef('clubs.tenant_id', '=', 'answers.tenant_id'),\n  )",
])('a table joined by hand is refused: %s', (text) => {
  expect(faultsOf(text)).toEqual([
    'a.queries.ts:3: clubs is joined by hand: use sameTenant or inTenant of kernel/database/tenant-join.ts.',
  ]);
});

test.each([
  ".innerJoin('clubs', (join) => sameTenant(join, 'clubs', 'answers', 'club_sequence'))",
  ".leftJoin('clubs as theirs', (join) =>\n    inTenant(join, 'theirs', tenantId).onRef('theirs.club_sequence', '=', 'wanted.club'),\n  )",
  ".innerJoin('counted', 'counted.club_sequence', 'answers.club_sequence')",
])('the helper, and what is no table, may be joined: %s', (text) => {
  expect(faultsOf(text)).toEqual([]);
});

test('every tenant table of the schema is known', () => {
  const schema = readFileSync(join(import.meta.dirname, '../../apps/server/src/kernel/database/schema.gen.ts'), 'utf8');
  expect([...tablesOf(schema)]).toEqual(expect.arrayContaining(['answers', 'clubs', 'members', 'quizzes']));
});

test('who runs a club is spelled once: another query over its instructors is refused', () => {
  const text = "row.exists(row.selectFrom('club_instructors').where('club_instructors.member_id', '=', memberId))";
  expect(spelledRunnersIn([{ path: 'apps/server/src/features/authoring/quizzes/quizzes.queries.ts', text }])).toEqual([
    'apps/server/src/features/authoring/quizzes/quizzes.queries.ts asks club_instructors itself: use isRunBy, isClubInstructor or clubsRunBy of clubs.',
  ]);
  expect(spelledRunnersIn([{ path: 'apps/server/src/features/clubs/clubs/club-runners.facts.ts', text }])).toEqual([]);
});
