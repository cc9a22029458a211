import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const { scripts } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8')) as {
  scripts: Record<string, string>;
};

test.each(Object.keys(scripts).filter((name) => !name.startsWith('pre')))(
  'npm run %s installs first what it needs',
  (name) => {
    expect(scripts[`pre${name}`]).toMatch(/^node tools\/bootstrap\.mjs( build)?$/);
  },
);
