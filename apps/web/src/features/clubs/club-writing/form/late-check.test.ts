import { expect, test, vi } from 'vitest';
import { emptyClub } from './club-values.ts';

test('finds the faults of a club by the keys of its quizzes', async () => {
  const { findFaults } = await import('./late-check.ts');
  expect((await findFaults(emptyClub)).map(({ path }) => path)).toContain('clubName');
});

test('leaves the check to the server where the rules cannot be fetched', async () => {
  vi.resetModules();
  vi.doMock('./check-club.ts', () => {
    throw new Error('offline');
  });
  const { findFaults } = await import('./late-check.ts');
  expect(await findFaults(emptyClub)).toEqual([]);
});
