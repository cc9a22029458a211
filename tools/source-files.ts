import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Files of the project that git knows or would take in, from the root; those that the pattern matches. */
export const sourceFiles = (pattern: RegExp): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate'], { encoding: 'utf8' })
    .split('\n')
    .filter((name) => pattern.test(name) && existsSync(name));
