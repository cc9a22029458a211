import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { build } from './build.ts';
import { prepare, prepareShapes } from './prepare.ts';

const find = ({ tenantId, keys, now }: { tenantId: string; keys: string[]; now: Date }) =>
  build
    .selectFrom('attempts')
    .select(['subject', sql<boolean>`window_start < ${now}`.as('old')])
    .where('tenant_id', '=', tenantId)
    .where('count', '>', 5)
    .where('subject', '=', sql<string>`any(${keys})`);

test('a prepared query compiles to the same text and parameters as the query itself, for each call its own', () => {
  const prepared = prepare(find);
  const calls = [
    { tenantId: 'a', keys: ['x'], now: new Date(1) },
    { tenantId: 'b', keys: ['y', 'z'], now: new Date(2) },
  ];
  for (const call of calls) {
    const { sql: text, parameters } = prepared(call).compile();
    const plain = find(call).compile();
    expect({ text, parameters }).toEqual({ text: plain.sql, parameters: plain.parameters });
  }
});

test('the query is built once', () => {
  let built = 0;
  const prepared = prepare(({ tenantId }: { tenantId: string }) => {
    built += 1;
    return find({ tenantId, keys: [], now: new Date(0) });
  });
  for (const tenantId of ['a', 'b', 'c']) prepared({ tenantId }).compile();
  expect(built).toBe(1);
});

test('arguments that are spread would be lost: it is refused', () => {
  const prepared = prepare((given: { tenantId: string }) => find({ ...given, keys: [], now: new Date(0) }));
  expect(() => prepared({ tenantId: 'a' }).compile()).toThrow('named one by one');
});

interface Wanted {
  readonly tenantId: string;
  readonly order: 'asc' | 'desc';
  readonly subject?: string | undefined;
  readonly owner: string | null;
}
const list = ({ tenantId, order, subject, owner }: Wanted) =>
  build
    .selectFrom('attempts')
    .select('count')
    .where('tenant_id', '=', tenantId)
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject!))
    .where(sql<boolean>`${owner} = 'me'`)
    .orderBy('count', order)
    .limit(10);

test('a query with shapes compiles as itself for every mixture of arguments, also after other mixtures', () => {
  const prepared = prepareShapes(['order'], list);
  const calls: Wanted[] = [
    { tenantId: 'a', order: 'asc', owner: null },
    { tenantId: 'b', order: 'asc', owner: 'me' },
    { tenantId: 'c', order: 'desc', owner: 'me', subject: 'x' },
    { tenantId: 'd', order: 'desc', owner: 'you', subject: 'y' },
    { tenantId: 'e', order: 'asc', owner: null, subject: undefined },
  ];
  for (const call of [...calls, ...calls.toReversed()]) {
    const { sql: text, parameters } = prepared(call).compile();
    const plain = list(call).compile();
    expect({ text, parameters }).toEqual({ text: plain.sql, parameters: plain.parameters });
  }
});
