import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { run } from '../../tools/run.ts';

export const rounded = (value: number): number => Number(value.toPrecision(4));

/** Writes a table of weights as a module that says by which files it was fitted. */
export async function writeWeights(
  target: string,
  { type, from, name, command, what }: { type: string; from: string; name: string; command: string; what: string },
  files: readonly { path: string; text: string }[],
  weights: unknown,
): Promise<void> {
  const sources = files.map(
    ({ path, text }) =>
      ` * ${basename(path)}, SHA-256 ${createHash('sha256').update(text).digest('hex').slice(0, 16)}…`,
  );
  const source = [
    `import type { ${type} } from '${from}';`,
    '',
    `/**\n * Written by \`npm run ${command}\`, fitted on ${what} of\n${sources.join('\n')}\n * Whose data this is, and how it is fitted: docs/built-in-tools.md.\n */`,
    `export const ${name}: ${type} = ${JSON.stringify(weights, null, 2)};`,
    '',
  ].join('\n');
  await writeFile(target, source);
  await run('oxfmt', [target]);
}
