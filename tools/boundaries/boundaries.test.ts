import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { beforeAll, afterAll, expect, test } from 'vitest';
import { areaFaults, readAreaPage } from './areas.ts';
import { importsIn } from './cruise.ts';
import { featureRings } from './feature-rings.ts';
import { rules } from './rules.ts';

const SERVER = 'apps/server/src';
const DEMO = 'apps/server/demo';
const WEB = 'apps/web/src';
const CONTRACT = 'packages/contract/src';
type Way = 'import' | 'import type' | 'export' | 'await import';

/** For each rule imports that it must refuse: from a file, of another one or of a package, in one of the ways. */
const REFUSED: Record<string, [from: string, to: string, way?: Way][]> = {
  'no-cycles': [[`${SERVER}/kernel/ring-a.ts`, `${SERVER}/kernel/ring-b.ts`, 'import type']],
  'imports-exist': [[`${SERVER}/kernel/typo.ts`, './nothing.ts']],
  'contract-depends-on-zod-alone': [
    [`${CONTRACT}/clubs/clubs/a.ts`, 'kysely'],
    [`${CONTRACT}/clubs/clubs/b.ts`, 'node:fs'],
    [`${CONTRACT}/clubs/clubs/c.ts`, `${SERVER}/kernel/clock.ts`, 'import type'],
  ],
  'server-knows-no-web': [[`${SERVER}/kernel/page.ts`, `${WEB}/App.tsx`]],
  'web-knows-no-server': [[`${WEB}/App2.tsx`, `${SERVER}/kernel/clock.ts`, 'import type']],
  'endpoints-by-type': [[`${WEB}/api/clubs/clubs/clubs.reads.ts`, `${CONTRACT}/clubs/clubs/clubs.endpoints.ts`]],
  'kernel-and-ui-know-no-feature': [
    [`${SERVER}/kernel/a.ts`, `${SERVER}/features/clubs/clubs/clubs.public.ts`],
    [`${WEB}/kernel/b.ts`, `${WEB}/features/clubs/clubs/ClubCard.tsx`, 'await import'],
    [`${WEB}/ui/C.tsx`, `${WEB}/shell/Header.tsx`],
  ],
  'product-knows-no-tests': [
    [`${SERVER}/main2.ts`, `${SERVER}/testing/people.ts`],
    [`${WEB}/kernel/d.ts`, `${WEB}/kernel/calls/call.test.ts`],
    [`${DEMO}/people.ts`, `${DEMO}/story.test-help.ts`],
  ],
  'program-runs-without-demo-data': [
    [`${SERVER}/features/clubs/clubs/a.service.ts`, `${DEMO}/demo.ts`, 'await import'],
    [`${SERVER}/app.ts`, `${DEMO}/demo.ts`],
  ],
  'demo-data-is-loaded-when-asked-for': [[`${SERVER}/server.ts`, `${DEMO}/story.ts`]],
  'ai-libraries-are-loaded-when-asked': [
    [`${SERVER}/kernel/ai/gateway2.ts`, 'cockatiel'],
    [`${SERVER}/features/assistance/ai/x.service.ts`, '@ai-sdk/anthropic', 'await import'],
  ],
  'ai-libraries-come-late': [[`${SERVER}/kernel/ai/gateway3.ts`, `${SERVER}/kernel/ai/sdk.ts`]],
  'documents-are-read-in-a-child-process': [
    [
      `${SERVER}/features/authoring/contents/paste.service.ts`,
      `${SERVER}/features/authoring/contents/reading/formats/text.ts`,
    ],
    [
      `${SERVER}/features/authoring/contents/reading/x.service.ts`,
      `${SERVER}/features/authoring/contents/reading/read-file.ts`,
      'await import',
    ],
    [
      `${SERVER}/features/authoring/quizzes/bulk/bulk.service.ts`,
      `${SERVER}/features/authoring/quizzes/bulk/question-files/moodle/read-moodle.ts`,
    ],
  ],
  'features-meet-at-public-interfaces': [
    [`${SERVER}/features/clubs/clubs/b.service.ts`, `${SERVER}/features/answering/answers/answers.queries.ts`],
    [`${SERVER}/features/clubs/clubs/i.service.ts`, `${SERVER}/features/answering/answers/answers.service.ts`],
    [
      `${SERVER}/features/clubs/clubs/room/c.service.ts`,
      `${SERVER}/features/answering/answers/room/answers.view.ts`,
      'import type',
    ],
  ],
  'public-interfaces-export-their-own': [
    [
      `${SERVER}/features/clubs/clubs/clubs.public.ts`,
      `${SERVER}/features/answering/answers/answers.public.ts`,
      'export',
    ],
  ],
  'demo-data-uses-public-interfaces': [[`${DEMO}/clubs.part.ts`, `${SERVER}/features/clubs/clubs/clubs.rows.ts`]],
  'app-lists-features': [
    [`${SERVER}/app.ts`, `${SERVER}/features/clubs/clubs/clubs.view.ts`],
    [`${SERVER}/jobs.ts`, `${SERVER}/features/clubs/clubs/clubs.jobs.ts`],
  ],
  'routes-and-views-do-not-query': [
    [`${SERVER}/features/clubs/clubs/d.routes.ts`, `${SERVER}/features/clubs/clubs/d.queries.ts`],
    [`${SERVER}/features/clubs/clubs/d.view.ts`, `${SERVER}/features/clubs/clubs/d.queries.ts`, 'export'],
  ],
  'policies-do-no-io': [
    [`${SERVER}/features/clubs/clubs/e.policy.ts`, `${SERVER}/features/clubs/clubs/e.queries.ts`],
    [`${SERVER}/features/clubs/clubs/f.policy.ts`, `${SERVER}/features/clubs/clubs/f.service.ts`],
    [`${SERVER}/features/clubs/clubs/g.policy.ts`, `${SERVER}/kernel/database/build.ts`],
  ],
  'policies-use-no-node': [[`${SERVER}/features/clubs/clubs/h.policy.ts`, 'node:fs']],
  'web-features-meet-in-screens': [
    [`${WEB}/features/clubs/clubs/ClubRow.tsx`, `${WEB}/features/answering/answers/peers/peer-list.ts`, 'import type'],
  ],
  'web-features-know-no-screen': [[`${WEB}/features/clubs/clubs/Back.tsx`, `${WEB}/screens/home/HomeScreen.tsx`]],
};

const statement = (target: string, way: Way): string =>
  ({
    import: `import { it } from '${target}'; console.log(it);`,
    'import type': `import type { It } from '${target}'; export type Own = It;`,
    export: `export { it } from '${target}';`,
    'await import': `await import('${target}');`,
  })[way];

let directory: string;
let refused: string[];
let rings: string[];
let areas: string[];

async function put(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(directory, file)), { recursive: true });
  await writeFile(join(directory, file), text, { flag: 'a' });
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dure-boundaries-'));
  for (const name of ['kysely', 'zod', 'cockatiel', '@ai-sdk/anthropic']) {
    await put(`node_modules/${name}/package.json`, `{ "name": "${name}", "main": "index.js" }`);
    await put(`node_modules/${name}/index.js`, '');
  }
  await put(`${CONTRACT}/clubs/clubs/fine.ts`, statement('zod', 'import'));
  await put('e2e/fine.ts', '');
  await put(`${SERVER}/kernel/ring-b.ts`, `${statement('./ring-a.ts', 'import type')}\n`);
  for (const way of ['import type', 'import'] as const)
    await put(
      `${SERVER}/features/clubs/clubs/fine.${way === 'import' ? 'service' : 'view'}.ts`,
      statement('./d.queries.ts', way),
    );
  await put(`${SERVER}/server.ts`, `${statement('../demo/fine.ts', 'await import')}\n`);
  await put(`${DEMO}/fine.ts`, '');
  for (const [from, to, way = 'import'] of Object.values(REFUSED).flat()) {
    const isFile = /^(?:apps|packages)\//.test(to);
    await put(from, `${statement(isFile ? `./${relative(dirname(from), to)}` : to, way)}\n`);
    if (isFile) await put(to, 'export const it = 1;\n');
  }
  // Each file is in no ring; the features are.
  const RING = ['one', 'two', 'three'];
  for (const [index, name] of RING.entries()) {
    const next = RING[(index + 1) % RING.length]!;
    await put(
      `${SERVER}/features/ring/${name}/${name}.service.ts`,
      statement(`../${next}/${next}.public.ts`, 'import type'),
    );
    await put(`${SERVER}/features/ring/${name}/${name}.public.ts`, 'export type It = 1;');
  }
  // Against the pages of two areas: below imports above, and what is no public feature of it.
  await put(`${SERVER}/features/below/one/one.service.ts`, statement('../../above/two/two.public.ts', 'import'));
  await put(`${SERVER}/features/above/two/two.public.ts`, 'export const it = 1;');
  await put(`${SERVER}/features/above/two/two.service.ts`, statement('../../below/hidden/hidden.public.ts', 'import'));
  await put(`${SERVER}/features/below/hidden/hidden.public.ts`, 'export const it = 1;');
  await put(`${CONTRACT}/below/one/one.views.ts`, statement('../../above/two/two.views.ts', 'import type'));
  await put(`${CONTRACT}/above/two/two.views.ts`, 'export type It = 1;');
  await put(`${WEB}/features/nowhere/three/Three.tsx`, '');
  const result = await importsIn(directory);
  rings = featureRings(result);
  areas = areaFaults(result, [
    readAreaPage('below', 'Imports: nothing.\n\n| `one` | x | yes |\n| `hidden` | x |  |\n'),
    readAreaPage('above', 'Imports: below.\n\n| `gone` | x |  |\n'),
  ]).filter((line) => /above|below|nowhere/.test(line));
  refused = result.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
});
afterAll(() => rm(directory, { recursive: true }));

test('every rule has its fixtures', () => {
  expect(Object.keys(REFUSED)).toEqual(rules.map(({ name }) => name));
});

test.each(Object.entries(REFUSED).flatMap(([rule, imports]) => imports.map((one) => [rule, ...one] as const)))(
  '%s refuses %s → %s',
  (rule, from, to = '') => {
    const target = to
      .replace(/^node:/, '')
      .replace(/^(kysely|cockatiel|@ai-sdk\/anthropic)$/, 'node_modules/$1/index.js');
    expect(refused.filter((line) => line.startsWith(`${rule}: `))).toContainEqual(
      expect.stringMatching(`^${rule}: ${from} → (?:.*/)?${target}$`),
    );
  },
);

test('a ring of features is refused, though its files form none', () => {
  const [one, two, three] = ['one', 'two', 'three'].map((name) => `${SERVER}/features/ring/${name}`);
  expect(rings).toEqual([`${one} → ${two} → ${three} → ${one}`]);
  expect(refused.filter((line) => line.startsWith('no-cycles') && line.includes(one!))).toEqual([]);
});

test('areas import what their pages say, of features that are public, and each has a page', () => {
  const SIDE = `${SERVER}/features`;
  expect(areas.toSorted()).toEqual(
    [
      `${CONTRACT}/below/one/one.views.ts → ${CONTRACT}/above/two/two.views.ts: below does not import above (its page)`,
      `${SIDE}/above/README.md does not name two`,
      `${SIDE}/above/README.md names gone, which is not there`,
      `${SIDE}/above/two/two.service.ts → ${SIDE}/below/hidden/hidden.public.ts: hidden is used within below alone (its page)`,
      `${SIDE}/below/one/one.service.ts → ${SIDE}/above/two/two.public.ts: below does not import above (its page)`,
      `${WEB}/features/nowhere is no area: none has a page of that name`,
    ].toSorted(),
  );
});

test('pages that let areas import each other in a ring are refused', () => {
  const page = (area: string, imports: string) => readAreaPage(area, `Imports: ${imports}.`);
  const none = { modules: [] } as unknown as Parameters<typeof areaFaults>[0];
  expect(areaFaults(none, [page('a', 'b'), page('b', 'c'), page('c', 'a')])).toEqual([
    'areas form a ring: a → b → c → a',
  ]);
  expect(areaFaults(none, [page('a', 'b, c'), page('b', 'c'), page('c', 'nothing')])).toEqual([]);
});

test('zod in the contract, queries in a service, their rows as types in a view and demo data where asked for are refused to nobody', () => {
  expect(refused.filter((line) => line.includes('fine.ts'))).toEqual([]);
});
