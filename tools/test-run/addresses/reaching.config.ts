import { defineConfig } from 'vitest/config';

/** What `own-addresses.test.ts` runs to see the guard refuse. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.fixture.ts'],
    setupFiles: 'guard.setup.ts',
  },
});
