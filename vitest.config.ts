import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { ByEnvironment } from './tools/test-run/by-environment.ts';

/** Of every project, before its own. */
const guard = 'tools/test-run/addresses/guard.setup.ts';

const sharing = {
  // One more than there are cores: the longest files wait for programs and databases, and left alone vitest leaves a core idle.
  maxWorkers: availableParallelism() + 1,
  // Loading the program anew for each file costs more than most files' tests.
  isolate: false,
  // All cores are taken: threads of a collector would wait for what they collect after, and a test's garbage is young.
  execArgv: ['--single-threaded-gc', '--max-semi-space-size=32'],
};

export default defineConfig({
  test: {
    ...sharing,
    sequence: { sequencer: ByEnvironment },
    projects: [
      { test: { name: 'contract', setupFiles: guard, include: ['packages/contract/src/**/*.test.ts'] } },
      { test: { name: 'tools', setupFiles: guard, include: ['{tools,bench}/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          setupFiles: [guard, 'apps/server/src/testing/run/ends.ts'],
          include: ['apps/server/{src,demo}/**/*.test.ts'],
          globalSetup: 'apps/server/src/testing/run/cluster.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // On a busy machine what is waited for comes later: that is no fault of it.
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        extends: 'apps/web/vite.config.ts',
        test: {
          name: 'web',
          ...sharing,
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          setupFiles: [guard, 'apps/web/src/testing/browser-gaps.ts'],
          testTimeout: 20_000,
        },
      },
    ],
  },
});
