import { expect, test } from 'vitest';
import { crowdedAmong } from './folders.ts';

const files = (folder: string, count: number) => Array.from({ length: count }, (_, index) => `${folder}/${index}.ts`);

test('a folder of programs with 26 files is refused', () => {
  const room = 'apps/server/src/features/clubs/clubs';
  const crowded = [
    ...files(room, 26),
    ...files(`${room}/life`, 25),
    ...files('packages/contract/src/clubs/clubs', 30),
    ...files('apps/web/src/ui', 26),
    ...files('e2e', 26),
    ...files('docs', 26),
  ];
  expect(crowdedAmong(crowded)).toEqual([
    'apps/server/src/features/clubs/clubs holds 26 files, more than 25: give it rooms.',
    'packages/contract/src/clubs/clubs holds 30 files, more than 25: give it rooms.',
    'apps/web/src/ui holds 26 files, more than 25: give it rooms.',
    'e2e holds 26 files, more than 25: give it rooms.',
  ]);
});

test.each(['apps/server/src/migrations', 'apps/web/src/ui/fonts'])('%s may hold many', (folder) => {
  expect(crowdedAmong(files(folder, 40))).toEqual([]);
});
