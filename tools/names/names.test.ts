import { expect, test } from 'vitest';
import { misnamedIn } from './names.ts';

const contract = {
  path: 'packages/contract/src/clubs/clubs/clubs.endpoints.ts',
  text: "export const listClubs = endpoint({ name: 'listClubs' });",
};
const routes = (service: string) => ({
  path: 'apps/server/src/features/clubs/clubs/clubs.routes.ts',
  text: `export const clubRoutes = [route(clubs.listClubs, (unit, { query }) => ${service}(unit, query))];`,
});
const wrapper = (name: string) => ({
  path: 'apps/web/src/api/clubs/clubs/clubs.reads.ts',
  text: `export const ${name} = read<typeof contract.listClubs>('GET /api/v1/clubs');`,
});

test('an endpoint, its service and its wrapper of one name are well', () => {
  expect(misnamedIn([contract, routes('listClubs'), wrapper('listClubs')])).toEqual([]);
});

test('a service of another name is refused', () => {
  expect(misnamedIn([contract, routes('publicClubs')])).toEqual([
    'apps/server/src/features/clubs/clubs/clubs.routes.ts: listClubs is answered by publicClubs: give both one name.',
  ]);
});

test('a wrapper of another name is refused', () => {
  expect(misnamedIn([contract, routes('listClubs'), wrapper('clubsQuery')])).toEqual([
    'apps/web/src/api/clubs/clubs/clubs.reads.ts: listClubs is wrapped as clubsQuery: give both one name.',
  ]);
});

test('a call that a screen makes itself, beside the wrapper, is refused; the kernel is where calls are made', () => {
  const text = "call<typeof listClubs>('GET /api/v1/clubs', {});";
  const at = (path: string) => misnamedIn([contract, routes('listClubs'), { path, text }]);
  for (const path of [
    'apps/web/src/screens/quiz-clubs/AllClubs.tsx',
    'apps/web/src/features/grading/grading/grading.api.ts',
  ])
    expect(at(path)).toEqual([
      `${path} calls listClubs itself: declare it with read or write in apps/web/src/api and import that.`,
    ]);
  expect(at('apps/web/src/kernel/calls/read.ts')).toEqual([]);
});

test('an endpoint that no service answers is refused', () => {
  expect(misnamedIn([contract])).toEqual(['listClubs is bound to no service function in any *.routes.ts.']);
});
