import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { makeTenant } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { build } from '../build.ts';
import type { Query } from '../database.ts';
import { SEARCHED_TEXTS, SUFFIX_LENGTH } from './searched-texts.ts';
import { byWord, MOST_FOUND, WordSearch } from './word-search.ts';

let server: TestServer;
let here: string;
let there: string;
const TEXTS = [
  '김민수',
  '김 민수',
  'Kim%_\\',
  "O'Brien",
  'ÉCOLE',
  '가'.repeat(40),
  '12-34',
  'a.b+c@x.kr',
  ' ',
  '🦊여우',
];

const add = (tenantId: string, people: readonly (readonly [name: string, number: string | null])[]) =>
  server.database.transaction(tenantId, (transaction) =>
    transaction.change(
      build.insertInto('members').values(
        people.map(([nickname, number]) => {
          const id = uuidv7();
          return {
            tenant_id: tenantId,
            member_id: id,
            email: `${id}@Example.test`,
            email_normal: `${id}@example.test`,
            password_hash: '',
            nickname,
            student_number: number,
            roles: ['ROLE_USER'],
            created_at: server.clock.now(),
          };
        }),
      ),
    ),
  );

beforeAll(async () => {
  server = await startTestServer();
  [here, there] = [await makeTenant(server, 'here'), await makeTenant(server, 'there')];
  await add(
    here,
    TEXTS.map((text, n) => [text, n % 3 === 0 ? null : `2020${n}`]),
  );
  await add(there, [['저쪽 사람', '777']]);
});

const found = async (tenantId: string, word: string) => {
  const rows = byWord(tenantId, SEARCHED_TEXTS.members, word, (holdsWord) =>
    build.selectFrom('members').where('tenant_id', '=', tenantId).where(holdsWord).select('nickname'),
  );
  const [read] = await server.database.read(tenantId, build.selectFrom(rows.as('found')).select('nickname'));
  return read.map(({ nickname }) => nickname).toSorted();
};
/** Every text compared with the word, without an index. */
const compared = async (tenantId: string, word: string) => {
  const holds = new WordSearch(tenantId, SEARCHED_TEXTS.members, word).holds;
  const [read] = await server.database.read(
    tenantId,
    build.selectFrom('members').select('nickname').where('tenant_id', '=', tenantId).where(holds),
  );
  return read.map(({ nickname }) => nickname).toSorted();
};

test('a word finds what holds it, as if every text were compared with it', async () => {
  const pieces = TEXTS.flatMap((text) => [...text]);
  const word = fc.oneof(
    fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 6 }).map((some) => some.join('')),
    fc.tuple(fc.constantFrom(...TEXTS), fc.nat(40), fc.integer({ min: 1, max: 40 })).map(([text, from, length]) =>
      [...text]
        .slice(from % [...text].length)
        .slice(0, length)
        .join(''),
    ),
    fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }).filter((text) => !text.includes('\0')),
  );
  await fc.assert(
    fc.asyncProperty(word, async (one) => {
      expect(await found(here, one)).toEqual(await compared(here, one));
    }),
    { numRuns: 200 },
  );
});

test('a word is found anywhere, in upper or lower case, with signs as they are', async () => {
  expect(await found(here, '민')).toEqual(['김 민수', '김민수']);
  expect(await found(here, 'école')).toEqual(['ÉCOLE']);
  expect(await found(here, '%_\\')).toEqual(['Kim%_\\']);
  expect(await found(here, '가'.repeat(SUFFIX_LENGTH + 1))).toEqual(['가'.repeat(40)]);
  expect(await found(here, '가'.repeat(41))).toEqual([]);
  expect(await found(here, 'EXAMPLE.TEST')).toHaveLength(TEXTS.length);
});

test('a word finds nobody of another organisation, whose suffixes nobody here sees', async () => {
  expect(await found(there, '저쪽')).toEqual(['저쪽 사람']);
  expect(await found(here, '저쪽')).toEqual([]);
  const suffixes = build.selectFrom('member_suffixes').select('tenant_id').distinct();
  expect((await server.database.read(here, suffixes))[0]).toEqual([{ tenant_id: here }]);
  const foreign = build.insertInto('member_suffixes').values({ tenant_id: there, suffix: 'x', member_id: uuidv7() });
  await expect(server.database.transaction(here, (transaction) => transaction.change(foreign))).rejects.toThrow(
    /row-level security/,
  );
});

test('what was renamed is found by its new name alone, what is gone by none', async () => {
  const suffixes = async () =>
    (
      await server.database.read(
        here,
        build.selectFrom('member_suffixes').select('suffix').where('suffix', 'like', '%임시%'),
      )
    )[0];
  await add(here, [['임시 이름', null]]);
  const change = (query: Query) => server.database.transaction(here, (transaction) => transaction.change(query));
  await change(build.updateTable('members').set({ nickname: '새 이름' }).where('nickname', '=', '임시 이름'));
  expect([await found(here, '임시'), await found(here, '새 이름'), await suffixes()]).toEqual([[], ['새 이름'], []]);
  await change(build.deleteFrom('members').where('nickname', '=', '새 이름'));
  expect(await found(here, '새 이름')).toEqual([]);
});

test('a word that many hold is found in the order of the list, also behind what the index is asked for', async () => {
  const many = await makeTenant(server, 'many');
  await server.database.transaction(many, (transaction) =>
    transaction.execute(
      `insert into members (tenant_id, member_id, email, email_normal, password_hash, nickname, roles, created_at)
       select $1, gen_random_uuid(), n::text, n::text, '', '회원 ' || n, '{ROLE_USER}', now() from generate_series(1, $2) as n`,
      [many, MOST_FOUND + 3],
    ),
  );
  expect(await found(many, '회원')).toHaveLength(MOST_FOUND + 3);
  expect(await found(many, `회원 ${MOST_FOUND}`)).toEqual([`회원 ${MOST_FOUND}`]);
});
